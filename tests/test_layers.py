"""The arrows of docs/architecture.md: who may import whom, read from the imports themselves."""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"engine", "images", "players", "lessons", "screens", "app", "calzettini", "building", "bench", "tests"}
MAY_IMPORT = {
    "engine": set(),
    "images": set(),
    "players": {"engine"},
    "lessons": {"engine"},
    "screens": {"engine", "images", "players", "lessons"},
    "calzettini": {"engine", "images", "players", "lessons", "screens", "app"},
}
MODULES = sorted(path for layer in MAY_IMPORT for path in (ROOT / layer).rglob("*.py"))

BUILDING = sorted((ROOT / "building").rglob("*.py"))
MAKING = [*sorted((ROOT / "bench").rglob("*.py")), *BUILDING]


BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""Where statements stand in another one."""


@dataclass(frozen=True)
class File:
    """What is asked of a file. Its tree is not kept: of all together that would be a million and a half of things."""

    docstring: str | None
    imported: tuple[tuple[str, tuple[str, ...]], ...]
    """Each module, and which names of it; none where it is imported whole."""


@cache
def read(path: Path) -> File:
    tree = ast.parse(path.read_bytes())
    found: list[tuple[str, tuple[str, ...]]] = []
    for node in statements(tree):
        if isinstance(node, ast.Import):
            found += [(name.name, ()) for name in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.append((node.module or "", tuple(name.name for name in node.names)))
    return File(ast.get_docstring(tree), tuple(found))


def statements(block: ast.AST) -> Iterator[ast.AST]:
    """All in it, at any depth: imports are nowhere else."""
    for name in BLOCKS:
        for one in getattr(block, name, ()):
            yield one
            yield from statements(one)


def imports(path: Path) -> Iterator[str]:
    return (module for module, _ in read(path).imported)


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_arrows_point_down_only(layer: str) -> None:
    for path in (one for one in MODULES if one.relative_to(ROOT).parts[0] == layer):
        for name in imports(path):
            fits(path, layer, name)


def fits(path: Path, layer: str, name: str) -> None:
    """May this file of this layer import what is called so?"""
    top = name.split(".")[0]
    if top in OURS:
        assert top == layer or top in MAY_IMPORT[layer], f"{path} may not look up to {name}"
    if layer == "engine":
        # typing_extensions comes with the type checker, for which alone it is imported.
        assert top in {*OURS, *sys.stdlib_module_names, "typing_extensions"}, (
            f"{path}: the engine needs the standard library only, not {name}"
        )
    if top == "streamlit":
        assert layer == "screens" or path.name == "view.py", f"{path} knows no Streamlit"
    assert not (layer == "engine" and top in ("time", "datetime", "os", "pathlib", "io")), (
        f"{path}: no clock and no files"
    )


@pytest.mark.parametrize(
    "path", [*(ROOT / "engine").glob("*.py"), *(ROOT / "engine" / "parts").glob("*.py")], ids=lambda p: p.name
)
def test_the_rules_do_not_know_by_which_protocol_they_are_asked(path: Path) -> None:
    if path.name != "__main__.py":
        assert not any(name.startswith("engine.protocol") for name in imports(path))


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def looks_at(path: Path, known: set[str]) -> set[str]:
    """The files of ours that this one imports, at its head or within a function."""
    found: set[str] = set()
    for module, names in read(path).imported:
        found |= ({f"{module}.{name}" for name in names} & known) or {module}
    return (found & known) - {module_of(path)}


EVERY = [
    *MODULES,
    *sorted((ROOT / "bench").rglob("*.py")),
    *sorted((ROOT / "building").rglob("*.py")),
    ROOT / "app.py",
]


def on_a_circle(below: Mapping[str, set[str]]) -> set[str]:
    """Which of these need each other, by what each needs."""
    left = {name: set(needed) for name, needed in below.items()}
    while True:
        free = {name for name, needed in left.items() if not needed}
        if not free:
            break
        left = {name: needed - free for name, needed in left.items() if name not in free}
    # What is left stands on a circle or above one; only those on it need and are needed.
    while top := set(left) - {one for needed in left.values() for one in needed}:
        left = {name: needed for name, needed in left.items() if name not in top}
    return set(left)


@cache
def arrows() -> Mapping[str, set[str]]:
    """Module -> the modules of ours that it imports."""
    files = {module_of(path): path for path in EVERY}
    return {name: looks_at(path, set(files)) for name, path in files.items()}


def test_no_two_files_need_each_other() -> None:
    """Whoever reads one file has at some point read all it stands on: no circle, not even by an import within a function."""
    circle = on_a_circle(arrows())
    assert not circle, f"these need each other: {', '.join(sorted(circle))}"


def entries() -> Mapping[str, Mapping[str, set[str]]]:
    """Folder -> what lies in it (files and folders) -> which of the same folder that needs."""
    found: defaultdict[str, defaultdict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for module, needed in arrows().items():
        for one in needed:
            mine, theirs = module.split("."), one.split(".")
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(mine, theirs, strict=False)))
            # A package's own __init__ has its package's name: what is in it needs nothing of it beside it.
            if same < min(len(mine), len(theirs)):
                folder = found[".".join(mine[:same])]
                folder[mine[same]].add(theirs[same])
                folder[theirs[same]] |= set()
    return found


def test_no_two_rooms_need_each_other() -> None:
    """Nor is there a circle between what lies in any one folder, be it a file or a folder with all that is in it."""
    for folder, within in entries().items():
        circle = on_a_circle(within)
        assert not circle, f"in {folder or 'the project'} these need each other: {', '.join(sorted(circle))}"


def test_the_map_shows_the_rooms_in_their_order() -> None:
    """docs/architecture.md has a line for each room of screens and lessons; whoever stands above may look down, and nobody up."""
    told = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for layer in ("lessons", "screens"):
        head = f"## {layer}, from the top down"
        shown = re.findall(r"^    (\w+)/ ", told.partition(head)[2].partition("\n## ")[0], re.M)
        rooms = {path.name for path in (ROOT / layer).iterdir() if (path / "__init__.py").exists()}
        assert sorted(shown) == sorted(rooms), f"under {head!r}: {set(shown) ^ rooms}"
        for room, needed in entries()[layer].items():
            higher = set(shown[: shown.index(room)]) & needed if room in rooms else set()
            assert not higher, f"{layer}/{room} may not look up to {higher}"


def test_every_module_opens_with_what_it_knows() -> None:
    for path in [*MODULES, *BUILDING, ROOT / "app.py"]:
        assert read(path).docstring, f"{path} has no docstring"


def test_nothing_names_a_package_registry() -> None:
    for path in [*ROOT.glob("*.txt"), *ROOT.glob("*.toml"), ROOT / "Makefile", *ROOT.glob(".streamlit/*")]:
        text = path.read_text(encoding="utf-8")
        assert "index-url" not in text, path
        assert "://" not in text.replace("http://localhost", ""), path


def test_no_class_name_stands_for_many_things() -> None:
    """In three modules at most is a class called the same (each family's own, for instance): a name tells which one is meant."""
    found: defaultdict[str, set[Path]] = defaultdict(set)
    for path in MODULES:
        for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.M):
            found[name].add(path.relative_to(ROOT))
    many = {name: sorted(map(str, paths)) for name, paths in found.items() if len(paths) > 3}
    assert not many, f"called the same in more than three modules: {many}"


