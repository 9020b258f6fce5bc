"""Compiling beside the app: one process at a time, and none that outlives what it is for."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from players import compile_ahead, readiness
from players.alone import alone
from players.core import cache
from players.protocol import answers
from players.registry import NAMES, SEARCHING
from tests.players.test_protocol import recorded

COMPILES = """
import sys
from pathlib import Path
from players import compile_ahead
from players.core import cache
def compiles():
    print("at it", flush=True)
    sys.stdin.read()
cache.FOLDER = Path(sys.argv[1])
compile_ahead.load = compiles
compile_ahead.compile_all()
"""
"""A process that compiles until its input ends, or for ever."""


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was compiled, where nothing is compiled yet."""
    made: list[str] = []
    folder = tmp_path / "0123456789ab"
    folder.mkdir()
    monkeypatch.setattr(cache, "FOLDER", folder)
    monkeypatch.setattr(compile_ahead, "load", lambda: made.append("all"))
    monkeypatch.setattr(readiness, "_given_up", Event())
    return made


def at_it(folder: Path) -> subprocess.Popen[str]:
    """A process that has begun to compile into this folder."""
    process = subprocess.Popen(
        [sys.executable, "-c", COMPILES, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "at it\n"
    return process


def test_whoever_comes_while_another_compiles_waits_and_takes_what_that_one_made(
    compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go = Event(), Event()

    def compiles() -> None:
        compiled.append("all")
        begun.set()
        go.wait()

    monkeypatch.setattr(compile_ahead, "load", compiles)
    with ThreadPoolExecutor() as threads:
        first = threads.submit(compile_ahead.compile_all)
        begun.wait()
        second = threads.submit(compile_ahead.compile_all)
        go.set()
        assert "compiled into" in first.result()
        assert "compiled already" in second.result()
    assert compiled == ["all"]


def test_a_process_that_was_killed_keeps_nobody_from_it(compiled: list[str], tmp_path: Path) -> None:
    assert cache.FOLDER is not None
    with at_it(cache.FOLDER) as process:
        process.kill()
    assert "compiled into" in compile_ahead.compile_all()
    assert compiled == ["all"]


def test_nor_does_a_file_left_behind_whose_number_another_living_process_has(
    compiled: list[str], tmp_path: Path
) -> None:
    assert cache.FOLDER is not None
    (cache.FOLDER / compile_ahead.COMPILING).write_text(str(os.getppid()))
    assert "compiled into" in compile_ahead.compile_all()
    assert compiled == ["all"]


def test_what_needs_no_search_is_answered_while_another_process_compiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(cache.ADDRESS, str(tmp_path))
    folder = cache._folder()
    assert folder is not None
    _, record = recorded(3, 4)
    asked = [{"ask": "players"}, {"ask": "choose", "player": "book", "game": "ottocento", "record": record}]
    with alone(folder / compile_ahead.COMPILING):
        done = subprocess.run(
            [sys.executable, "-m", "players"],
            input="".join(json.dumps(one) + "\n" for one in asked), capture_output=True, text=True, check=True,
        )  # fmt: skip
    there, chosen = map(json.loads, done.stdout.splitlines())
    assert not there["compiled"]
    assert "not compiled yet" in there["why_not"]
    assert chosen["player"] == "book"
    assert there["why_not"] in done.stderr


@pytest.mark.parametrize(
    ("question", "waits"),
    [
        ({"ask": "players"}, False),
        *(({"ask": "choose", "player": name}, name in SEARCHING) for name in NAMES),
        ({"ask": "coach"}, True),
        ({"ask": "solve"}, True),
        ({"ask": "begato"}, False),
    ],
)
def test_what_needs_a_search_waits_until_all_is_compiled(question: dict[str, str], waits: bool) -> None:
    _, record = recorded(3, 4)
    deal = {} if question["ask"] == "players" else {"game": "ottocento", "record": record}
    waited: list[str] = []
    (reply,) = answers([json.dumps({**question, **deal})], lambda: waited.append("until it was compiled"))
    assert bool(waited) == waits
    assert "unknown-ask" not in reply


def test_who_compiles_beside_the_app_is_let_do_so(compiled: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert cache.FOLDER is not None
    its_work = (
        "import sys; from pathlib import Path; from players import compile_ahead; compile_ahead.end_with_the_app(); "
        "sum(range(10_000_000)); Path(sys.argv[1]).touch()"
    )
    monkeypatch.setattr(compile_ahead, "COMMAND", (sys.executable, "-c", its_work, str(cache.FOLDER / cache.READY)))
    compile_ahead.begin(0)()
    assert readiness.why_not() == ""


def test_what_ends_without_having_compiled_is_not_waited_for_for_ever(
    compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert readiness.why_not() == "compiling"
    monkeypatch.setattr(compile_ahead, "COMMAND", (sys.executable, "-c", ""))
    compile_ahead.begin(0)()
    assert readiness.why_not() == "unusable"


def test_who_compiles_beside_the_app_ends_with_it() -> None:
    code = (
        "import time; from players import compile_ahead; compile_ahead.end_with_the_app(); "
        "print('ready', flush=True); time.sleep(1000)"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as beside:
        assert beside.stdin is not None
        assert beside.stdout is not None
        assert beside.stdout.readline() == b"ready\n"
        beside.stdin.close()
        assert beside.wait(60) == 0


def test_what_older_sources_were_compiled_to_goes_and_nothing_else(compiled: list[str], tmp_path: Path) -> None:
    """Other checkouts may keep theirs in the same place, and so may people their photographs."""
    there = {
        "photographs": None,
        "deadbeef0000": str(tmp_path),
        "cafe00000000": str(cache.SOURCES),
        "gone00000000": "/no/such",
    }
    for name, sources in there.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / cache.READY).touch()
        if sources is not None:
            (tmp_path / name / cache.OF).write_text(sources)
    assert "compiled into" in compile_ahead.compile_all()
    assert cache.FOLDER is not None
    assert {one.name for one in tmp_path.iterdir()} == {"photographs", "deadbeef0000", cache.FOLDER.name}


def test_what_was_ready_once_stays_so_for_whoever_has_loaded_it(compiled: list[str]) -> None:
    compile_ahead.compile_all()
    assert cache.FOLDER is not None
    assert readiness.why_not() == ""
    shutil.rmtree(cache.FOLDER)
    assert readiness.why_not() == ""


def test_another_checkout_and_sources_of_another_date_are_compiled_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """numba knows a function by its file's path and date; else it would be compiled again while somebody waits."""
    monkeypatch.setenv(cache.ADDRESS, str(tmp_path / "compiled"))
    folders = [cache._folder()]
    copy = shutil.copytree(cache.SOURCES, tmp_path / "elsewhere" / "core")
    monkeypatch.setattr(cache, "SOURCES", copy)
    folders.append(cache._folder())
    os.utime(copy / "cards.py", (1, 1))
    folders.append(cache._folder())
    assert None not in folders
    assert len(set(folders)) == 3


def test_a_temporary_folder_that_others_can_write_is_not_read_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies there is run."""
    monkeypatch.delenv(cache.ADDRESS, raising=False)
    monkeypatch.setattr(cache, "BESIDE_THE_APP", Path("/proc/nowhere"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = cache._folder()
    assert folder is not None
    assert folder.parent.stat().st_mode & 0o077 == 0
    folder.parent.chmod(0o777)
    assert cache._folder() is None
