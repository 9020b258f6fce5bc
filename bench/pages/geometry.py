"""Whether everything on a page is where one can see and press it: screens at the sizes of telephones, tablets, laptops, projectors.

Screens are turned to and windows are resized: a pair of both costs a twentieth of a second, a load is paid once.
``python -m bench geometry`` looks at all of them, ``tests/journeys/test_geometry.py`` at those that differ in their layout.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from time import sleep
from typing import Any

from playwright.sync_api import Browser, Page

from bench.pages.at_rest import RUN_IS_OVER
from bench.pages.browser import browser
from bench.running.servers import serving, until
from lessons.course.course import Course, question_at
from lessons.course.loader import library
from lessons.session.one_step import place_of
from lessons.session.step_link import StepLink
from lessons.yamlfile.fields import Spec

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (320, 640), (390, 844), (844, 390), (683, 384), (911, 512),
    (768, 1024), (820, 1180), (1024, 768), (1366, 768), (1280, 720), (1920, 1080), (2560, 1440),
)  # fmt: skip
"""Telephones, one of them held sideways; a laptop's page enlarged to twice and to half as much again; tablets, laptops, desks."""
WALLS: tuple[Size, ...] = ((1920, 1080), (1280, 720), (1024, 768))
TABLES = ("practice/whole", "table/mineo3", "table/mineo4", "table/french3", "table/french4", "table/french5")
PAGES = ("/", "/practice", "/settings", "/gallery")
FIRST = "/lesson?id=ottocento/following"
GAMES = ("ottocento", "mineo3", "french4")
ASKED: tuple[Mapping[str, str], ...] = (
    {"game": "ottocento", "misconception": "moon-needed"},
    {"game": "ottocento", "misconception": "two-wilds-bridge"},
    {"lesson": "ottocento/the-sheet", "step": "the-407"},
    {"lesson": "ottocento/the-signals", "step": "following"},
    {"lesson": "ottocento/following", "step": "no-cups"},
)
"""What a room is asked: piles of many cards with many answers, a card beside the table, a hand with its trick."""
PRESSES = ("close", "talk", "vote", "close", "reveal")
"""From the question to how it went; each has a picture of its own on the wall."""
LIMIT = 20.0
SEEDS = 40

_LAID_OUT = (Path(__file__).parent / "laid_out.js").read_text(encoding="utf-8").partition("\n\n")[2].rstrip()
_PAINTED = """() => new Promise((done) => {
  const again = (left) => requestAnimationFrame(() => setTimeout(() => (left ? again(left - 1) : done())));
  again(2);
})"""
_PUT = """async (place) => {
  const { panel } = await (await fetch(`/api/place/${place}`)).json();
  const root = [...document.querySelectorAll("*")].map((one) => one.shadowRoot).find((one) => one?.querySelector(".table"));
  const script = performance.getEntriesByType("resource").map(({ name }) => name).find((name) => /[/]table[.]js$/.test(name));
  const { mount } = await import(script);
  mount(root, { ...panel, at: Date.now() * 1000 }, { sheets: [], leave() {}, pick() {} });
}"""
_PRESS = """async ([place, event, value]) => {
  const { panel } = await (await fetch(`/api/place/${place}`)).json();
  const body = JSON.stringify({ place, event, value, seen: panel.qid, nonce: crypto.randomUUID() });
  return (await fetch("/api/move", { method: "POST", headers: { "Content-Type": "application/json" }, body })).status;
}"""
_MOMENT = "() => document.body.dataset.stage + (document.querySelector('.cloth-here .table')?.dataset.qid ?? '')"
_TOO_FAST = 429


def faults(page: Page, screen: str, sizes: Iterable[Size], *, wall: bool = False) -> Iterator[str]:
    """Looks at what the page shows at each size; a line for each size at which something is wrong."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_PAINTED)
        found: list[str] = page.evaluate(_LAID_OUT, {"wall": wall})
        if found:
            yield f"{screen} at {width}x{height}: {'; '.join(found[:4])}" + (
                f"; and {len(found) - 4} more" if len(found) > 4 else ""
            )


def of_tables(page: Page, url: str, places: Iterable[str], sizes: Iterable[Size]) -> Iterator[str]:
    """One page of the app, whose table shows these places one after the other."""
    page.goto(url + FIRST)
    page.locator(".table .actions button").first.wait_for()
    at = tuple(sizes)
    for place in places:
        page.evaluate(_PUT, place)
        yield from faults(page, place, at)


def of_pages(page: Page, url: str, addresses: Iterable[str], sizes: Iterable[Size]) -> Iterator[str]:
    """The app's pages, turned to one after the other."""
    at = tuple(sizes)
    for address in addresses:
        page.goto(url + address)
        page.locator(RUN_IS_OVER).wait_for(state="attached")
        page.locator("h1").first.wait_for()
        yield from faults(page, address, at)


