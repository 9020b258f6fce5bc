"""A combination has to be declared as long as one holds it."""

from lessons.belief.steps import chooses
from lessons.question.facts.bologna import Declared
from lessons.question.misconception import Misconception


def _here(about: Declared) -> bool:
    return bool(about.get("less"))


MUST_DECLARE_ALL = Misconception("must-declare-all", "declaring", ("declare",), chooses(("legal", "no"), when=_here))
