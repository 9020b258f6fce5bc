"""The shape of everything the log keeps: what an event, a setting or a match must look like, checked strictly and whole."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from lessons.learner.event import KINDS, Event, Json
from lessons.learner.first_names import tidy

FIRST, LAST = datetime(2020, 1, 1, tzinfo=UTC), datetime(2100, 1, 1, tzinfo=UTC)
"""Times before the one and after the other are none at which anybody can have learned here."""
MOST_DATA = 16_000
"""Characters of JSON one event may hold; an answer has a few hundred."""
DEEPEST, GREATEST = 8, 2**53
MOST_TEXT, MOST_NAME = 128, 40
_SMALL = 4
"""Characters of a small number, and of none."""
SITTING = re.compile(r"test/[a-z0-9-]+-(before|after|later)|(?!test/)[a-z0-9-]+/[a-z0-9-]+")
"""What a sitting is called: its sort and a name; tests say when they are taken."""


def shown_safely(text: str, also: str = "") -> bool:
    """Has the text no control characters, no halves of characters, and none of the categories in ``also``?"""
    return text.isprintable() or not any(unicodedata.category(one) in ("Cc", "Cs", also) for one in text)


def _clean(text: str) -> str:
    if not shown_safely(text):
        raise PydanticCustomError("characters", "control characters, or half of one")
    return text


def time(text: str) -> str:
    """A time, as it is. Errors: pydantic's own, of the type ``time``."""
    try:
        at = datetime.fromisoformat(text)
        known = at.tzinfo is not None and FIRST <= at < LAST
    except (ValueError, OverflowError):
        known = False
    if not known:
        raise PydanticCustomError("time", "no time with its zone between 2020 and 2100")
    return text


def _known(kind: str) -> str:
    if kind not in KINDS:
        raise PydanticCustomError("kind", "no kind of event")
    return kind


def _name(text: str) -> str:
    # Direction marks and other invisible signs (Cf) could make one name look like another.
    if not shown_safely(text, "Cf") or text != " ".join(text.split()):
        raise PydanticCustomError("characters", "a name of visible letters, without blanks around it")
    return text


def _plain(data: dict[str, Any]) -> dict[str, Any]:
    if _size(data, 0) > MOST_DATA:
        raise PydanticCustomError("size", "too much for one event")
    return data


def _size(value: object, depth: int) -> int:
    """About as many characters as its JSON has. Errors: for what JSON cannot hold, or nobody should have put there."""
    if isinstance(value, str):
        if not value.isprintable():
            _clean(value)
        return len(value) + 2
    if isinstance(value, int | float):
        # Not a number is not below anything either.
        if not -GREATEST <= value <= GREATEST:
            raise PydanticCustomError("number", "a number beyond all use")
        return _SMALL if -1000 < value < 1000 else 16
    if value is None:
        return _SMALL
    if depth >= DEEPEST:
        raise PydanticCustomError("depth", "too deep")
    if isinstance(value, list | tuple):
        return sum(
            [_SMALL + 2 if type(one) is int and -1000 < one < 1000 else _size(one, depth + 1) + 2 for one in value]
        )
    if isinstance(value, dict):
        return sum([_named(key, one, depth) for key, one in value.items()])
    raise PydanticCustomError("type", "nothing that JSON can hold")


def _named(key: object, value: object, depth: int) -> int:
    if not isinstance(key, str):
        raise PydanticCustomError("type", "nothing that JSON can hold")
    return (len(key) + 2 if key.isprintable() else _size(key, depth)) + _size(value, depth + 1) + 4


Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9._/+-]*$", max_length=MOST_TEXT)]
StepId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._/+:#~-]*$", max_length=MOST_TEXT)]
"""A step's id in its file, and what is put to it where one step of a file becomes several: ``start+1``."""
Nonce = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._:-]+$", max_length=64)]
Time = Annotated[str, StringConstraints(max_length=32), AfterValidator(time)]
Code = Annotated[str, StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=64)]
Plain = Annotated[str, StringConstraints(max_length=MOST_TEXT), AfterValidator(_clean)]
SettingName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]*$", max_length=64)]
"""Some are made of names of games, families and house rules: ``house-barcellona3-dealer_may_solo``."""
Settings = Annotated[dict[SettingName, Plain], Field(max_length=500)]
"""What a learner has set. A house rule of each game at which they sat is one, so they may be many."""
Name = Annotated[str, StringConstraints(min_length=1, max_length=MOST_NAME), AfterValidator(_name)]
Line = Annotated[str, StringConstraints(min_length=1, max_length=4000), AfterValidator(_clean)]


class Strict(BaseModel):
    """Nothing is converted and nothing is left over."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class ToldEvent(Strict):
    """An event as it travels and as the log keeps it."""

    lesson: Id
    step: StepId
    kind: Annotated[str, AfterValidator(_known)]
    data: Annotated[dict[str, Any], AfterValidator(_plain)]
    nonce: Nonce
    at: Time

    def event(self, number: int = 0) -> Event:
        return Event(self.kind, self.step, self.nonce, self.data, number, self.at)


_NAME: TypeAdapter[str] = TypeAdapter(Name)
_SETTINGS: TypeAdapter[dict[str, str]] = TypeAdapter(Settings)


def told(lesson: str, event: Event) -> dict[str, Json]:
    """An event as plain JSON."""
    return {"lesson": lesson, "step": event.step, "kind": event.kind, "data": dict(event.data),
            "nonce": event.nonce, "at": event.at}  # fmt: skip


def settings(kept: Mapping[str, str]) -> dict[str, str]:
    """Settings, which the log keeps and a file brings alike. Errors: ValueError, naming the first that is none."""
    try:
        return _SETTINGS.validate_python(dict(kept), strict=True)
    except ValidationError as error:
        raise ValueError(f"not a setting: {first_flaw(error)}") from None


def first_flaw(error: ValidationError) -> str:
    """The first thing that is wrong, with its place."""
    first = error.errors(include_url=False, include_input=False)[0]
    return f"{'.'.join(map(str, first['loc'])) or 'all of it'}: {first['type']}"


def name(typed: str) -> str | None:
    """A first name as it is kept, without what nobody sees; None for what cannot be one, as it is too long or empty."""
    try:
        return _NAME.validate_python(tidy(typed), strict=True)
    except ValidationError:
        return None
