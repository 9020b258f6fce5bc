"""What is wrong with a club's file is said in the reader's language, on the page and on the command line."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.game import game, games
from lessons.__main__ import main
from lessons.course.loader import ROOT
from lessons.question.registry import kinds
from lessons.text.system_language import system_language
from lessons.yamlfile.checker_message import CheckerMessage, has_words
from screens.wording.file_problems import said
from tests.lessons.trying import HEAD, QUESTION, problems

BROKEN = {
    "minutes: 5": ("minutes: cinque", "'cinque' non è un numero intero"),
    "game: ottocento": ("game: otocento", "il gioco 'otocento' non c'è; volevi scrivere 'ottocento'?"),
    "title: {": ("titel: {", "la chiave 'titel' qui non esiste; volevi scrivere 'title'?"),
    "teaches: [follow-suit]": (
        "teaches: [folow-suit]",
        "l'argomento 'folow-suit' non esiste; volevi scrivere 'follow-suit'?",
    ),
    '"ottocento#the-play"': ('"ottocento#the-plai"', "la fonte 'ottocento#the-plai' non esiste"),
    "legal-plays": ("legal-play", "il tipo di domanda 'legal-play' non esiste; volevi scrivere 'legal-plays'?"),
    '"C9 T16 BQ"': (
        '"C9 T16 BR"',
        "in questo mazzo non c'è nessuna carta 'BR': le figure hanno le lettere K Q N J",
    ),
    '"CK C8"': ('"CK CK"', "CK c'è due volte"),
    "    skill: follow-suit\n": ("", "qui manca 'skill'; dice su quale argomento è la domanda"),
    "  - id: one\n": ("  - id: one\n\tx: y\n", "una tabulazione; usa degli spazi, due per ogni livello"),
    "kind:": ("kind", "dopo una chiave vanno ':' e uno spazio"),
    "id: one": ("id: one\n    id: two", "la chiave 'id' qui c'è due volte (la prima alla riga 8)"),
    'hand: "C9 T16 BQ"': ('hand: "C9 T16 BQ"\n    expect: "T16"', "ti aspetti 'T16', le regole dicono 'C9'"),
    "steps:\n": ("rules: {grande: lagi_both}\nsteps:\n", "l'usanza 'grande' non può essere 'lagi_both'"),
    'trick: "CK C8"': ("trick: “CK C8”", "qui “ è una lettera, non una virgoletta"),
}


@pytest.mark.parametrize("right", BROKEN)
def test_a_mistake_in_a_lesson_is_said_in_italian_and_in_french(right: str) -> None:
    wrong, told = BROKEN[right]
    text = (HEAD + QUESTION).replace(right, wrong, 1)
    assert text != HEAD + QUESTION
    found = problems(text)
    assert any(told in said(one, "it") for one in found), [said(one, "it") for one in found]
    assert all(has_words(one.message, lang) for one in found for lang in ("it", "fr"))


def test_why_a_game_has_no_such_question_is_said_in_italian_and_in_french() -> None:
    refused = [why for kind in kinds().values() for name in games() if (why := kind.refuses(game(name)))]
    assert refused
    for told in refused:
        assert isinstance(told, CheckerMessage), told
        assert all(isinstance(fact, CheckerMessage) for name, fact in told.facts.items() if name == "why"), told
        assert has_words(told, "it"), told
        assert has_words(told, "fr"), told


def test_the_command_line_speaks_the_language_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = tmp_path / "nostra.yaml"
    lesson.write_text((HEAD + QUESTION).replace("minutes: 5", "minutes: cinque"), encoding="utf-8")
    assert main(["check", str(lesson), "--lang", "it"]) == 1
    out, err = capsys.readouterr()
    assert "nostra.yaml:4:10: 'cinque' non è un numero intero [whole-number]" in out
    assert err == "Una cosa da correggere.\n"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "fr_CH"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_where_nothing_is_asked_for_it_is_the_language_of_the_system(environment: dict[str, str], lang: str) -> None:
    assert system_language(environment) == lang


def test_a_message_is_the_same_in_another_process() -> None:
    told = CheckerMessage("checker.no-skill", skill="'x'", hint=CheckerMessage("checker.meant", near="'y'"))
    assert pickle.loads(pickle.dumps(told)).said("it") == told.said("it")
    assert pickle.loads(pickle.dumps(told)) == "no skill 'x'; did you mean 'y'?"


OF_A_CLUB = [
    *(ROOT / "lessons" / "counting").glob("*.py"),
    *(ROOT / "lessons" / "questions").rglob("*.py"),
    *(ROOT / "lessons" / "club").glob("*.py"),
    *(ROOT / "lessons" / "plans").glob("*.py"),
    *(ROOT / "lessons" / "script").glob("*.py"),
    ROOT / "lessons" / "course" / "askable.py",
    *(ROOT / "lessons" / "yamlfile" / f"{name}.py" for name in ("builder", "copies", "strict_yaml")),
    *(ROOT / "lessons" / "lint" / f"{name}.py" for name in ("giveaway", "lessons", "own_names", "questions", "reach")),
]
"""What says something of a club's files. The rest of the checker looks at what comes with the program."""
SAYS = {"Fault": 1, "Problem": 3, "problem": 1, "say": 1}
"""Where these take what is wrong."""


def bare(path: Path) -> Iterator[str]:
    """What is said there in English alone."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            told = node.args[SAYS[name]] if name in SAYS and len(node.args) > 2 else None
            if isinstance(told, ast.Constant | ast.JoinedStr):
                yield f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(told)}"


def test_whatever_is_said_of_a_clubs_file_has_words() -> None:
    assert [one for path in OF_A_CLUB for one in bare(path)] == []
