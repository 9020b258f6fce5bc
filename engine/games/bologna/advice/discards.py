"""What the dealer lays away: a suit, the guards of a King, cards that count. Source: ottocento#choosing-the-discard."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from engine.cards import Card
from engine.games.bologna.advice.worth import is_king, scartino, valuable
from engine.games.bologna.pack import KING_OF, PACK
from engine.games.bologna.sources import DISCARD
from engine.parts.advice import Opinion, Option
from engine.verdict import Facts

TRUMPS_TO_USE = 5
"""With fewer trumps a void is of little use, and of emptying a suit nothing is said."""
KINGS = 3
"""With so many Kings one or two of them may be bared."""


class DealerHand:
    """The dealer's cards before two of them go."""

    def __init__(self, hand: tuple[Card, ...]) -> None:
        self.hand = hand

    @cached_property
    def suits(self) -> Mapping[str, tuple[Card, ...]]:
        held = {suit: PACK.sorted(card for card in self.hand if card.suit == suit) for suit in KING_OF}
        return {suit: cards for suit, cards in held.items() if cards}

    @cached_property
    def trumps(self) -> int:
        return sum(card.is_trump for card in self.hand)

    @cached_property
    def kings(self) -> int:
        return sum(map(is_king, self.hand))

    @cached_property
    def can_empty(self) -> bool:
        """Is there a suit of one or two cards without its King?"""
        return any(len(held) <= 2 and not is_king(held[0]) for held in self.suits.values())

    @cached_property
    def can_bare(self) -> bool:
        """Three Kings, and one of them with one or two cards beside him?"""
        guarded = (held for held in self.suits.values() if is_king(held[0]))
        return self.kings >= KINGS and any(len(held) in (2, 3) for held in guarded)

    def left_of(self, option: Option) -> Mapping[str, int]:
        """Suit -> how many of its cards stay, for the suits that lose one."""
        return {
            card.suit: sum(one not in option for one in self.suits[card.suit])
            for card in option
            if card.suit in KING_OF
        }


def a_whole_suit(holding: DealerHand, option: Option) -> Opinion | None:
    """A whole suit goes, so that its King can be caught by trumping. Source: ottocento#choosing-the-discard.

    Two suits of one card each, a suit of two, or a single card together with one for combinations.
    """
    if holding.trumps < TRUMPS_TO_USE:
        return None
    left = holding.left_of(option)
    empty = [suit for suit, n in left.items() if n == 0]
    rest = [card for card in option if card.suit not in empty]
    if not empty or not all(valuable(card) for card in rest):
        return None
    facts: Facts = {"cards": _codes(option), "suit": empty[0]}
    return Opinion("best", "advice-empties-a-suit", facts, DISCARD)


def a_bare_king(holding: DealerHand, option: Option) -> Opinion | None:
    """With three Kings or four the cards beside one or two of them go. Source: ottocento#choosing-the-discard."""
    if not holding.can_bare or holding.trumps < TRUMPS_TO_USE:
        return None
    bared = [suit for suit, n in holding.left_of(option).items() if n == 1 and is_king(holding.suits[suit][0])]
    if not bared or any(card.suit not in bared for card in option):
        return None
    kings = tuple(KING_OF[suit].code for suit in bared)
    return Opinion("best", "advice-bares-a-king", {"cards": _codes(option), "kings": kings}, DISCARD)


def cards_for_combinations(holding: DealerHand, option: Option) -> Opinion | None:
    """No suit can be emptied: Knights, Jacks and aces go, to be counted at the end. Source: ottocento#choosing-the-discard."""
    if holding.can_empty or not all(card.rank in ("N", "J", "A") for card in option):
        return None
    return Opinion("best", "advice-for-combinations", {"cards": _codes(option)}, DISCARD)


def nothing_gained(holding: DealerHand, option: Option) -> Opinion | None:
    """Neither void nor singleton nor bare King, and nothing that counts. Source: ottocento#choosing-the-discard."""
    if not all(scartino(card) or "numbers" in card.groups for card in option):
        return None
    if any(n <= 1 for n in holding.left_of(option).values()):
        return None
    codes = _codes(option)
    if any(card.is_trump for card in option):
        return Opinion("poor", "advice-lays-trumps-away", {"cards": codes}, DISCARD)
    return Opinion("poor", "advice-gains-nothing", {"cards": codes}, DISCARD)


def _codes(option: Option) -> tuple[str, ...]:
    return tuple(card.code for card in option)


RULES = (a_whole_suit, a_bare_king, cards_for_combinations, nothing_gained)
