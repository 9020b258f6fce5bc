"""What `pip install` asks of a project (PEP 517): the wheel, with everything of ours within one package.

The wheel is the checkout's own files, laid under ``calzettini/``; its entry puts that folder on the path of its process, and
there they find each other by the names they have here (docs/decisions.md).
"""

from __future__ import annotations

import base64
import hashlib
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from building.files import LICENCES, ROOT, add, program

PACKAGE = "calzettini"
EXTRAS = ("players", "server")
"""What only some want, as ``calzettini[players]``: a list of requirements of that name each."""


def build_wheel(
    wheel_directory: str, config_settings: object = None, metadata_directory: str | None = None, root: Path = ROOT
) -> str:
    """Make the wheel; its name."""
    told = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    stem = f"{told['name']}-{told['version']}"
    name = f"{stem}-py3-none-any.whl"
    inside = f"{stem}.dist-info"
    record: list[str] = []
    with zipfile.ZipFile(Path(wheel_directory) / name, "w") as archive:
        for place, content in (*_files(root), *((f"{inside}/{one}", text) for one, text in _about(told, root))):
            add(archive, place, content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record.append(f"{place},sha256={digest},{len(content)}")
        add(archive, f"{inside}/RECORD", "\n".join([*record, f"{inside}/RECORD,,", ""]).encode())
    return name


def _files(root: Path) -> Iterator[tuple[str, bytes]]:
    for name in program(root):
        yield (name if name.startswith(f"{PACKAGE}/") else f"{PACKAGE}/{name}"), (root / name).read_bytes()


def _about(told: dict[str, Any], root: Path) -> Iterator[tuple[str, bytes]]:
    """What installers read, from pyproject.toml and the lists of requirements."""
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {told['name']}",
        f"Version: {told['version']}",
        f"Summary: {told['description']}",
        f"Requires-Python: {told['requires-python']}",
        f"License-Expression: {told['license']}",
        *(f"License-File: {one}" for one in LICENCES),
        *(f"Requires-Dist: {one}" for one in required(root / "requirements.txt")),
        *(line for extra in EXTRAS for line in _extra(extra, root)),
        "Description-Content-Type: text/markdown",
        "",
        (root / "README.md").read_text(encoding="utf-8"),
    ]
    yield "METADATA", "\n".join(lines).encode()
    yield "WHEEL", b"Wheel-Version: 1.0\nGenerator: calzettini\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    yield "entry_points.txt", b"[console_scripts]\ncalzettini = calzettini.__main__:main\n"
    for one in LICENCES:
        yield f"licenses/{one}", (root / one).read_bytes()


def _extra(name: str, root: Path) -> list[str]:
    needed = required(root / f"requirements-{name}.txt")
    return [f"Provides-Extra: {name}", *(f"Requires-Dist: {one}; extra == '{name}'" for one in needed)]


def required(file: Path) -> list[str]:
    """What a list of requirements names, without its remarks and the lists it leads to."""
    lines = (line.partition("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("-")]
