"""One pile read by several customs, as a question: its worth by one of them, and by which of them a figure comes out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.games.bologna.counting.grande import Layout
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.answered.offered_sets import errors
from lessons.question.facts.bologna import ReadBy
from lessons.question.kind import Message, Panel, Row
from lessons.question.stepwise import Step, StepwiseItem
from lessons.questions.which_reading.customs import RULES, SOURCES, USUAL, Alike, alike, readings, worths

A_CARD = 5
"""What one card more or less comes to."""


@dataclass(frozen=True)
class Readings(StepwiseItem):
    """Trumps and contatori (``held``), the ``custom`` by which they are counted first, the ``points`` asked about then."""

    ask: str
    held: tuple[Card, ...]
    custom: str
    points: int
    offered: tuple[frozenset[str], ...] = ()

    @cached_property
    def found(self) -> Mapping[str, Layout]:
        return readings(self.held, self.custom)

    @cached_property
    def alike(self) -> tuple[Alike, ...]:
        return alike(self.found)

    @property
    def right(self) -> frozenset[str]:
        """The customs by which the figure comes out."""
        return worths(self.found)[self.points]

    def build(self) -> Iterable[Step]:
        rows = (Row(codes(self.held), Message("row.which-reading"), layout="grid"),)
        yield self._by_custom(rows)
        if self.ask == "both":
            yield self._which(rows)

    def _by_custom(self, rows: tuple[Row, ...]) -> Step:
        points, source = self.found[self.custom].points, SOURCES[self.custom]
        panel = Panel("number", Message("ask.which-reading.worth", {"reading": self.custom}), rows)
        here = next(one for one in self.alike if self.custom in one.customs)
        hints = (
            Message(f"hint.which-reading.look-{self.custom.replace('_', '-')}"),
            Message(f"which-reading.rule.{self.custom.replace('_', '-')}", {}, source),
            Message("hint.which-reading.first", {"n": here.layout.length}),
        )
        held = frozenset(card.code for card in self.held)
        about = ReadBy(held=held, reading=self.custom, usual=self.found[USUAL].points)
        why = (self._so(Alike((self.custom,), here.layout)),)
        slips = (points - A_CARD, points + A_CARD)
        return Step("by-custom", panel, (points,), why, hints, about=about, slips=slips)

    def _which(self, rows: tuple[Row, ...]) -> Step:
        facts: Facts = {"points": self.points}
        choices = tuple(Message("which-reading.by", {"readings": in_order(some)}) for some in self.offered)
        line = Message("which-reading.line", {"reading": self.custom, "points": self.found[self.custom].points})
        panel = Panel("choice", Message("ask.which-reading.which", facts), rows, choices, lines=(line,))
        other = next((one for one in self.found if one not in self.right), USUAL)
        hints = (
            Message("hint.which-reading.which-look"),
            Message("hint.which-reading.which-rule"),
            self._not_by(other),
        )
        # Those by which it comes out stand first.
        so = sorted(self.alike, key=lambda one: one.layout.points != self.points)
        why = tuple(map(self._so, so))
        each = errors(self.offered, self.right, self._not_by, Message("which-reading.one-more", facts))
        about = ReadBy(offered=self.offered)
        return Step("which", panel, (self.offered.index(self.right),), why, hints, each, about=about)

    def _not_by(self, custom: str) -> Message:
        return Message("which-reading.not-by", {"reading": custom, "points": self.found[custom].points})

    def _so(self, one: Alike) -> Message:
        """How far the row goes by these customs, why it stops there, and what it is worth."""
        layout = one.layout
        reason = layout.reason
        if reason == "grande-laghi":
            reason += f"-{layout.facts['number']}"
        facts: Facts = {
            "readings": one.customs, "n": layout.length, "points": layout.points, "added": one.added,
            "number": layout.breaks or 0,
        }  # fmt: skip
        return Message(f"which-reading.{reason}", facts, SOURCES[one.customs[0]])

    def side_by_side(self, step: int) -> tuple[Row, ...]:
        """The row by the custom asked about; with the second step that by each, those that are alike together."""
        shown = self.alike if step and self.ask == "both" else [Alike((self.custom,), self.found[self.custom])]
        return tuple(self._row(one) for one in shown if one.layout.places)

    def _row(self, one: Alike) -> Row:
        facts: Facts = {"readings": one.customs, "points": one.layout.points}
        cards = tuple(place.card for place in one.layout.places)
        return Row(cards, Message("which-reading.row", facts), layout="row")


def in_order(some: Iterable[str]) -> tuple[str, ...]:
    """Customs in the order in which they are told of."""
    return tuple(custom for custom in RULES if custom in set(some))
