"""When the Matto is led, everybody may play what they like; the second card sets no suit."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    return verdict.ok or bool(item.trick and item.trick[0].is_fool)


LED_MATTO_SETS_NO_SUIT = Misconception(
    "led-matto-sets-no-suit", "led-matto", ("legal-plays",), plays(_may), requires=("rule:fool-leads", "seats:three")
)
