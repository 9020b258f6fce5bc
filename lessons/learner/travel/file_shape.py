"""The parts of a learner's file, read strictly: what is refused is quoted, with its entry and its field."""

from __future__ import annotations

import json
from typing import Annotated, Any

from pydantic import AfterValidator, Field, StringConstraints, ValidationError
from pydantic_core import PydanticCustomError

from engine.errors import BadInput
from engine.parts.corrections import Correct
from lessons.learner.event import Event
from lessons.learner.match_lines import LINES, Entry, Start
from lessons.learner.matches import MatchFile, MatchLine
from lessons.learner.shape import SITTING, Code, Line, Name, Nonce, Settings, Strict, Time, ToldEvent, time

MOST_HANDS = 10_000
"""As at the board: each hand up to the last one is counted."""
VERSION = 2
"""2 has the matches, too, and a sum over all of it."""
QUOTED = 40
LongNonce = Annotated[Nonce, StringConstraints(min_length=8)]
_WHY = {
    "missing": "missing",
    "extra_forbidden": "extra",
    "string_too_long": "long",
    "string_too_short": "short",
    "string_pattern_mismatch": "characters",
    "string_unicode": "characters",
    "too_long": "long",
    "too_short": "short",
    "time": "time",
    "characters": "characters",
    "kind": "kind",
    "size": "long",
    "depth": "deep",
    "number": "number",
    "line": "line",
    "order": "order",
}
"""What pydantic calls it, and the code of the sentence; anything else is a value of the wrong type."""


class BadFile(ValueError):
    """The file was refused; ``reason`` is a code for a sentence, ``facts`` fill it.

    Of the reason ``field``, the facts are ``where`` (events, matches or file), ``place`` (from 1), ``field``, ``found``
    and ``why``, itself a code.
    """

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason}: {facts}" if facts else reason)
        self.reason, self.facts = reason, facts


def _day(text: str) -> str:
    return text and time(text)


class Head(Strict):
    """What stands before the events."""

    format: str
    version: int
    learner: Code
    created: Annotated[str, StringConstraints(max_length=32), AfterValidator(_day)]
    settings: Settings


class FileEvent(ToldEvent):
    """An event in a file; the shortest nonces belong to nobody but tests."""

    nonce: LongNonce


def _line(line: str) -> str:
    try:
        entry = LINES.read_line(line)
    except (BadInput, ValueError, RecursionError) as error:
        raise PydanticCustomError("line", "no line of a match") from error
    told = entry.entry if isinstance(entry, Correct) else entry
    if getattr(told, "hand", 0) > MOST_HANDS:
        raise PydanticCustomError("line", "a hand that nobody has played")
    return line


def _in_order(entries: list[Any]) -> list[Any]:
    first = [isinstance(_entry(one.line), Start) for one in entries]
    if not first[0] or any(first[1:]):
        raise PydanticCustomError("order", "a match begins with its start, once")
    return entries


def _entry(line: str) -> Entry:
    return LINES.read_line(line)


class FileEntry(Strict):
    """One line of a match."""

    line: Annotated[Line, AfterValidator(_line)]
    nonce: LongNonce
    at: Time


class FileMatch(Strict):
    """A match with all that was written in it."""

    code: Code
    created: Time
    entries: Annotated[list[FileEntry], Field(min_length=1, max_length=2000), AfterValidator(_in_order)]


class _NamedRow(Strict):
    name: Name


def read_head(file: dict[str, Any]) -> Head:
    """Errors: BadFile."""
    try:
        head = Head.model_validate({key: value for key, value in file.items() if key in Head.model_fields})
        if name := head.settings.get("name"):  # empty where somebody has taken theirs back
            _NamedRow(name=name)
    except ValidationError as error:
        raise _refused(error, "file", 0) from error
    extra = set(file) - set(Head.model_fields) - {"events", "matches", "sum"}
    if extra:
        raise BadFile("field", where="file", place=0, field=quoted(min(extra)), found="", why="extra")
    return head


def read_event(item: object, place: int) -> tuple[str, Event]:
    """Errors: BadFile."""
    try:
        read = FileEvent.model_validate(item)
    except ValidationError as error:
        raise _refused(error, "events", place + 1) from error
    if read.kind == "plan" and not SITTING.fullmatch(read.lesson):
        facts = {"field": "lesson", "found": quoted(read.lesson), "why": "sitting"}
        raise BadFile("field", where="events", place=place + 1, **facts)
    return read.lesson, read.event()


def read_match(item: object, place: int) -> MatchFile:
    """Errors: BadFile."""
    try:
        read = FileMatch.model_validate(item)
    except ValidationError as error:
        raise _refused(error, "matches", place + 1) from error
    return MatchFile(read.code, read.created, tuple(MatchLine(one.line, one.nonce, one.at) for one in read.entries))


def quoted(value: object) -> str:
    """What was found, as JSON in one short line of signs that every screen can show."""
    written = json.dumps(value, ensure_ascii=False, default=str)
    visible = "".join(one if one.isprintable() else f"\\u{ord(one):04x}" for one in written[: 4 * QUOTED])
    return visible if len(visible) <= QUOTED else visible[: QUOTED - 1] + "…"


def _refused(error: ValidationError, where: str, place: int) -> BadFile:
    first = error.errors(include_url=False)[0]
    field = ".".join(str(one) for one in first["loc"] if one != "[key]") or where
    why = _WHY.get(first["type"], "type")
    found = "" if why == "missing" else quoted(first["input"])
    return BadFile("field", where=where, place=place, field=quoted(field)[1:-1], found=found, why=why)
