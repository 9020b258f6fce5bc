"""A moment of the search for an end: made ready, left for the next one, and kept in a table of those met before."""

from __future__ import annotations

import numpy as np

from players.core.cards import BEATS, FIRST_MOOR, FOOL, MATTO, MATTO_AT, MOORS, SUIT, TRUMPS
from players.core.ends.bounds import (
    DEALER,
    DEAR,
    FAR,
    GENERATION,
    HOLDER,
    LIKED,
    LIMIT,
    NARROW,
    NODES,
    PLAIN,
    RULES,
    STOPPED,
    at_most,
    at_most_from,
    end,
    end_from,
    fewer,
)
from players.core.ends.closing import last_trick, taken
from players.core.ends.moments import moment
from players.core.ends.ordering import ranked
from players.core.ends.places import CARDS_LEFT, FIRST, HINT, OF_SEARCH, SEARCHES, UPPER, place_of
from players.core.ends.reach import within_reach
from players.core.ends.sure import kept_for_sure, sure_of
from players.core.jit import inlined, ones
from players.core.tricks import may_play

(
    PLAYER, SUIT_LED, TOP, TOP_SEAT, TRICK, CARDS, OURS, THEIRS, SIDE, HAND, TO_TRY, TRIED, UNDER_WAY, BEST, CHOSEN, AT,
    KEY, KEY_2, SO_FAR, ALIKE,
) = range(20)  # fmt: skip
"""What a frame holds of a moment: who is to play, the trick so far, both piles, whose the Matto was (or what is owed for it); the
hand, how many cards are to be tried and how many were; the best value so far and its card; the place in the table and what
stands there. After that, the cards to try, likely ones first."""
ORDER = 20
FRAME, DEEPEST = ORDER + 16, 62
MORE_LEADS = 2
"""So many more leads than answers to them are tried for a guess."""


