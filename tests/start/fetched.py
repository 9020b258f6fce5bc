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
OLDEST = "23.0"
"""The pip of Debian 12, older than any that a Python 3.11 of today comes with."""


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


def main() -> None:
    linux = next(one for one in SYSTEMS if one.id == "linux")
    stick_wheels(linux.of(f"{sys.version_info.major}.{sys.version_info.minor}"))
    for version in (OLDEST, newest()):
        pip_of(version)


if __name__ == "__main__":
    main()
