"""A quiz from elsewhere as steps of a lesson: each question comes in as it was meant, or is refused with its line."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lessons.__main__ import main
from lessons.exchange.gift.steps import steps_in
from lessons.exchange.table import as_step
from lessons.text.phrases import sentences
from lessons.yamlfile.fields import OFFERED, Lang
from tests.lessons.exchange import grammar
from tests.lessons.exchange.quiz import Quiz, become, in_grammar
from tests.lessons.exchange.quizzes import ASKED, QUIZZES, STRICTER
from tests.lessons.trying import HEAD, told

EN = Lang("en")


@cache
def in_the_grammar() -> dict[str, list[dict[str, Any]] | None]:
    return dict(zip(QUIZZES, grammar.read(text for text, _ in QUIZZES.values()), strict=True))


@pytest.mark.parametrize("name", QUIZZES)
def test_a_quiz_comes_in_as_it_was_meant_or_is_refused_with_the_reason(name: str) -> None:
    text, expected = QUIZZES[name]
    assert become(steps_in(text, EN, "follow-suit")) == [expected]


@pytest.mark.parametrize("name", [name for name, (_, quiz) in QUIZZES.items() if not quiz.why and name not in STRICTER])
def test_what_comes_in_says_what_the_grammar_says(name: str) -> None:
    (question,) = [one for one in in_the_grammar()[name] or () if one["type"] != "Category"]
    quiz = QUIZZES[name][1]
    if question["type"] == "Description":
        assert not quiz.right
    elif question["type"] == "TF":
        assert next(iter(quiz.right)) == str(question["isTrue"])
        assert said(question["trueFeedback"]) in ("", *quiz.wrong.values()), "the first is for who is wrong"
    else:
        assert question["type"] == "MC"
        right = [one for one in question["choices"] if one["isCorrect"] or (one["weight"] or 0) > 0]
        assert len(right) == len(quiz.right)
        assert len(question["choices"]) == len(quiz.right) + len(quiz.wrong)
        if bare(question):
            assert {said(one["text"]) for one in right} == set(quiz.right)
    if bare(question):
        assert question["stem"]["text"].replace("_____ .", "_____.") in (quiz.say, quiz.say + " _____.")


def said(text: dict[str, str] | None) -> str:
    return text["text"] if text else ""


def bare(question: dict[str, Any]) -> bool:
    """Is the question a text without marks, which both say letter by letter?"""
    return question["stem"]["format"] in ("moodle", "plain") and not set("*<&[\xa0") & set(str(question))


@pytest.mark.parametrize("form", ["essay", "number", "matching", "written"])
def test_what_a_lesson_cannot_ask_is_called_what_the_grammar_calls_it(form: str) -> None:
    alike = [name for name, (_, quiz) in QUIZZES.items() if quiz.why == form]
    assert alike
    for name in alike:
        (question,) = in_the_grammar()[name] or ()
        assert in_grammar(question) == form, name


def test_one_bad_question_takes_no_other_down_and_is_told_with_its_line() -> None:
    text = f"\ufeff// a quiz\n$CATEGORY: tarot\n\n{ASKED}\n\n::Second:: How many?\n{{#62}}\n\n\n"
    text += f"::Third::\n{ASKED}\n\nBroken {{ =a\n"
    found = steps_in(text, EN, "follow-suit")
    assert [step["id"] for step in found.steps] == ["question-4", "third"]
    assert [(one.line, one.name) for one in found.refused] == [(6, "Second"), (13, "")]
    assert found.refused[0].told(EN).startswith("Line 6, “Second”: This question asks for a number")
    assert found.refused[0].told(Lang("it")).startswith("Riga 6, «Second»: ")
    assert found.refused[1].told(Lang("fr")).startswith("Ligne 13\xa0: ")


TORN = """\
Chi esce? {
=la destra#ok

~b#no

~c#no
}

Leggi.

