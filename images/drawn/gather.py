"""Finds the recipes: every module under bolognese/ offers its own as CARDS."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from . import bolognese
from .recipe import Recipe


@cache
def recipes() -> Mapping[str, Recipe]:
    """Every card code with its recipe; ValueError if two modules offer the same code."""
    found: dict[str, Recipe] = {}
    whence: dict[str, str] = {}
    for module in sorted(pkgutil.walk_packages(bolognese.__path__, bolognese.__name__ + "."), key=lambda m: m.name):
        offered: dict[str, Recipe] = getattr(importlib.import_module(module.name), "CARDS", {})
        for code, recipe in offered.items():
            if code in found:
                raise ValueError(f"{module.name} draws {code!r}, which {whence[code]} draws already")
            found[code], whence[code] = recipe, module.name
    return MappingProxyType(found)


def recipe(code: str) -> Recipe:
    """The recipe of a card; KeyError says which codes there are."""
    try:
        return recipes()[code]
    except KeyError:
        raise KeyError(f"no drawing for {code!r}; there are {' '.join(recipes())}") from None
