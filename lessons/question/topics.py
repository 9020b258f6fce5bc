"""What must have been told before a situation can be asked about: the cards in it, and the rules that bear on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.cards import Card

Topics = frozenset[str]
TOPICS: Mapping[str, str] = {
    "trumps": "trumps",
    "great": "trumps without a number",
    "moors": "Moors",
    "fool": "the fool",
    "void": "a hand without the suit that was led",
    "other-suit": "a card of a suit that was not led",
    "two-trumps": "two trumps in one trick",
    "trumps-led": "trumps led",
    "fool-led": "the fool led",
    "level": "level cards, of which the last one wins",
    "small-long": "the order of the small cards in a long suit",
    "small-round": "the order of the small cards in a round suit",
    "look-signs": "pip cards to be told by their signs",
    "look-aces": "aces to be told by their look",
    "look-courts": "court cards to be told by their look",
    "look-numbers": "numbered trumps to be told by their look",
    "look-great": "trumps without a number to be told by their look",
    "look-fool": "the fool to be told by his look",
    "suit-rows": "the sequence of a suit",
    "level-rows": "the sequences of level cards",
    "grande": "the sequence of trumps",
    "contatori": "cards that stand in for others in a sequence",
    "said-advice": "phrases of advice to the one who leads",
    "said-asking": "phrases with which the leader asks",
    "said-during": "phrases used while a trick is on",
}
"""Topic -> what an author is told it is."""
NOTHING: Topics = frozenset()


def in_cards(cards: Iterable[Card]) -> Topics:
    """The sorts of cards among these that are something special."""
    return frozenset(_sort(card) for card in cards) - {""}


def _sort(card: Card) -> str:
    if card.is_fool:
        return "fool"
    if not card.is_trump:
        return ""
    return "moors" if "moors" in card.groups else "trumps" if card.rank.isdigit() else "great"


def to_recognise(cards: Iterable[Card]) -> Topics:
    """What has to be told apart by its look among these."""
    return frozenset(_look(card) for card in cards)


def _look(card: Card) -> str:
    if card.is_fool:
        return "look-fool"
    if card.is_trump:
        return "look-numbers" if card.rank.isdigit() else "look-great"
    if "courts" in card.groups:
        return "look-courts"
    return "look-aces" if card.rank in ("A", "1") else "look-signs"


def in_trick(trick: Sequence[Card]) -> Topics:
    """The rules that bear on what lies there, whoever takes it."""
    cards = [card for card in trick if not card.is_fool]
    trumps = [card for card in cards if card.is_trump]
    found = set(in_cards(trick))
    if trick and trick[0].is_fool:
        found.add("fool-led")
    if trumps and cards[0].is_trump:
        found.add("trumps-led")
    if len(trumps) > 1:
        found.add("two-trumps")
        best = max(card.strength for card in trumps)
        if sum(card.strength == best for card in trumps) > 1:
            found.add("level")
    if cards and not trumps:
        suit = [card for card in cards if card.suit == cards[0].suit]
        found |= among_small(suit)
        if len(suit) < len(cards):
            found.add("other-suit")
    return frozenset(found)


def among_small(suit: Sequence[Card]) -> Topics:
    """Is it between small cards that these, all of one suit, are decided?"""
    if len(suit) < 2 or any("courts" in card.groups for card in suit):
        return NOTHING
    return frozenset(f"small-{group}" for group in ("long", "round") if group in suit[0].groups)


def to_play(hand: Sequence[Card], trick: Sequence[Card]) -> Topics:
    """What bears on which of these cards may go to this trick."""
    led = next((card.suit for card in trick if not card.is_fool), None)
    found = set(in_cards((*hand, *trick))) | (in_trick(trick) & {"fool-led", "trumps-led"})
    if led is not None and not any(card.suit == led for card in hand):
        found.add("void")
        if any(card.is_trump for card in hand) and any(card.is_trump for card in trick):
            found.add("two-trumps")
    return frozenset(found)
