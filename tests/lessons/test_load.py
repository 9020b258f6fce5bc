"""A mistake in a lesson is told in plain words at its line and column, with the likely fix."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.course import loader
from lessons.course.loader import CONTENT, library, load
from lessons.lint import lessons
from lessons.lint.content import problems, sources
from lessons.lint.sentences import words
from lessons.script.references import KnownNames
from lessons.script.steps import Say, is_drill, kind_of
from lessons.text.skills import skills
from tests.lessons.trying import HEAD, QUESTION, told


def test_a_sound_lesson_has_nothing_to_tell() -> None:
    assert told(HEAD + QUESTION) == []


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (
            "  - {id: one, kind: legal-play, skill: follow-suit}\n",
            "8:21: no kind of question 'legal-play'; did you mean 'legal-plays'?",
        ),
        (
            "  - {id: one, drill: who-win, skill: follow-suit}\n",
            "8:22: no kind of question 'who-win'; did you mean 'who-wins'?",
        ),
        (QUESTION + "    trik: SK\n", "13:5: unknown key 'trik'; did you mean 'trick'?"),
        (
            QUESTION.replace('"C9 T16 BQ"', '"C9 T61 BQ"'),
            "12:15: no card 'T61' in the Bolognese pack; did you mean 'T6'?",
        ),
        (QUESTION.replace('"C9 T16 BQ"', '"C9 T16 C9"'), "12:19: C9 is there twice"),
        (QUESTION.replace('"C9 T16 BQ"', '"C9 CK"'), "12:15: CK is in the hand and in the trick"),
        (QUESTION + '    expect: "C9 T16"\n', "13:13: you expect 'C9 T16', the rules say 'C9'"),
        (
            QUESTION + "    aim: [must-overtrump]\n",
            "13:11: 'must-overtrump' does not change the answer of this situation",
        ),
        (
            QUESTION + "    aim: [must-overtrum]\n",
            "13:11: no misconception 'must-overtrum'; did you mean 'must-overtrump'?",
        ),
        (
            QUESTION + "    aim: [two-wilds-bridge]\n",
            "13:11: 'two-wilds-bridge' cannot show in legal-plays; it can in ",
        ),
        (
            QUESTION.replace("skill: follow-suit", "skill: folow-suit"),
            "10:12: no skill 'folow-suit'; did you mean 'follow-suit'?",
        ),
        (QUESTION + QUESTION, "13:9: the id 'one' is that of step 1 as well; ids are unique"),
        (
            '  - say: {en: "Only English"}\n  - say: {it: "Solo italiano"}\n',
            "9:10: 'en' is missing here; no language has all of the texts",
        ),
        ('  - say: {en: "", it: "x"}\n', "8:15: 'en' is empty"),
        ('  - say: {en: "{card:SX}", it: "x"}\n', "8:15: no card 'SX' in the Bolognese pack"),
        ('  - say: {en: "a *wibble* b", it: "x"}\n', "8:15: *wibble* is not in the glossary"),
        ("  - sya: hello\n", "8:5: a step has one of the keys say, kind, drill, branch, result; did you mean 'say'?"),
        ("  - hello\n", "8:5: a step must have keys, not be the text 'hello'"),
        (QUESTION.replace("kind:", "drill:"), "8:5: a drill asks a fresh situation each time"),
        (
            "  - {id: one, drill: order-cards, skill: long-order, among: trumps, aim: [ace-high]}\n",
            "8:75: cannot be drawn",
        ),
        (QUESTION + "  - {branch: {step: won, went: right}, to: end}\n", "13:21: no step 'won'; did you mean 'one'?"),
        (
            QUESTION + "  - {branch: {step: one, went: mastered}, to: end}\n",
            "13:32: such a step can go right, with-help, wrong",
        ),
        (QUESTION + "  - {branch: {step: one, went: right}, to: one}\n", "13:44: the step 'one' is further up"),
        (
            "  - {id: g, kind: count-grande, skill: socks, cards: 'Angel CK'}\n",
            "8:61: CK is neither a trump nor a contatore",
        ),
        (
            "  - {id: p, kind: how-many-points, skill: card-points, cards: CK CQ C9}\n",
            "8:63: cards are counted in pairs",
        ),
    ],
)
def test_a_mistake_in_a_step(step: str, said: str) -> None:
    found = told(HEAD + step)
    assert any(one.startswith(said) for one in found), found


@pytest.mark.parametrize(
    ("step", "at", "said"),
    [
        ("  - ask:\n", "8:5", "not 'ask'; what is said is '- say: "),
        ("  - ask:\n", "8:5", "a question '- {id: first, kind: legal-plays, skill: follow-suit}'"),
        ("  - ask: [C9]\n", "8:5", "a question '- {id: first, kind: legal-plays, skill: follow-suit}'"),
        ("  - ask: legal-plays\n", "8:5", "did you mean 'kind: legal-plays', beside an 'id' and a 'skill'?"),
        ("  - ask: legal-play\n", "8:5", "did you mean 'kind: legal-plays', beside an 'id' and a 'skill'?"),
        (
            "  - ask:\n      kind: legal-plays\n",
            "8:5",
            "leave 'ask' out: the keys of a question stand in the step itself",
        ),
        ("  -\n", "8:4", "a step must have keys, not be empty; what is said is '- say: "),
        ("  - kind legal-plays\n", "8:5", "did you mean 'kind: legal-plays', with a colon and a space?"),
        ("  - kind:\n", "8:10", "'kind' is empty; there are: announcing"),
        ("  - kind: legal-plays\n", "8:5", "'id' is missing here; every question has one of its own"),
        ("  - say: hello\n", "8:10", 'not be the text \'hello\', as in {en: "...", it: "..."}'),
    ],
)
def test_a_step_of_the_wrong_shape_is_told_what_one_looks_like(step: str, at: str, said: str) -> None:
    found = told(HEAD + step)
    assert any(one.startswith(f"{at}: ") and said in one for one in found), found


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("game: ottocento", "game: otocento", "2:7: no game 'otocento'; did you mean 'ottocento'?"),
        ("minutes: 5", "minutes: five", "4:10: 'five' is not a whole number"),
        ("minutes: 5", "minutes: 5_0", "4:10: '5_0' is not a whole number"),
        ("minutes: 5", "minutes: 0", "4:10: '0' is too small; 1 is the least"),
        ("minutes: 5\n", "", "1:1: 'minutes' is missing here"),
        (
            'source: "ottocento#the-play"',
            "source: ottocento#the-pley",
            "6:9: no source 'ottocento#the-pley'; did you mean",
        ),
        ("teaches: [follow-suit]", "teaches: follow-suit", "5:10: 'teaches' must be a list"),
        ("id: ottocento/try", "id: Ottocento", "1:5: 'Ottocento' is not in the form of 'id'"),
        ("minutes: 5", "minutes: 5\nafter: [ottocento/nowhere]", "5:9: no lesson 'ottocento/nowhere'"),
        ("minutes: 5", "minutes: 5\nrules: {grande: laghi}", "5:17: house rule 'grande' cannot be 'laghi'"),
        ("minutes: 5", "minutes: 5\nrules: {grand: standard}", "5:16: no house rule 'grand'; did you mean 'grande'?"),
    ],
)
def test_a_mistake_in_the_head(right: str, wrong: str, said: str) -> None:
    found = told((HEAD + QUESTION).replace(right, wrong))
    assert any(one.startswith(said) for one in found), found


def test_all_mistakes_are_told_in_one_run_in_the_order_of_the_file() -> None:
    text = (
        (HEAD + QUESTION)
        .replace("minutes: 5", "minutes: x")
        .replace("title:", "titel:")
        .replace("kind: legal-plays", "kind: x")
    )
    found = told(text)
    assert [one.split(":")[0] for one in found] == ["1", "3", "4", "9"]


def test_french_is_for_all_texts_of_a_lesson_or_for_none() -> None:
    titled = HEAD.replace("Prova", 'Prova", fr: "Essai') + '  - say: {en: "a", it: "b"}\n'
    french = titled + '  - say: {en: "c", it: "d", fr: "e"}\n' + QUESTION
    assert "8:10: 'fr' is missing here; other texts of the lesson have it; all must have it, or none [missing]" in told(
        french
    )
    assert not any("is missing here" in one for one in told(french.replace('it: "b"', 'it: "b", fr: "c"')))
    # The title alone may be French: the path of lessons is, whatever languages they speak.
    assert not any("is missing here" in one for one in told(titled + QUESTION))


def test_what_is_said_in_a_lesson_in_french_must_be_french_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "without", lambda lang, *_: ["must-trump"] if lang == "fr" else [])
    found = told(HEAD.replace("Prova", 'Prova", fr: "Essai') + QUESTION)
    assert any(one.startswith("8:5: a lesson in 'fr', but legal-plays says 'must-trump'") for one in found), found


def test_a_mistake_of_another_game_cannot_be_aimed_at() -> None:
    found = told(HEAD + QUESTION + "    aim: [no-need-to-overtrump]\n")
    assert found == ["13:11: 'no-need-to-overtrump' isn't a mistake here: no trump has to be beaten in ottocento [aim]"]


def test_lessons_that_ask_for_each_other_are_told() -> None:
    text = (HEAD + QUESTION).replace("minutes: 5", "minutes: 5\nafter: [ottocento/other]")
    this = load(text, "try.yaml")
    other = load(
        text.replace("ottocento/other", "ottocento/try", 1).replace("id: ottocento/try", "id: ottocento/other"),
        "o.yaml",
    )
    assert this.lesson is not None
    assert other.lesson is not None
    known = KnownNames({"ottocento/try": this.lesson, "ottocento/other": other.lesson}, frozenset(skills()), sources())
    assert "cycle" in {problem.code for problem in lessons.check(this, known)}


def test_texts_without_an_id_are_called_after_the_step_before_them() -> None:
    say = '  - say: {en: "a", it: "b"}\n'
    lesson = load(HEAD + say + say + QUESTION + say, "f").lesson
    assert lesson is not None
    assert [step.id for step in lesson.steps] == ["start+1", "start+2", "one", "one+1"]


def test_house_rules_of_a_lesson_are_text_and_reach_the_engine() -> None:
    step = "  - {id: g, kind: count-grande, skill: grande-head, cards: Angel World Matto T16, expect: 5}\n"
    plain, laghi = HEAD + step, (HEAD + step).replace("minutes: 5", "minutes: 5\nrules: {grande: laghi_sun_moon}")
    assert "the rules say '15'" in told(plain)[0]
    assert "the rules say '10'" in told(laghi)[0]


def test_each_lesson_comes_after_those_it_asks_for() -> None:
    ids = [lesson.id for lesson in library()]
    for lesson in library():
        assert all(ids.index(first) < ids.index(lesson.id) for first in lesson.after)
        assert any(not isinstance(step, Say) for step in lesson.steps)
        assert all(kind_of(step) for step in lesson.steps if is_drill(step))


def test_a_file_that_is_not_there_is_a_problem_not_a_traceback(tmp_path: Path) -> None:
    (problem,) = problems([tmp_path / "none.yaml"])
    assert problem.code == "file"


def test_every_lesson_is_read_once_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    loader.library()
    read, once = [], loader.load_file

    def counted(path: Path, name: str) -> loader.LoadedFile:
        read.append(path)
        return once(path, name)

    monkeypatch.setattr(loader, "load_file", counted)
    loader.reread()
    loader.library()
    loader.shipped(CONTENT)
    assert sorted(read) == sorted(loader.lesson_files())
