"""Every card of a suit may be laid away, the Kings too."""

from typing import Any

from engine.cards import Card
from engine.parts.leaving import plain_cards
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import leaves


def _may(card: Card) -> bool:
    return not card.is_trump and not card.is_fool


_LEAVES = leaves(_may, lambda card: card.rank == "K")


def _of_their_own_accord(item: Any, given: Answers = ()) -> Answer | None:
    """Silent where too few others may go: who thinks that no trump ever does takes Kings because something has to go."""
    return _LEAVES(item, given) if len(plain_cards(item.hand)) >= item.number else None


KINGS_ARE_SUIT_CARDS = Misconception(
    "kings-are-suit-cards",
    "monte-discard",
    ("lay-away",),
    _of_their_own_accord,
    requires=("rule:lays",),
)
