"""Whoever is counted first and reaches the target has won, even if the other side goes further."""

from lessons.question.facts.bologna import MatchEnd
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import chooses


def _here(about: MatchEnd) -> bool:
    """Your pile is counted first."""
    return about.get("ask", "counted") == "counted" and "scores" in about and about["scores"][0] >= about["target"]


FIRST_COUNTED_WINS = Misconception(
    "first-counted-wins", "score-sheet", ("match-end", "score-sheet"), chooses(("winner", "you"), when=_here)
)
