"""Mounts the workbench: a stub travels with each run, scripts and styles come once from the app's own address."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

from screens.served import Served

HERE = Path(__file__).parent
ADDRESS = "/scoring"
SCRIPTS = ("dom.js", "cloth.js", "paper.js", "options.js", "exercise.js", "workbench.js")
STYLES = ("workbench.css", "practice.css")


@cache
def assets() -> Served:
    """Scripts and styles under names that change with their content."""
    return Served({name: HERE / name for name in (*SCRIPTS, *STYLES)})


@cache
def _stub() -> str:
    return (HERE / "stub.js").read_text(encoding="utf-8")


@cache
def _wake() -> str:
    return (HERE / "wake.js").read_text(encoding="utf-8")


def wakeful() -> None:
    """Lets the browser ask for a whole run: mounted outside the fragment, whose own requests a restarted server drops."""
    st.components.v2.component("calzettini_wake", js=_wake())(key="wake", on_wake_change=lambda: None, height=1)


def workbench(given: Mapping[str, Any], key: str, on_move: Callable[[], None]) -> Any:
    """Show what is ``given`` (:mod:`screens.workbench.given`); returns the move made, or None. As :func:`screens.table.table`."""
    mount = st.components.v2.component("calzettini_workbench", js=_stub())
    files = {
        "scripts": [f"{ADDRESS}/{assets().name(name)}" for name in SCRIPTS],
        "styles": [f"{ADDRESS}/{assets().name(name)}" for name in STYLES],
    }
    result = mount(key=key, data=[{**given, "assets": files}], on_move_change=on_move)
    return result.move
