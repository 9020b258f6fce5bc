"""Only a card of one point may be given for the Matto, as one description has it."""

from lessons.belief.steps import picks
from lessons.question.facts.bologna import Owed
from lessons.question.misconception import Misconception


def _taken(code: str, about: Owed) -> bool:
    return any(card.code == code and card.points == 1 for card in about["taken"])


ONLY_ONE_POINT_GIVEN = Misconception(
    "only-one-point-given", "matto-owes-a-card", ("give-for-matto",), picks("which", _taken)
)
