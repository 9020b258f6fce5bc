"""Strict YAML: plain data in which every scalar is text, and where each value stands; what is not strict is a problem."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import yaml

from lessons.problems import Data, Path, Place, Problem, Reading, shorten

__all__ = ["Data", "Path", "Place", "Problem", "Reading", "read"]

MAX_BYTES, MAX_DEPTH, MAX_NODES = 256 * 1024, 12, 20_000
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_ODD = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_FIXES = {
    "mapping values are not allowed": "a ':' inside a text wants quotes around the whole text",
    "could not find expected ':'": "a key is followed by ':' and a space",
    "found unexpected end of stream": "a quote or a bracket that was opened is not closed",
    "did not find expected key": "look at the indentation of this line, and for a bracket or quote left open above it",
    "did not find expected '-' indicator": "look at the indentation: the '-' of one list stand under each other",
    "did not find expected ',' or": "inside [ ] and { } put commas between the entries, and quotes around texts",
    "cannot start any token": "put quotes around the whole text",
    "block sequence entries are not allowed": "start the list on a line of its own, under its key",
}


def read(source: str | bytes, file: str) -> Reading:
    """Read one YAML document; never raises, whatever the bytes."""
    text, problems = _text(source, file)
    if text is None:
        return Reading(file, None, {}, tuple(problems))
    builder = _Builder(file, problems)
    tabbed = {p.line for p in problems}
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            if not builder.take(event):
                break
    except yaml.YAMLError as error:
        builder.broken = True
        found = _syntax(error, file)
        if found.line not in tabbed:
            problems.append(found)
    if builder.top is _NOTHING and not problems:
        problems.append(Problem(file, 1, 1, "the file is empty", "empty"))
    whole = builder.top is not _NOTHING and not builder.broken and not builder.stack
    data = builder.top if whole and not isinstance(builder.top, _Nothing) else None
    return Reading(file, data, builder.places, tuple(sorted(problems)))


def _text(source: str | bytes, file: str) -> tuple[str | None, list[Problem]]:
    """The text with its tabs told of and turned into blanks, or None when it is not fit to be read."""
    size = len(source) if isinstance(source, bytes) else len(source.encode("utf-8", "replace"))
    if size > MAX_BYTES:
        return None, [Problem(file, 1, 1, f"the file has {size:,} bytes; {MAX_BYTES:,} is the limit", "size")]
    if isinstance(source, bytes):
        try:
            text = source.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            before = source[: error.start].decode("utf-8", "replace")
            line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
            said = f"byte 0x{source[error.start]:02x} is not UTF-8; save the file as UTF-8"
            return None, [Problem(file, line, column, said, "encoding")]
    else:
        text = source
    problems = []
    for number, line_text in enumerate(text.splitlines() or [""], 1):
        odd = _ODD.search(line_text)
        if odd:
            said = f"the character U+{ord(odd.group()):04X} cannot stand in a lesson; remove it"
            problems.append(Problem(file, number, odd.start() + 1, said, "character"))
        if "\t" in line_text:
            said = "a tab; use blanks, two for each level"
            problems.append(Problem(file, number, line_text.index("\t") + 1, said, "tab"))
    if any(p.code == "character" for p in problems):
        return None, problems
    return text.replace("\t", " "), problems


def _syntax(error: yaml.YAMLError, file: str) -> Problem:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    what = str(getattr(error, "problem", None) or error).strip()
    fix = next((fix for start, fix in _FIXES.items() if start in what), "look at this line and the one above it")
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    return Problem(file, line, column, f"this is not YAML: {what}; {fix}", "syntax")


def _start(event: yaml.Event) -> tuple[int, int]:
    mark = event.start_mark
    return (mark.line + 1, mark.column + 1) if mark is not None else (1, 1)


class _Nothing:
    pass


_NOTHING = _Nothing()


@dataclass
class _Level:
    """A list or mapping being filled, and the key that waits for its value."""

    into: list[Data] | dict[str, Data]
    path: Path
    key: str | None = None
    key_place: tuple[int, int] = (1, 1)
    spare: int = 0


@dataclass
class _Builder:
    """Turns the parser's events into data, noting places; it goes on after a mistake so that all are found."""

    file: str
    problems: list[Problem]
    top: Data | _Nothing = _NOTHING
    places: dict[Path, Place] = field(default_factory=dict)
    stack: list[_Level] = field(default_factory=list)
    nodes: int = 0
    documents: int = 0
    broken: bool = False

    def say(self, event: yaml.Event, message: str, code: str) -> None:
        self.problems.append(Problem(self.file, *_start(event), message, code))

    def take(self, event: yaml.Event) -> bool:
        """Take one event; False when it is of no use to read on."""
        if isinstance(event, yaml.DocumentStartEvent):
            return self._document(event)
        if isinstance(event, yaml.AliasEvent):
            said = f"'*{event.anchor}' repeats a value marked elsewhere, which lessons do not have"
            self.say(event, f"{said}; write the value out, or put quotes around it if it is text", "alias")
            return self._place(event, "", quoted=False, one_line=True)
        if isinstance(event, yaml.NodeEvent):
            return self._node(event)
        if isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            self.stack.pop()
        return True

    def _document(self, event: yaml.Event) -> bool:
        self.documents += 1
        if self.documents > 1:
            self.say(event, "a second document ('---'); one file is one document", "documents")
        return self.documents == 1

    def _node(self, event: yaml.NodeEvent) -> bool:
        if event.anchor:
            said = f"'&{event.anchor}' marks a value for repetition, which lessons do not have"
            self.say(event, f"{said}; leave it out, or put quotes around it if it is text", "anchor")
        tag = getattr(event, "tag", None)
        if tag and tag != "!":
            said = f"the tag {shorten(str(tag))} is not for lessons, where every value is text"
            self.say(event, f"{said}; leave it out, or put quotes around the text", "tag")
        if isinstance(event, yaml.ScalarEvent):
            flat = (
                event.start_mark is not None
                and event.end_mark is not None
                and event.start_mark.line == event.end_mark.line
            )
            return self._place(event, event.value, quoted=event.style in ("'", '"'), one_line=flat)
        if isinstance(event, yaml.MappingStartEvent):
            return self._place(event, {}, quoted=False, one_line=True)
        return self._place(event, [], quoted=False, one_line=True)

    def _place(self, event: yaml.Event, value: Data, *, quoted: bool, one_line: bool) -> bool:
        self.nodes += 1
        if self.nodes > MAX_NODES or len(self.stack) >= MAX_DEPTH:
            what = f"more than {MAX_NODES:,} values" if self.nodes > MAX_NODES else f"more than {MAX_DEPTH} levels deep"
            self.say(event, f"{what}; a lesson is smaller than that", "limit")
            self.broken = True
            return False
        here = _start(event)
        level = self.stack[-1] if self.stack else None
        if level is not None and isinstance(level.into, dict) and level.key is None:
            self._key(event, level, value, here)
            return True
        path = self._attach(level, value)
        self.places[path] = Place(*here, level.key_place if level else here, quoted, one_line)
        if level is not None:
            level.key = None
        if not isinstance(value, str):
            self.stack.append(_Level(value, path))
        return True

    def _attach(self, level: _Level | None, value: Data) -> Path:
        if level is None:
            self.top = value
            return ()
        if isinstance(level.into, list):
            level.into.append(value)
            return (*level.path, len(level.into) - 1)
        assert level.key is not None
        level.into[level.key] = value
        return (*level.path, level.key)

    def _key(self, event: yaml.Event, level: _Level, value: Data, here: tuple[int, int]) -> None:
        level.key_place = here
        if not isinstance(value, str):
            self.say(event, "a key must be one word, not a list or a mapping; did you forget quotes?", "key")
            level.key = f"\0{level.spare}"  # a key nobody can write, so that what follows is still read
            level.spare += 1
            self.stack.append(_Level(value, (*level.path, level.key)))
            return
        assert isinstance(level.into, dict)
        if value in level.into:
            first = self.places[(*level.path, value)].key[0]
            self.say(
                event, f"the key {shorten(value)} stands here twice (first on line {first}); keep one", "duplicate"
            )
            value = f"\0{level.spare}"
            level.spare += 1
        level.key = value
