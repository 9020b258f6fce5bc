"""Layout, scavezzo and a brute-force placing of the contatori agree on every holding there is: all 655,360 classes."""

from collections.abc import Iterator
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
NUMBER_CARDS = [PACK[f"T{number}"] for number in NUMBERS]
STANDARD = Rules()


def number_holdings() -> Iterator[tuple[list[Card], list[Card]]]:
    """Which of 16..5 one side holds, and which the other."""
    for bits in range(1 << len(NUMBER_CARDS)):
        yield (
            [card for i, card in enumerate(NUMBER_CARDS) if bits >> i & 1],
            [card for i, card in enumerate(NUMBER_CARDS) if not bits >> i & 1],
        )


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
    for ours, theirs in number_holdings():
        numbers = {int(card.rank) for card in ours}
        rows = {wild: [by_hand(pezzi, numbers, beyond, wild) for beyond in (0, 1)] for wild in (0, 1, 2)}
        for contatori in CONTATORI_HELD:
            held = head + ours + [PACK[name] for name in contatori]
            others = missing + theirs + [PACK[name] for name in CONTATORI if name not in contatori]
            expected = rows[len(contatori)]
            for n in range(5):
                layout = lay_out(held + moors[:n], STANDARD)
                short = shortcut(others + moors[n:], STANDARD)
                assert (layout.points, layout.breaks) == (short.points, short.scavezzo), (held, n)
                # One Moor more is one card more, once the row reaches the Moors at all.
                reach = expected[1] - expected[0]
                length = max(expected[0], expected[1] + (n - 1) * reach) if n else expected[0]
                assert layout.points == sequence_points(length), (held, n)


def test_without_the_angel_there_is_no_grande() -> None:
    for bits in range(0, 1 << 12, 7):
        held = [card for i, card in enumerate(NUMBER_CARDS) if bits >> i & 1]
        assert lay_out([*held, *(PACK[name] for name in (*PEZZI, *CONTATORI, *MOORS))], STANDARD).length == 0


@pytest.mark.parametrize("reading", ["laghi_sun_moon", "laghi_moon_16", "laghi_both", "tarocchini"])
@pytest.mark.parametrize("moors_in_grande", [True, False])
def test_both_ways_agree_under_every_reading_of_the_grande(reading: str, moors_in_grande: bool) -> None:
    rules = Rules(grande=reading, moors_in_grande=moors_in_grande)
    moors = [PACK[name] for name in MOORS]
    for bits in range(0, 1 << 12, 23):
        ours = [card for i, card in enumerate(NUMBER_CARDS) if bits >> i & 1]
        theirs = [card for card in NUMBER_CARDS if card not in ours]
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
