"""What is said at a table of Bologna: what the others do, what a trick has brought, what the coach advises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.bologna.counting.combinations import combination
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Monte, PickUp, Play
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import level
from engine.games.bologna.players.leading import signalled
from engine.games.bologna.players.seat_view import seat_view
from engine.games.bologna.signals import judge_meaning
from engine.games.bologna.spoken import GROUP_OF
from engine.parts.plain.choice import Choice
from engine.parts.tricks import Trick, winner
from engine.verdict import Facts
from lessons.tables.bologna.choosing import advised, can_be_weighed, chose, own_card, signal_said
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.stages import OWN
from lessons.tables.told import why
from lessons.text.message import Message

PLAY = "ottocento#the-play"


class BolognaTelling(FamilyTable):
    """What is said at the table. Here it is the coach that is asked, not the others."""

    settles = False
    all_hands = "hindsight.deal"
    mate_takes = "practice.partner-takes"
    spoken = {"partner": "mate"}

    def tells(self, hand: TableHand, state: State, action: Action) -> tuple[Message, ...]:
        who = hand.spoken[action.seat]
        match action:
            case Play(_, card, signal) if signal is not None:
                if state.rules.speaks:
                    means = f"old-{GROUP_OF[signal]}.{signal}"
                    facts: Facts = {"who": who, "card": card.code, "signal": signal, "means": means}
                    return (Message("practice.plays-word", facts),)
                return (Message(f"practice.plays-{signal}", {"who": who, "card": card.code}),)
            case Declare(_, kind, cards):
                made = combination(kind, cards, state.rules)
                return (Message("practice.declares", {"who": who, "kind": kind, "points": made.points if made else 0}),)
            case Give(_, card):
                return (Message("practice.gives", {"who": who, "card": card.code}),)
            case Leave():
                return (Message("practice.leaves", {"who": who}),)
            case Monte(_, agrees):
                return (Message(f"practice.says-monte-{'yes' if agrees else 'no'}", {"who": who}),)
        return ()

    def in_a_row(
        self, hand: TableHand, told: Sequence[tuple[Action, tuple[Message, ...]]]
    ) -> tuple[tuple[Message, ...], ...]:
        """Who declares one combination after another is named with the first of them only."""
        found = list[tuple[Message, ...]]()
        before: Action | None = None
        for action, says in told:
            also = isinstance(action, Declare) and isinstance(before, Declare) and before.seat == action.seat
            found.append((Message("practice.declares-also", says[0].facts),) if also else says)
            before = action
        return tuple(found)

    def header(self, hand: TableHand, state: State, action: Action) -> tuple[Message, ...]:
        who = {"who": hand.spoken[action.seat]}
        if isinstance(action, Play) and action.signal is None:
            return (Message("at-table.advice-card", who | {"card": action.card.code}),)
        return (*self.tells(hand, state, action), Message("at-table.advice", who))

    def can_ask(self, hand: TableHand) -> bool:
        """Of what is to be done now, or of the trick that lies there; and once more where cards can be weighed."""
        if hand.asked:
            return hand.stage != "over" and hand.asked == "coach" and can_be_weighed(hand)
        return hand.stage in OWN or chose(hand) is not None

    def advice(self, hand: TableHand, choice: Choice) -> tuple[Message, ...]:
        if hand.stage == "trick":
            return _of_the_trick(hand)
        match choice.action:
            case Play(_, card, signal) if hand.stage == "signal":
                assert hand.card is not None
                best = signal if hand.card == card else signalled(seat_view(hand.state, ME), hand.card)
                return (signal_said(best, hand.state.rules),)
            case Play(_, card, _):
                return (Message("coach.play", {"card": card.code}), why(choice))
            case PickUp():
                return (Message("coach.take-up"),)
            case Monte(_, agrees):
                return (Message(f"coach.monte-{'yes' if agrees else 'no'}"), why(choice))
            case Leave(_, cards):
                return (Message("coach.leave", {"cards": tuple(card.code for card in cards)}), why(choice))
            case Declare(_, kind, _):
                return (Message("coach.declare", {"kind": kind}), why(choice))
        return (why(choice),)

    def of_trick(self, hand: TableHand, trick: Trick) -> Iterator[Message]:
        took = winner(trick.cards, PLAY)
        yield Message(took.reason, took.facts, took.source)
        matto = next((card for card in trick.cards if card.is_fool), None)
        if matto is not None:
            yield Message("practice.matto-stays", {"who": hand.seats[trick.player(matto, len(hand.seats))]}, PLAY)
        yield from _untrue(hand, trick)


def _of_the_trick(hand: TableHand) -> tuple[Message, ...]:
    """What a simple player would have played to the trick that lies there, and why."""
    before = chose(hand)
    choice = None if before is None else advised(before)
    if choice is None:
        return ()
    card = choice.action.card
    said = "hindsight.book-too" if level(card, own_card(hand)) else "hindsight.book"
    return Message(said, {"card": card.code}), why(choice)


def _untrue(hand: TableHand, trick: Trick) -> Iterator[Message]:
    """That the learner's signal was not true: it may be made, but it deceives the partner too."""
    state: State = hand.state
    number = state.tricks.index(trick)
    signal = state.tricks[number].signal
    if trick.leader == ME and signal:
        since = (card for card in state.trick.cards if state.trick.player(card, len(hand.seats)) == ME)
        earlier = [card for one in state.tricks[:number] for card in one.cards]
        held = (*state.hands[ME], *since)
        meant = judge_meaning(trick.cards[0], signal, held, state.rules, earlier, state.first_dealt(ME))
        if not meant.ok:
            yield Message(meant.reason, meant.facts, meant.source)
