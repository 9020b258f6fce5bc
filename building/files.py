"""Which files the program is: the same ones in the checkout, the wheel and on the stick, byte for byte."""

from __future__ import annotations

import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LICENCES = ("LICENSE", "LICENSE-CONTENT")
MADE = (2026, 1, 1, 0, 0, 0)
"""The time that every file in an archive of ours has, so that the same files give the same archive."""
_PACKED = (".png", ".webp", ".whl", ".pdf")


def program(root: Path = ROOT) -> Iterator[str]:
    """The names of all that the app needs to run, from the checkout's folder, sorted: what pyproject.toml lists for the wheel."""
    told = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
        "wheel"
    ]
    found = [path for folder in told["only-include"] for path in (root / folder).rglob("*") if path.is_file()]
    names = [path.relative_to(root).as_posix() for path in found if _ours(path)]
    return iter(sorted([*names, *told["force-include"]]))


def _ours(path: Path) -> bool:
    """Not what Python or an editor has left behind."""
    return "__pycache__" not in path.parts and path.suffix != ".pyc" and not path.name.startswith((".", "#"))


def add(archive: zipfile.ZipFile, name: str, content: bytes, runs: bool = False) -> None:
    """Put a file into an archive, with nothing of this computer or this hour about it."""
    told = zipfile.ZipInfo(name, MADE)
    told.create_system = 3  # as on Linux: then the rights are read
    told.external_attr = (0o100755 if runs else 0o100644) << 16
    told.compress_type = zipfile.ZIP_STORED if name.lower().endswith(_PACKED) else zipfile.ZIP_DEFLATED
    archive.writestr(told, content)
