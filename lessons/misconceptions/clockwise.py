"""The game is played clockwise, like most card games."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, seats


def _seat(about: About) -> int | None:
    away = {"first": 1, "deal": 1, "turn": about["n"], "lead": about["winner"]}.get(about["ask"])
    return None if away is None else (about["who"] - away) % 4


CLOCKWISE = Misconception("clockwise", "anticlockwise", ("next-to-act",), seats(_seat))
