"""Preloads modules before anybody asks for them: those of the first page while the browser is still busy with what surrounds
it, and those of a first move when that page has been shown, so that neither waits for the other.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

from screens.shared.loading import import_lock

PAINTED = 0.5
"""Seconds from the first page's last word until the browser has painted it."""
NOBODY = 5.0
"""Seconds after which the rest is loaded though no page was shown: whoever makes moves by the routes alone finds it, too."""
_wanted, _at_once = Event(), Event()


def shown() -> None:
    """A page has been shown."""
    _wanted.set()


def expected() -> None:
    """A page is asked for that takes more than a newcomer's home does: it tells how far somebody is, or is another one."""
    _at_once.set()
    _wanted.set()


def warm() -> None:
    """Load it all, one after the other."""
    with _kept():
        _first_page()
    if _wanted.wait(NOBODY):
        _at_once.wait(PAINTED)
    with _kept():
        _first_move()


def _first_page() -> None:
    with import_lock:
        from screens.card_pictures import addresses
        from screens.pages import home as home
        from screens.parts import unavailable as unavailable
        from screens.parts.learner import other_learner as other_learner
        from screens.shared import findings, services
        from screens.shell import page_frame as page_frame
    addresses.shelf()
    services.lessons()
    findings.wanted()


def _first_move() -> None:
    with import_lock:
        from screens.shared import services
    services.courses()
    with import_lock:
        from lessons.course import listing
        from lessons.places.sessions import places
        from lessons.text import card_catalogue, phrases
        from players import compile_ahead as compiling
        from screens.card_pictures import addresses
        from screens.pages import lesson as lesson
        from screens.shared import sessions
    sessions.sessions()
    places()
    card_catalogue.books()
    phrases.sentences()
    listing.keep()
    addresses.look()
    compiling.begin()


@contextmanager
def _kept() -> Iterator[None]:
    """What is loaded meanwhile stays: the collector need not look through it, neither now nor in the middle of an answer."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
