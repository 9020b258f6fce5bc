"""How a moment of a Bolognese deal is shown: who deals, what was played and declared, what lies there, the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.bologna.advice import View
from engine.games.bologna.deal.state import Trick
from engine.sheet import codes
from lessons.question.panel import Panel, Row, Table
from lessons.question.seats import YOU, leader_before_you, left_before_you
from lessons.text.message import Message

SEAT = ("you", "right", "partner", "left")
WHO = ("you", "right", "mate", "left")
TURN = ("lead", "second", "third", "fourth")
WHOLE_HAND, TWO = 15, 2


def discard_panel(view: View) -> Panel:
    """The dealer's cards, two of them to be picked."""
    prompt = Message("ask.choose-card.leave", {"n": len(view.hand)})
    table = Table(SEAT, dealer=YOU, turn=YOU)
    return Panel("many", prompt, (_hand(view),), at_least=TWO, at_most=TWO, table=table)


def play_panel(view: View) -> Panel:
    """What was played and declared, the trick, the hand; one card to be picked."""
    rows = list(past(view.tricks, WHOLE_HAND - len(view.hand) - len(view.tricks) + 1))
    for seat, cards in enumerate(view.shown):
        if cards:
            label = Message("row.has-declared", {"who": WHO[seat], "cards": codes(cards)})
            rows.append(Row(codes(cards), label, layout="row", seat=seat))
    there = len(view.trick)
    label, leader = Message("row.trick" if there else "row.you-lead"), leader_before_you(there, len(SEAT))
    rows.append(Row(codes(view.trick), label, layout="trick", seat=leader))
    lines = [Message(f"choose-card.dealer-{SEAT[view.dealer]}")]
    if view.signal:
        lines.append(Message("choose-card.signal", {"signal": view.signal}))
    first = not view.trick and not view.tricks and len(view.hand) == WHOLE_HAND
    prompt = Message("ask.choose-card.first" if first else f"ask.choose-card.{TURN[len(view.trick)]}")
    left = left_before_you(len(view.hand), there, len(SEAT))
    table = Table(SEAT, dealer=view.dealer, turn=YOU, left=left)
    return Panel("one", prompt, (*rows, _hand(view)), lines=tuple(lines), table=table)


def past(tricks: Iterable[Trick], first: int = 1) -> Iterator[Row]:
    """Tricks that are over, numbered from ``first``: who led each, with which signal."""
    for number, one in enumerate(tricks, first):
        label = f"row.past-{SEAT[one.leader]}" + ("-signal" if one.signal else "")
        yield Row(codes(one.cards), Message(label, {"n": number, "signal": one.signal}), layout="past")


def _hand(view: View) -> Row:
    return Row(codes(view.hand), Message("row.hand"), pick=True, seat=YOU)
