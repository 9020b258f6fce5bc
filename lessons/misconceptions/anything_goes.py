"""One may always throw any card, as in games without a duty to follow."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    return True


ANYTHING_GOES = Misconception("anything-goes", "follow-suit", ("legal-plays",), plays(_may))
