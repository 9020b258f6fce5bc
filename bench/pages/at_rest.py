"""When a page of the app is at rest, for whoever measures or tests it."""

from __future__ import annotations

RUN_IS_OVER = "html[data-begun][data-line=open][data-run=notRunning]"
"""The page has begun, its line is open, and no run is under way: the page's own marks."""
STALE = "[data-stale=true]"
"""Streamlit's mark of what only the run before had; it is taken away when a run ends."""
