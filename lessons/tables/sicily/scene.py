"""What a Sicilian deal shows at each of its moments: what is asked, what lies on the table, what is said of a trick."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.games.sicily.deal.view import exposed, view
from engine.parts.following import suit_led
from engine.parts.tricks import Trick
from engine.sheet import codes
from lessons.learner.event import Json
from lessons.question.capabilities import counts_points
from lessons.question.panel import Answer, Panel, Row, number_of
from lessons.question.table_talk import explained
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.sicily.heard import offers, phrase
from lessons.tables.sicily.options import numbers, word_said
from lessons.text.message import Message


class SicilianScene(FamilyTable):
    """What is asked, what lies on the table, what an answer means, what is said of a trick."""

    def meant(self, hand: TableHand, answer: Answer) -> dict[str, Json]:
        """What an answer to the panel, which speaks of places only, means: see :func:`lessons.tables.acting.act`."""
        if hand.stage == "adding" and hand.state.phase == "play":
            return {"do": f"tells {ME} {hand.word} {hand.mine[answer[0]].code}"}
        if hand.stage == "adding":
            if numbers(hand):
                return {"do": f"says {ME} {hand.word} {number_of(answer)}"}
            return {"do": " ".join((f"says {ME} {hand.word}", *(hand.mine[place].code for place in answer)))}
        found = self.options(hand)
        if found:
            return dict(found[answer[0]].value)
        if hand.stage == "leave":
            return {"do": " ".join((f"discards {ME}", *(hand.mine[place].code for place in answer)))}
        return {"card": hand.mine[answer[0]].code}

    def own(self, hand: TableHand, pick: bool) -> tuple[Row, ...]:
        """The learner's cards, and which of them were turned up in dealing."""
        picks = hand.stage in ("play", "leave") or (hand.stage == "adding" and not numbers(hand))
        upturned = {card for owner, card in exposed(hand.state) if owner == ME}
        seen = tuple(place for place, card in enumerate(hand.mine) if card in upturned)
        return (Row(codes(hand.mine), Message("row.hand"), pick=pick and picks, seat=ME, seen=seen),)

    def stays(self, hand: TableHand) -> Iterator[Row]:
        """The cards that the dealer has turned up, while the others hold them."""
        state, upturned = hand.state, exposed(hand.state)
        for seat in range(1, len(hand.seats)):
            cards = tuple(card.code for owner, card in upturned if owner == seat and card in state.hands[seat])
            if cards:
                yield Row(cards, Message("at-table.upturned", {"who": hand.seats[seat]}), layout="row", seat=seat)

    def asking(self, hand: TableHand) -> Panel:
        rows = (*_aside(hand), *_cloth(hand), *self.own(hand, pick=True))
        state, lines = hand.state, self.contract(hand)
        n = len(hand.mine)
        match hand.stage:
            case "expose":
                asked = Message("at-table.ask-expose", {"n": n})
            case "speak":
                asked = Message("at-table.ask-speak", {"n": n})
            case "adding" if state.phase == "play":
                return Panel("one", Message("at-table.ask-show"), rows, lines=(explained(phrase(state, hand.word)),))
            case "adding":
                word = word_said(state, hand.word)
                if numbers(hand):
                    return Panel("number", Message("at-table.ask-number"), rows, lines=(word,))
                return Panel("many", Message("at-table.ask-name"), rows, lines=(word,), at_most=n)
            case "leave":
                many = state.form.monte
                ask = "at-table.ask-leave" if counts_points(hand.game) else "at-table.ask-leave-only"
                return Panel("many", Message(ask), rows, at_least=many, at_most=many, lines=lines)
            case "call":
                asked = Message("at-table.ask-call")
            case "talking":
                asked = Message("at-table.ask-break-in" if state.phase == "speak" else "at-table.ask-talk")
            case "announce":
                asked = Message("at-table.ask-announce")
            case "telling":
                assert hand.card is not None
                asked = Message("at-table.ask-tell", {"card": hand.card.code})
            case "others":
                seat = state.to_act
                others = Message("practice.others", {"who": hand.seats[seat or 0]})
                return Panel("none", others, rows, lines=(*lines, *offers(hand)))
            case _:
                led = suit_led(state.trick.cards)
                how = "lead" if not state.trick.cards else "follow" if led else "free"
                return Panel("one", Message(f"practice.{how}", {"suit": led or ""}), rows, lines=lines)
        return Panel(
            "choice", asked, rows, tuple(one.said for one in self.options(hand)), lines=(*lines, *offers(hand))
        )

    def of_trick(self, hand: TableHand, trick: Trick) -> Iterator[Message]:
        """Why a finished trick goes where it goes, where the Fool is, who captured what, what was drawn then."""
        state = hand.state
        took = hand.game.winner(trick.cards, state.rules)
        yield Message(took.reason, took.facts, took.source)
        fool = next((card for card in trick.cards if card.is_fool), None)
        if fool is not None:
            yield Message("at-table.fool-stays", {"who": hand.seats[trick.player(fool, len(hand.seats))]}, took.source)
        yield from _captured(hand, trick)
        if state.form.draws and trick is state.tricks[-1] and any(state.hands):
            yield from _drawn(hand)


def _captured(hand: TableHand, trick: Trick) -> Iterator[Message]:
    """The counting trumps of this trick that were taken from somebody who is, or may be, an opponent, where that is paid."""
    if not hasattr(hand.state.form.settle, "items"):
        return
    for one in view(hand.state, ME).face_up:
        if one.card in trick.cards:
            yield Message("at-table.captured", {"card": one.card.code})


def _drawn(hand: TableHand) -> Iterator[Message]:
    """After a trick each draws a card and shows it."""
    state = hand.state
    drawn = len(state.tricks) * state.form.seats
    first = state.form.seats * state.form.size
    cards: tuple[Card, ...] = state.deck[first + drawn - state.form.seats : first + drawn]
    for seat, card in zip(state.form.order(state.tricks[-1].winner(state.form.seats)), cards, strict=False):
        yield Message("at-table.draws-you" if seat == ME else "at-table.draws", {"card": card.code})


def _aside(hand: TableHand) -> Iterator[Row]:
    """What the learner has seen of the monte, until it is played."""
    state, seen = hand.state, view(hand.state, ME)
    if state.tricks:
        return
    if seen.monte:
        yield Row(codes(seen.monte), Message("at-table.monte"), layout="aside")
    elif seen.bottom is not None:
        yield Row((seen.bottom.code,), Message("at-table.bottom"), layout="aside")


def _cloth(hand: TableHand) -> Iterator[Row]:
    """The trick so far, and the cards that the dealer has turned up, while they are held."""
    state = hand.state
    if state.phase == "play":
        leads = state.to_act == ME
        label = Message("row.trick" if state.trick.cards else "row.you-lead" if leads else "practice.empty")
        yield Row(codes(state.trick.cards), label, layout="trick", seat=state.trick.leader)
    yield from hand.family.stays(hand)
