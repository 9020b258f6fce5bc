"""The lead goes round the table like the deal, whoever won the trick."""

from lessons.misconception import Misconception
from lessons.step_beliefs import About, seats


def _seat(about: About) -> int | None:
    return (about["who"] + 1) % 4 if about["ask"] == "lead" else None


LEAD_GOES_ROUND = Misconception("lead-goes-round", "anticlockwise", ("next-to-act",), seats(_seat))
