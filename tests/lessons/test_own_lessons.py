"""A club's own lessons: files beside the log that are found, judged one by one, and taken without a restart."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from lessons.__main__ import main
from lessons.club import own_lessons
from lessons.club.preview import preview
from lessons.course import loader
from lessons.course.course import Course
from lessons.review.stock import stocks
from lessons.session.step_link import StepLink
from lessons.text.glossary import entries
from lessons.text.markup import spans
from lessons.text.skills import skills
from lessons.yamlfile.fields import Lang

SHARED = """\
id: ottocento/circolo-x
game: ottocento
title: {en: "Our table", it: "Il nostro tavolo"}
minutes: 5
authors: [Anna, Bruno]
licence: CC BY-SA 4.0
level: beginner
note: {en: "Deal slowly.", it: "Dai piano."}
teaches: [our-habit]
skills:
  our-habit: {name: {en: "The habit of our table", it: "L'usanza del nostro tavolo"}, after: [follow-suit]}
terms:
  knocker: {term: {en: "knocker", it: "bussatore"}, meaning: {en: "Who knocks.", it: "Chi bussa."}}
source: "club: Circolo X, house rules 2024"
steps:
  - say: {en: "The *knocker* leads.", it: "Esce il *bussatore*."}
    source: "club: Circolo X, house rules 2024"
    discuss: true
  - id: habit
    drill: legal-plays
    skill: our-habit
"""
STRANGE_NAMES = (b"\xff\xfe.yaml", b"nostra\xe8.yaml", "\u202eseires.yaml".encode(), b"two\nlines.yaml", b"bell\a.yaml")
"""As an old ZIP or a stick from another system leaves them, and as nobody wants to read them."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CALZETTINI_DATABASE", str(tmp_path / "log.sqlite"))
    here = tmp_path / "lessons"
    here.mkdir()
    yield here
    own_lessons.forget()


def problems(text: str, folder: Path, name: str = "a.yaml") -> list[str]:
    (folder / name).write_text(text, encoding="utf-8")
    own_lessons.look()
    return [str(problem) for one in own_lessons.found().files for problem in one.problems]


def test_a_lesson_in_one_file_brings_its_source_its_words_and_its_skills(folder: Path) -> None:
    (folder / "deep" / "deeper").mkdir(parents=True)
    assert problems(SHARED, folder, "deep/deeper/ours.yaml") == []
    assert loader.library()[-1].id == "ottocento/circolo-x"
    assert own_lessons.found().ids == {"ottocento/circolo-x"}
    assert skills()["our-habit"].name["it"] == "L'usanza del nostro tavolo"
    assert entries()["knocker"].source == "club: Circolo X, house rules 2024"
    assert [span.ref for span in spans("The *knocker* leads.", "en") if span.kind == "term"] == ["knocker"]


def test_a_skill_of_its_own_is_reviewed_like_any_other(folder: Path) -> None:
    assert not stocks()["ottocento"].by_skill.get("our-habit")
    problems(SHARED, folder)
    assert stocks()["ottocento"].by_skill.get("our-habit")


def test_a_file_that_goes_takes_its_lesson_with_it(folder: Path) -> None:
    problems(SHARED, folder)
    (folder / "a.yaml").unlink()
    assert own_lessons.changed()
    own_lessons.look()
    assert "ottocento/circolo-x" not in {lesson.id for lesson in loader.library()}
    assert "our-habit" not in skills()
    assert not own_lessons.changed()


