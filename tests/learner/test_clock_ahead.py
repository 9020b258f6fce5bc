"""A clock set ahead for an afternoon: what was answered counts, and once the clock is right nothing is due in 2031."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lessons.learner.event import Event, Json
from lessons.learner.shape import FIRST
from lessons.learner.store import Store
from lessons.memory.in_time import SLACK
from lessons.memory.memory import Memory, planned_at, remember
from lessons.memory.recall import Recall
from lessons.memory.schedule import reviewed
from lessons.scoring import way
from tests.learner.days import LESSON, MORNING, Diary

WRONG = datetime(2031, 5, 1, 10, tzinfo=UTC)
RIGHT = MORNING + timedelta(days=3)


def diary(ahead: bool) -> Diary:
    """A question this morning, one the day after (whose clock may be wrong), one on the third day."""
    kept = Diary()
    kept.question(skill="first")
    kept.at = WRONG if ahead else MORNING + timedelta(days=1)
    kept.question(skill="first")
    kept.question(ok=False, skill="other", diagnosis="matto-wins")
    kept.event("plan", "review/0000abcd", "", game="ottocento", parts=[], helped=[])
    kept.at = RIGHT
    kept.question(skill="first")
    return kept


def known(kept: Diary, now: datetime) -> Memory:
    return remember(kept.log, now=now)


def test_once_the_clock_is_right_nothing_lies_ahead() -> None:
    memory = known(diary(ahead=True), RIGHT)
    for trace in memory.skills.values():
        assert trace.last <= RIGHT + timedelta(hours=1)
        assert trace.due < RIGHT + timedelta(days=120)
    assert {week[:4] for week in memory.weeks} == {"2026"}
    assert all(at <= RIGHT for times in memory.mistakes.values() for at in times)
    begun = planned_at(memory, "review/0000abcd")
    assert begun is not None
    assert begun <= RIGHT


def test_what_was_answered_then_counts_as_much() -> None:
    wrong, right = known(diary(ahead=True), RIGHT), known(diary(ahead=False), RIGHT)
    assert {name: one.asked for name, one in wrong.standings.items()} == {
        name: one.asked for name, one in right.standings.items()
    }
    assert wrong.skills["first"].seen == right.skills["first"].seen


def test_where_nothing_is_before_it_the_first_time_after_it_is_its_own() -> None:
    kept = Diary(WRONG)
    kept.question(skill="first")
    kept.at = MORNING
    kept.question(skill="first")
    assert known(kept, RIGHT).skills["first"].last <= MORNING + timedelta(minutes=1)
    alone = Diary(WRONG)
    alone.question(skill="first")
    assert known(alone, RIGHT).skills["first"].last <= RIGHT


@pytest.mark.parametrize("step", [1, 2, 5])
def test_read_on_piece_by_piece_it_is_the_same(step: int) -> None:
    log = diary(ahead=True).log
    memory = Memory()
    for at in range(0, len(log), step):
        memory = remember(log[at : at + step], memory, RIGHT)
    assert memory == remember(log, now=RIGHT)


def test_a_clock_that_is_put_right_while_the_app_runs_is_enough(tmp_path: Path) -> None:
    clock = [MORNING]
    store = Store(str(tmp_path / "log.sqlite"), now=lambda: clock[0])
    recall = Recall(store, now=lambda: clock[0])
    for at in (MORNING, WRONG):
        clock[0] = at
        about: dict[str, Json] = {"skill": "first", "kind": "legal-plays", "guess": 0.1, "ok": True, "done": True}
        store.append("luna", LESSON, Event("answer", "step", f"answer-{at.year}", about))
        store.append("luna", LESSON, Event("next", "step", f"onward-{at.year}"))
    assert recall.of("luna").skills["first"].last.year == 2031
    clock[0] = RIGHT
    assert recall.of("luna").skills["first"].last <= RIGHT
    store.close()


class Written:
    """A log in memory, as recall asks for it."""

    def __init__(self, log: list[tuple[str, Event]]) -> None:
        self._log = log

    def log(self, learner: str, after: int = 0) -> list[tuple[str, Event]]:
        return self._log[after:]

    def has(self, learner: str, number: int, nonce: str) -> bool:
        return 0 < number <= len(self._log) and self._log[number - 1][1].nonce == nonce


def recalled(kept: Diary, now: Callable[[], datetime]) -> Recall:
    return Recall(cast(Any, Written(kept.log)), now=now)


YEARS = st.sampled_from([0, 0, 0, 1, 5, 40, -1, -20])
EVENINGS = st.lists(
    st.tuples(YEARS, st.integers(0, 20), st.lists(st.booleans(), min_size=1, max_size=3)), min_size=1, max_size=5
)


@settings(max_examples=30, deadline=None)
@example([(0, 0, [True]), (0, 3, [True])], set())  # three days later, when it was due after two
@example([(-1, 0, [True]), (0, 0, [True])], set())  # by the clock a year later
@given(EVENINGS, st.sets(st.integers(0, 4)))
def test_however_the_clock_was_set_nothing_is_lost_and_no_review_lies_further_off_than_what_was_known(
    evenings: list[tuple[int, int, list[bool]]], restarts: set[int]
) -> None:
    """Each evening the clock may be years ahead or back; it is read each time, the app may begin anew, and at last it is right."""
    kept, day = Diary(), MORNING
    clock = [MORNING]
    recall = recalled(kept, lambda: clock[0])
    for number, (years, days, answers) in enumerate(evenings):
        day += timedelta(days=days)
        # No log has times before 2020: a clock without a battery begins in 1970, and is written so.
        clock[0] = kept.at = max(FIRST, day + timedelta(days=365 * years))
        for ok in answers:
            kept.question(ok, skill="first")
            clock[0] = kept.at
        recall.of("luna")
        if number in restarts:
            recall = recalled(kept, lambda: clock[0])
    clock[0] = now = day + timedelta(hours=3)
    memory = recall.of("luna")
    trace = memory.skills["first"]
    assert trace.seen == sum(len(answers) for _, _, answers in evenings), "every answer counts"
    assert memory == recalled(kept, lambda: now).of("luna"), "as whoever reads the log for the first time"
    assert trace.last <= now + SLACK
    assert trace.due - trace.last <= _longest(evenings), "nothing is hidden for longer than what was known allows"


def _longest(evenings: list[tuple[int, int, list[bool]]]) -> timedelta:
    """How far off the next review is where every answer was right and came as late as all the evenings last, as far back as a clock
    was set: whoever still knows it then has it for longer than whoever is asked just when it is due."""
    back = -min(0, *(years for years, _, _ in evenings))
    trace, late = None, timedelta(days=sum(days for _, days, _ in evenings) + 365 * back)
    for _ in range(sum(len(answers) for _, _, answers in evenings)):
        trace = reviewed(trace, True, MORNING if trace is None else trace.due + late)
    assert trace is not None
    return trace.due - trace.last


def test_a_sheet_during_which_the_clock_was_set_has_no_time() -> None:
    work = way.Work.__new__(way.Work)
    for began, ended, took in (
        (MORNING, MORNING + timedelta(seconds=90), 90),
        (WRONG, MORNING, None),
        (MORNING, WRONG, None),
    ):
        object.__setattr__(work, "timed", True)
        object.__setattr__(work, "began", began.isoformat())
        object.__setattr__(work, "ended", ended.isoformat())
        assert work.seconds == took


def test_an_evening_opened_in_2031_is_not_open_for_years(tmp_path: Path) -> None:
    clock = [WRONG]
    store = Store(str(tmp_path / "log.sqlite"), now=lambda: clock[0])
    store.rooms.begin("sole", "luna", "opened", "{}", "nonce-0001")
    since, until = ((RIGHT + timedelta(hours=h)).isoformat(timespec="milliseconds") for h in (-18, 18))
    assert store.rooms.without("ended", ("opened",), since, until) == ()
    clock[0] = RIGHT
    store.rooms.append("sole", "luna", "covered", "{}", "nonce-0002")
    assert store.rooms.without("ended", ("opened",), since, until) == ("sole",), "where it goes on now, it is open"
    store.close()
