"""Only the tarocchi have to stay; a King may be laid away."""

from engine.cards import Card
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import leaves


def _may(card: Card) -> bool:
    return card.rank == "K" or card.points != 5


KINGS_MAY_GO = Misconception("kings-may-go", "leaving", ("may-leave",), leaves(_may), needs=needs("SK|BK|CK|DK"))
