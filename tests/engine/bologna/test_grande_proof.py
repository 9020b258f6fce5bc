"""Layout, scavezzo and a brute-force placing of the contatori agree on every holding there is.

There are 655,360 classes of holdings. Two contatori fill two gaps, so what lies below the third missing number is out of
reach: there all or nothing is held, and that both ways pass over it is tried with all 4,096 holdings of numbers.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, product

import pytest

from engine.cards import Card
from engine.games.bologna.counting.grande import lay_out, sequence_points
from engine.games.bologna.counting.scavezzo import shortcut
from engine.games.bologna.pack import MOORS, NUMBERS, PACK
from engine.games.bologna.rules import Rules

PEZZI = ("World", "Sun", "Moon")
CONTATORI = ("Matto", "Begato")
HEADS = [tuple(name for name, held in zip(PEZZI, bits, strict=True) if held) for bits in product((0, 1), repeat=3)]
CONTATORI_HELD = [(), ("Matto",), ("Begato",), CONTATORI]
STANDARD = Rules()


def within_reach() -> Iterator[frozenset[int]]:
    """Which of 16..5 are missing: up to three of them, and below the third either none or all the rest."""
    for missing in (frozenset(some) for n in range(4) for some in combinations(NUMBERS, n)):
        yield missing
        if len(missing) == 3 and min(missing) > NUMBERS[-1]:
            yield missing | {number for number in NUMBERS if number < min(missing)}


def cards(numbers: Iterable[int]) -> list[Card]:
    return [PACK[f"T{number}"] for number in numbers]


def by_hand(pezzi: tuple[str, ...], numbers: set[int], moors: int, wild: int) -> int:
    """The longest row over every way to place the contatori: the definition and nothing else. Returns its length."""
    gaps: list[str | int] = [name for name in PEZZI if name not in pezzi]
    # A contatore below the third missing number can never be reached by two of them, so it need not be tried there.
    gaps += [number for number in NUMBERS if number not in numbers][:3]
    best = 0
    for placed in (set(choice) for n in range(wild + 1) for choice in combinations(gaps, n)):
        head = [name for name in PEZZI if name in pezzi or name in placed]
        if len(head) < 2 or not pezzi:
            continue
        row = [False] + [name in placed for name in head]  # True where a contatore lies
        stopped = False
        for number in NUMBERS:
            stopped = stopped or row[-2:] == [True, True]
            if stopped or not (number in numbers or number in placed):
                stopped = True
                break
            row.append(number in placed)
        stopped = stopped or row[-2:] == [True, True]
        real = row.count(False) + (0 if stopped else moors)
        best = max(best, real + wild)
    return best


@pytest.mark.parametrize("pezzi", HEADS, ids=lambda names: "+".join(names) or "none")
def test_laid_out_and_by_the_scavezzo_the_grande_is_worth_the_same(pezzi: tuple[str, ...]) -> None:
    head = [PACK["Angel"], *(PACK[name] for name in pezzi)]
    missing = [PACK[name] for name in PEZZI if name not in pezzi]
    moors = [PACK[name] for name in MOORS]
    for gaps, contatori in product(within_reach(), CONTATORI_HELD):
        numbers = set(NUMBERS) - gaps
        held = head + cards(numbers) + [PACK[name] for name in contatori]
        others = missing + cards(gaps) + [PACK[name] for name in CONTATORI if name not in contatori]
        expected = {n: by_hand(pezzi, numbers, n, len(contatori)) for n in (0, 1)}
        for n in range(5):
            layout = lay_out(held + moors[:n], STANDARD)
            short = shortcut(others + moors[n:], STANDARD)
            assert (layout.points, layout.breaks) == (short.points, short.scavezzo), (held, n)
            # One Moor more is one card more, once the row reaches the Moors at all.
            reach = expected[1] - expected[0]
            length = max(expected[0], expected[1] + (n - 1) * reach) if n else expected[0]
            assert layout.points == sequence_points(length), (held, n)


@pytest.mark.parametrize("pezzi", HEADS, ids=lambda names: "+".join(names) or "none")
def test_what_lies_below_the_third_gap_changes_nothing(pezzi: tuple[str, ...]) -> None:
    ours = [PACK[name] for name in ("Angel", "Moor1", *pezzi, *CONTATORI)]
    theirs = [PACK[name] for name in (*PEZZI, "Moor2", "Moor3", "Moor4") if name not in pezzi]
    known: dict[frozenset[int], tuple[int, int | None]] = {}
    for bits in range(1 << len(NUMBERS)):
        gaps = [number for i, number in enumerate(NUMBERS) if bits >> i & 1]
        layout = lay_out(ours + cards(set(NUMBERS).difference(gaps)), STANDARD)
        short = shortcut(theirs + cards(gaps), STANDARD)
        told = (layout.points, layout.breaks)
        assert told == (short.points, short.scavezzo) == known.setdefault(frozenset(gaps[:3]), told), gaps


def test_without_the_angel_there_is_no_grande() -> None:
    for bits in range(0, 1 << 12, 7):
        held = cards(number for i, number in enumerate(NUMBERS) if bits >> i & 1)
        assert lay_out([*held, *(PACK[name] for name in (*PEZZI, *CONTATORI, *MOORS))], STANDARD).length == 0


@pytest.mark.parametrize("reading", ["laghi_sun_moon", "laghi_moon_16", "laghi_both", "tarocchini"])
@pytest.mark.parametrize("moors_in_grande", [True, False])
def test_both_ways_agree_under_every_reading_of_the_grande(reading: str, moors_in_grande: bool) -> None:
    rules = Rules(grande=reading, moors_in_grande=moors_in_grande)
    moors = [PACK[name] for name in MOORS]
    for gaps in within_reach():
        ours, theirs = cards(set(NUMBERS) - gaps), cards(gaps)
        for pezzi, contatori, n in product(HEADS, CONTATORI_HELD, (0, 2)):
            held = [PACK["Angel"], *ours, *moors[:n], *(PACK[name] for name in (*pezzi, *contatori))]
            rest = [PACK[name] for name in (*PEZZI, *CONTATORI) if name not in (*pezzi, *contatori)]
            layout, short = lay_out(held, rules), shortcut([*theirs, *moors[n:], *rest], rules)
            assert (layout.points, layout.breaks) == (short.points, short.scavezzo), held


def test_laghi_makes_the_fifth_example_worth_15_instead_of_25() -> None:
    row = [PACK[code] for code in ("Angel", "Matto", "Sun", "Begato", "T15", "T14")]
    assert lay_out(row, Rules(grande="laghi_moon_16")).points == 15
    assert lay_out(row, Rules(grande="laghi_sun_moon")).points == 25


def test_the_older_reading_lets_two_contatori_carry_the_row_over_a_pezzo_and_the_16() -> None:
    row = [PACK[code] for code in ("Angel", "World", "Begato", "Matto", "T15", "T14")]
    assert lay_out(row, Rules(grande="tarocchini")).points == 25
    assert lay_out(row, STANDARD).points == 15
