"""Two processes of the app over one PostgreSQL: people at both are together, and nobody misses one that dies."""

from __future__ import annotations

import http.client
import itertools
import json
import os
import queue
import re
import signal
import threading
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest

from bench.running.postgresql import Cluster, cluster
from bench.running.proxy import proxied
from bench.running.servers import Server, held_port, serving
from lessons.learner.store import Store
from screens.learner.learner_cookie import OWN

TEACHER, ANNA, BRUNO = "sole-onda-faro-luna", "faro-onda-sole-luna", "onda-faro-luna-sole"
STEP = {"lesson": "ottocento/the-moors-and-the-matto", "step": "drill-moors"}
LESSON = "lesson/ottocento/following"
TAKEN = r'calzettini_moves_total\{place="lesson",result="taken"\} (\S+)'
PATIENCE = 30.0
"""Seconds that something may take on a machine that is busy with other things; a second is meant."""
_nonces = itertools.count()


@dataclass
class Browser:
    """Somebody at one process. ``panel``: what was told last; ``news``: what has come by itself."""

    url: str
    who: str
    place: str
    panel: dict[str, Any] = field(default_factory=dict)
    news: queue.Queue[dict[str, Any]] = field(default_factory=queue.Queue)

    def look(self) -> dict[str, Any]:
        status, told = self.ask("GET", f"/api/place/{self.place}")
        assert status == 200, told
        self.panel = told["panel"]
        return self.panel

    def press(self, event: str, value: object = None, nonce: str = "", *, once: bool = False) -> dict[str, Any]:
        """A press at what was told last; it is taken, and after a cut line it is sent again as browsers do, but for ``once``."""
        nonce = nonce or f"two-{next(_nonces):06d}"
        move = {"place": self.place, "event": event, "value": value, "seen": self.panel.get("qid", ""), "nonce": nonce}
        deadline = time.monotonic() + PATIENCE
        while True:
            status, told = self.ask("POST", "/api/move", json.dumps(move))
            if status != 503 or once or time.monotonic() > deadline:
                break
        assert status == 200, told
        self.panel = {**self.panel, **told["panel"]}
        return self.panel

    def ask(self, method: str, address: str, body: str | None = None) -> tuple[int, dict[str, Any]]:
        asking = self._line(method, address, body)
        try:
            answer = asking.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            asking.close()

    def follow(self) -> None:
        """From when this returns, news of the place come by themselves."""
        line = self._line("GET", f"/api/news?panel={self.place}").getresponse()
        line.readline()  # the first line says how soon to come again

        def listens() -> None:
            whole: dict[str, Any] = {}
            while told := line.readline():
                if told.startswith(b"data:"):
                    news = json.loads(told[5:])
                    whole = news.get("panel") or {**whole, **news.get("more", {})}
                    whole = {key: value for key, value in whole.items() if key not in news.get("gone", ())}
                    self.news.put(whole)
            self.news.put({})

        threading.Thread(target=listens, daemon=True).start()

    def hears(self) -> dict[str, Any]:
        """The next news; nothing where the line was ended."""
        self.panel = self.news.get(timeout=PATIENCE) or self.panel
        return self.panel

    def _line(self, method: str, address: str, body: str | None = None) -> http.client.HTTPConnection:
        where = urlsplit(self.url)
        line = http.client.HTTPConnection(where.hostname or "", where.port, timeout=PATIENCE)
        line.request(method, address, body, {"cookie": f"{OWN}={self.who}", "content-type": "application/json"})
        return line


@dataclass
class Club:
    """One installation: its server and its two processes."""

    cluster: Cluster
    address: str
    one: Server
    other: Server
    before: str
    """nginx, in front of both."""
    figures: list[int]
    """Where each tells its figures."""

    def moves(self) -> list[int]:
        """How many lessons' moves each has taken."""
        return [sum(int(float(one)) for one in re.findall(TAKEN, _told(port))) for port in self.figures]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with cluster() as database, ExitStack() as running:
        address = database.database()
        Store(address).close()
        figures = [running.enter_context(held_port()) for _ in range(2)]
        both = [
            running.enter_context(serving(database=address, settings={"CALZETTINI_METRICS": str(port)}))
            for port in figures
        ]
        ports = [int(one.url.rpartition(":")[2]) for one in both]
        proxy = running.enter_context(proxied(tmp_path_factory.mktemp("proxy"), ports, tls=False))
        yield Club(database, address, *both, f"http://127.0.0.1:{proxy.plain}", figures)


