"""A low card is always owed for the Excuse, even where the own side took the trick."""

from lessons.misconceptions.tools.french import excused
from lessons.question.facts.france import ExcuseFacts
from lessons.question.misconception import Misconception


def _owes(about: ExcuseFacts) -> str | None:
    if about["last"]:
        return None
    return "now" if any(card.points < 1 for card in about["taken"]) else "later"


EXCUSE_OWED_IN_AN_OWN_TRICK = Misconception(
    "excuse-owed-in-an-own-trick", "excuse-owed", ("whose-excuse",), excused(owes=_owes), requires=("ask:excuse",)
)
