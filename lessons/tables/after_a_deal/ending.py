"""How a deal at a table ends: one true sentence about what it brings, what most of it came from, and the rule to keep."""

from __future__ import annotations

from lessons.tables.hand import ME, ONLY_ME, TableHand
from lessons.tables.sitting import Sitting
from lessons.text.message import Message


def headline(sitting: Sitting) -> Message:
    """How the deal on the table, which is over, or the match with it, has gone; of one that was not played, why."""
    hand, match = sitting.hand, sitting.match
    assert hand is not None
    if match is not None and match.over and hand.kept is None:
        return match.won
    # With others at the table it is not somebody's first hand.
    first = sitting.dealt == 1 and hand.kept is None
    if hand.sort:
        first = sitting.finished == 1 and hand.sort == "whole" and hand.people == ONLY_ME
    return hand.family.ends(hand, first) or _brings(hand, first)


def over(hand: TableHand) -> Message:
    """That a deal is over, told by itself."""
    played = hand.family.played_at_all(hand.state)
    return hand.family.ends(hand, first=False) or Message("at-table.over" if played else "at-table.thrown-in")


def _brings(hand: TableHand, first: bool) -> Message:
    its = hand.family.reckoning(hand)
    if not hand.family.played_at_all(hand.state):
        return its.lines[0]
    mine = its.payoffs[ME]
    way = "won" if mine > 0 else "lost" if mine < 0 else "even"
    return Message(f"ends.{'first-deal' if first else 'deal'}-{way}-{its.unit}", {"n": max(mine, -mine)})


def most_points(hand: TableHand) -> Message | None:
    """What most of it came from; nothing of a deal that was not played."""
    return hand.family.reckoning(hand).most


def rule_to_keep(hand: TableHand) -> Message:
    """The rule behind that; where nothing was played, that of following suit."""
    return Message(f"ends.keep-{hand.family.reckoning(hand).keep or f'{hand.game.family}-play'}")
