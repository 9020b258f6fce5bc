"""The Matto is simply kept, and nothing is given for it."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, chooses


def _here(about: About) -> bool:
    return about.get("won") == "they"


NEVER_OWES_FOR_MATTO = Misconception(
    "never-owes-for-matto", "matto-owes-a-card", ("give-for-matto",), chooses(("must", "nothing"), when=_here)
)
