"""A deal at the table looked at again: all hands open, trick by trick, what everybody did and why, and what it came to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.parts.tricks import Trick
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.panel import Panel, Row, Table
from lessons.tables.after_a_deal.settled import reckoned
from lessons.tables.hand import ME, TableHand
from lessons.tables.told import reasons, retold, why
from lessons.text.message import Message

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

    ``after``: the state when it was over. ``first``, ``upto``: which of the deal's actions belong to it. ``before``: the state in
    which the learner played a card to it, after ``done`` of the deal's actions; None where that was not so far.
    """

    number: int
    first: int
    upto: int
    after: Any
    trick: Trick | None = None
    settles: bool = False
    before: Any = None
    done: int = 0

    @property
    def mine(self) -> Card | None:
        """The card that the learner played."""
        if self.trick is None or self.before is None:
            return None
        return self.trick.cards[(ME - self.trick.leader) % len(self.trick.cards)]


Why = Callable[[TableHand, Any], Message | None]
"""Why whoever was to act in this hand did this; None where that cannot be told."""


def moments(hand: TableHand) -> tuple[TableMoment, ...]:
    """The deal up to the first card, trick after trick, the settlement; a trick under way is left out."""
    found, first, before = list[TableMoment](), 0, hand.plays[0] if hand.plays else len(hand.done)
    mine, done = None, 0
    for at, state, action in retold(hand):
        if at == before:
            found.append(TableMoment(0, first, at, state))
            first = at
        if action.seat == ME and hand.family.card_of(action) is not None:
            mine, done = state, at
        after = hand.game.deal.apply(state, action)
        if len(after.tricks) > len(state.tricks):
            number, trick = len(after.tricks), after.tricks[-1]
            found.append(TableMoment(number, first, at + 1, after, trick, before=mine, done=done))
            first = at + 1
    if not found:
        found.append(TableMoment(0, 0, len(hand.done), hand.state))
    if hand.family.settles and hand.state.phase == "over":
        found.append(TableMoment(len(found), len(hand.done), len(hand.done), hand.state, settles=True))
    return tuple(found)


def panel(hand: TableHand, moment: TableMoment) -> Panel:
    """All hands open; of a trick its cards, who led it and who has taken it."""
    state, trick = moment.after, moment.trick
    took = hand.family.took(state)
    rows = (
        []
        if trick is None
        else [Row(codes(trick.cards), Message("row.trick-from-leader"), layout="trick", seat=trick.leader)]
    )
    for seat, who in enumerate(hand.spoken):
        cards = codes(hand.game.pack.sorted(hand.family.held(state, seat)))
        if cards and seat != ME:
            rows.append(Row(cards, Message("hindsight.holds", {"who": who}), layout="row", seat=seat))
    rows.append(Row(codes(hand.game.pack.sorted(hand.family.held(state, ME))), Message("row.hand"), seat=ME))
    seats = len(hand.seats)
    table = Table(
        hand.seats,
        dealer=state.dealer,
        winner=None if trick is None else (took[moment.number - 1] - trick.leader) % seats,
        taken=tuple(took.count(seat) for seat in range(seats)),
    )
    lines = hand.family.contract(hand) if moment.number else ()
    return Panel("none", _prompt(hand, moment), tuple(rows), table=table, lines=lines)


def settled(hand: TableHand, moment: TableMoment) -> tuple[Message, ...]:
    """What the deal came to, line by line, where all of it is over."""
    return reckoned(hand) if moment.settles else ()


def said(hand: TableHand, moment: TableMoment, because: Why | None = None) -> Iterator[tuple[Message, ...]]:
    """What was done in this moment, by whom and why, a paragraph each; ``because``: why others than plain players did it."""
    its = hand.family
    for at, state, action in retold(hand, moment.first, moment.upto):
        then, card = _as_it_was(hand, at, state), its.card_of(action)
        if action.seat == ME and (card is not None or not its.settles):
            told = () if card is None else _mine(then, action, card)
        else:
            told = _theirs(hand, then, action, because or by_the_book)
        if told:
            yield told


def _theirs(hand: TableHand, then: TableHand, action: Any, because: Why) -> tuple[Message, ...]:
    """What one of the others did, or the learner without a card."""
    its, why = hand.family, because(then, action)
    reason = () if why is None else (why,)
    card, tells = its.card_of(action), its.tells(hand, then.state, action)
    if card is not None:
        played = (Message("hindsight.played", {"who": hand.spoken[action.seat], "card": card.code}),)
        plain = played if its.lies_there(action) else tells
        return (*its.header(hand, then.state, action), *reason) if reason else plain
    cards = codes(hand.game.pack.sorted(its.laid(action)))
    laid = (Message("hindsight.laid", {"cards": cards}),) if cards else ()
    # Advice speaks to whoever it is for.
    to = (Message("hindsight.advice"),) if reason and action.seat != ME else ()
    return (*(_own(one, action.seat) for one in tells), *laid, *to, *reason) if tells else ()


def by_the_book(hand: TableHand, action: Any) -> Message | None:
    """The reason of a plain player, who would have done the same."""
    same = next((one for one in reasons(hand, len(hand.done), hand.state) if one.action == action), None)
    return None if same is None else why(same)


def _as_it_was(hand: TableHand, at: int, state: Any) -> TableHand:
    """The hand in this state, after so many of its actions."""
    sat = tuple(one for one in hand.sat if one[0] <= at)
    return changed(hand.whole, state=state, done=hand.done[:at], sat=sat, rests=False)


def _prompt(hand: TableHand, moment: TableMoment) -> Message:
    if moment.settles:
        return Message("at-table.over" if hand.family.played_at_all(hand.state) else "at-table.thrown-in")
    if moment.trick is None:
        return Message(hand.family.all_hands, {"n": len(hand.family.took(hand.state))})
    taker = hand.family.took(moment.after)[moment.number - 1]
    who: Facts = {"n": moment.number, "who": hand.spoken[moment.trick.leader], "took": hand.spoken[taker]}
    return Message("hindsight.trick-same" if who["who"] == who["took"] else "hindsight.trick", who)


def _mine(hand: TableHand, action: Any, card: Card) -> tuple[Message, ...]:
    """The learner's card, beside the one that a player would have played in that place, and why.

    Where a search says what a card has cost, nothing more is said of it here.
    """
    yours = (Message("hindsight.yours", {"card": card.code}),)
    if not hand.family.settles:
        return yours
    if len({hand.family.card_of(one) for one in hand.game.deal.legal(hand.state)} - {None}) < 2:
        return *yours, Message("hindsight.only-card")
    choices = reasons(hand, len(hand.done), hand.state)
    found = next(((one, best) for one in choices if (best := hand.family.card_of(one.action)) is not None), None)
    if found is None:
        return yours
    choice, best = found
    way = "yours-too" if best == card else "yours-other"
    return Message(f"hindsight.{way}", {"card": card.code, "best": best.code}), why(choice)


def _own(told: Message, seat: int) -> Message:
    return replace(told, reason=f"{told.reason}-you") if seat == ME and told.reason in OF_MINE else told
