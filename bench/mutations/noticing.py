"""Whether a test notices a slip that is made in a copy of the project."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain, repeat
from pathlib import Path
from time import monotonic

from bench.mutations.slips import ROOT, Mutation, all_made
from bench.mutations.which_tests import COMPILED, tests_of

AT_ONCE = (40, 160, 640)
"""So many tests are run at once, first, then, and from then on: what notices a slip is mostly among the nearest."""
COMPILING = 600.0
"""Seconds for a core with a slip to be compiled, which is no test's time."""


def copy(room: Path) -> None:
    """All files of the project that are known to git, as they lie here."""
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, told.stdout.split("\0")):
        target = room / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)


def noticed(one: Mutation, room: Path, limit: float) -> str:
    """What notices this slip in the copy at ``room``: the test that fails first, or that it comes to no end; empty for nothing.

    A question mark where the tests take too long without it, too, so that nobody knows.
    """
    line, _, _, source = one.made()
    ends, tests = monotonic() + limit, tests_of(one.path, line)
    compiled = room / "compiled-with-a-slip" if one.path.is_relative_to(COMPILED) else None
    with _slipped(room, [(one.path, source)]):
        if compiled:
            _run(["-m", "players", "compile"], room, COMPILING, compiled)
            ends = monotonic() + limit
        for some in _batches(tests):
            left = max(ends - monotonic(), 1)
            found = _failing(some, room, left, compiled)
            if found is None:
                break
            if found:
                return found[0]
        else:
            return ""
    # Is it the slip, or are there too many tests for the time?
    return "? no time" if _failing(some, room, left / 2, None) is None else f"no end: {some[0]} …"


def _batches(tests: list[str]) -> Iterator[list[str]]:
    begin = 0
    for number in chain(AT_ONCE, repeat(AT_ONCE[-1])):
        if begin >= len(tests):
            return
        yield tests[begin : begin + number]
        begin += number


@contextmanager
def _slipped(room: Path, texts: list[tuple[Path, str]]) -> Iterator[None]:
    """The copy has these texts for its modules meanwhile; their dates come back, too, by which compiled code is known."""
    kept = [(room / path, (room / path).read_bytes(), (room / path).stat()) for path, _ in texts]
    for path, text in texts:
        (room / path).write_text(text, encoding="utf-8")
    try:
        yield
    finally:
        for module, was, date in kept:
            module.write_bytes(was)
            os.utime(module, ns=(date.st_atime_ns, date.st_mtime_ns))


def _failing(tests: list[str], room: Path, limit: float, compiled: Path | None, *how: str) -> list[str] | None:
    """Which of these tests fail (with ``-x`` the first); None where they come to no end in time."""
    told = _run(
        ["-m", "pytest", "-q", "--no-header", "--tb=no", "-rfE", *(how or ("-x",)), *tests], room, limit, compiled
    )
    if told is None:
        return None
    code, said = told
    words = map(str.split, said.splitlines())
    failing = list(
        dict.fromkeys(word[1].split("[")[0] for word in words if word[:1] in (["FAILED"], ["ERROR"]) and word[1:])
    )
    if code == 4 and "ImportError while loading conftest" not in said and "not found" in said:
        sys.exit(f"The map is of other tests: {said[-400:]}")
    return [] if code in (0, 5) else failing or [f"pytest ends with {code}"]


def _run(command: list[str], room: Path, limit: float, compiled: Path | None) -> tuple[int, str] | None:
    """The exit code of this Python command in the copy and what it said; None where it took too long. Its children end with it."""
    env = os.environ | ({"CALZETTINI_COMPILED": str(compiled)} if compiled else {})
    with tempfile.TemporaryFile("w+") as said:
        with subprocess.Popen(
            [sys.executable, *command], cwd=room, env=env, stdout=said, stderr=said, start_new_session=True
        ) as run:
            try:
                run.wait(timeout=limit)
            except subprocess.TimeoutExpired:
                os.killpg(run.pid, signal.SIGKILL)
                return None
        said.seek(0)
        return run.returncode, said.read()


def failing_without(tests: Iterable[str], room: Path, limit: float) -> list[str]:
    """Which of these tests fail in the copy without any slip."""
    named = sorted({name for name in tests if "::" in name})
    return (_failing(named, room, limit, None, "--maxfail=1000") if named else []) or []


def compile_players(room: Path) -> None:
    """What is compiled is known by where it lies, so that the copy needs its own."""
    _run(["-m", "players", "compile"], room, COMPILING, None)


def again(slips: dict[int, Mutation], room: Path, tests: list[str], limit: float) -> dict[int, str]:
    """What notices each of these slips among all these tests: all are made at once, and what fails is tried with each alone."""
    together: dict[Path, str] = {}
    for path in {one.path for one in slips.values()}:
        together[path] = all_made([one for one in slips.values() if one.path == path])
    with _slipped(room, list(together.items())):
        failing = _failing(tests, room, limit, None, "--maxfail=1000")
    if failing is None:
        sys.exit("They come to no end together.")
    print(*failing, sep="\n", flush=True)
    known = sorted(set(failing) - set(failing_without(failing, room, limit)))
    found = dict.fromkeys(slips, "")
    for number, one in slips.items():
        for some in _batches(known):
            with _slipped(room, [(one.path, one.made()[3])]):
                failed = _failing(some, room, limit, None)
            if failed is None or failed:
                found[number] = failed[0] if failed else "no end"
                break
    return found
