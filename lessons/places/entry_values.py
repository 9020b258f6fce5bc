"""What a browser tells, as an entry of a shared log."""

from __future__ import annotations

import json
from typing import TypeGuard, TypeVar

from pydantic import JsonValue, ValidationError

from lessons.learner.shared_logs.entries import LogEntry, fault
from lessons.moves.move import MoveRefused
from lessons.text.message import Message


def is_number(told: object) -> TypeGuard[int]:
    """Is it a whole number as JSON has it? Python takes true for one, and an entry does not."""
    return isinstance(told, int) and not isinstance(told, bool)


E = TypeVar("E", bound=LogEntry)


def entry_of(sort: type[E], value: JsonValue) -> E:
    """What a browser has told, as an entry of this sort. Errors: :class:`MoveRefused`, which quotes the field."""
    try:
        return sort.model_validate_json(json.dumps(value))
    except ValidationError as error:
        field, why = fault(error)
        if field == "name":
            raise MoveRefused("in-words", said=Message("evening.refused.no-name")) from None
        raise MoveRefused("bad-move", f"value.{field}: {why}") from None
