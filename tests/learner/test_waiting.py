"""A database that cannot be written just now: said within a moment, and used again as soon as it can be."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy import event as on

from engine.games.bologna.scorekeeper import Monte, Start
from lessons.learner.errors import Unavailable
from lessons.learner.event import Event
from lessons.learner.storage import opening
from lessons.learner.storage.causes import code_of_sqlite
from lessons.learner.store import Store
from screens.wording import database_words

CODE, MATCH = "luna-sole-onda-faro", "luna-castello-onda-faro"
BOUND = 8.0
"""Seconds: about one is meant, on a machine that is busy with other things."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(str(tmp_path / "log.sqlite"))
    store.append(CODE, "following", Event("next", "a", "nonce-first"))
    store.matches.begin(MATCH, CODE, Start(("Anna", "Bruno", "Carla", "Dino")), "match-first")
    yield store
    store.close()


def every_way_to_write(store: Store, name: str) -> Iterator[Unavailable]:
    """Each of them is refused; what was said."""
    ways: list[Callable[[], object]] = [
        lambda: store.append(CODE, "following", Event("next", "a", name)),
        lambda: store.append_all(CODE, [("following", Event("next", "a", name))]),
        lambda: store.keep(CODE, {"language": "it"}),
        lambda: store.bring(CODE, [("following", Event("next", "a", name))]),
        lambda: store.matches.append(MATCH, CODE, 2, Monte(1), name),
        lambda: store.matches.begin("luna-luna-luna-luna", CODE, Start(("A", "B", "C", "D")), name),
    ]
    for way in ways:
        began = time.monotonic()
        with pytest.raises(Unavailable) as found:
            way()
        assert time.monotonic() - began < BOUND
        yield found.value


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Another program is writing, and takes its time."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def every_connection(store: Store, pragma: str, back: str) -> Iterator[None]:
    """Each connection of the store, those of its pool too, is told this, and afterwards the contrary."""
    now = [pragma]

    def tell(db: object, *_: object) -> None:
        cursor = db.cursor()  # type: ignore[attr-defined]
        cursor.execute(now[0]).close()

    on.listen(store._database.engine, "checkout", tell)
    try:
        yield
    finally:
        now[0] = back


def works_again(store: Store) -> None:
    store.append(CODE, "following", Event("next", "a", "nonce-after"))
    assert [event.nonce for event in store.events(CODE)] == ["nonce-first", "nonce-after"]
    assert store.matches.append(MATCH, CODE, 2, Monte(1), "match-after")
    assert store.keep(CODE, {"language": "en"}).settings == {"language": "en"}


def test_while_another_program_writes_it_is_locked_and_then_it_is_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(opening, "WAIT", 0.1)
    store: Store = request.getfixturevalue("store")
    with held(tmp_path / "log.sqlite"):
        assert {error.code for error in every_way_to_write(store, "nonce-held")} == {"locked"}
        assert len(store.events(CODE)) == 1, "reading waits for nobody"
    works_again(store)


def test_a_whole_room_hears_within_a_moment_that_it_is_locked(store: Store, tmp_path: Path) -> None:
    said: list[str] = []

    def answer(number: int) -> None:
        try:
            store.append(CODE, "following", Event("next", "a", f"nonce-{number}"))
        except Unavailable as error:
            said.append(error.code)

    with held(tmp_path / "log.sqlite"):
        threads = [threading.Thread(target=answer, args=(number,)) for number in range(40)]
        began = time.monotonic()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert time.monotonic() - began < BOUND
    assert said == ["locked"] * 40
    works_again(store)


def test_on_a_full_disk_nothing_is_half_saved_and_room_is_all_it_takes(store: Store) -> None:
    with every_connection(store, "PRAGMA max_page_count=1", "PRAGMA max_page_count=1073741823"):
        big = [("following", Event("next", "a", f"big-{number}", {"value": "x" * 9000})) for number in range(5)]
        with pytest.raises(Unavailable) as found:
            store.append_all(CODE, big)
        assert found.value.code == "full"
        with pytest.raises(Unavailable) as found:
            store.append(CODE, "following", Event("next", "a", "big", {"value": "x" * 9000}))
        assert found.value.code == "full"
        assert len(store.events(CODE)) == 1
    works_again(store)


def test_a_file_that_may_only_be_read_is_said_to_be_so(store: Store) -> None:
    with every_connection(store, "PRAGMA query_only=ON", "PRAGMA query_only=OFF"):
        assert {error.code for error in every_way_to_write(store, "nonce-held")} == {"read-only"}
    works_again(store)


def test_each_of_them_has_a_sentence_in_both_languages() -> None:
    for code in ("locked", "full", "read-only", "cannot-open", "damaged", "not-a-database", "unreachable"):
        assert database_words.explain(Unavailable(code), "en") != database_words.explain(Unavailable(code), "it")


def test_a_power_cut_at_any_statement_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    file, acknowledged, copies = tmp_path / "log.sqlite", [0], list[tuple[Path, int]]()

    def cut(*_: object) -> None:
        # What lies on the disk at this moment; the shared memory beside it is gone with the power.
        place = tmp_path / f"cut-{len(copies)}.sqlite"
        shutil.copyfile(file, place)
        for ahead in tmp_path.glob("log.sqlite-wal"):
            shutil.copyfile(ahead, f"{place}-wal")
        copies.append((place, acknowledged[0]))

    store = Store(str(file))
    on.listen(Engine, "before_cursor_execute", cut)
    on.listen(Engine, "commit", cut)
    try:
        for number in range(12):
            store.append(CODE, "following", Event("next", "a", f"nonce-{number}"))
            acknowledged[0] += 1
            cut()
    finally:
        on.remove(Engine, "before_cursor_execute", cut)
        on.remove(Engine, "commit", cut)
    assert len(copies) > 48
    for place, said in copies:
        kept = Store(str(place))
        assert len(kept.events(CODE)) >= said
        kept.close()


def test_the_end_of_the_file_that_was_never_written_out_is_missed_by_nobody(tmp_path: Path) -> None:
    file = tmp_path / "log.sqlite"
    store, ends = Store(str(file)), list[tuple[int, int]]()
    for number in range(8):
        store.append(CODE, "following", Event("next", "a", f"nonce-{number}"))
        ends.append((os.path.getsize(f"{file}-wal"), number + 1))
    raw = Path(f"{file}-wal").read_bytes()
    for size, said in ends:
        for more in (0, 1, 30, 2000, 4120):
            place = tmp_path / f"cut-{said}-{more}.sqlite"
            shutil.copyfile(file, place)
            Path(f"{place}-wal").write_bytes(raw[: size + more] if size + more <= len(raw) else raw)
            kept = Store(str(place))
            assert len(kept.events(CODE)) >= said
            kept.close()


def test_every_connection_writes_out_what_it_acknowledges(store: Store) -> None:
    for open_ in (store._database.reading, store._database.writing):
        with open_() as db:
            assert db.exec_driver_sql("PRAGMA synchronous").scalar() == 2
            assert db.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


@pytest.mark.parametrize(
    "code", [sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_BUSY_SNAPSHOT]
)
def test_whatever_sqlite_calls_a_log_that_others_hold_it_is_asked_again(code: int) -> None:
    error = sqlite3.OperationalError("held")
    error.sqlite_errorcode = code
    assert code_of_sqlite(error) == "locked"
