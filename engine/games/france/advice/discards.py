"""What the taker lays away: a whole suit, and courts that would be caught. Source: french#bidding, #game-play.

The essay gives no advice here. It says that what is laid away counts as won, and that whoever lacks the suit led must trump;
the rest follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, combinations, product

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.games.france.pack import HALF, SUITS
from engine.games.france.sources import BIDDING, PLAY
from engine.parts.advice import Opinion, Option
from engine.parts.leaving import plain_cards
from engine.verdict import Facts

TRUMPS_TO_USE = 5
"""With fewer trumps a suit that is missing is of little use, and nothing is said of it."""
EXPOSED = ("Q", "N")
"""Courts that are worth bringing home, where their King is in another hand."""
GUARDS = 3
"""With so many small cards beside it such a court may wait until the King has gone."""


@dataclass(frozen=True)
class Part:
    """What of one suit goes and what stays; ``own``: its King is in the hand, too."""

    suit: str
    own: bool
    gone: tuple[Card, ...]
    left: tuple[Card, ...]

    @cached_property
    def emptied(self) -> bool:
        return bool(self.gone) and not self.left and not self.own

    @cached_property
    def home(self) -> tuple[Card, ...]:
        """Courts that go and that the King of another hand could have caught."""
        return () if self.own else tuple(card for card in self.gone if card.rank in EXPOSED)

    @cached_property
    def exposed(self) -> Card | None:
        """The Queen or Knight that stays to be caught."""
        court = self.left and not self.own and self.left[0].rank in EXPOSED
        return self.left[0] if court and sum(card.points == HALF for card in self.left) < GUARDS else None

    @cached_property
    def bared(self) -> Card | None:
        """The Queen or Knight whose small cards have gone."""
        return self.exposed if self.gone and self.left and self.left[-1].points != HALF else None

    @cached_property
    def small(self) -> bool:
        """Does a small card go, and the suit is not emptied by it?"""
        return not self.emptied and any(card.points == HALF for card in self.gone)


class TakerHand:
    """The taker's cards with the chien, before so many of them go."""

    def __init__(self, hand: tuple[Card, ...], number: int) -> None:
        self.number, self.plain = number, plain_cards(hand)
        self.trumps = sum(card.is_trump for card in hand)
        kings = {card.suit for card in hand if card.rank == "K"}
        self.suits = {suit: tuple(card for card in self.plain if card.suit == suit) for suit in SUITS}
        self.parts = [_parts(suit, suit in kings, held, number) for suit, held in self.suits.items()]
        self.can_empty = [suit for suit, held in self.suits.items() if suit not in kings and 0 < len(held) <= number]
        """The suits that can be emptied: without their King, and of no more cards than go."""

    @cached_property
    def most(self) -> int:
        """How many suits can be emptied at once."""
        together = accumulate(sorted(len(self.suits[suit]) for suit in self.can_empty))
        return sum(cards <= self.number for cards in together)

    @property
    def settled(self) -> bool:
        """Have the rules something to say: trumps to use, and a suit that can be emptied?"""
        return self.trumps >= TRUMPS_TO_USE and bool(self.can_empty)

    @property
    def ways(self) -> Iterator[Away]:
        """Every discard of cards that may always go."""
        for many in product(*(range(len(parts)) for parts in self.parts)):
            if sum(many) == self.number:
                for parts in product(*(of[n] for of, n in zip(self.parts, many, strict=True))):
                    yield Away(self, parts)


def _parts(suit: str, own: bool, held: tuple[Card, ...], number: int) -> list[list[Part]]:
    """By how many cards of the suit go, everything that may go of it."""
    return [
        [Part(suit, own, gone, tuple(card for card in held if card not in gone)) for gone in combinations(held, many)]
        for many in range(min(len(held), number) + 1)
    ]


@fast_dataclass(frozen=True)
class Away:
    """One discard, suit by suit."""

    holding: TakerHand
    parts: tuple[Part, ...]

    @cached_property
    def option(self) -> Option:
        """The cards, in the order of the hand."""
        return tuple([card for part in self.parts for card in part.gone])

    @cached_property
    def empty(self) -> tuple[str, ...]:
        """The suits that are empty now."""
        return tuple([part.suit for part in self.parts if part.emptied])

    @property
    def bared(self) -> Card | None:
        return next((part.bared for part in self.parts if part.bared), None)

    @property
    def wasteful(self) -> bool:
        """Does a court stay to be caught, while a small card of a suit that is not emptied goes?"""
        return any(part.small for part in self.parts) and any(part.exposed for part in self.parts)


Rule = Callable[[Away], Opinion | None]


def empties_suits(away: Away) -> Opinion | None:
    """As many whole suits go as can, to be trumped, and no court is left behind to be caught. Source: french#game-play."""
    if not away.empty or len(away.empty) < away.holding.most or away.bared or away.wasteful:
        return None
    home = tuple(card.code for part in away.parts for card in part.home)
    facts: Facts = {"cards": _codes(away), "suits": away.empty, "courts": home}
    return Opinion("best", "advice-chien-empties-with-points" if home else "advice-chien-empties", facts, PLAY)


def no_suit_emptied(away: Away) -> Opinion | None:
    """A suit could have gone, and in each something stays that has to follow. Source: french#game-play."""
    if away.empty or sum(len(part.home) for part in away.parts) > 1:
        return None
    held = away.holding.suits

    def to_go(suit: str) -> tuple[int, int]:
        """How long the suit is, and how many of its cards have stayed."""
        return len(held[suit]), sum(card not in away.option for card in held[suit])

    shortest = min(away.holding.can_empty, key=to_go)
    return Opinion("poor", "advice-chien-empties-none", {"cards": _codes(away), "suit": shortest}, PLAY)


def court_left_alone(away: Away) -> Opinion | None:
    """The small cards of a suit go and its Queen stays for the King to catch. Source: french#bidding."""
    court = away.bared
    if court is None:
        return None
    facts: Facts = {"cards": _codes(away), "court": court.code, "suit": court.suit}
    return Opinion("poor", "advice-chien-bares-a-court", facts, BIDDING)


RULES: tuple[Rule, ...] = (empties_suits, court_left_alone, no_suit_emptied)


def _codes(away: Away) -> tuple[str, ...]:
    return tuple(card.code for card in away.option)
