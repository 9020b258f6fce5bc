"""The frame and the table: a double click is one, the main button never moves, every card can be hit, cards move or are still."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bench.geometry.looking import PAINTED
from lessons.learner.store import Store
from tests.journeys.axe import serious
from tests.journeys.club import Club, Visitor, begun, go_on, open_lesson, settled

pytestmark = pytest.mark.browser

STEPS = 15
APART = (50, 120, 250, 400, 550, 700)
"""Milliseconds between two clicks that are meant as one."""
TWICE = 900
"""From so many on they are two: on a machine that has much else to do, a click may come later than it was asked for."""
CLICKED = "window.clicked = []; addEventListener('click', (event) => window.clicked.push(event.timeStamp), true)"
LESSONS = ("ottocento/first-tricks", "ottocento/following", "ottocento/the-pack")
MAIN = ".onward button"


def prepare(page: Page, found: Locator) -> None:
    """Something is chosen, by keys, where an answer is asked for."""
    mode = found.get_attribute("data-mode")
    if mode == "number":
        found.locator("input.number").press_sequentially("1")
    elif mode != "none" and found.locator("[data-event=answer]").count():
        card = found.locator("button.card:not([data-dim])").first
        (card if card.count() else found.locator("button.choice").first).focus()
        for digit in ("1", "2", "3", "4", "5", "6", "7", "8", "9"):
            if found.locator("[data-event=answer]").get_attribute("aria-disabled") == "false":
                return
            page.keyboard.press(digit)


def test_two_clicks_at_one_place_do_no_more_than_one_and_the_main_button_never_moves(page: Page, club: Club) -> None:
    moves: list[str] = []
    page.add_init_script(CLICKED)
    page.on("request", lambda asked: moves.append(asked.post_data or "") if asked.url.endswith("/api/move") else None)
    apart, done, at = cycle(APART), 0, None
    for lesson in LESSONS:
        found = open_lesson(page, club, lesson)
        while found.locator(MAIN).count() and done < STEPS:
            prepare(page, found)
            box = found.locator(MAIN).bounding_box()
            assert box is not None
            here = tuple(round(box[side]) for side in ("x", "y", "width", "height"))
            assert at in (None, here)
            at = here
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            moves.clear()
            page.mouse.click(x, y)
            page.mouse.click(x, y, delay=next(apart))
            expect(found).not_to_have_attribute("aria-busy", "true")
            clicked = page.evaluate("window.clicked.splice(0)")
            assert len(moves) <= 1 or clicked[-1] - clicked[0] >= TWICE, moves
            # What comes next is meant: a key says so, as time would.
            page.keyboard.press("Shift")
            done += 1
    assert done == STEPS


def test_a_double_click_on_a_card_takes_it(page: Page, club: Club) -> None:
    found = open_lesson(page, club, "ottocento/following")
    while not found.locator("button.card").count():
        go_on(found)
    card = found.locator("button.card").first
    card.dblclick()
    expect(card).to_have_attribute("aria-pressed", "true")


HANDS = """() => {
  const root = [...document.querySelectorAll('*')].map((one) => one.shadowRoot).find((one) => one?.querySelector('.felt'));
  const cards = [...root.querySelectorAll('.mine .card')];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const seen = boxes.map((box, at) => {
    const beside = boxes.find((other, n) => n > at && Math.abs(other.top - box.top) < 3 && other.left < box.right);
    const below = boxes.find((other) =>
      other.top > box.top + 3 && other.top < box.bottom && other.left < box.right && other.right > box.left);
    const [right, bottom] = [Math.min(box.right, beside?.left ?? box.right), Math.min(box.bottom, below?.top ?? box.bottom)];
    const hit = root.elementFromPoint((box.left + right) / 2, (box.top + bottom) / 2)?.closest('.card');
    return {wide: right - box.left, high: bottom - box.top, hit: hit === cards[at], left: box.left, right: box.right};
  });
  const parts = [...root.querySelectorAll('.spot, .plate, .mine .cards')]
    .map((one) => [one.className + (one.dataset.side ?? ''), one.getBoundingClientRect()]);
  const over = [];
  parts.forEach(([name, a], n) => parts.slice(n + 1).forEach(([other, b]) => {
    const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (x > 3 && y > 3) over.push([name, other, Math.round(x), Math.round(y)]);
  }));
  return {seen, over, page: document.documentElement.scrollWidth};
}"""


def at_a_whole_hand(page: Page, club: Club) -> Locator:
    page.goto(f"{club.url}/practice?game=whole")
    found = begun(page)
    expect(found.locator(".mine .card").first).to_be_visible()
    settled(page)
    return found


def test_every_card_of_a_whole_hand_can_be_hit_on_a_telephone_and_nothing_lies_over_another(
    visitor: Visitor, club: Club
) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="it-IT")
    to_the_first_card(at_a_whole_hand(page, club))
    told: dict[str, Any] = page.evaluate(HANDS)
    assert len(told["seen"]) >= 15
    for card in told["seen"]:
        assert card["hit"], card
        assert card["wide"] >= 43.5, card
        assert card["high"] >= 44, card
        assert -1 <= card["left"] <= card["right"] <= 391, card
    assert not told["over"]
    assert told["page"] == 390


def to_the_first_card(found: Locator) -> None:
    """Whoever has something to declare declares nothing: words to choose from share the page with the table."""
    while found.locator("button.choice").count():
        before = found.get_attribute("data-qid") or ""
        found.locator("button.choice").last.press("Enter")
        found.locator("[data-event=answer]").press("Enter")
        expect(found).not_to_have_attribute("data-qid", before)


def test_the_table_fills_the_page_without_scrolling(page: Page, club: Club) -> None:
    found = at_a_whole_hand(page, club)
    to_the_first_card(found)
    for width, height in ((1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)
        box, main = found.locator(".seated").bounding_box(), found.locator(MAIN).bounding_box()
        assert box is not None
        assert main is not None
        assert box["width"] * box["height"] >= 0.42 * width * height
        assert main["y"] + main["height"] <= height
        assert not page.evaluate(HANDS)["over"]


SLOWEST = 1700
"""Milliseconds until the last card of a trick lies there, one after the other."""
MOVES = """() => {
  window.moves = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, its) {
    window.moves.push([its.duration + (its.delay ?? 0), Object.keys(frames[0]).join()]);
    return animate.call(this, frames, its);
  };
}"""


@pytest.mark.parametrize(("motion", "moves", "tap"), [("no-preference", True, "yes"), ("reduce", False, "no")])
def test_cards_come_down_one_after_the_other_and_not_at_all_where_nothing_is_to_move_and_one_press_plays_one(
    visitor: Visitor, club: Club, motion: str, moves: bool, tap: str
) -> None:
    page = visitor(viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion=motion)
    page.add_init_script(f"({MOVES})()")
    learner = f"luna-luna-onda-{'faro' if moves else 'sole'}"
    store = Store(club.database)
    store.keep(learner, {"met": "yes", "tap": tap})
    store.close()
    page.goto(f"{club.url}/practice?game=short&learner={learner}")
    found = begun(page)
    for _ in range(4):
        before = found.get_attribute("data-qid") or ""
        if found.locator("[data-event=next]").count():
            found.locator("[data-event=next]").press("Enter")
        else:
            card = found.locator("button.card:not([data-dim])").first
            card.press("Enter")
            if tap == "no":
                card.press("Enter")
            else:
                expect(found.locator("[data-event=undo]")).to_have_text("Take back")
        expect(found).not_to_have_attribute("data-qid", before)
    made: list[Any] = page.evaluate("window.moves")
    assert bool(made) == moves
    assert all(lasts <= SLOWEST and set(what.split(",")) <= {"transform", "opacity"} for lasts, what in made), made


def test_the_keys_and_the_table_in_words(page: Page, club: Club) -> None:
    found = open_lesson(page, club, "ottocento/following")
    while not found.locator("button.card").count():
        go_on(found)
    first = found.locator("button.card").first
    first.press("Space")
    expect(found.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Space")
    expect(found.get_by_role("dialog")).to_have_count(0)
    expect(first).to_be_focused()
    expect(first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("?")
    expect(found.get_by_role("dialog")).to_contain_text("Enter")
    assert not serious(page)
    found.get_by_role("dialog").get_by_role("button", name="in words").press("Enter")
    page.keyboard.press("Escape")
    expect(found.locator(".described li")).to_have_count(4)
    expect(found.locator(".described")).to_contain_text("your turn")
    expect(found.locator(".described")).to_contain_text("led")
    assert not serious(page)
    page.reload()
    expect(page.locator(".described").first).to_contain_text("your turn")


def test_a_whole_hand_with_the_keyboard_alone(page: Page, club: Club) -> None:
    found = at_a_whole_hand(page, club)
    found.locator("button.card, .onward button, .choice").first.focus()
    for _ in range(140):
        if not found.locator(MAIN).count():
            break
        before = found.get_attribute("data-qid") or ""
        if found.locator("[data-event=next]").count():
            expect(found.locator("[data-event=next]")).to_be_focused()
            page.keyboard.press("Enter")
        elif found.get_attribute("data-mode") == "choice":
            page.keyboard.press(str(found.locator(".choice").count()))
            page.keyboard.press("Enter")
        else:
            _play(page, found, 2 if found.get_attribute("data-mode") == "many" else 1)
        expect(found).not_to_have_attribute("data-qid", before)
        expect(found).not_to_have_attribute("aria-busy", "true")
    expect(found.locator(".progress")).to_contain_text("15 / 15")


def _play(page: Page, found: Locator, many: int) -> None:
    """Arrows to cards that may go, Enter to take them, Tab to the button, Enter."""
    cards = found.locator("button.card")
    expect(cards.first).to_be_focused()
    taken = 0
    for place in range(cards.count()):
        if cards.nth(place).get_attribute("data-dim") is None:
            page.keyboard.press("Enter")
            expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
            taken += 1
        if taken == many:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    expect(found.locator("[data-event=answer]")).to_be_focused()
    page.keyboard.press("Enter")
