"""What axe finds on a page, in the light and in the dark."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

DARK = 64
"""The lightest of a dark page's channels, of 255."""
IN_THE_DARK = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
"""All that depends on the theme: names, roles and order are the same in both."""
TURNED = """(dark) => {
  const page = document.querySelector('[data-testid=stApp]');
  if (!page) return true; // a page without Streamlit turns as soon as it is asked
  const channels = getComputedStyle(page).backgroundColor.match(/\\d+/g).map(Number);
  return (Math.max(...channels.slice(0, 3)) <= %d) === dark;
}"""


def serious(page: Page) -> list[str]:
    """What is serious or critical, with the elements it means; of a page whose theme is the system's."""
    found = Axe().run(page).response["violations"]
    _turn(page, dark=True)
    found += page.evaluate("(options) => axe.run(options)", IN_THE_DARK)["violations"]  # it is in the page by now
    _turn(page, dark=False)
    return [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def _turn(page: Page, *, dark: bool) -> None:
    page.emulate_media(color_scheme="dark" if dark else "light")
    page.wait_for_function(TURNED % DARK, arg=dark)
