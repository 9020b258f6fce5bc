"""What a hand of Bologna that is over is weighed by: the cards there were to choose from, the book's advice, what was declared."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.deal.actions import Declare
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.players.choosing import play
from engine.parts.plain.choice import Choice
from lessons.tables.after_a_deal.hindsight import TableMoment
from lessons.tables.bologna.choosing import sourced
from lessons.tables.hand import ME, TableHand
from lessons.text.message import Message


def may(moment: TableMoment) -> list[Card]:
    """The cards that the learner could have played."""
    before = moment.before
    return FOLLOWING.allowed(before.hands[ME], before.trick.cards) if before is not None else []


def advice(hand: TableHand, moment: TableMoment) -> Choice:
    """What the book would have played; by the same chance as when the coach was asked."""
    return sourced(play(moment.before, hand.rng(moment.done)))


def declared(hand: TableHand) -> tuple[Message, ...]:
    """What was declared in the first trick, by whom."""
    shown = [action for action in hand.done if isinstance(action, Declare)]
    return tuple(Message("hindsight.declared", {"who": hand.spoken[one.seat], "kind": one.kind}) for one in shown)
