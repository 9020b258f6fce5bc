"""The copies an installation keeps of its own log: one a day, the last seven, never all gone, never in anybody's way."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest

from calzettini import keeping
from lessons.backup.daily import keep_one
from lessons.backup.putting_back import put_back
from lessons.learner.errors import UnusableDatabase
from lessons.learner.event import Event
from lessons.learner.storage import copies
from lessons.learner.storage.copies import copies_of, keep_copy
from lessons.learner.store import ADDRESS, Store
from screens.wording.database_words import explain
from screens.wording.texts import LANGUAGES
from tests.learner.backup.club_data import NOW
from tests.learner.test_taken_away import lines, write

TODAY = date(2026, 11, 26)


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(ADDRESS, str(tmp_path / "data" / "log.sqlite"))
    return tmp_path / "data" / "log.sqlite"


@pytest.fixture
def store(log: Path) -> Iterator[Store]:
    store = Store(str(log))
    yield store
    store.close()


def days(log: Path) -> list[date]:
    return [one.day for one in copies_of(log)]


def test_the_last_seven_days_are_kept_each_as_it_ended(store: Store, log: Path) -> None:
    for day in range(10):
        for part in "ab":
            write(store, f"nonce-{day}-{part}")
            keep_copy(log, TODAY + timedelta(day))
    assert days(log) == [TODAY + timedelta(day) for day in range(9, 2, -1)]
    assert [len(lines(one.file)) for one in copies_of(log)] == list(range(20, 6, -2))
    assert {stat.S_IMODE(one.file.stat().st_mode) for one in copies_of(log)} == {0o600}
    assert stat.S_IMODE((log.parent / "backups").stat().st_mode) == 0o700
    assert len(list((log.parent / "backups").iterdir())) == 7


def test_a_clock_that_jumps_takes_away_no_more_than_one_a_time_and_never_the_last(store: Store, log: Path) -> None:
    for day in range(7):
        keep_copy(log, TODAY + timedelta(day))
    for told in (date(1970, 1, 1), date(2150, 1, 1), date(1970, 1, 1), date(2150, 1, 1)):
        keep_copy(log, told)
    assert len(days(log)) == 7
    assert set(days(log)) >= {TODAY + timedelta(day) for day in range(2, 7)}
    keep_copy(log, TODAY + timedelta(7))
    assert TODAY + timedelta(7) in days(log)


def test_together_they_take_no_more_than_they_may_and_the_newest_stays(
    store: Store, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for day in range(5):
        keep_copy(log, TODAY + timedelta(day))
    size = copies_of(log)[0].size
    monkeypatch.setattr(copies, "MOST", 3 * size)
    keep_copy(log, TODAY + timedelta(5))
    assert days(log) == [TODAY + timedelta(day) for day in (5, 4, 3)]
    monkeypatch.setattr(copies, "MOST", 0)
    keep_copy(log, TODAY + timedelta(6))
    assert days(log) == [TODAY + timedelta(6)]


def test_the_last_room_of_the_disk_is_left_for_answers(
    store: Store, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies.shutil, "disk_usage", lambda _: SimpleNamespace(free=copies.SPARE))
    assert keep_copy(log, TODAY) is None
    assert days(log) == []


@pytest.mark.parametrize(("missing", "made"), [(0, True), (1, False)])
def test_a_copy_needs_as_much_again_as_the_log_besides(
    store: Store, log: Path, monkeypatch: pytest.MonkeyPatch, missing: int, made: bool
) -> None:
    """While it is made there are two of it: the draft, and what is put in order in it."""
    with closing(sqlite3.connect(log)) as db:
        size = db.execute("PRAGMA page_count").fetchone()[0] * db.execute("PRAGMA page_size").fetchone()[0]
    free = copies.SPARE + 2 * size - missing
    monkeypatch.setattr(copies.shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    assert (keep_copy(log, TODAY) is not None) == made


def test_a_damaged_log_replaces_no_sound_copy_and_the_sentence_names_it(store: Store, log: Path) -> None:
    store.append_all("luna-sole-onda-faro", [("following", Event("next", "s", f"nonce-{n}")) for n in range(500)])
    kept = keep_copy(log, TODAY)
    store.close()
    raw = bytearray(log.read_bytes())
    for page in range(4, len(raw) // 4096, 2):
        raw[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    log.write_bytes(raw)
    assert keep_copy(log, TODAY) is None
    with pytest.raises(UnusableDatabase) as found:
        Store(str(log))
    for lang in LANGUAGES:
        assert str(kept) in explain(found.value, lang)
    assert kept is not None
    put_back(kept, NOW)
    again = Store(str(log))
    assert len(again.events("luna-sole-onda-faro")) == 500
    again.close()


def test_where_there_is_no_copy_none_is_named(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        told = explain(UnusableDatabase("damaged", where=str(tmp_path / "log.sqlite")), lang)
        assert "{" not in told
        assert "backups" not in told


def test_whoever_writes_meanwhile_is_not_waited_for(store: Store, log: Path) -> None:
    write(store, "nonce-1")
    with store._database.writing() as db:
        db.exec_driver_sql("INSERT INTO learners (code, created) VALUES ('half', '')")
        kept = keep_copy(log, TODAY)
    assert kept is not None
    assert lines(kept) == ["nonce-1"]
    with closing(sqlite3.connect(kept)) as db:
        assert db.execute("SELECT count(*) FROM learners WHERE code = 'half'").fetchone() == (0,)


def test_the_command_lists_them(store: Store, log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert keeping.backups() == 0
    assert str(log.parent / "backups") in capsys.readouterr().err
    kept = keep_copy(log, TODAY)
    assert keeping.backups() == 0
    assert str(kept) in capsys.readouterr().err


def test_an_app_that_is_open_keeps_a_copy_of_its_log_each_day_and_of_none_where_there_is_none(
    store: Store, log: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    write(store, "nonce-0")
    keep_one()
    keep_one()
    assert days(log) == [date.today()]
    monkeypatch.setenv(ADDRESS, str(tmp_path / "elsewhere" / "log.sqlite"))
    keep_one()
    assert not (tmp_path / "elsewhere").exists()
