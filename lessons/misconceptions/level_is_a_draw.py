"""Level above the target is taken for a draw."""

from lessons.question.facts.bologna import MatchEnd
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: MatchEnd) -> bool:
    scores = about.get("scores", (0, 0))
    return about.get("ask") != "four" and scores[0] == scores[1] >= about.get("target", 1)


LEVEL_IS_A_DRAW = Misconception(
    "level-is-a-draw", "score-sheet", ("match-end",), chooses(("winner", "draw"), when=_here)
)
