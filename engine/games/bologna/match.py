"""The match: who has won at 800 or 1000, after four deals, and who goes out before a card is played."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.cards import Card
from engine.games.bologna.counting.combinations import found, total
from engine.games.bologna.rules import Rules
from engine.games.bologna.sources import QUATTRO_SCARTATE, SCORING
from engine.verdict import Facts, Verdict

SOURCE = SCORING
FOUR = 4


def result(scores: tuple[int, int], rules: Rules) -> Verdict:
    """Is the match over, and for whom? ``ok`` says it has a winner; facts: ``side`` (None while open or level).

    Both over on one deal: the side further on wins. Exactly level: another deal is played, or it is a draw (house rule).
    """
    facts: Facts = {"scores": scores, "target": rules.target}
    if max(scores) < rules.target:
        return Verdict(False, "match-goes-on", {**facts, "side": None}, SOURCE)
    if scores[0] == scores[1]:
        reason = "match-level-play-on" if rules.tie_at_target == "play_on" else "match-drawn"
        return Verdict(False, reason, {**facts, "side": None}, SOURCE)
    side = 0 if scores[0] > scores[1] else 1
    both = min(scores) >= rules.target
    return Verdict(True, "match-won-further" if both else "match-won", {**facts, "side": side}, SOURCE)


def four_deals(deals: Sequence[tuple[int, int]], of: int = FOUR) -> Verdict:
    """Quattro Scartate: after four deals (or ``of`` so many) the side with more points wins by the difference; level is a draw.

    Facts: ``side`` and ``margin`` (of the deals so far, never negative).
    """
    sums = sum(deal[0] for deal in deals), sum(deal[1] for deal in deals)
    margin = abs(sums[0] - sums[1])
    facts: Facts = {"scores": sums, "margin": margin, "left": of - len(deals)}
    source = QUATTRO_SCARTATE
    if len(deals) < of:
        return Verdict(False, "match-goes-on", {**facts, "side": None}, source)
    if not margin:
        return Verdict(False, "match-drawn", {**facts, "side": None}, source)
    return Verdict(True, "match-won", {**facts, "side": 0 if sums[0] > sums[1] else 1}, source)


def may_end_early(scores: tuple[int, int], rules: Rules) -> bool:
    """May declarations alone end the game? Not when both sides are over the target already (a tie played on).

    Quattro Scartate looks at no target: its deals are played with scores of 0, and nobody reaches 800 from a hand.
    """
    return min(scores) < rules.target


def opening(
    scores: tuple[int, int], dealer: int, first_cards: Collection[Card], eldest_hand: Collection[Card], rules: Rules
) -> Verdict:
    """Who ends the game by declarations alone, when both use their right as soon as they can.

    The dealer first, with the first fifteen cards, then the player at the dealer's right. ``ok`` says that the game ends;
    reasons ``out-by-dealer``, ``out-by-eldest``, ``play``.
    """
    if not may_end_early(scores, rules):
        return Verdict(False, "play", {"target": rules.target}, SOURCE)
    dealers, eldests = total(found(first_cards, rules)), total(found(eldest_hand, rules))
    if scores[dealer % 2] + dealers >= rules.target:
        return Verdict(True, "out-by-dealer", {"points": dealers, "target": rules.target}, SOURCE)
    if scores[(dealer + 1) % 2] + eldests >= rules.target:
        return Verdict(True, "out-by-eldest", {"points": eldests, "target": rules.target}, SOURCE)
    return Verdict(False, "play", {"dealer": dealers, "eldest": eldests, "target": rules.target}, SOURCE)
