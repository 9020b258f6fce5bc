"""The card for the Matto may also come from the dealer's discard."""

from lessons.question.facts.bologna import MattoFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import picks


def _taken(code: str, about: MattoFacts) -> bool:
    return any(card.code == code for card in (*about["taken"], *about["left"]))


GIVES_FROM_THE_DISCARD = Misconception(
    "gives-from-the-discard", "matto-owes-a-card", ("give-for-matto",), picks("which", _taken)
)
