"""The card for the Matto may also come from the hand."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, picks


def _taken(code: str, about: About) -> bool:
    return any(card.code == code for card in (*about["taken"], *about["hand"]))


GIVES_FROM_THE_HAND = Misconception(
    "gives-from-the-hand", "matto-owes-a-card", ("give-for-matto",), picks("which", _taken)
)
