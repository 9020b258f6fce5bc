"""Opening the browser, where there is a screen to open one on."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser


def open_soon(address: str) -> None:
    """Beside everything else: some browsers return only when they are closed."""
    if screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def show(address: str) -> int:
    """At once, as the process ends after it; an exit code."""
    if screen():
        webbrowser.open(address)
    return 0


def screen() -> bool:
    """A browser for text would take the terminal, and Ctrl+C with it."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
