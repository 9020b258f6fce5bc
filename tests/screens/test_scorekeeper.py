"""Keeping a match without a browser: what is entered is on disk, doubted, corrected, taken back, and told as text."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from engine.games.bologna.scorekeeper import Counted, Declared, Match, Out, Piled, Start, Stopped, fold, read
from engine.games.bologna.scoring import sheet, write
from engine.games.bologna.scoring.piles import draw
from screens import shop
from screens.scorekeeper.news import NEWS
from screens.scorekeeper.told import as_text
from tests.screens.driving import LEARNER, given, send, visit

CODE = "passero-baita-mulino-fungo"
START = Start(("Anna", "Bruno", "Carla", "Dino"), dealer=1)
FIRST = Counted(1, (34, 14), 0, (60, 20), (50, 37))


def keeper(*entries: Any, start: Start = START, locale: str = "en-GB", **query: str) -> AppTest:
    """The page of a match with these entries."""
    kept = shop.store().matches
    kept.begin(CODE, LEARNER, start, "first")
    for place, entry in enumerate(entries, 2):
        kept.append(CODE, LEARNER, place, entry, f"nonce {place}")
    return visit("scorekeeper", locale=locale, match=CODE, **query)


def on_disk(code: str = CODE) -> Match:
    return fold(shop.store().matches.entries(code))


def press(at: AppTest, label: str, nth: int = 0) -> AppTest:
    [button for button in at.button if button.label == label][nth].click().run()
    assert not at.exception, at.exception
    return at


def choose(at: AppTest, label: str, value: object) -> AppTest:
    group = next(one for one in at.button_group if one.label == label)
    group.set_value(value).run()
    assert not at.exception, at.exception
    return at


def enter(at: AppTest, figures: dict[str, int], last: int | None = 0) -> AppTest:
    for label, value in figures.items():
        next(one for one in at.number_input if one.label == label).set_value(value)
    if last is not None:
        next(one for one in at.button_group if one.label == "Last trick (6 points)").set_value(last)
    return press(at, "Write the hand down")


def html(at: AppTest) -> str:
    return " ".join(one.proto.body for one in at.get("html"))


def field(at: AppTest, label: str) -> Any:
    return next(one for one in at.text_input if one.label == label)


def named(at: AppTest) -> None:
    for seat, name in (("A1", "Anna"), ("A2", "Carla"), ("B1", "Bruno"), ("B2", "Dino")):
        field(at, f"Name, seat {seat}").input(name)


def code_of(at: AppTest) -> str:
    code = at.query_params["match"]
    return code[0] if isinstance(code, list) else code


HAND = {
    "Criccone: Anna & Carla": 34,
    "Criccone: Bruno & Dino": 14,
    "Sequences: Anna & Carla": 60,
    "Sequences: Bruno & Dino": 20,
    "Card points: Anna & Carla": 50,
}


def test_a_match_begins_with_four_names() -> None:
    at = visit("scorekeeper")
    named(at)
    press(at, "Begin")
    start = on_disk(code_of(at)).start
    assert start.names == ("Anna", "Bruno", "Carla", "Dino")
    assert start.sides == ("", "")


def test_a_pair_may_have_a_name_of_its_own() -> None:
    at = visit("scorekeeper")
    named(at)
    field(at, "Name of pair B (if it has one)").input(" I  Bisbetici ")
    press(at, "Begin")
    match = on_disk(code_of(at))
    assert match.start.sides == ("", "I Bisbetici")
    assert '<p class="kp-own">I Bisbetici</p>' in html(at)
    assert "Sequences: I Bisbetici" in [one.label for one in at.number_input]


def test_two_pairs_of_one_name_are_told() -> None:
    at = visit("scorekeeper")
    named(at)
    for side in "AB":
        field(at, f"Name of pair {side} (if it has one)").input("Bologna")
    press(at, "Begin")
    assert "same name" in at.error[0].value


def test_a_name_missing_is_told_and_nothing_is_lost() -> None:
    at = visit("scorekeeper", locale="it-IT")
    field(at, "Nome, posto A1").input("Anna")
    press(at, "Comincia")
    assert "non va" in at.error[0].value
    assert field(at, "Nome, posto A1").value == "Anna"


def test_declarations_in_a_few_taps_are_on_disk() -> None:
    at = keeper()
    choose(at, "Who declares?", 2)
    choose(at, "Criccone", ["kings"])
    choose(at, "Kings: how many cards", 4)
    press(at, "Write down for Carla")
    assert on_disk().entries[-1] == Declared(1, 2, (("kings", 4),))
    assert 'class="kp-points">34<' in html(at)


def test_a_press_right_after_a_tap_writes_what_was_tapped() -> None:
    at = keeper()
    choose(at, "Who declares?", 2)
    choose(at, "Criccone", ["kings"])
    next(one for one in at.button_group if one.label == "Kings: how many cards").set_value(4)
    press(at, "Write down for Carla")
    assert on_disk().entries[-1] == Declared(1, 2, (("kings", 4),))


def test_every_press_is_heard_once_and_the_page_is_told() -> None:
    at = keeper()
    told = given(at, "calzettini_news")["now"]
    enter(at, HAND)
    now = given(at, "calzettini_news")["now"]
    assert (now["session"], now["heard"], now["length"]) == (told["session"], told["heard"] + 1, told["length"] + 1)


def test_a_note_outlives_the_news_of_another_device() -> None:
    at = enter(keeper(), HAND, last=None)
    at.session_state[NEWS] = True
    assert at.run().error
    assert not at.run().error


def test_a_hand_by_figures_needs_one_sides_card_points() -> None:
    at = enter(keeper(), HAND)
    assert on_disk().entries[-1] == FIRST
    assert "Hand 2" in html(at)
    assert "Carla" in html(at)


def test_an_incomplete_hand_keeps_what_was_entered() -> None:
    at = enter(keeper(), HAND, last=None)
    assert "who made the last trick" in at.error[0].value
    assert len(on_disk().entries) == 1
    assert next(one for one in at.number_input if one.label == "Criccone: Anna & Carla").value == 34


def test_figures_that_no_cards_give_are_asked_about_first() -> None:
    at = enter(keeper(), HAND | {"Criccone: Anna & Carla": 33})
    assert "33" in at.warning[0].value
    assert len(on_disk().entries) == 1
    press(at, "Write it all the same")
    assert on_disk().scores == (33 + 6 + 60 + 50, 14 + 20 + 37)


def test_a_correction_keeps_what_was_there() -> None:
    at = keeper(FIRST)
    press(at, "Correct", nth=0)
    assert next(one for one in at.number_input if one.label == "Sequences: Anna & Carla").value == 60
    enter(at, {"Criccone: Anna & Carla": 17, "Card points: Bruno & Dino": 37}, last=None)
    match = on_disk()
    assert len(match.entries) == 3
    assert match.hands[0].totals == (17 + 6 + 60 + 50, 14 + 20 + 37)
    press(at, "Take back: No. 2 corrected. Hand 1 ends: 133 to 71")
    assert on_disk().hands[0].totals == (150, 71)


def test_names_are_corrected_too() -> None:
    at = keeper()
    press(at, "Correct")
    field(at, "Name, seat A2").input("Carlotta")
    press(at, "Save")
    assert on_disk().start.names[2] == "Carlotta"


def test_going_out_is_offered_only_to_whom_it_is_open() -> None:
    at = keeper(Counted(1, (0, 0), 0, (724, 20), (50, 37)), Declared(2, 2, (("kings", 4),)))
    press(at, "Carla goes out with 34")
    assert on_disk().entries[-1] == Out(2, 2)
    assert on_disk().over
    assert "Anna &amp; Carla win." in html(at)


def test_by_the_cards_the_figures_are_the_scoring_tables() -> None:
    position = draw("typical", Random(3))
    start = Start(START.names, 0 if position.dealer == 0 else 1)
    at = keeper(start=start, pile=write(position))
    choose(at, "How is it entered?", "cards")
    press(at, "Write the hand down")
    entry = on_disk().entries[-1]
    assert isinstance(entry, Piled)
    counted = sheet(position)
    declared = counted.section("declared", 0), counted.section("declared", 1)
    assert on_disk().scores == (counted.total(0) - declared[0], counted.total(1) - declared[1])


def test_left_off_and_taken_up_again() -> None:
    at = press(keeper(FIRST), "Leave off here")
    assert isinstance(on_disk().entries[-1], Stopped)
    assert "Left off before the end." in html(at)
    press(at, "Take back: Left off")
    assert not on_disk().over


def test_another_device_sees_what_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    at = keeper()
    shop.store().matches.append(CODE, "faro-onda-sole-luna", 2, FIRST, "elsewhere")
    choose(at, "Who declares?", 2)
    assert 'class="kp-points">150<' in html(at)


def test_your_matches_are_offered_and_a_wrong_code_is_told() -> None:
    keeper(FIRST)
    at = visit("scorekeeper", match="luna-luna-luna-luna")
    assert "four words" in at.error[0].value
    press(at, "Anna & Carla 150 – 71 Bruno & Dino (Being played)")
    assert 'class="kp-points">150<' in html(at)


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_the_large_score_shows_nothing_else(locale: str) -> None:
    at = keeper(FIRST, locale=locale, show="board")
    assert "kp-big" in html(at)
    assert not at.number_input


@pytest.mark.parametrize("lang", ["it", "en"])
def test_the_text_of_a_match_reads_back(lang: str) -> None:
    match = fold([START, FIRST, Declared(2, 0, (("grande", 7),))])
    told = as_text(match, lang, CODE)
    lines = told[told.index("1. start") :]
    assert read(lines) == match.entries
    assert "Anna & Carla 180 – 71 Bruno & Dino" in told


def test_a_tap_is_not_undone_by_what_still_comes_from_the_address_before_it() -> None:
    at = keeper(pile="won-SK")
    choose(at, "How is it entered?", "cards")
    move = {"event": "cards", "value": [], "nonce": "nonce-tapped", "have": None}
    send(at, move, component="calzettini_pile")
    tapped = given(at, "calzettini_pile")["options"]["text"]
    assert "SK" not in tapped
    at.query_params["pile"] = "won-SK"
    at.run()
    assert given(at, "calzettini_pile")["options"]["text"] == tapped
