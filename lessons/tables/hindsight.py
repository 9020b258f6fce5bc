"""A deal at the table looked at again: all hands open, trick by trick, what everybody did and why, and what it came to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.parts.plain.choice import Choice
from engine.parts.tricks import Trick
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.panel import Panel, Row, Table
from lessons.tables.hand import ME, TableHand
from lessons.tables.settled import reckoned
from lessons.tables.told import reasons, retold, why
from lessons.text.said import Said

OF_MINE = frozenset(
    f"at-table.{one}"
    for one in (
        "speaks",
        "takes",
        "leaves",
        "leaves-shown",
        "calls",
        "exposes",
        "passes",
        "takes-chien",
        "shows-poignee",
    )
)
"""What is said in other words where the learner did it."""


@dataclass(frozen=True)
class TableMoment:
    """One trick; before the first the deal and what was spoken, after the last what it all came to (``settles``).

    ``after``: the state when it was over. ``first``, ``upto``: which of the deal's actions belong to it.
    """

    number: int
    first: int
    upto: int
    after: Any
    trick: Trick | None = None
    settles: bool = False


def moments(hand: TableHand) -> tuple[TableMoment, ...]:
    """The deal up to the first card, trick after trick, the settlement; a trick under way is left out."""
    found, first, before = list[TableMoment](), 0, hand.plays[0] if hand.plays else len(hand.done)
    for at, state, action in retold(hand):
        if at == before:
            found.append(TableMoment(0, first, at, state))
            first = at
        after = hand.game.deal.apply(state, action)
        if len(after.tricks) > len(state.tricks):
            found.append(TableMoment(len(after.tricks), first, at + 1, after, after.tricks[-1]))
            first = at + 1
    if not found:
        found.append(TableMoment(0, 0, len(hand.done), hand.state))
    if hand.state.phase == "over":
        found.append(TableMoment(len(found), len(hand.done), len(hand.done), hand.state, settles=True))
    return tuple(found)


def panel(hand: TableHand, moment: TableMoment) -> Panel:
    """All hands open; of a trick its cards, who led it and who has taken it."""
    state, trick = moment.after, moment.trick
    took = hand.family.took(state)
    rows = (
        []
        if trick is None
        else [Row(codes(trick.cards), Said("row.trick-from-leader"), layout="trick", seat=trick.leader)]
    )
    for seat, who in enumerate(hand.seats):
        cards = codes(hand.game.pack.sorted(hand.family.held(state, seat)))
        if cards and seat != ME:
            rows.append(Row(cards, Said("hindsight.holds", {"who": who}), layout="row", seat=seat))
    rows.append(Row(codes(hand.game.pack.sorted(hand.family.held(state, ME))), Said("row.hand"), seat=ME))
    seats = len(hand.seats)
    table = Table(
        hand.seats,
        dealer=state.dealer,
        winner=None if trick is None else (took[moment.number - 1] - trick.leader) % seats,
        taken=tuple(took.count(seat) for seat in range(seats)),
    )
    lines = hand.family.contract(hand) if moment.number else ()
    return Panel("none", _prompt(hand, moment), tuple(rows), table=table, lines=lines)


def settled(hand: TableHand, moment: TableMoment) -> tuple[Said, ...]:
    """What the deal came to, line by line, where all of it is over."""
    return reckoned(hand) if moment.settles else ()


def said(hand: TableHand, moment: TableMoment) -> Iterator[tuple[Said, ...]]:
    """What was done in this moment, by whom and why, a paragraph each."""
    for at, state, action in retold(hand, moment.first, moment.upto):
        choices = tuple(reasons(hand, at, state))
        same = next((one for one in choices if one.action == action), None)
        card = hand.family.card_of(action)
        if card is not None and action.seat == ME:
            yield _mine(hand, state, action, choices)
        elif card is not None:
            header = (
                hand.family.header(hand, state, action)
                if same
                else Said("hindsight.played", _who(hand, action, card.code))
            )
            yield (header, why(same)) if same else (header,)
        elif told := hand.family.tells(hand, state, action):
            cards = codes(hand.game.pack.sorted(hand.family.laid(action)))
            laid = (Said("hindsight.laid", {"cards": cards}),) if cards else ()
            yield (*(_own(one, action.seat) for one in told), *laid, *((why(same),) if same else ()))


def _prompt(hand: TableHand, moment: TableMoment) -> Said:
    if moment.settles:
        return Said("at-table.over" if hand.family.played_at_all(hand.state) else "at-table.thrown-in")
    if moment.trick is None:
        return Said("hindsight.all-hands", {"n": len(hand.family.took(hand.state))})
    taker = hand.family.took(moment.after)[moment.number - 1]
    who: Facts = {"n": moment.number, "who": hand.seats[moment.trick.leader], "took": hand.seats[taker]}
    return Said("hindsight.trick-same" if who["who"] == who["took"] else "hindsight.trick", who)


def _mine(hand: TableHand, state: Any, action: Any, choices: tuple[Choice, ...]) -> tuple[Said, ...]:
    """The learner's card, beside the one that a player would have played in that place, and why."""
    card = hand.family.card_of(action)
    assert card is not None
    if len({hand.family.card_of(one) for one in hand.game.deal.legal(state)} - {None}) < 2:
        return Said("hindsight.yours", {"card": card.code}), Said("hindsight.only-card")
    found = next(((one, best) for one in choices if (best := hand.family.card_of(one.action)) is not None), None)
    if found is None:
        return (Said("hindsight.yours", {"card": card.code}),)
    choice, best = found
    way = "yours-too" if best == card else "yours-other"
    return Said(f"hindsight.{way}", {"card": card.code, "best": best.code}), why(choice)


def _own(told: Said, seat: int) -> Said:
    return replace(told, reason=f"{told.reason}-you") if seat == ME and told.reason in OF_MINE else told


def _who(hand: TableHand, action: Any, code: str) -> dict[str, str]:
    return {"who": hand.seats[action.seat], "card": code}
