"""From the click on an answer to the painted feedback, ours against one button of bare Streamlit, in one run."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from bench.browser import browser
from bench.servers import BARE, OURS, serving

GOAL = 1.25
LESSON = "ottocento/following"
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
window.timed = ({click, nth, watch}) => new Promise((resolve, reject) => {
  const button = window.deep(click, nth);
  let seen = window.deep(watch);
  // The element that is watched may be made anew: it is looked for only where it is not there any more.
  const read = () => { if (!seen || !seen.isConnected) seen = window.deep(watch); return seen ? seen.textContent : null; };
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


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))], 1)


def click(page: Page, button: str, watch: str, nth: int = 0) -> float:
    """Milliseconds from the click to the frame that shows what changed."""
    taken: float = page.evaluate("(told) => window.timed(told)", {"click": button, "nth": nth, "watch": watch})
    page.wait_for_timeout(100)
    return taken


def bare_page(running: Browser, url: str) -> Page:
    page = running.new_context(viewport={"width": 1366, "height": 768}).new_page()
    page.goto(url)
    page.get_by_role("button", name="go").wait_for()
    page.evaluate("() => {" + CLOCK + "}")
    return page


def lesson_page(running: Browser, url: str) -> Page:
    page = running.new_context(
        viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en-GB"
    ).new_page()
    page.goto(f"{url}/lesson?id={LESSON}")
    page.locator("[data-event=next]").press("Enter")
    page.locator(".table button.card").first.wait_for()
    page.evaluate("() => {" + CLOCK + "}")
    return page


def bench_page(running: Browser, url: str) -> Page:
    """The scoring table, where each tap on a card is counted for both sides and comes back as two sheets."""
    page = running.new_context(
        viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en-GB"
    ).new_page()
    page.goto(f"{url}/workbench?p=won-SK.BK.CK.DK+last-we")
    page.locator(".totals strong").first.wait_for()
    page.evaluate("() => {" + CLOCK + "}")
    return page


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


def measure(times: int = 100) -> dict[str, float]:
    """Both apps at once, a click here and a click there, so that whatever else the machine does is the same for both.

    The lesson gets wrong answers to one question: each is read, marked by the engine, diagnosed and saved.
    """
    bare: list[float] = []
    ours: list[float] = []
    taps: list[float] = []
    with browser() as running, serving(BARE) as one, serving(OURS) as other:
        button, lesson = bare_page(running, one.url), lesson_page(running, other.url)
        table = bench_page(running, other.url)
        many = lesson.locator(".table button.card").count()
        for turn in range(times + 3):
            bare.append(click(button, ".st-key-go button", "p.feedback"))
            pick(lesson, turn % many)
            ours.append(click(lesson, "[data-event=answer]", ".feedback .head"))
            # Another card with each tap, and taken back the next time round: every position is a new one for the server.
            taps.append(click(table, ".counting .cell", ".counting .sheet", turn % CARDS))
    bare, ours, taps = bare[3:], ours[3:], taps[3:]  # the first clicks load code
    told = {"bare_p50": percentile(bare, 0.5), "bare_p95": percentile(bare, 0.95)}
    told |= {"ours_p50": percentile(ours, 0.5), "ours_p95": percentile(ours, 0.95)}
    told |= {"taps_p50": percentile(taps, 0.5), "taps_p95": percentile(taps, 0.95)}
    ratios = {name: round(told[f"{name}_p95"] / told["bare_p95"], 2) for name in ("ours", "taps")}
    return told | {"ratio": ratios["ours"], "taps_ratio": ratios["taps"], "goal": GOAL}
