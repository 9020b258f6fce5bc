"""Three Kings ask for the fourth suit, as three Queens do."""

from engine.games.bologna.pack import SUITS
from lessons.misconceptions.tools.inference import seen, takes
from lessons.question.facts.bologna import InferenceFacts
from lessons.question.misconception import Misconception


def _fourth_suit(about: InferenceFacts) -> int | None:
    for one in seen(about).shown[about["seat"]]:
        missing = [suit for suit in SUITS if suit + "K" not in one.cards]
        if one.kind == "kings" and len(missing) == 1:
            return SUITS.index(missing[0])
    return None


KINGS_ASK_AS_WELL = Misconception("kings-ask-as-well", "reading-declarations", ("who-holds",), takes(suit=_fourth_suit))
