"""Four tricks with the keyboard alone, through a killed server; axe on the pages of play and of reading."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from lessons.learner.store import Store
from lessons.places.hindsight import open_record
from lessons.places.place import Context
from lessons.places.practice import PLACE as PRACTICE
from lessons.tables.recorded import record_of
from tests.journeys.axe import serious
from tests.journeys.club import Club, Visitor, begun, in_language, learner_of, open_lesson, settled, table, turn_to
from tests.lessons.test_practice_match import hand_played
from tests.lessons.whole_hand import whole_hand

pytestmark = pytest.mark.browser

ADDRESS = "/practice?game=short"
SEARCHES = True
"""Where points were lost in a hand that is looked at again is searched."""


def opened(page: Page, club: Club) -> Locator:
    page.goto(club.url + ADDRESS)
    return begun(page)


def asks(found: Locator) -> bool:
    return found.locator("[data-event=answer]").count() > 0


def go_on(page: Page, found: Locator) -> None:
    """The next card or trick, by keys: arrows to a card that may go, Enter to lift it, Enter again to play it."""
    before = found.get_attribute("data-qid") or ""
    choices = found.locator("button.choice").count()
    if choices:  # what may be declared stands above the last one, with which one declares nothing
        page.keyboard.press(str(choices))
    elif asks(found):
        cards = found.locator("button.card")
        expect(cards.first).to_be_focused()
        for place in range(cards.count()):
            if cards.nth(place).get_attribute("data-dim") is None:
                break
            page.keyboard.press("Enter")
            expect(found.locator(".feedback .head")).to_contain_text("Not this one.")
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
    else:
        expect(found.locator("[data-event=next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(found).not_to_have_attribute("data-qid", before)
    expect(found).not_to_have_attribute("aria-busy", "true")


def sat_down(page: Page, club: Club, link: str) -> Locator:
    """From the page of all games to one of them, by its link; the address goes along."""
    page.goto(f"{club.url}/practice")
    settled(page)
    page.get_by_role("link", name=link).click()
    expect(page).to_have_url(re.compile(r"/practice\?game="))
    return begun(page)


def unfold(page: Page) -> None:
    """What stands folded away at the end of a hand is looked at, once all of the page stands.

    By a key, as what follows: while it unfolds, whatever a mouse aims at moves.
    """
    settled(page)
    page.locator(".st-key-the-rest summary").first.press("Enter")


def played_to_the_end(page: Page, found: Locator, most: int) -> None:
    for _ in range(most):
        if not asks(found) and not found.locator("[data-event=next]").count():
            return
        go_on(page, found)


def test_four_tricks_with_the_keyboard_from_the_list_of_games_and_another_hand_through_a_killed_server(
    mortal_club: Club, page: Page
) -> None:
    found = sat_down(page, mortal_club, "Four tricks")
    played_to_the_end(page, found, 20)
    expect(found.locator(".prompt")).to_contain_text("That was the last trick")
    expect(page).to_have_url(f"{mortal_club.url}/practice?game=short")
    before = found.get_attribute("data-qid") or ""
    page.get_by_role("button", name="Another hand").click()
    expect(found).not_to_have_attribute("data-qid", before)
    found = begun(page)
    at_the_table(found)
    for _ in range(2):
        go_on(page, found)
    where = found.get_attribute("data-qid")
    cards = found.locator(".card").all_inner_texts()
    mortal_club.kill()
    mortal_club.open()
    found = opened(page, mortal_club)
    assert found.get_attribute("data-qid") == where
    assert found.locator(".card").all_inner_texts() == cards
    at_the_table(found)
    go_on(page, found)


def at_the_table(found: Locator) -> None:
    """With the keys where they go on from."""
    (found.locator("button.card").first if asks(found) else found.locator("[data-event=next]")).focus()


def test_who_sits_down_to_a_match_from_the_list_may_choose_the_others_reload_and_sees_the_sheet_and_the_hand_again(
    club: Club, page: Page
) -> None:
    found = sat_down(page, club, "Play a match")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(found.locator(".prompt")).to_contain_text("You 0, they 0: to 800")
    page.get_by_role("button", name="Beginners, up to my turn").click()
    page.get_by_role("radio", name="by the book").or_(page.get_by_role("button", name="by the book")).first.click()
    expect(page.get_by_role("button", name="By the book, up to my turn")).to_be_visible()
    page.keyboard.press("Escape")
    settled(page)
    found = begun(page)
    expect(found.locator(".prompt")).to_contain_text("You 0, they 0: to 800")
    found.locator("button.choice").or_(found.locator("button.card")).last.focus()
    if not found.locator("button.choice").count():
        page.keyboard.press("Home")
    go_on(page, found)
    page.reload()
    found = begun(page)
    expect(found.locator(".prompt")).to_contain_text("You 0, they 0: to 800")
    played_out(club, learner_of(page), but_the_last=True)
    page.reload()
    played_to_the_end(page, begun(page), 12)
    expect(page.locator("table.cz-sheet")).to_contain_text("Sequences")
    unfold(page)
    page.get_by_role("link", name="Look at the hand again").press("Enter")
    expect(page).to_have_url(re.compile("look=back"))
    page.reload()
    expect(page.locator(".prompt").filter(has_text="All four hands")).to_be_visible()
    page.go_back()
    unfold(page)
    expect(page.locator("table.cz-sheet")).to_be_visible()


def test_who_sits_down_to_another_game_from_the_list_finds_that_table_again(club: Club, page: Page) -> None:
    found = sat_down(page, club, "Mineo")
    where = found.get_attribute("data-qid")
    page.reload()
    assert begun(page).get_attribute("data-qid") == where
    page.get_by_role("button", name="Simple players, up to my turn").click()
    page.get_by_text("one card at a time").first.click()
    expect(page.get_by_role("button", name="Simple players, one card at a time")).to_be_visible()
    page.keyboard.press("Escape")
    settled(page)
    assert begun(page).get_attribute("data-qid") == where


def test_the_keys_are_at_a_card_when_the_coach_has_spoken(club: Club, page: Page) -> None:
    page.goto(club.url + ADDRESS)
    found = begun(page)
    while not asks(found):
        go_on(page, found)
    found.locator("[data-event=hint]").press("Enter")
    expect(found.locator(".hint")).to_be_visible()
    expect(found.locator("button.card:focus")).to_have_count(1)
    go_on(page, found)


def test_the_field_for_a_record_speaks_the_learners_language_to_who_hears_it_too(visitor: Visitor, club: Club) -> None:
    page = visitor(locale="it-IT", reduced_motion="reduce")
    page.goto(f"{club.url}/practice")
    settled(page)
    page.locator("summary", has_text="Apri una mano salvata").press("Enter")
    expect(page.locator("details[open]")).to_have_count(1)
    expect(page.get_by_role("button", name="Scegli un file", exact=True)).to_be_visible()
    expect(page.locator("p").filter(has_text="Upload")).to_be_hidden()


def test_axe_finds_nothing_serious_where_one_plays_and_reads(visitor: Visitor, club: Club) -> None:
    page = visitor(locale="it-IT", reduced_motion="reduce")
    found = {}
    for address, shows in (
        ("/practice", "h1"),
        ("/glossary", ".cz-words"),
        ("/rules?at=ottocento%23the-play", ".cz-cited"),
        ("/practice?game=whole", ".table .actions button"),
    ):
        turn_to(page, club, address)
        expect(page.locator(shows).first).to_be_visible()
        settled(page)
        found[address] = serious(page)
    turn_to(page, club, ADDRESS)
    on_the_table = begun(page)
    greyed = on_the_table.locator("[data-dim]")
    if greyed.count():
        greyed.first.press("Enter")
        expect(on_the_table.locator(".feedback .head")).to_be_visible()
        on_the_table.locator("summary").click()
    found["greyed"] = serious(page)
    open_lesson(page, club, "ottocento/suit-sequences")
    page.locator("button.term").first.press("Enter")
    expect(page.locator(".meaning")).to_be_visible()
    found["term"] = serious(page)
    assert not {name: what for name, what in found.items() if what}


def played_out(club: Club, learner: str, but_the_last: bool = False) -> None:
    """The hand of the match goes on to its end on another device, or to the last trick but one."""
    store = Store(club.database)
    try:
        context = Context(store, dict, b"")
        hand_played(context, PRACTICE.read(context, learner, "match", None), 14 if but_the_last else 15)
    finally:
        store.close()


def test_a_match_by_the_keyboard_its_sheet_its_tricks_once_more_and_on_from_one_of_them(club: Club, page: Page) -> None:
    page.goto(f"{club.url}/practice?game=match")
    found = begun(page)
    expect(found.locator("button.choice").first).to_be_focused()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(found.locator(".prompt")).to_contain_text("You 0, they 0: to 800")
    go_on(page, found)
    played_out(club, learner_of(page))
    page.reload()
    expect(page.locator("table.cz-sheet")).to_contain_text("Sequences")
    unfold(page)
    page.get_by_role("link", name="Look at the hand again").press("Enter")
    expect(page.locator(".prompt").filter(has_text="All four hands")).to_be_visible()
    again = begun(page)
    expect(again.locator("[data-event=next]")).to_be_focused()
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(again.locator(".prompt")).to_contain_text(f"Trick {number}.")
    page.keyboard.press("ArrowLeft")
    expect(again.locator(".prompt")).to_contain_text("Trick 2.")
    expect(again.locator(".feedback .head")).to_be_visible()
    page.get_by_role("button", name="Play on from this trick").click()
    # The run has begun when its table is there, and the tricks that were looked at are gone when it is over.
    expect(page.get_by_role("progressbar", name="Tricks played")).to_be_visible()
    settled(page)
    expect(table(page).locator("[data-event=next], [data-event=answer]").first).to_be_visible()
    expect(page.locator(".table .bar")).to_have_attribute("aria-valuenow", "1")


def test_on_a_telephone_the_problem_of_the_day_is_answered_without_scrolling(visitor: Visitor, club: Club) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, locale="it-IT", reduced_motion="reduce")
    page.goto(f"{club.url}/lesson?id=ottocento/problems&step=the-day&seed=739590")
    found = begun(page)
    for name, language in (("", "it"), ("English", "en"), ("Français", "fr")):
        if name:
            in_language(page, name)
        expect(page.locator("html")).to_have_attribute("lang", language)
        settled(page)
        foot = found.locator(".actions").bounding_box()
        assert foot
        for seen in (".trick", ".mine"):
            box = found.locator(f".felt > {seen}").bounding_box()
            assert box
            assert 0 < box["y"] < box["y"] + box["height"] <= foot["y"], language
    assert found.locator(".row.past").count() >= 2
    expect(found.locator(".row.past").first).to_be_hidden()
    found.locator(".tricks").press("Enter")
    expect(found.locator(".row.past").last).to_be_visible()


OVERLAPS = """felt => {
  const boxes = [...felt.querySelectorAll(".place .open, .mine, .trick")].map((one) => one.getBoundingClientRect());
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => a.width && b.width
    && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1));
}"""
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


def test_on_a_telephone_four_open_hands_lie_apart_with_their_names_and_one_goes_to_where_points_were_lost(
    visitor: Visitor, club: Club
) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, locale="it-IT", reduced_motion="reduce")
    learner = "luna-luna-faro-onda"
    store = Store(club.database)
    store.keep(learner, {"met": "yes"})
    open_record(Context(store, dict, b""), learner, record_of(whole_hand(2)))
    store.close()
    page.goto(f"{club.url}/practice?game=record&learner={learner}")
    found = begun(page)
    ways = found.locator("button.way")
    for way in ("ArrowRight", "ArrowLeft"):  # there in Italian, and back in English
        found.locator("[data-event=next]").focus()
        for _ in range(4):
            before = found.get_attribute("data-qid") or ""
            page.keyboard.press(way)
            expect(found).not_to_have_attribute("data-qid", before)
            assert found.locator(".felt .place .open .card").count() >= 33
            assert not found.locator(".felt").evaluate(OVERLAPS)
            assert not found.locator(".felt .tag").evaluate_all(CUT)
        if way == "ArrowRight":
            in_language(page, "English")
            expect(page.locator("html")).to_have_attribute("lang", "en")
            settled(page)
    page.goto(f"{club.url}/practice?game=record")
    begun(page)
    if ways.count():  # where something can be searched
        ways.first.press("Enter")
        expect(found.locator(".bar")).not_to_have_attribute("aria-valuenow", "0")
