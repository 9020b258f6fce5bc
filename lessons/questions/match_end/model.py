"""Has somebody won: at the target, both over it, level; by declarations before a card is played; after four deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from engine.games.bologna import match
from engine.verdict import Facts, Verdict
from lessons.question.facts.bologna import MatchEnd as MatchEndFacts
from lessons.question.kind import Fault, Panel, Said
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Step, Stepped, Stepwise
from lessons.yamlfile.fields import Spec, Whole
from lessons.yamlfile.message import Message

WHO = ("you", "they", "nobody", "draw")
SOURCE = match.SOURCE
TRIES, NEAR = 20, 45
"""Other scores are looked for so often, and so near those of the lesson."""
DEALS = 4
"""So many are played where the match is over after a number of deals."""
Way = Literal["", "score", "counted", "four", "dealer", "eldest", "other"]


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


@dataclass(frozen=True)
class MatchStanding(Stepped):
    """Where the match stands. ``side`` and ``points``: who declares how much, for the three ways that are about that."""

    ask: str
    scores: tuple[int, int]
    played: int
    side: int
    points: int

    def verdict(self) -> Verdict:
        """What the rules of the match say."""
        if self.ask == "four":
            return match.four_deals([self.scores, *[(0, 0)] * (self.played - 1)])
        if self.ask in ("score", "counted"):
            return match.result(self.scores, self.rules)
        after = list(self.scores)
        after[self.side] += self.points
        reached = match.result((after[0], after[1]), self.rules)
        facts: Facts = {
            "before": self.scores[self.side],
            "points": self.points,
            "sum": after[self.side],
            "target": self.rules.target,
            "side": None,
        }
        if self.ask == "other":
            return Verdict(False, "match-end.only-two", facts, SOURCE)
        if not reached.ok:
            return Verdict(False, "match-end.early-not-enough", facts, SOURCE)
        return Verdict(True, f"out-by-{self.ask}", {**facts, "side": self.side}, SOURCE)

    def build(self) -> Iterable[Step]:
        verdict = self.verdict()
        side = verdict.facts.get("side")
        right = (
            int(str(side)) if side is not None else WHO.index("draw" if verdict.reason == "match-drawn" else "nobody")
        )
        facts: Facts = {
            "target": self.rules.target,
            "you": self.scores[0],
            "they": self.scores[1],
            "played": self.played,
            "side": self.side,
            "before": self.scores[self.side],
            "points": self.points,
        }
        name = {"score": "score", "counted": "first-to-count"}.get(self.ask, self.ask)
        early = self.ask in ("dealer", "eldest", "other")
        hints = (
            Said("hint.match-end.look-four" if self.ask == "four" else "hint.match-end.look", facts),
            Said("hint.match-end.rule-four" if self.ask == "four" else "hint.match-end.rule", facts, verdict.source),
            Said(f"hint.match-end.first{'-early' if early else self._to_compare}", facts),
        )
        panel = Panel(
            "choice", Said(f"ask.match-end.{name}", facts), choices=tuple(Said(f"match-end.{who}") for who in WHO)
        )
        about = MatchEndFacts(
            ask=self.ask,
            scores=self.scores,
            target=self.rules.target,
            side=self.side,
            points=self.points,
            played=self.played,
        )
        why = (*self._because(verdict, facts), Said(verdict.reason, verdict.facts, verdict.source))
        each = {i: self._off(who, facts) for i, who in enumerate(WHO) if i != right}
        yield Step("winner", panel, (right,), why, hints, each, about=about)

    def _because(self, verdict: Verdict, facts: Facts) -> tuple[Said, ...]:
        """The figures or the rule of which the end follows, where the verdict says no more than how it ends."""
        if verdict.reason == "match-goes-on":
            four = self.ask == "four"
            return (
                Said("hint.match-end.rule-four", facts)
                if four
                else off_the_score("you", self.scores, self.rules.target),
            )
        if verdict.reason != "match-won":
            return ()
        both = {**facts, "more": max(self.scores), "less": min(self.scores)}
        return (Said("match-end.more" if self.ask == "four" else "match-end.enough-for-one", both),)

    @property
    def _to_compare(self) -> str:
        """What the last hint compares: the deals with four, both scores with the target, or one with the other."""
        if self.ask == "four":
            return "-four" if self._goes_on else ""
        return "-below" if max(self.scores) < self.rules.target else ""

    @property
    def _goes_on(self) -> bool:
        """Are deals left of the four?"""
        return self.ask == "four" and self.played < DEALS

    def _off(self, who: str, facts: Facts) -> Said:
        """What speaks against this end: too few points, too few deals, the other side's, or that somebody has got there."""
        target, total = self.rules.target, self.scores[self.side] + self.points
        if self.ask == "four":
            if self._goes_on:
                return Said("match-end.deals-played", facts)
            level = "level" if self.scores[0] == self.scores[1] else "not-level"
            return Said("match-end.all-played" if who == "nobody" else f"match-end.{level}", facts)
        if self.ask not in ("score", "counted"):
            if total < target:
                return Said("match-end.too-few", {**facts, "sum": total})
            return Said(
                "match-end.may-this-player" if self.ask == "other" else "match-end.enough", {**facts, "sum": total}
            )
        return off_the_score(who, self.scores, target)


