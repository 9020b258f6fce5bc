"""A lesson at two devices, which may be at two processes: each move is judged by all that was done before it, and nobody waits."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext

import pytest

from lessons.course.course import Course
from lessons.course.loader import library
from lessons.learner.errors import VersionConflict
from lessons.learner.event import Event
from lessons.learner.storage.schema import events as table
from lessons.learner.store import Store
from lessons.moves.move import Move, MoveRefused
from lessons.places.lesson import LessonSession
from lessons.places.place import Context
from lessons.places.sessions import Sessions, Standing

WHO, LESSON = "luna-luna-sole-sole", "ottocento/following"
COURSES = {lesson.id: Course.of(lesson) for lesson in library() if lesson.id == LESSON}
PLACE = f"lesson/{LESSON}"


@pytest.fixture
def stores(address: str) -> Iterator[tuple[Store, Store]]:
    """Two processes of one installation."""
    one, other = Store(address), Store(address)
    yield one, other
    one.close()
    other.close()


class Device:
    """A browser at a process of its own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sessions = Sessions(Context(store, lambda: COURSES, b"secret"))

    def look(self) -> LessonSession:
        found: LessonSession = self.sessions.state(WHO, PLACE)
        return found

    def press(self, event: str, nonce: str, seen: LessonSession, value: int | None = None) -> LessonSession:
        moment = self.sessions.revision(PLACE, seen)
        made: Standing = self.sessions.move(WHO, Move(place=PLACE, event=event, nonce=nonce, value=value, seen=moment))
        found: LessonSession = made.state
        return found

    def presses(self, seen: LessonSession, nonce: str) -> LessonSession:
        """On, whatever that is just now."""
        return self.press("next" if seen.attempt.can_go_on else "reveal", nonce, seen)


@pytest.fixture
def devices(stores: tuple[Store, Store]) -> tuple[Device, Device]:
    stores[0].keep(WHO, {})
    one, other = map(Device, stores)
    return one, other


def event(nonce: str, kind: str = "next") -> Event:
    return Event(kind, "step", nonce)


def test_lines_are_written_together_where_the_log_ends_as_was_seen(stores: tuple[Store, Store]) -> None:
    one, other = stores
    last = one.extend(WHO, "a", [event("nonce-first"), event("nonce-second")], 0)
    assert [(line.nonce, line.number) for line in other.events(WHO, "a")][-1] == ("nonce-second", last)
    further = other.extend(WHO, "a", [event("nonce-third")], last)
    assert [line.nonce for line in one.events(WHO, "a", last)] == ["nonce-third"]
    assert further > last


def test_where_it_has_gone_on_nothing_is_written_and_the_last_line_is_named(stores: tuple[Store, Store]) -> None:
    one, other = stores
    last = one.extend(WHO, "a", [event("nonce-first")], 0)
    for after in (0, last - 1):
        with pytest.raises(VersionConflict) as found:
            other.extend(WHO, "a", [event("nonce-other"), event("nonce-more")], after)
        assert found.value.last == last
    assert [line.nonce for line in other.events(WHO)] == ["nonce-first"]


def test_other_lessons_and_other_learners_are_not_in_the_way(stores: tuple[Store, Store]) -> None:
    one, other = stores
    one.extend(WHO, "a", [event("nonce-first")], 0)
    other.extend(WHO, "b", [event("nonce-second")], 0)
    other.extend("sole-sole-sole-sole", "a", [event("nonce-first")], 0)
    assert len(one.events(WHO)) == 2


def test_of_lines_of_which_one_is_there_none_is_written(stores: tuple[Store, Store]) -> None:
    one, other = stores
    last = one.extend(WHO, "a", [event("nonce-first")], 0)
    with pytest.raises(VersionConflict) as found:
        other.extend(WHO, "a", [event("nonce-new"), event("nonce-first")], last)
    assert found.value.last == last
    assert [line.nonce for line in other.events(WHO)] == ["nonce-first"]


def test_of_many_who_write_at_once_after_the_same_line_one_does(stores: tuple[Store, Store]) -> None:
    def writes(number: int) -> int | None:
        try:
            return stores[number % 2].extend(WHO, "a", [event(f"nonce-{number}-{n}") for n in range(2)], 0)
        except VersionConflict:
            return None

    stores[0].keep(WHO, {})
    with ThreadPoolExecutor(8) as people:
        written = [number for number in people.map(writes, range(40)) if number is not None]
    assert len(written) == 1
    assert len(stores[0].events(WHO, "a")) == 2


def test_whoever_is_sent_to_and_fro_goes_on_where_they_are(devices: tuple[Device, Device]) -> None:
    at = devices[0].look()
    for turn in range(16):
        before, at = at, devices[turn % 2].presses(at, f"press-{turn:04}")
        assert at.number > before.number
    assert [device.look().attempt for device in devices] == [at.attempt] * 2


def test_a_press_on_what_another_device_has_passed_is_stale_and_writes_nothing(devices: tuple[Device, Device]) -> None:
    one, other = devices
    seen = one.look()
    other.look()
    after = one.presses(seen, "press-first")
    with pytest.raises(MoveRefused) as found:
        other.presses(seen, "press-other")
    assert found.value.why == "stale"
    assert other.look().number == one.look().number == after.number


def test_two_who_open_a_lesson_at_once_see_the_same_question(devices: tuple[Device, Device]) -> None:
    at, turn = devices[0].look(), 0
    while not at.attempt.wants_seed and at.attempt.question is None:
        at, turn = devices[0].presses(at, f"press-{turn:04}"), turn + 1
    with ThreadPoolExecutor(2) as people:
        one, other = people.map(Device.look, devices)
    assert one.attempt.revision == other.attempt.revision
    assert [line.kind for line in devices[0].store.events(WHO, LESSON)].count("present") == 1


def test_the_same_press_at_both_counts_once_and_shows_where_the_lesson_stands(devices: tuple[Device, Device]) -> None:
    one, other = devices
    seen = one.look()
    other.look()
    first = one.presses(seen, "press-the-same")
    further = one.presses(first, "press-further")
    assert other.presses(seen, "press-the-same").attempt == further.attempt
    assert one.presses(seen, "press-the-same").attempt == further.attempt
    assert [line.nonce for line in one.store.events(WHO, LESSON)].count("press-the-same") == 1


def test_a_nonce_of_another_lesson_counts_there_alone(devices: tuple[Device, Device]) -> None:
    one, other = devices
    other.store.append(WHO, "elsewhere", event("press-the-same"))
    seen = one.look()
    assert one.presses(seen, "press-the-same").number == seen.number


def test_a_line_that_cannot_be_read_is_stepped_over_and_the_lesson_goes_on(devices: tuple[Device, Device]) -> None:
    one, other = devices
    seen = one.look()
    other.look()
    one.store.append(WHO, LESSON, event("nonce-newer"))
    with one.store._database.writing() as db:
        db.execute(table.update().where(table.c.nonce == "nonce-newer").values(data="{"))
    assert other.presses(seen, "press-first").number > seen.number
    assert one.look().attempt == other.look().attempt


def test_nobody_waits_for_a_turn(devices: tuple[Device, Device], monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = []

    def turn(_: Store, name: str) -> AbstractContextManager[None]:
        turns.append(name)
        return nullcontext()

    monkeypatch.setattr(Store, "turn", turn)
    seen = devices[0].look()
    devices[0].presses(seen, "press-first")
    assert turns == []
