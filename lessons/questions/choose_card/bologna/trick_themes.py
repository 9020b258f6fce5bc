"""Tricks worth asking about: with the King of the suit led, and in second or third hand to a trump."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.advice import PARTNER, RIGHT, View
from engine.games.bologna.pack import KING_OF, PACK
from lessons.questions.choose_card.bologna.bolognese_deck import BologneseDeck
from lessons.questions.choose_card.theme import Theme


def fill(deck: BologneseDeck, cards: list[Card], size: int, *, without: str = "") -> tuple[Card, ...]:
    """A hand of this size: these cards, and others of the suits; none of the suit ``without``, and no Matto."""
    rest = deck.some(size - len(cards), lambda card: bool(card.suit) and not card.is_trump and card.suit != without)
    return PACK.sorted([*cards, *rest])


def kings_first_round(deck: BologneseDeck) -> View:
    """A suit is led for the first time and you hold its King with two others or more; the dealer is not to come."""
    suit = deck.rng.choice("SBCD")
    place = deck.rng.choice((1, 2, 3))
    deck.take(suit + "K")
    trick = deck.suit(suit, place, "", "QN" if place < 3 else "Q")
    held = [KING_OF[suit], *deck.suit(suit, 3)]
    hand = fill(deck, [*held, *deck.trumps(5)], 15, without=suit)
    # The dealer's right leads to the first trick, so the place at the table settles who deals.
    return View(hand, tuple(trick), dealer=(-place - 1) % 4)


def brought_home(deck: BologneseDeck) -> View:
    """You play last and partner holds the trick with the King; a Jack or an ace may go in."""
    suit = deck.rng.choice("SBCD")
    king = deck.take(suit + "K")[0]
    home = deck.take(suit + deck.rng.choice("JA"))
    held = [*home, *deck.pips(suit, 2)]
    led, other = deck.suit(suit, 2, "", "Q")
    hand = fill(deck, [*held, *deck.trumps(4)], 15, without=suit)
    return View(hand, (led, king, other), dealer=0)


def second_hand(deck: BologneseDeck) -> View:
    """An opponent leads a small trump, and you play second."""
    led = deck.numbers(1, 5, 9)
    held = deck.take("Angel", deck.rng.choice(("Sun", "Moon")))
    held += deck.some(deck.rng.choice((0, 1)), lambda card: "moors" in card.groups)
    held += deck.numbers(deck.rng.choice((1, 2)), 8, 14)
    return View(fill(deck, held, 15), tuple(led), dealer=PARTNER)


def third_hand(deck: BologneseDeck) -> View:
    """Partner leads a small trump, with a striscio or without a signal; a Moor or a number lies on it.

    With the Angel in hand the pezzi beside it are no risk, so that there is only the Angel to be kept.
    """
    signal = deck.rng.choice(("striscio", "striscio", None))
    led = deck.numbers(1, 5, 8)
    second = deck.numbers(1, 8, 11) if signal is None else deck.some(1, lambda card: "moors" in card.groups)
    if signal is None:
        held = [*deck.take("Angel"), *deck.numbers(1, 13, 15)]
    else:  # with a striscio partner has neither of the top two
        held = [*deck.take("World", "Sun", "Moon"), *deck.numbers(1, 13, 15), *deck.numbers(1, 6, 12)]
    return View(fill(deck, held, 15), (*led, *second), dealer=RIGHT, signal=signal)


def third_hand_high(deck: BologneseDeck) -> View:
    """As third hand, without the Angel."""
    deck.take("Angel")
    led, signal = deck.numbers(1, 5, 8), "striscio"
    second = deck.some(1, lambda card: "moors" in card.groups)
    held = [
        *deck.take(*deck.rng.sample(("World", "Sun", "Moon"), 2)),
        *deck.numbers(1, 13, 15),
        *deck.numbers(1, 6, 12),
    ]
    return View(fill(deck, held, 15), (*led, *second), dealer=RIGHT, signal=signal)


FOLLOWS = (
    Theme("king-first-round", kings_first_round, ("ducks-with-the-king",)),
    Theme("brought-home", brought_home, ("small-cards-to-partner",)),
)
TRUMP_TRICKS = (
    Theme("second-hand", second_hand, ("angel-on-a-moor",)),
    Theme("third-hand", third_hand, ("angel-on-a-moor",)),
    Theme("third-hand-high", third_hand_high, ("third-hand-plays-high",)),
)
