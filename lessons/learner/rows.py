"""Lines of the log: how an event is written, and how a line is read; one that cannot be is named and stepped over."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError
from sqlalchemy import ColumnElement, Connection, bindparam, select

from lessons.learner.event import Event
from lessons.learner.shape import MOST_DATA, ToldEvent, first_flaw, shown_safely, told
from lessons.learner.storage.schema import events, learners

_LOG = logging.getLogger(__name__)


Line = Any
"""A line of ``events``: its columns by their names."""


class BadEvent(ValueError):
    """An event that the log does not take; the message says which of its fields, and why."""


class Whose:
    """The questions after one learner's events, made once: of ``every`` lesson, and of ``one``."""

    def __init__(self, learner: ColumnElement[Any]) -> None:
        self.every = select(events).where(events.c.learner == learner, events.c.number > bindparam("after"))
        self.every = self.every.order_by(events.c.number)
        self.one = self.every.where(events.c.lesson == bindparam("in_lesson"))


OF_LEARNER = Whose(bindparam("whose"))
"""By the learner's number."""
OF_CODE = Whose(select(learners.c.id).where(learners.c.code == bindparam("whose")).scalar_subquery())
"""By the learner's code."""


OF_MANY = (
    select(events, learners.c.code.label("whose"))
    .join(learners, learners.c.id == events.c.learner)
    .where(
        events.c.lesson == bindparam("in_lesson"),
        events.c.number > bindparam("after"),
        learners.c.code.in_(bindparam("codes", expanding=True)),
    )
    .order_by(events.c.number)
)
"""One lesson's events of several learners, each with the learner's code."""


class LogReader:
    """Reads events of one database."""

    def __init__(self) -> None:
        self._named: set[object] = set()

    def read(
        self, db: Connection, whose: Whose, learner: int | str, lesson: str | None, after: int
    ) -> tuple[tuple[str, Event], ...]:
        """The events numbered above ``after``, each with its lesson, in the order in which they were saved."""
        asked = {"whose": learner, "after": after}
        lines = (
            db.execute(whose.every, asked) if lesson is None else db.execute(whose.one, asked | {"in_lesson": lesson})
        )
        return self.all_of(lines)

    def all_of(self, lines: Iterable[Line]) -> tuple[tuple[str, Event], ...]:
        """As they are said, those left out that cannot be read."""
        found = (self._event(line) for line in lines)
        return tuple(one for one in found if one is not None)

    def of_many(self, db: Connection, codes: list[str], lesson: str, after: int) -> dict[str, tuple[Event, ...]]:
        """By learner, the events of this lesson numbered above ``after``."""
        found: dict[str, tuple[Event, ...]] = {}
        for line in db.execute(OF_MANY, {"codes": codes, "in_lesson": lesson, "after": after}):
            read = self._event(line)
            if read is not None:
                found[line.whose] = (*found.get(line.whose, ()), read[1])
        return found

    def _event(self, line: Line) -> tuple[str, Event] | None:
        try:
            data = json.loads(line.data)
            read = ToldEvent(
                lesson=line.lesson, step=line.step, kind=line.kind, data=data, nonce=line.nonce, at=line.at
            )
        except ValidationError as error:
            self._name(line.number, first_flaw(error))
        except (ValueError, TypeError, RecursionError):
            self._name(line.number, "data: json")
        else:
            return read.lesson, read.event(line.number)
        return None

    def _name(self, number: object, why: str) -> None:
        if number not in self._named:
            self._named.add(number)
            _LOG.warning("event %s of the log cannot be read and is passed over (%s)", number, why)


def row(lesson: str, event: Event, stamp: str) -> dict[str, str]:
    """The line of an event. Errors: :class:`BadEvent`."""
    try:
        checked = ToldEvent.model_validate(told(lesson, event) | {"at": event.at or stamp})
    except ValidationError as error:
        raise BadEvent(_why(error)) from error
    data = json.dumps(checked.data, ensure_ascii=False, sort_keys=True, allow_nan=False)
    return {"lesson": lesson, "step": event.step, "kind": event.kind, "data": data, "nonce": event.nonce,
            "at": checked.at}  # fmt: skip


def settings_in(kept: object) -> dict[str, str]:
    """The settings that can be read; a default takes the place of the others."""
    try:
        found = json.loads(kept) if isinstance(kept, str) else {}
    except (ValueError, RecursionError):
        found = {}
    said = found.items() if isinstance(found, dict) else ()
    return {key: value for key, value in said if isinstance(value, str) and shown_safely(value)}


def _why(error: ValidationError) -> str:
    said = first_flaw(error)
    return f"an event is refused for its {said}" + (f"; {MOST_DATA} characters are the most" if "size" in said else "")
