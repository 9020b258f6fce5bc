"""A counting trump in a trick one wins is captured, one's own as well."""

from engine.cards import Card
from engine.games.sicily.pack import COUNTING
from lessons.question.facts.sicily import TrickTaken
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import captures


def _taken(place: int, card: Card, about: TrickTaken) -> bool:
    other_side = about["soloists"][place] != about["soloists"][about["winner"]]
    return card.code in COUNTING and (other_side or place == about["winner"])


OWN_TRUMPS_ARE_CAPTURED = Misconception(
    "own-trumps-are-captured", "pigliata", ("captured",), captures(_taken), requires=("pays:pigliata",)
)
