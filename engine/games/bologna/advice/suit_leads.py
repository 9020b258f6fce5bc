"""Leading a suit: whose King is held, which suit, which card of it. Source: ottocento#playing-suits, #planning-the-play."""

from __future__ import annotations

from engine.games.bologna.advice.view import LEFT, PARTNER, RIGHT, YOU, Rule, View
from engine.games.bologna.advice.worth import (
    LONG_SUIT,
    MANY,
    SHORT,
    headed_by_two,
    is_king,
    ordinary,
    scartino,
    valuables,
)
from engine.games.bologna.pack import KING_OF, MATTO
from engine.games.bologna.sources import PLANNING, SUITS, USE_OF_MATTO
from engine.parts.advice import Opinion, Option
from engine.verdict import Facts

COMPANY = 3
"""With so many valuable cards beside him, a King may be led."""


def matto_is_not_led(view: View, option: Option) -> Opinion | None:
    """It is nearly always a mistake: the next player gets a free choice. Source: ottocento#use-of-the-matto."""
    if option != (MATTO,) or len(view.hand) == 1:
        return None
    return Opinion("poor", "advice-matto-led", {"card": MATTO.code}, USE_OF_MATTO)


def kings_wait(view: View, option: Option) -> Opinion | None:
    """Early on one does not lead a suit of which one holds the King, nor the King himself. Source: ottocento#playing-suits.

    Exceptions: a singleton King; King and Queen (his only if no one trumps, so nothing is said of the two); the King at
    the head of a long suit, led by the dealer's side, or with three of Queen, Knight, Jack and ace beside him: played out
    by strong players he then loses nothing, for his company makes a sequence with him. A low card goes where an opponent is
    sure to trump; there the King is lost. Elsewhere the King himself is only doubted: see docs/advice.md.
    """
    card, held = option[0], view.suits.get(option[0].suit, ())
    if not view.early or len(held) < 2 or not is_king(held[0]):
        return None
    if held[1].rank == "Q" and card in held[:2]:
        return None
    if card == held[0] and len(held) >= LONG_SUIT and (view.dealer in (YOU, PARTNER) or valuables(held[1:]) >= COMPANY):
        return None
    facts: Facts = {"card": card.code, "suit": card.suit, "king": held[0].code}
    trumped = any(view.may_trump(seat, card.suit) for seat in (RIGHT, LEFT))
    if card != held[0]:
        return None if trumped else Opinion("poor", "advice-led-under-king", facts, SUITS)
    return (
        Opinion("poor", "advice-king-trumped", facts, SUITS)
        if trumped
        else Opinion("doubted", "advice-king-led", facts, SUITS)
    )


def low_from_queen_second(view: View, option: Option) -> Opinion | None:
    """The low card from Queen and one more: the King comes out, the Queen may take next. Source: ottocento#playing-suits."""
    card, held = option[0], view.suits.get(option[0].suit, ())
    if not scartino(card) or not queen_second(view, card.suit):
        return None
    return Opinion("best", "advice-low-from-queen", {"card": card.code, "queen": held[0].code}, SUITS)


def queen_second(view: View, suit: str) -> bool:
    """Early, in a suit not led yet: the Queen and one scartino?"""
    held = view.suits.get(suit, ())
    return view.early and len(held) == 2 and held[0].rank == "Q" and scartino(held[1]) and view.fresh(suit)


def two_valuable_cards_wait(view: View, option: Option) -> Opinion | None:
    """A suit headed by two valuable cards is not led; a doubleton, a long suit and dealer's partner are let off.

    Source: ottocento#playing-suits. A longer suit may be the one to attack with, so three cards are meant here. Beside a
    Queen with one scartino it is no worse than that lead, by what strong players make of both.
    """
    card, held = option[0], view.suits.get(option[0].suit, ())
    if not view.early or len(held) != 3 or not headed_by_two(held) or is_king(held[0]):
        return None
    if view.dealer == PARTNER or not view.fresh(card.suit) or any(queen_second(view, suit) for suit in view.suits):
        return None
    facts: Facts = {"card": card.code, "suit": card.suit, "cards": (held[0].code, held[1].code)}
    return Opinion("poor", "advice-two-valuable", facts, SUITS)


