"""Mounts a component: a stub travels with each run, its modules and styles come once from the app's own immutable address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

from screens.components.given import ComponentFiles
from screens.web.static_files import Together

HERE = Path(__file__).parent / "shared"
SHARED = (
    "ahead.js",
    "dom.js",
    "move_queue.js",
    "news.js",
    "news_line.js",
    "news_pages.js",
    "news_shared.js",
    "pictures.js",
    "reachable.js",
)
WORKER = {name: HERE / name for name in ("news_worker.js", "news_line.js", "news_pages.js")}
"""What runs once for all pages of a browser."""
AT_NO_PLACE = {"place": "", "at": 0, "who": ""}
"""Of a panel that no move goes from: the page it stands on hears what is picked."""


@dataclass(frozen=True, slots=True)
class Component:
    """A component that the browser draws itself. ``scripts`` are ES modules of ``folder`` (or of one beside it), the first of
    which exports ``mount(root, panel, host)``; ``styles`` its sheets. They are served together, so that no two have one name.
    """

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

    def mount(self, panel: Mapping[str, object], key: str) -> Any:
        """Show a place from its first ``panel`` on: moves go by HTTP, and the page runs again only when the place is left.

        A panel :data:`AT_NO_PLACE` asks the page itself: returns what was picked just now, or None.
        """
        # A list, not a dict: Streamlit looks for tables of data in a dict and imports pandas and pyarrow (a second) to do so.
        mounted = st.components.v2.component(self.name, js=_stub())
        given = [{"assets": files(self), "panel": dict(panel)}]
        return mounted(key=key, data=given, on_leave_change=_run_again, on_pick_change=_run_again).pick


def files(component: Component) -> ComponentFiles:
    """Where a component's modules and styles are, for another one that mounts it in itself."""
    return {
        "scripts": _urls(component, (*component.scripts, *SHARED)),
        "styles": _urls(component, component.styles),
    }


def _run_again() -> None:
    """The page runs again, which is all there is to do."""


@cache
def _assets(its: Component) -> Together:
    own = {Path(name).name: its.folder / name for name in (*its.scripts, *its.styles)}
    return Together(own | {name: HERE / name for name in SHARED})


@cache
def _urls(its: Component, names: tuple[str, ...]) -> list[str]:
    return [f"{its.address}/{its.assets().name(Path(name).name)}" for name in names]


@cache
def _stub() -> str:
    return (HERE / "stub.js").read_text(encoding="utf-8")
