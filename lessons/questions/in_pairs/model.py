"""A pile counted two cards at a time, step by step: all values and a point off each pair, or a low card laid on each dear one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.sheet import codes
from engine.verdict import Fact, Facts
from lessons.counting.misread import one_misread
from lessons.question.capabilities import BY_TWO, counted_by, fraction
from lessons.question.facts.france import InPairs as About
from lessons.question.kind import Fault, Message, Panel, Row
from lessons.question.misconception import Aim, ids
from lessons.question.panel import answer_of, number_of
from lessons.question.stepwise import Step, Stepwise, StepwiseItem
from lessons.questions.how_many_points.model import drawn_pile
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec, Whole


class InPairsSpec(Spec):
    """A pile; without its cards it is drawn."""

    cards: Cards = Field(default="", description="The cards to be counted.")
    size: Whole = Field(default=6, ge=2, le=20, description="How many cards are drawn.")
    method: Literal["off", "laid"] = Field(
        default="off", description="All values with a point off each pair, or a low card laid on each dear one."
    )


@dataclass(frozen=True)
class InPairsItem(StepwiseItem):
    """Cards to be counted in this way."""

    cards: tuple[Card, ...]
    method: str

    @property
    def worth(self) -> Mapping[Card, int]:
        """What each card is called at the table: where it is worth 4½, a five."""
        return {card: int(card.points + Fraction(fraction(self.game) - 1, 2)) for card in self.cards}

    @property
    def total(self) -> int | Fraction:
        return number_of(answer_of(self.game.count(self.cards, self.rules).total))

    def build(self) -> Iterable[Step]:
        yield from self._laid() if self.method == "laid" else self._off()

    def _off(self) -> Iterable[Step]:
        n, values = len(self.cards), sum(self.worth.values())
        change = number_of(answer_of(values - self.total))
        better = sum(worth > 1 for worth in self.worth.values())
        facts: Facts = {"cards": n, "pairs": n // 2, "rest": n % 2, "sum": values, "change": change, "better": better}
        yield self._step("sum", values, (), facts)
        yield self._step("change", change, ("sum",), facts, "-rest" if n % 2 else "")
        yield self._step("total", self.total, ("sum", "change"), facts)

    def _laid(self) -> Iterable[Step]:
        dear = tuple(card for card in self.cards if self.worth[card] > 1)
        low = len(self.cards) - len(dear)
        sum_dear = sum(self.worth[card] for card in dear)
        rest = number_of(answer_of(self.total - sum_dear))
        facts: dict[str, Fact] = {
            "n": len(dear),
            "dear": codes(dear),
            "low": low - len(dear),
            "sum": sum_dear,
            "change": rest,
        }
        best = max(self.cards, key=lambda card: self.worth[card])
        facts |= {"card": best.code, "worth": self.worth[best]}
        yield self._step("dear", sum_dear, (), facts, first="" if dear else "-none")
        yield self._step("left", rest, ("dear",), facts, "" if low > len(dear) else "-none")
        yield self._step("total-laid", self.total, ("dear", "left"), facts, first="" if rest else "-none")

    def _step(
        self, name: str, right: int | Fraction, written: Iterable[str], facts: Facts, ending: str = "", first: str = ""
    ) -> Step:
        facts = {**facts, "total": self.total}
        lines = tuple(Message(f"in-pairs.written-{one}", facts) for one in written)
        rows, parts = (Row(codes(self.cards), layout="grid"),), fraction(self.game)
        panel = Panel("number", Message(f"ask.in-pairs.{name}", facts), rows, lines=lines, parts=parts)
        source = self.game.count(self.cards[: counted_by(self.game)], self.rules).lines[0].source
        hints = (
            Message(f"hint.in-pairs.look-{name}", facts),
            Message(f"hint.in-pairs.rule-{name}", facts, source),
            Message(f"hint.in-pairs.first-{name}{first}", facts),
        )
        about = About(cards=self.cards, worth=self.worth, method=self.method)
        why = Message(f"in-pairs.so-{name}{ending}", facts, source)
        return Step(name, panel, answer_of(right), (why,), hints, about=about, slips=self._slips(name, right))

    def _slips(self, name: str, right: int | Fraction) -> tuple[int | Fraction, ...]:
        """A card overlooked or misread in what is added up; else how many cards there are, or a pair or a card more or less."""
        if name in ("sum", "dear"):
            misread = one_misread(self.cards, self.game.pack)
            return (*{right - worth for worth in self.worth.values()}, *(right + off for off in misread))
        if name not in ("change", "left"):
            return ()
        alone = len(self.cards) - (0 if name == "change" else 2 * sum(worth > 1 for worth in self.worth.values()))
        return (alone, *(right + Fraction(off, 2) for off in (-2, -1, 1, 2)))


class InPairs(Stepwise[InPairsSpec, InPairsItem]):
    name = "in-pairs"
    Spec = InPairsSpec
    requires = (BY_TWO,)

    def fixed(self, spec: InPairsSpec) -> bool:
        return bool(spec.cards)

    def impossible(self, spec: InPairsSpec, game: Game, rules: Any) -> Iterator[Fault]:
        cards, least = self.cards(spec, game, "cards"), min(card.points for card in game.pack)
        low = sum(card.points == least for card in cards)
        if cards and len(cards) < 2:
            yield Fault("cards", CheckerMessage("checker.one-card-only"), "impossible")
        if len(cards) % counted_by(game):
            yield Fault("cards", CheckerMessage("checker.odd-cards", n=len(cards)), "impossible")
        if not spec.cards and spec.size % counted_by(game):
            yield Fault("size", CheckerMessage("checker.odd-size", n=spec.size), "impossible")
        if spec.method == "laid" and cards and 2 * low < len(cards):
            yield Fault("cards", CheckerMessage("checker.few-low", n=low), "impossible")

    def make(self, spec: InPairsSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> InPairsItem:
        cards = self.cards(spec, game, "cards") or drawn_pile(game, rng, spec.size)
        return InPairsItem(game, rules or game.house(), ids(aim), game.pack.sorted(cards), spec.method)

    def decided_by(self, item: InPairsItem) -> tuple[Mapping[str, object], ...]:
        return ({"ask": "card_points", "cards": codes(item.cards)},)


KIND = InPairs()
