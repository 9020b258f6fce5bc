"""A pile counted by threes, step by step: the values, what comes off (or, the other way, what is added), and the total."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.sicily.counting import one_less_each
from engine.games.sicily.sources import CARDS
from engine.sheet import codes
from engine.verdict import Facts
from lessons.counting.misread import one_misread
from lessons.question.capabilities import THREES
from lessons.question.facts.common import Threes as About
from lessons.question.kind import Fault, Message, Panel, Row
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Step, Stepwise, StepwiseItem
from lessons.questions.how_many_points.model import drawn_pile
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec, Whole


class ThreesSpec(Spec):
    """A pile; without its cards it is drawn."""

    cards: Cards = Field(default="", description="The cards to be counted.")
    size: Whole = Field(default=7, ge=3, le=20, description="How many cards are drawn.")
    method: Literal["off", "less"] = Field(
        default="off", description="Two points off each three, or each card one less and one added for each three."
    )


@dataclass(frozen=True)
class Pile(StepwiseItem):
    """Cards to be counted in this way."""

    cards: tuple[Card, ...]
    method: str

    @property
    def total(self) -> int:
        return int(self.game.count(self.cards, self.rules).total)

    @property
    def values(self) -> int:
        """The values added up, as this way of counting has them."""
        if self.method == "off":
            return sum(int(card.points) for card in self.cards)
        return sum(int(line.points) for line in one_less_each(self.cards).lines if line.reason == "one-less")

    def build(self) -> Iterable[Step]:
        n, way = len(self.cards), self.method
        threes, rest = divmod(n, 3)
        ones = sum(int(card.points) == 1 for card in self.cards)
        worth = "-small" if ones == n else "" if ones else "-dear"
        worths = [int(card.points) - (way == "less") for card in self.cards if int(card.points) > 1]
        facts: Facts = {
            "cards": n,
            "ones": ones,
            "threes": threes,
            "rest": rest,
            "sum": self.values,
            "total": self.total,
            "change": abs(self.total - self.values),
            "values": tuple(sorted((n for n in worths if n), reverse=True)),
        }
        about = About(cards=self.cards, method=way, sum=self.values, change=abs(self.total - self.values))
        rows = (Row(codes(self.cards), layout="grid"),)
        written = Message(f"threes.written-{way}", facts)
        left = "" if not rest else "-rest" if way == "off" or rest == 2 else "-one"
        steps = (
            ("sum", self.values, (), Message(f"threes.so-sum-{way}{worth}", facts, CARDS)),
            (
                "change",
                abs(self.total - self.values),
                (written,),
                Message(f"threes.so-change-{way}{left}", facts, CARDS),
            ),
            (
                "total",
                self.total,
                (written, Message(f"threes.written-change-{way}", facts)),
                Message(f"threes.so-total-{way}", facts, CARDS),
            ),
        )
        for name, right, lines, why in steps:
            panel = Panel("number", Message(f"ask.threes.{name}-{way}", facts), rows, lines=lines)
            hints = (
                Message(f"hint.threes.look-{name}{'-less' if (name, way) == ('sum', 'less') else ''}", facts),
                Message(f"hint.threes.rule-{name}-{way}", facts, CARDS),
                Message(f"hint.threes.first-{name}-{way}{worth if name == 'sum' else ''}", facts),
            )
            yield Step(name, panel, (right,), (why,), hints, about=about, slips=self._slips(name, right))

    def _slips(self, name: str, right: int) -> tuple[int, ...]:
        """A card overlooked or misread in the sum; the number of threes given for what comes off them, or one off."""
        if name == "sum":
            overlooked = {right - int(card.points) + (self.method == "less") for card in self.cards}
            misread = one_misread(self.cards, self.game.pack)
            return (*overlooked, *(right + int(off) for off in misread))
        threes = len(self.cards) // 3
        whole = (threes, -(-len(self.cards) // 3)) if self.method == "off" else ()
        return (*whole, right - 1, right + 1) if name == "change" else ()


class Threes(Stepwise[ThreesSpec, Pile]):
    name = "threes"
    Spec = ThreesSpec
    requires = (THREES,)

    def fixed(self, spec: ThreesSpec) -> bool:
        return bool(spec.cards)

    def impossible(self, spec: ThreesSpec, game: Game, rules: Any) -> Iterator[Fault]:
        cards = self.cards(spec, game, "cards")
        if cards and len(cards) < 3:
            yield Fault("cards", CheckerMessage("checker.three-together", n=len(cards)), "impossible")

    def make(self, spec: ThreesSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Pile:
        cards = self.cards(spec, game, "cards") or drawn_pile(game, rng, spec.size)
        return Pile(game, rules or game.house(), ids(aim), game.pack.sorted(cards), spec.method)

    def decided_by(self, item: Pile) -> tuple[Mapping[str, object], ...]:
        return ({"ask": "card_points", "cards": codes(item.cards)},)


KIND = Threes()
