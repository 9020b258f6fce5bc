"""Keeping score of French Tarot: what people write down comes to what the engine makes of the whole deal, and to no nonsense."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import BadInput
from engine.game import game
from engine.games.france.auction.bidding import BIDS, SIDES, TAKER
from engine.games.france.deal.score import score
from engine.games.france.deal.state import State
from engine.games.france.playout import random_deal
from engine.games.france.poignee import POINTS
from engine.games.france.rules import FrenchRules
from engine.games.france.scorekeeper import LINES, Deal, Match, Passed, Start, add, doubts, fold, judge, judge_start
from engine.parts.corrections import Correct, Stop, Undo
from engine.protocol.serve import answers
from engine.verdict import IllegalAction

GAMES = ("french3", "french4", "french5")
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa")


def start(id: str = "french4", dealer: int = 0, **rules: Any) -> Start:
    return Start(id, NAMES[: game(id).seats], dealer, game(id).house.read(rules))


def match(id: str = "french4", *ends: Deal | Passed, **more: Any) -> Match:
    its = fold([start(id, **more)])
    for end in ends:
        its = add(its, end)
    return its


def garde(hand: int = 1, points: float = 49, bouts: int = 2, **more: Any) -> Deal:
    return Deal(hand, more.pop("taker", 1), more.pop("bid", "garde"), int(points * 2), bouts, **more)


def as_written(state: State, hand: int) -> Deal:
    """What the people at the table write down of this deal: nothing that they do not know."""
    its = score(state)
    assert its.outcome is not None
    assert its.result is not None
    one = its.result
    sizes = tuple(sorted(POINTS.index(points) for points in one.poignees))
    partner = state.sides.partner if state.sides.partner != state.sides.taker else None
    return Deal(
        hand, state.sides.taker, one.bid, one.half_points, one.bouts, partner, one.petit, sizes, one.slam,
        one.announced == TAKER,
    )  # fmt: skip


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("rules", [{}, {"profile": "fft"}, {"split": "equal", "round_to": 5}])
def test_what_is_written_down_comes_to_what_the_engine_scores(id: str, rules: dict[str, Any]) -> None:
    rng, house = Random(f"{id}{rules}"), game(id).house.read(rules)
    kept, totals = fold([start(id, **rules)]), [0 for _ in range(game(id).seats)]
    for hand in range(1, 5):
        state, _ = random_deal(game(id).form, rng, house, 0, played=True)
        right = score(state)
        if right.result is None or right.result.announced not in (None, TAKER):
            end: Deal | Passed = Passed(hand)
        else:
            end = as_written(state, hand)
        told = LINES.read_line(LINES.write_line(end))
        assert told == end
        kept = add(kept, told)
        its = kept.hands[hand - 1]
        if isinstance(end, Deal):
            assert its.payoffs == right.payoffs
            totals = [a + b for a, b in zip(totals, right.payoffs, strict=True)]
        assert list(its.after) == totals
        assert sum(its.after) == 0
    assert fold(LINES.read(LINES.write(kept.entries))) == kept


DEALS = st.builds(
    Deal,
    st.just(1),
    st.integers(0, 4),
    st.sampled_from([bid.word for bid in BIDS]),
    st.integers(0, 182),
    st.integers(0, 3),
    st.sampled_from([None, 0, 1, 2, 3, 4]),
    st.sampled_from([None, 0, 1]),
    st.sampled_from([(), (0,), (1,), (2,), (0, 0), (1, 1), (0, 2)]),
    st.sampled_from([None, 0, 1]),
    st.booleans(),
)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(GAMES), DEALS)
def test_whatever_may_be_written_is_paid_as_the_engine_answers(id: str, deal: Deal) -> None:
    kept = match(id)
    if not judge(kept, deal).ok:
        with pytest.raises(IllegalAction):
            add(kept, deal)
        return
    its = add(kept, deal).hands[0]
    request: dict[str, Any] = {
        "ask": "score", "game": id, "bid": deal.bid, "half_points": deal.half_points, "bouts": deal.bouts, "taker": deal.taker,
        "poignees": [POINTS[size] for size in deal.poignees],
    }  # fmt: skip
    request |= {"partner": deal.partner} if deal.partner is not None else {}
    request |= {"slam_announced": "taker"} if deal.announced else {}
    for name, side in (("petit_au_bout", deal.petit), ("slam", deal.slam)):
        request |= {name: SIDES[side]} if side is not None else {}
    (line,) = answers([json.dumps(request)])
    reply = json.loads(line)
    assert reply["ok"], reply
    assert list(its.payoffs) == reply["payoffs"]
    assert its.each == reply["per_defender"]
    assert LINES.read_line(LINES.write_line(deal)) == deal


@pytest.mark.parametrize(
    ("deal", "each"),
    [
        (garde(points=56), 80),
        (garde(points=49, bouts=3, petit=0), 96),
        (garde(points=40, petit=1), -72),
        (garde(points=41, petit=1), 30),
        (garde(points=40, bouts=3, poignees=(0,)), 78),
    ],
)
def test_the_essays_five_hands(deal: Deal, each: int) -> None:
    hand = match("french4", deal).hands[0]
    assert hand.payoffs == (-each, 3 * each, -each, -each)


@pytest.mark.parametrize(
    ("id", "deal", "why"),
    [
        ("french4", garde(taker=4), "taker-unknown"),
        ("french4", garde(points=95), "points-out-of-range"),
        ("french4", garde(points=10, bouts=3), "points-against-bouts"),
        ("french4", garde(points=90, bouts=2), "points-against-bouts"),
        ("french4", garde(bouts=0, points=60, petit=0), "petit-against-bouts"),
        ("french4", garde(bouts=3, points=60, petit=1), "petit-against-bouts"),
        ("french4", garde(partner=2), "nobody-is-called"),
        ("french5", garde(partner=1), "called-is-another"),
        ("french4", garde(poignees=(0, 1)), "too-many-trumps-shown"),
        ("french4", garde(points=70, slam=0), "slam-with-too-few"),
        ("french4", garde(points=91, bouts=3), "all-points-are-a-slam"),
        ("french4", garde(points=0, bouts=0), "no-points-are-a-slam"),
    ],
)
def test_what_no_cards_give_is_refused(id: str, deal: Deal, why: str) -> None:
    assert judge(match(id), deal).reason == why


def test_a_half_point_with_four_is_doubted_and_may_stand() -> None:
    kept = match("french4")
    assert [one.reason for one in doubts(kept, garde(points=40.5))] == ["half-point-with-four"]
    assert not doubts(match("french3"), garde(points=40.5))
    assert add(kept, garde(points=40.5)).hands[0].each == -52


def test_a_deal_is_corrected_and_taken_back_and_the_deal_passes_on() -> None:
    kept = match("french4", garde(), Passed(2), dealer=3)
    assert [hand.dealer for hand in kept.hands] == [3, 0, 1]
    assert [hand.payoffs for hand in kept.hands[1:]] == [(0, 0, 0, 0)] * 2, (
        "all have passed, and the third is being played"
    )
    assert {hand.after for hand in kept.hands} == {kept.hands[0].payoffs}
    right = add(kept, Correct(2, garde(bid="petite")))
    assert right.hands[0].each == kept.hands[0].each // 2
    assert add(right, Undo(4)).hands == kept.hands
    over = add(kept, Stop())
    assert judge(over, Passed(3)).reason == "match-over"
    assert judge(kept, Correct(2, Passed(2))).reason == "corrected-as-another"
    fewer = Correct(1, Start("french4", NAMES[:3], 0, FrenchRules()))
    assert judge(kept, fewer).reason == "how-many-play"


def test_two_players_have_no_taker_to_keep_the_score_of() -> None:
    assert judge_start(Start("french2", NAMES[:2], 0, FrenchRules())).reason == "nothing-to-keep"


@pytest.mark.parametrize(
    "line",
    ["donne 1 prise by=1", "donne 1 garde by=1 bouts=2", "donne 1 garde by=1 points=40.3 bouts=2", "donne x passed",
     "donne 1 garde by=1 points=40 bouts=2 petit=north", "start mineo3 \"A\"", "donne 1 garde by=1 by=2 points=40 bouts=2"],
)  # fmt: skip
def test_a_line_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(BadInput):
        LINES.read_line(line)
