"""Putting back while everybody writes, or killed in the middle: nothing acknowledged is lost, nothing is left lying about."""

from __future__ import annotations

import itertools
import shutil
import sqlite3
import tempfile
import threading
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path

import pytest

from lessons.backup import leftovers, putting_back
from lessons.backup.archive import LOG
from lessons.backup.leftovers import ROOM, sweep
from lessons.backup.making import take
from lessons.backup.putting_back import put_back
from lessons.learner.errors import Unavailable
from lessons.learner.event import Event
from lessons.learner.store import Store
from tests.learner.backup.club_data import CODE, NOW, files

TODAY = date(2026, 11, 22)


def nonces(log: Path) -> set[str]:
    with closing(sqlite3.connect(log)) as db:
        return {nonce for (nonce,) in db.execute("SELECT nonce FROM events")}


def test_what_is_acknowledged_while_a_backup_is_put_back_is_in_the_one_log_or_the_other(
    store: Store, home: Path, tmp_path: Path
) -> None:
    file = take(tmp_path / "all.zip", TODAY).file
    acknowledged: list[list[str]] = [[] for _ in range(4)]
    begun = threading.Barrier(5)

    def hammer(who: int) -> None:
        begun.wait()
        for number in itertools.count():
            nonce = f"nonce-{who}-{number}"
            try:
                store.append(f"learner-{who}", "following", Event("next", "a", nonce))
            except Unavailable as error:
                if error.code == "replaced":
                    return
            else:
                acknowledged[who].append(nonce)

    writers = [threading.Thread(target=hammer, args=(who,)) for who in range(4)]
    for one in writers:
        one.start()
    begun.wait()
    done = put_back(file, NOW)
    for one in writers:
        one.join()
    assert done.before is not None
    with zipfile.ZipFile(done.before) as kept:
        kept.extract(LOG, tmp_path)
    heard = {nonce for one in acknowledged for nonce in one}
    assert heard
    assert heard <= nonces(tmp_path / LOG) | nonces(home / "calzettini.sqlite")


@pytest.fixture
def file(store: Store, home: Path, tmp_path: Path) -> Path:
    """A backup; since then another lesson has come, and other lines in the log."""
    made = take(tmp_path / "all.zip", TODAY).file
    shutil.rmtree(home / "lessons")
    (home / "evenings").mkdir()
    (home / "evenings" / "later.yaml").write_text("later\n")
    store.append(CODE, "following", Event("answer", "no-cups", "nonce-2"))
    return made


class Killed(BaseException):
    """The process has ended: nothing more is done, not even what is always done at the end."""


@contextmanager
def left_lying(prefix: str, dir: Path, **_: object) -> Iterator[str]:
    yield tempfile.mkdtemp(prefix=prefix, dir=dir)


def killed_at(move: int, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A restore that ends when it has moved so many files; none: before the log becomes the other one."""
    moves = itertools.count(1)
    real = shutil.move

    def moving(*told: Path) -> None:
        real(*told)
        if next(moves) == move:
            raise Killed

    def dead(*_: object, **__: object) -> None:
        raise Killed

    with monkeypatch.context() as now:
        now.setattr(leftovers.shutil, "move", moving)
        now.setattr(putting_back, "undo", dead)
        now.setattr(putting_back, "_switch", dead)
        now.setattr(putting_back.tempfile, "TemporaryDirectory", left_lying)
        with pytest.raises(Killed):
            put_back(file, NOW)


@pytest.mark.parametrize("move", range(8))
def test_after_a_restore_that_was_killed_the_next_start_has_all_as_it_was(
    file: Path, home: Path, monkeypatch: pytest.MonkeyPatch, move: int
) -> None:
    before, log = files(home), home / "calzettini.sqlite"
    killed_at(move, file, monkeypatch)
    assert list(home.glob(f"{ROOM}*"))
    sweep(home, log)
    assert not list(home.glob(".*"))
    assert files(home) == before
    assert (home / "evenings" / "later.yaml").exists()
    assert nonces(log) == {"nonce-1", "nonce-2"}


def test_where_the_log_is_the_other_one_already_only_the_rest_goes(
    file: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as now:
        now.setattr(putting_back.tempfile, "TemporaryDirectory", left_lying)
        put_back(file, NOW)
    there = files(home)
    sweep(home, home / "calzettini.sqlite")
    assert not list(home.glob(".*"))
    assert files(home) == there
    assert "lessons/serata/prima.yaml" in there
    assert nonces(home / "calzettini.sqlite") == {"nonce-1"}


def test_a_restore_that_is_under_way_is_left_alone(home: Path) -> None:
    room = home / f"{ROOM}x"
    room.mkdir()
    with leftovers.held(room):
        sweep(home, None)
        assert room.exists()
    sweep(home, None)
    assert not room.exists()


def test_what_only_bears_the_name_of_a_restore_is_left_alone(home: Path, tmp_path: Path) -> None:
    """A file, and a link to somebody's folder elsewhere."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "kept").touch()
    (home / f"{ROOM}file").touch()
    (home / f"{ROOM}link").symlink_to(elsewhere, target_is_directory=True)
    sweep(home, None)
    assert [one.name for one in sorted(home.glob(f"{ROOM}*"))] == [f"{ROOM}file", f"{ROOM}link"]
    assert [one.name for one in elsewhere.iterdir()] == ["kept"]


def test_half_a_copy_of_an_upgrade_that_was_killed_goes_at_the_next_start(store: Store, home: Path) -> None:
    half, other = home / "calzettini.sqlite.123-ab.copying", home / "letter.copying"
    half.write_bytes(b"half")
    other.write_bytes(b"to the club")
    Store().close()
    assert not half.exists()
    assert other.exists(), "what is not ours stays"


def test_files_of_a_club_whose_log_is_broken_are_kept_as_well(file: Path, store: Store, home: Path) -> None:
    store.close()
    for left in home.glob("calzettini.sqlite*"):
        left.unlink()
    (home / "calzettini.sqlite").write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    done = put_back(file, NOW)
    assert done.aside is not None
    assert done.before is not None
    assert (done.before / "evenings" / "later.yaml").read_text() == "later\n"
    assert not (home / "evenings").exists()


def test_a_copy_of_the_log_alone_leaves_the_files_of_the_club(
    file: Path, store: Store, home: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite"
    with closing(sqlite3.connect(home / "calzettini.sqlite")) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    store.append(CODE, "following", Event("answer", "no-cups", "nonce-3"))
    before = files(home)
    put_back(copy, NOW)
    assert files(home) == before
    assert nonces(home / "calzettini.sqlite") == {"nonce-1", "nonce-2"}
    with pytest.raises(Unavailable, match="replaced"):
        store.look()
