"""What is said at a French table: who plays against whom, what the others say and do, what a trick has brought."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.france.auction.bidding import PASS
from engine.games.france.deal.actions import Action, AnnounceSlam, Call, Leave, Play, Show, Speak
from engine.games.france.deal.state import State
from engine.games.france.leaving import shown
from engine.games.france.pack import EXCUSE, PACK, PETIT
from engine.games.france.playing import take
from engine.games.france.reckoning.outcome import excuse_story
from engine.games.france.sources import BONUSES
from engine.games.france.sources import EXCUSE as EXCUSE_SOURCE
from engine.parts.plain.choice import Choice
from engine.parts.tricks import Trick
from engine.sheet import codes
from engine.verdict import Facts
from lessons.tables.france.options import word_said
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.told import why
from lessons.text.message import Message


class FrenchTelling(FamilyTable):
    """What is said at a French table."""

    def contract(self, hand: TableHand) -> tuple[Message, ...]:
        """What is played, and who plays against whom, as the learner knows it."""
        state: State = hand.state
        if state.taker is None or state.bid is None:
            return ()
        facts: Facts = {"who": hand.seats[state.taker], "word": spelled(state.bid.word), "times": state.bid.times}
        first = Message(f"at-table.bid{'-yours' if state.taker == ME else ''}", facts)
        slam = () if state.announced is None else (Message("at-table.slam-said", {"who": hand.seats[state.announced]}),)
        return (first, *_partners(hand), *slam)

    def tells(self, hand: TableHand, state: State, action: Action) -> tuple[Message, ...]:
        """What somebody did that the table does not show by itself."""
        who = hand.seats[action.seat]
        match action:
            case Speak(_, word):
                return (Message("at-table.passes", {"who": who}),) if word == PASS else _bids(who, word)
            case Call(_, card):
                return (Message("at-table.calls", {"who": who, "card": card.code}),)
            case Leave(_, cards):
                chien = codes(PACK.sorted(state.chien))
                said = Message("at-table.takes-chien", {"who": who, "cards": chien, "n": len(chien)})
                trumps = codes(shown(cards))
                return (said, Message("at-table.shows-discard", {"cards": trumps})) if trumps else (said,)
            case AnnounceSlam():
                return (Message("at-table.slam-said", {"who": who}, BONUSES),)
            case Show(_, cards):
                return (
                    Message("at-table.shows-poignee", {"who": who, "n": len(cards), "cards": codes(cards)}, BONUSES),
                )
        return ()

    def header(self, hand: TableHand, state: State, action: Action) -> tuple[Message, ...]:
        del state
        who = hand.seats[action.seat]
        match action:
            case Play(_, card):
                return (Message("at-table.advice-card", {"who": who, "card": card.code}),)
            case Speak(_, word) if word != PASS:
                return (Message("at-table.advice-word", {"who": who, "word": spelled(word)}),)
        return (Message("at-table.advice", {"who": who}),)

    def advice(self, hand: TableHand, choice: Choice) -> tuple[Message, ...]:
        return (*_advice(hand.state, choice), why(choice))

    def of_trick(self, hand: TableHand, trick: Trick) -> Iterator[Message]:
        """Why a finished trick goes where it goes; what becomes of the Excuse and the petit; who the partner is, once it shows."""
        state: State = hand.state
        number, seats = state.tricks.index(trick), state.form.seats
        taker = state.won_by[number]
        home = trick.cards[0] == EXCUSE and taker == trick.leader
        won = take(trick.cards, won_all_before=home)
        yield Message(won.reason, won.facts, won.source)
        yield from _excuse(hand, trick, number)
        if PETIT in trick.cards:
            player = trick.player(PETIT, seats)
            last = number == state.form.size - 1
            sort = "petit-own" if player == taker else "petit-goes"
            facts = {"who": hand.seats[player], "took": hand.seats[taker]}
            yield Message(f"at-table.{sort}{'-last' if last else ''}", facts, BONUSES)
        if state.called is not None and state.called in trick.cards and state.taker is not None:
            player = trick.player(state.called, seats)
            if player != state.taker:
                yield Message("at-table.partner-is", {"who": hand.seats[player], "card": state.called.code})


def _partners(hand: TableHand) -> Iterator[Message]:
    state: State = hand.state
    if state.called is None or state.taker is None:
        return
    mine, facts = state.taker == ME, {"who": hand.seats[state.taker], "card": state.called.code}
    if not hand.family.partners_known(state):
        own = "-own" if mine and state.called in (*state.hands[ME], *state.left) else ""
        way = f"-yours{own}" if mine else "-me" if state.partner == ME else ""
        yield Message(f"at-table.called{way}", facts)
    elif state.partner is None:
        yield Message("at-table.alone-yours" if mine else "at-table.alone", facts)
    else:
        way = "-yours" if mine else "-me" if state.partner == ME else ""
        yield Message(f"at-table.two-of-five{way}", {**facts, "mate": hand.seats[state.partner]})


def spelled(word: str) -> str:
    """A bid as it is spoken."""
    return word.replace("_", " ")


def _bids(who: str, word: str) -> tuple[Message, ...]:
    return Message("at-table.speaks", {"who": who}), word_said(word)


def _excuse(hand: TableHand, trick: Trick, number: int) -> Iterator[Message]:
    """What becomes of the Excuse in this trick, or what is given for it now; while a side is secret, only that it stays."""
    state: State = hand.state
    if EXCUSE not in trick.cards and not any(EXCUSE in one.cards for one in state.tricks[:number]):
        return
    upto = state.tricks[: number + 1]
    story = excuse_story(upto, state.won_by, state.sides, state.form.size, state.aside, state.aside_side)
    played = next(one for one in upto if EXCUSE in one.cards)
    who = {"who": hand.seats[played.player(EXCUSE, state.form.seats)]}
    if EXCUSE in trick.cards:
        known = hand.family.partners_known(state) or story.fate in ("lost-in-the-last-trick", "completes-the-slam")
        yield Message(f"at-table.excuse-{story.fate if known else 'stays'}", who, EXCUSE_SOURCE)
    elif story.fate == "given" and story.at == number + 1 and hand.family.partners_known(state):
        yield Message("at-table.excuse-paid", who, EXCUSE_SOURCE)


def _advice(state: State, choice: Choice) -> tuple[Message, ...]:
    """What a player would do, without the reason."""
    del state
    match choice.action:
        case Play(_, card):
            return (Message("coach.play", {"card": card.code}),)
        case Leave(_, cards):
            return (Message("coach.leave", {"cards": codes(cards)}),)
        case Speak(_, word):
            return (Message("coach.passes") if word == PASS else Message("coach.says", {"word": spelled(word)}),)
        case Call(_, card):
            return (Message("coach.calls", {"card": card.code}),)
        case Show(_, cards):
            return (Message("coach.shows", {"cards": codes(cards)}),)
        case AnnounceSlam():
            return (Message("coach.says-slam"),)
    return (Message("coach.announces-nothing"),)
