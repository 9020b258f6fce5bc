"""A trump may be played at any time, even with the suit led in hand."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    return verdict.ok or card.is_trump


MAY_TRUMP = Misconception("may-trump-when-able-to-follow", "follow-suit", ("legal-plays",), plays(_may))
