"""Partners sit opposite each other, as in Bologna: whoever is called or not."""

from lessons.belief.steps import comes_to
from lessons.question.facts.sicily import Partnered
from lessons.question.misconception import Misconception


def _opposite(about: Partnered) -> str:
    seats = about["seats"]
    return seats[(about["caller"] + len(seats) // 2) % len(seats)]


PARTNER_SITS_OPPOSITE = Misconception(
    "partner-sits-opposite",
    "who-plays-with-the-caller",
    ("calling",),
    comes_to("who", _opposite),
    wants=("ask:called",),
)
