"""The arrows of docs/architecture.md: who may import whom, read from the imports themselves."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"engine", "images", "lessons", "screens", "app", "bench", "tests"}
MAY_IMPORT = {
    "engine": set(),
    "images": set(),
    "lessons": {"engine"},
    "screens": {"engine", "images", "lessons"},
}
MODULES = sorted(path for layer in MAY_IMPORT for path in (ROOT / layer).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_arrows_point_down_only(path: Path) -> None:
    layer = path.relative_to(ROOT).parts[0]
    for name in imports(path):
        top = name.split(".")[0]
        if top in OURS:
            assert top == layer or top in MAY_IMPORT[layer], f"{path.name} may not look up to {name}"
        if layer == "engine":
            assert top in OURS or top in sys.stdlib_module_names, (
                f"the engine needs the standard library only, not {name}"
            )
        if top == "streamlit":
            assert layer == "screens" or path.name == "view.py", f"{path} knows no Streamlit"
        assert not (layer == "engine" and top in ("time", "datetime", "os", "pathlib", "io")), (
            f"{path}: no clock and no files"
        )


def test_every_module_opens_with_what_it_knows() -> None:
    for path in [*MODULES, ROOT / "app.py"]:
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), f"{path} has no docstring"


def test_nothing_names_a_package_registry() -> None:
    for path in [*ROOT.glob("*.txt"), *ROOT.glob("*.toml"), ROOT / "Makefile", *ROOT.glob(".streamlit/*")]:
        text = path.read_text(encoding="utf-8")
        assert "index-url" not in text, path
        assert "://" not in text.replace("http://localhost", ""), path
