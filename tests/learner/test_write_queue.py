"""Writes that wait for the disk go together, in one transaction, and nobody hears of it before it is there."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine
from sqlalchemy import event as on
from sqlalchemy.exc import IntegrityError

from lessons.learner.errors import Unavailable
from lessons.learner.event import Event
from lessons.learner.storage.database import Database
from lessons.learner.storage.write_queue import NotTaken, WriteQueue
from lessons.learner.store import Store

CODE = "luna-sole-onda-faro"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(str(tmp_path / "log.sqlite"))
    store.append(CODE, "following", Event("next", "a", "nonce-first"))
    yield store
    store.close()


class Room:
    """Threads that write at the same time: the first is held in its transaction until the others wait behind it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.said: dict[str, object] = {}
        self._inside, self._go_on = threading.Event(), threading.Event()

    def write(self, works: dict[str, Any]) -> None:
        first = threading.Thread(target=self._one, args=("first", self._held))
        first.start()
        self._inside.wait()
        others = [threading.Thread(target=self._one, args=one) for one in works.items()]
        for thread in others:
            thread.start()
        queue = self.database._together
        while len(queue._waiting) < len(works):
            threading.Event().wait(0.001)
        self._go_on.set()
        for thread in (first, *others):
            thread.join()

    def _held(self, db: Any) -> str:
        self._inside.set()
        self._go_on.wait()
        return "written"

    def _one(self, name: str, work: Any) -> None:
        try:
            self.said[name] = self.database.write(work)
        except Exception as error:  # noqa: BLE001 - what it was is looked at
            self.said[name] = type(error)


def test_who_waits_is_written_together_with_all_who_wait(store: Store) -> None:
    commits: list[object] = []
    count = commits.append
    on.listen(Engine, "commit", count)
    try:
        room = Room(store._database)
        room.write({str(n): lambda _, n=n: n for n in range(20)})
    finally:
        on.remove(Engine, "commit", count)
    assert room.said == {"first": "written"} | {str(n): n for n in range(20)}
    assert len(commits) == 2


def test_what_one_of_them_spoils_is_told_to_that_one_only(store: Store) -> None:
    def twice(db: Any) -> None:
        db.exec_driver_sql("INSERT INTO learners (code, created) VALUES (?, '')", (CODE,))

    def new(db: Any) -> str:
        db.exec_driver_sql("INSERT INTO learners (code, created) VALUES ('luna-luna-luna-luna', '')")
        return "new"

    room = Room(store._database)
    room.write({"twice": twice, "new": new, "other": lambda _: "other"})
    assert room.said == {"first": "written", "twice": IntegrityError, "new": "new", "other": "other"}
    assert store.learner("luna-luna-luna-luna") is not None


def test_events_of_many_learners_at_once_are_all_there_once(store: Store) -> None:
    codes = [f"learner-{n}" for n in range(8)]

    def answer(code: str) -> None:
        for n in range(12):
            for _ in range(2):  # each press comes twice
                store.append(code, "following", Event("next", "a", f"nonce-{n}"))

    threads = [threading.Thread(target=answer, args=(code,)) for code in codes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for code in codes:
        assert [event.nonce for event in store.events(code)] == [f"nonce-{n}" for n in range(12)]


def test_who_waits_for_one_that_gets_nowhere_goes_unwritten() -> None:
    stuck, over = threading.Event(), threading.Event()

    def write(taken: Any) -> None:
        stuck.set()
        over.wait()
        for one in taken:
            one.over(one.work(None))

    queue = WriteQueue(write, patience=0.01)
    first = threading.Thread(target=queue.put, args=(lambda _: None,))
    first.start()
    stuck.wait()
    done: list[str] = []
    with pytest.raises(NotTaken):
        queue.put(lambda _: done.append("second"))
    over.set()
    first.join()
    assert not done
    assert queue.put(lambda _: "third") == "third"


def test_whoever_writes_for_others_leaves_nobody_behind_when_it_is_ended() -> None:
    class Ended(BaseException): ...

    def write(taken: Any) -> None:
        raise Ended

    queue = WriteQueue(write, patience=0.01)
    for _ in range(2):  # the second one can write, too
        with pytest.raises((Ended, NotTaken)):
            queue.put(lambda _: None)


def test_a_setting_that_was_kept_is_there_at_once_and_a_file_s_too(store: Store) -> None:
    assert store.learner(CODE) is not None
    store.keep(CODE, {"language": "it"})
    known = store.learner(CODE)
    assert known is not None
    assert known.settings == {"language": "it"}
    store.bring(CODE, [], settings={"size": "large"})
    known = store.learner(CODE)
    assert known is not None
    assert known.settings == {"language": "it", "size": "large"}


def test_a_setting_that_could_not_be_kept_is_not_there(store: Store) -> None:
    with store._database.writing(), pytest.raises(Unavailable):
        store.keep(CODE, {"language": "it"})
    known = store.learner(CODE)
    assert known is not None
    assert known.settings == {}
