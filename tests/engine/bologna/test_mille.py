"""Mille for two: the deal in two rounds, ten and then two cards left, each for the own count, and a thousand points.

Source: ottocento#millone; what is not told there is as in Ottocento.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.bologna import leaving
from engine.games.bologna.deal.actions import Declare, Leave, PickUp, Play
from engine.games.bologna.deal.form import MILLE
from engine.games.bologna.deal.judging import judge
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.players.choosing import choose, give
from engine.games.bologna.playout import random_deal
from engine.games.bologna.rules import MilleRules
from engine.parts.playout import shuffled
from engine.protocol.serve import answers

DEALER, ELDEST = 0, 1
RULES = MilleRules()


def asked(**question: object) -> Any:
    (reply,) = answers([json.dumps({"game": "mille", **question})])
    return json.loads(reply)


def by_the_book(state: State, rng: Random) -> State:
    """The deal at its end, played as the book's players do."""
    while state.to_act is not None:
        owing = state.matto_player if state.owed and not state.trick.cards else None
        gift = None if owing is None else give(state, owing).action
        action = gift or choose(state, rng).action
        assert action is not None
        state = apply(state, action)
    return state


def dealt(seed: int = 1, scores: tuple[int, int] = (0, 0)) -> State:
    return start(MILLE, shuffled(PACK, Random(seed)), DEALER, RULES, scores)


def leaves(state: State, seat: int, number: int) -> State:
    """The first cards of the hand that may go."""
    return apply(state, Leave(seat, tuple(leaving.may_go(state.hands[seat])[:number])))


def filled(state: State) -> State:
    """Both have left ten cards and have as many again."""
    return leaves(leaves(state, ELDEST, 10), DEALER, 10)


def ready(state: State) -> State:
    """The dealer has left the last two as well, and the first card is to be led."""
    return leaves(apply(filled(state), PickUp(DEALER)), DEALER, 2)


def test_twenty_cards_each_are_dealt_and_twenty_two_wait() -> None:
    state = dealt()
    assert [len(hand) for hand in state.hands] == [20, 20]
    assert len(state.stock) == 22


def test_both_leave_ten_before_either_draws_and_whoever_does_not_deal_is_first() -> None:
    state = dealt()
    assert state.to_act == ELDEST
    state = leaves(state, ELDEST, 10)
    assert (len(state.hands[ELDEST]), len(state.stock), state.to_act) == (10, 22, DEALER)
    state = leaves(state, DEALER, 10)
    assert [len(hand) for hand in state.hands] == [20, 20]
    assert len(state.stock) == 2


def test_the_ten_that_are_drawn_come_five_at_a_time_as_they_were_dealt() -> None:
    state = dealt()
    stock, drawn = state.stock, filled(state)
    assert drawn.hands[ELDEST][-10:] == (*stock[:5], *stock[10:15])
    assert drawn.hands[DEALER][-10:] == (*stock[5:10], *stock[15:20])
    assert drawn.stock == stock[20:]


def test_the_dealer_takes_the_last_two_and_leaves_two() -> None:
    state = apply(filled(dealt()), PickUp(DEALER))
    assert (len(state.hands[DEALER]), state.stock, state.to_act) == (22, (), DEALER)
    state = leaves(state, DEALER, 2)
    assert [len(hand) for hand in state.hands] == [20, 20]
    assert [len(cards) for cards in state.left] == [12, 10]


@pytest.mark.parametrize("number", [9, 11])
def test_ten_cards_go_neither_more_nor_fewer(number: int) -> None:
    state = dealt()
    cards = tuple(leaving.may_go(state.hands[ELDEST])[:number])
    assert not judge(state, Leave(ELDEST, cards)).ok


def test_five_point_cards_stay_in_both_rounds_and_trumps_may_go() -> None:
    for seed in range(20):
        state = dealt(seed)
        while state.phase in ("early", "option", "leave"):
            seat = state.to_act
            assert seat is not None
            if state.phase == "option":
                state = apply(state, PickUp(seat))
                continue
            number = 10 if state.phase == "early" else 2
            may = leaving.may_go(state.hands[seat])
            for card in state.hands[seat]:
                others = [one for one in may if one != card][: number - 1]
                told = judge(state, Leave(seat, (card, *others)))
                assert told.ok is (card.points != 5)
                assert told.ok or told.reason == "five-points-stay"
            state = leaves(state, seat, number)


def test_whoever_does_not_deal_leads_and_the_winner_of_a_trick_leads_on() -> None:
    state = ready(dealt())
    assert state.trick.leader == state.to_act == ELDEST


