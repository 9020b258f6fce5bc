"""A combination has to be declared as long as one holds it."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, chooses


def _here(about: About) -> bool:
    return bool(about.get("less"))


MUST_DECLARE_ALL = Misconception("must-declare-all", "declaring", ("declare",), chooses(("legal", "no"), when=_here))
