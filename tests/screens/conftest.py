"""Every test has a log of its own, and nobody searches: what a search comes to, and when, depends on how busy the machine is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from players.core import cache
from screens.shared import services, sessions
from screens.web import streamlit_internals

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
def nobody_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where numba is not installed; a test of what is searched says itself what comes of it."""
    monkeypatch.setattr(cache, "NUMBA", "")
