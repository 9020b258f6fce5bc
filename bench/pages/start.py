"""From the start of the process to the first page in a browser, ours against one line of Streamlit."""

from __future__ import annotations

import statistics
import time

from playwright.sync_api import Browser
from playwright.sync_api import Error as BrowserError

from bench.pages.browser import browser
from bench.running.servers import ONE_LINE, OURS, serving

GOAL = 1.4


def seconds(running: Browser, command: tuple[str, ...], shows: str) -> float:
    """Seconds until ``shows`` is on screen in a browser that knocks from the first moment, its cache empty."""
    with serving(command, wait=False) as server:
        page = running.new_context(viewport={"width": 1366, "height": 768}).new_page()
        while True:
            try:
                page.goto(server.url, wait_until="commit")
                break
            except BrowserError:
                time.sleep(0.02)
        page.locator(shows).first.wait_for(timeout=60_000)
        found = time.perf_counter() - server.started
        page.context.close()
        return found


def measure(times: int = 5) -> dict[str, float]:
    with browser() as running:
        seconds(running, OURS, "h1")  # the first of all reads files from the disk
        pairs = [(seconds(running, ONE_LINE, "h1"), seconds(running, OURS, "h1")) for _ in range(times)]
    bare, ours = (statistics.median(column) for column in zip(*pairs, strict=True))
    return {"one_line_s": round(bare, 2), "ours_s": round(ours, 2), "ratio": round(ours / bare, 2), "goal": GOAL}