def attack_with_a_long_suit(view: View, option: Option) -> Opinion | None:
    """Four cards or more of a suit, and six trumps or more: lead the suit. Source: ottocento#planning-the-play.

    Headed by two valuable cards it begins with one of them, else with a scartino; headed by the King only the dealer's
    side begins, with him. Source: ottocento#playing-suits.
    """
    card, held = option[0], view.suits.get(option[0].suit, ())
    if not view.early or len(held) < LONG_SUIT or len(view.trumps) < MANY:
        return None
    facts: Facts = {"card": card.code, "suit": card.suit, "n": len(held), "trumps": len(view.trumps)}
    if is_king(held[0]):
        ours = view.dealer in (YOU, PARTNER) and card == held[0]
        return Opinion("best", "advice-long-suit-king", facts, SUITS) if ours else None
    if headed_by_two(held):
        return Opinion("best", "advice-long-suit-valuable", facts, SUITS) if card in held[:2] else None
    if valuables(held) < 2 and scartino(card):
        return Opinion("best", "advice-long-suit", facts, PLANNING)
    return None


def short_suit_with_short_trumps(view: View, option: Option) -> Opinion | None:
    """One card of a suit and few trumps: lead it, so as to trump when it comes back. Source: ottocento#planning-the-play.

    A singleton King may be led too, and for the same reason (ottocento#playing-suits); of another single card that counts
    nothing is said, for it may be lost.
    """
    card = option[0]
    if not view.early or view.suits.get(card.suit) != (card,) or not 2 <= len(view.trumps) <= SHORT:
        return None
    facts: Facts = {"card": card.code, "suit": card.suit, "trumps": len(view.trumps)}
    if is_king(card):
        return Opinion("best", "advice-single-king", facts, SUITS)
    if not scartino(card) or not view.fresh(card.suit):
        return None
    return Opinion("best", "advice-short-suit", facts, PLANNING)


def lead_back(view: View, option: Option) -> Opinion | None:
    """With nothing to attack with, lead a suit again that has been led. Source: ottocento#planning-the-play."""
    card = option[0]
    king = KING_OF.get(card.suit)
    if not view.early or not ordinary(view) or king not in view.gone or not scartino(card):
        return None
    if any(view.void(seat, card.suit) for seat in (RIGHT, PARTNER, LEFT)):
        return None
    return Opinion("best", "advice-lead-back", {"card": card.code, "suit": card.suit}, PLANNING)


def feed_the_dealer(view: View, option: Option) -> Opinion | None:
    """Partner deals and has trumped a suit whose King is still out: lead it again. Source: ottocento#playing-suits."""
    card = option[0]
    king = KING_OF.get(card.suit)
    if view.dealer != PARTNER or king is None or king in view.gone or king in view.hand:
        return None
    if not view.may_trump(PARTNER, card.suit) or any(view.void(seat, card.suit) for seat in (RIGHT, LEFT)):
        return None
    if not view.trump_out:
        return None  # partner has nothing to trump with
    return Opinion("best", "advice-feed-the-dealer", {"card": card.code, "suit": card.suit, "king": king.code}, SUITS)


def partners_trumps_are_spared(view: View, option: Option) -> Opinion | None:
    """Where the dealer, one's partner, trumps a suit, a trump lead takes away what for. Source: ottocento#playing-suits."""
    if not option[0].is_trump or not ordinary(view):
        return None
    fed = next((card for card in view.hand if feed_the_dealer(view, (card,))), None)
    if fed is None:
        return None
    return Opinion("poor", "advice-spare-the-dealer", {"card": option[0].code, "suit": fed.suit}, SUITS)


RULES: tuple[Rule, ...] = (
    matto_is_not_led,
    kings_wait,
    low_from_queen_second,
    two_valuable_cards_wait,
    attack_with_a_long_suit,
    short_suit_with_short_trumps,
    lead_back,
    feed_the_dealer,
    partners_trumps_are_spared,
)
