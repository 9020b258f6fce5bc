"""The petit hunted, saved, given up in time for nothing, and kept for the last trick."""

from __future__ import annotations

from math import ceil

from engine.cards import Card
from engine.games.france.advice import YOU, View
from engine.games.france.pack import EXCUSE, PETIT
from lessons.questions.choose_card.france.french_deck import FrenchDeck
from lessons.questions.choose_card.theme import Theme

KEEPS_TRUMPS = ("trumps-kept-for-later",)
OWN_PETIT = ("petit-loses-its-company",)
KEPT = ("petit-kept-too-long",)


def long_trumps(deck: FrenchDeck) -> View:
    """The taker leads, has not the petit, and has the highest trumps and many of them."""
    size = deck.rng.choice((12, 15, 18))
    deck.take("T1")
    top = deck.take("T21", *(["T20"] if deck.rng.random() < 0.6 else []))
    many = ceil(size * deck.rng.choice((0.36, 0.42)))
    return deck.view(deck.fill([*top, *deck.numbers(many - len(top), 2, 19)], size))


def petit_and_few(deck: FrenchDeck) -> View:
    """A defender has the lead, the petit, and two or three trumps beside it."""
    beside = deck.rng.choice((2, 3))
    deck.take("T1")
    hand = deck.fill([PETIT, *deck.numbers(beside, 4, 17)], 7 if beside == 2 else deck.rng.choice((7, 8, 9)))
    return deck.view(hand, taker=deck.rng.randrange(1, deck.game.seats))


def last_to_play(deck: FrenchDeck) -> View:
    """A suit one lacks, nobody trumped, and nobody plays afterwards."""
    suit = deck.suits()[0]
    deck.take("T1")
    trick = deck.suit(suit, deck.game.seats - 1)
    hand = deck.fill([PETIT, *deck.numbers(deck.rng.choice((1, 2, 3)))], deck.rng.choice((8, 10, 12)), without=suit)
    return deck.view(hand, trick, deck.rng.randrange(deck.game.seats))


def while_they_follow(deck: FrenchDeck) -> View:
    """The taker lacks a suit that goes round for the first time, early in the deal; others come after."""
    suit = deck.suits()[0]
    deck.take("T1")
    size = deck.game.form.size
    trick = deck.suit(suit, deck.rng.randrange(1, deck.game.seats - 1))
    hand = deck.fill(
        [PETIT, *deck.numbers(deck.rng.choice((2, 3)))], deck.rng.randrange(size - 3, size + 1), without=suit
    )
    return deck.view(hand, trick, YOU)


def a_friends_trump(deck: FrenchDeck) -> View:
    """A fellow defender's trump is the highest, the taker has played, and none of the own goes over it."""
    seats = deck.game.seats
    deck.take("T1")
    suit = deck.suits()[0]
    trumps_led = deck.rng.random() < 0.5
    friend = deck.rng.randrange(1 if trumps_led else 2, seats)
    taker = deck.rng.choice([seat for seat in range(1, seats) if seat != friend])
    trick = deck.numbers(seats - 2, 2, 9) if trumps_led else deck.suit(suit, seats - 2)
    trick.insert(friend - 1, deck.numbers(1, 18, 20)[0])
    hand = deck.fill([PETIT, *deck.numbers(deck.rng.choice((1, 2)), 3, 15)], deck.rng.choice((8, 10)), without=suit)
    return deck.view(hand, trick, taker)


def their_trump(deck: FrenchDeck) -> View:
    """The trick is the others', a trump has to go, and the petit is not the only one."""
    hand, trick, taker = _under_a_high_trump(deck)
    other = deck.numbers(1, 2, 14) if deck.rng.random() < 0.6 else [EXCUSE]
    return deck.view(deck.fill([*hand, *other], deck.rng.choice((7, 9, 11)), kings=0), trick, taker)


def _under_a_high_trump(deck: FrenchDeck) -> tuple[list[Card], list[Card], int]:
    """The petit; a trick that an opponent's trump will take; who takes the deal."""
    deck.take("T1", "Excuse")
    seats = deck.game.seats
    if deck.rng.random() < 0.5:  # led by the taker, who has the highest
        place = deck.rng.randrange(1, seats)
        return [PETIT], [*deck.take("T21"), *deck.numbers(place - 1, 2, 12)], seats - place
    high = deck.numbers(1, 17, 20)
    return [PETIT], [*high, *deck.numbers(seats - 2, 2, 12)], deck.rng.choice((YOU, 1))


def the_last_two(deck: FrenchDeck) -> View:
    """No other hand has a trump; the petit and one more card are left, and the lead."""
    deck.take("T1")
    other = (
        deck.numbers(1, 5, 20) if deck.rng.random() < 0.5 else deck.some(1, lambda card: card.rank in ("K", "Q", "9"))
    )
    return deck.view([PETIT, *other], taker=deck.rng.randrange(deck.game.seats), gone=True)


def trumped_near_the_end(deck: FrenchDeck) -> View:
    """No other hand has a trump; a suit is led that one lacks, with the petit and another trump in hand."""
    suit = deck.suits()[0]
    deck.take("T1")
    trick = deck.suit(suit, deck.rng.randrange(1, deck.game.seats))
    return deck.view([PETIT, *deck.numbers(1, 5, 20)], trick, taker=deck.rng.randrange(deck.game.seats), gone=True)


LEADS = (
    Theme("long-trumps", long_trumps, KEEPS_TRUMPS),
    Theme("petit-and-few", petit_and_few, OWN_PETIT),
)
KEYS = (
    Theme("last-to-play", last_to_play, KEPT),
    Theme("while-they-follow", while_they_follow, KEPT),
    Theme("a-friends-trump", a_friends_trump, KEPT),
    Theme("their-trump", their_trump, ("petit-as-small-change",)),
    Theme("the-last-two", the_last_two, ("petit-as-soon-as-safe",)),
    Theme("trumped-near-the-end", trumped_near_the_end, ("petit-as-soon-as-safe",)),
)
