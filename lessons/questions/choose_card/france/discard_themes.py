"""The taker's cards with the chien: suits that can be emptied, and courts without their King."""

from __future__ import annotations

from engine.cards import Card
from engine.games.france.advice import View
from lessons.questions.choose_card.france.french_deck import FrenchDeck
from lessons.questions.choose_card.theme import Theme

PLAIN = {3: 12, 4: 11, 5: 9}
"""By how many players: so many cards that may go. The rest are trumps and Kings."""
ALL = ("chien-from-every-suit", "chien-keeps-courts", "chien-from-the-long-suit")


def a_queen_and_a_short_suit(deck: FrenchDeck) -> View:
    """A suit of low cards that is soon gone, and a Queen with one or two small ones whose King is elsewhere."""
    x, y, z, w = deck.suits()
    small = deck.game.seats == 5
    cards = [
        *deck.pips(x, 2 if small else deck.rng.choice((2, 3))),
        *deck.take(y + "Q"),
        *deck.pips(y, deck.rng.choice((1, 2))),
    ]
    kings = deck.take(z + "K")
    rest = PLAIN[deck.game.seats] - len(cards)
    cards += [*deck.pips(z, rest // 2), *deck.pips(w, rest - rest // 2)]
    return _with_trumps(deck, [*cards, *kings])


def a_long_suit(deck: FrenchDeck) -> View:
    """Five small cards of a suit or so, and a short one with a court and without its King."""
    x, y, z, w = deck.suits()
    small = deck.game.seats == 5
    cards = [*deck.take(y + deck.rng.choice("QN")), *deck.pips(y, 1), *deck.pips(x, 4 if small else 5)]
    kings = deck.take(x + "K", w + "K")
    rest = PLAIN[deck.game.seats] - len(cards)
    cards += [*deck.suit(z, rest - 1, "", "K"), *deck.pips(w, 1)]
    return _with_trumps(deck, [*cards, *kings])


def _with_trumps(deck: FrenchDeck, cards: list[Card]) -> View:
    bouts = deck.some(1, lambda card: "bouts" in card.groups)
    full = deck.game.form.size + deck.game.form.chien
    hand = [*cards, *bouts]
    return deck.view([*hand, *deck.trumps(full - len(hand))])


DISCARDS = (
    Theme("a-queen-and-a-short-suit", a_queen_and_a_short_suit, ALL),
    Theme("a-long-suit", a_long_suit, ALL),
)
