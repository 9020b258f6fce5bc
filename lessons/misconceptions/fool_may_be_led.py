"""The fool may be led, as in Bologna and France."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    return verdict.ok or verdict.reason == "fool-may-not-lead"


FOOL_MAY_BE_LED = Misconception(
    "fool-may-be-led", "fool-not-led", ("legal-plays",), plays(_may), requires=("rule:fool-waits",)
)
