"""Moments near the end, and such as lead there: a card forced out of an opponent, a low card from the King, trumps shortened."""

from __future__ import annotations

from engine.cards import Card
from engine.games.bologna.advice import LEFT, PARTNER, RIGHT, YOU, View
from engine.games.bologna.deal.state import Trick
from engine.games.bologna.pack import PACK
from lessons.questions.choose_card.bologna.bolognese_deck import BologneseDeck
from lessons.questions.choose_card.theme import Theme

LOW = "KQNJ"
MATTO_INSTEAD, ANGEL_GONE = 0.3, 0.2


def _shown(seat: int, cards: list[Card]) -> tuple[tuple[Card, ...], ...]:
    """What this player has declared and still holds."""
    return tuple(PACK.sorted(cards) if one == seat else () for one in range(4))


def king_under_trumps(deck: BologneseDeck) -> View:
    """An opponent who has shown a Moor has trumped the suit of your King, in which you have company; you lead."""
    x, y, z, _ = deck.suits()
    who = deck.rng.choice((RIGHT, LEFT))
    king, shown = deck.take(y + "K")[0], deck.some(1, lambda card: "moors" in card.groups)
    hand = [*deck.take(x + "K"), *deck.suit(x, 1, deck.rng.choice("QNJA")), *deck.pips(x, 1)]
    hand += [*deck.pips(z, deck.rng.choice((0, 1))), *deck.trumps(1, (), ("Begato",))]
    low, trump = deck.suit(x, 3, "", LOW), deck.numbers(1, 5, 9)
    first = Trick(PARTNER, tuple(trump.pop() if (PARTNER + place) % 4 == who else low.pop() for place in range(4)))
    others = deck.suit(y, 3, "", LOW)
    second = Trick(who, tuple(king if (who + place) % 4 == YOU else others.pop() for place in range(4)))
    return View(PACK.sorted(hand), dealer=who, tricks=(first, second), shown=_shown(who, shown))


def left_on_lead(deck: BologneseDeck) -> View:
    """An opponent with a great trump and a Moor leads a number; whoever takes it has to lead. The others have no trumps."""
    x, y, z, _ = deck.suits()
    who = deck.rng.choice((RIGHT, LEFT))
    instead = deck.rng.random() < MATTO_INSTEAD
    if instead or deck.rng.random() < ANGEL_GONE:
        before, hand, shown = deck.take("Angel"), deck.take("World"), deck.take("Sun")
    else:
        before, hand, shown = deck.numbers(1, 14, 16), deck.take("Angel"), deck.take("World")
    shown += deck.some(1, lambda card: "moors" in card.groups)
    led = deck.numbers(1, 9, 13)
    hand += deck.numbers(1, 14, 16)
    hand += deck.take("Matto") if instead else deck.numbers(1, 5, 8)
    thrown = iter([*deck.suit(x, 1, "", LOW), *deck.suit(y, 1, "", LOW), *deck.suit(z, 2, "", LOW)])
    followed = deck.some(1, lambda card: "moors" in card.groups)

    def card(seat: int) -> Card:
        return before[0] if seat == who else followed[0] if seat == YOU else next(thrown)

    past = Trick(who, tuple(card((who + place) % 4) for place in range(4)))
    trick = led if who == LEFT else [*led, next(thrown), next(thrown)]
    return View(PACK.sorted(hand), tuple(trick), dealer=who, tricks=(past,), shown=_shown(who, shown))


def thrown_in(deck: BologneseDeck) -> View:
    """Three cards left: an opponent has a great trump and must take a suit that you lead. The others have nothing of either."""
    x, y, z, _ = deck.suits()
    who = deck.rng.choice((RIGHT, LEFT))
    court = deck.rng.choice("QNJ")
    king = deck.take(x + "K")[0]
    shown = [*deck.take("World", x + court), *deck.some(1, lambda card: "moors" in card.groups)]
    hand = [*deck.take("Angel"), *deck.numbers(1, 13, 16), *deck.pips(x, 1)]
    led = deck.suit(x, 1, "", LOW)
    thrown = iter([*deck.suit(y, 1, "", LOW), *deck.suit(z, 1, "", LOW)])

    def card(seat: int) -> Card:
        return led[0] if seat == who else king if seat == YOU else next(thrown)

    past = Trick(who, tuple(card((who + place) % 4) for place in range(4)))
    return View(PACK.sorted(hand), dealer=YOU, tricks=(past,), shown=_shown(who, shown))


def rip_before_partner(deck: BologneseDeck) -> View:
    """You and the opponent on your left have a suit, the others none: partner has overtrumped once, and you lead again."""
    x, y, z, w = deck.suits()
    king = deck.take(y + "K")[0]
    n = deck.rng.choice((4, 5))
    hand = [*deck.suit(x, 4, "", "K"), *deck.suit(z, 3, "K"), *deck.suit(w, 6 - n, "", "K")]
    hand += deck.trumps(n, (), ("Begato",))
    led, last = deck.suit(x, 2, "", LOW)
    first = Trick(YOU, (led, *deck.numbers(1, 5, 8), *deck.numbers(1, 9, 13), last))
    led, left, right = deck.suit(y, 3, "", LOW)
    return View(PACK.sorted(hand), dealer=LEFT, tricks=(first, Trick(PARTNER, (led, left, king, right))))


def rip_together(deck: BologneseDeck) -> View:
    """You have the long suit and long trumps, partner great ones, and nobody else the suit: you lead it again."""
    x, y, z, w = deck.suits()
    king, second_king = deck.take(y + "K")[0], deck.take(x + "K")[0]
    shown = deck.take("Angel", "World", deck.rng.choice(("Sun", "Moon")))
    first = Trick(LEFT, (*deck.suit(x, 1, "", LOW), second_king, *deck.suit(x, 2, "", "Q")))
    second = Trick(
        YOU, (*deck.suit(x, 1, "", LOW), *deck.numbers(1, 5, 8), *deck.numbers(1, 12, 16), *deck.suit(x, 1, "", "Q"))
    )
    hand = [*deck.suit(x, 4), *deck.suit(z, 2), *deck.suit(w, 1, "", "K"), *deck.trumps(5, (), ("Begato",))]
    led, left, right = deck.suit(y, 3, "", LOW)
    past = (first, second, Trick(PARTNER, (led, left, king, right)))
    return View(PACK.sorted(hand), dealer=PARTNER, tricks=past, shown=_shown(PARTNER, shown))


ENDGAME = (
    Theme("king-under-trumps", king_under_trumps, ("king-against-trumps",)),
    Theme("left-on-lead", left_on_lead, ("takes-what-it-can",)),
    Theme("thrown-in", thrown_in, ("leads-highest-card",)),
    Theme("rip-together", rip_together, ("leads-trumps-always",)),
    Theme("rip-before-partner", rip_before_partner, ("leads-trumps-always",)),
)
