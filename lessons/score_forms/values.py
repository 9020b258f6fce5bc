"""What a browser may ask to be written in a match, whatever is played: each value read strictly, and what it says as an entry."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.parts.corrections import Stop, Undo
from lessons.moves.move import MoveRefused

V = TypeVar("V", bound=BaseModel)
Number = Annotated[int, Field(ge=1, le=10_000)]
Figure = Annotated[int, Field(ge=0, le=1_000_000)]
Name = Annotated[str, Field(max_length=100)]
Short = Annotated[str, Field(max_length=20)]
Told = Mapping[str, str | int | list[str] | None]
"""Field -> what was chosen: one of several, several of several, a figure, or nothing."""


Written = tuple[str, dict[str, Any]]
"""The way a deal was played, and the fields of its form as they were written."""


class MoveValue(BaseModel):
    """``anyway``: written also where a figure is odd, or one that no cards give."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    anyway: bool = False


class EntryValue(MoveValue, ABC):
    """The value of a move that asks for one entry."""

    @abstractmethod
    def entry(self, before: Any) -> Any:
        """What is to be written. ``before``: how the match has begun, or the one before it had."""


class StopValue(EntryValue):
    def entry(self, before: Any) -> Stop:
        return Stop()


class UndoValue(EntryValue):
    number: Number

    def entry(self, before: Any) -> Undo:
        return Undo(self.number)


class DealEnd(EntryValue):
    """The end of a deal that is one entry: the way it was played, and the fields of the form for that."""

    hand: Number
    kind: Short
    told: Annotated[
        dict[Short, Short | Figure | Annotated[list[Name], Field(max_length=12)] | None], Field(max_length=60)
    ] = {}


def read_value(model: type[V], value: Any) -> V:
    """The value of a move. Errors: :class:`MoveRefused`, with the field that is not as it should be."""
    try:
        # As JSON: in Python's own terms a list is no pair.
        return model.model_validate_json(json.dumps({} if value is None else value))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        field = ".".join(str(part) for part in ("value", *first["loc"]))
        raise MoveRefused("bad-move", f"{field}: {first['msg']}") from None


def one_of(told: Told, name: str) -> int | None:
    """The number that was chosen or typed in this field."""
    value = told.get(name)
    if isinstance(value, int):
        return value
    return int(value) if isinstance(value, str) and value.isdecimal() else None


def many_of(told: Told, name: str) -> list[str]:
    """All that was chosen in this field."""
    value = told.get(name)
    return value if isinstance(value, list) else []
