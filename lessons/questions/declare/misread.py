"""What declarations come to by a slip: a card overlooked or added, three of a kind read for four, or more doubled than is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.games.bologna.counting.combinations import CRICCONE_POINTS, Combination, factor, total
from engine.games.bologna.counting.grande import sequence_points

Made = tuple[Combination, ...]
"""What one hand can declare."""


def misread(hands: Sequence[Made]) -> tuple[int, ...]:
    """The totals of these hands with one combination a card longer or shorter, with the wrong column of the table throughout, or
    with everything doubled in a hand where sets or sequences are.
    """
    found = {
        sum(map(total, (*hands[:i], other, *hands[i + 1 :]))) for i, one in enumerate(hands) for other in _one_off(one)
    }
    for column in (0, 1):
        found.add(sum(total(tuple(_from(column, one) for one in made)) for made in hands))
    found.add(sum(2 * sum(one.points for one in made) if 2 in factor(made) else total(made) for made in hands))
    return tuple(sorted(found - {sum(map(total, hands))}))


def _one_off(made: Made) -> Iterator[Made]:
    """The same hand with a card more or less in one of its combinations; one with too few cards is none."""
    for i, one in enumerate(made):
        for length in (one.length - 1, one.length + 1):
            others = (*made[:i], *made[i + 1 :])
            points = _worth(one, length)
            yield (*others, replace(one, points=points)) if points else others


def _worth(one: Combination, length: int) -> int:
    if one.is_sequence:
        return sequence_points(length)
    return CRICCONE_POINTS[one.kind][length - 3] if 3 <= length <= 4 else 0


def _from(column: int, one: Combination) -> Combination:
    """A set with the points of the other column; a sequence as it is."""
    return one if one.is_sequence else replace(one, points=CRICCONE_POINTS[one.kind][column])
