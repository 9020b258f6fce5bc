"""While nothing can be written, a move at any place is told to wait, and counts once when it comes again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.games.bologna.scorekeeper import Monte
from lessons.learner.errors import Unavailable
from lessons.learner.event import Event
from lessons.learner.storage import opening
from screens.shared import services
from tests.learner.test_waiting import every_connection, held
from tests.screens.every_place import OPENED, written
from tests.screens.kept_match import START
from tests.screens.test_mutated_moves import Line

OTHER, TABLE, ROOM = "sole-fiume-torre-vento", "luna-castello-onda-faro", "a-room-of-its-own"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a lock is waited for in earnest tests/learner/test_waiting.py says."""
    monkeypatch.setattr(opening, "WAIT", 0.05)


@contextmanager
def trouble(code: str) -> Iterator[None]:
    if code == "locked":
        with held(Path(os.environ["CALZETTINI_DATABASE"])):
            yield
    else:
        with every_connection(services.store(), "PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1073741823"):
            _fill_up()
            yield


def _fill_up() -> None:
    """The pages that are there take nothing more, be it ever so short."""
    store = services.store()
    for write in (
        lambda number: store.append(OTHER, "x", Event("next", "a", f"x-{number}")),
        lambda number: store.matches.append(TABLE, OTHER, number + 2, Monte(1), f"x-{number}"),
        lambda number: store.rooms.append(ROOM, OTHER, "closed", "{}", f"x-{number}"),
    ):
        for number in range(10_000):
            try:
                write(number)
            except Unavailable:
                break


@pytest.mark.parametrize("code", ["locked", "full"])
@pytest.mark.parametrize("sort", sorted(OPENED))
def test_a_move_waits_and_then_counts_once(sort: str, code: str) -> None:
    there, line = OPENED[sort](), Line()
    (event, value), seen = there.moves[0], line.moment(there.place)
    body = json.dumps(
        {"place": there.place, "event": event, "value": value, "seen": seen, "nonce": "nonce-000001"}
    ).encode()
    services.store().matches.begin(TABLE, OTHER, START, "x")
    services.store().rooms.begin(ROOM, OTHER, "opened", "{}", "x")
    before = written()
    if there.keeps:
        with trouble(code):
            before = written()
            for _ in range(2):
                answer = line.post(body)
                assert answer.status == 503
                assert answer.headers["retry-after"] == "1"
                assert json.loads(answer.body)["why"]
            assert written() == before
    assert line.post(body).status == 200
    after = written()
    assert (after != before) == there.keeps
    assert line.post(body).status == 200
    assert written() == after