IRREGULAR = [
    "Begun",
    "Bent",
    "Bid",
    "Bound",
    "Bought",
    "Bred",
    "Broken",
    "Brought",
    "Built",
    "Burnt",
    "Caught",
    "Chosen",
    "Come",
    "Cut",
    "Dealt",
    "Done",
    "Drawn",
    "Driven",
    "Eaten",
    "Fallen",
    "Fed",
    "Felt",
    "Forgotten",
    "Fought",
    "Found",
    "Given",
    "Gone",
    "Grown",
    "Heard",
    "Held",
    "Hidden",
    "Hit",
    "Hung",
    "Kept",
    "Known",
    "Laid",
    "Lain",
    "Learnt",
    "Led",
    "Left",
    "Lent",
    "Let",
    "Lit",
    "Lost",
    "Made",
    "Meant",
    "Met",
    "Overlaid",
    "Owed",
    "Paid",
    "Put",
    "Read",
    "Said",
    "Sat",
    "Seen",
    "Sent",
    "Set",
    "Shown",
    "Shut",
    "Sold",
    "Spent",
    "Split",
    "Spoilt",
    "Spoken",
    "Stood",
    "Stuck",
    "Struck",
    "Sung",
    "Sunk",
    "Swept",
    "Taken",
    "Taught",
    "Thought",
    "Thrown",
    "Told",
    "Went",
    "Won",
    "Worn",
    "Written",
]
PARTICIPLE = re.compile(rf"^class _?([A-Z][a-z]+(?:ed|ing)|{'|'.join(IRREGULAR)})\b", re.M)
NOUNS = {
    "Announcing": "a kind of question, called as its folder and as authors write it (so are the next five)",
    "Bidding": "a kind of question",
    "Calling": "a kind of question",
    "Captured": "a kind of question",
    "Speaking": "a kind of question",
    "Telling": "a kind of question",
    "Bid": "what a player of France offers: a word of the game",
    "Drawing": "a page that is drawn",
    "Evening": "a meeting of a club",
    "Finding": "what the checker has found",
    "Hatching": "lines that shade a picture",
    "Ring": "a circle around a mark",
    "Saying": "a sentence of the Sicilian table",
    "Seating": "who sits where in a round of a tournament",
    "Sitting": "what one person plays or answers in one go",
    "Standing": "how somebody stands",
    "Wording": "a language, and the names that cards have in it",
}
"""Words that end like participles, and are names of things."""
OF_EVENTS = ("entries", "corrections")
"""Modules whose classes are entries of a log: events, which are called by what has happened."""


