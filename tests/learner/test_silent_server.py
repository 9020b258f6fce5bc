"""PostgreSQL, or all that is between, stops without a word: connections stay open, and nothing comes any more."""

from __future__ import annotations

import json
import selectors
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.applications import Starlette

from bench.running.postgresql import Cluster, name_in
from lessons.learner.errors import Unavailable
from lessons.learner.event import Event
from lessons.learner.server import connections, server
from lessons.learner.store import Store
from screens.api.health import health
from tests.screens.asking import Visitor
from tests.screens.test_one_way_in import LEARNER as CODE

BOUND = 8.0
"""Seconds: the sum of half a one for the question, and two for another connection, on a machine that is busy."""
LEAST = 2
"""Seconds: PostgreSQL's own driver waits no less for a connection."""


class Proxy:
    """Passes everything on between whoever comes and the server, until it is told to stop; then it is as silent as the grave."""

    def __init__(self, server: str) -> None:
        self._server, self._pairs = server, selectors.DefaultSelector()
        self._door = socket.create_server(("127.0.0.1", 0))
        self._pairs.register(self._door, selectors.EVENT_READ)
        self.port, self._over, self._speaks = self._door.getsockname()[1], False, threading.Event()
        self.silent = False
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    @property
    def silent(self) -> bool:
        return not self._speaks.is_set()

    @silent.setter
    def silent(self, now: bool) -> None:
        self._speaks.clear() if now else self._speaks.set()

    def close(self) -> None:
        self._over = True
        self._speaks.set()
        socket.create_connection(("127.0.0.1", self.port)).close()  # wakes it
        self._thread.join()
        for key in list(self._pairs.get_map().values()):
            key.fileobj.close()  # type: ignore[union-attr]

    def _run(self) -> None:
        while not self._over:
            for key, _ in self._pairs.select():
                self._speaks.wait()
                if self._over:
                    return
                if key.fileobj is self._door:
                    self._come()
                elif key.fileobj.fileno() >= 0:  # type: ignore[union-attr]  # the other end may just have been closed with it
                    self._pass(key.fileobj, key.data)

    def _come(self) -> None:
        here, _ = self._door.accept()
        there = socket.socket(socket.AF_UNIX)
        there.connect(self._server)
        self._pairs.register(here, selectors.EVENT_READ, there)
        self._pairs.register(there, selectors.EVENT_READ, here)

    def _pass(self, from_: object, to: socket.socket) -> None:
        assert isinstance(from_, socket.socket)
        try:
            told = from_.recv(65536)
            to.sendall(told)
        except OSError:
            told = b""
        if not told:
            for one in (from_, to):
                self._pairs.unregister(one)
                one.close()


@pytest.fixture
def proxy(postgresql: Cluster) -> Iterator[Proxy]:
    made = Proxy(f"{postgresql.folder}/.s.PGSQL.5432")
    yield made
    made.close()


@pytest.fixture
def store(postgresql: Cluster, proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setattr(connections, "UNANSWERED", 0.5)
    monkeypatch.setattr(server, "UNHEARD", LEAST)
    store = Store(f"postgresql://postgres@127.0.0.1:{proxy.port}/{name_in(postgresql.database())}")
    store.append(CODE, "following", Event("next", "a", "nonce-first"))
    yield store
    store.close()


def test_a_server_that_says_nothing_is_soon_given_up_and_found_again(store: Store, proxy: Proxy) -> None:
    watcher = Visitor(Starlette(routes=[health(lambda: store)]))
    assert watcher.get("/health").status == 200
    proxy.silent = True
    began = time.monotonic()
    with ThreadPoolExecutor(20) as people:
        answers = [people.submit(watcher.get, "/health") for _ in range(4)]
        asked = [people.submit(store.append, CODE, "following", Event("next", "a", f"nonce-{n}")) for n in range(5)]
        looked = [people.submit(store.look) for _ in range(5)]
        for one in answers:
            assert one.result().status == 503
            assert json.loads(one.result().body)["why"] == "unreachable"
        assert time.monotonic() - began < 3.0, "whoever watches hears it within two seconds or so"
        for asking in (*asked, *looked):
            found = asking.exception()
            assert isinstance(found, Unavailable)
            assert found.code == "unreachable"
    assert time.monotonic() - began < BOUND
    proxy.silent = False
    store.append(CODE, "following", Event("next", "a", "nonce-after"))
    assert "nonce-after" in [event.nonce for event in store.events(CODE)], (
        "and perhaps what the server was asked before"
    )
    assert watcher.get("/health").status == 200


def test_while_nobody_knows_whether_it_speaks_again_one_tries_and_the_others_hear_at_once(
    store: Store, proxy: Proxy
) -> None:
    proxy.silent = True
    with pytest.raises(Unavailable):
        store.look()
    with ThreadPoolExecutor(12) as people:
        tried = list(people.map(lambda _: _seconds(store), range(12)))
    assert sum(one > 0.4 for one in tried) == 1
    proxy.silent = False
    store.look()


def _seconds(store: Store) -> float:
    began = time.monotonic()
    with pytest.raises(Unavailable):
        store.look()
    return time.monotonic() - began
