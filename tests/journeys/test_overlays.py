"""What is laid over the cards, in a real browser: tags on a covered hand on a telephone, rings in a lesson and in the gallery."""

from __future__ import annotations

from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect

from tests.journeys.axe import serious
from tests.journeys.club import Club, Visitor, go_on, in_language, open_lesson, settled

pytestmark = pytest.mark.browser

TAGS = """() => {
  const root = [...document.querySelectorAll('*')].map((el) => el.shadowRoot).find((one) => one && one.querySelector('.cards'));
  return [...root.querySelectorAll('.cards.hand > .card')].map((card) => {
    const [here, tag] = [card.getBoundingClientRect(), card.querySelector('.tag')];
    const box = tag.getBoundingClientRect();
    return {covered: card.hasAttribute('data-covered'), strip: parseFloat(tag.style.getPropertyValue('--strip')),
            shown: getComputedStyle(tag).display !== 'none', wide: box.right - here.left, text: tag.textContent,
            clipped: tag.scrollWidth - tag.clientWidth, size: parseFloat(getComputedStyle(tag).fontSize)};
  });
}"""


class Tag(TypedDict):
    """The index on a card of the hand, in CSS pixels."""

    covered: bool
    strip: float
    shown: bool
    wide: float
    text: str
    clipped: float
    size: float


def a_hand_of_fifteen(page: Page, club: Club, lesson: str) -> None:
    found = open_lesson(page, club, lesson)
    while found.locator(".cards.hand > .card").count() != 15:
        if found.get_attribute("data-mode") != "none":
            found.locator("[data-event=reveal]").click()
            expect(found.locator("[data-event=next]")).to_be_visible()
        go_on(found)
    expect(found.locator(".cards.hand .tag").first).to_be_visible()


@pytest.mark.parametrize(("lesson", "covered"), [("what-to-lead", True), ("reading-declarations", False)])
def test_every_card_of_a_hand_says_on_a_telephone_which_it_is(
    visitor: Visitor, club: Club, lesson: str, covered: bool
) -> None:
    """Where cards are picked they lie over each other; where words are, they are small."""
    page = visitor(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, locale="it-IT")
    a_hand_of_fifteen(page, club, f"ottocento/{lesson}")
    in_italian = told_which_they_are(page, covered)
    in_language(page, "English")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert [tag["text"] for tag in told_which_they_are(page, covered)] != [tag["text"] for tag in in_italian]


def told_which_they_are(page: Page, covered: bool) -> list[Tag]:
    """The indices on the cards of the hand, none of which is covered or cut; ``covered``: do its cards lie over each other?"""
    settled(page)
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    tags: list[Tag] = page.evaluate(TAGS)
    assert sum(bool(tag["covered"]) for tag in tags) == (
        13 if covered else 0
    )  # all but the last of each of the two rows
    assert all(tag["shown"] for tag in tags), "the last of a row is told by its index, too"
    for tag in tags:
        assert not covered or tag["wide"] <= tag["strip"] + 1, tag
        assert tag["clipped"] <= 1, tag
        assert tag["size"] >= 12, tag
    return tags


def test_a_ring_is_seen_and_told(page: Page, club: Club) -> None:
    found = open_lesson(page, club, "ottocento/the-pack")
    while not found.locator(".ring").count():
        if found.get_attribute("data-mode") != "none":
            found.locator("[data-event=reveal]").click()
            expect(found.locator("[data-event=next]")).to_be_visible()
        go_on(found)
    assert found.locator(".ring").count() == 3
    label = "10 of swords; ringed: the upright one in the middle, the one across"
    expect(found.get_by_role("listitem", name=label)).to_be_visible()
    assert not serious(page)


def test_the_large_view_shows_what_tells_a_card(page: Page, club: Club) -> None:
    page.goto(f"{club.url}/gallery")
    expect(page.locator(".table button.card").first).to_be_visible()
    settled(page)
    page.locator(".table button.card").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    settled(page)
    expect(dialog.locator(".cz-ring")).to_have_count(0)
    dialog.get_by_text("Show what to look for").click()
    expect(dialog.locator(".cz-ring")).to_have_count(3)
    expect(dialog.get_by_text("the trumpet, the wings, the halo")).to_be_visible()
    settled(page)
    assert not serious(page)


def test_your_own_pictures_is_a_page_for_everyone(page: Page, club: Club) -> None:
    page.goto(f"{club.url}/packs")
    expect(page.locator("h1")).to_be_visible()
    settled(page)
    assert not serious(page)
