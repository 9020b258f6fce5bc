"""Trumps must be beaten when one trumps a suit, but not where trumps were led."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    trumps_led = item.led is not None and any(c.is_trump and c.suit == item.led for c in item.trick)
    return verdict.ok or (trumps_led and verdict.reason == "must-overtrump")


OVERTRUMPS_ONLY_WHEN_VOID = Misconception(
    "overtrumps-only-when-void", "must-overtrump", ("legal-plays",), plays(_may), requires=("rule:must-beat",)
)
