"""Compiling beside the app: one process at a time, and none that outlives what it is for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from players import warming
from players.core import cache

NOBODY = 2**22 + 1
"""No process has this number: the system's highest is one less."""


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was compiled, where nothing is compiled yet."""
    made: list[str] = []
    monkeypatch.setattr(cache, "FOLDER", tmp_path)
    monkeypatch.setattr(warming, "_compile", lambda: made.append("all"))
    monkeypatch.setattr(warming, "_keep", lambda folder: (folder / cache.READY).touch())
    return made


def test_one_process_compiles_at_a_time(compiled: list[str], tmp_path: Path) -> None:
    (tmp_path / warming.COMPILING).write_text(str(os.getpid()))
    assert warming.compile_all(patient=False) == "another process is compiling"
    assert not compiled


def test_a_process_that_was_killed_keeps_nobody_from_it(compiled: list[str], tmp_path: Path) -> None:
    (tmp_path / warming.COMPILING).write_text(str(NOBODY))
    assert "compiled into" in warming.compile_all(patient=False)
    assert "compiled already" in warming.compile_all(patient=False)
    assert compiled == ["all"]
    assert not (tmp_path / warming.COMPILING).exists()


def test_who_compiles_beside_the_app_ends_with_it() -> None:
    code = "import time; from players import warming; warming.end_with_the_app(); print('ready', flush=True); time.sleep(1000)"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as beside:
        assert beside.stdin is not None
        assert beside.stdout is not None
        assert beside.stdout.readline() == b"ready\n"
        beside.stdin.close()
        assert beside.wait(60) == 0
