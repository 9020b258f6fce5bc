"""The pack is cut by the player who will lead."""

from lessons.question.facts.common import Turn
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import seats


def _seat(about: Turn) -> int | None:
    return (about["who"] + 1) % about["seats"] if about["ask"] == "cut" else None


RIGHT_HAND_CUTS = Misconception(
    "right-hand-cuts", "anticlockwise", ("next-to-act",), seats(_seat), requires=("deal:begins", "seats:three")
)
