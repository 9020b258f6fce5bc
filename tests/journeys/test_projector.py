"""A club teacher's laptop with the text as large as a projector wants it: what is said can be read without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.journeys.club import Club, Visitor, settled
from tests.journeys.test_evening import Evening

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


ASKS = """async ([place, value]) => {
  const { panel } = await (await fetch(`/api/place/${place}`)).json();
  const body = JSON.stringify({ place, event: "ask", value, seen: panel.qid, nonce: "asks-beside-a-table" });
  return (await fetch("/api/move", { method: "POST", headers: { "Content-Type": "application/json" }, body })).status;
}"""


def test_on_the_wall_what_lies_beside_the_table_leaves_the_trick_its_room_and_four_answers_stand_in_two_lines(
    club: Club, visitor: Visitor
) -> None:
    evening = Evening(club, visitor, "it-IT")
    asked = [f"desk/{evening.room}", {"lesson": "ottocento/the-signals", "step": "following"}]
    assert evening.desk.evaluate(ASKS, asked) == 200
    cloth = evening.wall.locator(".cloth-here .cloth")
    expect(cloth.locator(".spot .card")).to_be_visible()
    here, card = cloth.bounding_box(), cloth.locator(".spot .card").bounding_box()
    beside, felt = (cloth.locator(one).bounding_box() for one in (":scope > .row", ".felt"))
    assert here
    assert card
    assert beside
    assert felt
    assert card["width"] > 50
    assert beside["x"] + beside["width"] <= felt["x"] + 1
    assert beside["y"] + beside["height"] <= here["y"] + here["height"]
    tops = [
        round(one["y"])
        for one in (choice.bounding_box() for choice in evening.wall.locator(".cloth-here .choice").all())
        if one
    ]
    assert len(tops) == 4
    assert tops[0] == tops[1] < tops[2] == tops[3]
