"""What a deal of Mille has come to: both counts figure by figure, each player's own."""

from __future__ import annotations

from dataclasses import replace

from engine.games.bologna.deal.score import SideScore, score
from engine.games.bologna.sources import SCORING
from engine.verdict import Facts
from lessons.tables.bologna.ending import BolognaEnding
from lessons.tables.deal_account import DealAccount
from lessons.tables.hand import TableHand
from lessons.text.message import Message


class MilleEnding(BolognaEnding):
    """The count of a deal. Nobody pays: what each has scored is their own."""

    def reckoning(self, hand: TableHand) -> DealAccount:
        sides = score(hand.state).sides
        lines = tuple(_line(hand, seat, its) for seat, its in enumerate(sides))
        points = tuple(its.total for its in sides)
        return replace(super().reckoning(hand), lines=lines, payoffs=points, paid=None)


def _line(hand: TableHand, seat: int, its: SideScore) -> Message:
    facts: Facts = {
        "who": hand.seats[seat],
        "declared": its.declared,
        "criccone": its.criccone,
        "last": its.last_trick,
        "sequences": its.sequences,
        "cards": its.card_points,
        "n": its.total,
    }
    return Message("at-table.line.mille", facts, SCORING)
