"""What a French deal shows at each of its moments: what is asked, what lies on the table, what the learner's answer means."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.france.deal.state import State
from engine.games.france.pack import PACK
from engine.parts.following import suit_led
from engine.sheet import codes
from lessons.learner.event import Json
from lessons.question.panel import Answer, Panel, Row
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.text.message import Message

PICKED = ("play", "leave", "showing")


class FrenchScene(FamilyTable):
    """What is asked, what lies on the table, what an answer means."""

    def meant(self, hand: TableHand, answer: Answer) -> dict[str, Json]:
        """What an answer to the panel, which speaks of places only, means: see :func:`lessons.tables.acting.act`."""
        found = self.options(hand)
        if hand.stage in ("speak", "call", "announce"):
            return dict(found[answer[0]].value)
        if answer[0] < 0:
            return dict(found[-1 - answer[0]].value)
        cards = [code for row in self.own(hand, pick=True) for code in row.cards]
        if hand.stage == "play":
            return {"card": cards[answer[0]]}
        verb = "leaves" if hand.stage == "leave" else "shows"
        return {"do": " ".join((verb, str(ME), *(cards[place] for place in answer)))}

    def own(self, hand: TableHand, pick: bool) -> tuple[Row, ...]:
        """The learner's cards; for two, the open ones of the own piles, which are played like those in hand."""
        state: State = hand.state
        picks = pick and hand.stage in PICKED
        held = Row(codes(hand.mine), Message("row.hand"), pick=picks, seat=ME)
        piles = open_of(state, ME)
        return (
            (held, Row(piles, Message("at-table.piles-mine"), pick=picks, layout="row", seat=ME)) if piles else (held,)
        )

    def stays(self, hand: TableHand) -> Iterator[Row]:
        """What lies open of the others' piles."""
        for seat in range(1, len(hand.seats)):
            if piles := open_of(hand.state, seat):
                yield Row(piles, Message("at-table.piles", {"who": hand.seats[seat]}), layout="row", seat=seat)

    def asking(self, hand: TableHand) -> Panel:
        rows = (*_aside(hand), *_cloth(hand), *self.own(hand, pick=True))
        state: State = hand.state
        lines, n = self.contract(hand), len(hand.mine)
        choices = tuple(one.said for one in self.options(hand))
        match hand.stage:
            case "speak":
                return Panel("choice", Message("at-table.ask-bid", {"n": n}), rows, choices)
            case "call":
                return Panel("choice", Message("at-table.ask-call"), rows, choices, lines=lines)
            case "announce":
                return Panel("choice", Message("at-table.ask-slam"), rows, choices, lines=lines)
            case "leave":
                many = state.form.chien
                return Panel(
                    "many", Message("at-table.ask-discard", {"n": many}), rows, at_least=many, at_most=many, lines=lines
                )
            case "showing":
                many = int(hand.word)
                return Panel("many", Message("at-table.ask-poignee", {"n": many}), rows, at_least=many, at_most=many)
            case "others":
                return Panel("none", Message("practice.others", {"who": hand.seats[hand.turn or 0]}), rows, lines=lines)
        led = suit_led(state.trick.cards)
        how = "lead" if not state.trick.cards else "follow" if led else "free"
        return Panel("one", Message(f"practice.{how}", {"suit": led or ""}), rows, choices, lines=lines)


def open_of(state: State, seat: int) -> tuple[str, ...]:
    """The open cards of this player's piles."""
    return codes(PACK.sorted(pile[-1] for pile in state.piles[seat] if pile)) if state.piles else ()


def _aside(hand: TableHand) -> Iterator[Row]:
    """The chien, once it is turned up, and poignées, as long as the first trick is not over."""
    state: State = hand.state
    if state.tricks or state.phase not in ("leave", "play"):
        return
    if state.bid is not None and state.bid.takes_chien:
        yield Row(codes(PACK.sorted(state.chien)), Message("at-table.chien"), layout="aside")
    for seat, cards in enumerate(state.shown):
        if cards:
            yield Row(codes(cards), Message("at-table.poignee-of", {"who": hand.seats[seat]}), layout="aside")


def _cloth(hand: TableHand) -> Iterator[Row]:
    """The trick so far, and what lies open of the others' piles."""
    state: State = hand.state
    if state.phase == "play" and hand.stage != "announce":
        leads = state.to_act == ME
        label = Message("row.trick" if state.trick.cards else "row.you-lead" if leads else "practice.empty")
        yield Row(codes(state.trick.cards), label, layout="trick", seat=state.trick.leader)
    yield from hand.family.stays(hand)
