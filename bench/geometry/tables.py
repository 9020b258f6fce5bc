"""The table in one page of the app, which shows one place after the other: hands that are played, and each kind of question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import sleep

from playwright.sync_api import Page

from bench.geometry.looking import Looks
from engine.game import games
from lessons.course.course import Course, question_at
from lessons.course.loader import library
from lessons.learner.event import Event, Json
from lessons.learner.store import Store
from lessons.moves.rng import new_nonce
from lessons.script.steps import kind_of
from lessons.session.one_step import place_of
from lessons.session.step_link import StepLink
from lessons.tables.sitting import STEP
from lessons.yamlfile.fields import Spec
from screens.parts.playing.own_table import played_here

FIRST = "/lesson?id=french4/the-pack"
"""A lesson in every language."""
SEEDS = 40
WAYS = ("ask", "part", "method", "of", "moment")
"""The fields of a question that say which way it is asked."""
_PUT = """async (place) => {
  let told = await fetch(`/api/place/${place}`);
  while (told.status === 429) {
    await new Promise((done) => setTimeout(done, 300));
    told = await fetch(`/api/place/${place}`);
  }
  if (!told.ok) return false;
  const { panel } = await told.json();
  const root = [...document.querySelectorAll("*")].map((one) => one.shadowRoot).find((one) => one?.querySelector(".table"));
  const script = performance.getEntriesByType("resource").map(({ name }) => name).find((name) => /[/]table[.]js$/.test(name));
  const { mount } = await import(script);
  mount(root, { ...panel, at: Date.now() * 1000 }, { sheets: [], leave() {}, pick() {} });
  return true;
}"""
"""Shows this place; false where there is none."""
_MOVE = """async ([place, asked]) => {
  const told = await fetch(`/api/place/${place}`);
  if (!told.ok) return told.status;
  const { panel } = await told.json();
  const { mode, rows = [], can = {}, choices, at_least } = panel;
  const follows = can.answer && mode === "one" && rows.some(({ layout, cards }) => layout === "trick" && cards.length);
  if (!asked && follows) return "there";
  const on = asked === "on" ? "" : asked;
  if (asked === "on" && !can.next && !can.answer) return "over";
  const event = on || (can.next ? "next" : "answer");
  const may = rows.filter((row) => row.pick).flatMap((row) => row.cards).flatMap((card, at) => (card.why ? [] : [at]));
  const all = rows.flatMap((row) => (row.pick ? row.cards : [])).map((_, at) => at);
  const answers = { choice: (choices ?? []).length - 1, number: 119, many: may.slice(0, at_least), order: all };
  const answer = answers[mode] ?? may[0];
  const headers = { "Content-Type": "application/json" };
  const move = (value) => JSON.stringify({ place, event, value, seen: panel.qid, nonce: crypto.randomUUID() });
  const sent = await fetch("/api/move", { method: "POST", headers, body: move(event === "answer" ? answer : null) });
  // The last thing that is offered may no longer be said: the first always may.
  if (mode !== "choice" || event !== "answer" || (await sent.json()).panel?.qid !== panel.qid) return sent.status;
  return (await fetch("/api/move", { method: "POST", headers, body: move(0) })).status;
}"""
"""One press that may be made there; where none is asked for, on the way to the first trick in which one is to follow; ``on``: to
the end."""
_STANDS = """async (place) => {
  const told = await fetch(`/api/place/${place}`);
  if (!told.ok) return null;
  const { panel: { rows = [], can = {} } } = await told.json();
  const many = (...layouts) => rows.filter((row) => layouts.includes(row.layout)).reduce((sum, row) => sum + row.cards.length, 0);
  const own = rows.filter((row) => row.seat === 0 && row.layout !== "trick");
  const hand = own.filter((row) => row.layout === "hand").reduce((sum, row) => sum + row.cards.length, 0);
  const open = own.reduce((sum, row) => sum + row.cards.length, 0) - hand;
  return { trick: many("trick"), hand, open, whole: Boolean(can.next), mine: Boolean(can.answer) };
}"""
OK, TOO_FAST = 200, 429
PRESSES = 60
TO_THE_END = 300
LAST = 2


_NINE: dict[str, Json] = {
    "dealer": 3,
    "others": ["picks-up 3", "leaves 3 C10 S7"],
    "pace": "turn",
    "seed": 1599762075,
    "strength": "learner",
}


def much_to_declare(database: str, learner: str) -> None:
    """A hand lies at ``practice/whole`` of which nine things may be declared, whole or in part, before the first card."""
    store = Store(database)
    store.append(learner, "practice/whole-hand", Event("present", STEP, new_nonce(), _NINE))
    store.close()


def tables() -> list[str]:
    """Every game that is played here, each with the hand that was dealt."""
    return ["practice/whole", *(f"table/{one}" for one in games() if played_here(one))]


def of_places(
    looks: Looks, page: Page, url: str, places: Iterable[str], *, played: bool = False, shown: bool = False
) -> None:
    """Looks at the table with these; ``played``: and again at each moment of the deal, ``shown``: and when an answer was given
    and help was asked for, and with the right answer."""
    page.goto(url + FIRST)
    page.locator(".table .actions button").first.wait_for()
    for place in places:
        if looks.only.partition(", ")[0] not in place:
            continue
        page.evaluate(_PUT, place)
        looks.at(page, place)
        if played:
            for moment in moments(page, place):
                page.evaluate(_PUT, place)
                looks.at(page, f"{place}, {moment}")
            _looked_back(looks, page, place)
        if shown and press(page, place, "answer") == OK:
            press(page, place, "hint")
            page.evaluate(_PUT, place)
            looks.at(page, f"{place}, answered")
        if shown and press(page, place, "reveal") == OK:
            page.evaluate(_PUT, place)
            looks.at(page, f"{place}, shown")


def _looked_back(looks: Looks, page: Page, place: str) -> None:
    """The deal that is over once more, with all hands open: before its first card, and its first trick.

    Of a deal in which nothing was played there is nothing to look at again.
    """
    again = f"hindsight/{place.partition('/')[2]}"
    for moment in ("looked at again", "a trick looked at again"):
        if not page.evaluate(_PUT, again):
            return
        looks.at(page, f"{place}, {moment}")
        press(page, again, "next")


def moments(page: Page, place: str) -> Iterator[str]:
    """Plays a deal to its end, and stops where the table is another one: a trick that is to be followed and one that is whole, half
    of one's cards, none but open ones, the last ones, and what the deal came to."""
    if not any(press(page, place, "") == "there" for _ in range(PRESSES)):
        return
    yield "a trick"
    first, seen = _stands(page, place), set[str]()
    for _ in range(TO_THE_END):
        if press(page, place, "on") != OK:
            break
        stands = _stands(page, place)
        held = stands["hand"] + stands["open"]
        if stands["whole"] and stands["trick"]:
            came = "a trick that is whole"
        elif not stands["mine"]:
            continue
        elif stands["open"] and not stands["hand"]:
            came = "open cards alone"
        elif held <= LAST:
            came = "the last cards"
        else:
            came = "half of the cards" if 2 * held <= first["hand"] + first["open"] else ""
        if came and came not in seen:
            seen.add(came)
            yield came
    yield "over"