def test_no_class_is_called_by_a_bare_participle() -> None:
    """``Laid``, ``Told`` or ``Keeping`` do not say which thing they are; a noun of the field does."""
    paths = [path for path in MODULES if not any(word in path.as_posix() for word in OF_EVENTS)]
    found = {f"{path.relative_to(ROOT)}: {name}" for path in paths for name in participles(path)}
    assert not found, f"these classes want a noun for a name: {sorted(found)}"


def participles(path: Path) -> list[str]:
    return [name for name in PARTICIPLE.findall(path.read_text(encoding="utf-8")) if name not in NOUNS]


def test_every_noun_that_is_allowed_is_used() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in MODULES)
    assert [noun for noun in NOUNS if f"class {noun}" not in text] == []


def test_nothing_that_meets_the_browser_is_untyped() -> None:
    """What is told has a shape that JavaScript is told of, too (``given.py``); what comes is read before it counts."""
    rooms = ("components", "views", "api", "room_views", "evening")
    paths = [path for room in rooms for path in (ROOT / "screens" / room).rglob("*.py")]
    assert [path for path in paths if "dict[str, Any]" in path.read_text(encoding="utf-8")] == []


def test_no_room_is_a_house_of_its_own() -> None:
    """None is more than a fifth of the program's Python, but for the pictures, which are drawn by code."""
    sizes: defaultdict[str, int] = defaultdict(int)
    for path in MODULES:
        parts = path.relative_to(ROOT).parts
        if parts[0] != "images":
            sizes["/".join(parts[:2])] += len(path.read_bytes().splitlines())
    large = {room: lines for room, lines in sizes.items() if lines > sum(sizes.values()) / 5}
    assert not large
