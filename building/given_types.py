"""What JavaScript knows of Python's shapes: beside each ``given.py`` of screens/ a ``given.d.ts`` that says the same.

``python -m building.given_types`` writes them. A ``given.py`` holds nothing but TypedDicts and names for types; it is read, not
run, and its docstrings go along. Of other modules of ours it may take names for types, which are then said in its own file too.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from textwrap import wrap

from building.files import ROOT

NAME = "given.py"
WIDTH = 132
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "object": "unknown"}
LISTS = ("list", "Sequence")
RECORDS = ("dict", "Mapping")


class NotTold(Exception):
    """A type that JavaScript cannot be told of: where it stands, and what it says."""


def files(root: Path = ROOT) -> list[Path]:
    """Every ``given.py`` there is, and where there would be too much in one, ``…_given.py``."""
    return sorted((root / "screens").rglob(f"*{NAME}"))


def target(file: Path) -> Path:
    return file.with_suffix(".d.ts")


def told(file: Path, root: Path = ROOT) -> str:
    """What stands in the ``given.d.ts`` of this ``given.py``. Errors: NotTold."""
    return _Writer(file, root).text()


@dataclass
class _Writer:
    """One file on its way: names of other files are imported, or told here as well where these have none of their own."""

    file: Path
    root: Path
    imported: dict[str, list[str]] = field(default_factory=dict)
    told: list[str] = field(default_factory=list)
    known: set[str] = field(default_factory=set)

    def text(self) -> str:
        tree = _read(self.file)
        sources = _sources(tree)
        for statement, doc in _documented(tree.body):
            if isinstance(statement, ast.ClassDef):
                self.told.append(self._shape(statement, sources))
            elif (named := _alias(statement)) is not None and isinstance(named[1], ast.Call):
                self.told.append(self._by_call(named[0], named[1], doc, sources))
            elif named is not None:
                self.told.append(self._name(*named, doc, sources))
        about = ast.get_docstring(tree) or ""
        head = [f"// {line}" for line in wrap(" ".join(about.split()), WIDTH - 3)]
        head.append(f"// Written by `python -m building.given_types`, of the {self.file.name} beside it.")
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "{path}";' for path, names in self.imported.items()
        ]
        return "\n\n".join(["\n".join(head), *(["\n".join(sorted(imports))] if imports else []), *self.told]) + "\n"

    def _shape(self, its: ast.ClassDef, sources: dict[str, str]) -> str:
        bases = [self._type(base, sources) for base in its.bases if not _called(base, "TypedDict", "Generic")]
        total = not any(one.arg == "total" and not ast.literal_eval(one.value) for one in its.keywords)
        self.known.add(its.name)
        lines = [*_comment(ast.get_docstring(its), "")]
        extends = f" extends {', '.join(bases)}" if bases else ""
        lines.append(f"export interface {its.name}{extends} {{")
        for statement, doc in _documented(its.body):
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                needed, of = total, statement.annotation
                if isinstance(of, ast.Subscript) and _called(of.value, "NotRequired", "Required"):
                    needed, of = _called(of.value, "Required"), of.slice
                lines += _comment(doc, "  ")
                lines.append(f"  {statement.target.id}{'' if needed else '?'}: {self._type(of, sources)};")
        return "\n".join([*lines, "}"])

    def _by_call(self, name: str, made: ast.Call, doc: str | None, sources: dict[str, str]) -> str:
        """A TypedDict with a key that is a word of Python."""
        match made.args:
            case [_, ast.Dict(keys=keys, values=values)]:
                self.known.add(name)
                pairs = zip(map(_key, keys), values, strict=True)
                lines = [f"  {key}: {self._type(of, sources)};" for key, of in pairs]
                return "\n".join([*_comment(doc, ""), f"export interface {name} {{", *lines, "}"])
        raise NotTold(f"{self.file}:{made.lineno}: {ast.unparse(made)}")

    def _name(self, name: str, of: ast.expr, doc: str | None, sources: dict[str, str]) -> str:
        self.known.add(name)
        said = self._type(of, sources)
        return "\n".join([*_comment(doc, ""), f"export type {name} = {said};"])

    def _type(self, of: ast.expr, sources: dict[str, str]) -> str:
        match of:
            case ast.Constant(value=None):
                return "null"
            case ast.Constant(value=str(text)):  # a name that stands further down
                return self._type(ast.parse(text, mode="eval").body, sources)
            case ast.Name(id=name):
                return PLAIN.get(name) or self._taken(name, sources)
            case ast.BinOp(
                left=ast.Subscript(slice=ast.Tuple(one)), op=ast.BitOr(), right=ast.Subscript(slice=ast.Tuple(more))
            ):
                return self._either(one, more, sources)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self._type(left, sources)} | {self._type(right, sources)}"
            case ast.Subscript(value=ast.Name(id="Literal"), slice=inside):
                return " | ".join(map(_literal, _each(inside)))
            case ast.Subscript(value=ast.Name(id=name), slice=inside):
                inner = [self._type(one, sources) for one in _each(inside) if not _is_more(one)]
                if made := _made(name, inner, more=any(map(_is_more, _each(inside)))):
                    return made
        raise NotTold(f"{self.file}:{of.lineno}: {ast.unparse(of)}")

    def _either(self, one: list[ast.expr], more: list[ast.expr], sources: dict[str, str]) -> str:
        """Of two tuples, of which the second may be longer, one that can be taken apart."""
        pairs = zip_longest((self._type(each, sources) for each in one), (self._type(each, sources) for each in more))
        return f"[{', '.join(f'{right}?' if left is None else _both(left, right) for left, right in pairs)}]"

    def _taken(self, name: str, sources: dict[str, str]) -> str:
        """A name of this file, or of one that it imports from."""
        source = sources.get(name)
        if source is None or name in self.known:
            return name
        at = (self.root / source.replace(".", "/")).with_suffix(".py")
        if at.name.endswith(NAME):
            path = Path(os.path.relpath(at.with_suffix(""), self.file.parent)).as_posix()
            names = self.imported.setdefault(path if path.startswith(".") else f"./{path}", [])
            if name not in names:
                names.append(name)
            return name
        tree = _read(at)
        for statement, _ in _documented(tree.body):
            if (named := _alias(statement)) is not None and named[0] == name:
                self.told.append(self._name(name, named[1], None, _sources(tree)))
                return name
        raise NotTold(f"{self.file}: {name} is no name for a type in {source}")


def _made(name: str, inner: list[str], *, more: bool) -> str:
    if name in LISTS or more:
        return f"({inner[0]})[]" if " | " in inner[0] else f"{inner[0]}[]"
    if name in RECORDS:
        return f"Record<{', '.join(inner)}>"
    if name == "tuple":
        return f"[{', '.join(inner)}]"
    return ""


def _read(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _sources(tree: ast.Module) -> dict[str, str]:
    """Name -> the module of ours that it is imported from."""
    taken = (one for one in tree.body if isinstance(one, ast.ImportFrom) and one.module)
    ours = (one for one in taken if one.module and one.module.partition(".")[0] in ("engine", "lessons", "screens"))
    return {name.asname or name.name: str(one.module) for one in ours for name in one.names}


def _documented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str | None]]:
    """Each statement with the string that stands below it."""
    for statement, after in zip(body, [*body[1:], None], strict=True):
        doc = None
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
            doc = after.value.value
        yield statement, doc


def _alias(statement: ast.stmt) -> tuple[str, ast.expr] | None:
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1 and isinstance(statement.targets[0], ast.Name):
        return statement.targets[0].id, statement.value
    return None


def _comment(doc: str | None, indent: str) -> list[str]:
    """As JavaScript has it: on one line where it fits."""
    if not doc:
        return []
    said = " ".join(doc.replace("``", "`").split())
    if len(said) + len(indent) + 7 <= WIDTH:
        return [f"{indent}/** {said} */"]
    return [f"{indent}/**", *(f"{indent} * {line}" for line in wrap(said, WIDTH - len(indent) - 3)), f"{indent} */"]


def _each(inside: ast.expr) -> list[ast.expr]:
    return inside.elts if isinstance(inside, ast.Tuple) else [inside]


def _literal(one: ast.expr) -> str:
    value = ast.literal_eval(one)
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def _both(left: str, right: str | None) -> str:
    return " | ".join(dict.fromkeys([*left.split(" | "), *(right or left).split(" | ")]))


def _is_more(one: ast.expr) -> bool:
    return isinstance(one, ast.Constant) and one.value is ...


def _key(one: ast.expr | None) -> str:
    assert one is not None, "no dict is unpacked in a TypedDict"
    return str(ast.literal_eval(one))


def _called(one: ast.expr, *names: str) -> bool:
    return isinstance(one, ast.Name) and one.id in names


def main() -> None:
    """Write what is not as it should be."""
    for file in files():
        its, said = target(file), told(file)
        if not its.exists() or its.read_text(encoding="utf-8") != said:
            its.write_text(said, encoding="utf-8")
            sys.stdout.write(f"{its.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
