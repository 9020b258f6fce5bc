"""Hands that a teacher opens, as rows of cards: beside what a seat is shown, or before somebody who has no seat."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from engine.fast_dataclass import changed
from engine.parts.tricks import Trick
from engine.sheet import codes
from lessons.question.panel import Panel, Row, Table
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.turning import seat_from
from lessons.tables.hand import ME, TableHand
from lessons.tables.shown import around
from lessons.text.message import Message


def with_hands(panel: Panel, hand: TableHand, seats: Collection[int]) -> Panel:
    """What a seat is shown, and the hands of these other seats."""
    opened = tuple(seat for seat in range(len(hand.seats)) if seat in seats and seat != ME)
    if not opened or hand.stage == "over":
        return panel
    rows = (*_beside(panel.rows, hand, opened), *_hands(hand, opened))
    return changed(panel, rows=rows, table=panel.table or around(hand))


def looked_on(table: SharedTable, chairs: Collection[int]) -> Panel:
    """A deal for whoever has no chair, as it lies before the first one: the trick, what lies open, the hands of these chairs."""
    hand = table.hand
    assert hand is not None
    if hand.stage == "over":
        return Panel(
            "none", Message("at-table.over" if hand.family.played_at_all(hand.state) else "at-table.thrown-in")
        )
    opened = tuple(chair for chair in range(len(hand.seats)) if chair in chairs)
    lies = _beside({(row.seat, row.cards): row for row in _open_to_all(table)}.values(), hand, opened)
    trick, its = _trick(hand)
    return Panel("none", _prompt(hand), (*trick, *lies, *_hands(hand, opened)), table=its)


def _prompt(hand: TableHand) -> Message:
    if hand.rests:
        return Message("practice.trick", {"n": len(hand.state.tricks)})
    return Message("practice.others", {"who": hand.seats[hand.turn or ME]})


def _trick(hand: TableHand) -> tuple[tuple[Row, ...], Table]:
    """The trick that lies there, finished or not, and the players around it."""
    state, its = hand.state, around(hand)
    trick: Trick = state.tricks[-1] if hand.rests else state.trick
    if not hand.rests and state.phase != "play":
        return (), its
    won = (hand.family.took(state)[-1] - trick.leader) % len(hand.seats) if hand.rests else None
    label = Message("row.trick-from-leader" if trick.cards else "practice.empty")
    return (Row(codes(trick.cards), label, layout="trick", seat=trick.leader),), changed(its, winner=won)


def _open_to_all(table: SharedTable) -> Iterator[Row]:
    """What players have laid open, as the others are shown it; what lies aside where everybody is shown it."""
    count = len(table.chairs)
    hands = [one.hand for one in table.seats if one.hand is not None]
    shown = [tuple(hand.family.stays(hand) if hand.rests else hand.family.asking(hand).rows) for hand in hands]
    for chair, rows in enumerate(shown):
        for row in rows:
            if row.layout == "row" and row.seat is not None and row.seat != ME:
                owner = seat_from(-chair, row.seat, count)
                yield changed(row, label=Message("friends.lies", {"who": hands[0].seats[owner]}), seat=owner)
            elif row.layout == "aside" and all(row.cards in {one.cards for one in other} for other in shown):
                yield changed(row, label=Message("friends.aside"))


def _beside(rows: Iterable[Row], hand: TableHand, opened: Collection[int]) -> Iterator[Row]:
    """These rows without what lies there once more in an open hand."""
    for row in rows:
        if row.layout != "row" or row.seat is None or row.seat not in opened:
            yield row
            continue
        held = {card.code for card in hand.family.in_hand(hand.state, row.seat)}
        cards = tuple(code for code in row.cards if code not in held)
        if cards:
            yield changed(row, cards=cards, lit=())


def _hands(hand: TableHand, seats: Iterable[int]) -> Iterator[Row]:
    for seat in seats:
        cards = codes(hand.game.pack.sorted(hand.family.in_hand(hand.state, seat)))
        if seat == ME:
            yield Row(cards, Message("hindsight.holds", {"who": hand.spoken[seat]}), seat=seat)
        elif cards:
            yield Row(cards, Message("hindsight.holds", {"who": hand.spoken[seat]}), layout="row", seat=seat)
