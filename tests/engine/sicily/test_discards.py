"""What may be discarded after taking the monte. Source: sicilian#the-deal; ruling S12."""

from itertools import combinations
from random import Random

import pytest

from engine.games.sicily import leaving
from engine.games.sicily.pack import PACK
from engine.notation import read_cards

ALWAYS_STAY = "T20 T19 T18 T17 T16 T1 Fool SK BK CK DK"
ORDINARY = f"{ALWAYS_STAY} T15 T9 Miseria SQ SH S7 B6 C5 DM D4 T2 T3"
RARE = f"{ALWAYS_STAY} T15 T14 T13 T12 T11 T10 T9 T8 Miseria T2 SQ"


def refusals(hand: str, cards: str) -> dict[str, str]:
    held, chosen = read_cards(PACK, hand), read_cards(PACK, cards)
    judged = {card.code: leaving.judge_card(held, card, chosen) for card in chosen}
    return {code: verdict.reason for code, verdict in judged.items() if not verdict.ok}


def test_queens_horses_maids_and_pips_may_go() -> None:
    assert refusals(ORDINARY, "SQ SH DM") == {}
    assert leaving.judge(read_cards(PACK, ORDINARY), read_cards(PACK, "S7 B6 D4")).ok


@pytest.mark.parametrize("card", ALWAYS_STAY.split())
def test_kings_the_fool_and_counting_trumps_never_go(card: str) -> None:
    assert list(refusals(ORDINARY, f"SQ SH {card}")) == [card]
    assert card in refusals(RARE, f"SQ T2 {card}")


def test_low_trumps_stay_while_three_other_cards_may_go() -> None:
    assert refusals(ORDINARY, "SQ SH Miseria") == {"Miseria": "trumps-stay"}


def test_with_too_few_suit_cards_low_trumps_go_but_no_more_than_needed() -> None:
    assert refusals(RARE, "SQ T15 Miseria") == {}
    assert refusals(RARE, "T15 T14 T2") == dict.fromkeys(("T15", "T14", "T2"), "no-more-trumps-than-needed")
    assert refusals(RARE, "SQ T16 T2") == {"T16": "high-trumps-stay"}


def test_any_of_miseria_and_two_to_fifteen_may_go_not_only_the_lowest() -> None:
    assert leaving.judge(read_cards(PACK, RARE), read_cards(PACK, "SQ T15 T14")).ok


def test_after_a_rare_discard_only_trumps_and_kings_remain() -> None:
    hand = read_cards(PACK, RARE)
    for cards in leaving.every(hand):
        assert all(card.is_trump or card.is_fool or card.rank == "K" for card in hand if card not in cards)


def test_exactly_three_cards_of_the_hand_go() -> None:
    hand = read_cards(PACK, ORDINARY)
    assert leaving.judge(hand, read_cards(PACK, "SQ SH")).reason == "discard-exactly"
    assert leaving.judge(hand, read_cards(PACK, "SQ SH BQ")).reason == "not-in-hand"


@pytest.mark.parametrize("size", [18, 23])
def test_the_listed_discards_are_those_the_judge_accepts(size: int) -> None:
    rng = Random(12)
    for suits in (0, 1, 2, 3, 6):
        low = [card for card in PACK if not card.is_trump and not card.is_fool and card.rank != "K"]
        rest = [card for card in PACK if card not in low]
        hand = rng.sample(low, suits) + rng.sample(rest, size - suits)
        listed = {frozenset(cards) for cards in leaving.every(hand)}
        judged = {frozenset(cards) for cards in combinations(hand, 3) if leaving.judge(hand, cards).ok}
        assert listed == judged
        assert listed
