"""Any card that was taken may be given for the Excuse, as for Bologna's Matto."""

from lessons.misconceptions.tools.french import excused, gives
from lessons.question.facts.france import ExcuseFacts
from lessons.question.misconception import Misconception
from lessons.wrong_rules.steps import any_of


def _owes(about: ExcuseFacts) -> str | None:
    return "any" if about["owes"] in ("now", "later") else None


ANY_CARD_FOR_THE_EXCUSE = Misconception(
    "any-card-for-the-excuse",
    "excuse-owed",
    ("whose-excuse",),
    any_of(excused(owes=_owes), gives(lambda card, about: card in about["taken"])),
    requires=("ask:excuse",),
)
