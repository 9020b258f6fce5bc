"""How many points are needed with the cards taken: the bouts among them, the target, whether it is reached, by how much."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.games.france.pack import BOUTS, PETIT, is_bout
from engine.games.france.reckoning.counting import TARGETS
from engine.games.france.reckoning.scoring import contract, difference
from engine.games.france.sources import CARDS, SCORING
from engine.sheet import codes
from engine.verdict import Facts
from lessons.question.facts.france import Needs as About
from lessons.question.kind import Answer, Answers, Fault, Item, Message, Panel, Row
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import NONE, Step, Stepwise, StepwiseItem
from lessons.question.topics import NOTHING, Topics
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec, Whole

MADE = ("made", "lost")
PARTNERED = 5
"""Among so many the taker may have a partner."""
HALF = 46
"""More than half of the points in the pack."""
RULES = {"bouts": "-bouts", "made": "-made", "over": "-over"}
"""The steps with a rule of their own; the others go by the table of what is needed."""


class PointsNeededSpec(Spec):
    """Some of the cards in your tricks; without them they are drawn."""

    ask: Literal["needs", "made"] = Field(
        default="needs", description="How many points are needed; or with these points, is it made, and by how many?"
    )
    won: Cards = Field(default="", description="What matters among the cards in your tricks at the end.")
    held: Cards = Field(default="", description="The bouts you were dealt, where they are shown beside.")
    points: Whole | None = Field(default=None, le=91, description="Your card points, for made.")


@dataclass(frozen=True)
class PointsNeededItem(StepwiseItem):
    """What you have taken, which bouts you were dealt (where that is shown), and your card points (where asked)."""

    won: tuple[Card, ...]
    held: tuple[Card, ...]
    points: int | None

    @property
    def bouts(self) -> tuple[Card, ...]:
        return tuple(card for card in self.won if is_bout(card))

    def build(self) -> Iterable[Step]:
        found, points = self.bouts, self.points
        target = TARGETS[len(found)]
        facts: Facts = {"n": len(found), "cards": codes(found), "target": target, "points": points}
        about = About(won=self.won, held=self.held, bouts=len(found), points=points, target=target)
        held = (Row(codes(self.held), Message("row.bouts-dealt")),) if self.held else ()
        # Between two each has what he needs; between more the taker alone, and between five "your tricks" may be a partner's too.
        alone = "-alone" if self.game.seats == PARTNERED else ""
        taker = (Message(f"whose-excuse.you-take{alone}"),) if self.game.seats > 2 else ()
        rows = (Row(codes(self.won), Message("row.in-your-tricks"), pick=True, layout="grid"), *held)
        yield Step(
            "bouts",
            Panel(
                "many",
                Message("ask.points-needed.bouts"),
                rows,
                (Message("points-needed.none"),),
                1,
                len(self.won),
                taker,
            ),
            tuple(i for i, card in enumerate(self.won) if is_bout(card)) or NONE,
            (Message("points-needed.so-bouts" if found else "points-needed.so-bouts-none", facts, CARDS),),
            _hints("bouts", facts, CARDS),
            {i: Message(_sort(card), {"card": card.code}, CARDS) for i, card in enumerate(self.won)},
            about=about,
        )
        shown = (Row(codes(self.won), Message("row.in-your-tricks"), layout="grid"), *held)
        written: tuple[Message, ...] = (*taker, Message("points-needed.written-bouts", facts))
        yield Step(
            "target",
            Panel("number", Message("ask.points-needed.target", facts), shown, lines=written),
            (target,),
            (Message("points-needed.so-target", facts, CARDS),),
            _hints("target", facts, CARDS),
            about=about,
            # Another line of the table is soon read, or a bout overlooked; without any the answer says so itself.
            slips=(*(other for other in TARGETS[1:] if other != target), HALF),
        )
        if points is None:
            return
        verdict = contract(2 * points, len(found))
        over = abs(difference(2 * points, len(found)))
        facts = {**facts, "over": over}
        written += (Message("points-needed.written-target", facts),)
        way = MADE[not verdict.ok] if over else "just"
        yield Step(
            "made",
            Panel(
                "choice",
                Message("ask.points-needed.made", facts),
                shown,
                tuple(Message(f"points-needed.{one}") for one in MADE),
                lines=written,
            ),
            (int(not verdict.ok),),
            (Message(f"points-needed.so-{way}", facts, SCORING),),
            _hints("made", facts, SCORING),
            about=about,
        )
        written += (Message("points-needed.written-points", facts),)
        yield Step(
            "over",
            Panel("number", Message(f"ask.points-needed.over-{MADE[not verdict.ok]}", facts), shown, lines=written),
            (over,),
            (Message(f"points-needed.so-over-{way}", facts, SCORING),),
            _hints("over", facts, SCORING, "" if over else "-just"),
            about=about,
        )


def _hints(name: str, facts: Facts, source: str, first: str = "") -> tuple[Message, Message, Message]:
    return (
        Message(f"hint.points-needed.look-{name}", facts),
        Message(f"hint.points-needed.rule{RULES.get(name, '')}", facts, source),
        Message(f"hint.points-needed.first-{name}{first}", facts),
    )


def _sort(card: Card) -> str:
    if is_bout(card):
        return "points-needed.is-bout"
    return "points-needed.king-is-none" if card.rank == "K" else "points-needed.is-none"


class PointsNeeded(Stepwise[PointsNeededSpec, PointsNeededItem]):
    name = "points-needed"
    Spec = PointsNeededSpec
    requires = ("ask:target",)

    def first_step(self, item: PointsNeededItem, given: Answers, answer: Answer) -> Message:
        """How many of them are bouts, where the answer has them all and too many; what is no trump, where only that is left out."""
        step = item.at(given)
        if step.panel.mode != "many":
            return super().first_step(item, given, answer)
        left_out = [card for i, card in enumerate(item.won) if is_bout(card) and i not in answer]
        if left_out and all(card.is_fool for card in left_out):
            return Message("hint.points-needed.first-no-trump")
        if answer[0] < 0 or left_out:
            return super().first_step(item, given, answer)
        return Message("hint.points-needed.first-so-many", {"n": len(item.bouts)})

    def fixed(self, spec: PointsNeededSpec) -> bool:
        return bool(spec.won)

    def impossible(self, spec: PointsNeededSpec, game: Game, rules: Any) -> Iterator[Fault]:
        for card in self.cards(spec, game, "held"):
            if not is_bout(card):
                where = self.offset(spec, "held", card)
                yield Fault("held", CheckerMessage("checker.no-bout", card=card.code), "impossible", where)
        if self.fixed(spec) and spec.ask == "made" and spec.points is None:
            yield Fault("points", CheckerMessage("checker.how-many-points"), "impossible")

    def topics(self, item: Item) -> Topics:
        return NOTHING

    def make(
        self, spec: PointsNeededSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()
    ) -> PointsNeededItem:
        rules = rules or game.house()
        if self.fixed(spec):
            won, held = (game.pack.sorted(self.cards(spec, game, name)) for name in ("won", "held"))
            return PointsNeededItem(game, rules, ids(aim), won, held, spec.points if spec.ask == "made" else None)
        won, held = map(game.pack.sorted, _draw(game, rng))
        points = _points(rng, sum(map(is_bout, won))) if spec.ask == "made" else None
        return PointsNeededItem(game, rules, ids(aim), won, held, points)

    def decided_by(self, item: PointsNeededItem) -> tuple[Mapping[str, object], ...]:
        points = {} if item.points is None else {"points": item.points}
        return ({"ask": "target", "bouts": len(item.bouts), **points},)


def _draw(game: Game, rng: Random) -> tuple[list[Card], list[Card]]:
    """Some bouts among cards that tempt, and in half of the questions the bouts that were dealt: the petit is caught or lost."""
    some = [game.pack[code] for code in rng.sample(BOUTS, rng.choices((0, 1, 2, 3), (2, 4, 4, 2))[0])]
    held: list[Card] = []
    if rng.random() < 0.5:
        others = [card for card in some if card != PETIT]
        held = others if PETIT in some else [*others, PETIT]
    tempting = [card for card in game.pack if card.rank in ("K", "Q", "1") or card.code in ("T20", "T2", "T11")]
    fitting = [card for card in tempting if not is_bout(card)]
    return [*some, *rng.sample(fitting, rng.randint(3, 5))], held


def _points(rng: Random, bouts: int) -> int:
    """About the target: now and then it exactly, or just between half of the points and what is needed."""
    target = TARGETS[bouts]
    near = target + rng.choice((-1, 1)) * rng.randint(1, 14)
    between = rng.randint(*sorted((46, target))) if rng.random() < 0.4 else near
    return target if rng.random() < 0.15 else between


KIND = PointsNeeded()
