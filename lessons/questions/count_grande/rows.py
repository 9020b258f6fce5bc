"""Every longest grande that some cards make, under the rule or under a wrong reading of it.

The engine lays out one row; a learner may lay another just as long (the contatore in the head or at the end, either
contatore, the Moors in any order). Rows are tuples of what counts: ``wild`` for a contatore, ``Moor`` for a Moor, else the
card's code.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.games.bologna.counting.grande import CONTATORI, PEZZI
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import MOORS, NUMBERS

WILD, MOOR, STOP = "wild", "Moor", "stop"
Sequence = tuple[str, ...]


@fast_dataclass(frozen=True)
class RuleReading:
    """A reading of the rule of the grande; the defaults are the rule itself, each other value is a way of getting it wrong."""

    world_needed: bool = False
    moon_needed: bool = False
    pair_bridges: bool = False
    added_at_the_end: bool = True
    contatori: bool = True
    wild_angel: bool = False
    moors: bool = True
    wild_beside_head: bool = False
    stops_without_sun_and_moon: bool = False
    stops_without_moon_and_16: bool = False


@dataclass(frozen=True)
class Rows:
    """The longest rows, and the number that breaks them: 16 to 5, 0 down to the socks, None for no grande."""

    rows: frozenset[Sequence]
    breaks: int | None

    @property
    def length(self) -> int:
        return len(next(iter(self.rows)))

    def after(self, laid: Sequence) -> frozenset[str]:
        """What may come after these: classes of cards, or ``stop``."""
        n = len(laid)
        return frozenset(row[n] if len(row) > n else STOP for row in self.rows if row[:n] == laid)


NONE = Rows(frozenset({()}), None)


def reading_of(rules: BologneseRules) -> RuleReading:
    """The reading that the house rules are."""
    return RuleReading(
        moors=rules.moors_in_grande,
        wild_beside_head=rules.grande == "tarocchini",
        stops_without_sun_and_moon=rules.stops_without_sun_and_moon,
        stops_without_moon_and_16=rules.stops_without_moon_and_16,
    )


def class_of(card: Card | str) -> str:
    code = str(card)
    return WILD if code in CONTATORI else MOOR if code in MOORS else code


@lru_cache(maxsize=4096)
def longest(held: frozenset[str], reading: RuleReading) -> Rows:
    """The longest rows of these cards."""
    wilds = sum(code in held for code in CONTATORI) if reading.contatori else 0
    if "Angel" in held:
        start: Sequence = ("Angel",)
    elif reading.wild_angel and wilds:
        start, wilds = (WILD,), wilds - 1
    else:
        return NONE
    found: dict[Sequence, int] = {}
    for head, used in _heads(held, wilds, reading):
        row = start + head
        if _two_wild(row) and not reading.pair_bridges:
            continue
        for whole, breaks in _whole(row, held, wilds - used, reading):
            found[whole] = breaks
    if not found:
        return NONE
    most = max(map(len, found))
    best = {row: breaks for row, breaks in found.items() if len(row) == most}
    return Rows(frozenset(best), max(best.values()))


def _heads(held: frozenset[str], wilds: int, reading: RuleReading) -> Iterator[tuple[Sequence, int]]:
    """Two of World, Sun, Moon at least, one of them real; contatori may stand for those not held."""
    missing = [code for code in PEZZI if code not in held]
    real = len(PEZZI) - len(missing)
    if not real or (reading.world_needed and "World" not in held):
        return
    for used in range(min(wilds, len(missing)) + 1):
        if real + used < 2:
            continue
        for covered in combinations(missing, used):
            row = tuple(code if code in held else WILD for code in PEZZI if code in held or code in covered)
            if not reading.moon_needed or "Moon" in held:
                yield row, used
            else:
                yield (*row, ""), used  # the mark of a row that cannot go on to the numbers


def _whole(row: Sequence, held: frozenset[str], wilds: int, reading: RuleReading) -> Iterator[tuple[Sequence, int]]:
    cut = row[-1] == ""
    row, breaks, wilds = (row[:-1], 16, wilds) if cut else _numbers(row, held, wilds, reading)
    moors = [MOOR] * sum(code in held for code in MOORS) if breaks == 0 and reading.moors else []
    tail = [*moors, *([WILD] * wilds if reading.added_at_the_end else [])]
    for end in set(permutations(tail)) if moors else {tuple(tail)}:
        whole = row + end
        joined = any(whole[i : i + 2] == (WILD, WILD) and MOOR in whole[i:] for i in range(len(whole)))
        if not joined:
            yield whole, breaks


def _numbers(row: Sequence, held: frozenset[str], wilds: int, reading: RuleReading) -> tuple[Sequence, int, int]:
    stop = _house_stop(held, reading)
    for number in NUMBERS:
        if number == stop:
            return row, number, wilds
        if f"T{number}" in held:
            row = (*row, f"T{number}")
            continue
        beside = row[-1] == WILD and not reading.pair_bridges and not (number == 16 and reading.wild_beside_head)
        gap = _gap(number, held, reading)
        if beside or gap > wilds or gap > (2 if reading.pair_bridges else 1) or number - gap == stop:
            return row, number, wilds
        row, wilds = (*row, WILD), wilds - 1
    return row, 0, wilds


def _gap(number: int, held: frozenset[str], reading: RuleReading) -> int:
    """How many cards in a row are missing from this number down to a card that is held; 9 where none follows."""
    for size in (1, 2):
        below = number - size
        if below < NUMBERS[-1]:
            return size if reading.moors and any(code in held for code in MOORS) else 9
        if f"T{below}" in held:
            return size
    return 9


def _house_stop(held: frozenset[str], reading: RuleReading) -> int | None:
    if reading.stops_without_sun_and_moon and not held & {"Sun", "Moon"}:
        return 16
    if reading.stops_without_moon_and_16 and not held & {"Moon", "T16"}:
        return 15
    return None


def _two_wild(row: Collection[str]) -> bool:
    cards = tuple(row)
    return any(cards[i : i + 2] == (WILD, WILD) for i in range(len(cards) - 1))
