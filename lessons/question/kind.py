"""What a kind of question is: making items, asking, marking, hinting."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Literal, TypeVar

from engine.cards import Card
from engine.game import Game
from engine.notation import read_cards
from lessons.question.capabilities import missing_capability
from lessons.question.misconception import Aim, Misconception
from lessons.question.panel import Answer, Answers, BadAnswer, Mark, Mode, Panel, Row, State, Table, read_reply
from lessons.question.topics import Topics, in_cards, to_recognise
from lessons.text.message import Message
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Spec

__all__ = [
    "Answer",
    "Answers",
    "BadAnswer",
    "Fault",
    "Item",
    "Kind",
    "Mark",
    "Message",
    "Mode",
    "Panel",
    "Row",
    "State",
    "Table",
]


LONGEST = 120
"""Characters of a spec that are shown where a question is printed."""


@dataclass(frozen=True)
class Item:
    """One question: made of a spec and a seed, so that it can be made again. ``aim``: the misconceptions it is to show."""

    game: Game
    rules: Any
    aim: tuple[str, ...]

    def __init_subclass__(cls) -> None:
        cls.__repr__ = Item.__repr__  # type: ignore[method-assign]  # else each would write one of all its fields

    def __repr__(self) -> str:
        """How it is asked for again: kind, game, seed and what the spec says; of one made by hand its class and game."""
        if not hasattr(self, "made_of"):
            return f"<{type(self).__name__} of {self.game.id}>"
        kind, seed, spec = self.made_of
        said = spec.model_dump(mode="json", exclude_defaults=True, exclude={"id", "skill", "say"})
        told = "".join(f", {name}={value!r}" for name, value in said.items())
        short = told if len(told) <= LONGEST else f"{told[:LONGEST]} …"
        return f"<{type(self).__name__}: {kind!r}, {self.game.id!r}, seed={seed}{short}>"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a question's spec: which field, what is the matter, and how far into the field's text."""

    field: str
    message: str
    code: str
    offset: int = 0


Varies = Literal["suits", "numbers"]
S = TypeVar("S", bound=Spec)
Q = TypeVar("Q", bound=Item)


