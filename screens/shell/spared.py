"""What Streamlit looks for at every start, though it is known: 0.08 s and 0.05 s, on an old laptop three times as much.

A Streamlit that looks elsewhere is not hindered: it then looks as it always did.
"""

from __future__ import annotations

from typing import Any

from streamlit import delta_generator
from streamlit.components.v2 import manifest_scanner


def spare() -> None:
    """From now on Streamlit is told, and looks no more.

    No installed package brings a component: it need not read what all of them say of themselves, and ours are mounted by
    :mod:`screens.components.host`. And nobody has typed us in at Python's prompt: it need not go through the sources of all that is
    loaded to find that out, in order to warn whoever did.
    """
    manifest_scanner.scan_component_manifests = _none
    delta_generator._use_warning_has_been_displayed = True


def _none(max_workers: int | None = None) -> list[Any]:
    return []
