"""Small slips that can be put into engine, lessons and players, and samples of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
MUTATED = ("engine", "lessons", "players")
SWITCH = "__slip__"
"""What is asked in a module whether the slip of this number is on; ``bench/mutations/switches.py``."""
SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutation:
    """A slip: the module, the place in it (of ``ast.walk``), and which of the slips that can be made there."""

    path: Path
    place: int
    which: int

    @property
    def at_import(self) -> bool:
        """Is its place run once, when the module is imported, whoever was the first to want it?"""
        tree = _tree(self.path)
        node = next(one for i, one in enumerate(ast.walk(tree)) if i == self.place)
        inside = (one for made in ast.walk(tree) if isinstance(made, FUNCTIONS) for one in _run_when_called(made))
        return all(one is not node for one in inside)

    def made(self) -> tuple[int, str, str, str]:
        """Its line, what stood there, what stands there now, and the whole module with it."""
        tree = _tree(self.path)
        node = next(one for i, one in enumerate(ast.walk(tree)) if i == self.place)
        changed = list(_changed(node))[self.which]
        line, was, now = getattr(node, "lineno", 0), _first_line(node), _first_line(changed)
        return line, was, now, ast.unparse(ast.fix_missing_locations(_put(tree, node, changed)))


def _run_when_called(made: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> Iterator[ast.AST]:
    for one in made.body if isinstance(made.body, list) else [made.body]:
        yield from ast.walk(one)


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


def switched(path: Path, slips: dict[int, Mutation]) -> tuple[str, set[int]]:
    """The module with all these slips in it, each behind a switch of its number; and those that can have none.

    There is none where Python takes no expression, as in a pattern, and none in what is compiled.
    """
    tree = _tree(path)
    places: dict[int, list[tuple[int, Mutation]]] = {}
    for i, node in enumerate(ast.walk(tree)):
        if here := [(number, one) for number, one in slips.items() if one.place == i]:
            places[id(node)] = here
    done: set[int] = set()

    class Switch(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            here = places.get(id(node), ())
            if isinstance(node, ast.pattern):
                return node
            switch: ast.AST = self.generic_visit(node)
            for number, one in here:
                changed = list(_changed(node))[one.which]
                on = ast.Call(ast.Name(SWITCH, ast.Load()), [ast.Constant(number)], [])
                if isinstance(switch, ast.If):
                    switch.test = ast.IfExp(on, ast.Constant(False), switch.test)
                elif isinstance(switch, ast.expr) and isinstance(changed, ast.expr):
                    switch = ast.IfExp(on, changed, switch)
                done.add(number)
            return ast.copy_location(switch, node)

    text = ast.unparse(ast.fix_missing_locations(Switch().visit(tree)))
    return text, set(slips) - done


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
        case ast.If(test=ast.Name("TYPE_CHECKING")):
            return  # never true while anything runs
        case ast.If(body=body, orelse=orelse):
            yield ast.If(ast.Constant(False), body, orelse)
        case ast.IfExp(body=body, orelse=orelse):
            yield from (body, orelse)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            yield ast.BinOp(left, ast.Sub(), right)
        case ast.BinOp(left=left, op=ast.Sub(), right=right):
            yield ast.BinOp(left, ast.Add(), right)


def sample(number: int, seed: int, only: str) -> list[Mutation]:
    """So many slips, spread over all modules by chance that can be had again."""
    paths = sorted(path.relative_to(ROOT) for name in MUTATED for path in (ROOT / name).rglob("*.py"))
    every = [one for path in paths if only in path.as_posix() for one in mutations(path)]
    return Random(seed).sample(every, min(number, len(every)))
