"""Notifications among the processes of one installation, by PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from threading import Event, Thread
from typing import Any

import psycopg
from sqlalchemy import URL, ColumnElement, func

from lessons.learner.server.connections import BoundedConnection, line_to

CHANNEL = "calzettini"
AGAIN = 0.5
"""Seconds after which a line that was cut is tried again."""
LOOK = 1.0
"""Seconds between two looks whether all this is over."""
QUIET = 10
"""So many looks without anything told: then the server is asked whether it is there."""
LONGEST_START = 10.0
Handler = Callable[[str | None], None]


class Notifications:
    """The connection on which this process listens to what the others notify, opened with the first handler; it does not hear
    itself.
    """

    def __init__(self, url: URL, told_at_connecting: Mapping[str, Any]) -> None:
        self._url, self._told = url, dict(told_at_connecting)
        self._me = secrets.token_hex(8)
        self._hearing: list[Handler] = []
        self._there, self._over = Event(), Event()

    def telling(self, told: str) -> ColumnElement[Any]:
        """The SQL function call that notifies the others of this text. ``told``: at most some 7,000 bytes."""
        return func.pg_notify(CHANNEL, json.dumps([self._me, told]))

    def hear(self, heard: Handler) -> None:
        """Register a handler: it gets what the others notify, in one thread, and None when the connection was cut and is there
        again.
        """
        self._hearing.append(heard)
        if len(self._hearing) == 1:
            Thread(target=self._listen, name="others", daemon=True).start()
        self._there.wait(LONGEST_START)

    def close(self) -> None:
        self._over.set()

    def _listen(self) -> None:
        cut = False
        while not self._over.is_set():
            try:
                with line_to(self._url, self._told, autocommit=True) as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    if cut:
                        self._pass_on(None)
                    self._there.set()
                    self._hear_on(line)
            except psycopg.Error:
                cut = True
                self._over.wait(AGAIN)

    def _hear_on(self, line: BoundedConnection) -> None:
        quiet = 0
        while not self._over.is_set():
            quiet += 1
            for one in line.notifies(timeout=LOOK):
                quiet = 0
                self._read(one.payload)
            if quiet >= QUIET:
                line.execute("SELECT 1")
                quiet = 0

    def _read(self, payload: str) -> None:
        try:
            who, told = json.loads(payload)
        except (ValueError, TypeError):
            return  # anybody who may use the database may say anything there
        if who != self._me and isinstance(told, str):
            self._pass_on(told)

    def _pass_on(self, told: str | None) -> None:
        for heard in tuple(self._hearing):
            heard(told)
