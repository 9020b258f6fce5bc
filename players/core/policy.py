"""What a sensible player does at once, by rule of thumb: good enough to play a deal out with, and fast.

It knows its own hand, what lies open and what has gone; it does not look into the other hands.
"""

from __future__ import annotations

from players.core.cards import (
    ACES,
    ALL,
    ANGEL,
    BEATS,
    BEGATO,
    BEGATO_AT,
    FOOL,
    JACKS,
    KINGS,
    KNIGHTS,
    MATTO,
    MATTO_AT,
    MOON,
    MOORS,
    NUMBERS,
    OF_SUIT,
    PIPS,
    QUEENS,
    SUN,
    TRUMPS,
    WORLD,
)
from players.core.jit import compiled, highest, lowest, ones

LITTLE = PIPS | NUMBERS | MOORS
ROSSI_AND_ACES = SUN | MOON | ACES
COURTS = QUEENS | KNIGHTS | JACKS
PEZZI = WORLD | SUN | MOON
TAKING = ANGEL | PEZZI | NUMBERS
"""Trumps that are worth most for the tricks they take."""
LONG_TRUMPS = 7
COUNTING = KINGS | COURTS | ACES | BEGATO
"""What is worth a great trump to take: the cards of sequences and of the criccone."""


@compiled
def cheapest(cards: int) -> int:
    """The card (of a mask that is not empty) that costs least to part with."""
    some = cards & PIPS
    if some:
        return highest(some)
    some = cards & NUMBERS
    if some:
        return highest(some)
    some = cards & MOORS
    if some:
        return highest(some)
    some = cards & ROSSI_AND_ACES
    if some:
        return highest(some)
    some = cards & (KNIGHTS | JACKS)
    if some:
        return highest(some)
    some = cards & QUEENS
    if some:
        return highest(some)
    some = cards & WORLD
    if some:
        return lowest(some)
    some = cards & KINGS
    if some:
        return highest(some)
    some = cards & MATTO
    if some:
        return lowest(some)
    return highest(cards)


@compiled
def dearest(gifts: int) -> int:
    """The card that is best brought home to a trick of one's side."""
    some = gifts & BEGATO
    if some:
        return lowest(some)
    some = gifts & KINGS
    if some:
        return lowest(some)
    some = gifts & QUEENS
    if some:
        return lowest(some)
    some = gifts & (KNIGHTS | JACKS)
    if some:
        return lowest(some)
    some = gifts & ACES
    if some:
        return lowest(some)
    some = gifts & MOORS
    if some:
        return lowest(some)
    return cheapest(gifts)


@compiled
def lead(hand: int, gone: int, trumped: int) -> int:
    """The card to lead. ``gone``: the cards of finished tricks; ``trumped``: a bit for each suit an opponent may trump."""
    cards = hand & ~MATTO
    if cards == 0:
        return MATTO_AT
    trumps, numbers = cards & TRUMPS, cards & NUMBERS
    if ones(trumps) >= LONG_TRUMPS and numbers:
        return highest(numbers)
    back, without, longest, draws, tops = 0, 0, 0, 0, 0
    for suit in range(1, 5):
        held = cards & OF_SUIT[suit]
        if held == 0:
            continue
        if (trumped >> suit) & 1:
            draws |= held & PIPS
            continue
        king, single = OF_SUIT[suit] & KINGS, held & (held - 1) == 0
        if single and trumps and held & king:
            return lowest(held)
        top = held & -held
        out = OF_SUIT[suit] & ~(gone | hand)
        if top & COURTS and out and (top - 1) & out == 0:
            tops |= top
        if gone & king:
            back |= held
        elif held & king == 0:
            length = ones(held) + (100 if held & PIPS else 0)
            if length > longest:
                longest, without = length, held
    if tops:
        return lowest(tops)
    for suit in range(1, 5):
        held = cards & OF_SUIT[suit]
        if held and held & (held - 1) == 0 and trumps and held & (LITTLE | ACES) and (trumped >> suit) & 1 == 0:
            return lowest(held)
    if back:
        return cheapest(back)
    if draws:
        return highest(draws)
    if without:
        return cheapest(without)
    if numbers:
        return highest(numbers)
    return cheapest(cards)


@compiled
def follow(
    hand: int, may: int, led: int, high: int, partner: bool, behind: int, pile: int, gone: int, lacks: int
) -> int:
    """The card to play to a trick, of those that ``may`` be played.

    ``high``: the highest card so far, ``partner``: it is partner's; ``behind``: how many are still to play; ``pile``: the
    trick; ``lacks``: a bit for each suit that the opponent behind has shown to have none of.

    The Matto goes rather than any card but a pip to a trick that is not wanted, and rather than a trump that would take one with
    nothing in it: he lengthens trumps and suits (ottocento#use-of-the-matto), and kept too long he is led in the end.
    """
    others = may & ~MATTO
    if others == 0:
        return MATTO_AT
    if others & (others - 1) == 0 and others == may:
        return lowest(others)
    beating = BEATS[high]
    better = beating & ALL & ~(gone | pile | hand)
    suited = led != 0 and led != FOOL
    if partner and (behind == 0 or better == 0 or (suited and better & OF_SUIT[led] == 0 and (lacks >> led) & 1 == 0)):
        if others & BEGATO and (behind == 0 or pile & ANGEL):
            return BEGATO_AT
        gifts = others & ~TAKING & ~beating
        if gifts:
            return dearest(gifts)
        loss = cheapest(others)
        return MATTO_AT if may & MATTO and (TAKING >> loss) & 1 else loss
    winners = others & beating
    if winners & ANGEL and pile & BEGATO and behind:
        return lowest(winners & ANGEL)
    if winners & BEGATO and behind == 0:
        return BEGATO_AT
    if suited and winners & OF_SUIT[led]:
        king = winners & KINGS
        if king:
            return lowest(king)
        top = winners & -winners
        if top & (COURTS | ACES) and (top - 1) & OF_SUIT[led] & ~(gone | hand) == 0 and (lacks >> led) & 1 == 0:
            return lowest(top)
    void = suited and hand & OF_SUIT[led] == 0
    if winners and (behind == 0 or void) and not partner:
        some = winners & MOORS
        if some:
            return lowest(some)
        if behind == 0:
            some = winners & (COURTS | KINGS | ACES)
            if some:
                return dearest(some)
        some = winners & NUMBERS
        if some and may & MATTO and behind == 0 and led == 0 and pile & (MOORS | BEGATO) == 0:
            return MATTO_AT
        if some:
            return highest(some)
        some = winners & ~BEGATO
        if some and may & MATTO and pile & COUNTING == 0:
            return MATTO_AT
        if some:
            return highest(some)
    loss = cheapest(others)
    return MATTO_AT if may & MATTO and (PIPS >> loss) & 1 == 0 else loss
