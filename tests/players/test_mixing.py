"""What a moment is known by in the solver's table: no overflow is left to the compiler, which may make anything of it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from players.core.ends.moments import mixed
from players.core.jit import compiled, times

WHOLE = st.integers(-(1 << 63), (1 << 63) - 1)


@compiled
def product(one: int, other: int) -> int:
    return times(one, other)


@compiled
def of_two(one: int, other: int) -> int:
    """As the solver has it: each mixed by itself, with bits of which the compiler knows a good deal."""
    return mixed((one & 0xFFFF) ^ 0x2545F4914F6CDD1D) ^ mixed((other & 0xFFFF) ^ 0x5851F42D4C957F2D)


@given(WHOLE, WHOLE)
@settings(max_examples=50, deadline=None)
def test_the_product_is_what_is_left_of_it_in_64_bits(one: int, other: int) -> None:
    assert (product(one, other) - one * other) % (1 << 64) == 0


def test_what_differs_is_known_by_different_numbers() -> None:
    assert len({of_two(one, other) for one in range(0, 1 << 16, 257) for other in range(0, 1 << 16, 641)}) == 256 * 103
