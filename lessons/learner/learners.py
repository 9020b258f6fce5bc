"""Who learns here, and what each has set; those who were here just now are known without asking the database."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock

from sqlalchemy import Connection, bindparam, insert, select, update

from lessons.learner import shape
from lessons.learner.errors import Unavailable
from lessons.learner.rows import settings_in
from lessons.learner.storage.database import Database
from lessons.learner.storage.schema import learners

MOST_KNOWN = 1024
KNOWN_FOR = 5.0
"""Seconds after which a learner is looked at again: another process may have written their settings."""
TOLD = "learner "
"""Before a code: what other processes are told where something of a learner was written."""
_OF_CODES = select(learners.c.code, learners.c.created, learners.c.settings).where(
    learners.c.code.in_(bindparam("of", expanding=True))
)
_ID_OF_CODE = select(learners.c.id).where(learners.c.code == bindparam("of"))
_SETTINGS_OF_CODE = select(learners.c.settings).where(learners.c.code == bindparam("of"))


@dataclass(frozen=True, slots=True)
class Learner:
    """A learner: a code of four words, when it was first seen (UTC), and the settings."""

    code: str
    created: str
    settings: Mapping[str, str]


def of(code: str) -> str:
    """The name of the lock under which what is written of one learner is written, by one process at a time."""
    return f"learner {code}"


class Learners:
    """The learners of one database; safe to use from many threads. ``stamp`` tells the time."""

    def __init__(self, database: Database, stamp: Callable[[], str]) -> None:
        self._database, self._stamp = database, stamp
        self._known: OrderedDict[str, tuple[float, Learner]] = OrderedDict()
        self._writes, self._guard = 0, Lock()
        self.hears = not database.shared
        """Does this process hear what others write of learners? A file has as a rule one process, and is looked at again soon."""

    def of(self, code: str) -> Learner | None:
        """The learner of this code, or None when nobody has used it here."""
        since, known = self._known.get(code, (-KNOWN_FOR, None))
        if known is not None and self.hears and time.monotonic() - since < KNOWN_FOR:
            return known
        writes = self._writes
        found = {one: Learner(one, created, settings_in(settings)) for one, created, settings in self._asked(code)}
        with self._guard:
            if writes == self._writes:  # else what was read may be what there was before
                self._known |= {one: (time.monotonic(), learner) for one, learner in found.items()}
                if code in found:
                    self._known.move_to_end(code)
                while len(self._known) > MOST_KNOWN:
                    self._known.popitem(last=False)
        return found.get(code)

    def _asked(self, code: str) -> Sequence[Sequence[str]]:
        """Code, day and settings of this one, and of all that are to be looked at again: a room is one question."""
        if self._database.shared:
            row = self._database.quickly(lambda quick: quick.learner(code))
            return () if row is None else (row,)
        with self._guard:
            before = time.monotonic() - KNOWN_FOR
            others = [one for one, (since, _) in self._known.items() if since <= before and one != code]
        with self._database.reading() as db:
            return db.execute(_OF_CODES, {"of": [code, *others]}).all()

    def keep(self, code: str, settings: Mapping[str, str]) -> None:
        """Save some settings of a learner, leaving the others as they were."""

        def work(db: Connection) -> None:
            self.id(db, code)
            self.write(db, code, self.settings(db, code) | dict(settings))

        self._database.write(work, of(code))
        self.forget(code)

    def id(self, db: Connection, code: str) -> int:
        """The number of this learner, who is made if nobody has used the code."""
        found = db.execute(_ID_OF_CODE, {"of": code}).scalar()
        if found is None:
            db.execute(insert(learners).values(code=code, created=self._stamp(), settings="{}"))
            found = db.execute(_ID_OF_CODE, {"of": code}).scalar_one()
        return int(found)

    def settings(self, db: Connection, code: str) -> dict[str, str]:
        """What this learner has set, inside a transaction."""
        return settings_in(db.execute(_SETTINGS_OF_CODE, {"of": code}).scalar_one())

    def write(self, db: Connection, code: str, settings: Mapping[str, str]) -> None:
        """All settings of a learner, inside a transaction; :meth:`forget` them when it is over.

        Errors: ValueError for one that no learner's file could bring back.
        """
        told = json.dumps(shape.settings(settings))
        db.execute(update(learners).where(learners.c.code == code).values(settings=told))

    def forget(self, code: str) -> None:
        """What was written of this learner is read from the database the next time, here and in other processes."""
        self._left_out(code)
        # Where it cannot be told their lines are cut as well, and they forget all when those are back.
        with suppress(Unavailable):
            self._database.tell(f"{TOLD}{code}")

    def heard(self, told: str | None) -> bool:
        """Another process has told this; was it about a learner? None where something may have been missed."""
        if told is None:
            with self._guard:
                self._writes += 1
                self._known.clear()
            return False
        if told.startswith(TOLD):
            self._left_out(told.removeprefix(TOLD))
            return True
        return False

    def _left_out(self, code: str) -> None:
        with self._guard:
            self._writes += 1
            self._known.pop(code, None)
