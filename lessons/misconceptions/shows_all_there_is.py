"""Who has declared three of a kind does not hold the fourth: everybody shows all they have."""

from engine.games.bologna.inference.cards import Places
from lessons.misconceptions.tools.inference import places, seen
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception
from lessons.questions.who_holds.reasons import shows_others_alike


def _not_there(about: InferenceFacts) -> Places:
    view, card = seen(about), about["card"]
    return frozenset(
        place
        for place in view.places(card)
        if place == view.discard or card in view.seen or not shows_others_alike(view, place, card)
    )


SHOWS_ALL_THERE_IS = Misconception("shows-all-there-is", "reading-declarations", ("who-holds",), places(_not_there))
