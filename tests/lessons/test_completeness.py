"""Everything a person can read is there in every language, nothing is left over, and the wrong rules are filed right."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from lessons.course.loader import library
from lessons.lint import completeness, misconceptions
from lessons.lint.sentences.orphans import orphans
from lessons.lint.sentences.words import check
from lessons.text.card_catalogue import CONTENT
from lessons.text.skills import skills
from lessons.yamlfile.fields import OFFERED


@pytest.fixture
def content(tmp_path: Path) -> Path:
    return Path(shutil.copytree(CONTENT, tmp_path / "content"))


LOST = (
    ("cards/bologna.yaml", ', it: "', ', xx: "', "has no text in 'it'"),
    ("glossary/ottocento.yaml", 'it: "accorciamento"', 'xx: "accorciamento"', "unknown language 'xx'"),
    ("sources.yaml", ", it: ", ", ti: ", "has no text in 'it'"),
    ("skills.yaml", ", it: ", ", ti: ", "has no text in 'it'"),
    ("marks/bologna.yaml", ", it: ", ", ti: ", "has no text in 'it'"),
    ("words/names.yaml", ", it: ", ", ti: ", "has no text in 'it'"),
    ("words/deal.yaml", ", it: ", ", ti: ", "unknown language 'ti'"),
    ("lessons/ottocento/declaring.yaml", "      it: ", "      # it: ", "'it' is missing here"),
)
"""One text in a file of each sort: the file, what stands there, what it is spoilt to, what is said of it."""


def test_a_text_that_has_lost_a_language_is_told_wherever_it_stands(content: Path) -> None:
    places = {}
    for file, right, wrong, _ in LOST:
        path = content / file
        text = path.read_text(encoding="utf-8")
        assert right in text
        spoilt = text.replace(right, wrong, 1)
        path.write_text(spoilt, encoding="utf-8")
        places[file] = next(number for number, line in enumerate(spoilt.splitlines(), 1) if wrong in line)
    every = list(completeness.check(content))
    for file, _, _, said in LOST:
        told = [one for one in every if one.file.endswith(file)]
        assert any(said in one.message and abs(one.line - places[file]) <= 2 for one in told), (file, told)


def test_a_lesson_that_offers_french_offers_it_whole(content: Path) -> None:
    path = content / "lessons" / "french4" / "following.yaml"
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("      fr: "))
    path.write_text("\n".join([*lines[:at], *lines[at + 1 :]]), encoding="utf-8")
    (told,) = completeness.check(content)
    assert told.file.endswith("french4/following.yaml")
    assert told.message.startswith("'fr' is missing here")
    assert abs(told.line - at) <= 3


def test_every_lesson_can_be_taken_in_every_language_of_the_pages() -> None:
    assert {one.id: one.languages for one in library() if one.languages != OFFERED} == {}


def test_nothing_is_missing_anywhere() -> None:
    assert list(completeness.check(CONTENT)) == []


def test_a_language_without_its_own_file_is_told(content: Path) -> None:
    (content / "languages" / "fr" / "language.yaml").unlink()
    said = "there is no file for 'fr': what it is called, and which article the name of a card wants"
    assert said in {one.message for one in completeness.check(content)}


def test_what_the_pages_lack_in_french_is_told(content: Path) -> None:
    path = content / "languages" / "fr" / "cards" / "bologna.yaml"
    path.write_text(
        path.read_text(encoding="utf-8").replace('  tell: "Des ailes', '  tale: "Des ailes', 1), encoding="utf-8"
    )
    told = sorted((Path(one.file).parts[-2:], one.message) for one in completeness.check(content))
    assert told == [
        (("cards", "bologna.yaml"), "'tale' stands in no other language"),
        (("cards", "bologna.yaml"), "'tell' has no text in 'fr'"),
    ]


def test_a_sentence_that_nothing_says_is_told(tmp_path: Path) -> None:
    path = tmp_path / "words.yaml"
    path.write_text('must-folow: {en: "a", it: "b"}\nmust-follow: {en: "a", it: "b"}\n')
    told = [one for one in check([path], frozenset()) if one.file == str(path)]
    assert [(one.line, one.code) for one in told] == [(1, "orphan")]


def test_a_reason_that_no_words_are_for_is_told_where_the_code_says_it(tmp_path: Path) -> None:
    path = tmp_path / "words.yaml"
    path.write_text('must-follow: {en: "a", it: "b"}\n')
    told = {one.message: one for one in check([path], frozenset({"bologna"})) if one.code == "words"}
    assert told["no words for the reason 'must-overtrump' in content/words"].file.endswith(".py")
    assert "no words for the reason 'must-follow' in content/words" not in told


def test_what_is_put_together_or_asked_for_by_its_beginning_is_no_orphan() -> None:
    assert (
        list(
            orphans(
                [
                    "diagnosis.must-overtrump",
                    "seat.left",
                    "table.ok",
                    "they.last",
                    "must-follow@T@france",
                    "season.own.anyone",
                ]
            )
        )
        == []
    )
    assert list(orphans(["diagnos.must-overtrump", "they.first-of-all", "seasons.own.anyone"])) == [
        "diagnos.must-overtrump",
        "they.first-of-all",
        "seasons.own.anyone",
    ]


def test_wrong_rules_are_filed_under_their_ids_with_kinds_that_there_are() -> None:
    every = misconceptions.written()
    assert list(misconceptions.check(every, skills())) == []
    name, one = every[0]
    told = [
        *every,
        ("elsewhere", one),
        ("odd", replace(one, id="odd", kinds=("legal-play",), skill="x", requires=("ask:bolonga",))),
    ]
    found = [problem.message for problem in misconceptions.check(told, skills())]
    assert f"the id {one.id!r} is that of lessons/misconceptions/{name}.py as well" in found
    assert f"{one.id!r} stands in a file of another name; call the file {name}.py" in found
    assert "no kind of question 'legal-play'; did you mean 'legal-plays'?" in found
    assert "no game has what it wants: ask:bolonga" in found
    assert any(message.startswith("no skill 'x'") for message in found)
