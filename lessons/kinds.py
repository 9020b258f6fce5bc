"""What a kind of question is: making items, asking, marking, hinting."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from engine.cards import Card
from engine.game import Game
from engine.notation import read_cards
from lessons.fields import Spec
from lessons.panels import Answer, BadAnswer, Given, Mark, Mode, Panel, Row, Said, State, read_reply

__all__ = ["Answer", "BadAnswer", "Fault", "Given", "Item", "Kind", "Mark", "Mode", "Panel", "Row", "Said", "State"]


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
Q = TypeVar("Q", bound=Item)


class Kind(ABC, Generic[S, Q]):
    """One kind of question. A folder of ``lessons/questions`` holds one, as ``KIND`` in its ``model.py``."""

    name: ClassVar[str]
    Spec: type[S]

    def cards(self, spec: S, game: Game, field_name: str) -> tuple[Card, ...]:
        """The cards of a field of the spec, which ``check`` has found to be readable."""
        return read_cards(game.pack, getattr(spec, field_name))

    def offset(self, spec: S, field_name: str, card: Card) -> int:
        """How far into a field's text a card stands."""
        return max(0, str(getattr(spec, field_name)).casefold().find(card.code.casefold()))

    @abstractmethod
    def fixed(self, spec: S) -> bool:
        """Does the spec give the situation, or is one to be drawn?"""

    def faults(self, spec: S, game: Game, rules: Any) -> Iterator[Fault]:
        """What is impossible about a fixed situation (its cards are readable and none comes twice in one field)."""
        return iter(())

    @abstractmethod
    def make(self, spec: S, game: Game, rng: Random, rules: Any = None, aim: Sequence[str] = ()) -> Q:
        """The spec's own situation, or one drawn; whether it shows the misconceptions aimed at is not looked at here."""

    @abstractmethod
    def panel(self, item: Q, given: Given = ()) -> Panel:
        """What the screen shows and offers."""

    @abstractmethod
    def right(self, item: Q, given: Given = ()) -> Answer:
        """A right answer (to the step after ``given``), as the engine has it."""

    @abstractmethod
    def explain(self, item: Q, given: Given, answer: Answer) -> Mark:
        """The mark of an answer, without a diagnosis."""

    @abstractmethod
    def hints(self, item: Q, given: Given = ()) -> tuple[Said, Said, Said]:
        """Where to look, the rule, the first step."""

    @abstractmethod
    def guess_rate(self, item: Q) -> float:
        """How often someone who knows nothing is right."""

    def recognises(self, item: Q) -> str:
        """The card that is to be recognised, by its code; empty where a rule is asked for."""
        return ""

    def same(self, item: Q, given: Given, answer: Answer) -> object:
        """What two answers have in common when they say the same thing; the order of picking rarely matters."""
        return tuple(sorted(answer))

    def is_right(self, item: Q, given: Given, answer: Answer) -> bool:
        return self.same(item, given, answer) == self.same(item, given, self.right(item, given))

    def shows(self, item: Q, misconception: str) -> bool:
        """Does this misconception change the answer?"""
        from lessons.diagnosis import wrong_answer

        return wrong_answer(self, item, (), misconception) is not None

    def expected(self, item: Q) -> str:
        """The right answer as an author writes it under ``expect``."""
        codes = self.panel(item).pickable
        return " ".join(codes[i] for i in self.right(item))

    def agrees(self, item: Q, expect: str) -> bool:
        """Is the author's ``expect`` what the engine says?"""
        return sorted(expect.replace(",", " ").split()) == sorted(self.expected(item).split())

    def read(self, item: Q, given: Given, raw: object) -> Answer:
        """The browser's reply as an answer; :class:`BadAnswer` when it is none."""
        return read_reply(self.panel(item, given), raw)

    def mark(self, item: Q, given: Given, answer: Answer) -> Mark:
        """The mark, the learner's own error first.

        The last one is remembered: an answer is marked to be saved, again to see what comes of it, and again to be shown.
        """
        from lessons.diagnosis import diagnosed

        last: tuple[Item, Given, Answer, Mark] | None = self.__dict__.get("_last")
        if last is not None and last[0] is item and last[1:3] == (given, answer):
            return last[3]
        mark = diagnosed(self, item, given, answer, self.explain(item, given, answer))
        self.__dict__["_last"] = (item, given, answer, mark)
        return mark

    def reveal(self, item: Q, given: Given = ()) -> Mark:
        """The right answer, shown and explained; it gives no credit."""
        right = self.right(item, given)
        shown = self.explain(item, given, right)
        return Mark(True, True, (*self.solution(item, given), *shown.says), shown.cards)

    def worked(self, item: Q, given: Given = ()) -> Mark:
        """One step of a worked example: its right answer, shown and explained; ``done`` with the last one."""
        shown = self.explain(item, given, self.right(item, given))
        return Mark(True, shown.done, (*self.solution(item, given), *shown.says), shown.cards)

    def solution(self, item: Q, given: Given = ()) -> tuple[Said, ...]:
        """The sentence that tells the right answer outright."""
        return (Said("reveal.cards", {"cards": tuple(self.expected(item).split())}),)
