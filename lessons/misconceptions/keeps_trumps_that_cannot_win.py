"""Whoever is void and cannot beat the highest trump may throw away a small card instead."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    trumped = max((c.strength for c in item.trick if c.is_trump), default=None)
    beaten = trumped is not None and all(c.strength < trumped for c in item.hand if c.is_trump)
    return verdict.ok or (beaten and verdict.reason == "must-trump")


KEEPS_TRUMPS_THAT_CANNOT_WIN = Misconception(
    "keeps-trumps-that-cannot-win",
    "must-trump",
    ("legal-plays",),
    plays(_may),
    requires=("rule:must-beat", "seats:three"),
)
