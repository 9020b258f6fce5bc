"""The coach: the book's rule and the search, and a process beside the app that may die."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from engine import game
from players.beside import Beside
from players.coach import opinion
from players.core.cards import NUMBER
from tests.players.moments import moments, otherwise, playing
from tests.players.test_protocol import asked, recorded


def test_every_card_that_may_go_has_its_points_and_the_verdict_follows_from_them() -> None:
    verdicts = set()
    for seed in range(12):
        for cards in (14, 9, 5, 3):
            one = opinion(playing(seed, cards), 1, 20)
            if one is None:
                continue
            weighed = one.weighed
            verdicts.add(weighed.verdict)
            assert one.values[0].card == one.best
            assert {value.card for value in one.values} >= {one.book, one.best}
            if weighed.verdict in ("differ", "open"):
                assert weighed.told > weighed.sampled >= 0
                assert one.book != one.best
            if weighed.verdict != "even":
                assert (weighed.verdict == "differ") == (weighed.gap > weighed.margin)
    assert verdicts >= {"agree", "even", "open"}


def test_the_coach_has_one_opinion_of_the_same_view_and_seed() -> None:
    rng = Random(2)
    for state in list(moments(4))[10:50:9]:
        assert opinion(state, 3, 5) == opinion(otherwise(state, rng), 3, 5)


def test_the_protocol_tells_the_coachs_opinion() -> None:
    _, record = recorded(3, 4, 1)
    reply = asked(ask="coach", game="ottocento", record=record, ms=20)
    assert reply["verdict"] in ("agree", "differ", "even", "open")
    assert (
        {reply["book"], reply["best"]} <= {value["card"] for value in reply["values"]} <= {card.code for card in NUMBER}
    )
    start, _ = recorded(3, 0)
    deal = game("ottocento").deal.write(start, ())
    assert asked(ask="coach", game="ottocento", record=deal)["error"]["code"] == "no-choice"


def test_the_card_that_was_advised_is_the_one_that_is_judged() -> None:
    _, record = recorded(3, 4)
    question = {"ask": "coach", "game": "ottocento", "record": record, "ms": 5}
    for value in asked(**question)["values"]:
        reply = asked(**question, card=value["card"])
        points = {one["card"]: one["points"] for one in reply["values"]}
        assert reply["card"] == value["card"]
        assert reply["book"] == asked(**question)["book"]
        assert abs(points[reply["best"]] - points[value["card"]] - reply["told"]) < 0.2
    assert asked(**question, card="SX")["error"]["code"] == "unknown-card"


def test_the_process_beside_the_app_answers_and_is_there_again_after_it_died() -> None:
    _, record = recorded(3, 4, 1)
    beside = Beside()
    try:
        for _ in range(2):
            reply = beside.ask(60, ask="coach", game="ottocento", record=record, ms=2)
            assert reply is not None
            assert reply["ok"]
            assert beside._process is not None
            beside._process.kill()
            beside._process.wait()
    finally:
        beside.close()


def test_a_process_that_is_silent_or_dies_gives_no_answer() -> None:
    for code in ("import sys; sys.stdin.read()", "raise SystemExit", "print('nonsense', flush=True)"):
        beside = Beside((sys.executable, "-c", code))
        assert beside.ask(3, ask="players") is None
        beside.close()


SLOW = """
import sys
open(sys.argv[1]).read()
print("ready to search", flush=True)
for line in sys.stdin:
    print('{"ok": true}', flush=True)
"""
"""A process that is ready when somebody has opened this pipe, and closed it."""


def test_a_process_that_is_only_starting_is_not_given_up(tmp_path: Path) -> None:
    """Whoever asks too early gets no answer, and the next one does."""
    os.mkfifo(tmp_path / "pipe")
    beside = Beside((sys.executable, "-c", SLOW, str(tmp_path / "pipe")))
    try:
        assert beside.ask(0.2, ask="players") is None
        assert beside._process is not None
        first = beside._process.pid
        (tmp_path / "pipe").write_text("")
        assert beside.ask(30, ask="players") == {"ok": True}
        assert beside._process.pid == first
    finally:
        beside.close()


def test_what_is_woken_is_ready_when_it_is_first_asked() -> None:
    beside = Beside()
    beside.wake()
    try:
        assert beside._process is not None
        assert beside.ask(60, ask="players") is not None
    finally:
        beside.close()
