"""The French habit: whoever trumps must beat the highest trump lying there, if they can."""

from engine.cards import Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.position import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    highest = max((c.strength for c in item.trick if c.is_trump), default=None)
    if not verdict.ok or not card.is_trump or highest is None or item.led is None:
        return verdict.ok
    return card.strength > highest or not any(c.is_trump and c.strength > highest for c in item.hand)


MUST_OVERTRUMP = Misconception(
    "must-overtrump", "no-duty-to-beat", ("legal-plays",), plays(_may), requires=("rule:may-duck",)
)