Quanti? {=3

Una nota.

~d#no

Chi? {=a ~b#no}
"""


def test_pieces_of_a_broken_question_never_become_texts() -> None:
    """What a blank line tears apart is one question; after a brace that nothing closes, a text may be a piece of its answers."""
    found = steps_in(TORN, Lang("it"), "signals")
    assert [step["say"]["it"] for step in found.steps] == ["Leggi.", "Chi?"]
    whys = [(one.line, one.why.reason.removeprefix("exchange.why.")) for one in found.refused]
    assert whys == [(1, "torn"), (11, "braces"), (13, "left-open"), (15, "bare-answers")]
    assert found.refused[0].told(Lang("it")).startswith("Riga 1: La riga vuota 3 sta in mezzo")
    assert "della riga 11 si apre" in found.refused[2].told(Lang("it"))
    assert "«~d#no»" in found.refused[3].told(Lang("it"))


XML = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n<!-- question: 1 -->\n<question type="category"/>x</quiz>\n'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (XML, "moodle-xml"),
        ("\ufeff\n" + XML, "moodle-xml"),
        ("<quiz>\n\nx", "moodle-xml"),
        ('<?xml version="1.0"?><questestinterop/>', "markup"),
        ("<!DOCTYPE html><html><body>Who?", "markup"),
    ],
)
@pytest.mark.parametrize("name", ["quiz.gift", "quiz.xml"])
def test_what_is_another_form_is_called_by_its_name_whatever_the_file_is_called(
    text: str, why: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert main(["import", str(tmp_path / name)]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert f"{name}: Line 1: {sentences()[f'exchange.why.{why}']['en']}" in err


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("table.txt", "id\tkind\thand\na\tlegal-plays\tCK\n", "a-table"),
        ("table.gift", '\ufeff"sep=;"\r\nkind;hand\r\nlegal-plays;CK\r\n', "a-table"),
        ("quiz.csv", f"::Leading:: {ASKED}", "a-quiz"),
        ("quiz.csv", f"// from Moodle\n\n{ASKED}", "a-quiz"),
        ("quiz", f"\r\n{ASKED}", "a-quiz"),
        ("quiz.csv", "Read this.\n\nIt is so, is it? {T#No.}", "a-quiz"),
    ],
)
def test_a_table_called_a_quiz_and_a_quiz_called_a_table_are_told_apart(
    name: str, text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8", newline="")
    assert main(["import", str(tmp_path / name), "--lang", "fr"]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert f"{name}: Ligne 1\xa0: {sentences()[f'exchange.why.{why}']['fr']}" in err


@pytest.mark.parametrize("text", ["What kind, pray, is it?{=A ~B#No.}", "Of a kind;\n{=A ~B#No.}", ASKED])
def test_a_quiz_that_speaks_of_kinds_is_no_table(text: str) -> None:
    assert len(steps_in(text, EN, "x").steps) == 1


@pytest.mark.parametrize("told", ["Yes.", "Yes!", "(Yes.)", "«Yes.»", "Yes…", "**Yes.**"])
def test_a_reason_that_ends_gets_no_second_stop(told: str) -> None:
    (step,) = steps_in(f"Who?{{=a#[plain]{told} ~b#No. ####See.}}", EN, "x").steps
    assert step["right"][0]["why"]["en"] == f"{told} See."


@pytest.mark.parametrize("lang", OFFERED)
def test_every_reason_has_words(lang: Lang) -> None:
    reasons = {f"exchange.why.{quiz.why}" for _, quiz in QUIZZES.values() if quiz.why}
    assert all(sentences()[reason].get(lang) for reason in reasons)


@pytest.mark.parametrize("lang", OFFERED)
def test_true_and_false_are_said_in_the_language_of_the_quiz(lang: Lang) -> None:
    (quiz,) = become(steps_in("It is so.{F#No.}", lang, "follow-suit"), lang)
    assert {"en": ("False", "True"), "it": ("Falso", "Vero"), "fr": ("Faux", "Vrai")}[lang] == (
        *quiz.right,
        *quiz.wrong,
    )


def test_a_quiz_becomes_choices_and_its_missing_language_is_named_by_the_checker() -> None:
    found = steps_in(f"::Perché?:: {ASKED}\n\n::Perche:: {ASKED}\n\nRead this.", EN, "follow-suit")
    assert [step.get("id") for step in found.steps] == ["perche", "perche-2", None]
    assert all("'it'" in one for one in told(HEAD + "".join(map(as_step, found.steps))))


PIECES = [
    *"{}=~#\\:%5aTF\n\r\x00é",
    "\n\n",
    "####",
    "::",
    "[html]",
    "<![",
    "<!--",
    "<b>",
    "<img>",
    "&#",
    "->",
    "//",
    "$CATEGORY:",
]


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=20).map("".join))
def test_whatever_stands_in_a_file_nothing_breaks_down(text: str) -> None:
    found = steps_in(text, EN, "follow-suit")
    assert found.steps or found.refused
    assert all(one.told(EN) and 1 <= one.line <= len(text) + 1 for one in found.refused)


def test_a_file_without_a_question_says_so() -> None:
    assert become(steps_in("// nothing\n\n", EN, "x")) == [Quiz(why="nothing")]
