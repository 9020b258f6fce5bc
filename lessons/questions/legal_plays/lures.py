"""What somebody picks who follows another card of the trick than the one that asks, does not follow at all, or knows no Moors."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from lessons.question.kind import Answer
from lessons.questions.legal_plays.position import Position


def lures(item: Position) -> tuple[Answer, ...]:
    """What might be played if the card played last had asked, or the highest trump that lies there, or without the suit led.

    Of what may be played, all but the low trumps without a number: who takes these for no trumps leaves them out.
    """
    others = [card for card in _looked_at(item) if card.suit != item.led and not card.is_fool]
    return tuple(
        dict.fromkeys((*(_to(item, card) for card in others), _without_the_suit(item), *_without_numberless(item)))
    )


def _without_the_suit(item: Position) -> Answer:
    """The places of the cards that might be played without the suit led: it was overlooked, or trumps seem free."""
    hand = tuple(card for card in item.hand if card.suit != item.led)
    verdicts = item.game.verdicts(hand, item.trick, item.rules) if hand else {}
    return tuple(i for i, one in enumerate(item.hand) if one in verdicts and verdicts[one].ok)


def _without_numberless(item: Position) -> Iterator[Answer]:
    """The places of all that may be played but the Moors, and but the Bégato as well."""
    for unknown in ({"moors"}, {"moors", "contatori"}):
        kept = [not (card.is_trump and unknown & card.groups) and item.verdicts[card].ok for card in item.hand]
        yield tuple(i for i, one in enumerate(kept) if one)


def _looked_at(item: Position) -> tuple[Card, ...]:
    trumps = sorted((card for card in item.trick if card.is_trump), key=lambda card: card.strength)
    return (*item.trick[-1:], *trumps[-1:])


def _to(item: Position, card: Card) -> Answer:
    """The places of the cards that may be played to this card alone."""
    verdicts = item.game.verdicts(item.hand, (card,), item.rules)
    return tuple(i for i, one in enumerate(item.hand) if verdicts[one].ok)
