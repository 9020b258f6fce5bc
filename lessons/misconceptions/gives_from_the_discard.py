"""The card for the Matto may also come from the dealer's discard."""

from lessons.belief.steps import picks
from lessons.question.facts.bologna import Owed
from lessons.question.misconception import Misconception


def _taken(code: str, about: Owed) -> bool:
    return any(card.code == code for card in (*about["taken"], *about["left"]))


GIVES_FROM_THE_DISCARD = Misconception(
    "gives-from-the-discard", "matto-owes-a-card", ("give-for-matto",), picks("which", _taken)
)
