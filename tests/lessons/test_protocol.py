"""``python -m lessons``: questions drawn, answered and explained for other programs; a bad line is told and the next one served."""

from __future__ import annotations

import io
import json
import runpy
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from engine.protocol.serve import answers as engine_answers
from lessons.protocol.asks import ASKS
from lessons.protocol.framing import answers
from lessons.protocol.manual import example, manual

from .table import ROOT


def reply(line: str) -> dict[str, Any]:
    (only,) = answers([line])
    found: dict[str, Any] = json.loads(only)
    return found


def ask(**request: Any) -> dict[str, Any]:
    return reply(json.dumps(request))


def error(**request: Any) -> tuple[str, str]:
    told = ask(**request)
    assert not told["ok"]
    assert told["error"]["message"]
    return told["error"]["code"], told["error"]["field"]


@pytest.mark.parametrize("name", ASKS)
def test_every_example_of_the_manual_runs(name: str) -> None:
    assert ask(**example(name))["ok"]
    assert json.dumps(example(name), ensure_ascii=False) in "\n".join(manual())


def test_a_question_is_drawn_again_from_what_draw_gave_and_its_revealed_values_are_right() -> None:
    drawn = ask(ask="draw", game="french4", kind="legal-plays", seed=11, lang="fr")
    again = ask(ask="draw", lang="fr", **drawn["question"])
    assert drawn["panel"] == again["panel"]
    values = ask(ask="reveal", question=drawn["question"])["values"]
    told = ask(ask="answer", question=drawn["question"], given=[], value=values[0], lang="it")
    assert told["right"]
    assert told["done"]
    legal = json.loads(next(iter(engine_answers([json.dumps(drawn["engine"][0])]))))["legal"]
    hand = [card for row in drawn["panel"]["rows"] if row["pick"] for card in row["cards"]]
    assert {hand[i] for i in values[0]} == set(legal)


def test_half_points_are_asked_and_read_however_they_are_written() -> None:
    question = {"game": "french4", "kind": "how-many-points", "seed": 1, "spec": {"cards": "SK SQ T5"}}
    for value in (8.5, "8.5", "8,5", "8½", "17/2", [8.5]):
        told = ask(ask="answer", question=question, value=value, lang="fr")
        assert told["right"], value
    told = ask(ask="answer", question=question, value=8, tries=2, lang="en")
    assert not told["right"]
    assert "½" in " ".join(one["text"] for one in told["says"])
    assert error(ask="answer", question=question, value="8.25") == ("bad-value", "value")
    whole = {"game": "ottocento", "kind": "how-many-points", "seed": 1}
    assert error(ask="answer", question=whole, value=8.5) == ("bad-value", "value")


def test_mineo_counts_in_threes() -> None:
    question = {"game": "mineo3", "kind": "how-many-points", "seed": 1, "spec": {"cards": "T20 SK S5 S6"}}
    told = ask(ask="answer", question=question, value=14, lang="en")
    assert told["right"]  # 10 + 5 + 1 + 1, less 2 for three cards and 1 for the one left over
    assert "pair" not in told["says"][0]["text"]


def test_a_wrong_rule_is_named_and_told_first() -> None:
    spec, aim = {"trick": "Begato Moor1 Moor4 C6"}, ["first-moor-wins"]
    question = {"game": "ottocento", "kind": "who-wins", "seed": 1, "spec": spec, "aim": aim}
    told = ask(ask="answer", question=question, value=[1], lang="en")
    assert told["diagnosis"] == "first-moor-wins"
    assert told["says"][0]["reason"] == "diagnosis.first-moor-wins"
    assert told["cards"] == {"1": "wrong"}, "the winner is not shown yet"
    assert not told["done"]


def test_with_the_third_wrong_answer_comes_the_solution() -> None:
    spec, aim = {"trick": "Begato Moor1 Moor4 C6"}, ["first-moor-wins"]
    question = {"game": "ottocento", "kind": "who-wins", "seed": 1, "spec": spec, "aim": aim}
    told = [ask(ask="answer", question=question, value=[1], tries=tries, lang="en") for tries in range(3)]
    looks = [said["reason"] for said in told[0]["says"][1:]]
    assert looks == ["hint.who-wins.look-same"], "where to look: a trump was taken for the winner already"
    assert [said["reason"] for said in told[1]["says"]][:2] == ["diagnosis.first-moor-wins", "remedy.first-moor-wins"]
    assert told[2]["cards"] == {"1": "wrong", "2": "missed"}
    assert [one["cards"] for one in told[:2]] == [{"1": "wrong"}] * 2
    assert error(ask="answer", question=question, value=[1], tries=3) == ("bad-value", "tries")


def test_choices_are_numbered_below_zero() -> None:
    drawn = ask(ask="draw", game="french5", kind="next-to-act", seed=2, spec={"ask": "deal", "who": "left"})
    assert ask(ask="answer", question=drawn["question"], value=[-1])["right"], "the deal passes to the right: to you"
    assert len(drawn["panel"]["choices"]) == 5


def test_an_answer_comes_after_those_accepted() -> None:
    question = {"game": "ottocento", "kind": "count-grande", "seed": 3}
    first, second, *_ = ask(ask="reveal", question=question)["values"]
    assert ask(ask="answer", question=question, given=[first], value=second)["right"]
    assert error(ask="answer", question=question, given=[[-1]], value=second)[1] == "given[0]"


