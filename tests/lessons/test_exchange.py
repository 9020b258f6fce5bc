"""Questions from a table and from a quiz, and a lesson as a quiz: what goes over, and what is refused with the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.__main__ import main
from lessons.exchange import gift, table
from lessons.script.fields import Lang
from lessons.script.loader import library, load
from lessons.session.course import Course
from tests.lessons.trying import HEAD, told

POSITIONS = """\
id;kind;skill;trick;hand;aim;expect;say.en;say.it
no-cups;legal-plays;follow-suit;CK T12;T16 T9 BQ S7 SK;must-overtrump;T16 T9;"No cups; what now?";"Niente coppe: e adesso?"
who;who-wins;follow-suit;CK T12 C8 C9;;;;;
"""
CHOICE = """\
id,kind,skill,say.en,say.it,right.1.en,right.1.it,wrong.1.en,wrong.1.it,wrong.1.why.en,wrong.1.why.it
who-leads,choice,follow-suit,Who leads?,Chi esce?,Eldest,Chi è di mano,The dealer,Il mazziere,"No, last.",Gioca per ultimo.
"""
QUIZ = """\
// a comment
::Who may signal\\: 1:: Who may signal? {
  =Whoever leads
  ~Everybody#Only the leader may.
  ~Nobody#There are three signals\\: see the book.
}
"""


@pytest.mark.parametrize(
    "text", [POSITIONS, "\ufeff" + POSITIONS, POSITIONS.replace(";", "\t").replace("\tWhat", ";"), CHOICE]
)
def test_a_table_becomes_steps_that_the_checker_accepts(text: str) -> None:
    made = HEAD.replace("steps:\n", "") + "steps:\n" + table.steps_in(text)
    assert told(made) == []
    lesson = load(made, "try.yaml").lesson
    assert lesson is not None
    assert len(lesson.steps) == text.count("\n") - 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the names of its columns"),
        ("id,skill\na,b", "row 1: there is no column 'kind'"),
        ("kind,trick\nlegal-play,CK", "row 2: no kind of question 'legal-play'; did you mean 'legal-plays'?"),
        ("kind,trik\nlegal-plays,CK", "row 2: legal-plays has no 'trik'; did you mean 'trick'?"),
        ("kind,trick\nlegal-plays,CK,more", "row 2: 3 cells under 2 columns"),
        ("kind,right.2.en\nchoice,x", "entries are counted from 1"),
        ("kind,say,say.en\nchoice,x,y", "do not fit together"),
    ],
)
def test_what_cannot_be_a_step_is_named_with_its_row(text: str, why: str) -> None:
    with pytest.raises(table.BadTable) as error:
        table.steps_in(text)
    assert why in str(error.value)


def test_a_quiz_becomes_choices_and_its_missing_language_is_named_by_the_checker() -> None:
    (step,) = gift.steps_in(QUIZ, Lang("en"), "signals")
    assert step["id"] == "who-may-signal-1"
    assert step["wrong"][1]["why"] == {"en": "There are three signals: see the book."}
    assert all("'it'" in one for one in told(HEAD + table.as_step(step | {"skill": "follow-suit"})))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nothing", "no question"),
        ("Two and two? {#4}", "only multiple choice"),
        ("Who? {=A ~B}", "does not say why 'B' is wrong"),
    ],
)
def test_a_quiz_that_cannot_teach_is_refused(text: str, why: str) -> None:
    with pytest.raises(gift.BadGift) as error:
        gift.steps_in(text, Lang("en"), "signals")
    assert why in str(error.value)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_lesson_becomes_a_quiz_whose_marks_mean_what_they_say(lang: str) -> None:
    """Every brace, equals sign and tilde that is not of the form is escaped: as many questions as there are braces."""
    asked = 0
    for lesson in library():
        quiz = gift.written(Course.of(lesson), Lang(lang), 3)
        found = list(gift._QUESTION.finditer(quiz))
        assert len(found) == len([line for line in quiz.splitlines() if line.startswith("::")])
        asked += len(found)
        for one in found:
            answers = one["answers"].strip()
            assert answers.startswith("#") or "=" in answers or "~%" in answers
            assert "{" not in gift._plain(one["asked"]), "no hole is left in a sentence"
    assert asked > 150


def test_a_question_is_the_same_with_the_same_number() -> None:
    course = Course.of(next(one for one in library() if one.id == "ottocento/following"))
    assert (
        gift.written(course, Lang("en"), 3)
        == gift.written(course, Lang("en"), 3)
        != gift.written(course, Lang("en"), 4)
    )


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "positions.csv"
    file.write_text(POSITIONS, encoding="utf-8")
    assert main(["import", str(file)]) == 0
    assert capsys.readouterr().out.startswith('steps:\n  - id: "no-cups"\n    kind: "legal-plays"\n')
    assert main(["export", "ottocento/following", "--lang", "it"]) == 0
    assert "::ottocento/following no-cups 1::" in capsys.readouterr().out
    assert main(["export", "ottocento/folowing"]) == 1
    assert "did you mean 'ottocento/following'?" in capsys.readouterr().err
    file.write_text("kind\nnothing\n", encoding="utf-8")
    assert main(["import", str(file)]) == 1
    assert "positions.csv: row 2: no kind of question 'nothing'" in capsys.readouterr().err
