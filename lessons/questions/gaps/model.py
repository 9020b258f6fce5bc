"""What the other side has: its criccone, sequences and points, read off the gaps of the pile that lies on the table."""

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
from lessons.captures import complement, two_sides
from lessons.cells import Cell, true_cells
from lessons.count_steps import figure, laid_out, line
from lessons.fields import Cards, Spec
from lessons.kinds import Fault, Said
from lessons.pile_beliefs import telling
from lessons.stepwise import Step, Stepped, Stepwise

Part = Literal["one", "criccone", "sequences", "points", "all"]
NAMES: dict[str, list[str]] = {
    "criccone": ["criccone-sum", "criccone"],
    "sequences": [*(f"length-{kind}" for kind in SEQUENCES), "product", "sequences"],
    "points": ["points"],
}


class Asked(Spec):
    """The pile that lies open, yours, and what is asked of the other one; without cards it is drawn."""

    part: Part = Field(
        default="all", description="One sequence, the criccone, all sequences, the points, or everything."
    )
    sequence: Literal["", "grande", "swords", "batons", "cups", "coins", "moors", "aces"] = Field(
        default="", description="Which sequence, for part one; without it one that shows the aim."
    )
    cards: Cards = Field(default="", description="Your pile; the other side has all the rest.")


@dataclass(frozen=True)
class Gaps(Stepped):
    """Your pile, laid out, and what is asked of the other one."""

    part: str
    sequence: str
    cards: tuple[Card, ...]

    @cached_property
    def cells(self) -> dict[str, Cell]:
        return true_cells({"you": self.cards, "they": complement(self.game.pack, self.cards)}, self.rules)

    def build(self) -> Iterable[Step]:
        everything = self.part in ("points", "all")
        rows = laid_out(self.cards, all_of_them=everything)
        lines: list[Said] = []
        if self.part == "one":
            wanted = [f"length-{self.sequence}"]
        else:
            wanted = [name for part, names in NAMES.items() if self.part in (part, "all") for name in names]
        for name in wanted:
            cell = self.cells[f"they.{name}"]
            yield figure(cell, rows, lines)
            lines.append(line(cell))


class OtherSide(Stepwise[Asked, Gaps]):
    name = "gaps"
    Spec = Asked

    def fixed(self, spec: Asked) -> bool:
        return bool(spec.cards)

    def faults(self, spec: Asked, game: Game, rules: Any) -> Iterator[Fault]:
        if game.family != "bologna":
            yield Fault("kind", f"there are no criccone and sequences in {game.id}", "impossible")
        if spec.sequence and spec.part != "one":
            yield Fault("sequence", f"one sequence is named, but part is {spec.part!r}; write part: one", "impossible")
        if spec.cards and spec.part == "one" and not spec.sequence:
            yield Fault("part", "which sequence of the other side? Name it under sequence", "impossible")
        if spec.part in ("points", "all") and len(self.cards(spec, game, "cards")) % 2:
            yield Fault("cards", "a pile is counted in pairs, and this is an odd number of cards", "impossible")

    def make(self, spec: Asked, game: Game, rng: Random, rules: Any = None, aim: Sequence[str] = ()) -> Gaps:
        rules = rules or game.house()
        told = game.pack.sorted(self.cards(spec, game, "cards"))
        cards = told or two_sides(game.pack, rng, aim, counted="they")["you"]
        sequence = str(spec.sequence)
        if spec.part == "one" and not sequence:
            sequence = telling(Gaps(game, rules, (), "one", "", cards).cells, "they", aim, rng)
        return Gaps(game, rules, tuple(aim), spec.part, sequence, cards)

    def guess_rate(self, item: Gaps) -> float:
        return 0.05 if item.part in ("one", "points") else 0.02


KIND = OtherSide()
