"""The Bégato is the lowest trump and seems free to go."""

from engine.cards import Card
from lessons.misconception import Misconception
from lessons.needs import needs
from lessons.step_beliefs import leaves


def _may(card: Card) -> bool:
    return card.code == "Begato" or card.points != 5


BEGATO_MAY_GO = Misconception("begato-may-go", "leaving", ("may-leave",), leaves(_may), needs=needs("Begato"))