def _stands(page: Page, place: str) -> dict[str, int]:
    """How many cards lie where, and what may be pressed."""
    while (stands := page.evaluate(_STANDS, place)) is None:
        sleep(0.3)
    return dict(stands)


def press(page: Page, place: str, event: str) -> object:
    """Presses this, or what may be pressed; what came of it."""
    while (came := page.evaluate(_MOVE, [place, event])) == TOO_FAST:
        sleep(0.3)
    return came


def kinds(wanted: Iterable[str] | None = None) -> dict[str, str]:
    """For each of these games (or all), kind of question and way of asking it the place of one step, with the first cards that make
    one; what only a house rule has is another way."""
    among = set(games() if wanted is None else wanted)
    found: dict[str, str] = {}
    for lesson in library():
        game = lesson.id.partition("/")[0]
        if game not in among:
            continue
        course = Course.of(lesson)
        for step in lesson.steps:
            if not isinstance(step, Spec):
                continue
            way = " ".join(str(getattr(step, one, "") or "") for one in WAYS) + (
                " by house rules" if lesson.rules else ""
            )
            name = f"{game} {kind_of(step)} {way}"
            if name in found:
                continue
            seed = next((one for one in range(1, SEEDS) if question_at(course, step.id, one) is not None), None)
            if seed is not None:
                found[name] = place_of(StepLink(lesson.id, step.id, seed))
    return found
