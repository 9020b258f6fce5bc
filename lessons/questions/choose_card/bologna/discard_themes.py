"""The dealer's seventeen cards: a suit to be emptied, Kings to be bared, or neither."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.advice import YOU, View
from engine.games.bologna.pack import PACK
from lessons.questions.choose_card.bologna.bolognese_deck import BologneseDeck
from lessons.questions.choose_card.theme import Theme

SMALL = ("lays-smallest-away", "lays-from-the-long-suit", "lays-trumps-away")


def _dealt(cards: list[Card]) -> View:
    return View(PACK.sorted(cards), dealer=YOU)


def a_void(deck: BologneseDeck) -> View:
    """A suit of two without its King, or a single card; seven trumps or so, and scartini in two longer suits."""
    x, y, z, w = deck.suits()
    short, numbers = deck.rng.choice((1, 2, 2)), deck.rng.choice((5, 6))
    cards = [*deck.suit(x, short, "", "K"), *deck.pips(y, 4), *deck.pips(z, 3), *deck.suit(w, 2, "K")]
    return _dealt([*cards, *deck.numbers(numbers), *deck.trumps(8 - short - numbers)])


def kings_to_bare(deck: BologneseDeck) -> View:
    """Three Kings, one or two of them with company, and scartini in the fourth suit."""
    x, y, z, w = deck.suits()
    beside = deck.rng.choice(((3, 1, 3), (3, 2, 2)))
    cards = [card for suit, n in zip((x, y, z), beside, strict=True) for card in deck.suit(suit, n, "K")]
    return _dealt([*cards, *deck.pips(w, 4), *deck.numbers(5), *deck.trumps(1)])


def nothing_short(deck: BologneseDeck) -> View:
    """Three cards or four of each suit: no suit can be emptied; Knights, Jacks and aces about."""
    x, y, z, w = deck.suits()
    cards = [*deck.suit(x, 3, deck.rng.choice("NJA")), *deck.suit(y, 3, deck.rng.choice("NJA"))]
    return _dealt([*cards, *deck.pips(z, 4), *deck.pips(w, 3), *deck.numbers(3), *deck.trumps(1)])


DISCARDS = (
    Theme("a-void", a_void, SMALL),
    Theme("kings-to-bare", kings_to_bare, SMALL),
    Theme("nothing-short", nothing_short, SMALL),
)
