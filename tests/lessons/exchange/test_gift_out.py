"""A lesson as a quiz: whoever reads GIFT understands it, Moodle takes it, and every question has its reason."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lessons.__main__ import main
from lessons.course.course import Course, question_at
from lessons.course.loader import library
from lessons.exchange.gift.asking import asked, judged, left_out
from lessons.exchange.gift.steps import steps_in
from lessons.exchange.gift.weights import LEGAL, share
from lessons.exchange.gift.writing import in_gift, option, written
from lessons.yamlfile.characters import ODD
from lessons.yamlfile.fields import Lang, Spec
from tests.lessons.exchange import grammar
from tests.lessons.exchange.quiz import Quiz, become

SEED = 3
EN = Lang("en")
BELOW_AND_ABOVE = {sign * float(one) for one in LEGAL for sign in (1, -1)}


@cache
def quizzes() -> dict[tuple[str, Lang], tuple[str, list[dict[str, Any]] | None]]:
    """Every lesson in each of its languages, with what the grammar of GIFT makes of it."""
    texts = {(one.id, lang): written(Course.of(one), lang, SEED) for one in library() for lang in one.languages}
    some = {key: text for key, text in texts.items() if text}
    return dict(zip(some, zip(some.values(), grammar.read(some.values()), strict=True), strict=True))


def questions() -> list[tuple[str, dict[str, Any]]]:
    return [(str(one["title"]), one) for _, found in quizzes().values() for one in found or ()]


def test_the_grammar_reads_every_lesson_in_each_language() -> None:
    """A lesson whose steps all take several answers, or ask about pictures, has nothing to give."""
    assert [key for key, (_, found) in quizzes().items() if found is None] == []
    many = {one.id: len(asked(Course.of(one), SEED)) for one in library()}
    assert {(id_, lang): len(found or ()) for (id_, lang), (_, found) in quizzes().items()} == {
        (one.id, lang): many[one.id] for one in library() for lang in one.languages if many[one.id]
    }
    assert sum(many.values()) > 450


def test_moodle_knows_every_weight_and_together_they_are_all_the_marks() -> None:
    for title, one in questions():
        weights = [choice["weight"] for choice in one.get("choices", ()) if choice["weight"] is not None]
        assert set(weights) <= BELOW_AND_ABOVE, title
        right = [weight for weight in weights if weight > 0]
        assert not right or abs(sum(right) - 100) < 0.01, title


@pytest.mark.parametrize(
    ("many", "weight"), [(1, "100"), (3, "33.33333"), (8, "12.5"), (20, "5"), (12, None), (0, None)]
)
def test_so_many_right_answers_have_that_weight(many: int, weight: str | None) -> None:
    assert share(many) == weight


def test_every_question_is_of_the_form_that_was_meant_and_has_its_reason() -> None:
    for title, one in questions():
        assert one["type"] in ("MC", "Numerical", "Matching"), title
        assert "{" not in one["stem"]["text"], "no hole is left in a sentence"
        reasons = [bool(choice["feedback"]) for choice in one.get("choices", ())]
        assert one["globalFeedback"] or all(reasons), title
        if one["type"] == "MC":
            assert len(reasons) >= 2
            assert all(told for told, choice in zip(reasons, one["choices"], strict=True) if not right(choice)), title
            assert any(map(right, one["choices"])), title
        elif one["type"] == "Matching":
            assert len({pair["subanswer"] for pair in one["matchPairs"]}) <= 2 < len(one["matchPairs"])


def right(choice: dict[str, Any]) -> bool:
    return bool(choice["isCorrect"] or (choice["weight"] or 0) > 0)


def test_numbers_that_a_misconception_leads_to_say_which() -> None:
    one = next(one for title, one in questions() if title == f"ottocento/card-points one-pair {SEED}")
    assert next(choice["text"]["number"] for choice in one["choices"] if choice["isCorrect"]) == 5
    wrong = next(choice for choice in one["choices"] if choice["text"]["number"] == 6)
    assert wrong["weight"] == 0
    assert "ou added up the values and took nothing off" in wrong["feedback"]["text"]


def test_where_lines_are_counted_each_has_its_number_however_a_quiz_shuffles_them() -> None:
    """Whatever question says of a line which one it is: its answers say so too, and only those that are lines."""
    counted = 0
    for (id_, lang), (_, found) in quizzes().items():
        for one in found or ():
            told = {line for choice in one.get("choices", ()) for line in named_lines(choice["feedback"], lang)}
            texts = [choice["text"]["text"] for choice in one["choices"]] if told else []
            counted += bool(told)
            for line in told:
                assert sum(text.startswith(f"{line}. ") for text in texts) == 1, (id_, lang, one["title"])
            assert not told or not texts[-1][0].isdigit(), "that all is right is no line"
    assert counted > 10


def named_lines(feedback: dict[str, str] | None, lang: Lang) -> list[str]:
    word = {"en": "Line", "it": "riga", "fr": "ligne"}[lang]
    return re.findall(rf"\b{word} (\d+)\b", feedback["text"], re.IGNORECASE) if feedback else []


def test_every_question_of_a_lesson_is_written_or_left_out_with_a_reason() -> None:
    for lesson in library():
        course = Course.of(lesson)
        drawn = [step.id for step in lesson.steps if isinstance(step, Spec) and question_at(course, step.id, SEED)]
        out = left_out(course, SEED)
        assert [one.step.id for one in judged(course, SEED)] == drawn, lesson.id
        assert len(asked(course, SEED)) + len(out) == len(drawn)
        assert {one.reason for one in out} <= {"steps", "pictures", "sets"}


def test_what_a_quiz_cannot_ask_is_counted_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "ottocento/whole-hand", "--lang", "it"]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("Non è stata scritta nessuna domanda, una è rimasta fuori.\nA una si risponde in più passi")
    assert main(["export", "ottocento/look-alikes", "--lang", "en"]) == 1
    assert "10 ask about the picture of a card" in capsys.readouterr().err
    assert main(["export", "ottocento/following", "--lang", "en"]) == 0
    assert "questions were written, " in capsys.readouterr().err


def test_what_a_lesson_gives_it_takes_back() -> None:
    """Of the questions with one right answer to choose; the others are refused by their form and not one is lost."""
    for (id_, lang), (text, found) in quizzes().items():
        back = become(steps_in(text, lang, "follow-suit"), lang)
        assert len(back) == len(found or ()), id_
        assert {one.why for one in back} <= {"", "number", "matching", "several", "too-many"}, (id_, lang)


def test_a_question_is_the_same_with_the_same_number() -> None:
    course = Course.of(next(one for one in library() if one.id == "ottocento/following"))
    assert written(course, EN, 3) == written(course, EN, 3) != written(course, EN, 4)


SAID = st.text(
    st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Zs")) | st.sampled_from("~=#{}:\\[]%/-n$<&"),
    max_size=30,
)
# What cannot stand in a lesson is taken out where a quiz is read.
TEXT = SAID.map(lambda text: " ".join(ODD.sub("", text.replace("*", "")).split())).filter(bool)


@settings(max_examples=60, deadline=None)
@example("Who?", "%50%", "[html]x", "####")
@example("[plain] Who\\n?", "->", "\\", "&lt;b>")
@example("$CATEGORY: x", "//", "T", "#")
@given(TEXT, TEXT, TEXT, TEXT)
def test_whatever_a_question_says_comes_back_as_it_was(said: str, right_one: str, wrong: str, why: str) -> None:
    text = in_gift("a: name", said, [option("=", right_one), option("~", f"{wrong}.", why), "####" + "So it is."])
    (back,) = become(steps_in(text, EN, "follow-suit"))
    assert back == Quiz(said, {right_one: "So it is."}, {f"{wrong}.": why})
