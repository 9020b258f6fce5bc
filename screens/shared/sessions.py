"""The places of this house, made once: pages show them, the routes of :mod:`screens.api` take what is done there."""

from __future__ import annotations

from lessons.places.place import Context
from lessons.places.sessions import Sessions
from screens.shared.loading import once


@once
def sessions() -> Sessions:
    """Where every learner is, at every place."""
    from screens.analysis.coaching import figures
    from screens.analysis.opponents import sits
    from screens.shared import services

    store = services.store()
    return Sessions(Context(store, services.courses, store.secret, players=sits, weighs=figures))
