"""How a hand of Bologna ends: one true sentence, what most of its points came from, and the one rule to keep."""

from __future__ import annotations

from engine.games.bologna.deal.score import DealScore, score
from engine.games.bologna.deal.state import State
from engine.games.bologna.sources import VARIANTS
from lessons.tables.bologna.choosing import tricks_of
from lessons.tables.deal_account import DealAccount
from lessons.tables.hand import FamilyTable, TableHand
from lessons.text.message import Message

CLOSE = 50
"""A hand lost by no more points than this was close."""
ITEMS = ("sequences", "criccone", "card_points", "declared", "last_trick")
"""What a side scores by; where two bring as much, the one that is named first is worth more to know."""


class BolognaEnding(FamilyTable):
    """What a hand has come to. What is paid is a matter of the match."""

    def played_at_all(self, state: State) -> bool:
        return state.ending != "monte"

    def ends(self, hand: TableHand, first: bool) -> Message:
        state: State = hand.state
        if not self.played_at_all(state):
            return Message("practice.over-monte", {}, VARIANTS)
        if state.ending in ("dealer", "eldest"):
            who = state.dealer if state.ending == "dealer" else state.eldest
            return Message("practice.over-out", {"who": hand.spoken[who]})
        if hand.sort == "short":
            return Message("practice.over-short", {"n": tricks_of(hand, 0), "m": tricks_of(hand, 1)})
        ours, theirs = (side.total for side in score(state).sides)
        return Message("ends.hand-first" if first else how_it_went(ours, theirs), {"n": ours, "m": theirs})

    def reckoning(self, hand: TableHand) -> DealAccount:
        """What brought most to the side that has scored more, of two that are even to the learner's."""
        if hand.sort == "short" or not self.played_at_all(hand.state):
            return DealAccount((), (), (), keep="bologna")
        item, side, scored = _most(hand.state)
        its = scored.sides[side]
        most = Message(f"ends.from-{item}-{('we', 'they')[side]}", {"n": getattr(its, item), "of": its.total})
        return DealAccount((), (), (), most=most, keep=item)


def how_it_went(ours: int, theirs: int) -> str:
    """The name of the sentence about these scores."""
    if ours == theirs:
        return "ends.hand-even"
    if ours > theirs:
        return "ends.hand-won"
    return "ends.hand-close" if theirs - ours <= CLOSE else "ends.hand-lost"


def _most(state: State) -> tuple[str, int, DealScore]:
    scored = score(state)
    side = int(scored.sides[1].total > scored.sides[0].total)
    return max(ITEMS, key=lambda item: int(getattr(scored.sides[side], item))), side, scored
