"""The last trick as a question: the side that scores the petit in it, and who takes it when the Excuse is there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.games.france.auction.bidding import SIDES
from engine.games.france.pack import PETIT
from engine.games.france.playing import take
from engine.games.france.reckoning.outcome import Excuse, petit_au_bout
from engine.games.france.sources import BONUSES
from engine.games.france.sources import EXCUSE as EXCUSE_SOURCE
from engine.games.france.tricks import Sides
from engine.parts.tricks import Trick
from engine.sheet import codes
from engine.verdict import Winner
from lessons.question.facts.france import LastTrick
from lessons.question.kind import Message, Panel, Row, Table
from lessons.question.seats import seats_of
from lessons.question.stepwise import Step, StepwiseItem

NOBODY = "nobody"


@dataclass(frozen=True)
class Last(StepwiseItem):
    """The last trick, who led to it, who is the taker, alone against the others, and which side has won all ``before``."""

    ask: str
    trick: tuple[Card, ...]
    leader: int
    taker: int
    before: str = "both"

    @cached_property
    def winner(self) -> Winner:
        """The card that takes it: the Excuse, where its leader's side has won all the others."""
        return take(self.trick, won_all_before=self.won_all)

    @property
    def won_all(self) -> bool:
        """Has the leader's side won every trick so far?"""
        return self.before == SIDES[self._sides.side(self.leader)]

    @property
    def won(self) -> int:
        """The seat that takes it."""
        return self._trick.seat(self.winner.index, self.game.seats)

    @property
    def _trick(self) -> Trick:
        return Trick(self.leader, self.trick)

    @property
    def _sides(self) -> Sides:
        return Sides(self.game.seats, self.taker)

    @property
    def scores(self) -> str:
        """The side that scores the petit, as the engine has it."""
        side = petit_au_bout((self._trick,), (self.won,), self._sides, Excuse("not-played"))
        return NOBODY if side is None else SIDES[side]

    def build(self) -> Iterable[Step]:
        yield self._petit() if self.ask == "petit" else self._takes()

    def _petit(self) -> Step:
        seats, words = seats_of(self.game), (*SIDES, NOBODY)
        facts = {"taker": seats[self.taker], "seat": seats[self.won], "leader": seats[self.leader]}
        row = Row(codes(self.trick), Message("row.last-trick"), layout="trick", seat=self.leader)
        choices = tuple(Message(f"last-trick.for-{word}") for word in words)
        lines = (Message("last-trick.leader", facts), Message("last-trick.taker", facts))
        panel = Panel("choice", Message("ask.last-trick"), (row,), choices, lines=lines, table=Table(seats))
        hints = (
            Message("hint.last-trick.look"),
            Message("hint.last-trick.rule", {}, BONUSES),
            self._first_petit(),
        )
        why = (Message(f"last-trick.so-{self.scores}", facts, BONUSES),)
        about = LastTrick(
            trick=self.trick,
            sides=tuple(SIDES[self._sides.side(self._trick.seat(i, self.game.seats))] for i in range(len(self.trick))),
            winner=self.winner.index,
        )
        each = {i: Message(self._off(word)) for i, word in enumerate(words) if word != self.scores}
        return Step("last", panel, (words.index(self.scores),), why, hints, each, about=about)

    def _first_petit(self) -> Message:
        """Whose the trick is; where the petit is not in it, which trumps are."""
        if PETIT in self.trick:
            return Message("hint.last-trick.first")
        trumps = codes(card for card in self.trick if card.is_trump)
        return Message("hint.last-trick.first-trumps" if trumps else "hint.last-trick.first-none", {"cards": trumps})

    def _off(self, word: str) -> str:
        """What was overlooked: that the petit is there, that it is not, or whose the trick is."""
        if self.scores == NOBODY:
            return "last-trick.no-petit"
        return "last-trick.petit-there" if word == NOBODY else "last-trick.not-theirs"

    def _without_the_excuse(self) -> tuple[Message, Message, Message]:
        """The hints where the Excuse was not led: it is a trick like any other."""
        led, trumps = self.trick[0].suit, codes(card for card in self.trick if card.is_trump)
        same = codes(card for card in self.trick if card.suit == led)
        rule = Message("hint.last-trick.takes-rule-not-led", {}, EXCUSE_SOURCE)
        if trumps:
            return Message("hint.who-wins.look-trumps"), rule, Message("hint.who-wins.first-trump", {"cards": trumps})
        return (
            Message("hint.who-wins.look-suit", {"led": led}),
            rule,
            Message("hint.who-wins.first-suit", {"cards": same}),
        )

    def _takes(self) -> Step:
        seats = seats_of(self.game)
        facts = {"taker": seats[self.taker], "leader": seats[self.leader]}
        row = Row(codes(self.trick), Message("row.last-trick"), layout="trick", seat=self.leader)
        lines = (Message("last-trick.taker", facts), Message(f"last-trick.before-{self.before}"))
        choices = tuple(Message(f"seat.{seat}") for seat in seats)
        panel = Panel(
            "choice", Message("ask.last-trick.takes", facts), (row,), choices, lines=lines, table=Table(seats)
        )
        hints = (
            Message("hint.last-trick.takes-look"),
            Message("hint.last-trick.takes-rule", {}, EXCUSE_SOURCE),
            Message("hint.last-trick.takes-first", facts),
        )
        if not self.trick[0].is_fool:
            hints = self._without_the_excuse()
        why = (Message(self.winner.reason, self.winner.facts, self.winner.source),)
        about = LastTrick(trick=self.trick, winner=take(self.trick).index, leader=self.leader, seats=self.game.seats)
        played = {self._trick.seat(i, self.game.seats): card for i, card in enumerate(self.trick)}
        each = {i: Message("ladder.does-not-win", {"card": card.code}) for i, card in played.items() if i != self.won}
        return Step("takes", panel, (self.won,), why, hints, each, about=about)
