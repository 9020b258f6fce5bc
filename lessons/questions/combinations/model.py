"""Criccone and sequences of a pile: which are made, how long each is, what they come to, doubled or not; step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.bologna.combinations import SEQUENCES
from engine.games.bologna.grande import sequence_points
from engine.verdict import Facts
from lessons.captures import captured, complement
from lessons.cells import Cell, true_cells
from lessons.count_steps import figure, laid_out, line, made_criccone
from lessons.fields import Cards, Spec
from lessons.kinds import Fault, Said
from lessons.pile_beliefs import telling
from lessons.stepwise import Step, Stepped, Stepwise

One = Literal["", "grande", "swords", "batons", "cups", "coins", "moors", "aces"]


class Asked(Spec):
    """A pile, and what is asked of it; without cards the pile is drawn."""

    part: Literal["one", "criccone", "sequences", "both"] = Field(
        default="both", description="One sequence alone, the criccone, all seven sequences, or the whole."
    )
    sequence: One = Field(default="", description="Which sequence, for part one; without it one that shows the aim.")
    cards: Cards = Field(default="", description="The cards of the pile.")


@dataclass(frozen=True)
class Laid(Stepped):
    """A pile laid out, and what is asked of it."""

    part: str
    sequence: str
    cards: tuple[Card, ...]

    @cached_property
    def cells(self) -> dict[str, Cell]:
        return true_cells({"you": self.cards, "they": complement(self.game.pack, self.cards)}, self.rules)

    def build(self) -> Iterable[Step]:
        rows = laid_out(self.cards)
        lines: list[Said] = []
        for cell in self._asked():
            if cell.name == "criccone-sum":
                yield made_criccone(cell, self.cards, laid_out(self.cards, pick=True))
            yield figure(cell, rows, lines)
            lines.append(line(cell))
        if self.part == "one" and self.cells[f"you.length-{self.sequence}"].value:
            yield _worth(self.cells[f"you.length-{self.sequence}"])

    def _asked(self) -> list[Cell]:
        names = {
            "one": [f"length-{self.sequence}"],
            "criccone": ["criccone-sum", "criccone"],
            "sequences": [*(f"length-{kind}" for kind in SEQUENCES), "product", "sequences"],
        }
        wanted = names["criccone"] + names["sequences"] if self.part == "both" else names[self.part]
        return [self.cells[f"you.{name}"] for name in wanted]


class Combinations(Stepwise[Asked, Laid]):
    name = "combinations"
    Spec = Asked

    def fixed(self, spec: Asked) -> bool:
        return bool(spec.cards)

    def faults(self, spec: Asked, game: Game, rules: Any) -> Iterator[Fault]:
        if game.family != "bologna":
            yield Fault("kind", f"there are no criccone and sequences in {game.id}", "impossible")
        if spec.sequence and spec.part != "one":
            yield Fault("sequence", f"one sequence is named, but part is {spec.part!r}; write part: one", "impossible")
        if spec.cards and spec.part == "one" and not spec.sequence:
            yield Fault("part", "which sequence of these cards? Name it under sequence", "impossible")

    def make(self, spec: Asked, game: Game, rng: Random, rules: Any = None, aim: Sequence[str] = ()) -> Laid:
        rules = rules or game.house()
        cards = game.pack.sorted(self.cards(spec, game, "cards")) if self.fixed(spec) else captured(game.pack, rng, aim)
        sequence = str(spec.sequence)
        if spec.part == "one" and not sequence:
            sequence = telling(Laid(game, rules, (), "one", "", cards).cells, "you", aim, rng)
        return Laid(game, rules, tuple(aim), spec.part, sequence, cards)

    def guess_rate(self, item: Laid) -> float:
        return 0.02


def _worth(cell: Cell) -> Step:
    """What one sequence of so many cards is worth by itself."""
    points = sequence_points(cell.value)
    about = {**cell.about, "n": cell.value}
    facts: Facts = {"n": cell.value, "kind": str(cell.about["kind"]), "points": points}
    said = Said("count.row-worth" if points else "count.no-row-worth", facts, "ottocento#combinations-sequences")
    worth = Cell("worth", cell.side, points, about, (said,))
    return figure(worth, (), [line(cell)])


KIND = Combinations()
