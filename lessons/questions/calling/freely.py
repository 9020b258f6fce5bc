"""A called card as a question where the caller chooses: all the cards that this hand may call."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.games.france.auction import calling
from engine.games.france.pack import KINGS, PACK
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.facts.france import Freely
from lessons.question.kind import Message, Panel, Row, Table
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Step, StepwiseItem


@dataclass(frozen=True)
class Chooser(StepwiseItem):
    """A hand that calls a card of its own choice."""

    hand: tuple[Card, ...]

    @cached_property
    def may(self) -> tuple[str, ...]:
        """The cards that may be called, as the engine has them."""
        return codes(calling.callable_cards(self.hand, self.rules))

    @cached_property
    def laid_out(self) -> tuple[Card, ...]:
        """What can be picked: all that some hand could call at this table."""
        return calling.callable_cards(tuple(PACK), self.rules)

    def build(self) -> Iterable[Step]:
        right = tuple(i for i, card in enumerate(self.laid_out) if card.code in self.may)
        verdicts = {i: calling.judge(self.hand, card, self.rules) for i, card in enumerate(self.laid_out)}
        each = {i: Message(one.reason, one.facts, one.source) for i, one in verdicts.items() if not one.ok}
        each |= {
            i: Message("calls-own-card", one.facts, one.source)
            for i, one in verdicts.items()
            if one.facts["own"] and one.ok
        }
        own = [card.code for card in KINGS if card in self.hand]
        facts: Facts = {"n": len(own), "cards": tuple(own)}
        source = verdicts[right[-1]].source
        sort = "four" if len(own) == len(KINGS) else "own" if own else "none"
        rows = (
            Row(codes(self.laid_out), Message("row.to-be-called"), pick=True, layout="row"),
            Row(codes(self.hand), Message("row.hand"), seat=YOU),
        )
        table = Table(seats_of(self.game), turn=YOU)
        panel = Panel("many", Message("ask.calling.freely"), rows, (), 1, len(self.laid_out), table=table)
        profile = "fft" if getattr(self.rules, "fft", False) else "essay"
        hints = (
            Message("hint.calling.look-freely"),
            Message(f"hint.calling.rule-freely-{profile}", {}, source),
            Message("hint.calling.first-freely", facts),
        )
        why = (
            Message(
                f"calling.so-freely-{sort}-{profile}" if sort == "four" else f"calling.so-freely-{sort}", facts, source
            ),
        )
        about = Freely(hand=self.hand, may=self.may, laid_out=self.laid_out)
        yield Step("callable", panel, right, why, hints, each, about=about)
