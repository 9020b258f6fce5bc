"""By which custom is this grande worth so much? The same cards under the customs that clubs have, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.game import Game
from engine.sheet import codes
from lessons.question import for_two
from lessons.question.kind import Answer, Answers, Fault, Mark
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Stepwise
from lessons.questions.which_reading.compared import Readings
from lessons.questions.which_reading.customs import RULES, USUAL, readings, worths
from lessons.questions.which_reading.piles import pile
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec, Whole

Custom = Literal["", "standard", "laghi_sun_moon", "laghi_moon_16", "tarocchini", "no_moors"]
SETS = 4
"""So many sets of customs are offered."""
OTHER = 0.8
"""How often the custom asked about is one that does not read these cards as usual."""


class WhichReadingSpec(Spec):
    """Trumps and contatori, the custom asked about, the figure asked about; what is left out is drawn."""

    ask: Literal["both", "worth"] = Field(
        default="both", description="Its worth by one custom, and by which a figure comes out; or its worth alone."
    )
    cards: Cards = Field(default="", description="Trumps and contatori of one side, of which the customs differ.")
    custom: Custom = Field(default="", description="The custom by which they are counted first.")
    points: Whole | None = Field(
        default=None, le=200, description="The figure of which is asked by which customs it is so."
    )


class WhichReading(Stepwise[WhichReadingSpec, Readings]):
    name = "which-reading"
    Spec = WhichReadingSpec
    requires = ("ask:grande",)
    varies = ()

    def fixed(self, spec: WhichReadingSpec) -> bool:
        return bool(spec.cards)

    def impossible(self, spec: WhichReadingSpec, game: Game, rules: Any) -> Iterator[Fault]:
        held = self.cards(spec, game, "cards")
        for card in held:
            if not (card.is_trump or card.is_fool):
                at = self.offset(spec, "cards", card)
                yield Fault("cards", CheckerMessage("checker.not-of-the-grande", card=card.code), "impossible", at)
        if not held or spec.ask == "worth":
            if spec.points is not None:
                yield Fault("points", CheckerMessage("checker.figure-of-which-cards"), "impossible")
            return  # by itself one custom may be asked about any cards
        found = worths(readings(held, spec.custom))
        if len(found) < 2:
            yield Fault("cards", CheckerMessage("checker.customs-agree"), "impossible")
        elif spec.points is not None and spec.points not in found:
            known = ", ".join(map(str, sorted(found)))
            yield Fault("points", CheckerMessage("checker.by-no-custom", n=spec.points, known=known), "impossible")

    def make(self, spec: WhichReadingSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Readings:
        rules = rules or game.house()
        held = game.pack.sorted(self.cards(spec, game, "cards")) or pile(game, rng, spec.custom)
        found = readings(held, spec.custom)
        custom = str(spec.custom) or _custom(held, rng, bool(aim))
        figures = worths(found)
        # What has just been worked out for one custom is not asked about again, nor told beforehand on paper.
        others = [one for one in sorted(figures) if one != found[custom].points]
        points, asked = rng.choice(others or sorted(figures)), spec.points
        if asked is not None and asked in figures and spec.cards:
            points = asked
        # Nor is it offered where it has just been found to make something else of these cards, or left out where it makes the same.
        known = {custom: points == found[custom].points}
        offered = _offered(tuple(found), figures, points, known, rng)
        return Readings(game, rules, ids(aim), spec.ask, held, custom, points, offered)

    def explain(self, item: Readings, given: Answers, answer: Answer) -> Mark:
        return self._beside(super().explain(item, given, answer), item, len(given))

    def reveal(self, item: Readings, given: Answers = ()) -> Mark:
        return self._beside(super().reveal(item, given), item, len(item.steps))

    def _beside(self, mark: Mark, item: Readings, step: int) -> Mark:
        rows = item.side_by_side(step)
        labelled = for_two.put(changed(item.steps[0].panel, rows=rows), item.game).rows
        return changed(mark, beside=labelled)

    def decided_by(self, item: Readings) -> tuple[Mapping[str, object], ...]:
        held, others = (
            codes(item.held),
            [card.code for card in item.game.pack if _counts(card) and card not in item.held],
        )
        return tuple(
            {"ask": "grande", "angel_side": held, "other_side": others, "rules": dict(RULES[one])} for one in item.found
        )


def _counts(card: Card) -> bool:
    return card.is_trump or card.is_fool


def _custom(held: tuple[Card, ...], rng: Random, other: bool) -> str:
    """Mostly a custom that reads these cards otherwise than one usually does."""
    found = readings(held)
    unlike = [one for one, layout in found.items() if layout.points != found[USUAL].points]
    return rng.choice(unlike if other or rng.random() < OTHER else list(found))


def _offered(
    customs: tuple[str, ...],
    figures: Mapping[int, frozenset[str]],
    points: int,
    known: Mapping[str, bool],
    rng: Random,
) -> tuple[frozenset[str], ...]:
    """Four sets of customs: the right one, those by which other figures come out, and others; in an order of their own."""
    every = [frozenset(some) for size in range(1, len(customs) + 1) for some in combinations(customs, size)]
    rng.shuffle(every)
    likely = [
        one for one in (*figures.values(), *every) if all((name in one) is there for name, there in known.items())
    ]
    some = list(dict.fromkeys([figures[points], *likely]))[:SETS]
    return tuple(sorted(some, key=lambda one: (len(one), [customs.index(name) for name in customs if name in one])))


KIND = WhichReading()
