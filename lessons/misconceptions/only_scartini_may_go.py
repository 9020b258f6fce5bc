"""Only the small pip cards may be laid away."""

from engine.cards import Card
from lessons.misconception import Misconception
from lessons.step_beliefs import leaves


def _may(card: Card) -> bool:
    return "scartini" in card.groups


ONLY_SCARTINI_MAY_GO = Misconception("only-scartini-may-go", "leaving", ("may-leave",), leaves(_may))
