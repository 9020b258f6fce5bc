"""How a hand at the practice table ends: one true sentence, what most of its points came from, and the one rule to keep."""

from __future__ import annotations

from engine.games.bologna.deal.score import DealScore, score
from engine.games.bologna.sources import VARIANTS
from lessons.practice.hand import PracticeHand
from lessons.practice.match import PracticeMatch
from lessons.practice.playing import Played
from lessons.text.said import Said

SPOKEN = ("you", "right", "mate", "left")
"""The seats within a sentence."""
CLOSE = 50
"""A hand lost by no more points than this was close."""
ITEMS = ("sequences", "criccone", "card_points", "declared", "last_trick")
"""What a side scores by; where two bring as much, the one that is named first is worth more to know."""


def headline(played: Played) -> Said:
    """How the hand on the table, which is over, or the match with it, has gone."""
    hand, match = played.hand, played.match
    assert hand is not None
    if match is not None and match.over:
        return won(match)
    return of_hand(hand, first=played.finished == 1 and hand.sort == "whole")


def of_hand(hand: PracticeHand, first: bool = False) -> Said:
    """How a hand that is over has gone; ``first``: there was no whole one before it."""
    if hand.thrown_in:
        return Said("practice.over-monte", {}, VARIANTS)
    if hand.state.ending in ("dealer", "eldest"):
        who = hand.state.dealer if hand.state.ending == "dealer" else hand.state.eldest
        return Said("practice.over-out", {"who": SPOKEN[who]})
    if hand.sort == "short":
        return Said("practice.over-short", {"n": hand.won(0), "m": hand.won(1)})
    ours, theirs = (side.total for side in score(hand.state).sides)
    return Said("ends.hand-first" if first else how_it_went(ours, theirs), {"n": ours, "m": theirs})


def how_it_went(ours: int, theirs: int) -> str:
    """The name of the sentence about these scores."""
    if ours == theirs:
        return "ends.hand-even"
    if ours > theirs:
        return "ends.hand-won"
    return "ends.hand-close" if theirs - ours <= CLOSE else "ends.hand-lost"


def won(match: PracticeMatch) -> Said:
    """Who has won the match, and how."""
    side = match.verdict.facts["side"]
    ours, theirs = match.scores
    who = ("we", "they")[side] if isinstance(side, int) else "nobody"
    return Said(f"practice.match-won-{who}", {"n": ours, "m": theirs})


def most_points(hand: PracticeHand) -> Said | None:
    """What brought most to the side that has scored more (of two that are even, the learner's); nothing where none is counted."""
    if hand.sort == "short" or hand.thrown_in:
        return None
    item, side, scored = _most(hand)
    its = scored.sides[side]
    return Said(f"ends.from-{item}-{('we', 'they')[side]}", {"n": getattr(its, item), "of": its.total})


def rule_to_keep(hand: PracticeHand) -> Said:
    """The rule behind what brought most; where nothing is counted, that of following suit."""
    if hand.sort == "short" or hand.thrown_in:
        return Said("ends.keep-bologna")
    return Said(f"ends.keep-{_most(hand)[0]}")


def _most(hand: PracticeHand) -> tuple[str, int, DealScore]:
    scored = score(hand.state)
    side = int(scored.sides[1].total > scored.sides[0].total)
    return max(ITEMS, key=lambda item: int(getattr(scored.sides[side], item))), side, scored
