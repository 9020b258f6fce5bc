"""The card for the Matto may also come from the hand."""

from lessons.belief.steps import picks
from lessons.question.facts.bologna import Owed
from lessons.question.misconception import Misconception


def _taken(code: str, about: Owed) -> bool:
    return any(card.code == code for card in (*about["taken"], *about["hand"]))


GIVES_FROM_THE_HAND = Misconception(
    "gives-from-the-hand", "matto-owes-a-card", ("give-for-matto",), picks("which", _taken)
)
