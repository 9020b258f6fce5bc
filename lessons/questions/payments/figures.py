"""The figures of a score, one under the other: each follows from those above it, whatever is written there."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Game
from engine.games.france.auction.bidding import DEFENCE, TAKER
from engine.games.france.poignee import POINTS
from engine.games.france.reckoning.counting import TARGETS
from engine.games.france.reckoning.scoring import GAME, PETIT_AU_BOUT, nearest, payoffs, sheet
from engine.games.france.rules import FrenchRules
from lessons.questions.payments.hand import ContractHand

SIGNS = {TAKER: 1, DEFENCE: -1}
"""What is for the taker's side is above 0, what is for the defence below."""
SUMS = ("sum", "times", "each", "taker", "called")
"""Figures that are told as they are, without a sign: who receives them is clear from what is above."""


def figures(hand: ContractHand, game: Game, rules: FrenchRules, written: Mapping[str, int]) -> dict[str, int]:
    """All lines of this hand in their order, those that are ``written`` otherwise as they are written."""
    found: dict[str, int] = {}

    def put(name: str, n: int) -> int:
        found[name] = written.get(name, n)
        return found[name]

    margin = hand.half_points - 2 * put("target", TARGETS[hand.bouts])
    above = put("difference", (abs(margin) + 1) // 2 * (1 if margin >= 0 else -1))
    won = above > 0 or (above == 0 and margin >= 0)
    sign = 1 if won else -1
    petit = 0 if hand.petit is None else put("petit", SIGNS[hand.petit] * PETIT_AU_BOUT)
    total = put("times", put("sum", sign * GAME + above + petit) * hand.bidden.times)
    if hand.poignees:
        total += put("poignee", sign * sum(POINTS[size] for _, size in hand.poignees))
    if hand.slam is not None or hand.announced is not None:
        total += put("slam", slam_points(hand, rules))
    each = put("each", nearest(total, rules.round_to))
    paid = payoffs(each, hand.sides(game), rules)
    if hand.called:
        called = put("called", int(paid[1]))
        put("taker", each * len(hand.sides(game).defenders) - called)
    else:
        put("taker", int(paid[0]))
    return found


def slam_points(hand: ContractHand, rules: FrenchRules) -> int:
    """What slam and announcement bring the taker's side, as the engine has it."""
    lines = sheet(hand.result, rules)
    return sum(int(line.points) for line in lines if line.reason.startswith("slam"))


def shares_evenly(hand: ContractHand, game: Game, rules: FrenchRules) -> bool:
    """Is everybody paid a whole number?"""
    each = figures(hand, game, rules, {})["each"]
    return all(int(one) == one for one in payoffs(each, hand.sides(game), rules))
