"""Every test has a log of its own, every panel is in its shape, and nobody searches: how a search ends depends on the machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from players.core import cache
from screens.api import envelope
from screens.learner.preferences import Preferences
from screens.shared import services, sessions
from screens.web import streamlit_internals
from tests.screens import shapes
from tests.screens.tournament import Tournament

streamlit_internals.spare()


@pytest.fixture(autouse=True)
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("CALZETTINI_DATABASE", str(tmp_path / "log.sqlite"))
    services.store.cache_clear()
    sessions.sessions.cache_clear()
    yield
    services.store.cache_clear()
    sessions.sessions.cache_clear()


@pytest.fixture(autouse=True)
def in_its_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a place tells its browser, in whichever test, is what JavaScript is told that it gets."""
    made = envelope.panel

    def panel(place: str, state: Any, preferences: Preferences) -> Mapping[str, Any]:
        told = made(place, state, preferences)
        shapes.fits(place, told)
        return told

    monkeypatch.setattr(envelope, "panel", panel)


@pytest.fixture(autouse=True)
def nobody_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where numba is not installed; a test of what is searched says itself what comes of it."""
    monkeypatch.setattr(cache, "NUMBA", "")


@pytest.fixture
def eight() -> Tournament:
    """A tournament on telephones of eight people, who have come and are paired."""
    return Tournament(8)
