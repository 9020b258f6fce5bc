"""Whoever can follow suit may play any card of it, in Calatafimi for three as everywhere."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    return verdict.ok or verdict.reason.startswith("must-play")


COURTS_ARE_FREE = Misconception(
    "courts-are-free", "forced-courts", ("legal-plays",), plays(_may), requires=("rule:forced-courts",)
)
