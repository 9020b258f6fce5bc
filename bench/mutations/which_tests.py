"""Which test runs which line: drawn once by coverage.py, into build/."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from coverage import CoverageData

from bench.mutations.slips import MUTATED, ROOT

TESTS = ("tests/engine", "tests/content", "tests/lessons", "tests/players", "tests/learner")
MAP = ROOT / "build" / "which-test-runs-what"
COMPILED = Path("players/core")


def draw_map() -> int:
    """Which test runs which line, by running them all under coverage.py; the exit code of the tests."""
    MAP.parent.mkdir(exist_ok=True)
    with tempfile.NamedTemporaryFile("w", suffix=".ini", delete=False) as settings:
        settings.write(f"[run]\nsource = {','.join(MUTATED)}\ndynamic_context = test_function\ndata_file = {MAP}\n")
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings.name}", "-m", "pytest", "-q", *TESTS]
    try:
        return subprocess.run(command, cwd=ROOT, check=False).returncode
    finally:
        os.unlink(settings.name)


@cache
def _map() -> CoverageData:
    if not MAP.exists():
        sys.exit(f"{MAP} is not there: python -m bench.mutations --map makes it.")
    data = CoverageData(str(MAP))
    data.read()
    return data


def tests_of(path: Path, line: int) -> list[str]:
    """The tests, as pytest calls them, that run this line; of a line that runs at the import, those that run any of its module."""
    by_line = _map().contexts_by_lineno(str(ROOT / path))
    names = {one for one in by_line.get(line, ()) if one} or {one for ran in by_line.values() for one in ran if one}
    if path.is_relative_to(COMPILED) or not names:  # what is compiled runs out of sight
        return sorted(one.relative_to(ROOT).as_posix() for one in (ROOT / "tests" / path.parts[0]).rglob("test_*.py"))
    found = sorted(filter(None, map(_as_pytest_calls, names)))
    near = path.parts[-2:]
    return sorted(found, key=lambda one: -sum(part.removesuffix(".py") in one for part in near))


def _as_pytest_calls(name: str) -> str | None:
    """``tests.engine.test_legal.test_it`` as ``tests/engine/test_legal.py::test_it``; None for what is no test of a file."""
    parts = name.split(".")
    for end in range(len(parts) - 1, 0, -1):
        file = Path(*parts[:end]).with_suffix(".py")
        if (ROOT / file).exists():
            return f"{file.as_posix()}::{'::'.join(parts[end:])}"
    return None
