"""What follows from the rules for the discard and the petit: which choices are best, and which are poor."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card
from engine.games.france import leaving
from engine.games.france.advice import View, advise, advise_discard
from engine.games.france.pack import PACK
from engine.games.france.sensible.discarding import discard
from engine.notation import read_cards
from engine.parts.advice import Advice

TWO_SHORT_SUITS = "T21 T18 T16 T14 T12 T9 T7 T4 Excuse SK S10 S8 S6 HQ H7 H2 D9 D5 CK CQ C10 C8 C7 C3"
"""Diamonds can go, and hearts with the Queen, whose King is elsewhere."""


def cards(text: str) -> tuple[Card, ...]:
    return read_cards(PACK, text)


def graded(advice: Advice, text: str) -> str:
    return next(advice.grade(option) for option in advice.options if set(option) == set(cards(text)))


def seen(hand: str, trick: str = "", **more: Any) -> View:
    return View(PACK.sorted(cards(hand)), cards(trick), **more)


def grades(hand: str, trick: str = "", **more: Any) -> dict[str, str]:
    advice = advise(seen(hand, trick, **more))
    return {option[0].code: advice.grade(option) for option in advice.options}


@pytest.mark.parametrize(
    ("away", "grade"),
    [
        ("HQ H7 H2 D9 D5 C3", "best"),  # two suits gone, the Queen home
        ("HQ H7 H2 D9 S6 C3", "fair"),  # one gone where two could have
        ("D9 D5 H7 H2 S6 C3", "poor"),  # the Queen of hearts stays for the King
        ("D9 S6 S8 H2 C3 C7", "poor"),  # a little of each suit
    ],
)
def test_whole_suits_go_and_courts_that_would_be_caught(away: str, grade: str) -> None:
    assert graded(advise_discard(PACK.sorted(cards(TWO_SHORT_SUITS)), 6), away) == grade


def test_a_poor_discard_is_told_what_stays_to_be_caught() -> None:
    advice = advise_discard(PACK.sorted(cards(TWO_SHORT_SUITS)), 6)
    option = next(one for one in advice.options if set(one) == set(cards("D9 D5 H7 H2 S6 C3")))
    (said,) = advice.options[option]
    assert (said.reason, said.facts["court"], said.source) == ("advice-chien-bares-a-court", "HQ", "french#bidding")


def test_with_few_trumps_a_missing_suit_is_of_no_use_and_nothing_is_said() -> None:
    hand = "T9 T7 T4 T2 SK SQ S10 S8 S6 HQ HJ H7 H2 DK DQ D9 D5 D3 CK CQ C10 C8 C7 C3"
    assert not advise_discard(PACK.sorted(cards(hand)), 6).best


def test_ways_that_are_worth_the_same_are_told_apart_by_their_names_and_not_by_how_a_python_adds_fractions() -> None:
    hand = "T21 T20 T19 T13 T10 T7 T3 SN S5 HK H9 DK D10 D9 D7 D5 CQ C4"
    away, _, _ = discard(PACK.sorted(cards(hand)), 3)
    assert away == cards("SN S5 CQ")  # as SN CQ C4, which some Pythons find a millionth better


def test_what_the_taker_lays_away_is_said_to_empty_a_suit_to_bring_courts_home_or_to_be_low() -> None:
    seen = set()
    for seed in range(100):
        hand = Random(seed).sample(tuple(PACK), 21)
        away, reason, _ = discard(PACK.sorted(hand), 3)
        suits = {card.suit for card in hand if not card.is_trump and not card.is_fool}
        left = {card.suit for card in hand if card not in away}
        courts = [card for card in away if card.rank in ("Q", "N", "J")]
        low = len(courts) < len(away)
        assert reason == ("leaves-a-void" if suits - left else "leaves-courts" if courts else "leaves-low")
        seen.add((reason, low))
    assert {("leaves-a-void", True), ("leaves-courts", True), ("leaves-low", True)} <= seen


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32))
def test_what_is_graded_is_what_the_rules_allow_and_the_players_own_discard_is_never_poor(seed: int) -> None:
    rng = Random(seed)
    trumps = rng.sample([card for card in PACK if card.is_trump], 11)
    plain = rng.sample([card for card in PACK if not card.is_trump and not card.is_fool and card.rank != "K"], 10)
    hand = PACK.sorted([*trumps, *plain, *cards("SK HK Excuse")])
    advice = advise_discard(hand, 6)
    assert all(leaving.judge(hand, option, 6).ok for option in advice.options)
    assert set(map(frozenset, advice.options)) == set(map(frozenset, leaving.every(hand, 6)))
    own = next(option for option in advice.options if set(option) == set(discard(hand, 6)[0]))
    assert advice.grade(own) != "poor"
    assert not advice.best or advice.grade(own) == "best"


def test_the_taker_long_in_trumps_leads_one_that_nobody_can_go_over() -> None:
    found = grades("T21 T20 T17 T14 T12 T9 T5 SK S9 S4 HQ H6 D8 D3 CJ", taker=0)
    assert [code for code, grade in found.items() if grade == "best"] == ["T21", "T20"]
    assert {found[code] for code in ("S9", "HQ", "D3")} == {"poor"}
    assert (found["SK"], found["T5"]) == ("fair", "fair")


def test_a_defender_with_the_petit_and_few_trumps_leads_a_low_card_of_a_suit() -> None:
    found = grades("T13 T6 T1 HK H9 H5 C8", taker=3)
    assert {found[code] for code in ("T13", "T6", "T1")} == {"poor"}
    assert {found[code] for code in ("H9", "H5", "C8")} == {"best"}
    assert "poor" not in grades("T13 T6 T1 HK H9 H5 C8", taker=3, trumps_gone=True)["H9"]


@pytest.mark.parametrize(
    ("hand", "trick", "more", "best", "poor"),
    [
        ("T16 T5 T1 S9 S4 CN", "H8 HQ HJ", {"taker": 3}, "T1", "T5"),  # last, and no trump there
        ("T16 T5 T1 S9 S4 CN", "H8 HQ T18", {"taker": 3}, "T5", "T1"),  # the taker's trump
        ("T16 T5 T1 S9 S4 CN", "H8 HQ T18", {"taker": 1}, "T1", "T5"),  # a friend's trump, the taker has played
        ("T1 Excuse HQ H6 S3", "T21", {"taker": 3}, "Excuse", "T1"),
        ("T14 T1", "", {"trumps_gone": True}, "T14", "T1"),
        ("T14 T1", "H8 HQ HJ", {"trumps_gone": True}, "T14", "T1"),
        ("SK T1", "", {"trumps_gone": True}, "SK", "T1"),
    ],
)
def test_the_petit_comes_home_where_it_is_safe_and_waits_where_it_costs(
    hand: str, trick: str, more: dict[str, Any], best: str, poor: str
) -> None:
    found = grades(hand, trick, **more)
    assert (found[best], found[poor]) == ("best", "poor")


def test_a_friend_behind_may_still_save_the_trick_so_it_is_not_lost_yet() -> None:
    """The taker leads 18, and two defenders are to come, one of them after this player."""
    view = seen("T16 T1 S9 S4 CN", "T18", taker=3)
    assert not view.lost
    assert seen("T16 T1 S9 S4 CN", "T21", taker=3).lost, "nobody goes over the 21"


def test_the_taker_trumps_early_with_the_petit_but_a_defender_not_before_the_taker() -> None:
    hand = "T9 T7 T1 SK S9 S4 S2 HQ H9 H6 H3 H2 CK CJ C9 C7 C5 C2"
    assert grades(hand, "D8", taker=0)["T1"] == "best"
    assert grades(hand, "D8", taker=1)["T1"] == "fair", "the taker may have laid diamonds away"
