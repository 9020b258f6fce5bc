"""Which figures cards can give at all: criccone and sequences of both sides together, and one player's declarations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import product

from engine.cards import Card
from engine.games.bologna.counting.combinations import CRICCONE_POINTS, DOUBLES_FROM, combination
from engine.games.bologna.counting.grande import CONTATORI, sequence_points
from engine.games.bologna.pack import HEAD, MOORS, NUMBERS, PACK
from engine.games.bologna.rules import Rules
from engine.games.bologna.scorekeeper.worth import LEAST, sizes

Two = tuple[int, int]
Made = tuple[int, int, int, int]
"""Points and number of combinations of side A, then of side B; numbers from three on are all alike."""
_NONE: Made = (0, 0, 0, 0)


def criccone(points: Two) -> bool:
    """Can the two sides have these criccone points, doubled where they double?"""
    return points in _criccone_pairs()


# A match is folded anew with every entry, and most of its hands are what they were.
@lru_cache(maxsize=1024)
def sequences(points: Two, rules: Rules) -> bool:
    """Can the two sides have these sequence points? What no split of the contatori gives is no count."""
    return any(_fits(points, made, rules, own) for own in (0, 1, 2) for made in _small_sequences(own))


def declared(points: int) -> bool:
    """Can one player's declarations be worth this?"""
    return any(points - one in _sequence_sums() for one in _criccone_sums())


@cache
def _criccone_pairs() -> frozenset[Two]:
    ways = [((0, 0), (three, 0), (four, 0), (0, three), (0, four)) for three, four in CRICCONE_POINTS.values()]
    found = {_NONE}
    for kind in ways:
        found = {_plus(made, (a, int(a > 0), b, int(b > 0))) for made in found for a, b in kind}
    return frozenset((_doubled(a, n), _doubled(b, m)) for a, n, b, m in found)


@cache
def _small_sequences(own: int) -> frozenset[Made]:
    """All but the grande, where side A has ``own`` of the contatori: suits with their aces, the aces, the Moors."""
    found = {(_NONE, 0)}
    suit = _suit_ways(own)
    for _ in range(4):
        found = {(_plus(made, way), aces + ace) for made, aces in found for way, ace in suit}
    with_aces = {_plus(made, way) for made, aces in found for way in _set_ways("aces", aces, own)}
    moors = [way for n in range(len(MOORS) + 1) for way in _set_ways("moors", n, own)]
    return frozenset(_plus(made, way) for made in with_aces for way in moors)


@cache
def _suit_ways(own: int) -> frozenset[tuple[Made, int]]:
    cards = [PACK["S" + rank] for rank in "KQNJA"]
    found = set()
    for mine in product((True, False), repeat=len(cards)):
        ours = [card for card, is_ours in zip(cards, mine, strict=True) if is_ours]
        theirs = [card for card in cards if card not in ours]
        found.add((_made("swords", ours, theirs, own), int(mine[-1])))
    return frozenset(found)


def _set_ways(kind: str, n: int, own: int) -> Iterator[Made]:
    codes = MOORS if kind == "moors" else tuple(suit + "A" for suit in "SBCD")
    cards = [PACK[code] for code in codes]
    yield _made(kind, cards[:n], cards[n:], own)


def _made(kind: str, ours: Iterable[Card], theirs: Iterable[Card], own: int) -> Made:
    wild = [PACK[code] for code in CONTATORI]
    sides = ([*ours, *wild[:own]], [*theirs, *wild[own:]])
    a, b = (combination(kind, side, Rules()) for side in sides)
    return (a.points if a else 0, int(a is not None), b.points if b else 0, int(b is not None))


def _fits(points: Two, made: Made, rules: Rules, own: int) -> bool:
    a, n, b, m = made
    if points == (_doubled(a, n), _doubled(b, m)):
        return True
    ours = points[1] == _doubled(b, m) and _is_grande(points[0], a, n, _grandes(rules, own))
    return ours or (points[0] == _doubled(a, n) and _is_grande(points[1], b, m, _grandes(rules, 2 - own)))


def _is_grande(points: int, others: int, n: int, lengths: range) -> bool:
    """Is what is left over the points of one grande?"""
    times = 2 if n + 1 >= DOUBLES_FROM else 1
    rest = points - times * others
    return points % times == 0 and any(times * sequence_points(length) == rest for length in lengths)


@cache
def _grandes(rules: Rules, wild: int) -> range:
    """How many cards the grande of the side with the Angel can have, with so many contatori."""
    trumps = [PACK[code] for code in (*HEAD, *(f"T{n}" for n in NUMBERS), *MOORS)]
    row = combination("grande", [*trumps, *(PACK[code] for code in CONTATORI[:wild])], rules)
    # Angel and one more real one of the head at least; every contatore is there as well.
    return range(max(LEAST, 2 + wild), (row.length if row else 0) + 1)


@cache
def _criccone_sums() -> frozenset[int]:
    ways = product(*((0, three, four) for three, four in CRICCONE_POINTS.values()))
    return frozenset(_doubled(sum(way), sum(one > 0 for one in way)) for way in ways)


@cache
def _sequence_sums() -> frozenset[int]:
    """What the sequences of one hand come to. How far they need the same cards is not looked at."""
    most = sequence_points(sizes("grande")[-1])
    found = {(0, 0)}
    for _ in range(DOUBLES_FROM):
        found |= {(s + one, n + 1) for s, n in found for one in range(10, most + 1, 5) if s + one <= most + 60}
    return frozenset(_doubled(s, n) for s, n in found)


def _plus(one: Made, other: Made) -> Made:
    a, n, b, m = (x + y for x, y in zip(one, other, strict=True))
    return a, min(n, DOUBLES_FROM), b, min(m, DOUBLES_FROM)


def _doubled(points: int, n: int) -> int:
    return 2 * points if n >= DOUBLES_FROM else points
