"""How many card points are these cards worth? The number is typed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.parts.playout import shuffled
from engine.sheet import ScoreSheet, codes
from engine.verdict import Facts
from lessons.counting.misread import one_misread
from lessons.question.capabilities import POINTS, counted_by, fraction
from lessons.question.kind import Answer, Answers, BadAnswer, Fault, Item, Kind, Mark, Message, Panel, Row
from lessons.question.misconception import Aim, ids
from lessons.question.panel import answer_of, number_of, read_reply
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec, Whole


class HowManyPointsSpec(Spec):
    """Some captured cards; without them they are drawn."""

    cards: Cards = Field(
        default="", description="The cards to be counted; an even number of them where they are counted in pairs."
    )
    size: Whole = Field(default=6, ge=2, le=20, description="How many cards are drawn.")


@dataclass(frozen=True)
class HowManyPointsItem(Item):
    """Cards that one side has taken."""

    cards: tuple[Card, ...]

    def sheet(self) -> ScoreSheet:
        sheet: ScoreSheet = self.game.count(self.cards, self.rules)
        return sheet


class HowManyPoints(Kind[HowManyPointsSpec, HowManyPointsItem]):
    name = "how-many-points"
    Spec = HowManyPointsSpec
    requires = (POINTS,)

    def fixed(self, spec: HowManyPointsSpec) -> bool:
        return bool(spec.cards)

    def impossible(self, spec: HowManyPointsSpec, game: Game, rules: Any) -> Iterator[Fault]:
        together, cards = counted_by(game), self.cards(spec, game, "cards")
        if len(cards) % together:
            yield Fault("cards", CheckerMessage("checker.odd-cards", n=len(cards)), "impossible")
        if spec.size % together:
            yield Fault("size", CheckerMessage("checker.odd-size", n=spec.size), "impossible")

    def make(
        self, spec: HowManyPointsSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()
    ) -> HowManyPointsItem:
        cards = self.cards(spec, game, "cards") if self.fixed(spec) else drawn_pile(game, rng, spec.size)
        return HowManyPointsItem(game, rules or game.house(), ids(aim), game.pack.sorted(cards))

    def panel(self, item: HowManyPointsItem, given: Answers = ()) -> Panel:
        row = Row(tuple(c.code for c in item.cards), layout="grid")
        return Panel("number", Message("ask.how-many-points"), (row,), parts=fraction(item.game))

    def right(self, item: HowManyPointsItem, given: Answers = ()) -> Answer:
        return answer_of(item.sheet().total)

    def explain(self, item: HowManyPointsItem, given: Answers, answer: Answer) -> Mark:
        typed, total = number_of(answer), item.sheet().total
        facts: Facts = {"yours": typed, **_facts(item), "off": _exact(abs(Fraction(typed) - Fraction(total)))}
        if typed == total:
            return Mark(True, True, (Message("how-many-points.right", facts, _source(item)),))
        yours = Message("how-many-points.too-many" if typed > total else "how-many-points.too-few", facts)
        return Mark(False, False, (yours, *_reckoned(item, facts)))

    def reveal(self, item: HowManyPointsItem, given: Answers = ()) -> Mark:
        return Mark(True, True, (*self.solution(item), *_reckoned(item, _facts(item))))

    def worked(self, item: HowManyPointsItem, given: Answers = ()) -> Mark:
        return self.reveal(item)

    def slips(self, item: HowManyPointsItem, given: Answers) -> Collection[int | Fraction]:
        """One card overlooked, or one taken for another; what comes off counted once, or two too high or low; two ways mixed.

        Where every card counts by itself, also how many cards there are.
        """
        total, together = Fraction(item.sheet().total), counted_by(item.game)
        misread = one_misread(item.cards, item.game.pack)
        found = {total + off for off in misread} | _ways_mixed(item)
        if fraction(item.game) > 1:
            return found | {total - card.points for card in item.cards} | {total - 2, total + 2, len(item.cards)}
        off, values = together - 1 if together > 1 else 2, sum(card.points for card in item.cards)
        found |= {total - card.points + less for card in item.cards for less in range(off + 1)}
        # Where a point comes off every pair, taking it off once is a rule of its own.
        once = {values - one for one in range(1, off + 1)} if off > 1 else set()
        return found | once | {total - 2, total + 2}

    def error_of(self, item: HowManyPointsItem, given: Answers, answer: Answer) -> Mark:
        typed = number_of(answer)
        reason = "ladder.too-many" if typed > item.sheet().total else "ladder.too-few"
        return Mark(False, False, (Message(reason, {"yours": typed}),))

    def applied(self, item: HowManyPointsItem, given: Answers = ()) -> tuple[Message, ...]:
        first = self.hints(item)[2]
        return (first,) if len(item.sheet().lines) > 1 else ()

    def hints(self, item: HowManyPointsItem, given: Answers = ()) -> tuple[Message, Message, Message]:
        dear = tuple(card.code for card in item.cards if card.points > 1)
        first = item.sheet().lines[0]
        return (
            Message("hint.how-many-points.look", {"cards": dear, "n": len(dear)}),
            Message("hint.how-many-points.rule", {}, first.source),
            Message("hint.how-many-points.first", {"cards": first.cards, "points": _exact(first.points)}),
        )

    def decided_by(self, item: HowManyPointsItem) -> tuple[Mapping[str, object], ...]:
        return ({"ask": "card_points", "cards": codes(item.cards)},)

    def guess_rate(self, item: HowManyPointsItem) -> float:
        return 0.05

    def same(self, item: HowManyPointsItem, given: Answers, answer: Answer) -> object:
        return answer

    def expected(self, item: HowManyPointsItem) -> str:
        return str(item.sheet().total)

    def agrees(self, item: HowManyPointsItem, expect: str) -> bool:
        try:
            return read_reply(self.panel(item), expect) == self.right(item)
        except BadAnswer:
            return False

    def solution(self, item: HowManyPointsItem, given: Answers = ()) -> tuple[Message, ...]:
        return (Message("reveal.number", {"n": number_of(self.right(item))}),)


def _ways_mixed(item: HowManyPointsItem) -> set[Fraction]:
    """What two ways of counting come to when they are mixed.

    By threes: the full values with one more for each three, or one less for each card and nothing more. In pairs: the dear
    cards in full, and the low ones two by two as if none of them had been laid on those.
    """
    values, n = [int(card.points + Fraction(fraction(item.game) - 1, 2)) for card in item.cards], len(item.cards)
    if fraction(item.game) == counted_by(item.game) == 1:
        threes, rest = divmod(n, 3)
        return {Fraction(one) for one in (sum(values) + threes, sum(values) + threes + (rest == 2), sum(values) - n)}
    return {sum(one for one in values if one > 1) + Fraction(values.count(1), 2)}


def _reckoned(item: HowManyPointsItem, facts: Facts) -> tuple[Message, ...]:
    """What each card is worth, and how that makes the points; it praises nobody."""
    by_value: dict[int | Fraction, list[str]] = {}
    for card in item.cards:
        by_value.setdefault(card.points, []).append(card.code)
    values = (
        Message("how-many-points.value", {"points": _exact(points), "cards": tuple(codes), "n": len(codes)})
        for points, codes in sorted(by_value.items(), reverse=True)
    )
    return (*values, Message("how-many-points.counted", facts, _source(item)))


def _facts(item: HowManyPointsItem) -> Facts:
    return {
        "total": _exact(item.sheet().total),
        "sum": _exact(sum((card.points for card in item.cards), Fraction())),
        "pairs": len(item.cards) // 2,
        "threes": len(item.cards) // 3,
        "rest": min(1, len(item.cards) % 3),
    }


def _source(item: HowManyPointsItem) -> str:
    lines = item.sheet().lines
    return lines[0].source if lines else ""


def _exact(number: int | Fraction) -> int | Fraction:
    """Whole numbers as such."""
    return number_of(answer_of(number))


def drawn_pile(game: Game, rng: Random, size: int) -> tuple[Card, ...]:
    """About half of them dear cards, the tempting ones among the cheap (pezzi, aces) never far away."""
    pack = list(shuffled(game.pack, rng))
    least = min(card.points for card in pack)
    dear = [card for card in pack if card.points > least]
    cheap = sorted(
        (card for card in pack if card.points == least), key=lambda card: rng.random() * (0.4 if _tempts(card) else 1)
    )
    honours = rng.randint(max(1, size // 3), max(1, size // 2))
    return tuple(dear[:honours] + cheap[: size - honours])


def _tempts(card: Card) -> bool:
    return bool(card.groups & {"pezzi", "aces"})


KIND = HowManyPoints()
