"""What a kind of question is, and what passes between a question and the screen: panels, answers, marks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Literal, TypeVar

from engine.cards import Card
from engine.game import Game
from engine.verdict import NO_FACTS, Facts
from lessons.fields import Spec

Answer = tuple[int, ...]
"""An answer in the item's own terms.

Positions among the cards that may be picked (row after row), in the order picked; ``(-1 - k,)`` for choice ``k``
where cards may be picked as well; the one number typed; the one position of a choice.
"""
Given = tuple[Answer, ...]
"""The answers accepted so far, for questions of several steps."""
Mode = Literal["one", "many", "order", "number", "choice", "none"]
State = Literal["right", "wrong", "missed", "first"]


@dataclass(frozen=True, slots=True)
class Said:
    """What is to be said: a reason code and the facts that fill its sentence (:func:`lessons.words.say`)."""

    reason: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    source: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cards by code. ``named`` False: the card is to be recognised, so a screen may only tell its look."""

    cards: tuple[str, ...]
    label: Said | None = None
    pick: bool = False
    layout: Literal["hand", "trick", "row", "grid"] = "hand"
    named: bool = True


@dataclass(frozen=True, slots=True)
class Panel:
    """All a screen needs in order to ask. A panel never tells the answer.

    Mode ``one`` with ``choices``: one card is picked or one choice is taken instead.
    """

    mode: Mode
    prompt: Said
    rows: tuple[Row, ...] = ()
    choices: tuple[Said, ...] = ()
    at_least: int = 1
    at_most: int = 1

    @property
    def pickable(self) -> tuple[str, ...]:
        """The cards that may be picked, row after row: an answer's positions count these."""
        return tuple(code for row in self.rows if row.pick for code in row.cards)


@dataclass(frozen=True, slots=True)
class Mark:
    """What came of an answer: right or not, whether the question is over, why, and which cards it speaks of.

    ``cards``: position among the pickable cards -> its state. ``says`` begins with the learner's own error.
    ``diagnosis``: the misconception that gives exactly this wrong answer.
    """

    ok: bool
    done: bool
    says: tuple[Said, ...]
    cards: Mapping[int, State] = field(default_factory=lambda: MappingProxyType({}))
    diagnosis: str | None = None


class BadAnswer(ValueError):
    """What came from the browser is not an answer to this question."""


