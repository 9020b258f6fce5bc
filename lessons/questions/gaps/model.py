"""What the other side has: its criccone, sequences and points, read off the gaps of the pile that lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from lessons.counting.count_questions import figure, laid_out, line
from lessons.counting.pile_questions import FIGURES, AskedOfPile, OfPile, Pile
from lessons.counting.random_piles import two_sides
from lessons.question.kind import Fault, Message
from lessons.question.misconception import Aim
from lessons.question.stepwise import Step
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards


class GapsSpec(AskedOfPile):
    """The pile that lies open, yours, and what is asked of the other one; without cards it is drawn."""

    part: Literal["one", "criccone", "sequences", "points", "all"] = Field(
        default="all", description="One sequence, the criccone, all sequences, the points, or everything."
    )
    cards: Cards = Field(default="", description="Your pile; the other side has all the rest.")


@dataclass(frozen=True)
class Gaps(Pile):
    """Your pile, laid out, and what is asked of the other one."""

    def build(self) -> Iterable[Step]:
        rows = laid_out(self.cards, all_of_them=self.part in ("points", "all"))
        lines: list[Message] = []
        for cell in self.asked("they", *(FIGURES if self.part == "all" else (self.part,))):
            yield figure(cell, rows, lines)
            lines.append(line(cell))


class OtherSide(OfPile[GapsSpec, Gaps]):
    name = "gaps"
    Spec = GapsSpec
    Item = Gaps
    side = "they"
    whose = "the other side"

    def drawn(self, game: Game, rng: Random, aim: Aim) -> tuple[Card, ...]:
        return two_sides(game.pack, rng, aim, counted="they")["you"]

    def impossible(self, spec: GapsSpec, game: Game, rules: Any) -> Iterator[Fault]:
        yield from super().impossible(spec, game, rules)
        if spec.part in ("points", "all") and len(self.cards(spec, game, "cards")) % 2:
            yield Fault("cards", CheckerMessage("checker.odd-pile"), "impossible")

    def guess_rate(self, item: Gaps) -> float:
        return 0.05 if item.part in ("one", "points") else 0.02


KIND = OtherSide()
