"""Is what a place's view tells in the shape that JavaScript is told of? It is held against the JSON that a browser would get."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, get_type_hints

from pydantic import ConfigDict, TypeAdapter
from typing_extensions import is_typeddict

from building.files import ROOT
from building.given_types import files
from screens.api.envelope import view


def fits(place: str, panel: Mapping[str, Any]) -> None:
    """Errors: pydantic's ValidationError, which names the key."""
    _shape(place.partition("/")[0]).validate_json(json.dumps(panel))


def shape_of(sort: str) -> Any:
    """What the view of this sort of place says that it tells."""
    return get_type_hints(view(sort).panel)["return"]


@cache
def _shape(sort: str) -> TypeAdapter[Any]:
    _closed()
    return TypeAdapter(shape_of(sort))


@cache
def _closed() -> None:
    """A browser is told nothing that stands in no shape, and nothing of another type."""
    for file in files():
        module = import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
        for shape in vars(module).values():
            if is_typeddict(shape):
                shape.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)
