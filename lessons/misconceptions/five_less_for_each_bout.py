"""Every bout lowers what is needed by five: 56, 51, 46, 41."""

from lessons.misconceptions.tools.french import needs
from lessons.question.misconception import Misconception

FIVE_LESS_FOR_EACH_BOUT = Misconception(
    "five-less-for-each-bout",
    "points-needed",
    ("points-needed",),
    needs(lambda about: 56 - 5 * int(about["bouts"])),
    requires=("cards:bouts",),
)
