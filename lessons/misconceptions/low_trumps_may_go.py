"""Small trumps may be laid away, as in Bologna."""

from engine.cards import Card
from lessons.belief.facts import LaidAway
from lessons.belief.sicily import lays_away
from lessons.question.misconception import Misconception


def _may(card: Card, about: LaidAway) -> bool:
    return card.rank != "K" and not card.is_fool and not (card.is_trump and card.points > 1)


LOW_TRUMPS_MAY_GO = Misconception(
    "low-trumps-may-go", "monte-discard", ("lay-away",), lays_away(_may), wants=("ask:discard", "count:threes")
)
