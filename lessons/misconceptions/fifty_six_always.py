"""The taker always needs 56 points."""

from lessons.misconceptions.tools.french import needs
from lessons.question.misconception import Misconception

FIFTY_SIX_ALWAYS = Misconception(
    "fifty-six-always", "points-needed", ("points-needed",), needs(lambda about: 56), requires=("cards:bouts",)
)
