"""How many card points are these cards worth? The number is typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.sheet import ScoreSheet
from lessons.fields import Cards, Spec, Whole
from lessons.kinds import Answer, Fault, Given, Item, Kind, Mark, Panel, Row, Said


class Asked(Spec):
    """Some captured cards; without them they are drawn."""

    cards: Cards = Field(default="", description="The cards to be counted, an even number of them.")
    size: Whole = Field(default=6, ge=2, le=20, description="How many cards are drawn.")


@dataclass(frozen=True)
class Captured(Item):
    """Cards that one side has taken."""

    cards: tuple[Card, ...]

    def sheet(self) -> ScoreSheet:
        sheet: ScoreSheet = self.game.count(self.cards, self.rules)
        return sheet


class HowManyPoints(Kind[Asked, Captured]):
    name = "how-many-points"
    Spec = Asked

    def fixed(self, spec: Asked) -> bool:
        return bool(spec.cards)

    def faults(self, spec: Asked, game: Game, rules: Any) -> Iterator[Fault]:
        if len(self.cards(spec, game, "cards")) % 2:
            yield Fault("cards", "cards are counted in pairs, and this is an odd number of them", "impossible")
        if spec.size % 2:
            yield Fault("size", f"{spec.size} is odd, and cards are counted in pairs", "impossible")

    def make(self, spec: Asked, game: Game, rng: Random, rules: Any = None, aim: Sequence[str] = ()) -> Captured:
        cards = self.cards(spec, game, "cards") if self.fixed(spec) else _take(game, rng, spec.size)
        return Captured(game, rules or game.house(), tuple(aim), game.pack.sorted(cards))

    def panel(self, item: Captured, given: Given = ()) -> Panel:
        return Panel("number", Said("ask.how-many-points"), (Row(tuple(c.code for c in item.cards), layout="grid"),))

    def right(self, item: Captured, given: Given = ()) -> Answer:
        return (int(item.sheet().total),)

    def explain(self, item: Captured, given: Given, answer: Answer) -> Mark:
        sheet, typed = item.sheet(), answer[0]
        total = int(sheet.total)
        facts = {
            "yours": typed,
            "total": total,
            "sum": int(sum(card.points for card in item.cards)),
            "pairs": len(item.cards) // 2,
            "off": abs(typed - total),
        }
        source = sheet.lines[0].source if sheet.lines else ""
        if typed == total:
            return Mark(True, True, (Said("how-many-points.right", facts, source),))
        by_value: dict[int, list[str]] = {}
        for card in item.cards:
            by_value.setdefault(int(card.points), []).append(card.code)
        values = [
            Said("how-many-points.value", {"points": points, "cards": tuple(codes), "n": len(codes)})
            for points, codes in sorted(by_value.items(), reverse=True)
        ]
        yours = Said("how-many-points.too-many" if typed > total else "how-many-points.too-few", facts)
        return Mark(False, False, (yours, *values, Said("how-many-points.pairs", facts, source)))

    def hints(self, item: Captured, given: Given = ()) -> tuple[Said, Said, Said]:
        dear = tuple(card.code for card in item.cards if card.points > 1)
        pairs = item.sheet().lines
        first = pairs[0]
        return (
            Said("hint.how-many-points.look", {"cards": dear, "n": len(dear)}),
            Said("hint.how-many-points.rule", {}, first.source),
            Said("hint.how-many-points.first", {"cards": first.cards, "points": int(first.points)}),
        )

    def guess_rate(self, item: Captured) -> float:
        return 0.05

    def same(self, item: Captured, given: Given, answer: Answer) -> object:
        return answer

    def expected(self, item: Captured) -> str:
        return str(self.right(item)[0])

    def solution(self, item: Captured, given: Given = ()) -> tuple[Said, ...]:
        return (Said("reveal.number", {"n": self.right(item)[0]}),)


def _take(game: Game, rng: Random, size: int) -> tuple[Card, ...]:
    """About half of them dear cards, the tempting ones among the cheap (pezzi, aces) never far away."""
    pack = list(game.pack)
    rng.shuffle(pack)
    dear = [card for card in pack if card.points > 1]
    cheap = sorted(
        (card for card in pack if card.points == 1), key=lambda card: rng.random() * (0.4 if _tempts(card) else 1)
    )
    honours = rng.randint(max(1, size // 3), max(1, size // 2))
    return tuple(dear[:honours] + cheap[: size - honours])


def _tempts(card: Card) -> bool:
    return bool(card.groups & {"pezzi", "aces"})


KIND = HowManyPoints()
