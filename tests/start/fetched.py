"""What tests need of the package index, asked for once: it stays in build/fetched, and the next run needs no net.

python -m tests.start.fetched    asks for all of it, as `make` does before the tests, so that none of them needs the net
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from packaging.utils import parse_wheel_filename

from building.closure import needed, pins
from building.stick import download
from building.systems import SYSTEMS, System
from tests.start.starting import ROOT

FETCHED = ROOT / "build" / "fetched"
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
OLDEST = {"3.11": "23.0", "3.12": "23.2.1", "3.13": "24.2", "3.14": "25.2"}
"""The oldest pip that somebody with that Python can have: Debian 12's, and those that came with the first release of the others,
on which no older one runs."""


def stick_wheels(system: System) -> Path:
    """A folder with the wheels of everything pinned for that system, and no others."""
    folder = FETCHED / f"{system.id}-python{system.python}"
    folder.mkdir(parents=True, exist_ok=True)
    if {_told(one) for one in folder.glob("*.whl")} != set(needed(system)):
        for one in folder.glob("*.whl"):
            one.unlink()
        download(system, folder)
    return folder


def _told(wheel: Path) -> str:
    name, version, *_ = parse_wheel_filename(wheel.name)
    return f"{name}=={version}"


def pip_of(version: str) -> Path:
    """That version of pip, which runs as it lies there."""
    wheel = FETCHED / f"pip-{version}-py3-none-any.whl"
    if not wheel.exists():
        FETCHED.mkdir(parents=True, exist_ok=True)
        asked = ["download", "--quiet", "--no-deps", "--no-cache-dir", "--dest", str(FETCHED), f"pip=={version}"]
        subprocess.run([sys.executable, "-m", "pip", *asked], check=True)
    return wheel / "pip"


def newest() -> str:
    """The version of pip that is pinned."""
    return pins()["pip"]


def oldest() -> str:
    """The oldest version of pip for this Python."""
    return OLDEST.get(PYTHON, newest())


def main() -> None:
    linux = next(one for one in SYSTEMS if one.id == "linux")
    stick_wheels(linux.of(PYTHON))
    for version in (oldest(), newest()):
        pip_of(version)


if __name__ == "__main__":
    main()