def test_what_a_game_does_not_have_is_refused_in_words() -> None:
    assert error(ask="draw", game="mineo3", kind="count-grande", seed=1) == ("not-asked-here", "kind")
    kinds = {one["name"]: one for one in ask(ask="kinds")["kinds"]}
    assert (
        kinds["count-grande"]["refused"]["mineo3"] == "count-grande cannot be asked here: there is no grande in mineo3"
    )
    assert len(kinds["who-wins"]["games"]) == 17
    assert not kinds["choice"]["drawn"]


@pytest.mark.parametrize(
    ("request_", "code", "field"),
    [
        ({"ask": "dra", "game": "mille"}, "unknown-ask", "ask"),
        ({"ask": "draw", "game": "milel", "kind": "who-wins", "seed": 1}, "unknown-game", "game"),
        ({"ask": "draw", "game": "mille", "kind": "who-win", "seed": 1}, "unknown-kind", "kind"),
        ({"ask": "draw", "game": "mille", "kind": "who-wins", "seed": -1}, "bad-value", "seed"),
        (
            {"ask": "draw", "game": "mille", "kind": "who-wins", "seed": 1, "spec": {"hand": ""}},
            "unknown-field",
            "spec.hand",
        ),
        (
            {"ask": "draw", "game": "mille", "kind": "who-wins", "seed": 1, "spec": {"trick": "XX"}},
            "unknown-card",
            "spec.trick",
        ),
        ({"ask": "draw", "game": "mille", "kind": "who-wins", "seed": 1, "aim": ["x"]}, "unknown-misconception", "aim"),
        ({"ask": "draw", "game": "mille", "kind": "who-wins", "seed": 1, "lang": "de"}, "unknown-language", "lang"),
        ({"ask": "draw", "game": "mille", "kind": "who-wins", "seed": 1, "rules": {"x": 1}}, "unknown-rule", "rules.x"),
        ({"ask": "answer", "question": 7, "value": 1}, "bad-value", "question"),
    ],
)
def test_a_mistake_is_told_with_its_field(request_: dict[str, Any], code: str, field: str) -> None:
    assert error(**request_) == (code, field)


def test_lines_of_any_sort_get_one_reply_each_and_none_is_a_traceback() -> None:
    rng, lines = Random(5), []
    sound = [json.dumps(example(name)) for name in ASKS if name not in ("lessons", "kinds", "lesson")]
    pieces = ['"', "{", "}", "[", "9" * 30, "null", "-1", "\ud800", "1e999", "true", '"id"', "\x00", "½"]
    for n in range(400):
        line = sound[n % len(sound)]
        at = rng.randrange(len(line))
        lines.append(line[:at] + rng.choice(pieces) + line[at + rng.randint(0, 6) :])
    values = [
        None,
        True,
        {},
        [],
        [[]],
        "x",
        1e9,
        -(10**30),
        [1, 1],
        [99],
        {"choice": 99},
        {"choice": {}},
        "½½",
        "1/0",
        [None],
    ]
    question = {"game": "mineo3", "kind": "who-wins", "seed": 3}
    lines += [json.dumps({"ask": "answer", "question": question, "value": value}) for value in values]
    fields = [
        ("gaps", "cards"),
        ("choice", "say"),
        ("name-card", "size"),
        ("next-to-act", "ask"),
        ("who-holds", "hand"),
    ]
    odd = [*values, "SK", "SK SK", 3, "3", "x" * 500, "first"]
    for kind, field in fields:
        draw = {"ask": "draw", "game": "ottocento", "kind": kind, "seed": 1}
        lines += [json.dumps({**draw, "spec": {field: value}}) for value in odd]
        lines += [json.dumps({**draw, "spec": value}) for value in odd]
    told = [json.loads(line) for line in answers(lines)]
    assert len(told) == len(lines)
    assert not [one for one in told if not one["ok"] and one["error"]["code"] == "internal"]


@pytest.mark.parametrize("program", ["engine", "players", "lessons"])
def test_what_is_written_after_a_program_is_what_it_does(
    program: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [program, "--help"])
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))  # who does not see the word serves, and ends
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(program, run_name="__main__")
    assert not ended.value.code
    assert f"python -m {program}" in capsys.readouterr().out


def test_it_is_served_from_the_command_line() -> None:
    line = json.dumps({"id": 3, **example("hints")})
    done = subprocess.run(
        [sys.executable, "-m", "lessons"],
        input=f"nonsense\n{line}\n",
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    first, second = (json.loads(one) for one in done.stdout.splitlines())
    assert first["error"]["code"] == "bad-json"
    assert second["id"] == 3
    assert len(second["hints"]) == 3


def test_a_lesson_s_questions_about_one_deal_are_of_that_deal_as_it_goes_on() -> None:
    steps = {one["id"]: one for one in ask(ask="lesson", lesson="barcellona3/the-table-test", seed=2)["steps"]}
    held = set(steps["the-monte"]["question"]["spec"]["hand"].split())
    for turn in ("play-1", "play-2", "play-3"):
        now = set(steps[turn]["question"]["spec"]["hand"].split())
        assert now < held
        held = now


def test_only_cards_that_are_all_written_as_text_are_offered_again_as_one_line() -> None:
    for cards, offered in ((["SK", "SQ"], True), (["SK", 2], False), ([1, 2], False)):
        told = ask(ask="draw", game="ottocento", kind="how-many-points", seed=1, spec={"cards": cards})["error"]
        assert ("did you mean 'SK SQ'?" in told["message"]) == offered
        assert "did you mean" not in told["message"] or offered