def test_an_edit_that_changes_nothing_leaves_the_lesson_the_same_value(folder: Path) -> None:
    problems(SHARED, folder)
    before, edition = loader.library()[-1], loader.edition()
    problems(SHARED + "# a remark\n", folder)
    assert loader.library()[-1] is before
    assert loader.edition() == edition


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("id: ottocento/circolo-x", "id: ottocento/following", "a.yaml:1:5: the id 'ottocento/following' is that of a lesson of"),
        ("game: ottocento", "game: otocento", "a.yaml:2:7: no game 'otocento'; did you mean 'ottocento'?"),
        ("minutes: 5", "minutes: 5\nrules: {last_trick: 10}", "a.yaml:5:21: no house rule 'last_trick'; ottocento has: "),
        ("drill: legal-plays", 'kind: legal-plays\n    trick: "CK"\n    hand: "S77"', "a.yaml:22:11: no card 'S77'"),
        ("title:", "titel:", "a.yaml:3:1: unknown key 'titel'; did you mean 'title'?"),
    ],
)  # fmt: skip
def test_a_lesson_that_cannot_be_used_is_left_out_and_named_and_the_others_go_on(
    right: str, wrong: str, said: str, folder: Path
) -> None:
    (folder / "b.yaml").write_text(SHARED.replace("circolo-x", "circolo-y"), encoding="utf-8")
    found = problems(SHARED.replace(right, wrong), folder)
    assert any(one.startswith(said) for one in found), found
    assert {one.name: one.taken for one in own_lessons.found().files} == {"a.yaml": False, "b.yaml": True}
    assert {lesson.id for lesson in loader.library()} >= {"ottocento/circolo-y", "ottocento/following"}


def test_a_mistake_that_stops_nobody_is_told_and_the_lesson_taken(folder: Path) -> None:
    found = problems(SHARED.replace("*knocker*", "*wibble*"), folder)
    assert [one.partition(";")[0] for one in found] == ["a.yaml:16:15: *wibble* is not in the glossary"]
    assert own_lessons.found().ids


def test_two_lessons_of_one_id_are_told_and_the_first_is_taken(folder: Path) -> None:
    (folder / "b.yaml").write_text(SHARED, encoding="utf-8")
    found = problems(SHARED, folder)
    assert found == ["b.yaml:1:5: the id 'ottocento/circolo-x' is that of a.yaml; give this lesson one of its own [id]"]


def test_one_name_means_one_thing(folder: Path) -> None:
    other = SHARED.replace("circolo-x", "circolo-y")
    (folder / "b.yaml").write_text(other, encoding="utf-8")
    assert problems(SHARED, folder) == []
    (folder / "b.yaml").write_text(other.replace("The habit of", "Another habit of"), encoding="utf-8")
    told = (
        "b.yaml:11:3: the skill 'our-habit' says something else in ottocento/circolo-x; make them equal, or rename one"
    )
    assert told in problems(SHARED, folder)[0]
    (folder / "b.yaml").unlink()
    assert "Calzettini has a skill 'must-trump' already" in " ".join(
        problems(SHARED.replace("our-habit:", "must-trump:"), folder)
    )


def test_what_is_no_lesson_is_told_and_not_read(folder: Path) -> None:
    (folder / "notes.txt").write_text("hello")
    (folder / "huge.yaml").write_bytes(b"a" * 300_000)
    (folder / "link.yaml").symlink_to("/etc/hostname")
    (folder / ".hidden.yaml").write_text("x")
    found = problems(SHARED, folder)
    assert [one.partition(" [")[0] for one in found] == [
        "huge.yaml:1:1: the file has 300,000 bytes; 262,144 is the limit",
        "notes.txt:1:1: a lesson's file ends in .yaml; rename it, or keep it elsewhere",
    ]


@pytest.mark.parametrize("name", STRANGE_NAMES)
def test_a_file_of_any_name_is_judged_and_named_in_letters_that_every_screen_has(folder: Path, name: bytes) -> None:
    Path(os.fsdecode(os.fsencode(folder) + b"/" + name)).write_text(SHARED.replace("game:", "gime:"), encoding="utf-8")
    own_lessons.look()
    (one,) = own_lessons.found().files
    assert one.name.isprintable()
    assert one.name.endswith(".yaml")
    assert all(str(problem).isprintable() and str(problem).startswith(one.name) for problem in one.problems)
    assert one.problems


