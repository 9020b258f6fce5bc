"""Declarations are thought never to end a match before the play."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, chooses


def _here(about: About) -> bool:
    return about.get("ask") in ("dealer", "eldest")


NOBODY_GOES_OUT_EARLY = Misconception(
    "nobody-goes-out-early", "score-sheet", ("match-end",), chooses(("winner", "nobody"), when=_here)
)
