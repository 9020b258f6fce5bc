"""Anything may lie in the dealer's discard, Kings and tarocchi too."""

from engine.games.bologna.inference.cards import Places
from lessons.misconceptions.tools.inference import places, seen
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception


def _or_laid_away(about: InferenceFacts) -> Places | None:
    view, card = seen(about), about["card"]
    if card in view.seen or view.dealer == view.seat:
        return None
    return view.places(card) | {view.discard}


DISCARD_HIDES_KINGS = Misconception(
    "discard-hides-kings", "reading-declarations", ("who-holds",), places(_or_laid_away)
)
