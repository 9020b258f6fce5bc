"""Problems are right in the master's eyes, also when the worlds are drawn anew; the search finds them in any deal."""

from __future__ import annotations

from math import hypot, sqrt

import pytest

from engine.cards import Card
from engine.games.bologna.pack import PACK
from lessons.questions.problem.shelf import Problem, problems
from players.core.cards import mask
from players.problems.collecting import MOST_BY_GUESS, SHARES, collected
from players.problems.finding import MARGIN, confirmed, values_of
from players.problems.finding import problems as likely
from players.problems.guessing import WAYS, solved_by
from players.problems.undecided import UNDECIDED
from players.search.searching import Values
from players.search.solving import solve_in_worlds

AGAIN, ERRORS, ROUNDED = 2_000, 4.5, 0.1
"""Possible deals; so many standard errors of both prices are chance, among some 1,500 of them; a price is written to a tenth."""
SAMPLE = tuple(problems().values())[::13]
MS = 300
"""How long possible deals are solved again."""


def again(one: Problem, worlds: int, seed: int) -> Values:
    """Its prices in other possible deals."""
    solved = solve_in_worlds(one.state, one.may, seed, MS) if one.solved else None
    return solved or values_of(one.state, one.may, worlds, seed)


@pytest.mark.parametrize("one", SAMPLE, ids=lambda one: one.name)
def test_the_right_card_is_right_by_a_clear_margin_in_other_worlds_too(one: Problem) -> None:
    values, right = again(one, 4_000, 77), PACK[one.right[0]]
    for card in values.of:
        gap, error = values.behind(card, right)
        if card.code in one.right:
            assert abs(gap) < MARGIN
        else:
            assert gap > error
            assert gap > MARGIN / 2 or one.solved


def test_the_prices_of_all_problems_are_those_that_come_out_when_they_are_played_out_again() -> None:
    """All of them that were played out, in other possible deals than those in which they were found."""
    wrong = []
    for one in problems().values():
        if one.solved:
            continue
        values, right = values_of(one.state, one.may, AGAIN, seed=78), PACK[one.right[0]]
        for card in values.of:
            gap, error = values.behind(card, right)
            written = one.behind[card.code] - one.behind[right.code]
            both = hypot(error, error * sqrt(AGAIN / one.worlds))
            if abs(gap - written) > ERRORS * both + ROUNDED or (card.code not in one.right and gap <= MARGIN / 2):
                wrong.append((one.name, card.code, written, round(gap, 1), round(error, 2)))
    assert not wrong


def test_what_comes_home_oftener_is_told_as_it_comes_out_again() -> None:
    for one in SAMPLE:
        if one.why:
            values = values_of(one.state, one.may, AGAIN, seed=79)
            for code, (home, n, m) in one.why.items():
                shares = [_share(values, PACK[card], PACK[home]) for card in (one.right[0], code)]
                assert shares == pytest.approx([n, m], abs=6), (one.name, code, home)


def _share(values: Values, card: Card, home: Card) -> float:
    return 100 * values.of[card].holding(mask([home]))


def test_none_is_asked_that_fell_when_it_was_played_on() -> None:
    assert not UNDECIDED & set(problems())


@pytest.mark.parametrize("level", SHARES)
def test_no_way_of_not_thinking_solves_many_of_a_level(level: int) -> None:
    some = [one for one in problems().values() if one.level == level]
    hits = [solved_by(one.state, {PACK[code] for code in one.right}) for one in some]
    for way in WAYS:
        assert sum(each[way] for each in hits) <= MOST_BY_GUESS[level] * len(some) + 1, way
        assert not any(each["highest"] for each in hits)


def test_the_same_deals_have_the_same_problems() -> None:
    some = [one for seed in range(6) for one in likely(seed)]
    assert some == [one for seed in range(6) for one in likely(seed)]
    first = collected(2, some, confirmed)
    assert first == collected(2, some, confirmed)
    assert len({one.name.partition("-")[0] for one in first}) == len(first)


def test_what_is_found_stands_a_longer_look() -> None:
    some = [one for seed in range(12) for one in likely(seed)]
    sure = [found for one in some if (found := confirmed(one)) is not None]
    assert 2 * len(sure) > len(some) > 0
    for one in sure:
        assert one.least >= MARGIN
        assert 2 * len(one.right) < len(one.behind)
