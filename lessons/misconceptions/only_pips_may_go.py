"""Only cards of the suits that are worth least may be laid away: no court card."""

from engine.cards import Card
from lessons.belief.steps import leaves
from lessons.question.misconception import Misconception


def _may(card: Card) -> bool:
    return not card.is_trump and not card.is_fool and card.points <= 1


ONLY_PIPS_MAY_GO = Misconception("only-pips-may-go", "monte-discard", ("lay-away",), leaves(_may), wants=("rule:lays",))
