"""No court card and no ace may be laid away."""

from engine.cards import Card
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import leaves


def _may(card: Card) -> bool:
    return card.points == 1 and "aces" not in card.groups


COURTS_MAY_NOT_GO = Misconception("courts-may-not-go", "leaving", ("may-leave",), leaves(_may))
