"""What the checker used to let pass: a step nobody comes to, a text that tells its own answer; and one lesson tried by bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.__main__ import main
from lessons.bots import one_lesson
from lessons.bots.one_lesson import knowing, questions, walk
from lessons.course.course import Course
from lessons.course.loader import library
from tests.conftest import Golden
from tests.lessons.trying import HEAD, QUESTION, told

DRILL = "  - {id: again, drill: legal-plays, skill: follow-suit}\n"
TO_END = (
    "  - {branch: {step: again, went: mastered}, to: end}\n  - {branch: {step: again, went: not-mastered}, to: %s}\n"
)
LAST = '  - id: last\n    say: {en: "a", it: "b"}\n'
NAMED = '  - {id: n, kind: name-card, skill: trumps-unnumbered, card: Angel, say: {en: "%s", it: "b"}}\n'


def test_a_step_that_every_branch_leads_past_is_told() -> None:
    between = '  - say: {en: "nobody reads this", it: "b"}\n'
    found = told(HEAD + DRILL + TO_END % "last" + between + LAST)
    assert found == ["11:5: nobody ever comes here: whatever happens above, a branch leads past it [unreachable]"]
    assert told(HEAD + DRILL + TO_END % "end" + LAST)[0].startswith("11:5: nobody ever comes here")


def test_a_step_that_one_outcome_leads_to_is_reached() -> None:
    assert told(HEAD + DRILL + TO_END.splitlines()[0] + "\n" + LAST) == []
    assert (
        told(
            HEAD
            + QUESTION
            + "  - {branch: {step: one, went: right}, to: last}\n"
            + QUESTION.replace("one", "two")
            + LAST
        )
        == []
    )


@pytest.mark.parametrize("said", ["This is the Angel.", "Look: the {card:Angel}!"])
def test_a_text_that_names_the_card_to_be_recognised_is_told(said: str) -> None:
    assert "this text tells the answer of its question [giveaway]" in " ".join(told(HEAD + NAMED % said))
    assert "giveaway" not in " ".join(told(HEAD + NAMED % "Who is this?"))


def test_who_knows_it_all_comes_to_the_end_of_every_lesson_with_every_answer_right() -> None:
    for lesson in library():
        knows = walk(Course.of(lesson), knowing, 1)
        assert knows.ended, lesson.id
        assert knows.right == knows.answers, lesson.id


def test_one_lesson_is_tried_with_its_guesses_and_its_aims(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_lesson, "SEEDS", 3)
    following = Course.of(next(one for one in library() if one.id == "ottocento/following"))
    found = {one.step: one for one in questions(following)}
    assert found["no-cups"].named["must-overtrump"] == 1
    assert 0 < found["drill-trumping"].guess < 0.5


@pytest.mark.parametrize("name", ["ottocento/following", "french4/the-petit"])
def test_what_is_told_of_a_lesson_that_is_tried_is_as_before(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], golden: Golden
) -> None:
    monkeypatch.setattr(one_lesson, "SEEDS", 3)
    monkeypatch.setattr(one_lesson, "GUESSERS", 3)
    assert one_lesson.main(name) == 0
    golden(f"bots/{name.replace('/', '-')}.txt", capsys.readouterr().out)


def test_a_lesson_in_a_file_is_tried_too_and_a_broken_one_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], golden: Golden
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(HEAD + QUESTION, encoding="utf-8")
    assert main(["bots", str(path)]) == 0
    said = capsys.readouterr().out
    assert "who knows it all: 1 answers, 1 right, comes to the end" in said
    golden("bots/mine.txt", said)
    path.write_text(HEAD.replace("game: ottocento", "game: otocento") + QUESTION, encoding="utf-8")
    assert main(["bots", str(path)]) == 1
    assert "did you mean 'ottocento'?" in capsys.readouterr().out


def test_the_check_shows_the_line_it_speaks_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(HEAD.replace("minutes: 5", "minutes: five") + QUESTION, encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "minutes: five\n         ^\n" in capsys.readouterr().out
