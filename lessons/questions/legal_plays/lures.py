"""What somebody picks who follows another card of the trick than the one that asks, or does not follow at all."""

from __future__ import annotations

from engine.cards import Card
from lessons.question.kind import Answer
from lessons.questions.legal_plays.position import Position


def lures(item: Position) -> tuple[Answer, ...]:
    """What might be played if the card played last had asked, or the highest trump that lies there, or without the suit led."""
    others = [card for card in _looked_at(item) if card.suit != item.led and not card.is_fool]
    return tuple(dict.fromkeys((*(_to(item, card) for card in others), _without_the_suit(item))))


def _without_the_suit(item: Position) -> Answer:
    """The places of the cards that might be played without the suit led: it was overlooked, or trumps seem free."""
    hand = tuple(card for card in item.hand if card.suit != item.led)
    verdicts = item.game.verdicts(hand, item.trick, item.rules) if hand else {}
    return tuple(i for i, one in enumerate(item.hand) if one in verdicts and verdicts[one].ok)


def _looked_at(item: Position) -> tuple[Card, ...]:
    trumps = sorted((card for card in item.trick if card.is_trump), key=lambda card: card.strength)
    return (*item.trick[-1:], *trumps[-1:])


def _to(item: Position, card: Card) -> Answer:
    """The places of the cards that may be played to this card alone."""
    verdicts = item.game.verdicts(item.hand, (card,), item.rules)
    return tuple(i for i, one in enumerate(item.hand) if verdicts[one].ok)
