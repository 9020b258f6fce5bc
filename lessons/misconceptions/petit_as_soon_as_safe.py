"""The petit is played as soon as nobody can take it, though it could have waited for the last trick."""

from engine.games.france.pack import PETIT
from lessons.question.kind import Answer, Answers
from lessons.question.misconception import Misconception
from lessons.questions.choose_card.moment import ChoiceMoment


def _now(item: ChoiceMoment, given: Answers = ()) -> Answer | None:
    at_once = not item.leaves and item.view.trumps_gone and PETIT in item.view.legal
    return item.places((PETIT,)) if at_once else None


PETIT_AS_SOON_AS_SAFE = Misconception(
    "petit-as-soon-as-safe", "petit-in-play", ("choose-card",), _now, requires=("card:Excuse",)
)
