"""What a deal at the table shows at each of its moments: cards, what is asked, what the others did, what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from engine.fast_dataclass import changed
from engine.parts.tricks import Trick
from engine.sheet import codes
from engine.verdict import Verdict
from lessons.learner.event import Json
from lessons.question.panel import Answer, Panel, Row, Table
from lessons.tables import told
from lessons.tables.after_a_deal.ending import over
from lessons.tables.hand import ME, TableHand
from lessons.text.message import Message


@dataclass(frozen=True)
class ShownTable:
    """All that a screen shows of a learner's table. ``greyed``: place among the cards to pick from -> why that card may not go.
    ``news``: what the others did, a paragraph each; ``played``: the cards they played. ``result``: who takes a finished trick,
    why; ``ours``: it is the learner's side. ``advice``: what was asked for, a paragraph each.
    """

    panel: Panel
    greyed: Mapping[int, Verdict] = field(default_factory=dict)
    news: tuple[tuple[Message, ...], ...] = ()
    played: tuple[Message, ...] = ()
    result: tuple[Message, ...] = ()
    ours: bool = False
    advice: tuple[tuple[Message, ...], ...] = ()


def shown(hand: TableHand) -> ShownTable:
    """The deal as it waits for the learner."""
    advice = told.because(hand) if hand.asked == "others" else (told.coaching(hand),) if hand.asked else ()
    if hand.stage == "trick":
        now = finished(hand, hand.state.tricks[-1])
    elif hand.stage == "over":
        now = ShownTable(Panel("none", over(hand)))
    else:
        now = _waiting(hand)
    return changed(now, news=told.news(hand), played=told.played(hand), advice=advice)


def _waiting(hand: TableHand) -> ShownTable:
    panel = hand.family.asking(hand)
    if any(row.seat is not None for row in panel.rows):
        panel = changed(panel, table=around(hand))
    verdicts = {card.code: verdict for card, verdict in hand.family.verdicts(hand).items()} if panel.pickable else {}
    greyed = {
        place: verdicts[code] for place, code in enumerate(panel.pickable) if code in verdicts and not verdicts[code].ok
    }
    return ShownTable(panel, greyed)


def value_of(hand: TableHand, answer: Answer) -> Json:
    """What an answer to the panel, which speaks of places only, means: see :func:`lessons.tables.acting.act`."""
    return cast(Json, hand.family.meant(hand, answer))


def around(hand: TableHand) -> Table:
    """Who sits there, who has dealt, whose turn it is, how many cards and tricks each has; no turn while a trick lies there."""
    state, seats = hand.state, range(len(hand.seats))
    took = hand.family.took(state)
    return Table(
        hand.seats,
        dealer=state.dealer,
        turn=None if hand.rests else hand.turn,
        left=tuple(len(hand.family.in_hand(state, seat)) for seat in seats),
        taken=tuple(took.count(seat) for seat in seats),
    )


def finished(hand: TableHand, trick: Trick) -> ShownTable:
    """A finished trick: who has taken it and why, and what the family has to say of it."""
    state, seats, its = hand.state, len(hand.seats), hand.family
    number = state.tricks.index(trick)
    taker = its.took(state)[number]
    mates = its.mates(hand)
    side = "practice.you-take" if taker == ME else its.mate_takes if taker in mates else "practice.they-take"
    result = (Message(side, {"who": hand.seats[taker]}), *its.of_trick(hand, trick))
    row = Row(codes(trick.cards), Message("row.trick-from-leader"), layout="trick", seat=trick.leader)
    prompt = Message("practice.trick", {"n": number + 1})
    panel = Panel(
        "none", prompt, (row, *its.stays(hand), *its.own(hand, pick=False)), lines=its.contract(hand),
        table=changed(around(hand), winner=(taker - trick.leader) % seats, turn=None),
    )  # fmt: skip
    return ShownTable(panel, result=result, ours=taker == ME or taker in mates)
