"""Whoever leads the Matto keeps the trick, as if it had won."""

from engine.cards import Card
from lessons.misconceptions.tools.playing import wins
from lessons.question.misconception import Misconception
from lessons.questions.who_wins.model import CompletedTrick


def _best(item: CompletedTrick) -> Card | None:
    return item.trick[0] if item.trick[0].is_fool else None


LED_MATTO_NEXT_LEADER = Misconception("led-matto-next-leader", "led-matto", ("who-wins",), wins(_best))
