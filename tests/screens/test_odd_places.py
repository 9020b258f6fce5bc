"""Addresses that no browser of ours asks for, and presses at what is not there any more: answered in words, and never for ever."""

from __future__ import annotations

import asyncio
import json
import logging
from urllib.parse import quote

import pytest
from starlette.requests import Request

from bench.changed.noticed import noticed
from engine.games.bologna.scorekeeper import Monte, Undo
from lessons.places import pile
from screens.api.places import Api
from screens.shared import services, sessions
from tests.screens.driving import LEARNER
from tests.screens.every_place import OPENED
from tests.screens.kept_match import CODE, START
from tests.screens.posting import Device
from tests.screens.test_mutated_moves import Line

ODD = ("", "0", "-1", "9" * 5000, "٣", "½", "..", "a/b", "%00", "\u2028", "None", "1e9", "[]", "a" * 300)
VALUES = ("null", "1e400", "NaN", "9" * 5000, "[[[[", '{"choice": 1}', '"\\ud800"', "[0]")


@pytest.mark.parametrize("sort", sorted(OPENED))
def test_odd_addresses_of_a_place_are_answered(sort: str) -> None:
    there, line = OPENED[sort](), Line()
    parts = there.place.split("/")
    for at in range(1, len(parts) + 1):
        for odd in ODD:
            asked = "/".join([*parts[:at], odd, *parts[at + 1 :]])
            answer = line.visitor.get(f"/api/place/{quote(asked)}")
            assert answer.status < 500, asked[:80]
            assert b'"broken"' not in answer.body, asked[:80]
    for value in VALUES:
        answer = line.visitor.get(f"/api/place/{there.place}?after=answer&value={quote(value)}")
        assert answer.status < 500, value[:80]
        assert b'"broken"' not in answer.body, value[:80]


def test_a_press_at_a_pile_whose_hand_is_gone_is_refused_once() -> None:
    kept = services.store().matches
    kept.begin(CODE, LEARNER, START, "first")
    kept.append(CODE, LEARNER, 2, Monte(1), "second")
    line, place = Line(), f"pile/{CODE}/2/0"
    seen = line.moment(place)
    kept.append(CODE, LEARNER, 3, Undo(2), "third")
    sessions.sessions().forget(LEARNER)
    move = {"place": place, "event": "nothing", "value": None, "seen": seen, "nonce": "nonce-000001"}
    answer = line.post(json.dumps(move).encode())
    assert answer.status == 404
    assert json.loads(answer.body)["refused"] == "no-such-place"


def test_an_error_of_ours_is_answered_in_words_and_not_tried_again_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    there, line = OPENED["pile"](), Line()
    monkeypatch.setattr(pile, "apply", lambda *_: 1 / 0)
    move = {"place": there.place, "event": "draw", "value": None, "seen": "", "nonce": "nonce-000001"}
    with noticed() as told:
        answer = line.post(json.dumps(move).encode())
    assert answer.status == 422
    assert json.loads(answer.body)["why"]
    assert len(told) == 1


def test_two_devices_at_one_hand_both_follow() -> None:
    one, other = Device("practice/short"), Device("practice/short")
    for turn in range(30):
        now, then = (one, other) if turn % 2 else (other, one)
        seen = now.look()
        then.look()
        event = "next" if seen["can"]["next"] else "answer" if seen["can"]["answer"] else "again"
        now.press(event, None if event != "answer" else [0], seen=seen["qid"], nonce=f"nonce-{turn:06d}")
        then.press(event, None if event != "answer" else [1], seen=seen["qid"], nonce=f"later-{turn:06d}")
        assert now.look()["qid"] == then.look()["qid"]


def test_a_telephone_that_loses_the_network_leaves_no_trace(caplog: pytest.LogCaptureFixture) -> None:
    def scope(method: str, path: str) -> dict[str, object]:
        headers = [(b"content-type", b"application/json"), (b"host", b"localhost:8501"), (b"content-length", b"900")]
        told = {"type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b""}
        return {**told, "headers": headers, "http_version": "1.1", "scheme": "http", "client": ("test", 1)}

    async def gone() -> dict[str, object]:
        return {"type": "http.disconnect"}

    answer = asyncio.run(Api(sessions.sessions).move(Request(scope("POST", "/api/move"), gone)))
    assert answer.status_code == 400
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]
