"""Every card of a suit may be laid away, the Kings too."""

from engine.cards import Card
from lessons.belief.steps import leaves
from lessons.question.misconception import Misconception


def _may(card: Card) -> bool:
    return not card.is_trump and not card.is_fool


KINGS_ARE_SUIT_CARDS = Misconception(
    "kings-are-suit-cards",
    "monte-discard",
    ("lay-away",),
    leaves(_may, lambda card: card.rank == "K"),
    wants=("rule:lays",),
)
