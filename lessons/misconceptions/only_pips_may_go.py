"""Only cards of the suits that are worth least may be laid away: no court card."""

from typing import Any

from engine.cards import Card
from lessons.belief.steps import leaves
from lessons.question.kind import Answer, Given
from lessons.question.misconception import Misconception


def _may(card: Card) -> bool:
    return not card.is_trump and not card.is_fool and card.points <= 1


def _with_courts(item: Any, given: Given = ()) -> Answer | None:
    """Silent where there are no court cards that this would keep back."""
    courts = any(not _may(card) and not card.is_trump and not card.is_fool and card.rank != "K" for card in item.hand)
    return _LEAVES(item, given) if courts else None


_LEAVES = leaves(_may)
ONLY_PIPS_MAY_GO = Misconception("only-pips-may-go", "monte-discard", ("lay-away",), _with_courts, wants=("rule:lays",))
