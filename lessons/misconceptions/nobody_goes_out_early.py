"""Declarations are thought never to end a match before the play."""

from lessons.question.facts.bologna import MatchEnd
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: MatchEnd) -> bool:
    return about.get("ask") in ("dealer", "eldest")


NOBODY_GOES_OUT_EARLY = Misconception(
    "nobody-goes-out-early", "score-sheet", ("match-end",), chooses(("winner", "nobody"), when=_here)
)
