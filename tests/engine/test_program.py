"""``python -m engine`` as somebody at a terminal has it: its manual, what it refuses, and how it ends."""

from __future__ import annotations

import io
import json
import sys
from types import ModuleType

import pytest

from engine.__main__ import main
from engine.game import game
from engine.protocol import framing as engine_framing
from engine.protocol import serve
from engine.protocol.manual import examples, manual
from lessons.protocol import framing as lessons_framing
from tests.conftest import Golden
from tests.engine.written_down import known


@pytest.mark.parametrize("name", ["ottocento", "tortorici4", "french2"])
def test_the_manual_of_a_game_is_as_it_was(name: str, golden: Golden, capsys: pytest.CaptureFixture[str]) -> None:
    for asked in ("--help", "-h", "help"):
        assert main([asked, name]) == 0
    told = capsys.readouterr().out.split("\n")
    lines = told[: len(told) // 3]
    assert told == lines * 3 + [""]
    assert lines == list(manual(name))
    assert all(len(line) <= len("  -> ") + 400 + len(" ...") for line in lines if line.startswith("  -> "))
    questions = [json.dumps(one, ensure_ascii=False) for one in examples(game(name))]
    assert [line.strip() for line in lines if line.startswith('  {"game"')] == questions
    golden(f"replies/manual-{name}.txt", f"{len(lines)} lines, {known(lines)}\n")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--hlep"], "unknown argument '--hlep'; there is only --help [GAME]\n"),
        (["--help", "mineo"], "no game 'mineo'; did you mean 'mineo4'?\n"),
    ],
)
def test_what_cannot_be_asked_for_is_told_and_nothing_is_served(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr() == ("", told)


def test_what_is_no_character_is_answered_and_the_end_of_the_input_is_a_good_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, answered = io.BytesIO(b'{"ask": "\xff"}\n{"id": "\xc3\xa8"}\n'), io.BytesIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(asked, encoding="ascii"))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(answered, encoding="ascii"))
    assert main([]) == 0
    first, second = (json.loads(line) for line in answered.getvalue().decode().splitlines())
    assert (first["ok"], second["id"]) == (False, "è")


@pytest.mark.parametrize("protocol", [serve, lessons_framing])
def test_a_question_may_be_exactly_as_long_as_it_may_be(protocol: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    line = '{"id": 1, "ask": "nothing", "game": "ottocento"}'
    codes = list[str]()
    for most in (len(line) + 1, len(line), len(line) - 1):
        monkeypatch.setattr(engine_framing, "LONGEST_LINE", most)
        (reply,) = protocol.answers([line])
        codes.append(json.loads(reply)["error"]["code"])
    assert codes == ["unknown-ask", "unknown-ask", "too-long"]