def off_the_score(who: str, scores: tuple[int, int], target: int) -> Said:
    """What speaks against this end of a match that goes by its score alone."""
    facts: Facts = {"target": target, "you": scores[0], "they": scores[1]}
    if max(scores) < target:
        return Said("match-end.nobody-there", facts)
    if who in ("you", "they") and scores[WHO.index(who)] < target:
        return Said("match-end.too-few", {**facts, "sum": scores[WHO.index(who)]})
    even = scores[0] == scores[1]
    return Said(
        "match-end.level" if even else "match-end.somebody-there" if who == "nobody" else "match-end.not-level", facts
    )


def _stands(spec: MatchEndSpec, target: int) -> tuple[bool, ...]:
    """Who is ahead before and after a declaration, and who has got to the target."""
    before = (spec.you or 0, spec.they or 0)
    after = tuple(score + (spec.points or 0) * (side == spec.side) for score, side in zip(before, WHO, strict=False))
    ahead = (one[0] > one[1] for one in (before, after))
    return *ahead, before[0] == before[1], *(score >= target for score in (*before, *after))


class MatchEnd(Stepwise[MatchEndSpec, MatchStanding]):
    name = "match-end"
    Spec = MatchEndSpec
    wants = ("ask:match", "ask:opening", "ask:four_deals")

    def fixed(self, spec: MatchEndSpec) -> bool:
        return bool(spec.ask) and spec.you is not None and spec.they is not None

    def impossible(self, spec: MatchEndSpec, game: Game, rules: Any) -> Iterator[Fault]:
        if self.fixed(spec) and spec.ask in ("dealer", "eldest", "other") and not (spec.side and spec.points):
            yield Fault("ask", Message("checker.who-declares"), "impossible")

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

    def decided_by(self, item: MatchStanding) -> tuple[Mapping[str, object], ...]:
        if item.ask == "four":
            return ({"ask": "four_deals", "deals": [item.scores, *[(0, 0)] * (item.played - 1)]},)
        after = list(item.scores)
        if item.ask not in ("score", "counted"):
            after[item.side] += item.points
        return ({"ask": "match", "scores": after},)

    def make(self, spec: MatchEndSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> MatchStanding:
        rules = rules or game.house()
        ask = spec.ask or rng.choice(("score", "score", "counted", "four", "dealer", "eldest", "other"))
        target = rules.target
        side = ("you", "they").index(spec.side) if spec.side else rng.randrange(2)
        points = spec.points or rng.choice((10, 15, 18, 20, 25, 28, 35, 40, 45, 52))
        played = spec.played if self.fixed(spec) or ask != "four" else rng.choice((2, 3, 4, 4))
        scores = [target - 5 + rng.randint(-60, 90) for _ in range(2)]
        if ask in ("score", "counted") and rng.random() < 0.2:
            scores[1] = scores[0] = max(scores[0], target)
        if ask in ("dealer", "eldest", "other"):
            scores = [rng.randint(300, target - 1) for _ in range(2)]
            scores[side] = target - points + rng.choice((-15, -5, 0, 3, 8))
        if ask == "four":
            scores = [rng.randint(400, 1100) for _ in range(2)]
            if rng.random() < 0.15:
                scores[1] = scores[0]
        told = (spec.you if spec.you is not None else scores[0], spec.they if spec.they is not None else scores[1])
        return MatchStanding(game, rules, ids(aim), ask, told, played, side, points)


KIND = MatchEnd()
