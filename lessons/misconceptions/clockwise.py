"""The game is played clockwise, like most card games."""

from lessons.question.facts.common import Turn
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import seats


def _seat(about: Turn) -> int | None:
    away = {"first": 1, "deal": 1, "turn": about["n"], "lead": about["winner"]}.get(about["ask"])
    return None if away is None else (about["who"] - away) % about["seats"]


CLOCKWISE = Misconception("clockwise", "anticlockwise", ("next-to-act",), seats(_seat), requires=("seats:three",))
