"""Questions about a pile that lies on the table: the pile itself, which of its figures are asked, and of which side."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Literal, TypeVar

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.bologna.counting.combinations import SEQUENCES
from engine.sheet import codes
from lessons.counting import slips
from lessons.counting.believed_piles import telling
from lessons.counting.random_piles import complement
from lessons.counting.scoring_steps import Cell, Count
from lessons.question.kind import Answers, Fault
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Stepwise, StepwiseItem
from lessons.question.topics import Topics
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

Which = Literal["", "grande", "swords", "batons", "cups", "coins", "moors", "aces"]
"""The sequence that part one asks about."""
FIGURES: dict[str, tuple[str, ...]] = {
    "criccone": ("criccone-sum", "criccone"),
    "sequences": (*(f"length-{kind}" for kind in SEQUENCES), "product", "sequences"),
    "points": ("points",),
}
"""The figures of each part of a count, in the order of the procedure."""
_ROWS = {"grande": "grande", "moors": "level-rows", "aces": "level-rows"}
"""The sequences that are not of a suit -> what has to be known of them."""


class AskedOfPile(Spec):
    """A pile, and what is asked of it; without cards the pile is drawn. Kinds say which parts they ask."""

    part: str
    sequence: Which = Field(default="", description="Which sequence, for part one; without it one that shows the aim.")
    cards: Cards = ""


@dataclass(frozen=True)
class Pile(StepwiseItem):
    """Your pile, laid out; the other side has all the rest."""

    part: str
    sequence: str
    cards: tuple[Card, ...]

    @cached_property
    def count(self) -> Count:
        """The count of this pile and of all the rest."""
        return Count({"you": self.cards, "they": complement(self.game.pack, self.cards)}, self.rules)

    @property
    def cells(self) -> Mapping[str, Cell]:
        """Every figure of both sides: ``you.length-swords`` and so on."""
        return self.count.true

    def asked(self, side: str, *parts: str) -> list[Cell]:
        """A side's figures of these parts; of one sequence alone, its length."""
        names = [f"length-{self.sequence}"] if self.part == "one" else [name for one in parts for name in FIGURES[one]]
        return [self.cells[f"{side}.{name}"] for name in names]


S = TypeVar("S", bound=AskedOfPile)
P = TypeVar("P", bound=Pile)


class OfPile(Stepwise[S, P]):
    """A kind that asks figures of one ``side``: of the pile that lies there, or of what is missing from it."""

    requires = ("ask:pile", "ask:deal_score")
    Item: type[P]
    side: ClassVar[str]
    whose: ClassVar[str]
    """The pile asked about, as an author is told of it."""

    @abstractmethod
    def drawn(self, game: Game, rng: Random, aim: Aim) -> tuple[Card, ...]:
        """A pile to lie on the table, with what the misconceptions aimed at need on the side that is asked about."""

    def fixed(self, spec: S) -> bool:
        return bool(spec.cards)

    def impossible(self, spec: S, game: Game, rules: Any) -> Iterator[Fault]:
        if spec.sequence and spec.part != "one":
            yield Fault("sequence", CheckerMessage("checker.sequence-and-part", part=repr(spec.part)), "impossible")
        if spec.cards and spec.part == "one" and not spec.sequence:
            yield Fault("part", CheckerMessage("checker.which-sequence", whose=self.whose), "impossible")

    def slips(self, item: P, given: Answers) -> Collection[int | Fraction]:
        step = item.at(given)
        return {*step.slips, *slips.of_step(step, item.count, self.side)}

    def topics(self, item: P) -> Topics:
        rows = (
            (item.sequence,) if item.part == "one" else SEQUENCES if item.part in ("sequences", "both", "all") else ()
        )
        found = {_ROWS.get(kind, "suit-rows") for kind in rows}
        held = item.cards if self.side == "you" else complement(item.game.pack, item.cards)
        return frozenset(found | {"contatori"} if rows and any("contatori" in card.groups for card in held) else found)

    def decided_by(self, item: P) -> tuple[Mapping[str, object], ...]:
        cards = item.cards if self.side == "you" else complement(item.game.pack, item.cards)
        return () if len(cards) % 2 else ({"ask": "pile", "cards": codes(cards)},)

    def make(self, spec: S, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> P:
        rules = rules or game.house()
        cards = game.pack.sorted(self.cards(spec, game, "cards")) or self.drawn(game, rng, aim)
        sequence = str(spec.sequence)
        if spec.part == "one" and not sequence:
            sequence = telling(self.Item(game, rules, (), "one", "", cards).cells, self.side, aim, rng)
        return self.Item(game, rules, ids(aim), spec.part, sequence, cards)
