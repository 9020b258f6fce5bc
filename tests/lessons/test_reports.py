"""What learners say is wrong with a question is kept for its author, bounded and without anything that could do harm."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from lessons.club import reports as kept
from lessons.club.reports import report_question, reports, reports_file
from lessons.session.step_link import StepLink

NOW = datetime(2026, 1, 5, 19, 0, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CALZETTINI_DATABASE", str(tmp_path / "data" / "log.sqlite"))


def report(step: str = "no-cups", number: int = 0, **more: object) -> bool:
    return report_question(StepLink("ottocento/following", step, 17, number), now=NOW, **more)  # type: ignore[arg-type]


def test_a_report_tells_which_question_what_was_answered_and_what_was_said() -> None:
    assert report(given=[[1]], answer=[0, 2], reasons=["must-trump", "diagnosis.must-overtrump"], language="it")
    (one,) = reports()
    assert one.link == StepLink("ottocento/following", "no-cups", 17)
    assert (one.given, one.answer, one.reasons) == ([[1]], [0, 2], ("must-trump", "diagnosis.must-overtrump"))
    assert (one.language, one.date) == ("it", "2026-01-05T19:00:00+00:00")
    assert one.version


def test_a_report_tells_which_question_of_a_drill_it_is() -> None:
    """The mistakes that a drill is aimed at take turns: the seed alone would be another question."""
    report("drill-trumping", 2)
    assert reports()[0].link == StepLink("ottocento/following", "drill-trumping", 17, 2)


def test_the_newest_comes_first_and_each_lesson_has_its_own() -> None:
    report("one")
    report("two")
    assert [one.step for one in reports("ottocento/following")] == ["two", "one"]
    assert reports("ottocento/another") == ()


def test_whatever_is_sent_is_one_short_line_without_control_characters() -> None:
    nasty = "\x1b[31m\u202egnp\0\ud800\n<b>" + "x" * 100_000
    assert report(nasty, answer={nasty: [nasty] * 9999}, reasons=[nasty] * 99, given=[[[[[nasty]]]]], language=nasty)
    line = reports_file().read_bytes()
    assert line.count(b"\n") == 1
    assert len(line) <= kept.MOST_LINE
    assert line.strip().isascii()
    assert all(32 <= byte < 127 for byte in line.strip())
    assert b"\\u202e" not in line
    assert b"\\u001b" not in line


def test_a_full_file_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_FILE", 1000)
    assert [report() for _ in range(6)][-1] is False
    assert reports_file().stat().st_size <= 1000
    assert reports()


def test_lines_that_are_no_reports_are_stepped_over() -> None:
    report()
    with reports_file().open("ab") as file:
        file.write(b"\xff\nnot json\n[]\n{}\n" + json.dumps({"lesson": "../x"}).encode() + b"\n[[[[[\n")
    assert len(reports()) == 1


def test_where_nothing_can_be_written_the_learner_is_not_troubled(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    assert report() is False
    assert reports() == ()
