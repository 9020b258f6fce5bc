"""Moments for the key cards: the Bégato saved or lost, the Matto, the end of the deal."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.advice import LEFT, PARTNER, RIGHT, View
from engine.games.bologna.deal.state import Trick
from engine.games.bologna.pack import BEGATO, MATTO, PACK
from lessons.questions.choose_card.bologna.bolognese_deck import BologneseDeck
from lessons.questions.choose_card.bologna.lead_themes import LEADS
from lessons.questions.choose_card.bologna.trick_themes import brought_home, fill
from lessons.questions.choose_card.theme import Theme

MATTO_SOMETIMES = 0.3


def under_the_angel(deck: BologneseDeck) -> View:
    """Partner's Angel lies there; you have the Bégato and few trumps. Trumps were led, or a suit you do not have."""
    deck.take("Angel", "Begato")
    held = [BEGATO, *deck.numbers(deck.rng.choice((1, 2)), 5, 12)]
    suit = deck.rng.choice("SBCD")
    size = deck.rng.choice((9, 10, 11, 12))
    if deck.rng.random() < 0.6:
        trick = (PACK["Angel"], *deck.numbers(1, 5, 12))
        return View(fill(deck, held, size), trick, dealer=deck.rng.choice((LEFT, RIGHT)))
    trick = (*deck.suit(suit, 1), PACK["Angel"], *deck.suit(suit, 1))
    return View(fill(deck, held, size, without=suit), trick, dealer=deck.rng.choice((PARTNER, LEFT)))


def trumping_safely(deck: BologneseDeck) -> View:
    """You are out of the suit led, and nobody can overtrump: you play last, or the one to come must follow."""
    deck.take("Begato")
    suit, place = deck.rng.choice("SBCD"), deck.rng.choice((2, 3))
    held = [BEGATO, *deck.numbers(deck.rng.choice((1, 2)), 5, 12)]
    shown: tuple[tuple[Card, ...], ...] = ((), (), (), ())
    if place == 2:
        rank = deck.rng.choice("QNJA")
        kind = [code for code in (one + rank for one in "SBCD") if code != suit + rank]
        theirs = deck.take(suit + rank, *deck.rng.sample(kind, 2))
        shown = ((), PACK.sorted(theirs), (), ())
    trick = deck.suit(suit, place)
    return View(fill(deck, held, 14, without=suit), tuple(trick), dealer=LEFT, shown=shown)


def under_an_opponents_trump(deck: BologneseDeck) -> View:
    """The trick is the opponents', and you have to play a trump: the Bégato, or one that is no loss."""
    deck.take("Begato")
    last = deck.rng.random() < 0.5
    high = deck.take("Angel") if not last else deck.take(deck.rng.choice(("World", "Sun")))
    held = [BEGATO, *deck.numbers(1, 5, 9)]
    if last:
        trick = (*high, *deck.numbers(2, 5, 13))
        return View(fill(deck, held, deck.rng.choice((10, 11, 12))), trick, dealer=LEFT)
    return View(fill(deck, held, deck.rng.choice((10, 11, 12))), tuple(high), dealer=PARTNER)


def matto_in_place(deck: BologneseDeck) -> View:
    """The trick is lost and you would have to give a King or the Bégato; but you have the Matto."""
    deck.take("Matto")
    size = deck.rng.choice((8, 9, 10))
    if deck.rng.random() < 0.5:
        deck.take("Begato")
        trick = (*deck.take("Angel"), *deck.numbers(2, 5, 13))
        return View(fill(deck, [BEGATO, MATTO], size), trick, dealer=LEFT)
    suit = deck.rng.choice("SBCD")
    king = deck.take(suit + "K")
    others = deck.take(suit + deck.rng.choice("QJ")) if deck.rng.random() < 0.3 else []
    trick = (*deck.suit(suit, 2, "", "QN"), *deck.numbers(1, 5, 12))
    return View(fill(deck, [*king, *others, MATTO, *deck.numbers(2)], size, without=suit), trick, dealer=LEFT)


def with_the_matto(deck: BologneseDeck) -> View:
    """A lead such as any other, with the Matto in hand."""
    view: View = deck.rng.choice(LEADS).draw(deck)
    spare = next(
        (card for card in reversed(view.hand) if "scartini" in card.groups and len(view.of(card.suit)) > 2), None
    )
    if spare is None or MATTO in view.hand:
        return view
    hand = PACK.sorted([*(card for card in view.hand if card != spare), MATTO])
    return View(hand, view.trick, view.dealer, view.tricks, view.shown, view.signal)


def partner_has_the_angel(deck: BologneseDeck) -> View:
    """Partner declared a grande; you took the first trick with a King, and lead with the Bégato and few trumps."""
    x, y, z, w = deck.suits()
    shown = PACK.sorted(deck.take("Angel", "World", deck.rng.choice(("Sun", "Moon"))))
    deck.take("Begato")
    king = deck.take(x + "K")
    led, third, last = deck.suit(x, 3, "", "Q")
    past = Trick(LEFT, (led, *king, third, last))
    hand = [BEGATO, *deck.numbers(2, 5, 13), *deck.suit(x, 2), *deck.suit(y, 4, "K"), *deck.suit(z, 4, "K")]
    hand += deck.suit(w, 1, "", "K")
    return View(PACK.sorted(hand), dealer=PARTNER, tricks=(past,), shown=((), (), shown, ()))


def last_trumps(deck: BologneseDeck) -> View:
    """Near the end, without trumps; partner leads one with a busso or a striscio."""
    x, y, z, _ = deck.suits()
    signal = deck.rng.choice(("busso", "striscio"))
    led = deck.take("Angel") if signal == "busso" else deck.take(deck.rng.choice(("World", "T15", "T12")))
    second = deck.pips(deck.rng.choice((x, y)), 1)
    other = "K" if signal == "striscio" else deck.rng.choice("QNJ")
    hand = [*deck.take(x + "K", y + other), *deck.pips(z, deck.rng.choice((1, 2))), *deck.pips(x, 1)]
    return View(PACK.sorted(hand), (*led, *second), dealer=deck.rng.choice((LEFT, RIGHT)), signal=signal)


KEYS = (
    Theme("under-the-angel", under_the_angel, ("begato-kept-too-long",)),
    Theme("trumping-safely", trumping_safely, ("begato-kept-too-long",)),
    Theme("opponents-trump", under_an_opponents_trump, ("begato-as-small-change",)),
    Theme("matto-in-place", matto_in_place, ("matto-kept-for-later",)),
    Theme("with-the-matto", with_the_matto, ("leads-the-matto",)),
    Theme("partner-has-the-angel", partner_has_the_angel, ("begato-kept-too-long",)),
    Theme("last-trumps", last_trumps, ("small-cards-to-partner",)),
    Theme("brought-home", brought_home, ("small-cards-to-partner",)),
)
