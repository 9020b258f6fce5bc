"""The Bégato is the lowest trump and seems free to go."""

from engine.cards import Card
from lessons.question.misconception import Misconception
from lessons.question.requirements import needs
from lessons.wrong_rules.steps import leaves


def _may(card: Card) -> bool:
    return card.code == "Begato" or card.points != 5


BEGATO_MAY_GO = Misconception("begato-may-go", "leaving", ("may-leave",), leaves(_may), needs=needs("Begato"))
