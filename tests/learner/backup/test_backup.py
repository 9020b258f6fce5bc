"""Everything an installation has to lose, in one file and back: also while others write."""

from __future__ import annotations

import itertools
import json
import os
import sqlite3
import threading
import time
import zipfile
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from engine.games.bologna.scorekeeper import Start
from lessons.backup.archive import LOG, VERSION, BadBackup
from lessons.backup.making import take
from lessons.backup.putting_back import put_back
from lessons.learner.errors import Unavailable
from lessons.learner.event import Event
from lessons.learner.storage import schema
from lessons.learner.store import ADDRESS, Store
from tests.learner.backup.club_data import CODE, MATCH, NOW, ROOM, both, files
from tests.learner.test_schema import FIRST
from tests.learner.test_schema import write as database

SAMPLES = sorted((Path(__file__).parent / "samples").glob("*.zip"))


def test_a_backup_put_back_elsewhere_has_everything(
    store: Store, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.matches.begin(MATCH, CODE, Start(("Ada", "Bice", "Carlo", "Dino")), "match-0001")
    store.rooms.begin(ROOM, CODE, "open", "{}", "room-0001")
    taken = take(tmp_path / "all.zip", date(2026, 11, 22))
    assert (taken.learners, taken.events, taken.files) == (1, 1, 4)
    before, secret = files(home), store.secret
    monkeypatch.setenv(ADDRESS, str(tmp_path / "another computer" / "calzettini.sqlite"))
    done = put_back(tmp_path / "all.zip", NOW)
    assert (done.before, done.aside) == (None, None)
    there = Store()
    assert [dict(event.data) for event in there.events(CODE)] == [{"value": [1]}]
    learner = there.learner(CODE)
    assert learner is not None
    assert dict(learner.settings) == {"language": "it", "size": "large"}
    assert there.matches.entries(MATCH) == store.matches.entries(MATCH)
    assert there.rooms.lines(ROOM) == store.rooms.lines(ROOM) != ()
    assert there.secret == secret, "links that were made go on"
    there.close()
    assert files(tmp_path / "another computer") == before


def test_in_a_folder_whose_name_is_no_text_a_backup_is_put_back_over_a_log(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As an old disk has it, whose names are written in Latin-1."""
    file = take(tmp_path / "b.zip", date(2026, 11, 22)).file
    folder = tmp_path / os.fsdecode(b"citt\xe0")
    monkeypatch.setenv(ADDRESS, str(folder / "calzettini.sqlite"))
    assert put_back(file, NOW).before is None
    assert put_back(file, NOW).before is not None


def test_what_can_be_made_again_is_left_out(store: Store, tmp_path: Path) -> None:
    take(tmp_path / "all.zip", date(2026, 11, 22))
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert not [name for name in archive.namelist() if name.startswith(("cache", "compiled"))]


def test_in_a_folder_it_is_named_after_the_day(store: Store, tmp_path: Path) -> None:
    assert take(tmp_path, date(2026, 11, 22)).file == tmp_path / "calzettini-2026-11-22.zip"
    take(tmp_path, date(2026, 11, 22))  # an older backup may be replaced


@pytest.mark.parametrize("year", [1970, 1979, 2108, 9999])
def test_whatever_the_clock_says_there_is_a_backup_and_it_can_be_put_back(
    store: Store, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, year: int
) -> None:
    """No ZIP knows a year before 1980 or after 2107."""
    monkeypatch.setattr(time, "localtime", lambda *_: time.struct_time((year, 1, 1, 0, 0, 0, 0, 1, 0)))
    take(tmp_path / "all.zip", date(year, 1, 1))
    before = files(home)
    monkeypatch.setenv(ADDRESS, str(tmp_path / "another computer" / "calzettini.sqlite"))
    put_back(tmp_path / "all.zip", NOW)
    assert files(tmp_path / "another computer") == before


def test_a_file_that_is_no_backup_is_not_written_over(store: Store, tmp_path: Path) -> None:
    letter = tmp_path / "letter.zip"
    letter.write_text("to the club")
    with pytest.raises(BadBackup) as found:
        take(letter, date(2026, 11, 22))
    assert all(str(letter) in one for one in both(found.value))
    assert letter.read_text() == "to the club"


def test_putting_back_keeps_what_was_there_and_takes_away_what_came_later(
    store: Store, home: Path, tmp_path: Path
) -> None:
    take(tmp_path / "early.zip", date(2026, 11, 22))
    store.append(CODE, "following", Event("answer", "no-cups", "nonce-2"))
    (home / "lessons" / "later.yaml").write_text("id: ours/later\n")
    later = files(home)
    done = put_back(tmp_path / "early.zip", NOW)
    assert not (home / "lessons" / "later.yaml").exists()
    again = Store()
    assert len(again.events(CODE)) == 1
    again.close()
    assert done.before is not None
    put_back(done.before, NOW)
    assert files(home) == later
    again = Store()
    assert len(again.events(CODE)) == 2
    again.close()


def test_a_program_that_is_open_reads_and_writes_nothing_more_once_its_log_is_another(
    store: Store, tmp_path: Path
) -> None:
    """What it remembers (who has which number, say) is of the log before: an answer would go to somebody else."""
    take(tmp_path / "all.zip", date(2026, 11, 22))
    put_back(tmp_path / "all.zip", NOW)
    for use in (
        lambda: store.append(CODE, "following", Event("answer", "no-cups", "nonce-2")),
        lambda: store.append("sole-sole-sole-sole", "following", Event("answer", "no-cups", "nonce-3")),
        store.look,
        lambda: store.matches.entries(MATCH),
    ):
        with pytest.raises(Unavailable) as found:
            use()
        assert found.value.code == "replaced"
    again = Store()
    assert [event.nonce for event in again.events(CODE)] == ["nonce-1"]
    again.close()


def test_nothing_is_torn_when_everybody_writes_meanwhile(store: Store, home: Path, tmp_path: Path) -> None:
    """Four writers and a reporter; each backup has of everybody the first so-many answers, all whole, and only whole lines."""
    stop, behind, heard = threading.Event(), threading.Barrier(6), [0] * 4

    def answer(who: int) -> None:
        behind.wait()
        for number in itertools.count():
            if stop.is_set():
                return
            # Two at once: a backup has both of them or neither.
            pair = [Event("answer", "no-cups", f"{who}-{number}-{half}", {"value": [half]}) for half in "ab"]
            store.append_all(f"learner-{who}", [("following", one) for one in pair])
            heard[who] = number + 1

    def report() -> None:
        behind.wait()
        with (home / "reports.jsonl").open("ab", buffering=0) as file:
            while not stop.is_set():
                file.write(b'{"lesson": "half')
                file.write(b' a line"}\n')

    writers = [threading.Thread(target=answer, args=(who,)) for who in range(4)] + [threading.Thread(target=report)]
    for one in writers:
        one.start()
    behind.wait()
    sure, made = [], []
    try:
        for number in range(6):
            sure.append(list(heard))
            made.append(take(tmp_path / f"{number}.zip", date(2026, 11, 22)).file)
    finally:
        stop.set()
        for one in writers:
            one.join()
    for least, file in zip(sure, made, strict=True):
        with zipfile.ZipFile(file) as archive:
            archive.extract(LOG, tmp_path)
            lines = archive.read("reports.jsonl").splitlines()
        assert {one["lesson"] for one in map(json.loads, lines)} <= {"x", "half a line"}
        there = Store(str(tmp_path / LOG))
        for who in range(4):
            nonces = [event.nonce for event in there.events(f"learner-{who}")]
            assert nonces == [f"{who}-{number}-{half}" for number in range(len(nonces) // 2) for half in "ab"]
            assert len(nonces) >= 2 * least[who], "what was on disk before is in it"
        there.close()


@pytest.mark.parametrize("file", SAMPLES, ids=lambda one: one.stem)
def test_backups_of_every_version_are_put_back(home: Path, file: Path) -> None:
    put_back(file, NOW)
    store = Store()
    assert [event.nonce for event in store.events(CODE)] == ["nonce-1"]
    store.close()
    assert set(files(home)) == {"lessons/ours.yaml", "members.txt"}


def test_there_is_a_sample_of_the_version_written_now() -> None:
    assert f"version-{VERSION}" in [one.stem for one in SAMPLES]


def test_a_backup_of_an_older_program_is_brought_up_to_date(home: Path, tmp_path: Path) -> None:
    database(home / "calzettini.sqlite", FIRST)
    take(tmp_path / "old.zip", date(2026, 11, 22))
    (home / "calzettini.sqlite").unlink()
    put_back(tmp_path / "old.zip", NOW)
    with closing(sqlite3.connect(home / "calzettini.sqlite")) as db:
        assert db.execute("SELECT schema_version FROM calzettini").fetchone() == (schema.VERSION,)
        assert db.execute("SELECT nonce FROM events").fetchall() == [("a",)]
