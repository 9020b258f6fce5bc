"""The dealer's seventeen cards: a suit to be emptied, Kings to be bared, or neither."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.advice import YOU, View
from engine.games.bologna.pack import PACK
from lessons.questions.choose_card.deck import Deck
from lessons.questions.choose_card.theme import Theme

SMALL = ("lays-smallest-away", "lays-from-the-long-suit", "lays-trumps-away")


def _dealt(cards: list[Card]) -> View:
    return View(PACK.sorted(cards), dealer=YOU)


def a_void(deck: Deck) -> View:
    """A suit of two without its King, or a single card; five trumps at least, and a longer suit with scartini."""
    x, y, z, w = deck.suits()
    short = deck.rng.choice((1, 2, 2))
    cards = [*deck.suit(x, short, "", "K"), *deck.pips(y, 3), *deck.suit(y, 1), *deck.pips(z, 2), *deck.suit(z, 1)]
    trumps = deck.rng.choice((6, 7))
    return _dealt([*cards, *deck.suit(w, 10 - short - trumps, "K"), *deck.numbers(3, 5, 12), *deck.trumps(trumps - 3)])


def kings_to_bare(deck: Deck) -> View:
    """Three Kings, each with one card or two beside him, and a long fourth suit."""
    x, y, z, w = deck.suits()
    cards = [*deck.suit(x, 3, "K"), *deck.suit(y, 3, "K"), *deck.suit(z, 2, "K"), *deck.pips(w, 3)]
    return _dealt([*cards, *deck.numbers(3, 5, 11), *deck.trumps(3)])


def nothing_short(deck: Deck) -> View:
    """Three cards or four of each suit: no suit can be emptied; Knights, Jacks and aces about."""
    x, y, z, w = deck.suits()
    cards = [*deck.suit(x, 3, deck.rng.choice(("N", "J", "A"))), *deck.suit(y, 3, deck.rng.choice(("N", "J", "A")))]
    cards += [*deck.pips(z, 3), *deck.suit(z, 1), *deck.pips(w, 3)]
    return _dealt([*cards, *deck.numbers(3, 5, 11), *deck.trumps(1)])


DISCARDS = (
    Theme("a-void", a_void, SMALL),
    Theme("kings-to-bare", kings_to_bare, SMALL),
    Theme("nothing-short", nothing_short, SMALL),
)
