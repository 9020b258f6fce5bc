"""No installed package brings a component: Streamlit need not read what all of them say of themselves to find that out.

It does so at every start, and for every page that a test opens: 0.08 s, on an old laptop a quarter of a second. A Streamlit that
looks elsewhere is not hindered: it then looks as it always did.
"""

from __future__ import annotations

from typing import Any

from streamlit.components.v2 import manifest_scanner


def none_to_find() -> None:
    """From now on Streamlit is told that there is none. Our own are mounted by :mod:`screens.components.host`."""
    manifest_scanner.scan_component_manifests = _none


def _none(max_workers: int | None = None) -> list[Any]:
    return []
