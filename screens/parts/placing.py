"""A place on a page: mounted with its panel as it stands."""

from __future__ import annotations

from typing import Any

from lessons.places.sessions import Standing
from screens.api.envelope import envelope
from screens.components.host import Component
from screens.learner import current_learner
from screens.shared.sessions import sessions


def show(component: Component, place: str) -> Any:
    """The place on a page, as it stands; returns its state. Errors: ``Refused`` ``no-such-place``."""
    stands = sessions().stands(current_learner.learner(), place)
    mount(component, place, stands, key=f"at {place}")
    return stands.state


def mount(component: Component, place: str, stands: Standing, key: str) -> None:
    """The place on a page, as it stood then."""
    who = current_learner.learner()
    component.mount(envelope(sessions(), who, place, stands, current_learner.preferences()), key=key)
