"""The tactics of the discard, and what holds of all advice: each test is a sentence of the source."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.bologna.advice import LEFT, advise, advise_discard, view
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import choose
from engine.games.bologna.rules import Rules

from .advising import cards, grades, lays

# The discard: ottocento#choosing-the-discard

VOID = "Angel T14 T12 T9 T8 T6 Moor1 SK SQ S9 BN BJ B7 B6 C8 DJ DA"
KINGS = "World T13 T11 T8 Moor2 SK SN S6 BK BJ B7 CK CQ C9 D10 D8 D7"
NOTHING_SHORT = "T12 T9 T6 Moor3 SN S9 S8 S7 B10 B9 BA C8 C9 C10 D7 D8 D9"


def test_the_dealer_lays_away_a_whole_suit() -> None:
    assert lays(VOID, "DJ DA") == "best"
    assert lays(VOID, "C8 BN") == "best", "the only cup, and a card that counts"
    assert lays(VOID, "C8 B6") == "fair", "a void, but nothing that counts is saved"


def test_with_three_kings_the_dealer_bares_one() -> None:
    assert lays(KINGS, "CQ C9") == lays(KINGS, "SN S6") == "best"
    assert lays(VOID, "SQ S9") == "fair", "with one King nothing is said of it"


def test_where_no_suit_can_be_emptied_knights_jacks_and_aces_go() -> None:
    assert lays(NOTHING_SHORT, "SN BA") == "best"
    assert lays(NOTHING_SHORT, "B10 B9") == "fair", "a singleton may be worth creating"
    assert lays(NOTHING_SHORT, "S9 C8") == "poor"


def test_low_trumps_may_go_but_gain_nothing() -> None:
    assert lays(VOID, "T8 T6") == lays(NOTHING_SHORT, "T6 S7") == "poor"


def test_what_may_not_be_laid_away_is_no_choice_at_all() -> None:
    assert all("SK" not in pair.split() and "Angel" not in pair.split() for pair in grades(advise_discard(cards(VOID))))


# All of them together


def test_whatever_is_dealt_no_rule_contradicts_another() -> None:
    for seed in range(60):
        deck, rng = list(PACK), Random(seed)
        rng.shuffle(deck)
        state = start(OTTOCENTO, deck, seed % 4, Rules())
        while state.phase != "over":
            seat = state.to_act
            assert seat is not None
            if state.phase == "leave":
                advice = advise_discard(state.hands[seat])
                assert "torn" not in set(grades(advice).values())
            if state.phase == "play":
                found = advise(view(state, seat))
                torn = [(one, said) for one, said in found.options.items() if found.grade(one) == "torn"]
                assert not torn, (seed, torn)
                assert all(said.source.startswith("ottocento#") for some in found.options.values() for said in some)
            chosen = choose(state, rng)
            assert chosen.action is not None
            state = apply(state, chosen.action)


@pytest.mark.parametrize("seed", range(3))
def test_a_view_holds_nothing_of_other_hands(seed: int) -> None:
    deck = list(PACK)
    Random(seed).shuffle(deck)
    state = start(OTTOCENTO, deck, seed, Rules())
    while state.phase != "play":
        action = choose(state, Random(seed)).action
        assert action is not None
        state = apply(state, action)
    mine = view(state, state.eldest)
    assert mine.hand == state.hands[state.eldest]
    assert mine.dealer == LEFT
    assert not any((mine.gone, mine.trick, *mine.shown))
