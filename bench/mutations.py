"""How much the tests notice: small slips put into Bologna's rules one at a time, and which of them no test sees.

    python -m bench.mutations --sample 100 --seed 1 [--only deal/moves.py] [--limit 60]

Each slip is made in a copy of the project, so the work tree stays as it is.
"""

from __future__ import annotations

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

ROOT = Path(__file__).parents[1]
RULES = Path("engine/games/bologna")
TESTS = Path("tests/engine/bologna")
SHARED = ("tests/engine/test_protocol.py", "tests/engine/test_legal.py")
LONG = ("test_players.py", "test_corrections.py", "test_grande_proof.py", "test_advice.py")
"""These play hundreds of hands, and come last."""
COPIED = ("engine", "tests", "content", "pyproject.toml")
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


def related(path: Path) -> list[list[str]]:
    """The tests to run for a module, in the order in which they are likely to tell soon; the shared ones for its games only."""
    word = path.stem if path.stem != "__init__" else path.parent.name
    here = [str(one.relative_to(ROOT)) for one in sorted((ROOT / TESTS).glob("test_*.py"))]
    named = {one for one in here if word in (ROOT / one).read_text(encoding="utf-8")}
    first = [one for one in here if one in named and Path(one).name not in LONG]
    rest = sorted((one for one in here if one not in first), key=lambda one: (Path(one).name in LONG, one not in named))
    shared = [one for one in SHARED if (ROOT / one).exists()]
    return [first, [*shared, "-k", "ottocento or mille or matto or grande or deal"], rest]


def noticed(path: Path, source: str, room: Path, limit: float) -> bool:
    """Does a test fail, or not come to its end in time, with this text for the module in the copy at ``room``?"""
    module = room / path
    kept = module.read_text(encoding="utf-8")
    module.write_text(source, encoding="utf-8")
    ends = monotonic() + limit
    try:
        return any(_fails(tests, room, ends - monotonic()) for tests in related(path) if tests)
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
    paths = sorted(path.relative_to(ROOT) for path in (ROOT / RULES).rglob("*.py") if only in str(path))
    every = [one for path in paths for one in mutations(path)]
    return Random(seed).sample(every, min(number, len(every)))


def main(arguments: list[str]) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--sample", type=int, default=100)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--only", default="", help="part of a module's path")
    ask.add_argument("--limit", type=float, default=180, help="seconds for the tests of one slip")
    told = ask.parse_args(arguments)
    seen = 0
    chosen = sample(told.sample, told.seed, told.only)
    with tempfile.TemporaryDirectory() as room:
        for name in COPIED:
            source = ROOT / name
            (shutil.copytree if source.is_dir() else shutil.copy)(source, Path(room) / name)
        for number, one in enumerate(chosen, 1):
            line, was, now, changed = one.made()
            found = noticed(one.path, changed, Path(room), told.limit)
            seen += found
            word = "noticed " if found else "SURVIVED"
            print(f"{number:4d} {word} {one.path}:{line}  {was[:60]}  ->  {now[:60]}", flush=True)
    print(f"{seen} of {len(chosen)} noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
