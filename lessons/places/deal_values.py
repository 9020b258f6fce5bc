"""What a browser may ask to be written of a match of whole deals: the fields of a deal's form, and what they say as an entry."""

from __future__ import annotations

import json
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.errors import BadInput
from engine.parts.corrections import Correct, Stop, Undo
from lessons.keeping import dealt
from lessons.keeping.dealt import End, Entry, Match, Start
from lessons.learner.first_names import tidy
from lessons.moves.move import MoveRefused

V = TypeVar("V", bound="_Value")
Name = Annotated[str, Field(max_length=100)]
Short = Annotated[str, Field(max_length=20)]
Number = Annotated[int, Field(ge=1, le=10_000)]
Figure = Annotated[int, Field(ge=0, le=1_000_000)]


class _Value(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class StartValue(_Value):
    game: Annotated[str, Field(max_length=20)]
    names: Annotated[tuple[Name, ...], Field(max_length=5)]
    dealer: Annotated[int, Field(ge=0, le=4)] = 0
    house: Annotated[dict[Annotated[str, Field(max_length=40)], str | int | bool], Field(max_length=12)] = {}


class DealValue(_Value):
    """The end of a deal, as the browser tells it. ``confirmed``: written also where it is odd."""

    confirmed: bool = Field(default=False, alias="anyway")
    hand: Number
    kind: Annotated[str, Field(max_length=20)]
    told: Annotated[
        dict[
            Annotated[str, Field(max_length=20)],
            Annotated[str, Field(max_length=20)] | Figure | Annotated[list[Name], Field(max_length=12)] | None,
        ],
        Field(max_length=60),
    ] = {}


class CorrectionValue(_Value):
    confirmed: bool = Field(default=False, alias="anyway")
    number: Number
    event: Annotated[str, Field(pattern="^(start|deal)$")]
    value: dict[str, Any]


class TakingBack(_Value):
    number: Number


def start_of(value: Any) -> Start:
    """How a match is to begin. Errors: :class:`MoveRefused`."""
    told = _read(StartValue, value)
    try:
        return dealt.start(told.game, list(map(tidy, told.names)), told.dealer, dict(told.house))
    except BadInput as error:
        raise MoveRefused("bad-move", error.message) from None


def entry_of(match: Match, event: str, value: Any) -> tuple[Entry, bool]:
    """What a move asks to be written, and whether it is meant all the same. Errors: :class:`MoveRefused`."""
    told = value.get("value") if event == "correct" and isinstance(value, dict) else value
    anyway = any(isinstance(one, dict) and one.get("anyway") is True for one in (value, told))
    return _entry(match, event, value), anyway


def _entry(match: Match, event: str, value: Any) -> Entry:
    if event == "deal":
        return _end(match.start, value)
    if event == "undo":
        return Undo(_read(TakingBack, value).number)
    if event == "stop":
        return Stop()
    if event == "correct":
        told = _read(CorrectionValue, value)
        if told.event == "start":
            return Correct(told.number, start_of(told.value))
        return Correct(told.number, _end(match.start, told.value))
    raise MoveRefused("bad-move", f"event: {event}")


def _end(start: Start, value: Any) -> End:
    its = _read(DealValue, value)
    return dealt.end_of(start, its.hand, its.kind, its.told)


def _read(model: type[V], value: Any) -> V:
    try:
        # As JSON: in Python's own terms a list is no tuple.
        return model.model_validate_json(json.dumps({} if value is None else value))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        field = ".".join(str(part) for part in ("value", *first["loc"]))
        raise MoveRefused("bad-move", f"{field}: {first['msg']}") from None
