"""A card is owed for the Matto even to one's own side."""

from lessons.question.capabilities import PARTNERS
from lessons.question.facts.bologna import MattoFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import any_of, chooses


def _here(about: MattoFacts) -> bool:
    return about.get("won") == "you"


ALWAYS_OWES_FOR_MATTO = Misconception(
    "always-owes-for-matto",
    "matto-owes-a-card",
    ("give-for-matto",),
    any_of(
        chooses(("must", "now"), when=lambda about: _here(about) and about["over"]),
        chooses(("must", "may-wait"), when=lambda about: _here(about) and not about["over"]),
    ),
    requires=(PARTNERS,),
)
