"""A score on paper, its lines as they are written down, with a wrong one in it or none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.games.france.auction.bidding import SIDES
from engine.games.france.sources import SCORING
from lessons.counting.on_paper import OnPaper
from lessons.question.kind import Message, Row
from lessons.question.misconception import Misconception
from lessons.questions.payments.figures import SUMS, figures
from lessons.questions.payments.score import Score
from lessons.wrong_rules.france import Pays

BY_THEMSELVES = ("target", "petit", "slam")
"""Lines that come of the deal alone; on all others a line above bears."""


@dataclass(frozen=True)
class Paper(OnPaper):
    """What somebody has written down of a hand, for the taker's side or (below 0) for the defence."""

    score: Score

    @cached_property
    def should(self) -> Mapping[str, int]:
        found: dict[str, int] = {}
        names = tuple(self.written)
        for place, name in enumerate(names):
            above = {one: self.written[one] for one in names[:place]}
            found[name] = figures(self.score.hand, self.game, self.rules, above)[name]
        return found

    @property
    def rule(self) -> Message:
        return Message("hint.payments.rule-paper", {}, SCORING)

    def rule_of(self, name: str) -> Message:
        return self.score.step(name).hints[1]

    @property
    def looked_at(self) -> Mapping[str, object]:
        return self.score.about

    def follows(self, name: str) -> bool:
        return name not in BY_THEMSELVES

    def shown(self) -> tuple[tuple[Row, ...], tuple[Message, ...]]:
        return (), self.score.told()

    def line(self, name: str, n: int) -> Message:
        if name == "target":
            return Message("payments.paper.target", {"n": n})
        if name == "difference":
            exact = n == 0 and self.score.margin >= 0
            return Message(
                f"payments.paper.{'exact' if exact else 'above' if n > 0 else 'below'}.difference", {"n": abs(n)}
            )
        if name in ("petit", "poignee", "slam") and n == 0:
            return Message(f"payments.paper.nobody.{name}", {"n": 0})
        return Message(f"payments.paper.{SIDES[n < 0]}.{name}", {"n": abs(n), "by": self.score.hand.bidden.times})

    def why(self, name: str) -> tuple[Message, ...]:
        if name in SUMS:
            said = Message(f"payments.should.{name}", {"n": abs(self.should[name]), "by": self.score.hand.bidden.times})
            return (said,) if name != "each" else (said, self.rule)
        return self.score.why(name)

    def because(self, name: str) -> tuple[Message, ...]:
        """Nothing of a bonus that nobody has, nor where the lines above it are not those of the deal."""
        by_the_deal = name in SUMS or self.should[name] == self.score.figures[name] != 0
        return self.why(name)[:1] if by_the_deal else ()

    def signed(self, name: str, value: int, like: int) -> int:
        """Sums and the difference are believed in without a sign."""
        return -abs(value) if like < 0 and (name in SUMS or name == "difference") else value


def on_paper(score: Score, error: Misconception | None, rng: Random) -> Paper | None:
    """This score with a line made by a wrong rule, or by a slip where none is given; None where that changes nothing."""
    spoilt = _by_slip(score, rng) if error is None else _by_belief(score, error)
    if not spoilt:
        return None
    name = rng.choice(sorted(spoilt))
    return _paper(score, figures(score.hand, score.game, score.rules, {name: spoilt[name]}), error.id if error else "")


def correct(score: Score) -> Paper:
    """This score as it should be."""
    return _paper(score, score.figures, "")


def _paper(score: Score, written: Mapping[str, int], error: str) -> Paper:
    return Paper(score.game, score.rules, score.aim, written, error, score)


def _by_slip(score: Score, rng: Random) -> dict[str, int]:
    """A line as somebody may write it in haste: ten too much or too little, or a bonus for the wrong side."""
    right = score.figures
    turned = {name: -right[name] for name in ("petit", "poignee") if right.get(name)}
    off = rng.choice((10, -10, 1))
    return turned or {name: right[name] + (off if right[name] > 0 else -off) for name in ("times", "each")}


def _by_belief(score: Score, error: Misconception) -> dict[str, int]:
    """The lines that this wrong rule would write otherwise."""
    found: dict[str, int] = {}
    if isinstance(error.answer, Pays):
        blank = correct(score)
        for name, n in score.figures.items():
            believed = error.answer.figure(name, score.about)
            if believed is not None and blank.signed(name, believed, n) != n:
                found[name] = blank.signed(name, believed, n)
    return found
