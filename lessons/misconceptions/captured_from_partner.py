"""Whatever somebody else played is captured, one's partner's card too."""

from engine.cards import Card
from engine.games.sicily.pack import COUNTING
from lessons.question.facts.sicily import TrickTaken
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import captures


def _taken(place: int, card: Card, about: TrickTaken) -> bool:
    return card.code in COUNTING and place != about["winner"]


CAPTURED_FROM_PARTNER = Misconception(
    "captured-from-partner", "pigliata", ("captured",), captures(_taken), requires=("pays:pigliata",)
)
