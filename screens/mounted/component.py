"""Mounts a component: a stub travels with each run, its modules and styles come once from the app's own immutable address."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

from screens.served import Together

HERE = Path(__file__).parent
SHARED = ("dom.js", "delivery.js")
MOVE = "move"
"""The one event of our components: ``{event, value, nonce, ...}``."""


@dataclass(frozen=True, slots=True)
class Component:
    """``scripts`` are ES modules of ``folder``, the first of which exports ``show(component, sheets)``; ``styles`` its sheets."""

    name: str
    address: str
    folder: Path
    scripts: tuple[str, ...]
    styles: tuple[str, ...]

    def assets(self) -> Together:
        """Modules and styles, those that all components share among them, in a folder named after what is in it."""
        return _assets(self)

    def path(self, name: str) -> Path | None:
        """The file served under this name, for the route at ``address``."""
        return self.assets().path(name)

    def mount(self, given: Mapping[str, Any], key: str, on_move: Callable[[], None]) -> Any:
        """Show what is ``given``; returns the move made, or None.

        The move reaches ``on_move`` through ``st.session_state[key].move``. After a restart of the server the callback is
        not called and the move is only returned: the caller must treat both alike.
        """
        there = {"scripts": _urls(self, (*self.scripts, *SHARED)), "styles": _urls(self, self.styles)}
        # A list, not a dict: Streamlit looks for tables of data in a dict and imports pandas and pyarrow (a second) to do so.
        mounted = st.components.v2.component(self.name, js=_stub())
        return mounted(key=key, data=[{**given, "assets": there}], on_move_change=on_move).move


@cache
def _assets(its: Component) -> Together:
    own = {name: its.folder / name for name in (*its.scripts, *its.styles)}
    return Together(own | {name: HERE / name for name in SHARED})


@cache
def _urls(its: Component, names: tuple[str, ...]) -> list[str]:
    return [f"{its.address}/{its.assets().name(name)}" for name in names]


@cache
def _stub() -> str:
    return (HERE / "stub.js").read_text(encoding="utf-8")
