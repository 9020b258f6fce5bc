"""A match is a list of entries: what is corrected or taken back is one entry more, and all of it is read back from its text."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.errors import BadInput
from engine.games.bologna.rules import Rules
from engine.games.bologna.scorekeeper import (
    LINES,
    Correct,
    Counted,
    Declared,
    Entry,
    Match,
    Monte,
    Out,
    Piled,
    Start,
    Stop,
    Undo,
    add,
    fold,
    judge,
)
from engine.games.bologna.scoring.piles import draw
from tests.engine.bologna.keeping import TABLE, hand, refused, written


def test_a_correction_counts_and_its_undo_restores() -> None:
    before = written(hand(1), hand(2))
    corrected = add(before, Correct(2, hand(1, 250, 90)))
    assert corrected.scores == (450, 190)
    assert add(corrected, Undo(4)).hands == before.hands
    again = add(add(corrected, Undo(4)), Undo(5))
    assert again.hands == corrected.hands
    assert len(again.places) == 6, "nothing is rubbed out"


def test_a_hand_taken_back_is_open_again_while_later_ones_stay() -> None:
    match = add(written(hand(1), hand(2), hand(3)), Undo(3))
    assert match.open is not None
    assert match.open.number == 2
    assert match.scores == (400, 200)
    assert refused(match, hand(4)) == "other-hand"
    assert add(match, hand(2, 150, 120)).scores == (550, 320)
    assert refused(add(match, hand(2)), Undo(5)) == "in-the-way"


def test_a_correction_may_end_the_match_earlier_than_the_players_did() -> None:
    match = written(hand(1, 700, 100), hand(2, 90, 300), hand(3, 100, 100))
    corrected = add(match, Correct(3, hand(2, 120, 300)))
    assert corrected.decided == 2
    assert corrected.scores == (820, 400)
    assert len(corrected.hands) == 3


def test_names_and_dealer_are_corrected_too() -> None:
    match = add(written(hand(1)), Correct(1, replace(TABLE, names=("Anna", "Bruno", "Carla", "Dina"), dealer=0)))
    assert match.start.names[3] == "Dina"
    assert [one.dealer for one in match.hands] == [0, 1]
    twice = replace(TABLE, names=("Anna", "anna", "Carla", "Dino"))
    assert refused(match, Correct(1, twice)) == "names-alike"
    assert refused(match, Correct(1, replace(TABLE, names=("An\na", "B", "C", "D")))) == "bad-name"
    assert refused(match, Correct(1, replace(TABLE, names=("Anna", " ", "Carla", "Dino")))) == "name-missing"
    assert refused(match, Correct(1, replace(TABLE, sides=("Bologna", "bologna")))) == "pairs-alike"
    assert refused(match, Correct(1, replace(TABLE, sides=("Bruno & Dino", "")))) == "pairs-alike"


def test_a_stopped_match_can_be_taken_up_again() -> None:
    match = written(hand(1), Stop())
    assert match.over
    assert add(match, Undo(3)).open is not None


def test_what_cannot_be_taken_back() -> None:
    match = written(hand(1))
    for number in (0, 1, 3):
        assert refused(match, Undo(number)) == "nothing-to-undo"
    assert refused(match, Correct(9, hand(1))) == "nothing-to-correct"
    assert refused(match, Correct(2, Declared(1, 0, (), 18))) == "other-sort"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "start",
        'start 800 A1 "Anna" X',
        "hand 1 ends criccone 1 2",
        "hand x ends monte",
        "undo",
        "correct 2 to stop",
    ],
)
def test_a_line_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(BadInput):
        LINES.read("1. stop\n2. " + line + " .")


NAMES = st.text(
    st.characters(codec="utf-8", exclude_characters='"', categories=["L", "N", "P", "Zs"]), min_size=1, max_size=9
)
HOUSES = st.builds(Rules, andare_a_monte=st.just(True), tie_at_target=st.sampled_from(["play_on", "draw"]))
STARTS = st.builds(
    Start,
    st.tuples(NAMES, NAMES, NAMES, NAMES),
    st.integers(0, 3),
    st.sampled_from(["800", "1000", "four"]),
    HOUSES,
    st.just(("", "")),
)


def _next(match: Match, rng: Random) -> Entry:
    """Something a player might write: now and then nonsense."""
    number = match.open.number if match.open else len(match.hands)
    other = rng.randint(1, len(match.places) + 1)
    points = rng.randint(0, 87)
    ends: list[Entry] = [
        Counted(number, (17, 14), rng.randint(0, 1), (rng.randrange(0, 300, 5), 10), (points, 87 - points)),
        Declared(number, rng.randint(0, 3), (("kings", rng.randint(3, 4)), ("grande", rng.randint(3, 9)))),
        Declared(number, rng.randint(0, 3), (), rng.randint(10, 60)),
        Piled.of(number, rng.randint(0, 1), draw("typical", Random(rng.randint(0, 5)))),
        Monte(number),
        Out(number, rng.randint(0, 3)),
        Undo(other),
        Undo(other),
    ]
    entry = rng.choice(ends)
    if rng.random() < 0.2 and not isinstance(entry, Undo):
        return Correct(other, entry)  # type: ignore[arg-type]
    return Stop() if rng.random() < 0.02 else entry


@settings(max_examples=40, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(STARTS, st.randoms(use_true_random=False))
def test_any_match(start: Start, rng: Random) -> None:
    match = fold([start])
    for _ in range(25):
        entry = _next(match, rng)
        if not judge(match, entry).ok:
            continue
        after = add(match, entry)
        if isinstance(entry, Correct):
            assert add(after, Undo(len(after.places))).hands == match.hands, "an undone correction restores"
        match = after
    assert LINES.read(LINES.write(match.entries)) == match.entries
    assert fold(LINES.read(LINES.write(match.entries))) == match
    counting = match.hands[: match.decided]
    for side in (0, 1):
        assert match.scores[side] == sum(one.totals[side] for one in counting)
    for before, after_ in pairwise(match.hands):
        assert after_.after == tuple(x + y for x, y in zip(before.after, after_.totals, strict=True))
