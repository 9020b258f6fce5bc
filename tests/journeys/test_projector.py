"""A club teacher's laptop with the text as large as a projector wants it: what is said can be read without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.journeys.club import Club, settled

pytestmark = pytest.mark.browser

LESSON = "ottocento/following"
IN_SIGHT = """() => {
  const root = [...document.querySelectorAll('*')].find((one) => one.shadowRoot?.querySelector('.table')).shadowRoot;
  const foot = root.querySelector('.actions').getBoundingClientRect().top;
  const said = [...root.querySelectorAll('.hint')].at(-1).getBoundingClientRect();
  return said.top >= 0 && said.bottom <= foot;
}"""


def test_a_hint_comes_to_stand_above_the_buttons(page: Page, club: Club) -> None:
    page.goto(f"{club.url}/settings")
    page.get_by_text("Projector", exact=True).click()
    settled(page)
    page.goto(f"{club.url}/lesson?id={LESSON}")
    page.locator(".table [data-event=next]").click()
    page.locator(".table button.card").nth(0).click()
    page.locator("[data-event=answer]").click()
    expect(page.locator(".table .feedback .head")).to_be_visible()
    asked = 0
    while page.locator("[data-event=hint]").count():
        page.locator("[data-event=hint]").press("Enter")
        asked += 1
        expect(page.locator(".table .hint")).to_have_count(asked)
        page.wait_for_function(IN_SIGHT)
    assert asked >= 1
