"""From the click on an answer to the painted feedback, ours against one button of bare Streamlit, in one run."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from playwright.sync_api import Browser, Page

from bench.pages.at_rest import RUN_IS_OVER
from bench.pages.browser import browser
from bench.percentile import percentile
from bench.running.servers import BARE, OURS, serving

GOALS = {"p50": 0.7, "p95": 0.9}
"""Of a button of bare Streamlit in the same run."""
LESSON = "ottocento/following"
FRAME = 1000 / 60
"""Milliseconds from one frame to the next."""
_moments = Random("click")
FIRST_CLICKS = 3
"""Clicks on a new page that load code, and are not counted."""
CARDS = 38
"""The cards on the scoring table that are tapped one by one: courts, aces and trumps without the Moors."""
CLOCK = """
window.deep = (sel, nth = 0) => {
  for (const root of window.roots()) { const hits = root.querySelectorAll(sel); if (hits.length) return hits[nth]; }
  return null;
};
window.roots = () => {
  const found = [document];
  const walk = (root) => {
    for (const el of root.querySelectorAll("*")) if (el.shadowRoot) { found.push(el.shadowRoot); walk(el.shadowRoot); }
  };
  walk(document); return found;
};
window.timed = ({click, nth, watch, attribute}) => new Promise((resolve, reject) => {
  const button = window.deep(click, nth);
  let seen = window.deep(watch);
  // The element that is watched may be made anew: it is looked for only where it is not there any more.
  const told = () => (attribute ? seen.getAttribute(attribute) : seen.textContent);
  const read = () => { if (!seen || !seen.isConnected) seen = window.deep(watch); return seen ? told() : null; };
  const was = read();
  let watching = [];
  const timer = setTimeout(() => { watching.forEach((one) => one.disconnect()); reject(new Error('no feedback in 8 s')); }, 8000);
  const look = () => {
    if (!watching.length || read() === was || read() === null) return;
    watching.forEach((one) => one.disconnect()); watching = []; clearTimeout(timer);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
  };
  watching = window.roots().map((root) => {
    const one = new MutationObserver(look);
    one.observe(root, {subtree: true, childList: true, characterData: true, attributes: true});
    return one;
  });
  const start = performance.now();
  button.click();
});
"""


def click(page: Page, button: str, watch: str, nth: int = 0, attribute: str = "") -> float:
    """Milliseconds from the click to the frame that shows what changed: a text, or an attribute."""
    told = {"click": button, "nth": nth, "watch": watch, "attribute": attribute}
    # People press at any moment between two frames; six frames after the last press one would always be at the same.
    page.wait_for_timeout(_moments.uniform(0, FRAME))
    taken: float = page.evaluate("(told) => window.timed(told)", told)
    page.wait_for_timeout(100)
    return taken


def bare_page(running: Browser, url: str) -> Page:
    page = running.new_context(viewport={"width": 1366, "height": 768}).new_page()
    page.goto(url)
    page.get_by_role("button", name="go").wait_for()
    page.evaluate("() => {" + CLOCK + "}")
    return page


def lesson_page(running: Browser, url: str) -> Page:
    page = visit(running, f"{url}/lesson?id={LESSON}")
    page.locator(".table .actions button").first.wait_for()
    return page


def practice_page(running: Browser, url: str) -> Page:
    """A whole hand, in which the cards are played one after the other."""
    page = visit(running, f"{url}/practice?game=whole")
    page.locator(".table .actions button").first.wait_for()
    return page


def visit(running: Browser, address: str) -> Page:
    page = running.new_context(
        viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en-GB"
    ).new_page()
    page.goto(address)
    page.locator(RUN_IS_OVER).wait_for(state="attached")
    page.evaluate("() => {" + CLOCK + "}")
    return page


def bench_page(running: Browser, url: str) -> Page:
    """The scoring table, where each tap on a card is counted for both sides and comes back as two sheets."""
    page = visit(running, f"{url}/workbench?p=won-SK.BK.CK.DK+last-we")
    page.locator(".totals strong").first.wait_for()
    return page


def play(page: Page) -> float:
    """One press at the practice table, whatever is asked there: milliseconds until what comes of it is painted."""
    page.evaluate(
        """() => {
          const next = window.deep('[data-event=next]');
          if (next) return;
          const choices = window.deep('.choices');
          if (choices) { choices.lastElementChild.click(); return; }
          const cards = window.deep('.cards[role=group]')?.querySelectorAll('button.card') ?? [];
          const may = [...cards].filter((card) => !('dim' in card.dataset)).slice(0, 2);
          for (const card of may) if (card.getAttribute('aria-pressed') !== 'true') card.click();
        }"""
    )
    page.wait_for_timeout(60)
    button = page.evaluate("() => window.deep('[data-event=next]') ? '[data-event=next]' : '[data-event=answer]'")
    return click(page, button, ".table", attribute="data-qid")


def pick(page: Page, place: int) -> None:
    """Exactly one card, another each time: never the whole answer, so the question stays and the feedback changes."""
    page.evaluate(
        """(place) => {
          const one = (n) => window.deep(`.cards[role=group] > :nth-child(${n + 1})`);
          for (let n = 0; one(n); n += 1) if ((one(n).getAttribute('aria-pressed') === 'true') !== (n === place)) one(n).click();
        }""",
        place,
    )
    page.wait_for_timeout(60)


def answer_in_lesson(running: Browser, url: str, page: Page, turn: int) -> tuple[Page, float]:
    """One card as the answer: milliseconds until what was wrong or right with it is painted.

    A lesson that is over begins anew; its first answers load code again and do not count.
    """
    uncounted = 0
    while True:
        cards = page.locator(".table button.card").count()
        if cards and deep(page, "[data-event=answer]"):
            pick(page, turn % cards)
            if deep(page, "[data-event=answer][aria-disabled=false]"):
                taken = click(page, "[data-event=answer]", ".feedback .head")
                if not uncounted:
                    return page, taken
                uncounted -= 1
        way_on = next((one for one in ("next", "reveal") if deep(page, f"[data-event={one}]")), None)
        if way_on is None:
            page.context.close()
            page = lesson_page(running, url)
            uncounted = FIRST_CLICKS
            continue
        page.evaluate("(name) => window.deep(`[data-event=${name}]`).click()", way_on)
        page.wait_for_timeout(300)


def deep(page: Page, selector: str) -> bool:
    """Is there such an element, in whatever shadow?"""
    return bool(page.evaluate("(selector) => Boolean(window.deep(selector))", selector))


SEATS = ("A1", "A2", "B1", "B2")


def match_page(running: Browser, url: str) -> Page:
    """A match that has just begun, in which a declaration is written down and taken back again."""
    page = visit(running, f"{url}/scorekeeper")
    for seat in SEATS:
        page.get_by_label(f"Name, seat {seat}").fill(seat)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator(".now:visible").wait_for()
    return page


def press_in_match(page: Page, turn: int) -> float:
    """A declaration is taken down in four taps, of which the last one is timed; the next press takes it back."""
    if turn % 2:
        return click(page, ".undo", ".board .points")
    page.get_by_role("group", name="Who declares?").get_by_text(SEATS[0], exact=True).click()
    how_many = page.get_by_role("group", name="Kings: how many cards")
    if not how_many.count():
        page.locator(".declare").get_by_text("Kings", exact=True).click()
    how_many.get_by_text("4", exact=True).click()
    page.wait_for_timeout(60)
    return click(page, ".declare button.main", ".board .points")


def measure(times: int = 100) -> dict[str, float]:
    """All at once, a click here and a click there, so that whatever else the machine does is the same for all.

    The lesson gets answers of one card, most of them wrong: each is read, marked by the engine, diagnosed and saved.
    """
    took: dict[str, list[float]] = {"bare": [], "lesson": [], "practice": [], "scoring": [], "match": []}
    with browser() as running, serving(BARE) as one, serving(OURS) as other:
        button, lesson = bare_page(running, one.url), lesson_page(running, other.url)
        practice, table = practice_page(running, other.url), bench_page(running, other.url)
        match = match_page(running, other.url)
        for turn in range(times + FIRST_CLICKS):
            took["bare"].append(click(button, ".st-key-go button", "p.feedback"))
            lesson, answered = answer_in_lesson(running, other.url, lesson, turn)
            took["lesson"].append(answered)
            if turn % 4 == 0:  # a hand has some sixty presses; the next one is dealt by a button of the page
                took["practice"].append(play(practice))
            # Another card with each tap, and taken back the next time round: every position is a new one for the server.
            took["scoring"].append(click(table, ".counting .cell", ".counting .sheet", turn % CARDS))
            took["match"].append(press_in_match(match, turn))
    told: dict[str, float] = {}
    for name, all_ in took.items():
        counted = all_[FIRST_CLICKS:]
        told |= {f"{name}_p50": percentile(counted, 0.5), f"{name}_p95": percentile(counted, 0.95)}
    for name in took:
        told |= {
            f"{name}_{at}_ratio": round(told[f"{name}_{at}"] / told[f"bare_{at}"], 2) for at in GOALS if name != "bare"
        }
    return told


def met(told: Mapping[str, float]) -> bool:
    """Is every press painted within the goals?"""
    return all(value <= GOALS[name.split("_")[1]] for name, value in told.items() if name.endswith("_ratio"))
