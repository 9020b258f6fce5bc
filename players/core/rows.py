"""Rows of cards that make combinations: the grande, and a King with the court cards of his suit. Source: ottocento#sequences."""

from __future__ import annotations

from players.core.cards import (
    ACES,
    ANGEL,
    BEGATO,
    COUNT_NUMBERS,
    HIGHEST_NUMBER,
    KINGS,
    MATTO,
    MOON,
    MOORS,
    SUN,
    WORLD,
)
from players.core.jit import compiled, lowest, ones

CONTATORI = MATTO | BEGATO
PEZZI = WORLD | SUN | MOON
KING, LONG_ACE, SHORT_ACE = (KINGS & -KINGS).bit_length() - 1, (ACES & -ACES).bit_length() - 1, ACES.bit_length() - 31
SUITS, LONG = 1 | 1 << 10 | 1 << 20 | 1 << 30, 1 | 1 << 10
"""The first card of each suit, if that of the first were card 0: the suits follow each other in the pack, ten cards each; and
of those the ones whose pips count down to the ace."""
STOP_SUN_MOON, STOP_MOON_16, TAROCCHINI, NO_MOORS, SINGLE_POINT = (1 << bit for bit in range(5))
"""House rules, as ``rules`` holds them; 0 is the rules of our main source."""


@compiled
def grande(pile: int, rules: int) -> int:
    """How many cards the grande of this pile has; 0 without one. See :mod:`engine.games.bologna.counting.grande`."""
    return row(pile, rules) >> 4


@compiled
def row(pile: int, rules: int) -> int:
    """The grande: sixteen times its length, and how many of the twelve numbers' places it reaches down to."""
    pezzi, wild = ones(pile & PEZZI), ones(pile & CONTATORI)
    if pile & ANGEL == 0 or pezzi == 0 or pezzi + wild < 2:
        return 0
    free, after_wild = wild, False
    if pezzi == 1:
        # The contatore takes the highest place free: under the World that is the Sun's, next to the Moon's empty one.
        free -= 1
        after_wild = pile & WORLD != 0
    stop = -1
    if rules & STOP_SUN_MOON and pile & (SUN | MOON) == 0:
        stop = 0
    elif rules & STOP_MOON_16 and pile & MOON == 0 and (pile >> HIGHEST_NUMBER) & 1 == 0:
        stop = 1
    numbers = (pile >> HIGHEST_NUMBER) & ((1 << COUNT_NUMBERS) - 1)
    moors = 0 if rules & NO_MOORS else ones(pile & MOORS)
    length, at = 1 + pezzi + wild, 0  # a contatore that stands for nothing makes the row longer at its end
    end = stop if stop >= 0 else COUNT_NUMBERS
    while True:
        run = min(lowest(~(numbers >> at)), end - at)  # numbers that follow each other
        if run:
            length += run
            at += run
            after_wild = False
        if at == end:
            return (length if at == stop else length + moors) << 4 | at
        if free == 0 or (after_wild and not (at == 0 and rules & TAROCCHINI)):
            return length << 4 | at
        if at + 1 == stop:
            return length << 4 | at
        if at == COUNT_NUMBERS - 1:
            if moors == 0:
                return length << 4 | at
        elif (numbers >> (at + 1)) & 1 == 0:
            return length << 4 | at
        free -= 1
        after_wild = True
        at += 1


@compiled
def by_suit(pile: int) -> tuple[int, int, int, int, int]:
    """The Kings, Queens, Knights, Jacks and Aces of this pile, each in bits that stand for the suits (:data:`SUITS`)."""
    aces = ((pile >> LONG_ACE) & LONG) | ((pile >> SHORT_ACE) & (SUITS ^ LONG))
    return (
        (pile >> KING) & SUITS,
        (pile >> KING + 1) & SUITS,
        (pile >> KING + 2) & SUITS,
        (pile >> KING + 3) & SUITS,
        aces,
    )


@compiled
def with_king(king: int, queen: int, knight: int, jack: int, wild: int) -> int:
    """The suits in which there is a sequence of court cards."""
    if wild:
        return king & (queen | knight | jack)
    return king & ((queen & knight) | (queen & jack) | (knight & jack))
