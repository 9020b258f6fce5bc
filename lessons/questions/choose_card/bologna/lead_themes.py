"""Leads worth asking about: the first card of the deal, and leads after a trick or two."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.advice import LEFT, PARTNER, RIGHT, YOU, View
from engine.games.bologna.deal.state import Trick
from engine.games.bologna.pack import KING_OF, PACK
from lessons.questions.choose_card.bologna.bolognese_deck import BologneseDeck
from lessons.questions.choose_card.theme import Theme

HEAD = ("Angel", "World", "Sun", "Moon")
UNDER = ("leads-under-own-king",)
NO_KING, LOW = "K", "KQNJ"


def _opening(cards: list[Card]) -> View:
    """The first lead of the deal, from the dealer's right."""
    return View(PACK.sorted(cards), dealer=LEFT)


def queen_second(deck: BologneseDeck) -> View:
    """Queen and a small one, a King with company, a suit headed by two valuable cards, four trumps or five."""
    x, y, z, w = deck.suits()
    trumps = deck.trumps(4) if deck.rng.random() < 0.5 else deck.trumps(5, (), HEAD[:2])
    cards = [*deck.take(x + "Q"), *deck.pips(x, 1), *deck.suit(y, 3, "K"), *deck.suit(z, 3, "N", "K")]
    return _opening([*cards, *deck.suit(w, 7 - len(trumps), "", "KQ"), *trumps])


def short_suit(deck: BologneseDeck) -> View:
    """A single card and three or four trumps; a King elsewhere."""
    x, y, z, w = deck.suits()
    trumps = deck.rng.choice((3, 4))
    single = deck.take(x + "K") if deck.rng.random() < 0.2 else deck.pips(x, 1)
    cards = [*single, *deck.suit(y, 4, "K"), *deck.suit(z, 3, "NJ", "K"), *deck.suit(w, 7 - trumps, "", "K")]
    return _opening([*cards, *deck.trumps(trumps)])


def long_suit(deck: BologneseDeck) -> View:
    """Four of a suit without its King, six trumps with three great ones, and Kings with company elsewhere."""
    x, y, z, _ = deck.suits()
    cards = [*deck.suit(x, 4, "", "K"), *deck.suit(y, 3, "K"), *deck.suit(z, 2, "K")]
    great = ("Angel", "Sun", "Moon") if deck.rng.random() < 0.5 else ("World", "Sun", "Moon")
    return _opening([*cards, *deck.trumps(6, great)])


def long_trumps(deck: BologneseDeck) -> View:
    """Seven trumps or eight, great ones among them, and Kings with company."""
    x, y, z, w = deck.suits()
    n = deck.rng.choice((7, 7, 8))
    great = deck.rng.sample(HEAD, deck.rng.choice((2, 3)))
    cards = [*deck.suit(x, 10 - n, "K"), *deck.suit(y, 3, "K"), *deck.suit(z, 1), *deck.suit(w, 1)]
    return _opening([*cards, *deck.trumps(n, great)])


def rich_hand(deck: BologneseDeck) -> View:
    """Five trumps or six, two Kings or three, and court cards all round."""
    x, y, z, w = deck.suits()
    cards = [*deck.suit(x, 3, "KN"), *deck.suit(y, 2, "K"), *deck.suit(z, 2, "QJ"), *deck.suit(w, 2, "N")]
    cards += deck.some(1, lambda card: card.suit == x and card.rank in "QJA")
    return _opening([*cards, *deck.trumps(5, deck.rng.sample(HEAD, 2))])


def lead_back(deck: BologneseDeck) -> View:
    """You took the first trick with the King of its suit, and still have some; another King waits."""
    x, y, z, w = deck.suits()
    king = KING_OF[x]
    deck.take(king.code)
    leader = deck.rng.choice((RIGHT, PARTNER, LEFT))
    cards = [*deck.pips(x, 2), *deck.suit(y, 3, "K"), *deck.suit(z, 2, "", "KQ"), *deck.suit(w, 3, "N", "K")]
    hand = [*cards, *deck.trumps(4)]
    others = iter(deck.suit(x, 3, "", "Q"))
    past = tuple(king if (leader + i) % 4 == YOU else next(others) for i in range(4))
    return View(PACK.sorted(hand), dealer=(leader - 1) % 4, tricks=(Trick(leader, past),))


