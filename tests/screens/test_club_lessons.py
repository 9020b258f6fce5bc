"""A club's own lessons in the app: found at a press, named when they are broken, previewed, reported."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from textwrap import dedent
from threading import Event

import pytest
from streamlit.proto.SelectWidgetFilterMode_pb2 import SelectWidgetFilterMode
from streamlit.testing.v1 import AppTest

from lessons.club import own_lessons
from lessons.club.reports import report_question
from lessons.course import loader
from lessons.lint import aside
from lessons.script.rules_table import PLACE
from lessons.script.steps import kind_of
from lessons.session.step_link import StepLink
from lessons.yamlfile.fields import Spec
from screens.parts.lesson.lesson_path import chapters
from screens.prints import questions
from screens.shared import findings, services
from tests.lessons.test_own_lessons import ALONE, SHARED
from tests.screens.driving import LEARNER, lesson, visit

OURS = "ottocento/circolo-x"
HOSTILE = "![x](http://h.test/l) <img src=x onerror=alert(1)> :red[y] $a$"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    own_lessons.forget()
    services._opened()
    here = tmp_path / "lessons"
    here.mkdir()
    yield here
    own_lessons.forget()


def put(folder: Path, text: str, name: str = "ours.yaml") -> None:
    (folder / name).write_text(text, encoding="utf-8")


def html(at: AppTest) -> str:
    return " ".join(one.proto.body for one in at.get("html"))


def texts(at: AppTest) -> list[str]:
    return [*(one.value for one in at.text), *(one.value for one in at.code)]


def labels(at: AppTest) -> list[str]:
    return [one.proto.label for one in at.get("page_link")]


def look(at: AppTest) -> AppTest:
    at.button(key="look again").click().run()
    assert not at.exception
    return at


def test_a_lesson_put_into_the_folder_is_taken_without_a_restart(folder: Path) -> None:
    at = visit("lessons")
    assert str(folder.resolve()) in texts(at)
    put(folder, SHARED)
    at = look(at)
    assert "On the path: Our table" in html(at)
    assert "By Anna, Bruno" in html(at)
    found = chapters(services.path(LEARNER), services.own().ids)
    assert [lesson.id for _, (lesson, _) in found[-1].stops] == [OURS]
    assert found[-1].id == "club"
    assert "Our table" in html(visit(""))
    assert lesson(OURS).title[0].value == "Our table"


def test_home_says_discreetly_that_a_lesson_is_left_out_and_leads_to_the_reason(folder: Path) -> None:
    assert not any("left out" in one for one in labels(visit("")))
    put(folder, SHARED.replace("game: ottocento", "game: otocento"))
    at = look(visit("lessons"))
    assert "ours.yaml: line 2, column 7: no game 'otocento'; did you mean 'ottocento'?" in texts(at)
    assert "game: otocento\n      ^" in texts(at)
    assert "One lesson is left out because of mistakes in its file. What is wrong?" in labels(visit(""))
    put(folder, SHARED)
    look(visit("lessons"))
    assert not any("left out" in one for one in labels(visit("")))


def test_the_page_says_in_the_readers_language_what_is_wrong(folder: Path) -> None:
    put(folder, SHARED.replace("game: ottocento", "game: otocento"))
    services.look_again()
    at = visit("lessons", locale="it-IT")
    assert "ours.yaml: riga 2, colonna 7: il gioco 'otocento' non c'è; volevi scrivere 'ottocento'?" in texts(at)
    assert not [one for one in at.caption if "inglese" in one.value]


def test_an_edit_is_no_mistake(folder: Path) -> None:
    put(folder, SHARED)
    look(visit("lessons"))
    put(folder, SHARED.replace("Our table", "Our own table"))
    put(folder, SHARED.replace("circolo-x", "circolo-y"), "new.yaml")
    assert not any("left out" in one for one in labels(visit("")))


def test_texts_from_files_are_never_markup(folder: Path) -> None:
    put(folder, SHARED.replace("Our table", HOSTILE).replace("*knocker*", f"*{HOSTILE}*"))
    put(
        folder,
        SHARED.replace("game: ottocento", f"game: '{HOSTILE}'").replace("id: ottocento/circolo-x", "id: x/y"),
        "b.yaml",
    )
    for at in (look(visit("lessons")), visit(""), visit("preview", lesson=OURS)):
        assert "<img src=x" not in html(at)
        told = [
            *labels(at),
            *(one.value for one in at.markdown),
            *(one.value for one in at.header),
            *(one.value for one in at.title),
        ]
        assert not any("![x](" in one or ":red[" in one or "$a$" in one for one in told), told


def test_a_lesson_of_ours_that_cannot_be_used_takes_nothing_down(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    here = tmp_path / "content" / "lessons" / "ottocento"
    here.mkdir(parents=True)
    plain = SHARED.replace("club: Circolo X, house rules 2024", "ottocento#the-play")
    put(here, plain, "good.yaml")
    put(
        here, plain.replace("circolo-x", "bad").replace("minutes: 5", "minutes: 5\nrules: {last_trick: 10}"), "bad.yaml"
    )
    broken = loader.shipped(tmp_path / "content")
    monkeypatch.setattr(loader, "shipped", lambda *_: broken)
    services._ready.cache_clear()
    try:
        at = visit("")
        assert any("left out" in one for one in labels(at))
        assert any("no house rule 'last_trick'" in one for one in texts(visit("lessons")))
    finally:
        services._ready.cache_clear()


def test_the_check_waits_for_the_first_page_and_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(findings, "_found", None)
    assert "Not checked yet since" in " ".join(one.value for one in visit("lessons").markdown)
    findings.begin(0)
    assert findings.findings() is None, "nobody wanted it"
    monkeypatch.setattr(findings, "_wanted", Event())
    monkeypatch.setattr(findings, "_begun", Event())
    monkeypatch.setenv(findings.CHECKED, "off")
    findings.wanted()
    findings.begin(0)
    assert not findings._begun.is_set(), "whoever hosts it has checked it"
    monkeypatch.setattr(findings, "_found", ())
    assert "Nothing is wrong." in [one.value for one in visit("lessons").markdown]


def test_a_preview_shows_every_step_its_answers_and_what_each_mistake_makes_of_it() -> None:
    at = visit("preview", lesson="ottocento/following", seed="5")
    shown = html(at)
    for step in services.courses()["ottocento/following"].lesson.steps:
        assert f": {step.id}" in shown
    assert "Right answer" in shown
    assert "Who believes “must-overtrump”" in shown
    assert "You cannot follow" in shown or "trump" in shown


def test_a_preview_follows_its_address_and_what_is_typed() -> None:
    at = visit("preview", lesson="ottocento/following", seed="5")
    assert at.number_input[0].value == 5
    at.query_params["seed"] = "9"
    at.run()
    assert at.number_input[0].value == 9
    at.number_input[0].set_value(11).run()
    assert at.query_params["seed"] == "11"
    next(one for one in at.button if one.label == "Other cards").click().run()
    assert at.query_params["seed"] == str(at.number_input[0].value)


def test_a_preview_can_show_one_step_only() -> None:
    shown = html(visit("preview", lesson="ottocento/following", seed="5", step="no-cups"))
    assert ": no-cups" in shown
    assert ": have-cups" not in shown


def _with_each_kind() -> Iterator[str]:
    """The lessons in which a kind of question is asked that none before them asks."""
    met = set[str]()
    for course in services.courses().values():
        asked = {kind_of(step) for step in course.lesson.steps if isinstance(step, Spec)}
        if asked - met:
            yield course.lesson.id
        met |= asked


@pytest.mark.parametrize("id_", [*_with_each_kind()])
def test_lessons_with_each_kind_of_question_can_be_previewed_in_italian(id_: str) -> None:
    at = visit("preview", locale="it-IT", lesson=id_, seed="3")
    assert "Questa domanda non si può fare" not in html(at)


def test_a_preview_of_a_file_that_has_changed_follows_it(folder: Path) -> None:
    put(folder, SHARED)
    assert "The" in html(visit("preview", lesson=OURS))
    put(folder, SHARED.replace("The *knocker* leads.", "Nobody leads."))
    at = visit("preview", lesson=OURS)
    assert "Nobody leads." in html(at)
    put(folder, SHARED.replace("say:", "sya:"))
    at.run()
    assert any("did you mean 'say'?" in one for one in texts(at))


def test_a_report_leads_the_author_to_that_very_question() -> None:
    about = StepLink("ottocento/following", "no-cups", 17)
    assert report_question(about, given=[], answer=[2], reasons=["must-trump"], language="en")
    at = visit("preview", lesson="ottocento/following")
    assert "answered: [2]" in texts(at)
    link = next(one for one in at.get("page_link") if one.proto.label == "Look at this question")
    assert "seed=17" in link.proto.query_string
    assert "step=no-cups" in link.proto.query_string


def test_the_lesson_of_the_guide_is_taken_broken_and_mended_without_a_restart(folder: Path) -> None:
    guide = PLACE.read_text(encoding="utf-8").partition("```yaml\n")[2].partition("```")[0]
    example = dedent(guide.replace("\n   ", "\n").removeprefix("   "))
    put(folder, example)
    assert "On the path: Our evening" in html(look(visit("lessons")))
    assert lesson("ottocento/our-evening").title[0].value == "Our evening"
    put(folder, example.replace('"T16 T9 BQ S7 SK"', '"T16 T9 BQ S7 DR"'))
    at = look(visit("lessons"))
    assert "Left out until it is mended." in html(at)
    assert any("for R (re, roi, regina) write 'DK' or 'DQ'" in one for one in texts(at))
    assert lesson("ottocento/our-evening").title[0].value == "There is no lesson at this address."
    put(folder, example)
    assert "Nothing is wrong." in [one.value for one in look(visit("lessons")).markdown]
    assert lesson("ottocento/our-evening").title[0].value == "Our evening"


def test_a_preview_that_nobody_has_chosen_asks_for_a_lesson_in_the_language_of_the_page() -> None:
    # Streamlit's own words ("Choose an option", "No results") are English, whatever the page speaks.
    chosen = visit("preview", locale="it-IT").selectbox[0]
    assert chosen.proto.placeholder == "Scegli una lezione."
    assert chosen.proto.filter_mode == SelectWidgetFilterMode.FILTER_MODE_NONE


def test_what_is_wrong_is_looked_for_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("id: ottocento/wrong\n")
    here: list[object] = []
    monkeypatch.setattr(aside, "found", here.append)
    monkeypatch.setattr(findings, "_found", None)
    monkeypatch.setattr(findings.aside, "findings", partial(aside.findings, wrong))
    assert {one.problem.file for one in findings.check()} == {str(wrong)}
    assert findings.findings() == findings.check()
    assert not here


def test_a_lesson_in_italian_alone_is_taken_printed_and_said_to_be_so_whatever_one_reads(folder: Path) -> None:
    put(folder, ALONE)
    look(visit("lessons"))
    home = visit("")
    assert "in Italiano" in html(home)
    at = lesson("ottocento/solo-da-noi")
    assert any("Italiano" in one.value for one in at.caption)
    paper = visit("prints")
    paper.selectbox(key="quiz lesson").set_value("ottocento/solo-da-noi").run()
    assert not paper.exception
    assert any("Italiano" in one.value for one in paper.caption)
    (asked,) = questions.drawn(loader.library()[-1], 3, 1, "it")
    assert asked.parts[0].prompt == "Chi esce?"
    assert "Chi bussa" in asked.answer
