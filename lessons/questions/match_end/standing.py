"""Where a match stands: has somebody won at the target, by declaring before a card is played, or after four deals?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType

from engine.games.bologna import match
from engine.verdict import Facts, Verdict
from lessons.question.facts.bologna import MatchEnd as MatchEndFacts
from lessons.question.kind import Message, Panel
from lessons.question.stepwise import Step, StepwiseItem

WHO = ("you", "they", "nobody", "draw")
SOURCE = match.SOURCE
DEALS = 4
"""So many are played where the match is over after a number of deals."""
EARLY = ("dealer", "eldest", "other")
"""Who declares something before a card is played, where that is asked."""
LOOKS = MappingProxyType(
    {
        "match-end.nobody-there": "hint.match-end.look-then",
        "match-end.level": "hint.match-end.look-then",
        "match-end.enough": "hint.match-end.look-then",
        "match-end.may-this-player": "hint.match-end.look-who",
        "match-end.deals-played": "hint.match-end.look-deals",
        "match-end.all-played": "hint.match-end.look-more",
        "match-end.not-level": "hint.match-end.look-more",
    }
)
"""What speaks against an end -> where to look next, also at the foot of a score sheet."""


@dataclass(frozen=True)
class MatchStanding(StepwiseItem):
    """The score of a match that may be over. ``side`` and ``points``: who declares how much, for the three ways that are about
    that.
    """

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
            "left": DEALS - self.played,
            "side": 2 - self.side,  # one is theirs; 0 would be as good as one in French
            "before": self.scores[self.side],
            "points": self.points,
            "missing": max(0, self.rules.target - self.scores[self.side] - self.points),
        }
        name = {"counted": "first-to-count"}.get(self.ask, self.ask)
        name = "four-all" if self.ask == "four" and not self._goes_on else name
        early = self.ask in EARLY
        hints = (
            Message(f"hint.match-end.look{'-early' if early else '-four' if self.ask == 'four' else ''}", facts),
            Message(self._rule(verdict.reason), facts, verdict.source),
            Message(f"hint.match-end.first{self._to_compare}", facts),
        )
        panel = Panel(
            "choice", Message(f"ask.match-end.{name}", facts), choices=tuple(Message(f"match-end.{who}") for who in WHO)
        )
        about = MatchEndFacts(
            ask=self.ask,
            scores=self.scores,
            target=self.rules.target,
            side=self.side,
            points=self.points,
            played=self.played,
        )
        why = (*self._because(verdict, facts), Message(verdict.reason, verdict.facts, verdict.source))
        each = {i: self._off(who, facts) for i, who in enumerate(WHO) if i != right}
        # At the very target somebody may think that it has to be passed.
        reached = early and self.scores[self.side] + self.points == self.rules.target
        lures = ((WHO.index("nobody"),),) if reached else ()
        yield Step("winner", panel, (right,), why, hints, each, about=about, lures=lures)

    def _because(self, verdict: Verdict, facts: Facts) -> tuple[Message, ...]:
        """The figures or the rule of which the end follows, where the verdict says no more than how it ends."""
        if self.ask != "four":
            return of_the_score(verdict.reason, self.scores, self.rules.target)
        if verdict.reason == "match-goes-on":
            return (Message("hint.match-end.rule-four", facts),)
        if verdict.reason != "match-won":
            return ()
        return (Message("match-end.more", {**facts, "more": max(self.scores), "less": min(self.scores)}),)

    def _rule(self, found: str) -> str:
        """Who may end a match by declaring, what four deals decide, what is done when both are level, or who wins."""
        if self.ask in EARLY:
            return "match-end.only-two"
        if self.ask == "four":
            return "hint.match-end.rule-four"
        return rule_of(found)

    @property
    def _to_compare(self) -> str:
        """What the last hint compares: the deals with four, who declares what, both scores with the target, or with each other."""
        if self.ask == "four":
            return "-four" if self._goes_on else to_compare(self.scores)
        if self.ask in EARLY:
            enough = self.scores[self.side] + self.points >= self.rules.target
            return ("-who-leads" if self.ask == "eldest" else "-who") if enough else "-short"
        return to_compare(self.scores, self.rules.target)

    @property
    def _goes_on(self) -> bool:
        """Are deals left of the four?"""
        return self.ask == "four" and self.played < DEALS

    def _off(self, who: str, facts: Facts) -> Message:
        """What speaks against this end: too few points, too few deals, the other side's, or that somebody has got there."""
        target, total = self.rules.target, self.scores[self.side] + self.points
        if self.ask == "four":
            if self._goes_on:
                return Message("match-end.deals-played", facts)
            level = "level" if self.scores[0] == self.scores[1] else "not-level"
            return Message("match-end.all-played" if who == "nobody" else f"match-end.{level}", facts)
        if self.ask not in ("score", "counted"):
            if total < target:
                return Message("match-end.too-few", {**facts, "sum": total})
            return Message(
                "match-end.may-this-player" if self.ask == "other" else "match-end.enough", {**facts, "sum": total}
            )
        return off_the_score(who, self.scores, target)


def off_the_score(who: str, scores: tuple[int, int], target: int) -> Message:
    """What speaks against this end of a match that goes by its score alone."""
    facts: Facts = {"target": target, "you": scores[0], "they": scores[1]}
    if max(scores) < target:
        return Message("match-end.nobody-there", facts)
    if who in ("you", "they") and scores[WHO.index(who)] < target:
        return Message("match-end.too-few", {**facts, "sum": scores[WHO.index(who)]})
    even = scores[0] == scores[1]
    return Message(
        "match-end.level" if even else "match-end.somebody-there" if who == "nobody" else "match-end.not-level", facts
    )


def of_the_score(found: str, scores: tuple[int, int], target: int) -> tuple[Message, ...]:
    """The figures of which the end follows, where the verdict says no more than how it ends."""
    if found == "match-goes-on":
        return (off_the_score("you", scores, target),)
    if found != "match-won":
        return ()
    return (Message("match-end.enough-for-one", {"target": target, "more": max(scores), "less": min(scores)}),)


def rule_of(found: str) -> str:
    """What is done when both are level, or who wins."""
    level = {"match-level-play-on": "-level", "match-drawn": "-drawn"}
    return f"hint.match-end.rule{level.get(found, '')}"


def to_compare(scores: tuple[int, int], target: int = 0) -> str:
    """What the last hint compares, both scores with the target or with each other, or that they are level."""
    return "-below" if max(scores) < target else "-level" if scores[0] == scores[1] else ""
