"""One figure of a pile, counted to its end: how long its grande is or what it is worth, the sequences, the criccone, all of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.game import Game
from engine.games.bologna.counting.combinations import SEQUENCES
from engine.games.bologna.counting.grande import sequence_points
from lessons.counting import slips
from lessons.counting.believed import believed
from lessons.counting.count_questions import figure, laid_out
from lessons.counting.pile_questions import AskedOfPile, OfPile, Pile
from lessons.counting.random_piles import captured
from lessons.counting.scoring_steps import PROCEDURE, Cell
from lessons.question.facts.common import FigureFacts
from lessons.question.kind import Answers, Fault, Message, Row
from lessons.question.misconception import Aim
from lessons.question.stepwise import Step
from lessons.question.topics import Topics
from lessons.wrong_rules.steps import Figures, wrong_figure
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards

GRANDE = ("length", "grande")
"""The parts that are about the grande alone, so that only trumps and contatori lie there."""
_PARTS = ("criccone", "sequences", "points")
"""What the whole is made of."""
NEAR = 20
"""Of all of a pile, which is a score of figures, a total that is no further away may be two or three small slips."""
_SINGLE = ("count.set", "count.row-short")
"""What is said of one combination; of the whole that would be a page."""


class PileWorthSpec(AskedOfPile):
    """A pile, and which of its figures is asked; without cards the pile is drawn."""

    part: Literal["length", "grande", "criccone", "sequences", "whole"] = Field(
        default="whole",
        description="How many cards the grande has, what it is worth by itself, the criccone, all seven sequences, "
        "or all of the pile with its card points.",
    )
    cards: Cards = Field(default="", description="The cards of the pile; an even number of them for the whole.")


@dataclass(frozen=True)
class Worth(Pile):
    """A pile laid out, of which one figure is asked."""

    def of(self, cells: Mapping[str, Cell]) -> int:
        """The figure that is asked, as these figures of the pile have it."""
        if self.part in GRANDE:
            length = cells["you.length-grande"].value
            return length if self.part == "length" else sequence_points(length)
        return sum(cells[f"you.{one}"].value for one in (_PARTS if self.part == "whole" else (self.part,)))

    @cached_property
    def _reached(self) -> dict[Figures, int | None]:
        """Each wrong rule is asked of every answer that somebody gives."""
        return {}

    def reached(self, believer: Figures) -> int | None:
        """The figure where every one below it is reached by a wrong rule; None where that changes nothing."""
        if believer not in self._reached:
            self._reached[believer] = self._reach(believer)
        return self._reached[believer]

    def _reach(self, believer: Figures) -> int | None:
        cells = believed(self.count, believer)
        if cells is not None:
            return self.of(cells)
        row = self.count.true["you.length-grande"]
        by_itself = self.part == "grande" and row.value
        return wrong_figure(believer, "worth", {**row.about, "n": row.value}) if by_itself else None

    def build(self) -> Iterable[Step]:
        cell = _cell(self, self.count.true)
        yield figure(changed(cell, about={**cell.about, **FigureFacts(reached=self.reached)}), self.rows())

    @cached_property
    def slips(self) -> frozenset[int]:
        """What a single slip makes of the figure; of all of the pile several small ones make any number that is near."""
        value, others = (
            self.of(self.count.true),
            [*slips.without_one(self.count, "you"), *slips.as_elsewhere(self.count)],
        )
        if self.part == "whole":
            criccone, sequences, cards = (self.count.true[f"you.{of}"].value for of in _PARTS)
            found = {sum(one[f"you.{of}"].value for of in _PARTS[:2]) + cards for one in others}
            tables = slips.of_table(self.count, "you", "sequences")
            twice = value - criccone + slips.doubled(self.count, "you")
            found |= {twice, *(value - sequences + other for other in tables)}
            return frozenset({*found, *range(value - NEAR, value + NEAR + 1)})
        if self.part in GRANDE:
            near = slips.of_length(value) if self.part == "length" else slips.of_row(value)
            return near.union(map(self.of, others))
        if self.part == "sequences":
            near = slips.of_table(self.count, "you", "sequences")
            return near.union({value + slips.one_more(self.count, "you")}, map(self.of, others))
        mistaken = slips.one_mistaken(self.count, "you")
        return frozenset({slips.doubled(self.count, "you"), *map(self.of, others), *map(self.of, mistaken)})

    def rows(self) -> tuple[Row, ...]:
        shown = [card for card in self.cards if card.is_trump or card.is_fool] if self.part in GRANDE else self.cards
        return laid_out(shown, all_of_them=self.part == "whole")


class PileWorth(OfPile[PileWorthSpec, Worth]):
    name = "pile-worth"
    Spec = PileWorthSpec
    Item = Worth
    side = "you"
    whose = "these cards"

    def impossible(self, spec: PileWorthSpec, game: Game, rules: Any) -> Iterator[Fault]:
        if spec.sequence:
            yield Fault("sequence", CheckerMessage("checker.no-single-sequence"), "impossible")
        if spec.part == "whole" and len(self.cards(spec, game, "cards")) % 2:
            yield Fault("cards", CheckerMessage("checker.odd-pile"), "impossible")

    def drawn(self, game: Game, rng: Random, aim: Aim) -> tuple[Card, ...]:
        return captured(game.pack, rng, aim)

    def topics(self, item: Worth) -> Topics:
        rows = {"length": {"grande"}, "grande": {"grande"}, "criccone": set()}.get(item.part, {*SEQUENCES})
        found = {"grande": "grande", "moors": "level-rows", "aces": "level-rows"}
        wild = rows and any("contatori" in card.groups for card in item.cards)
        return frozenset({found.get(one, "suit-rows") for one in rows} | ({"contatori"} if wild else set()))

    def slips(self, item: Worth, given: Answers) -> Collection[int]:
        return item.slips

    def guess_rate(self, item: Worth) -> float:
        return 0.03


def _cell(item: Worth, cells: Mapping[str, Cell]) -> Cell:
    """The figure as it is asked, with why it is so; of the whole only what its parts come to."""
    part, value = item.part, item.of(cells)
    if part in GRANDE:
        row = cells["you.length-grande"]
        if part == "length":
            return row
        worth = Message(
            "count.row-worth" if value else "count.no-row-worth",
            {"n": row.value, "points": value, "kind": "grande"},
            PROCEDURE,
        )
        return Cell("pile-grande", "you", value, row.about, (*row.why, worth))
    if part != "whole":
        own = cells[f"you.{part}"]
        return Cell(f"pile-{part}", "you", value, own.about, own.why)
    parts = {one: cells[f"you.{one}"].value for one in _PARTS}
    last = [said for one in _PARTS for said in cells[f"you.{one}"].why if said.reason not in _SINGLE]
    return Cell(
        "pile-whole", "you", value, parts, (*last, Message("count.whole", {**parts, "total": value}, PROCEDURE))
    )


KIND = PileWorth()
