"""A real server with a log of its own, and a real browser. Nothing here sleeps: everything is waited for."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bench.pages.browser import browser
from bench.running.servers import held_port
from screens.shared.findings import CHECKED
from tests.journeys import bidi, heard
from tests.journeys.club import LIMIT, Club, Visitor
from tests.journeys.firefox import firefox
from tests.journeys.lent import Lent
from tests.journeys.seen import Seen
from tests.journeys.servers import serving
from tests.journeys.webkit import Telephone, telephone

expect.set_options(timeout=LIMIT)
# The servers serve the same lessons, which `make lessons` has checked: each would look through them for fifteen seconds.
os.environ[CHECKED] = "off"
BRIEF = "--js-flags=--no-turbofan --no-maglev"
"""A page that is there for seconds is not worth being compiled a second time."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browser(BRIEF) as running:
        yield running


@pytest.fixture(scope="session")
def address() -> Iterator[int]:
    """The port of one server after the other, so that a browser need not fetch again what it has from there."""
    with held_port() as port:
        yield port


@pytest.fixture(scope="session")
def mortal_address() -> Iterator[int]:
    with held_port() as port:
        yield port


@pytest.fixture(scope="module")
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, address: int) -> Iterator[Club]:
    """One server for the tests of a file; each learner starts with an empty slate. ``SEARCHES`` in the file: deals are searched."""
    database = str(tmp_path_factory.mktemp("club") / "log.sqlite")
    with serving(database=database, port=address, searches=getattr(request.module, "SEARCHES", False)) as server:
        yield Club(server.url, database)


@pytest.fixture
def mortal_club(tmp_path: Path, mortal_address: int) -> Iterator[Club]:
    """A server that may be killed and started again."""
    club = Club("", str(tmp_path / "log.sqlite"), mortal_address)
    try:
        club.open()
        yield club
    finally:
        club.close()


@pytest.fixture(scope="session")
def lent(chromium: Browser) -> Lent:
    return Lent(chromium)


SEEN = pytest.StashKey[list[Seen]]()


@pytest.fixture
def visitor(lent: Lent, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """People with a browser of their own; they leave when the test ends, however it ends."""
    contexts = []
    seen = request.node.stash[SEEN] = []

    def come(**its: Any) -> Page:
        sort, context, page = lent.lend(**its)
        contexts.append((sort, context))
        seen.append(Seen(context))
        return page

    yield come
    for one in seen:
        one.over()
    for sort, context in contexts:
        lent.back(sort, context)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A journey that fails tells what its pages saw, and what its server was asked."""
    report = yield
    if report.when == "call" and report.failed:
        report.sections += [(f"browser {number}", one.told()) for number, one in enumerate(item.stash.get(SEEN, []), 1)]
        served = [one for one in getattr(item, "funcargs", {}).values() if isinstance(one, Club)]
        report.sections += [("server", heard.told(one.database)) for one in served]
    return report


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor(viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="reduce")


@pytest.fixture(scope="session")
def webkit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telephone]:
    with telephone(tmp_path_factory.mktemp("webkit")) as found:
        yield found


@pytest.fixture
def phone(webkit: Telephone) -> Telephone:
    """A telephone with WebKit, in the hand of somebody new."""
    webkit.forget()
    return webkit


@pytest.fixture(scope="session")
def fox() -> Iterator[bidi.Browser]:
    with firefox() as running:
        yield running


@pytest.fixture
def laptop(fox: bidi.Browser) -> Iterator[bidi.Visit]:
    """A laptop with Firefox, in front of somebody new."""
    with fox.visitor() as found:
        yield found
