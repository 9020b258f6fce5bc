"""A poignée as a question: the highest a hand may show, whether these cards are one, and which side it scores for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import Card
from engine.games.france import poignee
from engine.games.france.auction.bidding import SIDES
from engine.games.france.sources import BONUSES
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.facts.france import Handful
from lessons.question.kind import Message, Panel, Row
from lessons.question.seats import YOU
from lessons.question.stepwise import Step, StepwiseItem

SIZES = ("none", "single", "double", "triple")
YES, NO = Message("poignee.yes"), Message("poignee.no")


@dataclass(frozen=True)
class ShownPoignee(StepwiseItem):
    """A hand and the cards shown of it; or the side that showed one (``by``) and the one that has won the deal."""

    ask: str
    hand: tuple[Card, ...] = ()
    shown: tuple[Card, ...] = ()
    by: str = ""
    won: str = ""

    @property
    def numbers(self) -> tuple[int, ...]:
        """How many trumps make a single, a double and a triple one."""
        found: tuple[int, ...] = self.game.form.poignees
        return found

    @property
    def _facts(self) -> Facts:
        single, double, triple = self.numbers
        return {"single": single, "double": double, "triple": triple, "held": len(poignee.trumps_of(self.hand))}

    @property
    def _source(self) -> str:
        return str(self.game.form.poignee_source)

    def build(self) -> Iterable[Step]:
        yield {"worth": self._worth, "these": self._these, "whose": self._whose}[self.ask]()

    @property
    def _excuse(self) -> str:
        """How a sentence is called that counts the trumps, where the Excuse is one of them."""
        return "-excuse" if any(card.is_fool for card in self.hand) else ""

    def _hints(self, which: str, facts: Facts) -> tuple[Message, Message, Message]:
        return (
            Message(f"hint.poignee.look-{which}"),
            Message(f"hint.poignee.rule-{which}", facts, BONUSES if which == "whose" else self._source),
            Message(f"hint.poignee.first-{which}{self._excuse}", facts),
        )

    def _worth(self) -> Step:
        facts = self._facts
        held = len(poignee.trumps_of(self.hand))
        right = sum(held >= number for number in self.numbers)
        choices = tuple(Message(f"poignee.{size}") for size in SIZES)
        row = Row(codes(self.hand), Message("row.hand"), seat=YOU)
        so = "poignee.so-none" if not right else f"poignee.so-{SIZES[right]}"
        about = Handful(hand=self.hand, numbers=self.numbers)
        panel = Panel("choice", Message("ask.poignee.worth"), (row,), choices)
        why = (Message(f"{so}{self._excuse}", facts, self._source),)
        each = {size: self._off(size, right) for size in range(len(SIZES)) if size != right}
        return Step("worth", panel, (right,), why, self._hints("worth", facts), each, about=about)

    def _off(self, size: int, right: int) -> Message:
        """What is wrong with this size: it takes more trumps than there are, or there are enough for more."""
        if size < right:
            return Message("poignee.enough-for-more" if size else "poignee.enough-for-one")
        return Message("poignee.takes-more", {"size": f"poignee.{SIZES[size]}", "n": self.numbers[size - 1]})

    def _these(self) -> Step:
        verdict = poignee.judge(self.game.form, self.hand, self.shown)
        rows = (
            Row(codes(self.shown), Message("row.to-show"), layout="row", seat=YOU),
            Row(codes(self.hand), Message("row.hand"), seat=YOU),
        )
        facts = {**self._facts, "number": len(self.shown)}
        panel = Panel("choice", Message("ask.poignee.these", facts), rows, (YES, NO))
        why = Message(f"poignee.because-{self._because(verdict.reason)}", {**facts, **verdict.facts}, verdict.source)
        about = Handful(hand=self.hand, shown=self.shown, numbers=self.numbers)
        right = (0 if verdict.ok else 1,)
        return Step("these", panel, right, (why,), self._hints("these", facts), about=about)

    def _because(self, reason: str) -> str:
        """The engine's reason; of a poignée that may be shown what is special about it."""
        if reason != "may-show":
            return reason
        if any(card.is_fool for card in self.shown):
            return "all-with-the-excuse"
        return "some-kept" if len(self.shown) < len(poignee.trumps_of(self.hand)) else "may-show"

    def _whose(self) -> Step:
        words = (*SIDES, "nobody")
        facts: Facts = {"by": f"side-{self.by}", "won": f"side-{self.won}"}
        choices = tuple(Message(f"poignee.for-{word}") for word in words)
        panel = Panel("choice", Message(f"ask.poignee.whose-{self.by}-{self.won}"), choices=choices)
        why = (Message(f"poignee.so-for-{self.won}", facts, BONUSES),)
        about = Handful(by=self.by, won=self.won)
        each = {i: Message(f"poignee.off-{word}") for i, word in enumerate(words) if word != self.won}
        return Step("whose", panel, (words.index(self.won),), why, self._hints("whose", facts), each, about=about)
