"""Who meets whom in a tournament, for every number of pairs: a round robin by the circle method, and a Swiss by the standings."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest

from lessons.evening.activities.movement import next_tables
from lessons.evening.stretches import ROBIN, SWISS, Seating

EVERY = range(2, 17)
Tables = tuple[tuple[int, int], ...]


def played(pairs: int, rounds: int, movement: str, order: Random | None = None) -> list[Tables]:
    """So many rounds; the standings before each are shuffled where there is chance."""
    seatings, found = list[Seating](), list[Tables]()
    for number in range(rounds):
        stands = [*range(pairs)]
        if order is not None:
            order.shuffle(stands)
        tables = next_tables(pairs, seatings, stands, movement)
        used = [pair for two in tables for pair in two]
        assert len(used) == len(set(used)) == pairs - pairs % 2, "everybody plays, but one of an odd number"
        seatings.append(
            Seating(2, tuple((f"table-{number}-{at}", two) for at, two in enumerate(tables)), movement=movement)
        )
        found.append(tables)
    return found


def meetings(rounds: list[Tables]) -> Counter[frozenset[int]]:
    return Counter(frozenset(two) for tables in rounds for two in tables)


def rests(pairs: int, rounds: list[Tables]) -> list[int]:
    sat = Counter(pair for tables in rounds for two in tables for pair in two)
    return [len(rounds) - sat[pair] for pair in range(pairs)]


@pytest.mark.parametrize("pairs", EVERY)
def test_in_a_round_robin_each_pair_meets_each_once(pairs: int) -> None:
    rounds = played(pairs, pairs - 1 + pairs % 2, ROBIN, Random(7))
    assert meetings(rounds) == Counter(map(frozenset, itertools.combinations(range(pairs), 2)))
    assert set(rests(pairs, rounds)) == {pairs % 2}, "and of an odd number each rests once"


@pytest.mark.parametrize("pairs", EVERY)
def test_after_all_have_met_all_a_round_robin_begins_anew(pairs: int) -> None:
    whole = pairs - 1 + pairs % 2
    rounds = played(pairs, 2 * whole, ROBIN)
    assert set(meetings(rounds).values()) == {2}
    assert [set(map(frozenset, one)) for one in rounds[:whole]] == [set(map(frozenset, one)) for one in rounds[whole:]]
    for number in range(len(rounds)):
        told = rests(pairs, rounds[: number + 1])
        assert max(told) - min(told) <= 1, "nobody rests twice before all have"


@pytest.mark.parametrize("pairs", EVERY)
@pytest.mark.parametrize("seed", range(6))
def test_in_a_swiss_nobody_meets_twice_as_long_as_there_is_a_round_without_that(pairs: int, seed: int) -> None:
    """Whatever the standings are. A round is looked for among all there are, which is done for up to eight pairs."""
    rounds = played(pairs, pairs - 1, SWISS, Random(seed))
    for number, tables in enumerate(rounds):
        before, now = meetings(rounds[:number]), meetings(rounds[: number + 1])
        again = sum(before[frozenset(two)] for two in tables)
        told = rests(pairs, rounds[: number + 1])
        assert max(told) - min(told) <= 1
        if pairs <= 8:
            rested = rests(pairs, rounds[:number])
            free = [pair for pair in range(pairs) if rested[pair] == min(rested)] if pairs % 2 else [None]
            ways = (way for rest in free for way in matchings([pair for pair in range(pairs) if pair != rest]))
            assert again == min(sum(before[frozenset(two)] for two in way) for way in ways)
        elif number < pairs // 2:
            # However the rounds before were, so many leave a round in which nobody meets again (Dirac, 1952).
            assert max(now.values()) == 1


def matchings(pairs: list[int]) -> list[list[tuple[int, int]]]:
    """All ways to put these at tables."""
    if not pairs:
        return [[]]
    first, *others = pairs
    return [[(first, one), *rest] for one in others for rest in matchings([other for other in others if other != one])]


def test_in_a_swiss_neighbours_in_the_standings_meet_who_have_not() -> None:
    first = next_tables(6, (), [4, 2, 0, 1, 5, 3], SWISS)
    assert first == ((4, 2), (0, 1), (5, 3))
    seatings = [Seating(2, tuple((f"table-{at}", two) for at, two in enumerate(first)))]
    second = {frozenset(two) for two in next_tables(6, seatings, [4, 2, 0, 1, 5, 3])}
    # The last two have met, so those before them are looked through for who has not.
    assert second == {frozenset(two) for two in ((4, 0), (2, 5), (1, 3))}


@pytest.mark.parametrize("movement", [SWISS, ROBIN])
def test_sixty_four_people_are_seated_at_once_and_nobody_meets_twice(movement: str) -> None:
    rounds = played(32, 10, movement, Random(3))
    assert max(meetings(rounds).values()) == 1


@pytest.mark.parametrize("movement", [SWISS, ROBIN])
@pytest.mark.parametrize("pairs", EVERY)
def test_each_pair_sits_now_in_the_first_chairs_and_now_in_the_others(pairs: int, movement: str) -> None:
    """Whoever sits in the first ones is compared with those who do at the other tables."""
    rounds = played(pairs, pairs - 1 + pairs % 2, movement, Random(5))
    ahead = Counter[int]()
    for tables in rounds:
        for first, second in tables:
            ahead[first] += 1
            ahead[second] -= 1
    assert all(abs(ahead[pair]) <= 3 for pair in range(pairs)), ahead
