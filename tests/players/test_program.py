"""``python -m players`` as somebody at a terminal has it: what it says, what it refuses, what it leaves behind, how it ends."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path

import pytest

from players import __main__ as program
from players.beside import READY, UNABLE
from players.problems import collecting


@pytest.fixture
def did(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What it did to the machine, where nothing is compiled or loaded in earnest."""
    done = list[str]()
    monkeypatch.setattr(os, "nice", lambda by: done.append(f"stands back {by}"))
    monkeypatch.setattr(program.signal, "signal", lambda what, how: done.append(f"{what.name} {how.name}"))
    monkeypatch.setattr(program, "end_with_the_app", lambda: done.append("ends with the app"))
    monkeypatch.setattr(program, "bound_memory", lambda: done.append("bounded"))
    monkeypatch.setattr(program, "load", lambda: done.append("loaded"))
    monkeypatch.setattr(program, "compile_all", lambda: done.append("compiled") or "all of it")
    monkeypatch.setattr(
        program, "begin", lambda after: done.append(f"begins after {after}") or (lambda: done.append("waited"))
    )
    monkeypatch.setattr(program, "give_up", lambda: done.append("gave up"))
    for name, told in (("trouble", ""), ("why_not", ""), ("why_not_here", "")):
        monkeypatch.setattr(program, name, lambda told=told: told)
    return done


def typed(monkeypatch: pytest.MonkeyPatch, *questions: bytes) -> io.BytesIO:
    """Something is on the standard input; what goes to the standard output."""
    told = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\n".join(questions)), encoding="ascii"))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(told, encoding="ascii"))
    return told


@pytest.mark.parametrize("asked", ["-h", "--help", "help"])
def test_the_manual_is_printed(asked: str, did: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main([asked]) == 0
    assert capsys.readouterr().out == f"{program.__doc__}\n"
    assert did == []


@pytest.mark.parametrize("arguments", [["copmile"], ["--help", "find"], ["compile", "besides"], ["beside", "compile"]])
def test_what_there_is_not_is_told_and_nothing_is_served(
    arguments: list[str], did: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(arguments) == 2
    said = f"unknown argument {arguments[0]!r}; there are --help, compile and find\n"
    assert (capsys.readouterr(), did) == (("", said), [])


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize(("unable", "code"), [("", 0), ("unusable", 1)])
def test_compiling_stands_back_and_ends_well_where_what_it_made_can_be_used(
    beside: bool, unable: str, code: int, did: list[str],
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(program, "why_not_here", lambda: unable)
    assert program.main(["compile", "beside"] if beside else ["compile"]) == code
    assert capsys.readouterr().out == "all of it\n"
    assert did == ["ends with the app"] * beside + [f"stands back {program.BACKGROUND}", "compiled"]


def test_what_cannot_be_kept_on_the_disk_is_told(
    did: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full() -> str:
        raise OSError("no space left")

    monkeypatch.setattr(program, "compile_all", full)
    assert program.main(["compile"]) == 1
    assert capsys.readouterr().err == f"what is compiled could not be kept in {program.cache.FOLDER}: no space left\n"


@pytest.mark.parametrize(
    ("arguments", "number", "folder"), [([], 260, ""), (["7"], 7, ""), (["7", "there"], 7, "there")]
)
def test_problems_are_found_and_written_into_their_folder(
    arguments: list[str], number: int, folder: str, did: list[str],
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(program, "PROBLEMS", tmp_path)
    monkeypatch.setattr(collecting, "as_yaml", lambda some: f"{some}é")
    asked = list[int]()
    monkeypatch.setattr(collecting, "files", lambda many, at: asked.append(many) or {at / "new" / "leads.yaml": "abc"})
    there = tmp_path / folder
    assert program.main(["find", *arguments[:1], *(str(there) for _ in arguments[1:])]) == 0
    assert (asked, did) == ([number], ["compiled"])
    assert (there / "new" / "leads.yaml").read_text(encoding="utf-8") == "abcé"
    assert capsys.readouterr() == (f"{there / 'new' / 'leads.yaml'}: 3\n", "all of it\n")
    monkeypatch.setattr(program, "why_not_here", lambda: "unusable")
    assert program.main(["find", *arguments[:1]]) == 1


@pytest.mark.parametrize("wrong", ["0", "-3", "many", "1.5"])
def test_how_many_problems_is_a_whole_number(wrong: str, did: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["find", wrong]) == 2
    assert repr(wrong) in capsys.readouterr().err
    assert did == []


def test_questions_are_answered_until_they_end_whatever_letters_are_in_them(
    did: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = typed(monkeypatch, b'{"id": "\xc3\xa8", "ask": "players"}', b'{"id": 2, "ask": "\xff"}')
    assert program.main([]) == 0
    first, second = map(json.loads, told.getvalue().decode("utf-8").splitlines())
    assert (first["id"], first["ok"], second["id"], second["ok"]) == ("è", True, 2, False)
    assert capsys.readouterr().err == f"{READY}\n"
    assert did == ["begins after 0", "bounded", "SIGINT SIG_DFL"]


def test_beside_the_app_it_stands_back_loads_and_says_that_it_is_ready(
    did: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = typed(monkeypatch)
    assert program.main(["beside"]) == 0
    assert told.getvalue().decode() == f"{READY}\n"
    assert did == [f"stands back {program.BEHIND}", "bounded", "loaded", "SIGINT SIG_DFL"]
    monkeypatch.setattr(program, "why_not_here", lambda: "unusable")
    assert program.main(["beside"]) == UNABLE


@pytest.mark.parametrize(
    ("trouble", "compiles", "happens"),
    [("", True, ["waited"]), ("", False, []), ("nowhere", True, ["gave up"]), ("nowhere", False, ["gave up"])],
)
def test_a_search_waits_for_what_is_compiled_where_that_can_come_to_anything(
    trouble: str, compiles: bool, happens: list[str], did: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "trouble", lambda: trouble)
    program._prepared((lambda: did.append("waited")) if compiles else None)
    assert did == happens
