"""Everything on a page can be seen and pressed, on either side of each threshold; ``make geometry`` looks at all screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bench.geometry import evening as rooms
from bench.geometry.friends import begun as begun_with_friends
from bench.geometry.friends import taught
from bench.geometry.looking import PAINTED, WALLS, Looks, Size
from bench.geometry.pages import of_pages
from bench.geometry.tables import OK, much_to_declare, of_places
from bench.geometry.tables import press as answers
from tests.journeys.club import Club, Visitor, begun, learner_of, settled
from tests.journeys.test_evening import Evening

pytestmark = pytest.mark.browser

ITALIAN = {"locale": "it-IT", "reduced_motion": "reduce"}
"""Its words are long."""
SIZES: tuple[Size, ...] = ((320, 640), (844, 390), (820, 1180), (1024, 768), (1366, 768))
"""One column narrow, low, and wide; two columns with a narrow table and a wide one."""
PLACES = (
    "practice/whole",
    "table/mineo3",
    "table/french5",
    "step/ottocento/following/no-cups/7",
    "step/ottocento/the-pack/find-the-ten/1",
    "step/ottocento/who-takes/off-suit-king/1",
    "step/ottocento/card-points/one-pair/1",
    "step/french5/the-called-king/two-kings/1",
    "step/mineo3/by-threes/a-wrong-line/1",
)
ON_A_WALL = rooms.ASKED[2:5]
"""The most cards with the most answers, what lies beside a table, and a table on which no card lies."""


def nothing_of(*looks: Looks) -> None:
    found = [line for one in looks for line in one.wrong]
    assert not found, "\n".join(found)


def test_a_table_is_whole_at_every_size(club: Club, visitor: Visitor) -> None:
    page, looks = visitor(**ITALIAN), Looks(SIZES)
    page.goto(club.url)
    expect(page.locator("h1").first).to_be_visible()
    much_to_declare(club.database, learner_of(page))
    of_places(looks, page, club.url, PLACES)
    of_pages(looks, page, club.url, ["/"])
    nothing_of(looks)


def test_who_holds_a_telephone_sideways_meets_each_card_with_a_finger_and_reads_all_that_is_said(
    club: Club, visitor: Visitor
) -> None:
    page, looks = visitor(**ITALIAN), Looks(((844, 390), (568, 320)))
    of_places(looks, page, club.url, ["table/french2"], played=True)
    of_places(looks, page, club.url, ["step/ottocento/following/have-cups/1"], shown=True)
    of_pages(looks, page, club.url, ["/practice?game=whole"])
    nothing_of(looks)


def test_all_that_may_be_bid_is_in_sight_with_the_hand_that_it_is_bid_on(club: Club, visitor: Visitor) -> None:
    page, looks = (
        visitor(locale="fr-FR", reduced_motion="reduce"),
        Looks(((320, 640), (1366, 768), (1280, 720), (820, 1180))),
    )
    of_places(looks, page, club.url, ["table/french4"])
    nothing_of(looks)


def test_at_a_table_with_others_all_that_is_pressed_is_in_sight_and_on_a_wall_the_table_fills_it(
    club: Club, visitor: Visitor
) -> None:
    """The deal is begun and the longest hand bid on, on telephones held either way; others look on before the first card."""
    page, other = visitor(**ITALIAN), visitor(**ITALIAN)
    phones, walls = Looks(((390, 844), (360, 800), (844, 390), (640, 360))), Looks(((1280, 720), (1920, 1080)))
    for one in (page, other):
        one.goto(f"{club.url}/s/table")
        expect(one.locator("form .main")).to_be_visible()
    begun_with_friends(phones, page, club.url, "french4")
    taught(walls, page, other, club.url, "ottocento")
    nothing_of(phones, walls)


WAITS = """(names) => names.map((name) => {
  const one = document.querySelector(`.st-key-${name}`);
  return [name, Math.round(one.offsetHeight - parseFloat(getComputedStyle(one).minHeight))];
}).filter(([, more]) => more > 1)"""


def test_on_a_telephone_the_next_step_and_the_words_of_a_hand_are_in_sight(club: Club, visitor: Visitor) -> None:
    """After a right answer what is asked next is read with it; a hand is seen with the words to choose from."""
    page = visitor(**ITALIAN, viewport={"width": 390, "height": 844})
    page.goto(f"{club.url}/lesson?id=ottocento/andare-a-monte&step=who-speaks&seed=3")
    found = begun(page)
    found.locator(".choice").last.click()
    found.locator("[data-event=answer]").click()
    expect(found.locator(".choice")).to_have_count(
        4
    )  # four who may speak next, where three things might have come of it
    expect(found.locator(".prompt")).to_be_in_viewport(ratio=1)
    expect(found.locator(".feedback .head")).to_be_in_viewport()
    page.goto(f"{club.url}/lesson?id=ottocento/as-they-spoke&step=the-first-five&seed=3")
    found = begun(page)
    foot = found.locator(".actions").bounding_box()
    assert foot is not None
    for one in (*found.locator(".cards.hand > .card").all(), *found.locator(".choice").all()):
        box = one.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= foot["y"]


def test_what_streamlit_brings_late_moves_nothing_that_is_there_already(club: Club, visitor: Visitor) -> None:
    """Above the scoring table its place is kept free: a finger would come down a row beside the card that was meant."""
    page = visitor(locale="it-IT", viewport={"width": 390, "height": 1000})
    page.goto(f"{club.url}/workbench")
    settled(page)
    for width in (390, 820):
        page.set_viewport_size({"width": width, "height": 1000})
        page.evaluate(PAINTED)
        assert page.evaluate(WAITS, ["go-to", "language", "which-game"]) == [], width


def test_nothing_on_a_wall_stands_outside_the_picture(club: Club, visitor: Visitor) -> None:
    evening, looks = Evening(club, visitor, "it-IT"), Looks(SIZES, WALLS[:2])
    phone = evening.comes("Gino", {"width": 390, "height": 844})
    rooms.of_wall(looks, evening.wall, evening.room, ON_A_WALL[:1])
    rooms.of_wall(looks, evening.wall, evening.room, ON_A_WALL[1:], ("close", "reveal"))
    rooms.press(evening.wall, evening.room, "ask", rooms.ASKED[-1])
    looks.at(evening.wall, "wall: a hand with its trick", wall=True)
    expect(phone.locator(".table button.card").first).to_be_visible()
    looks.at(phone, "a telephone")
    assert answers(phone, f"room/{evening.room}", "answer") == OK
    for event in rooms.PRESSES:
        rooms.press(evening.wall, evening.room, event, None)
    looks.at(evening.desk, "the desk", sizes=((390, 844), SIZES[-1]))
    evening.season()
    phone.goto(f"{club.url}/s/season")
    expect(phone.locator("section.season")).to_be_visible()
    looks.at(evening.desk, "the season")
    looks.at(phone, "one's own season")
    rooms.press(evening.wall, evening.room, "end", None)
    phone.goto(f"{club.url}/s?room={evening.room}")
    expect(phone.locator("body[data-stage=over] a[href='/s/season']")).to_be_attached()
    looks.at(phone, "the evening is over", sizes=((390, 844), (844, 390), (640, 360)))
    nothing_of(looks)
