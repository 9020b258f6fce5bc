"""Every card of a suit may be laid away, the Kings too."""

from engine.cards import Card
from lessons.belief.facts import LaidAway
from lessons.belief.sicily import lays_away
from lessons.question.misconception import Misconception


def _may(card: Card, about: LaidAway) -> bool:
    return not card.is_trump and not card.is_fool


KINGS_ARE_SUIT_CARDS = Misconception(
    "kings-are-suit-cards", "monte-discard", ("lay-away",), lays_away(_may), wants=("ask:discard", "count:threes")
)
