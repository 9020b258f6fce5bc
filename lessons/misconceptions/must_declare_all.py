"""A combination has to be declared as long as one holds it."""

from lessons.question.facts.bologna import DeclarationFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: DeclarationFacts) -> bool:
    return bool(about.get("less"))


MUST_DECLARE_ALL = Misconception("must-declare-all", "declaring", ("declare",), chooses(("legal", "no"), when=_here))
