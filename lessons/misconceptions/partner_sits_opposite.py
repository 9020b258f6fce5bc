"""Partners sit opposite each other, as in Bologna: whoever is called or not."""

from lessons.question.facts.sicily import PartnerFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _opposite(about: PartnerFacts) -> str:
    seats = about["seats"]
    return seats[(about["caller"] + len(seats) // 2) % len(seats)]


PARTNER_SITS_OPPOSITE = Misconception(
    "partner-sits-opposite",
    "who-plays-with-the-caller",
    ("calling",),
    comes_to("who", _opposite),
    requires=("ask:called",),
)