def _told(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        body: str = answer.read().decode()
        return body


def test_telephones_of_one_room_are_at_different_processes(club: Club) -> None:
    hall = Browser(club.one.url, TEACHER, "desk/new")
    room = hall.press("open")["opened"]
    desk = {url: Browser(url, TEACHER, f"desk/{room}") for url in (club.one.url, club.other.url)}
    anna, bruno = (
        Browser(club.one.url, ANNA, f"room/{room}"),
        Browser(club.other.url, BRUNO, f"room/{room}"),
    )
    wall = Browser(club.other.url, TEACHER, f"wall/{room}")
    for phone, name in ((anna, "Anna"), (bruno, "Bruno")):
        phone.press("join", {"name": name})
        phone.look()
        phone.follow()
    wall.follow()
    desk[club.other.url].look()
    desk[club.other.url].press("ask", STEP)
    assert anna.hears()["qid"] == bruno.hears()["qid"]
    asked = wall.hears()
    for phone in (anna, bruno):
        phone.press("answer", [0])
        asked = wall.hears()
    assert len(asked["in"]) == 2
    desk[club.one.url].look()
    desk[club.one.url].press("reveal")
    assert [phone.hears()["stage"] for phone in (anna, bruno)] == ["seen", "seen"]
    shown = [one.look() | {"at": 0} for one in desk.values()]
    assert shown[0] == shown[1]


def test_two_boards_of_one_match_are_at_different_processes(club: Club) -> None:
    hall = Browser(club.one.url, ANNA, "match/new")
    match = hall.press("begin", {"names": ["Anna", "Bruno", "Carla", "Dino"]})["opened"]
    anna, bruno = (Browser(url, who, f"match/{match}") for url, who in ((club.one.url, ANNA), (club.other.url, BRUNO)))
    for board in (anna, bruno):
        board.look()
        board.follow()
    for seat, (writes, follows) in enumerate(((anna, bruno), (bruno, anna), (bruno, anna), (anna, bruno))):
        written = writes.press("declare", {"hand": 1, "seat": seat, "figure": 18, "anyway": True})
        follows.hears()
        assert follows.look()["qid"] == written["qid"]
        while not writes.news.empty():
            writes.news.get()


def test_a_learner_who_is_sent_to_and_fro_goes_on_where_they_are(club: Club) -> None:
    at = [Browser(url, ANNA, LESSON) for url in (club.one.url, club.other.url)]
    panel = at[0].look()
    for turn in range(12):
        here = at[turn % 2]
        here.panel = panel
        panel = here.press("next" if panel["can"]["next"] else "reveal" if panel["can"]["reveal"] else "hint")
    assert at[0].look()["qid"] == at[1].look()["qid"]


def test_the_same_press_at_both_counts_once(club: Club) -> None:
    at = [Browser(url, BRUNO, LESSON) for url in (club.one.url, club.other.url)]
    first = at[0].look()
    for here in at:
        here.panel = first
    with ThreadPoolExecutor(2) as presses:
        told = list(presses.map(lambda here: here.press("next", nonce="the-same-press")["qid"], at))
    assert told[0] == told[1]
    store = Store(club.address)
    assert [event.nonce for event in store.events(BRUNO)].count("the-same-press") == 1
    store.close()


def test_a_server_that_starts_again_is_waited_for_and_everybody_looks_again(club: Club) -> None:
    at = [Browser(url, TEACHER, LESSON) for url in (club.one.url, club.other.url)]
    for here in at:
        here.look()
        here.follow()
    club.cluster.stop()
    assert [here.ask("GET", f"/api/place/{LESSON}")[0] for here in at] == [503, 503]
    club.cluster.start()
    at[0].press("next")
    for here in at:
        here.hears()  # the line is ended: who opens it again asks for what stands there
    assert at[1].look()["qid"] == at[0].panel["qid"]


def test_behind_nginx_a_browser_stays_at_its_process_and_both_have_some(club: Club) -> None:
    before = club.moves()
    for words in itertools.product(("sole", "onda", "faro", "luna"), repeat=4):
        browser, at = Browser(club.before, "-".join(words), LESSON), club.moves()
        browser.look()
        browser.follow()
        for _ in range(3):
            browser.press("next" if browser.panel["can"]["next"] else "reveal")
        assert sorted(now - then for now, then in zip(club.moves(), at, strict=True)) == [0, 3]
        assert browser.hears()["place"] == LESSON, "news come through as they are told"
        if all(now > then for now, then in zip(club.moves(), before, strict=True)):
            return
    raise AssertionError("all of them are at one")


def test_when_one_process_is_killed_its_people_go_on_at_the_other(club: Club) -> None:
    anna, kept = Browser(club.one.url, ANNA, LESSON), Store(club.address)
    before = anna.look()
    known = len(kept.events(ANNA))
    through = [
        Browser(club.before, f"{letters}-luna-luna-luna", LESSON) for letters in ("sole", "onda", "faro", "vela")
    ]
    for browser in through:
        browser.look()
    os.kill(club.one.pid, signal.SIGKILL)
    for browser in through:
        browser.press("next", once=True)
    anna.url = club.other.url
    assert anna.look()["qid"] == before["qid"]
    began = time.monotonic()
    anna.press("next" if before["can"]["next"] else "reveal" if before["can"]["reveal"] else "hint")
    assert time.monotonic() - began < PATIENCE
    assert len(kept.events(ANNA)) > known
    kept.close()
