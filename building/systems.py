"""The systems a stick is made for: which wheels fit there, and what its Python says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class System:
    """``platforms`` as wheels are tagged, best first; ``python`` such as "3.14"; ``players``: is there room for those who search,
    and are there wheels for them? ``machine``: what markers in requirements look at."""

    id: str
    platforms: tuple[str, ...]
    python: str
    players: bool
    machine: Mapping[str, str]

    @property
    def environment(self) -> dict[str, str]:
        """The variables of environment markers (PEP 508) as they are there."""
        same = {"implementation_name": "cpython", "platform_python_implementation": "CPython", "extra": ""}
        versions = {"python_version": self.python, "python_full_version": f"{self.python}.0"}
        return {**same, **versions, "implementation_version": f"{self.python}.0", **self.machine}

    def of(self, python: str) -> System:
        """The same system with another Python."""
        return replace(self, python=python)


def _machine(sys_platform: str, platform_system: str, os_name: str, platform_machine: str) -> Mapping[str, str]:
    told = {"sys_platform": sys_platform, "platform_system": platform_system, "os_name": os_name}
    return MappingProxyType(
        {**told, "platform_machine": platform_machine, "platform_release": "", "platform_version": ""}
    )


_LINUX = ("2_28", "2_27", "2_26", "2_24", "2_17", "2_12", "2_5")
SYSTEMS = (
    System("windows", ("win_amd64",), "3.14", True, _machine("win32", "Windows", "nt", "AMD64")),
    System("macos-arm64", ("macosx_12_0_arm64",), "3.14", True, _machine("darwin", "Darwin", "posix", "arm64")),
    # Nobody makes numba for these any more.
    System("macos-x86-64", ("macosx_12_0_x86_64",), "3.14", False, _machine("darwin", "Darwin", "posix", "x86_64")),
    # Debian's Python; numba and its compiler weigh 65 MB more here than elsewhere, and there would be no room for them.
    System(
        "linux",
        (*(f"manylinux_{one}_x86_64" for one in _LINUX), "manylinux2014_x86_64", "manylinux1_x86_64", "linux_x86_64"),
        "3.13",
        False,
        _machine("linux", "Linux", "posix", "x86_64"),
    ),
)
