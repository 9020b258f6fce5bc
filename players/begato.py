"""Who takes the Bégato home if all hands lie open and everybody plays for nothing else: exact, and quick, as only that counts.

Other cards matter by rank alone: of cards in one hand between which nobody else holds one, one is tried. Plain Python, so that
it is answered without numba too.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.cards import Card
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import BEGATO
from players.core.cards import BEATS, FOOL, MOORS, NUMBER, OF_SUIT, SUIT, TRUMPS, mask
from players.core.cards import MATTO as FOOL_CARD

NODES_A_MS = 300
"""Moments that are looked at in a millisecond, taken low, so that the same time gives the same answer on every machine."""
MOST_KNOWN = 400_000
"""So many starts of tricks are remembered, some 100 MB; what comes then is looked at each time."""
TARGET_AT = NUMBER[BEGATO]
TARGET = 1 << TARGET_AT
_BEATS, _SUIT, _OF_SUIT = ([int(one) for one in some] for some in (BEATS, SUIT, OF_SUIT))
Hands = tuple[int, int, int, int]


class TooLong(Exception):
    """More moments than there was time for."""


@dataclass
class _Search:
    """The search for a line on which the Begato comes home. ``side``: whose the question is; ``left``: moments that may still
    be looked at; ``known``: starts of tricks met before.
    """

    side: int
    left: int
    known: dict[tuple[Hands, int], bool] = field(default_factory=dict)

    def leads(self, hands: Hands, seat: int) -> bool:
        """Does the side get it from the start of a trick on?"""
        key = hands, seat
        found = self.known.get(key)
        if found is None:
            found = self.plays(hands, seat, 0, FOOL, -1, -1, 0)
            if len(self.known) < MOST_KNOWN:
                self.known[key] = found
        return found

    def plays(self, hands: Hands, seat: int, place: int, led: int, high: int, holder: int, trick: int) -> bool:
        """Does the side get it when this seat is to play to this trick, of which ``holder`` has the highest card?"""
        self.left -= 1
        if self.left < 0:
            raise TooLong
        ours = seat & 1 == self.side
        hand = hands[seat]
        others = (hands[0] | hands[1] | hands[2] | hands[3] | trick) & ~hand
        for card in _worth_trying(_may(hand, led), others):
            if self.after(hands, seat, place, led, high, holder, trick, card) is ours:
                return ours
        return not ours

    def after(
        self, hands: Hands, seat: int, place: int, led: int, high: int, holder: int, trick: int, card: int
    ) -> bool:
        """The same after this card."""
        here = list(hands)
        here[seat] &= ~(1 << card)
        left = here[0], here[1], here[2], here[3]
        if led == FOOL:
            led = _SUIT[card]
        if place == 0 or _BEATS[high] >> card & 1:
            high, holder = card, seat
        trick |= 1 << card
        if place < 3:
            return self.plays(left, (seat + 1) & 3, place + 1, led, high, holder, trick)
        if trick & TARGET:
            return holder & 1 == self.side
        return self.leads(left, holder)


def _may(hand: int, led: int) -> int:
    if led == FOOL:
        return hand
    may = hand & _OF_SUIT[led] or hand & TRUMPS
    return may | hand & FOOL_CARD if may else hand


def _worth_trying(may: int, others: int) -> list[int]:
    """One card of each lot that is as good as each other, the Bégato first and then the highest: what settles it soonest."""
    moors = may & MOORS
    may ^= moors ^ (moors & -moors)
    found, last = [TARGET_AT] if may & TARGET else [], -1
    may &= ~TARGET
    while may:
        bit = may & -may
        card = bit.bit_length() - 1
        may ^= bit
        # As good as the one before, if that is of the same suit and nobody else holds what lies between.
        same = last >= 0 and _SUIT[last] == _SUIT[card] and not (bit | 1 << last) & MOORS
        if not (same and not others & (bit - (2 << last))):
            found.append(card)
        last = card
    return found


def home(state: State, ms: int) -> dict[Card, bool] | None:
    """For each card that may go now: does it bring the Bégato home to the player's side, whatever the others play then?

    All hands are looked at. None where the time is not enough. Errors: ValueError where the Bégato has fallen already.
    """
    seat = state.to_act
    assert seat is not None
    hands = tuple(mask(hand) for hand in state.hands)
    cards, trick = FOLLOWING.allowed(state.hands[seat], state.trick.cards), mask(state.trick.cards)
    if not (hands[0] | hands[1] | hands[2] | hands[3] | trick) & TARGET:
        raise ValueError("the Bégato has fallen already")
    led, high, holder = FOOL, -1, -1
    for place, card in enumerate(state.trick.cards):
        number = NUMBER[card]
        led = _SUIT[number] if led == FOOL else led
        if place == 0 or _BEATS[high] >> number & 1:
            high, holder = number, state.trick.seat(place, 4)
    search = _Search(seat & 1, ms * NODES_A_MS)
    try:
        return {
            card: search.after(
                (hands[0], hands[1], hands[2], hands[3]),
                seat,
                len(state.trick.cards),
                led,
                high,
                holder,
                trick,
                NUMBER[card],
            )
            for card in cards
        }
    except TooLong:
        return None