def king_trumped(deck: BologneseDeck) -> View:
    """The dealer on your right has trumped the first trick, and you still hold the King of that suit; you took the second."""
    x, y, z, _ = deck.suits()
    king = KING_OF[y]
    deck.take(king.code)
    hand = [*deck.suit(x, 4, "K", "Q"), *deck.suit(z, 3, "K"), *deck.pips(y, 2)]
    low = deck.suit(x, 3, "", LOW)
    first = Trick(PARTNER, (*low, *deck.numbers(1, 5, 9)))
    second = Trick(RIGHT, (*deck.suit(y, 3, "", LOW), king))
    hand += deck.trumps(4)
    return View(PACK.sorted(hand), dealer=RIGHT, tricks=(first, second))


def feed_the_dealer(deck: BologneseDeck) -> View:
    """Partner dealt and trumped the first trick's suit; you took the second with a King, and lead."""
    x, y, z, w = deck.suits()
    king = KING_OF[y]
    deck.take(king.code, x + "K")
    hand = [*deck.suit(x, 2), *deck.suit(y, 2, "", "Q"), *deck.suit(z, 3, "K"), *deck.suit(w, 2, "", NO_KING)]
    hand += deck.trumps(4)
    low = deck.suit(x, 3, "", LOW)
    first = Trick(LEFT, (low[0], low[1], low[2], *deck.numbers(1, 5, 9)))
    led, after, last = deck.suit(y, 3, "", LOW)
    return View(PACK.sorted(hand), dealer=PARTNER, tricks=(first, Trick(PARTNER, (led, after, king, last))))


def return_trumps(deck: BologneseDeck) -> View:
    """Partner led a small trump with a busso or a striscio, and you took the trick."""
    x, y, z, w = deck.suits()
    signal = deck.rng.choice(("busso", "striscio"))
    led = deck.numbers(1, 5, 9)
    taken = deck.numbers(1, 13, 15)
    past = (*led, *deck.some(1, lambda card: "moors" in card.groups), *taken, *deck.numbers(1, 5, 11))
    hand = [*deck.suit(x, 3, "K"), *deck.suit(y, 3, "K"), *deck.suit(z, 3, "K"), *deck.suit(w, 2, "", LOW)]
    great = deck.take("Sun") if signal == "striscio" else []
    hand += [*great, *deck.trumps(3 - len(great), (), ("Begato", "Angel", "World"))]
    return View(PACK.sorted(hand), dealer=RIGHT, tricks=(Trick(PARTNER, past, signal),))


LEADS = (
    Theme("queen-second", queen_second, (*UNDER, "leads-trumps-always", "leads-highest-card")),
    Theme("short-suit", short_suit, (*UNDER, "leads-trumps-always", "leads-highest-card")),
    Theme("long-suit", long_suit, (*UNDER, "leads-highest-card")),
    Theme("lead-back", lead_back, (*UNDER, "leads-trumps-always")),
    Theme("king-trumped", king_trumped, ("leads-own-king", "leads-under-own-king")),
)
TRUMP_LEADS = (
    Theme("long-trumps", long_trumps, (*UNDER, "leads-highest-card")),
    Theme("rich-hand", rich_hand, (*UNDER, "leads-highest-card")),
    Theme("return-trumps", return_trumps, UNDER),
    Theme("short-suit", short_suit, ("leads-trumps-always",)),
    Theme("queen-second", queen_second, ("leads-trumps-always",)),
    Theme("feed-the-dealer", feed_the_dealer, ("leads-trumps-always",)),
)
