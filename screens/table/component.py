"""Mounts the table: a stub of JavaScript travels with each run, the rest is fetched once from the app's own address."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

from screens.served import Served

HERE = Path(__file__).parent
ADDRESS = "/table"
MOVE = "move"
"""The component's one event: ``{qid, event, value, nonce}``."""


@cache
def assets() -> Served:
    """The table's script and style under names that change with their content."""
    return Served({name: HERE / name for name in ("table.js", "table.css")})


@cache
def _stub() -> str:
    return (HERE / "stub.js").read_text(encoding="utf-8")


def table(given: Mapping[str, Any], key: str, on_move: Callable[[], None]) -> Any:
    """Show what is ``given`` (:mod:`screens.table.given`); returns the move made, or None.

    The move reaches ``on_move`` through ``st.session_state[key].move``. After a restart of the server the callback is not
    called and the move is only returned: the caller must treat both alike.
    """
    mount = st.components.v2.component("calzettini_table", js=_stub())
    files = {"script": f"{ADDRESS}/{assets().name('table.js')}", "css": f"{ADDRESS}/{assets().name('table.css')}"}
    # A list, not a dict: Streamlit looks for tables of data in a dict and imports pandas and pyarrow (a second) to do so.
    result = mount(key=key, data=[{**given, "assets": files}], on_move_change=on_move)
    return result.move
