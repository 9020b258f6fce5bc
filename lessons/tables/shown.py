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
from lessons.tables.hand import ME, TableHand
from lessons.tables.settled import settlement
from lessons.tables.sitting import Sitting
from lessons.text.said import Said


@dataclass(frozen=True)
class ShownTable:
    """``greyed``: place among the cards to pick from -> why that card may not go. ``news``: what the others did, a paragraph each;
    ``played``: the cards they played. ``result``: who takes a finished trick, why; ``ours``: it is the learner's side. ``advice``:
    what was asked for, a paragraph each. ``settled``: the reckoning of a deal that is over.
    """

    panel: Panel
    greyed: Mapping[int, Verdict] = field(default_factory=dict)
    news: tuple[tuple[Said, ...], ...] = ()
    played: tuple[Said, ...] = ()
    result: tuple[Said, ...] = ()
    ours: bool = False
    advice: tuple[tuple[Said, ...], ...] = ()
    settled: tuple[Said, ...] = ()


def shown(sitting: Sitting) -> ShownTable:
    """The deal as it waits for the learner."""
    hand = sitting.hand
    assert hand is not None
    advice = (told.coaching(hand),) if hand.asked == "coach" else told.because(hand) if hand.asked == "others" else ()
    if hand.stage == "trick":
        return changed(finished(hand, hand.state.tricks[-1]), advice=advice)
    if hand.stage == "over":
        over = Panel("none", Said("at-table.over" if hand.family.played_at_all(hand.state) else "at-table.thrown-in"))
        return ShownTable(over, news=told.news(hand), settled=settlement(sitting), advice=advice)
    own = hand.family.own(hand, pick=True)
    panel = changed(
        hand.family.asking(hand, (*hand.family.aside(hand), *hand.family.cloth(hand), *own)), table=_table(hand)
    )
    greyed = {}
    if panel.pickable:
        verdicts = {card.code: verdict for card, verdict in hand.verdicts().items()}
        greyed = {place: verdicts[code] for place, code in enumerate(panel.pickable) if not verdicts[code].ok}
    return ShownTable(panel, greyed, told.news(hand), told.played(hand), advice=advice)


def value_of(hand: TableHand, answer: Answer) -> Json:
    """What an answer to the panel, which speaks of places only, means: see :func:`lessons.tables.acting.act`."""
    return cast(Json, hand.family.meant(hand, answer))


def _table(hand: TableHand) -> Table:
    """Who sits there, who has dealt, whose turn it is, how many cards and tricks each has; no turn while a trick lies there."""
    state, seats = hand.state, len(hand.seats)
    took = hand.family.took(state)
    return Table(
        hand.seats,
        dealer=state.dealer,
        turn=None if hand.rests else hand.turn,
        left=tuple(map(len, state.hands)),
        taken=tuple(took.count(seat) for seat in range(seats)),
    )


def finished(hand: TableHand, trick: Trick) -> ShownTable:
    """A finished trick: who has taken it and why, and what the family has to say of it."""
    state, seats = hand.state, len(hand.seats)
    number = state.tricks.index(trick)
    taker = hand.family.took(state)[number]
    mates = hand.family.mates(hand)
    side = "practice.you-take" if taker == ME else "at-table.mate-takes" if taker in mates else "practice.they-take"
    result = (Said(side, {"who": hand.seats[taker]}), *hand.family.of_trick(hand, trick))
    row = Row(codes(trick.cards), Said("row.trick-from-leader"), layout="trick", seat=trick.leader)
    prompt = Said("practice.trick", {"n": number + 1})
    panel = Panel(
        "none", prompt, (row, *hand.family.own(hand, pick=False)), lines=hand.family.contract(hand),
        table=changed(_table(hand), winner=(taker - trick.leader) % seats, turn=None),
    )  # fmt: skip
    return ShownTable(panel, result=result, ours=taker == ME or taker in mates, news=told.news(hand))
