"""What goes wrong around those who search: a broken record, no time, no numba, no place to keep things, a search broken off."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from players.registry import NAMES
from tests.players.test_protocol import asked, recorded, refused

WITHOUT_NUMBA = (
    "import importlib.metadata as metadata, sys\n"
    "sys.modules['numba'] = None\n"
    "real = metadata.version\n"
    "def version(name):\n"
    "    if name == 'numba':\n"
    "        raise metadata.PackageNotFoundError(name)\n"
    "    return real(name)\n"
    "metadata.version = version\n"
)
NOWHERE = "import os; os.environ['CALZETTINI_COMPILED'] = '/proc/no/such/folder'\n"
ANSWERED = "import sys\nfrom players.protocol import answers\nfor answer in answers(sys.stdin):\n    print(answer)\n"


def test_a_record_that_breaks_a_rule_is_told_with_its_line_and_why_it_may_not_go() -> None:
    state, record = recorded(3, 4)
    seat = state.trick.leader
    elsewhere = state.hands[(seat + 1) % 4][0]
    lines = [*record.splitlines(), f"trick {seat} {elsewhere.code}"]
    for ask in ("choose", "coach", "solve", "begato"):
        also = {"player": "book"} if ask == "choose" else {}
        error = asked(ask=ask, game="ottocento", record="\n".join(lines), **also)["error"]
        assert (error["code"], error["field"]) == ("illegal", f"line {len(lines)}")
        assert error["message"].startswith(f"line {len(lines)}: not-in-hand (not in hand; card: {elsewhere.code}")


@pytest.mark.parametrize("ask", ["choose", "coach", "solve", "begato"])
def test_a_record_may_open_with_the_mark_that_some_programs_put_first(ask: str) -> None:
    _, record = recorded(3, 12)
    also = {"player": "book"} if ask == "choose" else {}
    marked = asked(ask=ask, game="ottocento", record="\ufeff" + record, **also)
    assert marked == asked(ask=ask, game="ottocento", record=record, **also)
    assert marked.get("error", {}).get("code") != "bad-record"


@pytest.mark.parametrize("name", NAMES)
def test_no_time_at_all_is_enough_for_a_choice(name: str) -> None:
    _, record = recorded(3, 4)
    reply = asked(ask="choose", game="ottocento", record=record, player=name, ms=0)
    assert reply["ok"]
    assert reply["reason"]


def test_no_time_at_all_is_too_little_for_what_is_exact_and_the_coach_has_only_the_book_then() -> None:
    _, record = recorded(3, 4)
    assert refused(ask="solve", game="ottocento", record=record, ms=0) == ("too-long", "ms")
    assert refused(ask="begato", game="ottocento", record=record, ms=0)[0] in ("too-long", "begato-has-fallen")
    opinion = asked(ask="coach", game="ottocento", record=record, ms=0)
    assert opinion["ok"]
    assert (opinion["worlds"], opinion["values"], opinion["verdict"]) == (0, [], "open")
    by_book = asked(ask="choose", game="ottocento", record=record, player="book", ms=0)
    assert opinion["best"] == by_book["action"]["card"]
    assert opinion["why"]["reason"] == by_book["reason"]


def test_the_coach_is_not_asked_about_a_card_that_may_not_go() -> None:
    state, record = recorded(3, 4)
    good = {"ask": "coach", "game": "ottocento", "record": record, "ms": 1}
    elsewhere = state.hands[(state.trick.leader + 1) % 4][0].code
    assert refused(**good, card=elsewhere) == ("not-allowed", "card")
    assert refused(**good, card="S77")[1] == "card"
    assert refused(**good, card=7)[1] == "card"


@pytest.mark.parametrize("before", [WITHOUT_NUMBA, NOWHERE], ids=["without numba", "nowhere to keep what is compiled"])
def test_where_nothing_can_be_searched_the_book_plays_and_exact_answers_are_refused(before: str) -> None:
    _, record = recorded(3, 12)
    deal = {"game": "ottocento", "record": record}
    questions = [
        {"ask": "players"},
        *({"ask": "choose", "player": name, **deal} for name in NAMES),
        {"ask": "coach", **deal},
        {"ask": "solve", **deal},
        {"ask": "begato", **deal},
    ]
    told = "".join(json.dumps(question) + "\n" for question in questions)
    done = subprocess.run(
        [sys.executable, "-c", before + ANSWERED], input=told, capture_output=True, text=True, check=True
    )
    players, *choices, coach, solved, begato = map(json.loads, done.stdout.splitlines())
    assert players["compiled"] is False
    assert [one["player"] for one in choices] == ["learner", "book", "book", "book"]
    assert all(one["ok"] for one in choices)
    assert coach["error"]["code"] == solved["error"]["code"] == "not-compiled"
    assert begato["ok"] or begato["error"]["code"] == "begato-has-fallen"


def test_a_search_that_is_interrupted_ends_without_a_word(tmp_path: Path) -> None:
    _, record = recorded(3, 2)
    question = {"ask": "solve", "game": "ottocento", "record": record}
    with (
        (tmp_path / "said").open("w+") as said,
        subprocess.Popen(
            [sys.executable, "-m", "players"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said, text=True
        ) as process,
    ):
        assert process.stdin is not None
        assert process.stdout is not None
        print(json.dumps(question | {"ms": 5}), file=process.stdin, flush=True)
        assert process.stdout.readline()
        print(json.dumps(question | {"ms": 60_000}), file=process.stdin, flush=True)
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == -signal.SIGINT
        assert process.stdout.read() == ""
        said.seek(0)
        assert "Traceback" not in said.read()
