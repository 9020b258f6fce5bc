"""A deal in full view played to its end, by chance or by rule of thumb, and what it is then worth."""

from __future__ import annotations

import numpy as np

from players.core.cards import ALL, BEATS, FOOL, MATTO_AT, OF_SUIT, SUIT, TRUMPS
from players.core.cards import MATTO as FOOL_CARD
from players.core.chance import below, one_of, one_of_hand
from players.core.jit import compiled, lowest
from players.core.piles import LAST_TRICK, settled, worth
from players.core.policy import follow, lead

LED, HIGH, HIGH_SEAT, PILE, PLACE, SEAT, MATTO, LAST = range(8)
"""What ``now`` holds of the trick on the table: the suit led (the fool's number: none yet), the highest card and who played
it, all its cards, how many there are, whose turn it is; which side has played the Matto (-1 none); who took the last trick."""
NOW = 8
FOLLOWING = OF_SUIT.copy()
"""By the suit led, the cards that follow it; where only the Matto lies, all do."""
FOLLOWING[FOOL] = ALL


@compiled
def put(card: int, hands: np.ndarray, won: np.ndarray, now: np.ndarray) -> None:
    """Whoever is to play plays this card; a complete trick goes to its winner, who is to play next."""
    seat, bit = now[SEAT], np.int64(1) << card
    hands[seat] &= ~bit
    if card == MATTO_AT:
        now[MATTO] = seat & 1
    if now[PLACE] == 0:
        now[LED], now[HIGH], now[HIGH_SEAT], now[PILE] = SUIT[card], card, seat, bit
    else:
        if now[LED] == FOOL:
            now[LED] = SUIT[card]
        if (BEATS[now[HIGH]] >> card) & 1:
            now[HIGH], now[HIGH_SEAT] = card, seat
        now[PILE] |= bit
    if now[PLACE] == 3:
        taker = now[HIGH_SEAT]
        won[taker & 1] |= now[PILE]
        now[LAST] = taker
        now[SEAT] = taker
        now[PLACE], now[LED], now[PILE] = 0, FOOL, 0
    else:
        now[PLACE] += 1
        now[SEAT] = (seat + 1) & 3


@compiled
def by_chance(hands: np.ndarray, won: np.ndarray, now: np.ndarray, state: np.ndarray) -> None:
    """All cards are played, each time one of those that may be, each as likely.

    What only picks a value is written so that no branch hangs on it: chance cannot be foreseen, and the processor tries to.
    """
    led, high, high_seat, pile = now[LED], now[HIGH], now[HIGH_SEAT], now[PILE]
    place, seat, matto, last = now[PLACE], now[SEAT], now[MATTO], now[LAST]
    ours, theirs = won[0], won[1]
    while hands[seat]:
        if place == 0:
            led, high, high_seat, pile = FOOL, MATTO_AT, seat, 0
        for _ in range(place, 4):
            hand = hands[seat]
            following, trumps = hand & FOLLOWING[led], hand & TRUMPS
            may = following if following else trumps
            may = may | (hand & FOOL_CARD) if may else hand
            bit = one_of_hand(may, state)
            card = lowest(bit)
            hands[seat] = hand ^ bit
            matto = seat & 1 if card == MATTO_AT else matto
            led = SUIT[card] if led == FOOL else led
            higher = BEATS[high] >> card & 1
            high = card if higher else high
            high_seat = seat if higher else high_seat
            pile |= bit
            seat = (seat + 1) & 3
        yours = -(high_seat & 1)
        ours |= pile & ~yours
        theirs |= pile & yours
        place, last, seat = 0, high_seat, high_seat
    won[0], won[1] = ours, theirs
    now[MATTO], now[LAST], now[SEAT] = matto, last, seat


@compiled
def to_the_end(
    hands: np.ndarray, won: np.ndarray, now: np.ndarray, lacks: np.ndarray, whim: int, state: np.ndarray
) -> None:
    """All cards are played by rule of thumb, ``whim`` times in 1024 by chance.

    ``lacks``: by seat, a bit for each suit of which everybody has seen that there is none; it goes on being kept.
    """
    led, high, high_seat, pile = now[LED], now[HIGH], now[HIGH_SEAT], now[PILE]
    place, seat, matto, last = now[PLACE], now[SEAT], now[MATTO], now[LAST]
    ours, theirs = won[0], won[1]
    while True:
        hand = hands[seat]
        if hand == 0 and place == 0:
            break
        may = hand
        if place and led != FOOL:
            may = hand & OF_SUIT[led]
            if may == 0:
                may = hand & TRUMPS
            may = hand if may == 0 else may | (hand & FOOL_CARD)
        if may & (may - 1) == 0 or (whim and below(1024, state) < whim):
            card = one_of(may, state)
        else:
            after = lacks[(seat + 1) & 3]
            if place:
                partner = high_seat == (seat ^ 2) and led != FOOL
                card = follow(hand, may, led, high, partner, 3 - place, pile, ours | theirs, after)
            else:
                before = lacks[(seat + 3) & 3]
                after, before = 0 if after & 1 else after, 0 if before & 1 else before
                card = lead(hand, ours | theirs, after | before)
        bit = np.int64(1) << card
        hands[seat] = hand & ~bit
        if card == MATTO_AT:
            matto = seat & 1
        if place == 0:
            led, high, high_seat, pile = SUIT[card], card, seat, bit
        else:
            suit = SUIT[card]
            if led == FOOL:
                led = suit
            elif suit != led and suit != FOOL:
                lacks[seat] |= (1 << led) | (0 if suit == 0 else 1)
            if (BEATS[high] >> card) & 1:
                high, high_seat = card, seat
            pile |= bit
        if place == 3:
            if high_seat & 1:
                theirs |= pile
            else:
                ours |= pile
            last = seat = high_seat
            place, led, pile = 0, FOOL, 0
        else:
            place += 1
            seat = (seat + 1) & 3
    won[0], won[1] = ours, theirs
    now[MATTO], now[LAST], now[SEAT] = matto, last, seat


@compiled
def outcome(
    won: np.ndarray, now: np.ndarray, left: int, dealer: int, given: int, rules: int, side: int
) -> tuple[int, int]:
    """The points of this side less the other's in a deal that is over, declarations apart; and the side's pile.

    ``left``: the dealer's discard; ``given``: the card given for the Matto, 0 where none was so far.
    """
    mine, yours = settled(won[0], won[1], left, dealer & 1 == 0, now[MATTO], given, rules)
    six = LAST_TRICK if now[LAST] & 1 == side else -LAST_TRICK
    if side:
        return worth(yours, rules) - worth(mine, rules) + six, yours
    return worth(mine, rules) - worth(yours, rules) + six, mine
