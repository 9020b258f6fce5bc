"""A headless Chromium with a clock inside the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of these that there is. The one without windows opens a page for half of the work: 1.8 s of CPU instead of 4.1."""
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]  # fmt: skip

LONGEST = 120_000
"""Milliseconds until Chromium is there, on a machine that has much else to do."""


def chromium() -> str:
    """Where it lies; ``CHROMIUM`` in the environment names another. Errors: RuntimeError, if there is none."""
    if found := os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None):
        return found
    raise RuntimeError(f"no Chromium was found, under none of the names {', '.join(NAMES)}: make chromium")


@contextmanager
def browser(*further: str) -> Iterator[Browser]:
    """``further``: what it is started with beside what is needed anywhere."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, *further], timeout=LONGEST)
        try:
            yield running
        finally:
            running.close()
