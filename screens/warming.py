"""What a first move needs besides its lesson: loaded when the first page has been shown, so that neither waits for it."""

from __future__ import annotations

from threading import Event, Thread

from screens import findings
from screens.loading import ALONE

_begun = Event()


def begin() -> Thread | None:
    """A page has been shown. Only the first call does anything, and only where the app is being served; what it has begun."""
    if not findings.is_wanted() or _begun.is_set():
        return None
    _begun.set()
    loading = Thread(target=_load, daemon=True)
    loading.start()
    return loading


def _load() -> None:
    with ALONE:
        from lessons.places.sessions import places
        from lessons.text import card_catalogue, phrases
        from screens import sessions
    sessions.sessions()
    places()
    card_catalogue.books()
    phrases.sentences()
