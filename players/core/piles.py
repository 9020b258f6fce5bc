"""What a pile is worth: criccone, sequences, card points. Source: ottocento#scoring-procedure, #sequences."""

from __future__ import annotations

from players.core.cards import (
    ACES,
    ANGEL,
    FIVES,
    FOURS,
    JACKS,
    KINGS,
    KNIGHTS,
    MATTO,
    MOORS,
    OF_SUIT,
    PIPS,
    QUEENS,
    THREES,
    TWOS,
    WORLD,
)
from players.core.jit import compiled, ones
from players.core.rows import CONTATORI, SINGLE_POINT, by_suit, grande, row, with_king

LAST_TRICK = 6
TAROCCHI = ANGEL | WORLD | CONTATORI
SORTS_AT, POINTS_AT = 30, 45
"""Where in a :func:`summary` the cards of each sort are counted, and the points."""


@compiled
def summary(pile: int, rules: int) -> int:
    """What of the combinations among these cards is of use, in one number, whose parts the functions below tell.

    From the lowest bit on: criccone before it is doubled (8 bits), how many sorts make it (3), cards in sequences (6), how many
    sequences (4), the grande as :func:`row` tells it (9), how many cards of each sort (5 times 3), all points (from bit 45 on).
    """
    n, kings, queens = ones(pile & TAROCCHI), ones(pile & KINGS), ones(pile & QUEENS)
    knights, jacks = ones(pile & KNIGHTS), ones(pile & JACKS)
    criccone = 18 * max(n - 2, 0) + 17 * max(kings - 2, 0) + 14 * max(queens - 2, 0)
    criccone += 13 * max(knights - 2, 0) + 12 * max(jacks - 2, 0)
    made = (1 if n >= 3 else 0) + (kings + 1 >> 2) + (queens + 1 >> 2) + (knights + 1 >> 2) + (jacks + 1 >> 2)
    sorts = n | kings << 3 | queens << 6 | knights << 9 | jacks << 12
    wild = ones(pile & CONTATORI)
    cards, sequences = 0, 0
    reached = row(pile, rules)
    if reached >> 4:
        cards += (reached >> 4) - 1
        sequences += 1
    n = ones(pile & MOORS)
    if n >= 2 and n + wild >= 3:
        cards += n + wild - 1
        sequences += 1
    n = ones(pile & ACES)
    if n >= 2 and n + wild >= 3:
        cards += n + wild - 1
        sequences += 1
    king, queen, knight, jack, ace = by_suit(pile)
    made_in = with_king(king, queen, knight, jack, wild)
    n = ones(made_in)
    sequences += n
    cards += n * wild + ones(made_in & queen) + ones(made_in & knight) + ones(made_in & jack) + ones(made_in & ace)
    points = (2 * criccone if made >= 3 else criccone) + (10 if sequences >= 3 else 5) * cards
    return (
        criccone | made << 8 | cards << 11 | sequences << 17 | reached << 21 | sorts << SORTS_AT | points << POINTS_AT
    )


@compiled
def combinations(pile: int, rules: int) -> int:
    """What the combinations among these cards are worth together, each sort doubled from three on."""
    return summary(pile, rules) >> POINTS_AT


GRANDE, MADE_TAROCCHI, MADE_KINGS, MADE_MOORS, FIRST_SUIT = 1, 2, 4, 8, 16
"""The kinds of combination that are usually declared, as :func:`kinds` tells them; swords to coins follow each other."""


@compiled
def kinds(hand: int, rules: int) -> int:
    """Which of these kinds can be declared from this hand."""
    wild = ones(hand & CONTATORI)
    found = GRANDE if grande(hand, rules) else 0
    if ones(hand & TAROCCHI) >= 3:
        found |= MADE_TAROCCHI
    if ones(hand & KINGS) >= 3:
        found |= MADE_KINGS
    moors = ones(hand & MOORS)
    if moors >= 2 and moors + wild >= 3:
        found |= MADE_MOORS
    for suit in range(1, 5):
        mine = hand & OF_SUIT[suit]
        if mine & KINGS:
            courts = ones(mine & (QUEENS | KNIGHTS | JACKS))
            if courts and courts + wild >= 2:
                found |= FIRST_SUIT << (suit - 1)
    return found


@compiled
def court_points(pile: int) -> int:
    """What the cards of a pile count beyond one each."""
    return 4 * ones(pile & FIVES) + 3 * ones(pile & FOURS) + 2 * ones(pile & THREES) + ones(pile & TWOS)


@compiled
def worth(pile: int, rules: int) -> int:
    """Combinations and card points of one side's pile, the last trick apart."""
    return combinations(pile, rules) + court_points(pile) + ones(pile) - (ones(pile) >> 1)


@compiled
def to_give(may: int, mine: int, theirs: int, rules: int) -> int:
    """The card (as a mask) given for the Matto that costs least, of those that ``may`` be given.

    A pip makes no combination, so none costs less; without one each card is tried.
    """
    cheap = may & PIPS
    if cheap:
        return cheap & -cheap
    best, chosen = -(1 << 30), 0
    while may:
        card = may & -may
        may ^= card
        left = worth(mine & ~card, rules) - worth(theirs | card, rules)
        if left > best:
            best, chosen = left, card
    return chosen


@compiled
def settled(ours: int, theirs: int, left: int, left_ours: bool, matto: int, given: int, rules: int) -> tuple[int, int]:
    """Both piles when all is played, from what each side won in tricks.

    ``left``: the dealer's discard, ``left_ours`` whose. ``matto``: 0 ours played it, 1 theirs, -1 nobody. ``given``: what
    was given for it already, 0 if nothing. A side without a trick loses its discard and its Matto.
    """
    taken, other = ours & ~MATTO, theirs & ~MATTO
    has, they_have = ours != 0, theirs != 0
    mine, yours = taken, other
    if (left_ours and has) or (not left_ours and not they_have):
        mine |= left
    else:
        yours |= left
    if matto == 0:
        if not has:
            yours |= MATTO
        else:
            mine |= MATTO
            if theirs & MATTO:
                card = given if given else to_give(_may_give(taken, rules), mine, yours, rules)
                mine &= ~card
                yours |= card
    elif matto == 1:
        if not they_have:
            mine |= MATTO
        else:
            yours |= MATTO
            if ours & MATTO:
                card = given if given else to_give(_may_give(other, rules), yours, mine, rules)
                yours &= ~card
                mine |= card
    return mine, yours


@compiled
def _may_give(taken: int, rules: int) -> int:
    if rules & SINGLE_POINT:
        cheap = taken & ~(FIVES | FOURS | THREES | TWOS)
        return cheap if cheap else taken
    return taken
