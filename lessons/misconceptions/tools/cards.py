"""How a wrong idea of the play becomes a choice: what misconceptions about leads, plays and discards are written with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.cards import Card
from engine.games.bologna.advice import View
from engine.games.bologna.pack import MATTO
from lessons.question.kind import Answer, Answers
from lessons.questions.choose_card.moment import ChoiceMoment

Believer = Callable[..., Answer | None]


def leads(card: Callable[[Any], Card | None]) -> Believer:
    """Believes that this card is the one to lead; silent when the trick has begun or nothing fits."""
    return _chooses(lambda item: not item.leaves and not item.view.trick, card)


def follows(card: Callable[[Any], Card | None]) -> Believer:
    """Believes that this card is the one to play to the trick on the table."""
    return _chooses(lambda item: bool(item.view.trick), card)


def lays_away(which: Callable[[Any], tuple[Card, ...] | None]) -> Believer:
    """Believes that these are the cards to lay away."""

    def answer(item: ChoiceMoment, given: Answers = ()) -> Answer | None:
        cards = which(item.view) if item.leaves else None
        return item.places(cards) if cards and len(cards) == item.number else None

    return answer


def guarded_king(view: View) -> Card | None:
    """The King of the longest suit in which he has company."""
    held = [cards for cards in view.suits.values() if cards[0].rank == "K" and len(cards) > 1]
    return max(held, key=len)[0] if held else None


def lowest(cards: tuple[Card, ...]) -> Card | None:
    """The lowest of these, the Matto left aside."""
    return min((card for card in cards if card != MATTO), key=lambda card: (card.points, card.strength), default=None)


def _chooses(when: Callable[[ChoiceMoment], bool], card: Callable[[Any], Card | None]) -> Believer:
    def answer(item: ChoiceMoment, given: Answers = ()) -> Answer | None:
        chosen = card(item.view) if when(item) else None
        return None if chosen is None else item.places((chosen,))

    return answer
