"""Any trump won from the other side is paid for."""

from engine.cards import Card
from lessons.question.facts.sicily import TrickTaken
from lessons.question.misconception import Misconception
from lessons.wrong_rules.sicily import captures


def _taken(place: int, card: Card, about: TrickTaken) -> bool:
    return card.is_trump and about["soloists"][place] != about["soloists"][about["winner"]]


EVERY_TRUMP_IS_CAPTURED = Misconception(
    "every-trump-is-captured", "pigliata", ("captured",), captures(_taken), requires=("pays:pigliata",)
)
