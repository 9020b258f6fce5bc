"""The petit must itself take the last trick, otherwise nobody scores it."""

from lessons.question.facts.france import LastTrick
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import comes_to


def _side(about: LastTrick) -> str | None:
    codes = [card.code for card in about["trick"]]
    return "for-nobody" if "T1" in codes and codes.index("T1") != about["winner"] else None


PETIT_MUST_WIN = Misconception(
    "petit-must-win", "petit-au-bout", ("last-trick",), comes_to("last", _side), requires=("ask:last_trick",)
)
