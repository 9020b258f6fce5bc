"""A real server with a log of its own, and a real browser. Nothing here sleeps: everything is waited for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bench.browser import browser
from bench.servers import free_port, serving
from tests.journeys.club import Club

expect.set_options(timeout=20_000)  # a limit for a busy machine; nothing waits longer than it has to


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browser() as running:
        yield running


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """One server for the tests of a file; each learner starts with an empty slate."""
    database = str(tmp_path_factory.mktemp("club") / "log.sqlite")
    with serving(database=database) as server:
        yield Club(server.url, database)


@pytest.fixture
def mortal_club(tmp_path: Path) -> Iterator[Club]:
    """A server that may be killed and started again."""
    club = Club("", str(tmp_path / "log.sqlite"), free_port())
    club.open()
    yield club
    club.close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()
