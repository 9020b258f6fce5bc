"""A card is owed for the Matto even to one's own side."""

from lessons.belief.steps import any_of, chooses
from lessons.question.facts.bologna import Owed
from lessons.question.misconception import Misconception
from lessons.question.offers import PARTNERS


def _here(about: Owed) -> bool:
    return about.get("won") == "you"


ALWAYS_OWES_FOR_MATTO = Misconception(
    "always-owes-for-matto",
    "matto-owes-a-card",
    ("give-for-matto",),
    any_of(
        chooses(("must", "now"), when=lambda about: _here(about) and about["over"]),
        chooses(("must", "may-wait"), when=lambda about: _here(about) and not about["over"]),
    ),
    wants=(PARTNERS,),
)