@dataclass(frozen=True)
class Item:
    """One question: made of a spec and a seed, so that it can be made again. ``aim``: the misconceptions it is to show."""

    game: Game
    rules: Any
    aim: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a question's spec: which field, what is the matter, and how far into the field's text."""

    field: str
    message: str
    code: str
    offset: int = 0


S = TypeVar("S", bound=Spec)
I = TypeVar("I", bound=Item)  # noqa: E741


class Kind(ABC, Generic[S, I]):
    """One kind of question. A folder of ``lessons/questions`` holds one, as ``KIND`` in its ``model.py``."""

    name: ClassVar[str]
    Spec: type[S]

    def cards(self, spec: S, game: Game, field_name: str) -> tuple[Card, ...]:
        """The cards of a field of the spec, which ``check`` has found to be readable."""
        from engine.notation import read_cards

        return read_cards(game.pack, getattr(spec, field_name))

    @abstractmethod
    def fixed(self, spec: S) -> bool:
        """Does the spec give the situation, or is one to be drawn?"""

    def faults(self, spec: S, game: Game, rules: Any) -> Iterator[Fault]:
        """What is impossible about a fixed situation (its cards are readable and none comes twice in one field)."""
        return iter(())

    @abstractmethod
    def make(self, spec: S, game: Game, rng: Random, rules: Any = None, aim: Sequence[str] = ()) -> I:
        """The spec's own situation, or one drawn; whether it shows the misconceptions aimed at is not looked at here."""

    @abstractmethod
    def panel(self, item: I, given: Given = ()) -> Panel:
        """What the screen shows and offers."""

    @abstractmethod
    def right(self, item: I, given: Given = ()) -> Answer:
        """A right answer (to the step after ``given``), as the engine has it."""

    @abstractmethod
    def explain(self, item: I, given: Given, answer: Answer) -> Mark:
        """The mark of an answer, without a diagnosis."""

    @abstractmethod
    def hints(self, item: I, given: Given = ()) -> tuple[Said, Said, Said]:
        """Where to look, the rule, the first step."""

    @abstractmethod
    def guess_rate(self, item: I) -> float:
        """How often someone who knows nothing is right."""

    def same(self, item: I, given: Given, answer: Answer) -> object:
        """What two answers have in common when they say the same thing; the order of picking rarely matters."""
        return tuple(sorted(answer))

    def is_right(self, item: I, given: Given, answer: Answer) -> bool:
        return self.same(item, given, answer) == self.same(item, given, self.right(item, given))

    def shows(self, item: I, misconception: str) -> bool:
        """Does this misconception change the answer?"""
        from lessons.diagnosis import wrong_answer

        return wrong_answer(self, item, (), misconception) is not None

    def expected(self, item: I) -> str:
        """The right answer as an author writes it under ``expect``."""
        codes = self.panel(item).pickable
        return " ".join(codes[i] for i in self.right(item))

    def agrees(self, item: I, expect: str) -> bool:
        """Is the author's ``expect`` what the engine says?"""
        return sorted(expect.replace(",", " ").split()) == sorted(self.expected(item).split())

    def read(self, item: I, given: Given, raw: object) -> Answer:
        """The browser's reply as an answer; :class:`BadAnswer` when it is none."""
        return read_reply(self.panel(item, given), raw)

    def mark(self, item: I, given: Given, answer: Answer) -> Mark:
        """The mark, the learner's own error first."""
        from lessons.diagnosis import diagnosed

        return diagnosed(self, item, given, answer, self.explain(item, given, answer))

    def reveal(self, item: I, given: Given = ()) -> Mark:
        """The right answer, shown and explained; it gives no credit."""
        right = self.right(item, given)
        shown = self.explain(item, given, right)
        return Mark(True, True, (*self.solution(item, given), *shown.says), shown.cards)

    def solution(self, item: I, given: Given = ()) -> tuple[Said, ...]:
        """The sentence that tells the right answer outright."""
        return (Said("reveal.cards", {"cards": tuple(self.expected(item).split())}),)


def read_reply(panel: Panel, raw: object) -> Answer:
    """Read a browser's reply to any panel.

    Cards are positions (``3`` or ``[0, 3]``), a number is a whole number or its digits, a choice is a position; where
    cards and choices are both offered a choice is ``{"choice": 0}``.
    """
    if panel.mode == "number":
        return (_number(raw),)
    if panel.mode == "choice":
        return (_position(raw["choice"] if isinstance(raw, dict) and "choice" in raw else raw, len(panel.choices)),)
    if panel.mode == "none":
        raise BadAnswer("this panel asks nothing")
    if isinstance(raw, dict) and set(raw) == {"choice"}:
        return (-1 - _position(raw["choice"], len(panel.choices)),)
    picked = raw if isinstance(raw, list) else [raw]
    if not panel.at_least <= len(picked) <= panel.at_most:
        raise BadAnswer(f"{len(picked)} cards; {panel.at_least} to {panel.at_most} are asked for")
    positions = tuple(_position(one, len(panel.pickable)) for one in picked)
    if len(set(positions)) != len(positions):
        raise BadAnswer("a card is there twice")
    return positions


def _position(raw: object, below: int) -> int:
    if isinstance(raw, list) and len(raw) == 1:
        raw = raw[0]
    if isinstance(raw, bool) or not isinstance(raw, int) or not 0 <= raw < below:
        raise BadAnswer(f"not a position below {below}")
    return raw


def _number(raw: object) -> int:
    if (
        isinstance(raw, str)
        and len(raw) <= 8
        and raw.strip().lstrip("+-").isascii()
        and raw.strip().lstrip("+-").isdecimal()
    ):
        try:
            raw = int(raw.strip())
        except ValueError:
            raise BadAnswer("not a whole number") from None
    if isinstance(raw, bool) or not isinstance(raw, int) or abs(raw) > 100_000:
        raise BadAnswer("not a whole number")
    return raw
