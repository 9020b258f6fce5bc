"""Has somebody won: at the target, both over it, level; by declarations before a card is played; after four deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from lessons.question.capabilities import THREE_SEATS, missing_capability
from lessons.question.kind import Answer, Answers, Fault, Message
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Stepwise
from lessons.questions.match_end.standing import EARLY, LOOKS, WHO, MatchStanding
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Spec, Whole

TRIES, NEAR = 20, 45
"""Other scores are looked for so often, and so near those of the lesson."""
Way = Literal["", "score", "counted", "four", "dealer", "eldest", "other"]


NEEDS: Mapping[str, tuple[str, ...]] = MappingProxyType({"four": ("ask:four_deals",), "other": (THREE_SEATS,)})
"""What must be there for a way of asking: a match of four deals, a third player to the first trick."""


class MatchEndSpec(Spec):
    """The scores, or who declares how much; what is left out is drawn."""

    ask: Way = Field(
        default="",
        description="Scores after a deal; your pile counted first; four deals; the dealer, the eldest or another declares; or any.",
    )
    you: Whole | None = Field(
        default=None, le=3000, description="Your side's points (before the declaration, where one is made)."
    )
    they: Whole | None = Field(default=None, le=3000, description="The other side's.")
    played: Whole = Field(default=4, ge=1, le=4, description="Deals played, for four.")
    side: Literal["", "you", "they"] = Field(default="", description="Whose player declares.")
    points: Whole | None = Field(default=None, le=500, description="What is declared.")


def _stands(spec: MatchEndSpec, target: int) -> tuple[bool, ...]:
    """Who is ahead before and after a declaration, and who has got to the target."""
    before = (spec.you or 0, spec.they or 0)
    after = tuple(score + (spec.points or 0) * (side == spec.side) for score, side in zip(before, WHO, strict=False))
    ahead = (one[0] > one[1] for one in (before, after))
    return *ahead, before[0] == before[1], *(score >= target for score in (*before, *after))


class MatchEnd(Stepwise[MatchEndSpec, MatchStanding]):
    name = "match-end"
    Spec = MatchEndSpec
    requires = ("ask:match", "ask:opening")
    looks = LOOKS

    def fixed(self, spec: MatchEndSpec) -> bool:
        return bool(spec.ask) and spec.you is not None and spec.they is not None

    def impossible(self, spec: MatchEndSpec, game: Game, rules: Any) -> Iterator[Fault]:
        missing = missing_capability(game, NEEDS.get(spec.ask, ()))
        if missing:
            yield Fault("ask", missing, "impossible")
        elif self.fixed(spec) and spec.ask in EARLY and not (spec.side and spec.points):
            yield Fault("ask", CheckerMessage("checker.who-declares"), "impossible")

    def other_figures(self, spec: MatchEndSpec, game: Game, rules: Any, rng: Random) -> MatchEndSpec:
        """Other scores that stand as these do, to the target and to each other."""
        if spec.you is None or spec.they is None:
            return spec
        rules = rules or game.house()
        for _ in range(TRIES):
            you, they = (score + rng.randint(-NEAR, NEAR) for score in (spec.you, spec.they))
            scores = {"you": max(0, you), "they": max(0, you if spec.you == spec.they else they)}
            made = spec.model_copy(update=scores)
            if made != spec and _stands(made, rules.target) == _stands(spec, rules.target):
                return made
        return spec

    def look(self, item: MatchStanding, given: Answers, answer: Answer) -> Message:
        """Where both are level nobody is asked who has more."""
        look = super().look(item, given, answer)
        level = item.scores[0] == item.scores[1]
        return Message("hint.match-end.look-then") if level and look.reason == "hint.match-end.look-more" else look

    def decided_by(self, item: MatchStanding) -> tuple[Mapping[str, object], ...]:
        if item.ask == "four":
            return ({"ask": "four_deals", "deals": [item.scores, *[(0, 0)] * (item.played - 1)]},)
        after = list(item.scores)
        if item.ask not in ("score", "counted"):
            after[item.side] += item.points
        return ({"ask": "match", "scores": after},)

    def make(self, spec: MatchEndSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> MatchStanding:
        rules = rules or game.house()
        ways: tuple[Way, ...] = ("score", "score", "counted", "four", "dealer", "eldest", "other")
        ask = spec.ask or rng.choice([way for way in ways if not missing_capability(game, NEEDS.get(way, ()))])
        if ask == "four":
            rules = replace(rules, target=type(rules)().target)  # no target ends it, nor is one told of it
        target = rules.target
        side = ("you", "they").index(spec.side) if spec.side else rng.randrange(2)
        points = spec.points or rng.choice((10, 15, 18, 20, 25, 28, 35, 40, 45, 52))
        played = spec.played if self.fixed(spec) or ask != "four" else rng.choice((2, 3, 4, 4))
        scores = [target - 5 + rng.randint(-60, 90) for _ in range(2)]
        if ask in ("score", "counted") and rng.random() < 0.2:
            scores[1] = scores[0] = max(scores[0], target)
        if ask in EARLY:
            scores = [rng.randint(300, target - 1) for _ in range(2)]
            scores[side] = target - points + rng.choice((-15, -5, 0, 3, 8))
        if ask == "four":
            scores = [rng.randint(400, 1100) for _ in range(2)]
            if rng.random() < 0.15:
                scores[1] = scores[0]
        told = (spec.you if spec.you is not None else scores[0], spec.they if spec.they is not None else scores[1])
        return MatchStanding(game, rules, ids(aim), ask, told, played, side, points)


KIND = MatchEnd()
