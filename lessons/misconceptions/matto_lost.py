"""The Matto is lost as soon as the other side takes the trick."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, chooses


def _here(about: About) -> bool:
    return about.get("won") == "they"


MATTO_LOST = Misconception(
    "matto-lost", "matto-owes-a-card", ("give-for-matto",), chooses(("must", "lost"), when=_here)
)
