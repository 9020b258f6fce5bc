"""Only cards that are worth a single point may be laid away: no Queen, Horse or Maid."""

from engine.cards import Card
from lessons.belief.steps import leaves
from lessons.question.misconception import Misconception


def _may(card: Card) -> bool:
    return not card.is_trump and card.points == 1


ONLY_PIPS_MAY_GO = Misconception(
    "only-pips-may-go", "monte-discard", ("lay-away",), leaves(_may), wants=("ask:discard", "count:threes")
)
