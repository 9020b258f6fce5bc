"""The table in one page of the app, which shows one place after the other: hands that are played, and each kind of question."""

from __future__ import annotations

from collections.abc import Iterable
from time import sleep

from playwright.sync_api import Page

from bench.geometry.looking import Looks
from engine.game import games
from lessons.course.course import Course, question_at
from lessons.course.loader import library
from lessons.session.one_step import place_of
from lessons.session.step_link import StepLink
from lessons.yamlfile.fields import Spec
from screens.parts.playing.own_table import played_here

FIRST = "/lesson?id=french4/the-pack"
"""A lesson in every language."""
SEEDS = 40
_PUT = """async (place) => {
  const { panel } = await (await fetch(`/api/place/${place}`)).json();
  const root = [...document.querySelectorAll("*")].map((one) => one.shadowRoot).find((one) => one?.querySelector(".table"));
  const script = performance.getEntriesByType("resource").map(({ name }) => name).find((name) => /[/]table[.]js$/.test(name));
  const { mount } = await import(script);
  mount(root, { ...panel, at: Date.now() * 1000 }, { sheets: [], leave() {}, pick() {} });
}"""
_MOVE = """async ([place, asked]) => {
  const { panel } = await (await fetch(`/api/place/${place}`)).json();
  const { mode, rows = [], can = {}, choices, at_least } = panel;
  const follows = can.answer && mode === "one" && rows.some(({ layout, cards }) => layout === "trick" && cards.length);
  if (!asked && follows) return "there";
  const on = asked === "on" ? "" : asked;
  if (asked === "on" && !can.next && !can.answer) return "over";
  const event = on || (can.next ? "next" : "answer");
  const may = rows.filter((row) => row.pick).flatMap((row) => row.cards).flatMap((card, at) => (card.why ? [] : [at]));
  const answer = mode === "choice" ? choices.length - 1 : mode === "many" ? may.slice(0, at_least) : may[0];
  const value = event === "answer" ? answer : null;
  const body = JSON.stringify({ place, event, value, seen: panel.qid, nonce: crypto.randomUUID() });
  return (await fetch("/api/move", { method: "POST", headers: { "Content-Type": "application/json" }, body })).status;
}"""
"""One press that may be made there; where none is asked for, on the way to the first trick in which one is to follow; ``on``: to
the end."""
TOO_FAST = 429
PRESSES = 60


def tables() -> list[str]:
    """Every game that is played here, each with the hand that was dealt."""
    return ["practice/whole", *(f"table/{one}" for one in games() if played_here(one))]


def of_places(
    looks: Looks, page: Page, url: str, places: Iterable[str], *, played: bool = False, shown: bool = False
) -> None:
    """Looks at the table with these; ``played``: and again with the first trick before one, ``shown``: and with its answer."""
    page.goto(url + FIRST)
    page.locator(".table .actions button").first.wait_for()
    for place in places:
        if looks.only.split(", ")[0] not in place:
            continue
        page.evaluate(_PUT, place)
        looks.at(page, place)
        if played and _to_the_first_trick(page, place):
            page.evaluate(_PUT, place)
            looks.at(page, f"{place}, a trick")
        if shown and press(page, place, "reveal") == 200:
            page.evaluate(_PUT, place)
            looks.at(page, f"{place}, shown")


def _to_the_first_trick(page: Page, place: str) -> bool:
    return any(press(page, place, "") == "there" for _ in range(PRESSES))


def press(page: Page, place: str, event: str) -> object:
    """Presses this, or what may be pressed; what came of it."""
    while (came := page.evaluate(_MOVE, [place, event])) == TOO_FAST:
        sleep(0.3)
    return came


def kinds(wanted: Iterable[str] | None = None) -> dict[str, str]:
    """For each of these games (or all) and kind of question the place of one step, with the first cards that make one."""
    among = set(games() if wanted is None else wanted)
    found: dict[str, str] = {}
    for lesson in library():
        game = lesson.id.partition("/")[0]
        if game not in among:
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
