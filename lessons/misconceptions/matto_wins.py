"""The Matto is a joker: it beats everything."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import wins
from lessons.question.misconception import Misconception
from lessons.questions.who_wins.model import CompletedTrick


def _best(item: CompletedTrick) -> Card | None:
    return next((card for card in item.trick if card.is_fool), None)


MATTO_WINS = Misconception("matto-wins", "matto-never-wins", ("who-wins",), wins(_best))
