"""The Matto may be played only by someone who cannot follow suit."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    if card.is_fool and item.led is not None:
        return all(c.suit != item.led for c in item.hand)
    return verdict.ok


MATTO_ONLY_WHEN_VOID = Misconception("matto-only-when-void", "matto-any-time", ("legal-plays",), plays(_may))
