"""Criccone and sequences of a pile: which are made, how long each is, what they come to, doubled or not; step by step."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.bologna.counting.grande import sequence_points
from engine.verdict import Facts
from lessons.counting.count_questions import figure, laid_out, line, made_criccone
from lessons.counting.pile_questions import AskedOfPile, OfPile, Pile
from lessons.counting.random_piles import captured
from lessons.counting.scoring_steps import Cell
from lessons.question.kind import Message
from lessons.question.misconception import Aim
from lessons.question.stepwise import Step
from lessons.yamlfile.fields import Cards


class CombinationsSpec(AskedOfPile):
    """A pile, and what is asked of it; without cards the pile is drawn."""

    part: Literal["one", "criccone", "sequences", "both"] = Field(
        default="both", description="One sequence alone, the criccone, all seven sequences, or the whole."
    )
    cards: Cards = Field(default="", description="The cards of the pile.")


@dataclass(frozen=True)
class CombinationsItem(Pile):
    """A pile laid out, and what is asked of it."""

    def build(self) -> Iterable[Step]:
        rows = laid_out(self.cards)
        lines: list[Message] = []
        for cell in self.asked("you", *(("criccone", "sequences") if self.part == "both" else (self.part,))):
            if cell.name == "criccone-sum":
                yield made_criccone(cell, laid_out(self.cards, pick=True))
            yield figure(cell, rows, lines)
            lines.append(line(cell))
        if self.part == "one" and self.cells[f"you.length-{self.sequence}"].value:
            yield _worth(self.cells[f"you.length-{self.sequence}"])


class Combinations(OfPile[CombinationsSpec, CombinationsItem]):
    name = "combinations"
    Spec = CombinationsSpec
    Item = CombinationsItem
    side = "you"
    whose = "these cards"

    def drawn(self, game: Game, rng: Random, aim: Aim) -> tuple[Card, ...]:
        return captured(game.pack, rng, aim)

    def guess_rate(self, item: CombinationsItem) -> float:
        return 0.02


def _worth(cell: Cell) -> Step:
    """What one sequence of so many cards is worth by itself."""
    points = sequence_points(cell.value)
    about = {**cell.about, "n": cell.value}
    facts: Facts = {"n": cell.value, "kind": str(cell.about["kind"]), "points": points}
    said = Message("count.row-worth" if points else "count.no-row-worth", facts, "ottocento#combinations-sequences")
    worth = Cell("worth", cell.side, points, about, (said,))
    return figure(worth, (), [line(cell)])


KIND = Combinations()
