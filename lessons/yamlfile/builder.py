"""Builds plain data from the events of a YAML parser, and tells of everything that is YAML but not for lessons."""

from __future__ import annotations

from dataclasses import dataclass, field

import yaml

from lessons.yamlfile.characters import ODD, named
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.problems import Data, Path, Problem, TextPlace, shorten
from lessons.yamlfile.repeats import Marks, TooMuch

MAX_DEPTH, MAX_NODES = 12, 20_000


@dataclass
class _Level:
    """A list or mapping being filled, and the key that waits for its value."""

    into: list[Data] | dict[str, Data]
    path: Path
    key: str | None = None
    key_place: tuple[int, int] = (1, 1)
    spare: int = 0
    doubled: bool = False


@dataclass
class Builder:
    """Turns the parser's events into data, noting places; it goes on after a mistake so that all are found."""

    file: str
    problems: list[Problem]
    top: Data | None = None
    places: dict[Path, TextPlace] = field(default_factory=dict)
    stack: list[_Level] = field(default_factory=list)
    marks: Marks = field(default_factory=Marks)
    nodes: int = 0
    documents: int = 0
    broken: bool = False

    @property
    def empty(self) -> bool:
        """Has there been no value at all?"""
        return self.top is None

    @property
    def data(self) -> Data | None:
        """What has been built, once it is whole; None where the parser or a limit ended it too early."""
        return None if self.broken or self.stack else self.top

    def say(self, event: yaml.Event, message: str, code: str) -> None:
        self.problems.append(self._problem(event, message, code))

    def _problem(self, event: yaml.Event, message: str, code: str) -> Problem:
        return Problem(self.file, *_start(event), message, code)

    def take(self, event: yaml.Event) -> bool:
        """Take one event; False when it is of no use to read on."""
        if isinstance(event, yaml.DocumentStartEvent):
            return self._document(event)
        if isinstance(event, yaml.AliasEvent):
            return self._repeat(event, f"{event.anchor}")
        if isinstance(event, yaml.NodeEvent):
            return self._node(event)
        if isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            self.stack.pop()
        return True

    def _document(self, event: yaml.Event) -> bool:
        self.documents += 1
        if self.documents > 1:
            self.say(event, CheckerMessage("checker.documents"), "documents")
        return self.documents == 1

    def _node(self, event: yaml.NodeEvent) -> bool:
        tag = getattr(event, "tag", None)
        if tag and tag != "!":
            self.say(event, CheckerMessage("checker.tag", tag=shorten(str(tag))), "tag")
        if isinstance(event, yaml.ScalarEvent):
            self._characters(event)
            flat = (
                event.start_mark is not None
                and event.end_mark is not None
                and event.start_mark.line == event.end_mark.line
            )
            quoted = event.style in ("'", '"')
            return self._place(event, self._marked(event, event.value), quoted=quoted, one_line=flat)
        value: Data = {} if isinstance(event, yaml.MappingStartEvent) else []
        return self._place(event, self._marked(event, value), quoted=False, one_line=True)

    def _marked(self, event: yaml.NodeEvent, value: Data) -> Data:
        if event.anchor:
            told = CheckerMessage("checker.anchor", name=event.anchor)
            self.marks.mark(event.anchor, value, self._problem(event, told, "anchor"))
        return value

    def _repeat(self, event: yaml.Event, name: str) -> bool:
        self.say(event, CheckerMessage("checker.repeat" if name in self.marks else "checker.alias", name=name), "alias")
        still_open = [level.into for level in self.stack]
        try:
            value, nodes = self.marks.repeat(name, still_open, MAX_NODES - self.nodes, MAX_DEPTH - len(self.stack))
        except TooMuch as error:
            return self._limit(event, deep=error.deep)
        self.nodes += nodes - 1
        return self._place(event, value, quoted=False, one_line=True, whole=True)

    def _characters(self, event: yaml.ScalarEvent) -> None:
        """What an escape such as ``\\0`` between quotes makes is judged as if it stood there itself."""
        odd = ODD.search(event.value)
        if odd and event.style == '"':
            self.say(event, CheckerMessage("checker.odd-escape", what=named(odd.group())), "character")

    def _limit(self, event: yaml.Event, *, deep: bool) -> bool:
        said = (
            CheckerMessage("checker.deep", n=MAX_DEPTH)
            if deep
            else CheckerMessage("checker.many-values", n=f"{MAX_NODES:,}")
        )
        self.say(event, said, "limit")
        self.broken = True
        return False

    def _place(self, event: yaml.Event, value: Data, *, quoted: bool, one_line: bool, whole: bool = False) -> bool:
        """``whole``: a list or mapping that nothing more comes into."""
        self.nodes += 1
        if self.nodes > MAX_NODES or len(self.stack) >= MAX_DEPTH:
            return self._limit(event, deep=self.nodes <= MAX_NODES)
        here = _start(event)
        level = self.stack[-1] if self.stack else None
        if level is not None and isinstance(level.into, dict) and level.key is None:
            self._key(event, level, value, here, quoted, whole)
            return True
        path = self._attach(level, value)
        self.places[path] = TextPlace(*here, level.key_place if level else here, quoted, one_line)
        if level is not None:
            level.key = None
        if not isinstance(value, str) and not whole:
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

    def _key(
        self, event: yaml.Event, level: _Level, value: Data, here: tuple[int, int], quoted: bool, whole: bool
    ) -> None:
        level.key_place = here
        if not isinstance(value, str):
            self.say(event, CheckerMessage("checker.key-no-word"), "key")
            level.key = self._spare(level)
            if not whole:
                self.stack.append(_Level(value, (*level.path, level.key)))
            return
        assert isinstance(level.into, dict)
        if value == "<<" and not quoted:
            self.say(event, CheckerMessage("checker.merge"), "merge")
            value = self._spare(level)
        elif value in level.into:
            self._twice(event, level, value)
            value = self._spare(level)
        level.key = value

    def _twice(self, event: yaml.Event, level: _Level, key: str) -> None:
        first = self.places[(*level.path, key)].key[0]
        facts: dict[str, str | int] = {"key": shorten(key), "line": first}
        if not level.path or not isinstance(level.path[-1], int):
            self.say(event, CheckerMessage("checker.twice", **facts), "duplicate")
        elif not level.doubled:
            # Of an entry that was meant to be two every key comes again; one mistake is told once.
            self.say(event, CheckerMessage("checker.twice-in-entry", **facts), "duplicate")
            level.doubled = True

    def _spare(self, level: _Level) -> str:
        """A key nobody can write, so that what follows is still read."""
        level.spare += 1
        return f"\0{level.spare}"


def _start(event: yaml.Event) -> tuple[int, int]:
    mark = event.start_mark
    return (mark.line + 1, mark.column + 1) if mark is not None else (1, 1)
