"""A match of Mille: what each deal has brought to both, and who has got to a thousand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import State
from engine.games.bologna.match import result
from engine.games.bologna.rules import MilleRules
from engine.verdict import Verdict
from lessons.tables.bologna.match import won_by
from lessons.text.message import Message

OTHER = 1
"""The learner leads to the first trick of the match, so the other one deals."""


@dataclass(frozen=True)
class MilleMatch:
    """A match of Mille at a learner's table. ``deals``: what the learner and the other have scored in each; ``rules``: those of
    the last deal.
    """

    rules: MilleRules
    deals: tuple[tuple[int, int], ...] = ()
    length: str = "mille"

    @property
    def scores(self) -> tuple[int, int]:
        return sum(one[0] for one in self.deals), sum(one[1] for one in self.deals)

    @property
    def number(self) -> int:
        return len(self.deals)

    @property
    def dealer(self) -> int:
        """The deal goes from one to the other."""
        return (OTHER + self.number) % 2

    @property
    def verdict(self) -> Verdict:
        return result(self.scores, self.rules)

    @property
    def over(self) -> bool:
        return self.verdict.ok or self.verdict.reason == "match-drawn"

    @property
    def won(self) -> Message:
        return won_by(self.verdict, self.scores)

    def after(self, state: State) -> MilleMatch:
        """The match after one deal more, each in their own seat."""
        ours, theirs = score(state).sides
        rules = state.rules
        assert isinstance(rules, MilleRules)
        return replace(self, rules=rules, deals=(*self.deals, (ours.total, theirs.total)))
