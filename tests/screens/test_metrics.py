"""Figures for Prometheus: what they count, who can ask for them, and that nobody stands in them."""

from __future__ import annotations

import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from lessons.evening.entries.rounds import Ended
from lessons.learner.storage.write_queue import PendingWrite
from lessons.learner.store import Store
from screens.api.metrics import Metrics
from screens.api.places import Api
from screens.shared import services, sessions
from tests.screens import one_way_in, posting
from tests.screens.driving import LEARNER
from tests.screens.posting import Device

Told = dict[tuple[str, ...], float]
MOVES = "calzettini_moves_total"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Told]]:
    """What is told at the moment; moves of any :class:`Device` are counted."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    metrics = Metrics(services.store, lambda: 3)
    whole = one_way_in.app
    monkeypatch.setattr(posting.one_way_in, "app", lambda api=None: whole(api or Api(sessions.sessions, metrics.moved)))
    metrics.open(str(port))

    def ask() -> Told:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
            body = answer.read().decode()
        assert LEARNER not in body
        return {
            (one.name, *one.labels.values()): one.value
            for family in text_string_to_metric_families(body)
            for one in family.samples
        }

    yield ask
    metrics.close()


def test_moves_are_counted_by_sort_of_place_and_what_came_of_them(told: Callable[[], Told]) -> None:
    browser = Device("lesson/ottocento/following")
    seen = browser.look()["qid"]
    browser.press("next", seen=seen)
    browser.press("next", seen=seen)
    browser.press("next", nonce="too short"[:3])
    Device("nowhere/at-all").press("next")
    found = told()
    assert found[MOVES, "lesson", "taken"] == 1
    assert found[MOVES, "lesson", "stale"] == 1
    assert found[MOVES, "", "bad-move"] == 1
    assert found[MOVES, "", "no-such-place"] == 1, "what strangers write is no label"
    assert found["calzettini_move_seconds_count", "lesson"] == 2
    assert 0 < found["calzettini_move_seconds_sum", "lesson"] < 60


def test_what_is_so_just_now_is_asked_when_somebody_looks(told: Callable[[], Told]) -> None:
    store: Store = services.store()
    before = told()
    store.rooms.begin("sole", LEARNER, "opened", "{}", "metrics-1")
    store._database._together._waiting.append(PendingWrite(lambda db: None))
    found = told()
    store._database._together._waiting.clear()
    assert found["calzettini_rooms_open",] == before["calzettini_rooms_open",] + 1
    assert found["calzettini_store_waiting",] == 1
    assert found["calzettini_news_lines",] == 3
    assert found["calzettini_log_bytes", "log"] + found["calzettini_log_bytes", "ahead"] > 4096
    store.rooms.append("sole", LEARNER, Ended.kind, "{}", "metrics-2")
    assert told()["calzettini_rooms_open",] == before["calzettini_rooms_open",]


def test_while_nobody_asks_for_them_nothing_of_it_is_loaded(tmp_path: Path) -> None:
    asked = "import sys, app; assert app.metrics is None; print([one for one in sys.modules if 'prometheus' in one])"
    ran = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert ran.stdout.strip() == "[]"
