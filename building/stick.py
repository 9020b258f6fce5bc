"""``make stick``: for each system a ZIP with the app, its wheels and one page that says how to start; nothing of it needs the net.

python -m building.stick                        for all systems, into build/stick
python -m building.stick linux --python 3.11    for one of them, and for another Python than the usual one
python -m building.stick --write                after the pins have changed: the list of wheels, building/wheels.txt
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

from building.closure import needed
from building.files import LICENCES, ROOT, add, program
from building.systems import SYSTEMS, System
from building.wheel_list import FILE, compare, sums, written
from screens.prints.how_to_start import page

FOLDER, PAGE = "Calzettini", "How to start - Come si comincia - Pour commencer.pdf"
ICONS = {
    "windows": ("Calzettini.bat",),
    "macos": ("Calzettini.command",),
    "linux": ("Calzettini.command", "calzettini.desktop"),
}
GUIDES = (
    "README.md",
    "README.it.md",
    *(f"docs/{name}{end}" for name in ("evening", "write-a-lesson") for end in (".md", ".it.md")),
    "docs/evening.schema.json",
    "docs/lesson.schema.json",
)
"""What a club reads: how to begin, to lead an evening, to write a lesson."""
BESIDE = ("start.py", "requirements.txt", "requirements-players.txt", "constraints.txt", *GUIDES, *LICENCES)
MOST = 200_000_000
"""Bytes that a system's ZIP may have."""


class TooLarge(Exception):
    """A stick that is larger than it may be: its name and size."""


def download(system: System, into: Path) -> None:
    """The wheels of everything pinned, for that system. Errors: subprocess.CalledProcessError, where there is none for it."""
    platforms = [word for one in system.platforms for word in ("--platform", one)]
    told = ["--only-binary", ":all:", "--no-deps", "--python-version", system.python, *platforms]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--dest", str(into)]
    subprocess.run([*pip, *told, *needed(system)], check=True)


def pack(system: System, wheels: Path, target: Path, root: Path = ROOT) -> Path:
    """Make the ZIP of these wheels and this checkout; the same of both gives the same bytes. Errors: TooLarge."""
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in sorted(_files(system, wheels, root)):
            runs = name in ("start.py", *ICONS["macos"], *ICONS["linux"])
            add(archive, f"{FOLDER}/{name}", content, runs)
    if target.stat().st_size > MOST:
        raise TooLarge(f"{target.name} has {target.stat().st_size / 1e6:.0f} MB, {MOST / 1e6:.0f} are allowed")
    return target


def _files(system: System, wheels: Path, root: Path) -> Iterator[tuple[str, bytes]]:
    yield PAGE, page(system.id.partition("-")[0], system.python)
    for name in (*program(root), *BESIDE, *ICONS[system.id.partition("-")[0]]):
        yield name, (root / name).read_bytes()
    for one in sorted(wheels.glob("*.whl")):
        yield f"wheels/{one.name}", one.read_bytes()


def name_of(system: System, root: Path = ROOT) -> str:
    version = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return f"calzettini-{version}-{system.id}-python{system.python}.zip"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m building.stick", description=__doc__)
    parser.add_argument("systems", nargs="*", metavar="SYSTEM", help=", ".join(one.id for one in SYSTEMS))
    parser.add_argument("--python", help="for this Python, such as 3.13")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "stick")
    parser.add_argument("--write", action="store_true", help="only write the list of wheels anew")
    told = parser.parse_args(arguments)
    if told.write:
        return _write()
    if unknown := sorted(set(told.systems) - {one.id for one in SYSTEMS}):
        parser.error(f"no system {unknown[0]!r}; there are {', '.join(one.id for one in SYSTEMS)}")
    told.into.mkdir(parents=True, exist_ok=True)
    for system in SYSTEMS:
        if not told.systems or system.id in told.systems:
            meant = system.of(told.python) if told.python else system
            with tempfile.TemporaryDirectory() as wheels:
                download(meant, Path(wheels))
                compare(meant, Path(wheels))
                made = pack(meant, Path(wheels), told.into / name_of(meant))
            print(f"{made}: {made.stat().st_size / 1e6:.0f} MB", flush=True)
    return 0


def _write() -> int:
    found: dict[str, dict[str, str]] = {}
    for system in SYSTEMS:
        with tempfile.TemporaryDirectory() as wheels:
            download(system, Path(wheels))
            found[system.id] = sums(Path(wheels))
    FILE.write_text(written(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
