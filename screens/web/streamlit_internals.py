"""What this program knows of Streamlit's inside, all of it: addresses, the page it serves, and two look-ups that it is spared.

`tests/screens/test_streamlit_internals.py` holds it against the Streamlit that is installed. In another one what is no longer there
does no harm: Streamlit then does as it always did. What its elements are called stands in `static/streamlit_layout.css` only.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import streamlit

RESERVED = ("/_stcore/", "/media/", "/component/", "/static/")
"""Where Streamlit answers, as its documentation of ``st.App`` says: no route of ours may lie there."""
PANELS = "[data-testid=stPopoverBody], [data-testid=stMenuButtonBody]"
"""What it lays over a page, for whoever looks whether all of that can be seen and pressed."""
STREAM = "/_stcore/stream"
"""Where its page has its line."""
HOST_CONFIG = "/_stcore/host-config"
"""Where its page asks whoever puts it into a page of their own what to leave to them."""
LEFT_TO_US = {
    "allowedOrigins": [],
    "useExternalAuthToken": False,
    "enableCustomParentMessages": False,
    "enforceDownloadInNewTab": False,
    "metricsUrl": "",
    "blockErrorDialogs": True,
    "resourceCrossOriginMode": None,
}
"""What is answered there: nobody else tells the page what to do, and we say ourselves when the server is away."""
CLOSED = ("/metrics", "/_stcore/upload_file", "/_stcore/agent", "/_stcore/message", "/index.html")
"""Addresses at which nobody is answered: figures have a port of their own, files come in by our own field."""
MESSAGES = ("SCRIPT_RUN_STATE_CHANGED", "WEBSOCKET_CONNECTED", "WEBSOCKET_DISCONNECTED", "stCommVersion", "notRunning")
"""What its page tells whoever put it into theirs: `static/way_in.js` listens to it."""

_INDEX = Path(streamlit.__file__).parent / "static" / "index.html"
_NO_SCRIPT = re.compile(r"<noscript>.*?</noscript>", re.DOTALL)
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_LANGUAGE = re.compile(r"<html\b[^>]*>")
_OF_AGENTS = re.compile(r"<!--(?:(?!-->).)*?-->|<link rel=\"service-desc\"[^>]*>", re.DOTALL)
_HEAD, _END = "<head>", "</body>"


def page(lang: str, title: str, head: str, body: str) -> str:
    """Streamlit's page in this language: ``head`` goes before its scripts, ``body`` stands for what it says itself."""
    told = _OF_AGENTS.sub("", _NO_SCRIPT.sub("", _INDEX.read_text(encoding="utf-8"))).lstrip()
    told = _TITLE.sub(lambda _: f"<title>{title}</title>", _LANGUAGE.sub(f'<html lang="{lang}">', told))
    return told.replace(_HEAD, _HEAD + head, 1).replace(_END, body + _END, 1)


_SPARED: tuple[tuple[str, str, Any], ...] = (
    # No installed package brings a component: what all of them say of themselves need not be read (0.08 s of the start).
    ("streamlit.components.v2.manifest_scanner", "scan_component_manifests", lambda max_workers=None: []),
    # Nobody has typed us in at Python's prompt: the sources of all that is loaded need not be read to find that out (0.05 s).
    ("streamlit.delta_generator", "_use_warning_has_been_displayed", True),
)


def spare() -> list[str]:
    """Tell Streamlit what it would look for at every start; the names of those that this one has not got, which it is not told."""
    gone = []
    for module, name, instead in _SPARED:
        try:
            home = import_module(module)
        except ImportError:
            gone.append(f"{module}.{name}")
            continue
        if hasattr(home, name):
            setattr(home, name, instead)
        else:
            gone.append(f"{module}.{name}")
    return gone
