"""A card in the partner's hand may complete a declaration."""

from lessons.belief.steps import chooses
from lessons.question.facts.bologna import Declared
from lessons.question.misconception import Misconception
from lessons.question.offers import PARTNERS


def _here(about: Declared) -> bool:
    return about.get("reason") == "not-in-hand" and any(card.code == about["card"] for card in about["partner"])


PARTNERS_CARDS_HELP = Misconception(
    "partners-cards-help", "declaring", ("declare",), chooses(("legal", "yes"), when=_here), wants=(PARTNERS,)
)
