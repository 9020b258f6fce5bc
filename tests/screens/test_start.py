"""What the app does before its first page."""

from __future__ import annotations

import importlib.metadata

import pytest
from streamlit.components.v2.component_manager import BidiComponentManager

from .driving import visit


def test_no_package_is_read_to_find_components_that_none_of_them_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    monkeypatch.setattr(importlib.metadata, "distributions", lambda: looked.append("all that is installed") or [])
    BidiComponentManager().discover_and_register_components(start_file_watching=False)
    visit()
    assert not looked
