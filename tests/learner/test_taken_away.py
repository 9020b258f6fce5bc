"""The log's file or folder is taken away or replaced under the open app: nothing is acknowledged that is not in the file there."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from lessons.learner.errors import Unavailable, UnusableDatabase
from lessons.learner.event import Event
from lessons.learner.storage.copies import copies_of
from lessons.learner.store import Store
from screens.wording import database_words
from screens.wording.texts import LANGUAGES
from tests.learner.test_waiting import CODE, every_way_to_write

BEFORE = [f"nonce-{number}" for number in range(5)]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "data" / "log.sqlite"


@pytest.fixture
def store(log: Path) -> Iterator[Store]:
    store = Store(str(log))
    for nonce in BEFORE:
        write(store, nonce)
    yield store
    store.close()


def write(store: Store, nonce: str) -> None:
    store.append(CODE, "following", Event("next", "a", nonce))


def lines(log: Path) -> list[str]:
    """What somebody finds who opens the file at the path as it lies there."""
    with closing(sqlite3.connect(log)) as db:
        return [nonce for (nonce,) in db.execute("SELECT nonce FROM events ORDER BY number")]


def older(log: Path) -> Path:
    """A copy from earlier: of the same log, with fewer lines."""
    place = log.parent.parent / "older.sqlite"
    with closing(sqlite3.connect(log)) as source, closing(sqlite3.connect(place)) as target:
        source.backup(target)
        target.execute("DELETE FROM events WHERE number > 2")
        target.commit()
        target.execute("PRAGMA journal_mode=DELETE")
    return place


def folder_renamed(log: Path) -> None:
    log.parent.rename(log.parent.with_name("data.old"))


def folder_unpacked_anew(log: Path) -> None:
    folder_renamed(log)
    log.parent.mkdir()


def file_deleted(log: Path) -> None:
    log.unlink()


def file_and_all_beside_it_deleted(log: Path) -> None:
    for one in log.parent.glob("log.sqlite*"):
        one.unlink()


def another_installation(log: Path) -> None:
    other = log.with_name("other.sqlite")
    Store(str(other)).close()
    os.replace(other, log)


def another_program(log: Path) -> None:
    other = log.with_name("other.sqlite")
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    os.replace(other, log)


def older_copy(log: Path) -> None:
    os.replace(older(log), log)


def older_copy_over_it(log: Path) -> None:
    """Into the very file, once nothing stands ahead of it any more."""
    with closing(sqlite3.connect(log)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copyfile(older(log), log)


def an_empty_file(log: Path) -> None:
    other = log.with_name("other.sqlite")
    other.touch()
    os.replace(other, log)


def link_to_elsewhere(log: Path) -> None:
    elsewhere = log.parent.with_name("elsewhere")
    elsewhere.mkdir()
    shutil.copyfile(older(log), elsewhere / log.name)
    folder_renamed(log)
    log.parent.symlink_to(elsewhere)


WAYS = [
    folder_renamed, folder_unpacked_anew, file_deleted, file_and_all_beside_it_deleted, another_installation, another_program,
    older_copy, older_copy_over_it, an_empty_file, link_to_elsewhere,
]  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_acknowledged_once_the_file_is_not_where_it_was(
    store: Store, log: Path, way: Callable[[Path], None]
) -> None:
    way(log)
    for error in every_way_to_write(store, "nonce-after"):
        assert error.code in ("missing", "other")
        told = {database_words.explain(error, lang) for lang in LANGUAGES}
        assert len(told) == len(LANGUAGES)
    if way is not older_copy_over_it:
        with pytest.raises(Unavailable):
            store.look()


@pytest.mark.parametrize(("at", "code"), [(8192, "damaged"), (100, "damaged"), (0, "not-a-database")])
def test_a_log_that_is_written_over_in_part_is_called_what_the_next_start_calls_it(
    store: Store, log: Path, at: int, code: str
) -> None:
    with closing(sqlite3.connect(log)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with log.open("r+b") as file:
        file.seek(at)
        file.write(b"\xde\xad" * 6144)
    assert {error.code for error in every_way_to_write(store, "nonce-after")} == {code}
    store.close()
    with pytest.raises(UnusableDatabase) as found:
        Store(str(log))
    assert found.value.reason == code


@pytest.mark.parametrize("away", [folder_renamed, folder_unpacked_anew, link_to_elsewhere])
def test_once_the_folder_is_back_it_goes_on_without_a_new_start(
    store: Store, log: Path, away: Callable[[Path], None]
) -> None:
    away(log)
    with pytest.raises(Unavailable):
        write(store, "nonce-after")
    if log.parent.is_symlink():
        log.parent.unlink()
    elif log.parent.exists():
        shutil.rmtree(log.parent)
    log.parent.with_name("data.old").rename(log.parent)
    write(store, "nonce-after")
    store.close()
    assert lines(log) == [*BEFORE, "nonce-after"]


def test_a_sync_program_that_lays_down_the_same_log_as_a_new_file_is_no_trouble(store: Store, log: Path) -> None:
    same = log.with_name("same.sqlite")
    with closing(sqlite3.connect(log)) as source, closing(sqlite3.connect(same)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
    os.replace(same, log)
    write(store, "nonce-after")
    assert [event.nonce for event in store.events(CODE)] == [*BEFORE, "nonce-after"]
    store.close()
    assert lines(log) == [*BEFORE, "nonce-after"]


@pytest.mark.parametrize("ending", ["-wal", "-shm"])
@pytest.mark.parametrize("other", [True, False], ids=["replaced", "deleted"])
def test_what_stands_ahead_of_the_file_is_missed_by_nobody(store: Store, log: Path, ending: str, other: bool) -> None:
    """Lines that were acknowledged may still be in it and nowhere else."""
    beside = log.with_name(log.name + ending)
    if other:
        shutil.copyfile(beside, log.with_name("copy"))
        os.replace(log.with_name("copy"), beside)
    else:
        beside.unlink()
    write(store, "nonce-after")
    write(store, "nonce-last")
    assert lines(log) == [*BEFORE, "nonce-after", "nonce-last"]
    store.close()
    assert lines(log) == [*BEFORE, "nonce-after", "nonce-last"]


def test_a_file_taken_away_between_the_write_and_its_answer_is_not_acknowledged(store: Store, log: Path) -> None:
    def halfway() -> None:
        with store._database.writing():
            log.parent.rename(log.parent.with_name("data.old"))

    with pytest.raises(Unavailable, match="missing"):
        halfway()


@pytest.mark.parametrize("way", [file_deleted, another_installation, older_copy, an_empty_file])
def test_what_was_acknowledged_before_is_kept_aside(store: Store, log: Path, way: Callable[[Path], None]) -> None:
    way(log)
    for _ in range(3):
        with pytest.raises(Unavailable):
            write(store, "nonce-after")
    (copy,) = copies_of(log)
    assert copy.aside
    assert lines(copy.file) == BEFORE


def test_whoever_is_refused_leaves_the_other_file_as_it_is(store: Store, log: Path) -> None:
    """What stood ahead of our file must not be read into it by whoever opens it next."""
    older_copy(log)
    with pytest.raises(Unavailable):
        write(store, "nonce-after")
    store.close()
    assert lines(log) == BEFORE[:2]
    again = Store(str(log))
    write(again, "nonce-new")
    again.close()
    assert lines(log) == [*BEFORE[:2], "nonce-new"]


def test_a_folder_that_may_only_be_read_takes_what_it_acknowledges_or_says_so(store: Store, log: Path) -> None:
    store._database.engine.dispose()
    log.chmod(0o444)
    log.parent.chmod(0o555)
    try:
        write(store, "nonce-after")
    except Unavailable as error:
        assert error.code == "read-only"  # noqa: PT017 - whoever is root may write all the same
        wanted = BEFORE
    else:
        wanted = [*BEFORE, "nonce-after"]
    finally:
        log.parent.chmod(0o755)
        log.chmod(0o644)
    assert lines(log) == wanted


def test_another_process_that_writes_is_nothing_to_be_told(store: Store, log: Path) -> None:
    other = Store(str(log))
    write(other, "nonce-other")
    with closing(sqlite3.connect(log)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    write(store, "nonce-after")
    assert lines(log) == [*BEFORE, "nonce-other", "nonce-after"]
    other.close()


def test_who_looks_at_the_log_at_every_move_lets_go_of_none_of_its_locks(store: Store, log: Path) -> None:
    """A process that opens and closes a file gives up all its locks on it. Whoever comes next takes themselves for the first, cuts
    the shared memory off, and the app falls. Source: https://www.sqlite.org/howtocorrupt.html, 2.2."""
    write(store, "nonce-before")
    store.look()
    for name in (f"{log.name}-shm", log.name):
        takes = f"import fcntl; fcntl.lockf(open({str(log.with_name(name))!r}, 'r+b'), fcntl.LOCK_EX | fcntl.LOCK_NB)"
        other = subprocess.run([sys.executable, "-c", takes], capture_output=True, text=True, check=False)
        assert "BlockingIOError" in other.stderr, f"nobody holds {name} any more"
