"""How much the tests notice: small slips put into engine, lessons and players one at a time, and which of them no test sees.

    python -m bench.mutations --map                          which test runs which line, into build/ (some minutes, once)
    python -m bench.mutations --sample 100 --seed 1 [--only sicily/] [--limit 120]

Each slip is made in a copy of the project, so the work tree stays as it is. A slip is put to the tests that run its line, as the
map has it; a line that runs when its module is read is put to all tests that run anything of that module.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic

from coverage import CoverageData

ROOT = Path(__file__).parents[1]
MUTATED = ("engine", "lessons", "players")
TESTS = ("tests/engine", "tests/content", "tests/lessons", "tests/players", "tests/learner")
MAP = ROOT / "build" / "which-test-runs-what"
COMPILED = Path("players/core")
AT_ONCE = 40
"""Tests of so many files are run at once at most: whoever notices a slip is mostly among the nearest."""
SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutation:
    """A slip: the module, the place in it (of ``ast.walk``), and which of the slips that can be made there."""

    path: Path
    place: int
    which: int

    def made(self) -> tuple[int, str, str, str]:
        """Its line, what stood there, what stands there now, and the whole module with it."""
        tree = _tree(self.path)
        node = next(one for i, one in enumerate(ast.walk(tree)) if i == self.place)
        changed = list(_changed(node))[self.which]
        line, was, now = getattr(node, "lineno", 0), _first_line(node), _first_line(changed)
        return line, was, now, ast.unparse(ast.fix_missing_locations(_put(tree, node, changed)))


def _tree(path: Path) -> ast.Module:
    return ast.parse((ROOT / path).read_text(encoding="utf-8"))


def _first_line(node: ast.AST) -> str:
    return ast.unparse(node).split("\n")[0]


def mutations(path: Path) -> Iterator[Mutation]:
    """Every slip that can be put into this module."""
    tree = _tree(path)
    # How much a cache keeps changes no answer.
    kept = {
        id(one) for node in ast.walk(tree) for deco in getattr(node, "decorator_list", ()) for one in ast.walk(deco)
    }
    for place, node in enumerate(ast.walk(tree)):
        if id(node) not in kept:
            yield from (Mutation(path, place, which) for which, _ in enumerate(_changed(node)))


def _put(tree: ast.Module, target: ast.AST, changed: ast.AST) -> ast.Module:
    class Put(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            return ast.copy_location(changed, node) if node is target else self.generic_visit(node)

    put = Put().visit(tree)
    assert isinstance(put, ast.Module)
    return put


def _changed(node: ast.AST) -> Iterator[ast.AST]:
    """What this place could be by a slip of the pen."""
    match node:
        case ast.Compare(left=left, ops=[op, *others], comparators=right) if type(op) in SWAPS:
            yield ast.Compare(left, [SWAPS[type(op)](), *others], right)
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in NAMES:
            yield ast.Call(ast.Name(NAMES[name]), args, keywords)
        case ast.If(body=body, orelse=orelse):
            yield ast.If(ast.Constant(False), body, orelse)
        case ast.IfExp(body=body, orelse=orelse):
            yield from (body, orelse)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            yield ast.BinOp(left, ast.Sub(), right)
        case ast.BinOp(left=left, op=ast.Sub(), right=right):
            yield ast.BinOp(left, ast.Add(), right)


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


def noticed(path: Path, line: int, source: str, room: Path, limit: float) -> bool:
    """Does a test fail, or not come to its end in time, with this text for the module in the copy at ``room``?"""
    module = room / path
    kept = module.read_text(encoding="utf-8")
    module.write_text(source, encoding="utf-8")
    ends, tests = monotonic() + limit, tests_of(path, line)
    try:
        return any(_fails(tests[i : i + AT_ONCE], room, ends - monotonic()) for i in range(0, len(tests), AT_ONCE))
    finally:
        module.write_text(kept, encoding="utf-8")


def _fails(tests: list[str], room: Path, limit: float) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", *tests]
    try:
        run = subprocess.run(command, cwd=room, capture_output=True, timeout=max(limit, 1), check=False)
    except subprocess.TimeoutExpired:
        return True
    return run.returncode not in (0, 5)


def sample(number: int, seed: int, only: str) -> list[Mutation]:
    """So many slips, spread over all modules by chance that can be had again."""
    paths = sorted(path.relative_to(ROOT) for name in MUTATED for path in (ROOT / name).rglob("*.py"))
    every = [one for path in paths if only in path.as_posix() for one in mutations(path)]
    return Random(seed).sample(every, min(number, len(every)))


def copy(room: Path) -> None:
    """All files of the project that are known to git, as they lie here."""
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, told.stdout.split("\0")):
        target = room / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)


def main(arguments: list[str]) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--map", action="store_true", help="find out which test runs which line")
    ask.add_argument("--sample", type=int, default=100)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--only", default="", help="part of a module's path")
    ask.add_argument("--limit", type=float, default=240, help="seconds for the tests of one slip")
    told = ask.parse_args(arguments)
    if told.map:
        return draw_map()
    seen = 0
    chosen = sample(told.sample, told.seed, told.only)
    with tempfile.TemporaryDirectory() as room:
        copy(Path(room))
        for number, one in enumerate(chosen, 1):
            line, was, now, changed = one.made()
            found = noticed(one.path, line, changed, Path(room), told.limit)
            seen += found
            word = "noticed " if found else "SURVIVED"
            print(f"{number:4d} {word} {one.path}:{line}  {was[:60]}  ->  {now[:60]}", flush=True)
    print(f"{seen} of {len(chosen)} noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
