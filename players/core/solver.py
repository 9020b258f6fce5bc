"""The end of a deal with all hands open, solved exactly: what each card comes to when everybody then plays best.

Null windows are searched with a table of the moments met before. A moment at the start of a trick is known by the cards left,
who leads, who played the Matto, how many tricks each side has, and which of its cards can still matter one by one: pips are
as good as each other, and so are Moors, and numbers that no grande reaches.
"""

from __future__ import annotations

import numpy as np

from players.core.bounds import (
    DEALER,
    FAR,
    GENERATION,
    GIVEN,
    LEFT,
    LIMIT,
    NODES,
    PLAIN,
    RULES,
    SETTING,
    STOPPED,
    alike,
    at_most,
    end,
    fewer,
    guess,
    kept_for_sure,
)
from players.core.cards import BEATS, FIRST_MOOR, FOOL, MATTO, MATTO_AT, MOORS, SUIT, TRUMPS
from players.core.jit import compiled, lowest, ones
from players.core.playing import HIGH, HIGH_SEAT, LED, PILE, PLACE, SEAT, put
from players.core.playing import MATTO as MATTO_SIDE
from players.core.policy import follow, lead
from players.core.tricks import may_play

REMAINING, TAKEN = range(2)
"""What ``keys`` hold of a moment: the cards left and who leads; our cards that matter and who played the Matto."""
FIRST, UPPER, COUNT, HINT, OF_SEARCH = range(5)
"""What ``entries`` hold of it: at least, at most; how many cards we have; the card that was best; in which search."""
ENTRIES = 1 << 20
STEP = 6
"""How far from the guess the second window lies; the next ones lie twice as far each."""


@compiled
def _search(
    hands: np.ndarray, seat: int, led: int, high: int, high_seat: int, pile: int, place: int, ours: int, theirs: int,
    matto: int, beta: int, setting: np.ndarray, keys: np.ndarray, entries: np.ndarray,
) -> int:  # fmt: skip
    """A bound on the difference for seats 0 and 2: at least ``beta`` if they can reach that, else below it."""
    at, hint, remaining, taken, count = -1, -1, 0, 0, 0
    if place == 0:
        remaining = hands[0] | hands[1] | hands[2] | hands[3]
        if remaining == 0:
            return end(ours, theirs, matto, seat, setting)
        setting[NODES] += 1
        if setting[NODES] > setting[LIMIT]:
            setting[STOPPED] = 1
            return 0
        if remaining & (remaining - 1):
            taken = (ours & ~(setting[PLAIN] | MOORS | MATTO)) | (np.int64(matto + 1) << 62)
            taken |= ((np.int64(1) << ones(ours & MOORS)) - 1) << FIRST_MOOR  # Moors are as good as each other
            count = ones(ours)
            mixed = (remaining ^ (np.int64(seat) << 62)) * np.int64(-7046029254386353131)
            mixed ^= (taken + count) * np.int64(-4417276706812531889)
            mixed ^= mixed >> 29
            mixed *= np.int64(-8796714831421723037)
            at = (mixed >> 32) & (ENTRIES - 1)
            remaining |= np.int64(seat) << 62
            if (
                keys[at, REMAINING] == remaining and keys[at, TAKEN] == taken
                and entries[at, OF_SEARCH] == setting[GENERATION] and entries[at, COUNT] == count
            ):  # fmt: skip
                if entries[at, FIRST] >= beta:
                    return entries[at, FIRST]
                if entries[at, UPPER] < beta:
                    return entries[at, UPPER]
                hint = entries[at, HINT]
            else:
                keys[at, REMAINING], keys[at, TAKEN] = remaining, taken
                entries[at, COUNT], entries[at, OF_SEARCH] = count, setting[GENERATION]
                entries[at, FIRST], entries[at, UPPER], entries[at, HINT] = -FAR, FAR, -1
                rest = hands[0] | hands[1] | hands[2] | hands[3]
                held, theirs_held = (hands[0] | hands[2]) & TRUMPS, (hands[1] | hands[3]) & TRUMPS
                holder = matto
                if matto < 0:
                    holder = 0 if (hands[0] | hands[2]) & MATTO else 1
                upper = at_most(
                    ours,
                    theirs,
                    rest,
                    kept_for_sure(theirs_held, held),
                    1 if holder == 0 else 0,
                    setting[DEALER] & 1 == 0,
                    setting,
                )
                entries[at, UPPER] = upper
                if upper < beta:
                    return upper
                lower = -at_most(
                    theirs,
                    ours,
                    rest,
                    kept_for_sure(held, theirs_held),
                    1 if holder == 1 else 0,
                    setting[DEALER] & 1 == 1,
                    setting,
                )
                entries[at, FIRST] = lower
                if lower >= beta:
                    return lower
    hand = hands[seat]
    may = may_play(hand, led)
    if may & (may - 1):
        others = (hands[0] | hands[1] | hands[2] | hands[3] | pile) & ~hand
        may = fewer(may, others, setting[PLAIN])
    best, chosen = 0, -1
    ours_to_play = seat & 1 == 0
    best = -FAR if ours_to_play else FAR
    first = hint
    if first < 0 or (may >> first) & 1 == 0:
        if may & (may - 1) == 0:
            first = lowest(may)
        elif place == 0:
            first = lead(hand, ours | theirs, 0)
        else:
            partner = high_seat == (seat ^ 2) and led != FOOL
            first = follow(hand, may, led, high, partner, 3 - place, pile, ours | theirs, 0)
        if (may >> first) & 1 == 0:
            first = lowest(may)
    while may:
        card = first if first >= 0 else lowest(may)
        first = -1
        bit = np.int64(1) << card
        may &= ~bit
        hands[seat] = hand & ~bit
        side = seat & 1 if card == MATTO_AT else matto
        if place == 0:
            now_led, now_high, now_seat, now_pile = SUIT[card], card, seat, bit
        else:
            now_led, now_high, now_seat, now_pile = led, high, high_seat, pile | bit
            if led == FOOL:
                now_led = SUIT[card]
            if (BEATS[high] >> card) & 1:
                now_high, now_seat = card, seat
        if place == 3:
            if now_seat & 1 == 0:
                value = _search(
                    hands, now_seat, FOOL, 0, 0, 0, 0, ours | now_pile, theirs, side, beta, setting, keys, entries
                )
            else:
                value = _search(
                    hands, now_seat, FOOL, 0, 0, 0, 0, ours, theirs | now_pile, side, beta, setting, keys, entries
                )
        else:
            value = _search(
                hands, (seat + 1) & 3, now_led, now_high, now_seat, now_pile, place + 1, ours, theirs, side, beta,
                setting, keys, entries,
            )  # fmt: skip
        hands[seat] = hand
        if setting[STOPPED]:
            return 0
        if ours_to_play:
            if value > best:
                best, chosen = value, card
            if best >= beta:
                break
        else:
            if value < best:
                best, chosen = value, card
            if best < beta:
                break
    if at >= 0 and keys[at, REMAINING] == remaining and keys[at, TAKEN] == taken and entries[at, COUNT] == count:
        entries[at, HINT] = chosen
        if best >= beta:
            entries[at, FIRST] = max(entries[at, FIRST], best)
        else:
            entries[at, UPPER] = min(entries[at, UPPER], best)
    return best


