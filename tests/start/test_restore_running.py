"""A backup is put back while somebody is in a lesson: the app starts again by itself, and they go on where they had been then."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bench.running.servers import serving
from lessons.learner.storage import schema
from lessons.learner.store import ADDRESS, Store
from tests.learner.test_schema import FIRST
from tests.learner.test_schema import write as database
from tests.start.living import LEARNER, Person
from tests.start.starting import ROOT

COMMAND = ("calzettini", "--no-browser")


def asked(log: Path, *arguments: str) -> str:
    """What `calzettini` says when it is asked for something else than the app."""
    env = os.environ | {ADDRESS: str(log)}
    done = subprocess.run([sys.executable, "calzettini", *arguments], env=env, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stderr


def test_an_app_that_is_open_starts_again_by_itself_when_a_backup_is_put_back(tmp_path: Path) -> None:
    log, file = tmp_path / "log.sqlite", tmp_path / "all.zip"
    store = Store(str(log))
    store.keep(LEARNER, {"met": "yes", "language": "it"})
    store.close()
    with serving(COMMAND, database=str(log)) as server:
        person = Person(server.url)
        person.look()
        person.press("next")
        assert person.look()["mark"] is None
        assert str(file) in asked(log, "backup", str(file))
        person.press("answer", [0])
        assert person.look()["mark"]["title"] == "Non ancora."
        said = asked(log, "restore", str(file))
        assert "riparte da solo" in said
        assert "starts again by itself" in said
        assert person.look()["mark"] is None, "as it was when the backup was taken"
        assert person.unheard, "until the app is another one it says so, rather than mix the two"
        person.press("answer", [0])
    store = Store(str(log))
    assert [event.kind for event in store.events(LEARNER)][-1] == "answer"
    assert [event.kind for event in store.events(LEARNER)].count("answer") == 1
    store.close()
    assert len(list(tmp_path.glob("before-restore-*.zip"))) == 1


def test_an_older_program_says_that_it_cannot_open_newer_data_and_touches_nothing(tmp_path: Path) -> None:
    file = database(tmp_path / "log.sqlite", FIRST.replace("VALUES (1);", f"VALUES ({schema.VERSION + 1});"))
    before = file.read_bytes()
    env = os.environ | {ADDRESS: str(file)}
    done = subprocess.run(
        [sys.executable, "calzettini", *COMMAND[1:]], env=env, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "was written by a newer Calzettini" in done.stderr
    assert "è stato scritto da un Calzettini più nuovo" in done.stderr
    assert "Traceback" not in done.stderr
    assert file.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["log.sqlite"]
