"""What is found and never listed: the modules of a package, by the package's name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules, walk_packages


@cache
def modules_in(package: str, deep: bool = False) -> tuple[str, ...]:
    """The full names of the modules and packages of this one, in alphabetical order; ``deep``: of those within them, too.

    Whoever asks knows where plug-ins lie and not which there are: it stands on none. Only packages are imported, and only to look
    into them.
    """
    walk = walk_packages if deep else iter_modules
    return tuple(sorted(info.name for info in walk(import_module(package).__path__, f"{package}.")))


@cache
def packages_in(package: str) -> tuple[str, ...]:
    """The full names of the packages of this one, in alphabetical order; they are not imported."""
    return tuple(
        sorted(info.name for info in iter_modules(import_module(package).__path__, f"{package}.") if info.ispkg)
    )


def last(module: str) -> str:
    """How a module is called within its package."""
    return module.rpartition(".")[2]