def test_what_was_left_may_not_be_declared() -> None:
    for seed in range(60):
        state = ready(dealt(seed))
        told = judge(state, Declare(ELDEST, "queens", state.left[ELDEST][:3]))
        assert (told.ok, told.reason) == (False, "not-in-hand")


def test_a_deal_takes_twenty_tricks_and_everybody_counts_what_they_left() -> None:
    for seed in range(20):
        state, _ = random_deal(MILLE, Random(seed), RULES)
        assert len(state.tricks) == 20
        piles = score(state).piles
        for seat in (0, 1):
            assert set(state.left[seat]) <= set(piles[seat])


@settings(max_examples=80, deadline=None)
@given(
    seed=st.integers(0, 10**9), monte=st.booleans(), dealer=st.sampled_from((0, 1)),
    scores=st.sampled_from([(0, 0), (990, 400), (940, 985), (1010, 1010)]),
)  # fmt: skip
def test_any_deal_ends_and_keeps_all_cards_and_the_points_of_the_pack(
    seed: int, monte: bool, dealer: int, scores: tuple[int, int]
) -> None:
    rules = MilleRules(andare_a_monte=monte)
    state, done = random_deal(MILLE, Random(seed), rules, dealer, scores)
    scored = score(state)
    if state.ending != "played":
        assert state.ending in ("monte", "dealer", "eldest")
        return
    assert sorted(card.code for pile in scored.piles for card in pile) == sorted(card.code for card in PACK)
    assert sum(side.card_points for side in scored.sides) == 87
    assert sum(side.last_trick for side in scored.sides) == 6
    assert sum(isinstance(action, Play) for action in done) == 40


def test_a_thousand_wins_and_whoever_is_further_beyond_it_where_both_are() -> None:
    said = {}
    for scores in [(999, 990), (1000, 990), (1010, 1040), (1000, 1000)]:
        reply = asked(ask="match", scores=list(scores))
        said[scores] = reply["result"]
    assert said == {(999, 990): None, (1000, 990): 0, (1010, 1040): 1, (1000, 1000): "tie"}


def test_a_match_by_the_book_ends_within_some_deals() -> None:
    for seed in range(6):
        scores, deals = (0, 0), 0
        while max(scores) < 1000:
            deck = shuffled(PACK, Random(f"{seed} {deals}"))
            state = by_the_book(start(MILLE, deck, deals % 2, RULES, scores), Random(seed))
            sides = score(state).sides
            scores, deals = (scores[0] + sides[0].total, scores[1] + sides[1].total), deals + 1
        assert 2 <= deals <= 8


def test_a_played_deal_scores_the_same_when_it_is_put_again() -> None:
    for seed in range(10):
        played = asked(ask="play", seed=seed, deals=1)
        fields = {name: played[name] for name in ("dealer", "left", "tricks", "exchange", "declared")}
        again = asked(ask="deal_score", **fields)
        assert {name: again[name] for name in ("teams", "sheet")} == played["deal_score"]


def test_what_cannot_have_been_left_is_pointed_at() -> None:
    played = asked(ask="play", seed=3, deals=1)
    fields = {name: played[name] for name in ("dealer", "tricks", "exchange", "declared")}
    left = played["left"]
    king = next(code for code in played["hands"][1] if code in ("SK", "BK", "CK", "DK", "Angel", "World", "Matto"))
    told = asked(ask="deal_score", left=[left[0], [king, *left[1][1:]]], **fields)["error"]
    assert (told["code"], told["field"]) == ("five-points-stay", "left[1][0]")
    told = asked(ask="deal_score", left=[left[0], left[1][:9]], **fields)["error"]
    assert (told["code"], told["field"]) == ("wrong-number", "left[1]")


def test_the_protocol_is_asked_about_the_ten_as_about_the_two() -> None:
    state = dealt(4)
    hand = state.hands[ELDEST]
    may = [card.code for card in leaving.may_go(hand)]
    ten = asked(ask="discard", hand=[card.code for card in hand], discards=may[:10])
    assert ten["legal"] is True
    full = apply(filled(state), PickUp(DEALER)).hands[DEALER]
    two = [card.code for card in leaving.may_go(full)][:2]
    assert asked(ask="discard", hand=[card.code for card in full], discards=two)["legal"] is True
    king = next(card.code for card in full if card.points == 5)
    assert asked(ask="discard", hand=[card.code for card in full], discards=[king, two[0]])["legal"] is False
