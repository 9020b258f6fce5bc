"""Who meets whom next in a tournament: neighbours in the standings who have not met, or everybody in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from lessons.evening.stretches import ROBIN, Seating

Two = tuple[int, int]
"""Pairs of one table."""
LOOKED_AT = 20_000
"""So many beginnings of a round are tried before neighbours are put together however often they have met."""


def next_tables(pairs: int, seatings: Sequence[Seating], order: Sequence[int], movement: str = "") -> tuple[Two, ...]:
    """Who meets whom. ``order``: the pairs, the best first; ``movement``: of a tournament that begins now."""
    robin = (seatings[0].movement if seatings else movement) == ROBIN
    found = _circle(pairs, len(seatings)) if robin else _neighbours(seatings, order)
    # Who sits in the first chairs is compared with those who sit there at the other tables: so each sits there in turn.
    before = Counter(two[side] * 2 + side for one in seatings for _, two in one.tables for side in (0, 1))
    return tuple(_facing(two, before) for two in found)


def _facing(two: Two, before: Mapping[int, int]) -> Two:
    more, less = (before[2 * pair] - before[2 * pair + 1] for pair in two)
    return two if more <= less else (two[1], two[0])


def _circle(pairs: int, turn: int) -> list[Two]:
    """The circle method: one stays where it is, the others go round; whoever would meet the one that is missing rests."""
    round_ = pairs + pairs % 2 - 1
    at = turn % round_
    met = [(round_, at), *(((at + step) % round_, (at - step) % round_) for step in range(1, round_ // 2 + 1))]
    return [two for two in met if max(two) < pairs]


def _neighbours(seatings: Sequence[Seating], order: Sequence[int]) -> list[Two]:
    """As few as may be meet again; then neighbours meet, the first ones first. Of an odd number one rests that has rested least."""
    met = Counter(frozenset(two) for one in seatings for _, two in one.tables)
    if len(order) % 2 == 0:
        return _matched(tuple(order), met)
    sat = Counter(pair for one in seatings for _, two in one.tables for pair in two)
    most = max(sat[pair] for pair in order)
    resting = [pair for pair in reversed(order) if sat[pair] == most]
    rounds = [_matched(tuple(one for one in order if one != rests), met) for rests in resting]
    return min(rounds, key=lambda tables: _again(tables, met))


def _again(tables: Sequence[Two], met: Mapping[frozenset[int], int]) -> int:
    """How often all these have met before."""
    return sum(met[frozenset(two)] for two in tables)


def _matched(order: tuple[int, ...], met: Mapping[frozenset[int], int]) -> list[Two]:
    greedy = _greedy(order, met)
    look = _look_within(met)
    for most in range(_again(greedy, met)):
        if (found := look(order, most)) is not None:
            return found
    return greedy


def _greedy(order: tuple[int, ...], met: Mapping[frozenset[int], int]) -> list[Two]:
    found, left = list[Two](), list(order)
    while left:
        first = left.pop(0)
        second = min(left, key=lambda pair: met[frozenset((first, pair))])
        left.remove(second)
        found.append((first, second))
    return found


def _look_within(met: Mapping[frozenset[int], int]) -> Callable[[tuple[int, ...], int], list[Two] | None]:
    """Finds tables at which all of them have met no more often than ``most``; None where there are none, or nobody looked on."""
    barren, tried = set[tuple[tuple[int, ...], int]](), 0

    def least(left: tuple[int, ...]) -> int:
        return sum(min(met[frozenset((one, other))] for other in left if other != one) for one in left)

    def look(left: tuple[int, ...], most: int) -> list[Two] | None:
        nonlocal tried
        if not left:
            return []
        tried += 1
        if tried > LOOKED_AT or (left, most) in barren or least(left) > 2 * most:
            return None
        first, *others = left
        for second in others:
            again = met[frozenset((first, second))]
            if (
                again <= most
                and (rest := look(tuple(one for one in others if one != second), most - again)) is not None
            ):
                return [(first, second), *rest]
        barren.add((left, most))
        return None

    return look