@compiled
def solve(
    cards: np.ndarray, hands: np.ndarray, won: np.ndarray, now: np.ndarray, left: int, dealer: int, given: int, rules: int,
    limit: int, keys: np.ndarray, entries: np.ndarray, generation: int,
) -> np.ndarray:  # fmt: skip
    """What each of these cards, which may be played now, comes to for seats 0 and 2; and at the end how many nodes it took.

    Without cards the moment itself is solved, and found last but two. The last but one number is 1 where more than ``limit``
    nodes would have been needed; the values are then not all known.
    """
    number = max(1, len(cards))
    found = np.zeros(number + 2, np.int64)
    setting = np.zeros(SETTING, np.int64)
    setting[LIMIT], setting[GENERATION], setting[RULES] = limit, generation, rules
    setting[LEFT], setting[DEALER], setting[GIVEN] = left, dealer, given
    setting[PLAIN] = alike(hands, won, now[PILE], rules)
    trial, piles, moment = hands.copy(), won.copy(), now.copy()
    for j in range(number):
        trial[:], piles[:], moment[:] = hands, won, now
        if len(cards):
            put(cards[j], trial, piles, moment)
        low, high, step = -FAR, FAR, STEP
        beta = guess(trial, piles, moment, setting)
        while low < high and not setting[STOPPED]:
            value = _search(
                trial, moment[SEAT], moment[LED], moment[HIGH], moment[HIGH_SEAT], moment[PILE], moment[PLACE], piles[0],
                piles[1], moment[MATTO_SIDE], beta, setting, keys, entries,
            )  # fmt: skip
            if value < beta:
                high = value
            else:
                low = value
            # Away from the guess in growing steps until the value lies between two bounds, then to their middle.
            if high == FAR:
                beta = low + step
                step *= 2
            elif low == -FAR:
                beta = high - step + 1
                step *= 2
            else:
                beta = (low + high + 1) // 2
        found[j] = low
        if setting[STOPPED]:
            found[number] = 1
            break
    found[number + 1] = setting[NODES]
    return found
