"""What one player may know: the own hand, the trick, what was played and shown; and what a choice is."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.cards import Card
from engine.games.bologna.deal.actions import Action
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.pack import BEGATO, KING_OF, MATTO, PACK
from engine.games.bologna.rules import Rules
from engine.parts.following import suit_led
from engine.parts.tricks import winner
from engine.verdict import NO_FACTS, Facts

REASONS = {
    "only-card": "ottocento#the-play",
    "lead-begato-to-the-angel": "ottocento#saving-the-begato",
    "lead-long-trumps": "ottocento#leading-trumps",
    "lead-single-king": "ottocento#playing-suits",
    "lead-short-suit": "ottocento#planning-the-play",
    "lead-back": "ottocento#returning-a-lead",
    "lead-without-the-king": "ottocento#playing-suits",
    "lead-what-is-left": "ottocento#playing-suits",
    "begato-under-the-angel": "ottocento#saving-the-begato",
    "begato-takes": "ottocento#saving-the-begato",
    "angel-for-the-begato": "ottocento#saving-the-begato",
    "points-to-partner": "ottocento#observations-on-the-cards-and-their-values",
    "matto-saves": "ottocento#use-of-the-matto",
    "king-first-round": "ottocento#playing-suits",
    "take-cheaply": "ottocento#observations-on-the-cards-and-their-values",
    "trump-in": "ottocento#planning-the-play",
    "worthless": "ottocento#observations-on-the-cards-and-their-values",
    "leave-a-void": "ottocento#choosing-the-discard",
    "leave-useful": "ottocento#choosing-the-discard",
    "declare-key-cards": "ottocento#declaring-combinations-in-the-first-trick",
    "declare-doubled": "ottocento#declaring-combinations-in-the-first-trick",
    "declare-nothing": "ottocento#declaring-combinations-in-the-first-trick",
    "give-a-pip": "ottocento#the-play",
    "give-later": "ottocento#the-play",
}
"""Why a player does something -> where the source advises it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action and why: ``reason`` is one of :data:`REASONS`. ``action`` None: nothing is done now (no card given yet)."""

    action: Action | None
    reason: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)


@dataclass(frozen=True, slots=True)
class Seen:
    """The deal from one chair. ``theirs``: cards that partner has shown and not played yet."""

    seat: int
    hand: tuple[Card, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    gone: frozenset[Card]
    theirs: frozenset[Card]
    taken: tuple[Card, ...]
    rules: Rules
    seats: int

    @property
    def legal(self) -> tuple[Card, ...]:
        return tuple(card for card in self.hand if FOLLOWING.judge(self.hand, self.trick.cards, card).ok)

    @property
    def led(self) -> str | None:
        return suit_led(self.trick.cards)

    @property
    def last(self) -> bool:
        return len(self.trick.cards) == self.seats - 1

    @property
    def partner_wins(self) -> bool:
        """Is the highest card of the trick so far partner's?"""
        if not self.trick.cards or all(card.is_fool for card in self.trick.cards):
            return False
        ahead = winner(self.trick.cards, "ottocento#the-play").index
        return (self.trick.leader + ahead) % self.seats == (self.seat + 2) % self.seats

    def takes(self, card: Card) -> bool:
        """Would this card be the highest of the trick now?"""
        if card.is_fool:
            return False
        return winner((*self.trick.cards, card), "ottocento#the-play").index == len(self.trick.cards)

    def of(self, suit: str) -> tuple[Card, ...]:
        return tuple(card for card in self.hand if card.suit == suit)

    def king_is_gone(self, suit: str) -> bool:
        return KING_OF[suit] in self.gone

    @property
    def highest_trump_out(self) -> Card:
        """The highest trump not played in a finished trick."""
        return next(card for card in PACK if card.is_trump and card not in self.gone)


def seen(state: State, seat: int) -> Seen:
    """What this player knows of the deal; the other hands are not looked at."""
    seats, gone = state.form.seats, state.earlier
    partner = (seat + 2) % seats if seats == 4 else None
    shown = {PACK[code] for one in state.shown[partner] for code in one.cards} if partner is not None else set()
    return Seen(
        seat, state.hands[seat], state.trick, state.tricks, gone, frozenset(shown - gone - set(state.trick.cards)),
        state.taken(state.form.side(seat)), state.rules, seats,
    )  # fmt: skip


def worth(card: Card) -> int:
    """How dear a card is to the side that gets it: key cards first. Source: ottocento#choosing-the-discard, #planning-the-play."""
    if card == BEGATO:
        return 12
    if card == MATTO:
        return 11
    if card.rank == "K":
        return 10
    if card.is_trump:
        return 9 if card.code == "World" else 5 if card.groups & {"rossi"} else 4 if card.groups & {"moors"} else 1
    return {"Q": 7, "N": 6, "J": 6, "A": 5}.get(card.rank, 0)