def of_wall(
    wall: Page, room: str, asked: Iterable[Mapping[str, str]], sizes: Iterable[Size], presses: Iterable[str] = PRESSES
) -> Iterator[str]:
    """The projector of a room that this browser leads: each question from its asking to how it went."""
    at, steps = tuple(sizes), tuple(presses)
    yield from faults(wall, "the way in", at, wall=True)
    for value in asked:
        name = value.get("step") or value["misconception"]
        press(wall, room, "ask", value)
        yield from faults(wall, name, at, wall=True)
        for event in steps:
            press(wall, room, event)
            yield from faults(wall, f"{name}, {event}", at, wall=True)


def press(wall: Page, room: str, event: str, value: Mapping[str, str] | None = None) -> None:
    """Whoever leads presses this, and the wall shows what comes of it. Errors: RuntimeError."""
    before = wall.evaluate(_MOMENT)
    status = wall.evaluate(_PRESS, [f"desk/{room}", event, value])
    while status == _TOO_FAST:
        sleep(0.3)
        status = wall.evaluate(_PRESS, [f"desk/{room}", event, value])
    if status != 200 or not until(lambda: wall.evaluate(_MOMENT) != before, LIMIT):
        raise RuntimeError(f"{event} was answered with {status}, and the wall shows {before}")


def kinds(games: Iterable[str] = GAMES) -> dict[str, str]:
    """For each game and kind of question the place of one step, with the first cards that make one."""
    found: dict[str, str] = {}
    for lesson in library():
        game = lesson.id.partition("/")[0]
        if game not in games:
            continue
        course = Course.of(lesson)
        for step in lesson.steps:
            name = f"{game} {getattr(step, 'kind', '')}"
            if not isinstance(step, Spec) or name in found:
                continue
            seed = next((one for one in range(1, SEEDS) if question_at(course, step.id, one) is not None), None)
            if seed is not None:
                found[name] = place_of(StepLink(lesson.id, step.id, seed))
    return found


def room_of(desk: Page, url: str) -> str:
    """Opens a room at the desk."""
    desk.goto(f"{url}/s/desk")
    desk.locator("button.main").first.click()
    desk.locator(".now h2").wait_for()
    return desk.url.partition("room=")[2]


def _context(running: Browser) -> Any:
    return running.new_context(locale="it-IT", reduced_motion="reduce")


def measure() -> dict[str, float]:
    """Every screen at every size; a line for each pair in which something is wrong."""
    places = [*TABLES, *kinds().values()]
    wrong: list[str] = []
    with browser() as running, serving() as server:
        context = _context(running)
        wrong += of_tables(context.new_page(), server.url, places, SIZES)
        wrong += of_pages(context.new_page(), server.url, PAGES, SIZES)
        context.close()
        context = _context(running)
        desk = context.new_page()
        room = room_of(desk, server.url)
        wall = context.new_page()
        wall.goto(f"{server.url}/s/wall?room={room}")
        wall.locator("svg.code").wait_for()
        wrong += of_wall(wall, room, ASKED, WALLS)
        press(wall, room, "ask", ASKED[-1])
        wrong += faults(desk, "the desk", SIZES)
        telephone = _context(running).new_page()
        telephone.goto(f"{server.url}/s?room={room}")
        telephone.locator("#name").fill("Gino")
        telephone.locator("#name").press("Enter")
        telephone.locator(".table .actions button").first.wait_for()
        wrong += faults(telephone, "a telephone", SIZES)
    print("\n".join(wrong))
    pairs = (len(places) + len(PAGES) + 2) * len(SIZES) + (1 + len(ASKED) * (1 + len(PRESSES))) * len(WALLS)
    return {"pairs": pairs, "wrong": len(wrong)}
