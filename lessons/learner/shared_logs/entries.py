"""What a line of a shared log is made of, whatever happened; read strictly, for the log is what everything is made of again."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from lessons.learner.shared_logs.rooms import RoomLine

_LOG = logging.getLogger(__name__)


class LogEntry(BaseModel):
    """One thing that happened. ``kind`` is what the log calls it."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    kind: ClassVar[str]


E = TypeVar("E", bound=LogEntry)


@dataclass(frozen=True)
class LogLine(Generic[E]):
    """One line of a log: its number (they grow), whose it is, what happened, and when (UTC, ISO 8601)."""

    number: int
    who: str
    entry: E
    at: str = ""


class BadEntry(ValueError):
    """A line that cannot be read; the message says what is wrong with which field."""


class EntryCodec(Generic[E]):
    """Writes and reads the entries of these sorts."""

    def __init__(self, sorts: Iterable[type[E]]) -> None:
        self.kinds: Mapping[str, type[E]] = {sort.kind: sort for sort in sorts}

    def write(self, entry: E) -> str:
        """The entry as the log keeps it, beside its kind."""
        return entry.model_dump_json()

    def read(self, kind: str, text: str) -> E:
        """The entry of this kind. Errors: :class:`BadEntry`."""
        sort = self.kinds.get(kind)
        if sort is None:
            raise BadEntry(f"no entry is called {kind!r:.40}")
        try:
            return sort.model_validate_json(text)
        except ValidationError as error:
            raise BadEntry(": ".join(part for part in (kind, *fault(error)) if part)) from None

    def lines(self, log: str, written: Iterable[RoomLine]) -> Iterator[LogLine[E]]:
        """The lines of ``log`` that can be read; one that cannot be is named and stepped over."""
        for one in written:
            try:
                yield LogLine(one.number, one.who, self.read(one.kind, one.text), one.at)
            except BadEntry as error:
                _LOG.warning("line %s of %s cannot be read and is passed over (%s)", one.number, log, error)


def fault(error: ValidationError) -> tuple[str, str]:
    """The field that is wrong first, empty where it is the whole, and what is wrong with it."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return ".".join(str(part) for part in first["loc"]), first["msg"]
