"""A reckoning on paper: right, or with one wrong line from which the rest goes on; which one is it?"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TypeVar

from lessons.question.kind import Answer, Message, Panel, Row
from lessons.question.misconception import Misconception
from lessons.question.registry import misconceptions
from lessons.question.stepwise import Step, StepwiseItem

SLIPS, RIGHT = 0.4, 0.15
"""How often a wrong line comes of a slip and of no wrong rule, and how often a reckoning on paper is simply right."""
P = TypeVar("P", bound="OnPaper")


@dataclass(frozen=True)
class OnPaper(StepwiseItem):
    """A count as somebody has written it on paper. ``written``: line -> figure, for one side or (below 0) for the other.
    ``error``: the wrong rule behind a wrong one.
    """

    written: Mapping[str, int]
    error: str

    @property
    def ask(self) -> str:
        return "error"

    @property
    @abstractmethod
    def should(self) -> Mapping[str, int]:
        """What each line should say, given those above it."""

    @abstractmethod
    def line(self, name: str, n: int) -> Message:
        """A line as it is written."""

    @abstractmethod
    def why(self, name: str) -> Iterable[Message]:
        """Why a line should say what it should."""

    def because(self, name: str) -> Iterable[Message]:
        """Why a line that stands there rightly does; nothing where that is plain."""
        return self.why(name)

    @abstractmethod
    def follows(self, name: str) -> bool:
        """Does this line come of lines above it?"""

    @abstractmethod
    def shown(self) -> tuple[tuple[Row, ...], tuple[Message, ...]]:
        """The cards and the sentences of what is known."""

    @property
    @abstractmethod
    def rule(self) -> Message:
        """The rule of the whole, as a hint where no line is wrong."""

    @abstractmethod
    def rule_of(self, name: str) -> Message:
        """The rule of a line, as a hint where this one is wrong."""

    @property
    @abstractmethod
    def looked_at(self) -> Mapping[str, object]:
        """What wrong rules look at."""

    def signed(self, name: str, value: int, like: int) -> int:
        """A figure that is believed in, with the sign of what stands there where it is one without."""
        return value

    @cached_property
    def wrong(self) -> int | None:
        return next((i for i, (name, n) in enumerate(self.written.items()) if n != self.should[name]), None)

    @property
    def lures(self) -> tuple[Answer, ...]:
        """Any line, and that nothing is wrong: who has overlooked an error, or reckons again otherwise, believes nothing by it."""
        return tuple((place,) for place in range(len(self.written) + 1))

    def found_by(self, believed: Callable[[str], int | None]) -> Answer:
        """The first line that says something else than a belief would have it, or that nothing is wrong."""
        for i, (name, n) in enumerate(self.written.items()):
            value = believed(name)
            if n != (self.should[name] if value is None else self.signed(name, value, n)):
                return (i,)
        return (len(self.written),)

    def build(self) -> Iterable[Step]:
        place = self.wrong
        lines = tuple(self.line(name, n) for name, n in self.written.items())
        each = {
            i: Message("paper.this-one-is-right" if i and self.follows(name) else "paper.right-by-itself")
            for i, name in enumerate(self.written)
        }
        right = (i for i, (name, n) in enumerate(self.written.items()) if n == self.should[name])
        because = {i: tuple(self.because(tuple(self.written)[i])) for i in right}
        each[len(lines)] = Message("paper.something-is-wrong")
        if place is None:
            why: tuple[Message, ...] = (Message("paper.nothing-wrong", {}, self.rule.source),)
            rule, first = self.rule, Message("hint.paper.first-none")
        else:
            true_here = self.error and misconceptions()[self.error].remedied(self)
            told = (Message(f"remedy.{self.error}"),) if true_here else ()
            name = tuple(self.written)[place]
            why, rule = (Message("paper.here", {"line": place + 1}), *told, *self.why(name)), self.rule_of(name)
            first = about_here(place, len(lines))
        rows, known = self.shown()
        choices = (*lines, Message("paper.all-right"))
        panel = Panel("choice", Message("ask.paper"), rows, choices, lines=known, numbered=len(lines))
        hints = (Message("hint.paper.look"), rule, first)
        about = {**self.looked_at, "found_by": self.found_by}
        yield Step(
            "find", panel, (len(lines) if place is None else place,), why, hints, each, about=about, because=because
        )


def about_here(place: int, lines: int) -> Message:
    """The last hint: the three lines among which the wrong one is; at the end two or one, of a short reckoning always two."""
    few_lines = lines < 2 * 3
    size = 2 if few_lines else 3
    start = place // size * size
    if few_lines:
        start = max(0, min(start, lines - size))
    last = min(start + size, lines)
    few = {1: "-one", 2: "-two"}.get(last - start, "")
    return Message(f"hint.paper.first{few}", {"from": start + 1, "to": last})


def planted(
    write: Callable[[Misconception | None], P | None],
    right: P,
    able: Iterable[Misconception],
    error: str,
    aim: tuple[str, ...],
    rng: Random,
) -> P:
    """The wrong rule that is given or aimed at, any that changes this reckoning, a slip, or now and then nothing wrong.

    ``write`` makes the paper with a line of this wrong rule, or of a slip (None); nothing where that changes no line.
    """
    if error == "none":
        return right
    named = [error] if error else list(aim[:1])
    papers = [write(misconceptions()[one]) for one in named]
    if not named and rng.random() > SLIPS:
        every = list(able)
        rng.shuffle(every)
        papers = [write(one) for one in every]
    if not named and rng.random() < RIGHT:
        papers = []
    elif not named:
        papers.append(write(None))
    return next((one for one in papers if one is not None), right)
