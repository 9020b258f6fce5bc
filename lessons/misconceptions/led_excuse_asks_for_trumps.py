"""The Excuse is a trump: when it is led, everybody has to play trumps."""

from engine.cards import TRUMPS, Card
from engine.verdict import Verdict
from lessons.misconceptions.tools.playing import plays
from lessons.question.misconception import Misconception
from lessons.questions.legal_plays.model import Position


def _may(item: Position, card: Card, verdict: Verdict) -> bool:
    if item.led == TRUMPS or not item.trick or not item.trick[0].is_fool or not any(one.is_trump for one in item.hand):
        return verdict.ok
    return card.is_trump


LED_EXCUSE_ASKS_FOR_TRUMPS = Misconception(
    "led-excuse-asks-for-trumps", "excuse-led", ("legal-plays",), plays(_may), wants=("card:Excuse", "seats:three")
)
