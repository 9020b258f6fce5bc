"""The places of this house, made once: pages show them, the routes of :mod:`screens.api` take what is done there."""

from __future__ import annotations

from typing import Any

from lessons.places.place import Ground
from lessons.places.sessions import Sessions, Standing
from screens.api.envelope import envelope
from screens.components.host import Component
from screens.learner import current_learner
from screens.loading import once


@once
def sessions() -> Sessions:
    """Where every learner is, at every place."""
    from screens import services
    from screens.searched.opponents import sits

    store = services.store()
    return Sessions(Ground(store, services.courses, store.secret, players=sits))


def show(component: Component, place: str) -> Any:
    """The place on a page, as it stands; returns its state. Errors: ``Refused`` ``no-such-place``."""
    stands = sessions().stands(current_learner.learner(), place)
    mount(component, place, stands, key=f"at {place}")
    return stands.state


def mount(component: Component, place: str, stands: Standing, key: str) -> None:
    """The place on a page, as it stood then."""
    who = current_learner.learner()
    component.mount(envelope(sessions(), who, place, stands, current_learner.preferences()), key=key)
