"""A card in the partner's hand may complete a declaration."""

from lessons.question.capabilities import PARTNERS
from lessons.question.facts.bologna import DeclarationFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: DeclarationFacts) -> bool:
    return about.get("reason") == "not-in-hand" and any(card.code == about["card"] for card in about["partner"])


PARTNERS_CARDS_HELP = Misconception(
    "partners-cards-help", "declaring", ("declare",), chooses(("legal", "yes"), when=_here), requires=(PARTNERS,)
)
