"""A move: what somebody does at a place, and the refusal of one that is not taken."""

from __future__ import annotations

import json
import re
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    TypeAdapter,
    ValidationError,
    field_validator,
)

from lessons.text.message import Message

MOST_VALUE = 12_000
"""Characters of JSON a move's value may have; a sheet with all its cards has a few hundred."""
LONGEST_MS = 3_600_000
MOST_PLACE = 200
_PLACE = re.compile(r"[a-z0-9-]+(/[A-Za-z0-9._+-]+)*", re.ASCII)
Why = Literal["bad-move", "no-such-place", "stale", "unreadable", "not-now", "in-words", "doubted"]


def _bounded(value: JsonValue) -> JsonValue:
    if len(json.dumps(value)) > MOST_VALUE:
        raise ValueError(f"a value has at most {MOST_VALUE} characters")
    return value


def is_place(told: str) -> bool:
    """Can any place be called so?"""
    return len(told) <= MOST_PLACE and _PLACE.fullmatch(told) is not None


def _addressed(place: str) -> str:
    if not is_place(place):
        raise ValueError("no place is called so")
    return place


Value = Annotated[JsonValue, AfterValidator(_bounded)]
_VALUE: TypeAdapter[JsonValue] = TypeAdapter(Value)


class Move(BaseModel):
    """One press, tap or answer, as the browser tells it.

    ``place``: where, as ``lesson/ottocento/following``; ``event`` and ``value``: what, in the place's own terms; ``nonce``: a
    name that no other move has, so that it counts once however often it comes; ``revision``: the one that was on the screen, which
    browsers call ``seen``; ``ms``: how long it took by the browser's own clock.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    place: Annotated[str, Field(min_length=1, max_length=MOST_PLACE), AfterValidator(_addressed)]
    event: Annotated[str, Field(pattern=r"^[a-z][a-z-]{0,19}$")]
    nonce: Annotated[str, Field(pattern=r"^[A-Za-z0-9._-]{8,64}$")]
    value: Value = None
    revision: str = Field(default="", max_length=4000, alias="seen")
    ms: int | None = None

    @field_validator("ms", mode="before")
    @classmethod
    def _in_earnest(cls, told: object) -> int | None:
        """A clock that was set, or a laptop that slept, takes nothing from the answer: its time is not known then."""
        return told if isinstance(told, int) and not isinstance(told, bool) and 0 < told < LONGEST_MS else None


class MoveRefused(Exception):
    """The refusal of a move; nothing was written.

    ``words``: why, where the place can say it better than its code does; ``said``: the same as a code and facts, to be put into
    the learner's words where the place is shown, and ``also`` what else is to be said. ``state``: where the place stands, where
    only the move could tell. A move that is ``doubted`` is taken when it comes again all the same.
    """

    def __init__(
        self,
        why: Why,
        words: str = "",
        *,
        said: Message | None = None,
        also: tuple[Message, ...] = (),
        state: object = None,
    ) -> None:
        super().__init__(words or (said.reason if said else why))
        self.why, self.words, self.said, self.also, self.state = why, words, said, also, state


def read_value(told: str) -> JsonValue:
    """The value of a move by itself, from its JSON. Errors: :class:`MoveRefused` ``bad-move``."""
    try:
        return _VALUE.validate_json(told)
    except ValidationError as error:
        raise MoveRefused("bad-move", f"value: {error.errors()[0]['msg']}") from None


def read_move(data: bytes) -> Move:
    """A move from the JSON of a request. Errors: :class:`MoveRefused` ``bad-move``, which quotes the field."""
    try:
        return Move.model_validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        field = ".".join(str(part) for part in first["loc"])
        raise MoveRefused("bad-move", f"{field}: {first['msg']}" if field else first["msg"]) from None
