"""What axe finds on a page, in the light and in the dark."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

DARK = 64
"""The lightest of a dark page's channels, of 255."""
WHOLE = """async () => {
  // A rule says how grave it is, and so are all its findings: a quarter of the rules never is,
  // one that looks at every element among them.
  const never = axe._audit.rules.filter((one) => ['minor', 'moderate'].includes(one.impact));
  if (!never.length) throw new Error('axe no longer says how grave its rules are');
  const rules = Object.fromEntries(never.map((one) => [one.id, {enabled: false}]));
  return (await axe.run({resultTypes: ['violations'], rules})).violations;
}"""
OTHER_THEME = """async () =>
  (await axe.run({resultTypes: ['violations'], runOnly: ['color-contrast']})).violations"""
"""All that depends on the theme: names, roles and order are the same in both."""
IS_DARK = "matchMedia('(prefers-color-scheme: dark)').matches"
TURNED = """(dark) => {
  const roots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap((one) => one.shadowRoot ? roots(one.shadowRoot) : [])];
  // A ground that fades to its new colour is, on its way, that of no theme.
  const fades = (one) => one instanceof CSSTransition && one.playState === 'running';
  if (document.getElementById('root')) { // a page without Streamlit turns as soon as it is asked
    // What paints the page is whatever lies under its heading.
    const painted = (one) => one && (getComputedStyle(one).backgroundColor.match(/[\\d.]+/g).map(Number));
    let one = document.querySelector('h1');
    while (one && (painted(one)[3] === 0)) one = one.parentElement;
    if (!one || (Math.max(...painted(one).slice(0, 3)) <= %d) !== dark) return false;
  }
  return !roots(document).some((root) => root.getAnimations().some(fades));
}"""


def serious(page: Page) -> list[str]:
    """What is serious or critical, with the elements it means; of a page whose theme is the system's.

    The page is left in the other theme: to draw all of it anew takes as long as to look at it, and the next look begins there.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = _run(page, WHOLE)
    _turn(page, dark=not page.evaluate(IS_DARK))
    found += _run(page, OTHER_THEME)
    return [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def _run(page: Page, look: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = page.evaluate(look)
    return told


def _turn(page: Page, *, dark: bool) -> None:
    page.emulate_media(color_scheme="dark" if dark else "light")
    page.wait_for_function(TURNED % DARK, arg=dark)
