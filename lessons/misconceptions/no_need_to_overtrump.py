"""The habit of Bologna and Sicily: where a trump must be played, any of them will do."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    return verdict.ok or verdict.reason == "must-overtrump"


NO_NEED_TO_OVERTRUMP = Misconception(
    "no-need-to-overtrump", "must-overtrump", ("legal-plays",), plays(_may), requires=("rule:must-beat",)
)
