"""Moves with something wrong in them, at every place: refused with the reason, nothing written, never an error of ours."""

from __future__ import annotations

import itertools
import json
from random import Random
from typing import Any

import pytest

from lessons.places.sessions import places
from screens.api.places import STATUS, Api
from screens.learner.learner_cookie import OWN
from screens.shared import services, sessions
from screens.web.rate import Rate
from tests.learner.mutating import NASTY, put
from tests.learner.mutating import places as parts
from tests.screens import one_way_in
from tests.screens.asking import Answer, Visitor
from tests.screens.driving import LEARNER
from tests.screens.every_place import OPENED, There, written
from tests.screens.hostile import HOSTILE

NUMBER = 100
"""For each sort of place; more than two thousand together."""
VALUES: tuple[Any, ...] = (
    *NASTY, *HOSTILE.values(), float("nan"), float("inf"), -0.5, 10**400, [0] * 5000, [[0]], [-1], [-(2**63)], [True], [None],
    {"choice": 10**30}, {"choice": "0"}, {"choice": [0]}, {"choice": 0, "more": 1}, {"": ""}, [{"choice": 0}], "SK" * 40,
    ["SK", "SK"], ["T99"], {"on": [], "off": "SK"}, {"name": "dealer", "to": 10**20}, {"player": -1, "kind": "x", "cards": []},
)  # fmt: skip
EVENTS = (
    "present",
    "plan",
    "reset",
    "import",
    "begin",
    "next",
    "answer",
    "report",
    "text",
    "undo",
    "x",
    "ANSWER",
    "a" * 20,
    "a" * 21,
)
PLACES = ("", "lesson", "lesson/", "nowhere/x", "lesson/../../etc", "match/new", "match/a-b-c-d", "test/ottocento", "step/a/b/c/1",
          "pile/x/1/0", "pile/x/9999999999/0", "practice/whole", "scoring/error", "review/test/x", "a/" * 90 + "b")  # fmt: skip


class Line:
    """What a browser would post, posted as it is."""

    def __init__(self) -> None:
        services.store().keep(LEARNER, {"met": "yes"})
        self.api = Api(sessions.sessions)
        self.api._of_learner = self.api._of_address = self.api._looks = Rate(1e6, 1e6)
        self.api._of_doors = {}
        headers = {"host": "localhost:8501", "accept-language": "en-GB"}
        self.visitor = Visitor(one_way_in.app(self.api), {OWN: LEARNER}, headers)

    def moment(self, place: str) -> str:
        told: str = json.loads(self.visitor.get(f"/api/place/{place}").body)["panel"]["qid"]
        return told

    def post(self, body: bytes) -> Answer:
        return self.visitor.post("/api/move", body)


def mutated(move: dict[str, Any], rng: Random) -> bytes:
    """The move with one to three things wrong: a field, a part of its value, the whole of it, or its bytes."""
    made = json.loads(json.dumps(move))
    for _ in range(rng.randint(1, 3)):
        how = rng.randrange(8)
        if how == 0:
            made["value"] = rng.choice(VALUES)
        elif how == 1:
            made[rng.choice(list(made))] = rng.choice(VALUES)
        elif how == 2:
            made["event"] = rng.choice(EVENTS)
        elif how == 3:
            made["seen"] = rng.choice(
                ["", "x", made.get("seen", "")[:-1] if isinstance(made.get("seen"), str) else 1, *NASTY]
            )
        elif how == 4:
            made["place"] = rng.choice(PLACES)
        elif how == 5:
            made[rng.choice(["ms", "who", "at", "\ud800", "nonce", "panel"])] = rng.choice(VALUES)
        elif how == 6 and len(made) > 1:
            del made[rng.choice(list(made))]
        elif inside := list(parts(made)):
            made = put(made, rng.choice(inside), rng.choice(VALUES))
    done = json.dumps(made).encode()
    if rng.random() < 0.1:
        at = rng.randrange(len(done))
        done = done[:at] + bytes([rng.randrange(256)]) + done[at + rng.randrange(3) :]
    return done


def test_every_sort_of_place_is_tried() -> None:
    assert set(OPENED) == set(places())


@pytest.mark.parametrize("sort", sorted(OPENED))
def test_whatever_is_posted_at_a_place_is_taken_or_refused_there(sort: str) -> None:
    line, rng, nonces = Line(), Random(sort), itertools.count()
    there: There = OPENED[sort]()
    refused, seen, before = 0, line.moment(there.place), written()
    for _ in range(NUMBER):
        event, value = rng.choice(there.moves)
        move = {
            "place": there.place,
            "event": event,
            "value": value,
            "seen": seen,
            "nonce": f"nonce-{next(nonces):06d}",
        }
        body = mutated(move, rng)
        answer = line.post(body)
        told = json.loads(answer.body)
        if answer.status == 200:
            assert told["panel"], body[:300]
            seen, before = line.moment(there.place), written()  # what is refused leaves both as they were
            continue
        refused += 1
        assert answer.status == STATUS.get(told["refused"], 413) < 500, body[:300]
        assert isinstance(told["why"], str), body[:300]
        assert "Traceback" not in told["why"], body[:300]
        assert len(told["why"]) < 600, body[:300]
        assert written() == before, body[:300]
    assert refused > NUMBER / 2
    assert line.moment(there.place), "and the place stands as before"


@pytest.mark.parametrize("sort", sorted(OPENED))
def test_the_moves_of_these_tests_mean_something(sort: str) -> None:
    there = OPENED[sort]()
    line, before = Line(), written()
    (event, value), seen = there.moves[0], line.moment(there.place)
    move = {"place": there.place, "event": event, "value": value, "seen": seen, "nonce": "nonce-000001"}
    assert line.post(json.dumps(move).encode()).status == 200
    assert (written() != before) == there.keeps


NOT_MEANT = (True, [], {}, [0], {"a": 1}, 10**30)
"""What Python takes for a number, or cannot look up, where a number or a name is meant."""


@pytest.mark.parametrize("sort", sorted(OPENED))
def test_a_value_of_another_sort_is_refused_as_such_in_every_part_of_every_move(sort: str) -> None:
    line, there, nonces, rng = Line(), OPENED[sort](), itertools.count(), Random(sort)
    seen = line.moment(there.place)
    for event, value in there.moves:
        for part in parts({"value": value}):
            for other in rng.sample(NOT_MEANT, 3):
                move = {"place": there.place, "event": event, **put({"value": value}, part, other)}
                for _ in range(2):  # once more where others had changed what is seen
                    body = json.dumps({**move, "seen": seen, "nonce": f"other-{next(nonces):06d}"}).encode()
                    refused = json.loads(line.post(body).body).get("refused", "")
                    assert refused != "broken", body[:300]
                    if refused in ("", "stale"):
                        seen = line.moment(there.place)
                    if refused != "stale":
                        break
