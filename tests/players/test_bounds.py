"""How much time and memory an answer may take: the longest questions have enough, a search that runs away has not."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from engine.games.bologna.deal.actions import Leave
from engine.games.bologna.deal.state import State
from engine.games.bologna.players import choose as book
from players import begato, bounds
from players.beside import READY
from players.protocol import LONGEST_MS
from players.registry import player
from players.search import searching
from players.strengths import club
from tests.players.moments import moments
from tests.players.test_protocol import recorded

SERVES = "from players.__main__ import main\nmain(['beside'])\n"
RUNS_AWAY = (
    "import numpy\nfrom players import protocol\n"
    "def away(fields):\n    return {'held': len([numpy.empty(10_000_000) for _ in range(40)])}\n"
    "protocol.ASKS = {**protocol.ASKS, 'away': (away, (), ())}\n"
)


def served(questions: list[dict[str, Any]], before: str = "") -> list[dict[str, Any]]:
    """What the process beside the app answers to these, one after the other."""
    told = "".join(json.dumps(one) + "\n" for one in questions)
    done = subprocess.run(
        [sys.executable, "-c", before + SERVES], input=told, capture_output=True, text=True, check=True
    )
    ready, *answers = done.stdout.splitlines()
    assert ready == READY
    return [json.loads(line) for line in answers]


def test_the_longest_searches_that_may_be_asked_for_have_memory_enough() -> None:
    """A quarter of what they may have is enough for a lead from fifteen cards and for an end."""
    _, lead = recorded(3, 1)
    _, end = recorded(3, 10)
    deal = {"game": "ottocento", "ms": LONGEST_MS}
    less = f"from players import bounds\nbounds.ROOM = {bounds.ROOM // 4}\n"
    answers = served(
        [
            {"ask": "coach", "record": lead, **deal},
            {"ask": "choose", "player": "master", "record": lead, **deal},
            {"ask": "solve", "record": end, **deal},
        ],
        less,
    )
    assert [one["ok"] for one in answers] == [True] * 3, answers
    assert answers[0]["worlds"] == searching.MOST_WORLDS
    assert answers[1]["values"]


def test_a_search_that_runs_away_ends_with_a_message_and_the_next_question_is_answered() -> None:
    """It asks for three gigabytes."""
    away, after = served([{"ask": "away"}, {"ask": "players"}], RUNS_AWAY)
    assert away["error"]["code"] == "too-much-memory"
    assert after["ok"]


def test_what_is_remembered_of_a_bégato_has_an_end_and_changes_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    search = begato._Search

    class Watched(search):  # type: ignore[misc, valid-type]
        def leads(self, hands: begato.Hands, seat: int) -> bool:
            found: bool = super().leads(hands, seat)
            kept.append(len(self.known))
            return found

    state, _ = recorded(2, 8)
    whole = begato.home(state, 10_000)
    assert whole
    monkeypatch.setattr(begato, "_Search", Watched)
    monkeypatch.setattr(begato, "MOST_KNOWN", 20)
    assert begato.home(state, 10_000) == whole
    assert max(kept) == 20


def leaving() -> State:
    """A dealer about to lay two cards away."""
    return next(one for seed in range(20) for one in moments(seed) if one.phase == "leave")


@pytest.mark.parametrize("name", ["club", "master"])
def test_the_discard_takes_no_longer_than_it_may(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def searched(position: object, pairs: list[object], worlds: int, seed: int) -> int:
        played.append(len(pairs) * worlds)
        return 0

    monkeypatch.setattr(club, "best_discard", searched)
    state, one = leaving(), player(name)
    for ms in (50, 200, 1000):
        one.choose(state, 1, ms)
    for ms, playouts in zip((50, 200, 1000), played, strict=True):
        assert 0.5 < playouts / (ms * club.A_MILLISECOND) <= 1
    played.clear()
    for ms in (0, 1, 3):
        action = one.choose(state, 1, ms).action
        assert isinstance(action, Leave)
    assert not played, "what a few worlds say of so many discards is chance"
    one.choose(state, 1, None)
    assert played


def test_a_discard_without_time_is_the_books() -> None:
    state = leaving()
    assert player("master").choose(state, 1, 1).action == book(state, Random(1)).action