class Kind(ABC, Generic[S, Q]):
    """One kind of question. A folder of ``lessons/questions`` holds one, as ``KIND`` in its ``model.py``."""

    name: ClassVar[str]
    Spec: type[S]
    requires: ClassVar[tuple[str, ...]] = ()
    """What a game must offer to be asked about (:mod:`lessons.question.capabilities`)."""
    varies: ClassVar[tuple[Varies, ...]] = ("suits",)
    """What of a situation given by a lesson may be other cards and still be the same question."""
    reviewed: ClassVar[bool] = True
    """Is it a question for reviews, too? What is played has its place in lessons and at the practice table."""
    moves_on: ClassVar[bool] = False
    """Does each step leave behind what the lesson says above the question? Then what is shown is only this step's answer."""

    def refuses(self, game: Game) -> str:
        """Why nothing of this kind can be asked in this game, in plain words; empty where it can."""
        missing = missing_capability(game, self.requires)
        return CheckerMessage("checker.kind-not-here", kind=self.name, why=missing) if missing else ""

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
        """What is impossible: a game that has nothing of the sort, or a situation that cannot be.

        Its cards are readable and none comes twice in one field.
        """
        refusal = self.refuses(game)
        if refusal:
            yield Fault("kind", refusal, "impossible")
        else:
            yield from self.impossible(spec, game, rules)

    def impossible(self, spec: S, game: Game, rules: Any) -> Iterator[Fault]:
        """What is impossible about a situation in a game that can be asked about."""
        return iter(())

    def other_figures(self, spec: S, game: Game, rules: Any, rng: Random) -> S:
        """The same question with other figures, where figures make it; by itself none is made of them."""
        return spec

    @abstractmethod
    def make(self, spec: S, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Q:
        """The spec's own situation, or one drawn; whether it shows the misconceptions aimed at is not looked at here."""

    @abstractmethod
    def panel(self, item: Q, given: Answers = ()) -> Panel:
        """What the screen shows and offers."""

    def after(self, item: Q, given: Answers, answer: Answer) -> Panel:
        """What lies there when this answer has been taken, as long as the learner looks at what came of it."""
        return self.panel(item, given)

    def on_its_own(self, item: Q) -> tuple[Kind[Any, Any], Item] | None:
        """What is asked of this situation where nobody answers back, on paper; None where there is nothing to ask then."""
        return self, item

    @abstractmethod
    def right(self, item: Q, given: Answers = ()) -> Answer:
        """A right answer (to the step after ``given``), as the engine has it."""

    @abstractmethod
    def explain(self, item: Q, given: Answers, answer: Answer) -> Mark:
        """The whole mark of an answer, without a diagnosis: of a wrong one what would have been right as well."""

    def error_of(self, item: Q, given: Answers, answer: Answer) -> Mark:
        """The mark of a wrong answer by the learner's own error alone: nothing in it, said or lit, tells what would be right."""
        return Mark(False, False, (Message("ladder.not-that"),))

    looks: Mapping[str, str] = MappingProxyType({})
    """What is said of a wrong answer -> where to look then, where it has answered the first hint already."""
    applied_alone: ClassVar[bool] = False
    """Does what the rule comes to with these cards say the rule itself, so that it need not be said as well?"""

    def applied(self, item: Q, given: Answers = ()) -> tuple[Message, ...]:
        """What the rule comes to with these cards, short of the solution; nothing where it speaks for itself."""
        return ()

    def applied_to(self, item: Q, given: Answers, answer: Answer) -> tuple[Message, ...]:
        """What the rule comes to against this wrong answer: the same for all of them, as long as a kind does not know better."""
        return self.applied(item, given)

    @abstractmethod
    def hints(self, item: Q, given: Answers = ()) -> tuple[Message, Message, Message]:
        """Where to look, the rule, the first step."""

    def look(self, item: Q, given: Answers, answer: Answer) -> Message:
        """Where to look after this wrong answer: the first hint, as long as a kind does not know better."""
        return self.hints(item, given)[0]

    def first_step(self, item: Q, given: Answers, answer: Answer) -> Message:
        """The first step after this wrong answer: the third hint, as long as a kind knows none that this answer needs more."""
        return self.hints(item, given)[2]

    @abstractmethod
    def guess_rate(self, item: Q) -> float:
        """How often someone who knows nothing is right."""

    def topics(self, item: Q) -> Topics:
        """What must have been told before this can be asked: the cards it shows, as long as a kind does not know better."""
        pack, rows = item.game.pack, self.panel(item).rows
        named = [pack[code] for row in rows if row.named for code in row.cards]
        return in_cards(named) | to_recognise(pack[code] for row in rows if not row.named for code in row.cards)

    def decided_by(self, item: Q) -> tuple[Mapping[str, object], ...]:
        """The questions to the engine's protocol whose replies decide the answer; none where it decides nothing."""
        return ()

    def recognises(self, item: Q) -> str:
        """The card that is to be recognised, by its code; empty where a rule is asked for."""
        return ""

    def same(self, item: Q, given: Answers, answer: Answer) -> object:
        """What two answers have in common when they say the same thing; the order of picking rarely matters."""
        return tuple(sorted(answer))

    def is_right(self, item: Q, given: Answers, answer: Answer) -> bool:
        return self.same(item, given, answer) == self.same(item, given, self.right(item, given))

    def answer_under(self, item: Q, given: Answers, belief: Misconception) -> Answer | None:
        """The wrong answer of somebody who holds this misconception; None when it would be right or the rule says nothing."""
        answer = belief.answer(item, given) if belief.fits(item.game) else None
        return None if answer is None or self.is_right(item, given, answer) else answer

    def discriminates(self, item: Q, belief: Misconception) -> bool:
        """Does the question discriminate this misconception: does believing it change the answer?"""
        return self.answer_under(item, (), belief) is not None

    def slips(self, item: Q, given: Answers) -> Collection[int | Fraction]:
        """Wrong numbers that a mere slip gives as well, so that no misconception is told as a fact: a card overlooked, a
        figure on the way to the right one.
        """
        return ()

    def lures(self, item: Q, given: Answers) -> Collection[Answer]:
        """Wrong answers that are not numbers and that lie as near: the first card of its sort, "nothing is wrong"."""
        return ()

    def open_to(self, item: Q, given: Answers) -> Collection[int]:
        """The places among which somebody chooses who knows what may be picked at all."""
        return range(len(self.panel(item, given).pickable))

    def gives_away(self, item: Q, given: Answers, answer: Answer) -> str:
        """The misconception that an answer was written for, where the author says so; empty where nobody does."""
        return ""

    def is_figure(self, item: Q, given: Answers, answer: Answer) -> bool:
        """Is an answer that was written for a misconception a bare figure, to which other things lead as well?"""
        return False

    def expected(self, item: Q) -> str:
        """The right answer as an author writes it under ``expect``."""
        codes = self.panel(item).pickable
        return " ".join(codes[i] for i in self.right(item))

    def agrees(self, item: Q, expect: str) -> bool:
        """Is the author's ``expect`` what the engine says?"""
        return sorted(expect.replace(",", " ").split()) == sorted(self.expected(item).split())

    def read(self, item: Q, given: Answers, raw: object) -> Answer:
        """The browser's reply as an answer; :class:`BadAnswer` when it is none."""
        return read_reply(self.panel(item, given), raw)

    def reveal(self, item: Q, given: Answers = ()) -> Mark:
        """The right answer, shown and explained; it gives no credit."""
        right = self.right(item, given)
        shown = self.explain(item, given, right)
        return Mark(True, True, (*self.solution(item, given), *shown.says), shown.cards)

    def worked(self, item: Q, given: Answers = ()) -> Mark:
        """One step of a worked example: its right answer, shown and explained; ``done`` with the last one."""
        shown = self.explain(item, given, self.right(item, given))
        return Mark(True, shown.done, (*self.solution(item, given), *shown.says), shown.cards)

    def solution(self, item: Q, given: Answers = ()) -> tuple[Message, ...]:
        """The sentence that tells the right answer outright."""
        return (Message("reveal.cards", {"cards": tuple(self.expected(item).split())}),)
