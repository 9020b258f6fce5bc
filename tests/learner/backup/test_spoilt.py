"""Backups that cannot be put back, and logs that cannot be taken: said in every language, and nothing is changed."""

from __future__ import annotations

import json
import sqlite3
import zipfile
from contextlib import closing
from datetime import date
from hashlib import sha256
from pathlib import Path

import pytest

from lessons.backup.archive import LOG, VERSION, BadBackup
from lessons.backup.making import take
from lessons.backup.putting_back import put_back
from lessons.learner.storage import schema
from lessons.learner.store import ADDRESS, Store
from tests.learner.backup.club_data import CODE, NOW, both, files
from tests.learner.test_schema import FIRST
from tests.learner.test_schema import write as database


def remade(file: Path, **changes: bytes) -> Path:
    """The same file with other contents; none for those that are empty."""
    with zipfile.ZipFile(file) as archive:
        held = {name: archive.read(name) for name in archive.namelist()} | changes
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in held.items():
            if content:
                archive.writestr(name, content)
    return file


def listing(file: Path, **changes: object) -> bytes:
    with zipfile.ZipFile(file) as archive:
        return json.dumps(json.loads(archive.read("calzettini.json")) | changes).encode()


def spoilt(case: str, file: Path) -> Path:
    """A file that has been through something."""
    raw = file.read_bytes()
    if case == "cut off":
        file.write_bytes(raw[: len(raw) // 2])
    elif case == "a byte changed":
        file.write_bytes(raw[:500] + bytes([raw[500] ^ 255]) + raw[501:])
    elif case == "a file gone":
        remade(file, **{"members.txt": b""})
    elif case == "another lesson in it":
        remade(file, **{"lessons/serata/prima.yaml": b"id: ours/other\n"})
    elif case == "a log that is none":
        remade(file, **{LOG: b"a letter"})
    elif case == "leads out of the folder":
        remade(file, **{"calzettini.json": listing(file, files={LOG: "0", "packs/../../x": "0"})})
    elif case == "of a newer program":
        remade(file, **{"calzettini.json": listing(file, version=VERSION + 1)})
    elif case == "gone":
        file.unlink()
    else:
        file.write_text("a letter to the club")
    return file


CASES = {
    "cut off": "foreign",
    "a byte changed": "damaged",
    "a file gone": "damaged",
    "another lesson in it": "damaged",
    "a log that is none": "damaged",
    "leads out of the folder": "damaged",
    "of a newer program": "newer",
    "gone": "missing",
    "a letter": "foreign",
}


@pytest.mark.parametrize("case", CASES)
def test_what_cannot_be_put_back_changes_nothing(store: Store, home: Path, tmp_path: Path, case: str) -> None:
    file = spoilt(case, take(tmp_path / "all.zip", date(2026, 11, 22)).file)
    (home / "lessons" / "later.yaml").write_text("id: ours/later\n")
    before = files(home)
    with pytest.raises(BadBackup) as found:
        put_back(file, NOW)
    assert found.value.reason == CASES[case]
    if case == "leads out of the folder":
        assert found.value.facts["where"] == "packs/../../x"
    assert all(str(file) in one for one in both(found.value))
    assert files(home) == before
    assert len(store.events(CODE)) == 1
    assert not list(home.glob(".restoring-*"))


def test_a_log_of_a_newer_program_is_not_put_back_and_may_be_kept(home: Path, tmp_path: Path) -> None:
    database(home / "calzettini.sqlite", FIRST.replace("VALUES (1);", f"VALUES ({schema.VERSION + 1});"))
    file = take(tmp_path / "new.zip", date(2026, 11, 22)).file
    before = (home / "calzettini.sqlite").read_bytes()
    with pytest.raises(BadBackup) as found:
        put_back(file, NOW)
    for sentence in both(found.value):
        assert f"{schema.VERSION + 1}" in sentence
    assert (home / "calzettini.sqlite").read_bytes() == before


def test_a_broken_log_makes_room_for_the_backup_and_is_not_thrown_away(
    home: Path, store: Store, tmp_path: Path
) -> None:
    file = take(tmp_path / "all.zip", date(2026, 11, 22)).file
    store.close()
    for left in home.glob("calzettini.sqlite*"):
        left.unlink()
    (home / "calzettini.sqlite").write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    with pytest.raises(BadBackup, match="broken"):
        take(tmp_path / "none.zip", date(2026, 11, 22))
    done = put_back(file, NOW)
    assert done.aside is not None
    assert done.aside.read_bytes().endswith(b"\xff")
    again = Store()
    assert len(again.events(CODE)) == 1
    again.close()


def test_a_database_of_another_program_is_neither_kept_nor_replaced(home: Path, store: Store, tmp_path: Path) -> None:
    file = take(tmp_path / "all.zip", date(2026, 11, 22)).file
    store.close()
    for left in home.glob("calzettini.sqlite*"):
        left.unlink()
    database(home / "calzettini.sqlite", "CREATE TABLE recipes (name TEXT);")
    before = (home / "calzettini.sqlite").read_bytes()
    for use in (lambda: take(tmp_path / "none.zip", date(2026, 11, 22)), lambda: put_back(file, NOW)):
        with pytest.raises(BadBackup, match="not-ours"):
            use()
    assert (home / "calzettini.sqlite").read_bytes() == before


def test_a_server_keeps_its_own_backups(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(ADDRESS, "postgresql://club@localhost/calzettini")
    with pytest.raises(BadBackup) as found:
        take(tmp_path / "all.zip", date(2026, 11, 22))
    assert both(found.value)


def of_somebody_else(case: str, file: Path, tmp_path: Path) -> Path:
    """A backup whose sums are right, and which somebody has made for this installation."""
    with zipfile.ZipFile(file) as archive:
        held = {name: archive.read(name) for name in archive.namelist()}
    log = tmp_path / "theirs.sqlite"
    log.write_bytes(held[LOG])
    with closing(sqlite3.connect(log)) as db:
        db.execute("PRAGMA journal_mode=DELETE")
        if case == "a trigger":
            db.execute("CREATE TRIGGER gone AFTER INSERT ON events BEGIN DELETE FROM events; END")
        elif case == "a view":
            db.execute("CREATE VIEW all_of_it AS SELECT * FROM events")
        elif case == "a virtual table":
            db.execute("CREATE VIRTUAL TABLE words USING fts5(word)")
    more = {
        "members as a folder": "members.txt/x",
        "packs as a file": "packs",
        "reports as a folder": "reports.jsonl/a/b",
    }
    held[LOG] = b"" if case == "a log of no bytes" else log.read_bytes()
    if case in more:
        del held["members.txt"]
        held[more[case]] = b"x"
    del held["calzettini.json"]
    sums = {name: sha256(content).hexdigest() for name, content in held.items()}
    head = listing(file, files=sums)
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in {**held, "calzettini.json": head}.items():
            archive.writestr(name, content)
    return file


@pytest.mark.parametrize("case", ["a trigger", "a view", "a virtual table", "a log of no bytes", "members as a folder",
                                  "packs as a file", "reports as a folder"])  # fmt: skip
def test_what_only_looks_like_a_backup_of_ours_changes_nothing(
    store: Store, home: Path, tmp_path: Path, case: str
) -> None:
    file = of_somebody_else(case, take(tmp_path / "b.zip", date(2026, 7, 26)).file, tmp_path)
    before = files(home)
    with pytest.raises(BadBackup) as found:
        put_back(file, NOW)
    assert found.value.reason == "damaged"
    assert files(home) == before
    assert len(store.events(CODE, "following")) == 1


def test_a_log_that_got_a_trigger_before_gives_way_to_a_backup(store: Store, home: Path, tmp_path: Path) -> None:
    file = take(tmp_path / "b.zip", date(2026, 7, 26)).file
    with closing(sqlite3.connect(home / "calzettini.sqlite")) as db:
        db.execute("CREATE TRIGGER gone AFTER INSERT ON events BEGIN DELETE FROM events; END")
    put_back(file, NOW)
    with closing(sqlite3.connect(home / "calzettini.sqlite")) as db:
        assert db.execute("SELECT count(*) FROM sqlite_master WHERE type = 'trigger'").fetchone() == (0,)