@inlined
def known_at_once(
    frames: np.ndarray, depth: int, hands: np.ndarray, beta: int, setting: np.ndarray, table: np.ndarray,
    keys: np.ndarray, entries: np.ndarray,
) -> bool:  # fmt: skip
    """Is the value of this moment, the start of a trick, known without searching? Then it is in the frame."""
    ours, theirs, matto, seat = frames[depth, OURS], frames[depth, THEIRS], frames[depth, SIDE], frames[depth, PLAYER]
    rest, holder = hands[0] | hands[1] | hands[2] | hands[3], setting[HOLDER]
    frames[depth, AT] = -1
    if rest == 0:
        if holder < 0:
            frames[depth, BEST] = end(ours, theirs, matto, seat, setting)
        else:
            frames[depth, BEST] = end_from(ours, theirs, matto, seat, setting[RULES])
        return True
    setting[NODES] += 1
    if setting[NODES] > setting[LIMIT]:
        setting[STOPPED] = 1
        frames[depth, BEST] = 0
        return True
    if holder >= 0 and hands[0] & (hands[0] - 1) == 0:
        frames[depth, BEST] = last_trick(seat, ours, theirs, matto, hands, setting)
        return True
    if rest & (rest - 1) == 0:
        frames[depth, ALIKE] = setting[PLAIN]
        return False
    within, within_2 = np.int64(0), np.int64(0)
    if holder < 0:
        so_far, alike = 0, setting[PLAIN]
        taken = (ours & ~(alike | MOORS | MATTO)) | (np.int64(matto + 1) << 62)
        taken |= ((np.int64(1) << ones(ours & MOORS)) - 1) << FIRST_MOOR  # Moors are as good as each other
        key, key_2 = (rest | (np.int64(seat) << 62)) ^ (np.int64(ones(ours)) * np.int64(-7046029254386353131)), taken
    else:
        within = within_reach(ours, hands[0] | hands[2], hands[1], hands[3])
        within_2 = within_reach(theirs, hands[1] | hands[3], hands[0], hands[2])
        key, key_2, so_far, alike = moment(ours, theirs, matto, rest, seat, setting[RULES], within, within_2, table)
    search, many = setting[GENERATION] & SEARCHES, ones(rest) - 1
    at = place_of(key, key_2, search, many, keys, entries)
    frames[depth, AT], frames[depth, KEY], frames[depth, KEY_2], frames[depth, SO_FAR], frames[depth, ALIKE] = (
        at,
        key,
        key_2,
        so_far,
        alike,
    )
    if keys[at, 0] != key or keys[at, 1] != key_2:
        keys[at, 0], keys[at, 1], entries[at, HINT], entries[at, OF_SEARCH] = key, key_2, -1, -1
    if entries[at, OF_SEARCH] >> CARDS_LEFT != search:
        entries[at, OF_SEARCH] = search << CARDS_LEFT | many
        if holder < 0:
            held, theirs_held = (hands[0] | hands[2]) & TRUMPS, (hands[1] | hands[3]) & TRUMPS
            sure, theirs_sure = kept_for_sure(held, theirs_held), kept_for_sure(theirs_held, held)
            owner = matto
            if matto < 0:
                owner = 0 if (hands[0] | hands[2]) & MATTO else 1
            dealers = setting[DEALER] & 1 == 0
            most = at_most(ours, theirs, rest, theirs_sure, 1 - owner, dealers, setting)
            least = -at_most(theirs, ours, rest, sure, owner, not dealers, setting)
        else:
            after, partner, before = hands[(seat + 1) & 3], hands[(seat + 2) & 3], hands[(seat + 3) & 3]
            sure, cost = sure_of(1, hands[seat], partner, before, after)
            theirs_sure, their_cost = sure_of(0, after, before, hands[seat], partner)
            if seat & 1:
                sure, cost, theirs_sure, their_cost = theirs_sure, their_cost, sure, cost
            most = matto + at_most_from(
                ours, theirs, rest, theirs_sure, their_cost, holder == 1, within, setting[RULES]
            )
            least = matto - at_most_from(theirs, ours, rest, sure, cost, holder == 0, within_2, setting[RULES])
        entries[at, UPPER], entries[at, FIRST] = most - so_far, least - so_far
    if entries[at, FIRST] + so_far >= beta:
        frames[depth, BEST] = entries[at, FIRST] + so_far
        return True
    if entries[at, UPPER] + so_far < beta:
        frames[depth, BEST] = entries[at, UPPER] + so_far
        return True
    return False


@inlined
def liked_at(hand: int, place: int, seat: int) -> int:
    """Where the card stands that was enough the last time, with so many cards in this hand."""
    return LIKED + 16 * ones(hand) + 4 * place + seat


@inlined
def entered(
    depth: int, frames: np.ndarray, hands: np.ndarray, beta: int, setting: np.ndarray, table: np.ndarray, keys: np.ndarray,
    entries: np.ndarray,
) -> bool:  # fmt: skip
    """Makes a moment ready to be searched, unless its value is known: then that is in the frame, and true comes back."""
    seat, place, hint = frames[depth, PLAYER], frames[depth, CARDS], -1
    frames[depth, CHOSEN] = -1
    if place == 0:
        if known_at_once(frames, depth, hands, beta, setting, table, keys, entries):
            return True
        if frames[depth, AT] >= 0:
            hint = entries[frames[depth, AT], HINT]
    else:
        frames[depth, AT] = -1
    hand = hands[seat]
    may = may_play(hand, frames[depth, SUIT_LED])
    if may & (may - 1):
        others = (hands[0] | hands[1] | hands[2] | hands[3] | frames[depth, TRICK]) & ~hand
        may = fewer(may, others, frames[depth, ALIKE])
    number = ranked(
        frames, depth, ORDER, may, hint, seat, place, frames[depth, SUIT_LED], frames[depth, TOP], frames[depth, TOP_SEAT],
        frames[depth, TRICK], hands, setting, DEAR, setting[liked_at(hand, place, seat)],
    )  # fmt: skip
    if setting[NARROW]:
        number = min(number, setting[NARROW] + (MORE_LEADS if place == 0 else 0))
    frames[depth, TO_TRY], frames[depth, TRIED], frames[depth, HAND] = number, 0, hand
    frames[depth, BEST] = -FAR if seat & 1 == 0 else FAR
    if place == 3 and number > 1 and ones(hands[(seat + 1) & 3]) > 2:
        # Is one of these tricks known to be enough? Those known not to be need no second look.
        unknown = 0
        for i in range(number):
            card = frames[depth, ORDER + i]
            play_on(frames, depth, card, hands, setting[HOLDER])
            known = known_at_once(frames, depth + 1, hands, beta, setting, table, keys, entries)
            hands[seat] = hand
            if not known:
                frames[depth, ORDER + unknown] = card
                unknown += 1
                continue
            value = frames[depth + 1, BEST]
            if (value > frames[depth, BEST]) if seat & 1 == 0 else (value < frames[depth, BEST]):
                frames[depth, BEST], frames[depth, CHOSEN] = value, card
                if (value >= beta) if seat & 1 == 0 else (value < beta):
                    return True
        frames[depth, TO_TRY] = unknown
    return False


