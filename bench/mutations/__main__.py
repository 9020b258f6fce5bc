"""How much the tests notice: small slips put into engine, lessons and players one at a time, and which of them no test sees.

    python -m bench.mutations --sample 100 --seed 1 [--only sicily/] [--processes 2] [--limit 120]

Each slip is made in a copy of the project, so the work tree stays as it is. First all of them are there at once, each behind a
switch that is off; each test runs once, and once more, in a process forked off, with each slip on whose line it ran. What survives
that is put to the same tests in a process of its own: what was made at the import, or is kept, knows nothing of a switch. What is
compiled is put to the players' tests.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from bench.mutations.noticing import (
    COMPILED,
    READERS,
    TESTS,
    alone,
    copy,
    failing_without,
    noticed,
    put_in,
    reached,
    try_all,
)
from bench.mutations.slips import ROOT, Mutation, sample


def main(arguments: list[str]) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--sample", type=int, default=100)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--only", default="", help="part of a module's path")
    ask.add_argument(
        "--limit", type=float, default=240, help="seconds of a processor for a slip in processes of its own"
    )
    ask.add_argument("--processes", type=int, default=2)
    ask.add_argument("--tests", nargs="*", default=TESTS, help="folders and files of tests")
    told = ask.parse_args(arguments)
    slips = dict(enumerate(sample(told.sample, told.seed, told.only), 1))
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        switches, plain = Path(one), Path(other)
        for room in (switches, plain):
            copy(room)
        put_in(slips, switches)
        try_all(switches, _files(told.tests), told.processes)
        found, run_by = noticed(switches), reached(switches)
        for number, slip in slips.items():
            if number not in found:
                found[number] = alone(slip, _tests_of(slip, run_by.get(number, [])), plain, told.limit)
            _tell(number, slip, found[number])
        known = [by for by in found.values() if not by.startswith("?")]
        print(f"{sum(map(bool, known))} of {len(known)} noticed, {len(found) - len(known)} not decided", flush=True)
        for test in failing_without(known, plain, 10 * told.limit):
            print(f"fails without a slip, too: {test}")
    return 0


def _files(tests: list[str]) -> list[str]:
    every = [
        file for one in tests for file in ([ROOT / one] if one.endswith(".py") else (ROOT / one).rglob("test_*.py"))
    ]
    named = {file.relative_to(ROOT).as_posix() for file in every}
    return sorted(named, key=lambda name: ("golden" not in name, name))  # golden files notice most


def _tests_of(slip: Mutation, known: list[str]) -> list[str]:
    """The tests that are known to run it; of what is run at the import, by the first that wants it, those near as well."""
    return known if known and not slip.at_import else [*known, *_near(slip)]


def _near(slip: Mutation) -> list[str]:
    """The tests of a slip's room, that of its module's name before all others."""
    if slip.path.is_relative_to(COMPILED):
        return _files(["tests/players"])
    files = [one for one in _files([f"tests/{slip.path.parts[0]}"]) if one not in READERS]
    names = {part.removesuffix(".py") for part in slip.path.parts[1:]}
    return sorted(files, key=lambda file: -sum(name in file for name in names))


def _tell(number: int, slip: Mutation, by: str) -> None:
    line, was, now, _ = slip.made()
    word = "UNKNOWN " if by.startswith("?") else "noticed " if by else "SURVIVED"
    print(f"{number:4d} {word} {slip.path}:{line}  {was[:60]}  ->  {now[:60]}  {by}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
