"""A card in the partner's hand may complete a declaration."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, chooses


def _here(about: About) -> bool:
    return about.get("reason") == "not-in-hand" and any(card.code == about["card"] for card in about["partner"])


PARTNERS_CARDS_HELP = Misconception(
    "partners-cards-help", "declaring", ("declare",), chooses(("legal", "yes"), when=_here)
)
