"""What was said and done at the table, and why a plain player does it, as codes and facts for sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.sicily.deal.actions import Action, Announce, Call, Expose, Leave, Play, Speak, Take, Tell
from engine.games.sicily.deal.moves import apply
from engine.games.sicily.deal.state import State
from engine.games.sicily.deal.view import exposed
from engine.parts.plain.choice import Choice
from engine.sheet import codes
from engine.verdict import Facts
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.sicily.heard import phrase, talks
from lessons.tables.sicily.options import announced_said, saying_said, word_said
from lessons.tables.told import why
from lessons.text.message import Message


class SicilianTelling(FamilyTable):
    """What is said at a Sicilian table."""

    def contract(self, hand: TableHand) -> tuple[Message, ...]:
        """Who plays against whom, as the learner knows it."""
        its = hand.state.contract
        if its is None:
            return ()
        who = {"who": hand.seats[its.bidder]}
        mine = its.bidder == ME
        if its.own:
            return (Message("at-table.own", who),) if hand.state.form.monte else (Message("at-table.even", {}),)
        if its.kind == "partners":
            return (Message("at-table.partners", {}),)
        if hand.state.to_be_called:
            forced = "forced" if its.kind == "chiamo" else "calls-next"
            return (Message(f"at-table.{forced}{'-yours' if mine else ''}", who),)
        if its.call is not None and not hand.state.partner_known:
            return (Message(f"at-table.called{_whose_call(hand)}", {**who, "card": its.call}),)
        if its.partner is not None:
            two = {**who, "mate": hand.seats[its.partner]}
            return (
                Message(
                    "at-table.two-yours" if mine else "at-table.two-me" if its.partner == ME else "at-table.two", two
                ),
            )
        # One's own trump that was called has fallen: now all know it.
        fallen = its.call is not None and its.call not in codes(hand.state.monte)
        alone = "at-table.alone-yours" if mine else "at-table.alone"
        return (Message(f"{alone}-fallen", {**who, "card": its.call}) if fallen else Message(alone, who),)

    def tells(self, hand: TableHand, state: State, action: Action) -> tuple[Message, ...]:
        who = hand.seats[action.seat]
        match action:
            case Speak(seat, text):
                found = state.floor.read(text)
                assert found is not None
                row, more = found
                speaks = Message("at-table.speaks", {"who": who})
                if row.open_ended:
                    return speaks, word_said(state, row.word), Message("at-table.names", {"cards": tuple(more.split())})
                named = more or next(iter(row.more(state.floor.moment, seat)), "") if row.word == "chiamo" else more
                return speaks, word_said(state, row.word, named)
            case Take():
                return (Message("at-table.takes", {"who": who}),)
            case Leave():
                shown = hand.state.monte_shown
                facts: Facts = {"who": who, "cards": codes(hand.state.monte)}
                return (Message("at-table.leaves-shown" if shown else "at-table.leaves", facts),)
            case Call(_, card):
                return (Message("at-table.calls", {"who": who, "card": card.code}),)
            case Announce(_, word) if word:
                return Message("at-table.speaks", {"who": who}), announced_said(state, word, state.asked[0].cards)
            case Expose(_, place) if place:
                upturned = tuple(card.code for _, card in exposed(apply(state, action))[-state.form.seats :])
                return (Message("at-table.exposes", {"who": who, "cards": upturned}),)
            case Tell():
                return talks(hand, state, action)
            case Play(_, card, say) if say:
                return Message("practice.plays", {"who": who, "card": card.code}), saying_said(state, say)
        return ()

    def in_a_row(
        self, hand: TableHand, told: Sequence[tuple[Action, tuple[Message, ...]]]
    ) -> tuple[tuple[Message, ...], ...]:
        """What a word means is told once, however many say it one after the other."""
        found, meant = list[tuple[Message, ...]](), set[str]()
        for action, says in told:
            known = isinstance(action, Speak) and len(says) == len(("speaks", "word")) and str(says[1]) in meant
            word = spelled(hand.state, action.word) if isinstance(action, Speak) else ""
            found.append((Message("at-table.says-too", {**says[0].facts, "word": word}),) if known else says)
            meant |= {str(one) for one in says[1:]}
        return tuple(found)

    def header(self, hand: TableHand, state: State, action: Action) -> tuple[Message, ...]:
        who = hand.seats[action.seat]
        match action:
            case Play(_, card):
                return (Message("at-table.advice-card", {"who": who, "card": card.code}),)
            case Speak(_, word):
                return (Message("at-table.advice-word", {"who": who, "word": spelled(state, word)}),)
            case Announce(_, word) if word:
                return (Message("at-table.advice-word", {"who": who, "word": word}),)
            case Tell(_, code):
                return (Message("at-table.advice-word", {"who": who, "word": phrase(state, code).says}),)
        return (Message("at-table.advice", {"who": who}),)

    def advice(self, hand: TableHand, choice: Choice) -> tuple[Message, ...]:
        return (*_advice(hand.state, choice), why(choice))


def _whose_call(hand: TableHand) -> str:
    """How the learner stands to a called card that has not fallen: called it, though it is in the own hand, or holds it."""
    its = hand.state.contract
    if its.bidder == ME:
        return "-own" if its.call in {card.code for card in hand.mine} else "-yours"
    return "-me" if its.partner == ME else ""


def spelled(state: State, text: str) -> str:
    """A word as it is called at the table: in Mineo for three ``passo`` is ``mischio``."""
    return "mischio" if text == "passo" and state.form.id in ("mineo3", "ragusa") else text


def _advice(state: State, choice: Choice) -> tuple[Message, ...]:
    """What a player would do, without the reason."""
    match choice.action:
        case Play(_, card, say):
            first = Message("coach.play", {"card": card.code})
            return (first, Message("coach.tells", {"says": say})) if say else (first,)
        case Leave(_, cards):
            return (Message("coach.leave", {"cards": codes(cards)}),)
        case Speak(_, word):
            return (Message("coach.says", {"word": spelled(state, word)}),)
        case Tell(_, code):
            return (Message("coach.says", {"word": phrase(state, code).says}),)
        case Take():
            return (Message("coach.takes"),)
        case Call(_, card):
            return (Message("coach.calls", {"card": card.code}),)
        case Announce(_, word):
            return (Message("coach.says", {"word": word}) if word else Message("coach.announces-nothing"),)
    return ()
