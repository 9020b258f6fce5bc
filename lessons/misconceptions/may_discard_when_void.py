"""Without the suit led, anything goes."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    return verdict.ok or (item.led is not None and all(c.suit != item.led for c in item.hand))


MAY_DISCARD_WHEN_VOID = Misconception("may-discard-when-void", "must-trump", ("legal-plays",), plays(_may))
