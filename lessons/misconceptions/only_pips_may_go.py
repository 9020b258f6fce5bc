"""Only cards that are worth a single point may be laid away: no Queen, Horse or Maid."""

from engine.cards import Card
from lessons.belief.facts import LaidAway
from lessons.belief.sicily import lays_away
from lessons.question.misconception import Misconception


def _may(card: Card, about: LaidAway) -> bool:
    return not card.is_trump and card.points == 1


ONLY_PIPS_MAY_GO = Misconception(
    "only-pips-may-go", "monte-discard", ("lay-away",), lays_away(_may), wants=("ask:discard", "count:threes")
)