@pytest.mark.parametrize("command", ["check", "bots"])
def test_a_file_without_an_end_is_read_no_further_than_a_lesson_may_go(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    (tmp_path / "endless.yaml").symlink_to("/dev/zero")
    assert main([command, str(tmp_path / "endless.yaml")]) == 1
    assert "262,144 is the limit" in "".join(capsys.readouterr())


def test_a_lesson_of_ours_that_cannot_be_used_is_left_out_too(tmp_path: Path) -> None:
    here = tmp_path / "lessons" / "ottocento"
    here.mkdir(parents=True)
    own = SHARED.replace("club: Circolo X, house rules 2024", "ottocento#the-play")
    (here / "good.yaml").write_text(own, encoding="utf-8")
    for name, rules in (("game", "{}"), ("rules", "{last_trick: 10}")):
        text = own.replace("circolo-x", name).replace("minutes: 5", f"minutes: 5\nrules: {rules}")
        (here / f"{name}.yaml").write_text(
            text.replace("game: ottocento", f"game: {name if name == 'game' else 'ottocento'}")
        )
    found = loader.shipped(tmp_path)
    assert [lesson.id for lesson in found.lessons] == ["ottocento/circolo-x"]
    assert {Path(one.file).name for one in found.left_out} == {"game.yaml", "rules.yaml"}


ALONE = """\
id: ottocento/solo-da-noi
game: ottocento
title: {it: "Solo da noi"}
minutes: 5
level: beginner
note: {it: "Dai piano."}
teaches: [usanza]
skills:
  usanza: {name: {it: "L'usanza del nostro tavolo"}, after: [follow-suit]}
terms:
  bussatore: {term: {it: "bussatore"}, meaning: {it: "Chi bussa."}}
source: "club: Circolo X, house rules 2024"
steps:
  - say: {it: "Esce il *bussatore*."}
    source: "club: Circolo X, house rules 2024"
  - id: prova
    kind: choice
    skill: usanza
    say: {it: "Chi esce?"}
    right: [{it: "Chi bussa", why: {it: "Così si usa qui."}}]
    wrong: [{it: "Il mazziere", why: {it: "Altrove, forse."}}]
    source: "club: Circolo X, house rules 2024"
"""
PLAN = """\
id: serata-nostra
game: ottocento
title: {it: "Una serata nostra"}
about: {it: "Una prova."}
minutes: 10
source: "club: Circolo X, house rules 2024"
parts:
  - title: {it: "Da soli"}
    minutes: 5
    say: {it: "Fate la nostra lezione."}
    own_pace: ottocento/solo-da-noi
  - title: {it: "Insieme"}
    minutes: 5
    say: {it: "Giocate una mano."}
    play: {it: "Una mano a quattro."}
"""


def test_a_lesson_in_one_language_is_taken_in_it_and_everything_of_it_reads_so(folder: Path) -> None:
    assert problems(ALONE, folder) == []
    lesson = loader.library()[-1]
    assert lesson.languages == ("it",)
    assert skills()["usanza"].name["en"] == "L'usanza del nostro tavolo", "a name is better than none"
    shown = preview(Course.of(lesson), StepLink(lesson.id, "prova", None), Lang("it"))
    assert shown is not None
    assert "Chi bussa" in shown.rounds[0].right


def test_texts_in_different_languages_make_no_lesson_and_each_is_named(folder: Path) -> None:
    told = problems(ALONE.replace('say: {it: "Chi esce?"}', 'say: {en: "Who leads?"}'), folder)
    assert not own_lessons.found().ids
    (one,) = [one for one in told if "no language has all of the texts" in one]
    assert ":19:" in one
    assert "'it' is missing here" in one
    assert any("one language at least" in one for one in problems(ALONE.replace('{it: "Chi esce?"}', "{}"), folder))


def test_the_checker_reads_the_clubs_own_lessons_as_the_desk_does(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "nostra.yaml").write_text(ALONE, encoding="utf-8")
    plan = folder.parent / "evenings" / "serata-nostra.yaml"
    plan.parent.mkdir()
    plan.write_text(PLAN, encoding="utf-8")
    assert main(["check", str(plan)]) == 0, capsys.readouterr().out
    assert main(["check", str(folder / "nostra.yaml")]) == 0, capsys.readouterr().out
    monkeypatch.setenv("CALZETTINI_DATABASE", str(folder.parent / "elsewhere" / "log.sqlite"))
    assert main(["check", str(plan)]) == 0, (
        "where the lessons lie beside it they count, though this computer's own are elsewhere"
    )
    (folder / "nostra.yaml").unlink()
    assert main(["check", str(plan)]) == 1
    assert "no lesson 'ottocento/solo-da-noi'" in capsys.readouterr().out
