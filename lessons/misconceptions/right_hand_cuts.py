"""The pack is cut by the player who will lead."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, seats


def _seat(about: About) -> int | None:
    return (about["who"] + 1) % 4 if about["ask"] == "cut" else None


RIGHT_HAND_CUTS = Misconception("right-hand-cuts", "anticlockwise", ("next-to-act",), seats(_seat))
