"""A hand looked at again: trick by trick with all four hands open, and what the learner might have done in each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State, Trick, trick_winner
from engine.games.bologna.pack import PACK
from engine.games.bologna.players.choosing import choose, give, play
from engine.games.bologna.players.reasons import REASONS, Choice
from engine.parts.tricks import winner
from engine.sheet import codes
from engine.verdict import Facts
from lessons.practice.ending import SPOKEN
from lessons.practice.hand import ME, SEATS, PracticeHand
from lessons.practice.hand import done as after
from lessons.practice.shown import PLAY, told_of
from lessons.question.panel import Panel, Row, Table
from lessons.text.said import Said


@dataclass(frozen=True)
class HandMoment:
    """One trick, or the deal before the first one. ``after``: who holds what when it is over.

    ``before``: the deal when the learner played to it, after ``done`` of the hand's actions; None where that was not so far.
    ``first``, ``upto``: which of those actions belong to it.
    """

    number: int
    after: State
    trick: Trick | None = None
    before: State | None = None
    done: int = 0
    first: int = 0
    upto: int = 0

    @property
    def mine(self) -> Card | None:
        """The card that the learner played."""
        return self.trick.cards[self._place] if self.trick and self.before else None

    @property
    def may(self) -> list[Card]:
        """The cards that the learner could have played."""
        return FOLLOWING.allowed(self.before.hands[ME], self.before.trick.cards) if self.before else []

    @property
    def _place(self) -> int:
        assert self.trick is not None
        return (ME - self.trick.leader) % len(SEATS)

    def advice(self, seed: int) -> Choice:
        """What the book would have played; by the same chance as when the coach was asked."""
        assert self.before is not None
        return play(self.before, Random(f"{seed} {self.done}"))


Why = Callable[[PracticeHand, Action], Said | None]
"""Why whoever was to act in this hand did this; None where that cannot be told."""


def moments(hand: PracticeHand) -> tuple[HandMoment, ...]:
    """The deal when all have their cards, then trick after trick; the one under way is left out."""
    end = hand.state
    state = start(end.form, end.deck, end.dealer, end.rules, end.scores)
    found, before, done, first = list[HandMoment](), None, 0, 0
    for number, action in enumerate(hand.done):
        if isinstance(action, Play) and not found:
            found.append(HandMoment(0, state, upto=number))
            first = number
        if isinstance(action, Play) and action.seat == ME:
            before, done = state, number
        after = apply(state, action)
        if len(after.tricks) > len(state.tricks):
            found.append(HandMoment(len(after.tricks), after, after.tricks[-1], before, done, first, number + 1))
            first = number + 1
        state = after
    return tuple(found) or (HandMoment(0, state, upto=len(hand.done)),)


def by_the_book(hand: PracticeHand, action: Action) -> Said | None:
    """The book's reason, where it would have done the same."""
    choice = give(hand.state, action.seat) if isinstance(action, Give) else choose(hand.state, hand.rng())
    return Said(f"coach.{choice.reason}", choice.facts, REASONS[choice.reason]) if choice.action == action else None


def said(hand: PracticeHand, moment: HandMoment, why: Why = by_the_book) -> Iterator[tuple[Said, ...]]:
    """What was done in this moment, by whom and why, a paragraph each; the learner's card without a reason of theirs."""
    for then, action in _retold(hand, moment.first, moment.upto):
        if action.seat == ME:
            if isinstance(action, Play):
                yield (Said("hindsight.yours", {"card": action.card.code}),)
            continue
        does, because = told_of(then, action), why(then, action)
        who = {"who": SPOKEN[action.seat]}
        if isinstance(action, Play) and because:
            facts = who | {"card": action.card.code}
            header = (
                (does, Said("at-table.advice", who))
                if does and action.signal
                else (Said("at-table.advice-card", facts),)
            )
            yield (*header, because)
        elif does:
            laid = (
                (Said("hindsight.laid", {"cards": codes(PACK.sorted(action.cards))}),)
                if isinstance(action, Leave)
                else ()
            )
            yield (does, *laid, *((because,) if because else ()))


def _retold(hand: PracticeHand, first: int, upto: int) -> Iterator[tuple[PracticeHand, Action]]:
    """These actions, each with the hand as it was before it."""
    end = hand.state
    dealt = start(end.form, end.deck, end.dealer, end.rules, end.scores)
    then = PracticeHand(hand.sort, hand.seed, dealt, sat=hand.sat)
    for at, action in enumerate(hand.done[:upto]):
        if at >= first:
            yield changed(then, sat=tuple(one for one in hand.sat if one[0] <= at)), action
        then = changed(after(then, action), rests=False)


def panel(moment: HandMoment, of: int) -> Panel:
    """All hands open; of a trick who led it, and who has taken it. ``of``: how many tricks there are."""
    state, trick = moment.after, moment.trick
    rows = []
    if trick is not None:
        rows.append(Row(codes(trick.cards), Said("row.trick-from-leader"), layout="trick", seat=trick.leader))
    for seat, held in enumerate(state.hands):
        cards = codes(PACK.sorted(held))
        if cards and seat != ME:
            rows.append(Row(cards, Said("hindsight.holds", {"who": SPOKEN[seat]}), layout="row", seat=seat))
    rows.append(Row(codes(PACK.sorted(state.hands[ME])), Said("row.hand"), seat=ME))
    took = winner(trick.cards, PLAY).index if trick else None
    table = Table(SEATS, dealer=state.dealer, winner=took, taken=_taken(state))
    return Panel("none", _prompt(moment, of), tuple(rows), table=table)


def _prompt(moment: HandMoment, of: int) -> Said:
    if moment.trick is None:
        return Said("hindsight.deal", {"n": of})
    seats = len(SEATS)
    who: Facts = {
        "n": moment.number,
        "who": SPOKEN[moment.trick.leader],
        "took": SPOKEN[trick_winner(moment.trick, seats)],
    }
    return Said("hindsight.trick-same" if who["who"] == who["took"] else "hindsight.trick", who)


def _taken(state: State) -> tuple[int, ...]:
    took = [trick_winner(trick, len(SEATS)) for trick in state.tricks]
    return tuple(took.count(seat) for seat in range(len(SEATS)))


def declared(hand: PracticeHand) -> tuple[Said, ...]:
    """What was declared in the first trick, by whom."""
    shown = [action for action in hand.done if isinstance(action, Declare)]
    return tuple(Said("hindsight.declared", {"who": SPOKEN[one.seat], "kind": one.kind}) for one in shown)
