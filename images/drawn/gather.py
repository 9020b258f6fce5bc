"""Finds the recipes: every module under a deck's package offers its own as CARDS."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from .decks import DECKS, DeckRecipe


@cache
def recipes(deck: str) -> Mapping[str, DeckRecipe]:
    """Every card code of a deck with its recipe; ValueError if two modules offer the same code."""
    package = DECKS[deck].package
    found: dict[str, DeckRecipe] = {}
    whence: dict[str, str] = {}
    for module in sorted(pkgutil.walk_packages(package.__path__, package.__name__ + "."), key=lambda m: m.name):
        offered: dict[str, DeckRecipe] = getattr(importlib.import_module(module.name), "CARDS", {})
        for code, recipe in offered.items():
            if code in found:
                raise ValueError(f"{module.name} draws {code!r}, which {whence[code]} draws already")
            found[code], whence[code] = recipe, module.name
    return MappingProxyType(found)


def recipe(deck: str, code: str) -> DeckRecipe:
    """The recipe of a card; KeyError says which codes there are."""
    try:
        return recipes(deck)[code]
    except KeyError:
        raise KeyError(f"no drawing for {code!r}; there are {' '.join(recipes(deck))}") from None


def seed(deck: str, code: str) -> str:
    """What a card's chance starts from: its code; twins share one recipe object, and so the seed of its first code."""
    return next(other for other, theirs in recipes(deck).items() if theirs is recipe(deck, code))
