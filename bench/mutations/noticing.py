"""Whether a test notices slips that are made in copies of the project."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from bench.mutations.slips import ROOT, Mutation, switched

TESTS = ("tests/engine", "tests/content", "tests/lessons", "tests/players", "tests/learner")
READERS = (
    "tests/players/test_constants.py",
    "tests/lessons/test_constants.py",
    "tests/learner/test_golden_schema.py",
    "tests/engine/test_program.py",
)
"""Tests that look at what modules made when they were imported, or at the program from outside: no switch shows there."""
COMPILED = Path("players/core")
AT_ONCE = 60
"""So many tests are run in one process: what notices a slip is mostly among the first."""
COMPILING = 900.0
"""Seconds for a core with a slip to be compiled, which is no test's time."""
WAITING = 40
"""A machine may be so many times slower than a processor of one's own."""
Reached = Mapping[int, list[str]]
"""By slip, the tests that run its line, the shortest first."""


def copy(room: Path) -> None:
    """All files of the project that are known to git, as they lie here."""
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, told.stdout.split("\0")):
        target = room / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)


def put_in(slips: Mapping[int, Mutation], room: Path) -> None:
    """All slips that can have a switch, each behind its own, in the copy at ``room``."""
    by_path: dict[Path, dict[int, Mutation]] = defaultdict(dict)
    for number, one in slips.items():
        if not one.path.is_relative_to(COMPILED):
            by_path[one.path][number] = one
    for path, here in by_path.items():
        (room / path).write_text(switched(path, here)[0], encoding="utf-8")
    shutil.copy2(ROOT / "bench" / "mutations" / "switches.py", room / "sitecustomize.py")


def try_all(room: Path, files: list[str], processes: int) -> None:
    """Runs the tests of these files, each as it is and with each slip on whose line it runs, in so many processes."""
    begun = []
    for i in range(processes):
        env = os.environ | {"PYTHONPATH": str(room), "SLIP_ROOM": str(room), "SLIP_NOTES": str(room / f"asked-{i}")}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "bench.mutations.trying", *files[i::processes]]
        said = (room / f"said-{i}").open("w", encoding="utf-8")
        begun.append(subprocess.Popen(command, cwd=room, env=env, stdout=said, stderr=said))
    for one in begun:
        one.wait()


def reached(room: Path) -> Reached:
    """What has been noted so far of which test runs which slip's line."""
    found: dict[int, list[tuple[float, str]]] = defaultdict(list)
    for line in _lines(room / "slips-reached"):
        test, took, numbers = line.split("\t")
        for number in numbers.split():
            found[int(number)].append((float(took), test))
    return {number: [test for _, test in sorted(tests)] for number, tests in found.items()}


def noticed(room: Path) -> dict[int, str]:
    """What has been noted so far of which test notices which slip."""
    told = [line.split("\t") for line in _lines(room / "slips-noticed")]
    return {int(number): test if how == "fails" else f"{test} ({how})" for number, test, how in told}


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def alone(one: Mutation, tests: list[str], room: Path, limit: float) -> str:
    """Which of these tests notices this slip in a process of its own; empty for none, a question mark where nobody knows.

    ``room`` has a copy without slips.
    """
    if any(test.startswith("tests/players") for test in tests):
        _run(["-m", "players", "compile"], room, COMPILING, None)  # what is compiled is known by where it lies
    compiled = room / "compiled-with-a-slip" if one.path.is_relative_to(COMPILED) else None
    some: list[str] = []
    with _slipped(room, one.path, one.made()[3]):
        if compiled:
            _run(["-m", "players", "compile"], room, COMPILING, compiled)
        ends = _spent() + limit
        for some in ([*READERS], *(tests[i : i + AT_ONCE] for i in range(0, len(tests), AT_ONCE))):
            left = max(ends - _spent(), 1)
            found = _failing(some, room, left, compiled)
            if found is None:
                break
            if found:
                return found[0]
        else:
            return ""
    # Is it the slip, or are there too many tests for the time?
    return "? no time" if _failing(some, room, left / 2, None) is None else f"{some[0]} … (no end)"


def failing_without(tests: Iterable[str], room: Path, limit: float) -> list[str]:
    """Which of these tests fail in the copy without any slip."""
    named = sorted({name.removesuffix(" (no end)").removesuffix(" …") for name in tests if "::" in name})
    return (_failing(named, room, limit, None, "--maxfail=1000") if named else []) or []


@contextmanager
def _slipped(room: Path, path: Path, text: str) -> Iterator[None]:
    """The copy has this text for its module meanwhile; its date comes back, too, by which compiled code is known."""
    module = room / path
    was, date = module.read_bytes(), module.stat()
    module.write_text(text, encoding="utf-8")
    try:
        yield
    finally:
        module.write_bytes(was)
        os.utime(module, ns=(date.st_atime_ns, date.st_mtime_ns))


def _failing(tests: list[str], room: Path, limit: float, compiled: Path | None, *how: str) -> list[str] | None:
    """Which of these tests fail (with ``-x`` the first); None where they come to no end in time."""
    how = how or ("-x",)
    told = _run(["-m", "pytest", "-q", "--no-header", "--tb=no", "-rfE", *how, *tests], room, limit, compiled)
    if told is None:
        return None
    code, said = told
    words = map(str.split, said.splitlines())
    failing = [word[1].split("[")[0] for word in words if word[:1] in (["FAILED"], ["ERROR"]) and word[1:]]
    if code == 4 and "not found" in said and "ImportError while loading conftest" not in said:
        sys.exit(f"There are no such tests: {said[-400:]}")
    return [] if code in (0, 5) else list(dict.fromkeys(failing)) or [f"pytest ends with {code}"]


def _spent() -> float:
    """Seconds of a processor that went into what was run."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _run(command: list[str], room: Path, limit: float, compiled: Path | None) -> tuple[int, str] | None:
    """The exit code of this Python command in the copy and what it said; None where it took too long. Its children end with it.

    ``limit``: seconds of a processor, as others may want it meanwhile; who waits for nothing at all ends, too.
    """
    env = os.environ | ({"CALZETTINI_COMPILED": str(compiled)} if compiled else {})
    most = f"import resource, sys; resource.setrlimit(resource.RLIMIT_CPU, ({int(limit) + 1},) * 2); "
    begun = most + "import os; os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    with tempfile.TemporaryFile("w+") as said:
        run = subprocess.Popen(
            [sys.executable, "-c", begun, *command], cwd=room, env=env, stdout=said, stderr=said, start_new_session=True
        )
        with suppress(subprocess.TimeoutExpired):
            run.wait(timeout=WAITING * limit)
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
        if run.wait() < 0:
            return None
        said.seek(0)
        return run.returncode, said.read()
