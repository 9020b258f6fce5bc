"""Logs that were written once and are read for ever: a database made of their lines, and in short what is seen where they lead.

A file holds a line of JSON for each row, its table and its columns as they stood there, after a first one: which shape the tables
had (``schema``, a file beside it), the ``secret`` of the installation, and where one is to ``look``: who, at which place. A line
with a ``press`` is of a browser, for places of which nothing else is kept: that is pressed when one looks there.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from lessons.memory.memory import as_it_stands, remember
from lessons.moves.move import Move, MoveRefused
from screens.api.envelope import envelope
from screens.learner.preferences import Preferences
from screens.shared import services, sessions
from tests.conftest import GOLDEN
from tests.engine.written_down import brief
from tests.screens.golden_logs.first_told import as_first_told

LOGS = GOLDEN / "logs"
TABLES = ("learners", "matches", "rooms", "events", "match_entries", "room_entries")
"""In the order in which their lines can be written."""
GROWING = TABLES[3:]
EYES = Preferences()
"""Of whoever has set nothing."""
BESIDE = frozenset(
    (
        "place", "who", "at", "lang", "key", "size", "words", "still", "form", "share", "ahead", "src", "href", "label", "named",
        "announce", "glyph", "source", "meaning", "about", "again", "at_once", "lessons", "plans", "plan", "catalogue", "link",
        "address", "options", "deck", "backs", "kinds", "fields", "columns", "help", "legend", "laid", "idle", "date",
        "prompt", "title",
    )
)  # fmt: skip
"""What says nothing of where one is in a place: addresses, pictures, words, hours, what could be chosen anywhere."""
AROUND = BESIDE | {"qid", "start", "seated", "combinations", "others", "files", "bench", "cards", "back"}
"""The same of a place as a whole."""


@dataclass(frozen=True)
class Log:
    """One that was kept: ``rows`` by their table, and what was pressed in a browser."""

    schema: int
    secret: str
    look: tuple[tuple[str, str], ...]
    rows: Mapping[str, tuple[list[Any], ...]]
    pressed: tuple[dict[str, Any], ...] = ()

    @property
    def length(self) -> int:
        return sum(len(self.rows[name]) for name in GROWING)

    @staticmethod
    def read(path: Path) -> Log:
        head, *lines = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
        rows = {name: tuple(one[name] for one in lines if name in one) for name in TABLES}
        pressed = tuple(one["press"] for one in lines if "press" in one)
        return Log(head["schema"], head["secret"], tuple(map(tuple, head["look"])), rows, pressed)

    def write(self, path: Path) -> None:
        """Into a new file. Errors: FileExistsError."""
        head = {"schema": self.schema, "secret": self.secret, "look": self.look}
        rows = ({name: one} for name in TABLES for one in self.rows[name])
        lines = (head, *rows, *({"press": one} for one in self.pressed))
        told = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in lines)
        with path.open("x", encoding="utf-8") as file:  # what is there is somebody's history
            file.writelines(f"{line}\n" for line in told)

    def put(self, file: Path) -> None:
        """A database as the one in which it was written."""
        with closing(sqlite3.connect(file)) as db:
            db.executescript((LOGS / f"schema-{self.schema}.sql").read_text(encoding="utf-8"))
            db.execute("INSERT INTO calzettini VALUES (?)", (self.schema,))
            if self.secret:
                db.execute("CREATE TABLE IF NOT EXISTS installation (secret VARCHAR(64) NOT NULL)")
                db.execute("INSERT INTO installation VALUES (?)", (self.secret,))
            for table, rows in self.rows.items():
                for row in rows:
                    db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
            db.commit()


def database() -> Path:
    """Where the log of this test is."""
    return Path(os.environ["CALZETTINI_DATABASE"])


def another(file: Path) -> None:
    """The log of this test is this one from now on."""
    os.environ["CALZETTINI_DATABASE"] = str(file)
    services.store.cache_clear()
    sessions.sessions.cache_clear()


def taken_down(look: Iterable[tuple[str, str]], pressed: Iterable[dict[str, Any]] = ()) -> Log:
    """The log of this test, as it stands."""
    with closing(sqlite3.connect(database())) as db:
        there = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        rows = {name: tuple(map(list, db.execute(f"SELECT * FROM {name}"))) if name in there else () for name in TABLES}
        ((schema,),) = db.execute("SELECT schema_version FROM calzettini").fetchall()
        secret = db.execute("SELECT secret FROM installation").fetchone()[0] if "installation" in there else ""
    return Log(schema, secret, tuple(look), rows, tuple(pressed))


def lines_in(file: Path) -> int:
    """How much is kept."""
    with closing(sqlite3.connect(file)) as db:
        return sum(db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in GROWING)


def seen(log: Log) -> Iterator[str]:
    """What whoever looks at these places now sees there, and what is known of them by what they did."""
    here, number = sessions.sessions(), 0
    for who, place in log.look:
        try:
            stands = here.stands(who, place)
        except MoveRefused as refused:
            yield f"{_name(who)} at {place}: {refused.why}"
            continue
        yield f"{_name(who)} at {place}: {here.revision(place, stands.state)}"
        yield from _told(envelope(here, who, place, stands, EYES))
        yield from _counted(stands.state)
        for press in (one for one in log.pressed if one["place"] == place):
            number += 1
            yield f"pressed {press['event']}:"
            yield from _told(
                envelope(here, who, place, here.move(who, Move(nonce=f"press-{number:06d}", **press)), EYES)
            )
    for who in dict.fromkeys(who for who, _ in log.look):
        yield from _remembered(who)


def _counted(state: object) -> Iterator[str]:
    """What stands behind the cards on a table: deals, hands that are over, what everybody has won, the match."""
    sitting = getattr(state, "sitting", None)
    if sitting is not None and sitting.sort:
        match = f" match {sitting.match.length} {brief(sitting.match.deals)}" if sitting.match else ""
        yield f"  dealt: {sitting.dealt} played to the end {sitting.finished}{match}"
    elif sitting is not None:
        yield f"  dealt: {sitting.dealt} stands {brief(sitting.stands)} pool {sitting.pool}"


def _name(who: str) -> str:
    return who.partition("-")[0]


def _told(panel: Mapping[str, Any]) -> Iterator[str]:
    if panel.get("sort") == "match":
        panel = as_first_told(panel)
    for name, value in panel.items():
        if name not in AROUND and (told := _short(value)):
            yield f"  {name}: {told}"


def _short(value: Any) -> str:
    """Cards by what stands on them, what is so by its name, figures; nothing of sentences, and nothing of what is not so."""
    match value:
        case {"tag": {"text": str(rank), "suit": str(suit)}, **more}:
            marks = {name: one for name, one in more.items() if name not in ("why", "tone")}
            return " ".join(filter(None, (rank + suit.lower(), _short(marks))))
        case Mapping():
            parts = {name: _short(one) for name, one in value.items() if name not in BESIDE}
            return " ".join(name if value[name] is True else f"{name}={one}" for name, one in parts.items() if one)
        case list() | tuple():
            parts = list(map(_short, value))
            return f"[{' '.join(one or '-' for one in parts)}]" if any(parts) else ""
        case str():
            return "" if " " in value or "\u00a0" in value or value.startswith("/") else value
        case None | False:
            return ""
    return str(value)


def _remembered(who: str) -> Iterator[str]:
    memory = as_it_stands(remember(services.store().log(who)))
    for skill, one in sorted(memory.standings.items()):
        told = (getattr(one, field.name) for field in fields(one))
        yield f"{_name(who)} {skill}: {' '.join(f'{it:.3f}' if isinstance(it, float) else brief(it) for it in told)}"
    if memory.mistakes:
        yield f"{_name(who)} mistaken: {' '.join(f'{name} {len(when)}' for name, when in sorted(memory.mistakes.items()))}"
    for test, right in sorted(memory.tests.items()):
        yield f"{_name(who)} {test}: {' '.join(f'{step} {one.came}' for step, one in sorted(right.items()))}"
    if memory.passed_over:
        yield f"{_name(who)} passed over: {'; '.join(memory.passed_over)}"