@inlined
def play_on(frames: np.ndarray, depth: int, card: int, hands: np.ndarray, holder: int) -> None:
    """The moment after this card."""
    seat, bit = frames[depth, PLAYER], np.int64(1) << card
    hands[seat] = frames[depth, HAND] & ~bit
    after = depth + 1
    ours, theirs, side = frames[depth, OURS], frames[depth, THEIRS], frames[depth, SIDE]
    if card == MATTO_AT and holder < 0:
        side = seat & 1
    led, top, top_seat, trick = SUIT[card], card, seat, bit
    if frames[depth, CARDS]:
        trick |= frames[depth, TRICK]
        if frames[depth, SUIT_LED] != FOOL:
            led = frames[depth, SUIT_LED]
        if (BEATS[frames[depth, TOP]] >> card) & 1 == 0:
            top, top_seat = frames[depth, TOP], frames[depth, TOP_SEAT]
    if frames[depth, CARDS] == 3:
        if holder >= 0:
            ours, theirs, side = taken(ours, theirs, side, trick, top_seat & 1, holder)
        elif top_seat & 1 == 0:
            ours |= trick
        else:
            theirs |= trick
        frames[after, PLAYER], frames[after, SUIT_LED], frames[after, CARDS], frames[after, TRICK] = (
            top_seat,
            FOOL,
            0,
            0,
        )
    else:
        frames[after, PLAYER], frames[after, SUIT_LED] = (seat + 1) & 3, led
        frames[after, CARDS], frames[after, TRICK] = frames[depth, CARDS] + 1, trick
    frames[after, OURS], frames[after, THEIRS], frames[after, SIDE] = ours, theirs, side
    frames[after, ALIKE], frames[after, TOP], frames[after, TOP_SEAT] = frames[depth, ALIKE], top, top_seat


@inlined
def kept(frames: np.ndarray, depth: int, beta: int, setting: np.ndarray, keys: np.ndarray, entries: np.ndarray) -> None:
    """What was found of a moment goes into the table."""
    at, best, seat, card = frames[depth, AT], frames[depth, BEST], frames[depth, PLAYER], frames[depth, CHOSEN]
    if card >= 0 and (best >= beta if seat & 1 == 0 else best < beta):
        setting[liked_at(frames[depth, HAND], frames[depth, CARDS], seat)] = card
    if at < 0 or keys[at, 0] != frames[depth, KEY] or keys[at, 1] != frames[depth, KEY_2]:
        return
    entries[at, HINT] = card
    if best >= beta:
        entries[at, FIRST] = max(entries[at, FIRST], best - frames[depth, SO_FAR])
    else:
        entries[at, UPPER] = min(entries[at, UPPER], best - frames[depth, SO_FAR])
