"""How a deal at a table ends: one true sentence about what it brings, what most of it came from, and the rule to keep."""

from __future__ import annotations

from lessons.tables.hand import ME, TableHand
from lessons.tables.sitting import Sitting
from lessons.text.said import Said


def headline(sitting: Sitting) -> Said:
    """What the deal on the table, which is over, has brought the learner; of one that was not played, why."""
    hand = sitting.hand
    assert hand is not None
    its = hand.family.reckoning(hand)
    if not hand.family.played_at_all(hand.state):
        return its.lines[0]
    mine = its.payoffs[ME]
    way = "won" if mine > 0 else "lost" if mine < 0 else "even"
    first = "first-deal" if sitting.dealt == 1 and hand.kept is None else "deal"
    return Said(f"ends.{first}-{way}-{its.unit}", {"n": max(mine, -mine)})


def most_points(hand: TableHand) -> Said | None:
    """What most of it came from; nothing of a deal that was not played."""
    return hand.family.reckoning(hand).most


def rule_to_keep(hand: TableHand) -> Said:
    """The rule behind that; where nothing was played, that of following suit."""
    return Said(f"ends.keep-{hand.family.reckoning(hand).keep or f'{hand.game.family}-play'}")
