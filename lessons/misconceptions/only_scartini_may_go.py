"""Only the small pip cards may be laid away."""

from engine.cards import Card
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import leaves


def _may(card: Card) -> bool:
    return "scartini" in card.groups


ONLY_SCARTINI_MAY_GO = Misconception("only-scartini-may-go", "leaving", ("may-leave",), leaves(_may))
