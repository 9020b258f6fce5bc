"""What the tactics of a game say of one choice, and of all choices together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.verdict import NO_FACTS, Facts

Grade = Literal["best", "fair", "doubted", "poor", "torn"]
"""best: some advice recommends it, none calls it poor. fair: nothing is said of it. doubted: the book speaks against it, and deals
played out do not bear that out. torn: advice both for and against."""
GRADES: tuple[Literal["poor"], Literal["best"], Literal["doubted"]] = ("poor", "best", "doubted")
"""What counts before what, where several rules speak."""
Option = tuple[Card, ...]
"""One card to be led or played, or those to be laid away, in the order of the hand."""


@fast_dataclass(frozen=True, slots=True)
class Opinion:
    """One rule of the tactics about one choice: for it or against it, why, and where the source says so."""

    grade: Literal["best", "doubted", "poor"]
    reason: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    source: str = ""


@dataclass(frozen=True)
class Advice:
    """Every legal choice with the opinions on it."""

    options: Mapping[Option, tuple[Opinion, ...]]

    def grade(self, option: Option) -> Grade:
        """The grade of a legal choice."""
        grades = {opinion.grade for opinion in self.options[option]}
        if grades >= {"best", "poor"}:
            return "torn"
        return next((grade for grade in GRADES if grade in grades), "fair")

    @cached_property
    def best(self) -> tuple[Option, ...]:
        return self._graded("best")

    @cached_property
    def poor(self) -> tuple[Option, ...]:
        return self._graded("poor")

    @cached_property
    def clear(self) -> bool:
        """Is there something to recommend, something to warn of, and no contradiction?"""
        return bool(self.best and self.poor) and not self._graded("torn")

    @property
    def share_not_poor(self) -> float:
        """The share of the choices that nobody would blame."""
        return 1 - len(self.poor) / len(self.options)

    def _graded(self, grade: Grade) -> tuple[Option, ...]:
        return tuple(option for option in self.options if self.grade(option) == grade)
