"""Copies of one file, by hand, by a download or by a folder kept alike elsewhere: the original counts and the copy is named."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from lessons.club import own_lessons
from lessons.course import loader
from lessons.lint import left_copies
from lessons.plans import shelf
from lessons.text.card_catalogue import CONTENT
from lessons.text.phrases import sentences
from lessons.yamlfile.copies import CODE, original
from lessons.yamlfile.languages import languages
from screens.room_views.plans import listed
from screens.wording.file_problems import said

COPIES = [
    "first-tricks (1).yaml",
    "first-tricks(2).yaml",
    "first-tricks - Copy.yaml",
    "first-tricks - Copy (2).yaml",
    "first-tricks copy.yaml",
    "first-tricks copy 2.yaml",
    "first-tricks 2.yaml",
    "first-tricks (copy).yaml",
    "first-tricks (another copy).yaml",
    "first-tricks (3rd copy).yaml",
    "Copy of first-tricks.yaml",
    "Copy (2) of first-tricks.yaml",
    "first-tricks - Copia.yaml",
    "first-tricks (copia).yaml",
    "first-tricks (copia 2).yaml",
    "Copia di first-tricks.yaml",
    "first-tricks - Copie.yaml",
    "first-tricks (copie).yaml",
    "Copie de first-tricks.yaml",
    "first-tricks - Kopie.yaml",
    "first-tricks - Kopie (3) (1).yaml",
    "Kopie von first-tricks.yaml",
    "first-tricks (Anna's conflicted copy 2026-05-09).yaml",
    "first-tricks (conflicted copy 2026-05-09 183000).yaml",
    "first-tricks (copia in conflitto di Anna 2026-05-09).yaml",
    "first-tricks (Copie en conflit de Anna 2026-05-09).yaml",
    "first-tricks (In Konflikt stehende Kopie von Anna).yaml",
    "first-tricks.sync-conflict-20260509-183000-ABCDEFG.yaml",
    "first-tricks_conflict-20260509-183000.yaml",
]
NAMES = ["first-tricks.yaml", "tricks-2.yaml", "the-copy.yaml", "photocopy.yaml", "level1.yaml", "(1).yaml", "2.yaml"]


@pytest.mark.parametrize("name", COPIES)
def test_the_name_of_a_copy_says_what_it_is_a_copy_of(name: str) -> None:
    assert original(name) == "first-tricks.yaml"


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_says_nothing_of_the_sort_is_no_copy(name: str) -> None:
    assert original(name) is None


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A club's folder with one lesson and one plan of its own."""
    monkeypatch.setenv("CALZETTINI_DATABASE", str(tmp_path / "log.sqlite"))
    for folder, one, id_ in (
        ("lessons", CONTENT / "lessons" / "ottocento" / "following.yaml", "ottocento/following"),
        ("evenings", CONTENT / "evenings" / "the-grande.yaml", "the-grande"),
    ):
        (tmp_path / folder).mkdir()
        own = one.read_text(encoding="utf-8").replace(f"id: {id_}", f"id: {id_.replace(one.stem, 'our-tricks')}", 1)
        (tmp_path / folder / "first-tricks.yaml").write_text(own, encoding="utf-8")
    yield tmp_path
    own_lessons.forget()
    shelf.forget()


def copied(folder: Path, name: str) -> Path:
    """A copy in which somebody went on writing."""
    text = (folder / "first-tricks.yaml").read_text(encoding="utf-8")
    (folder / name).write_text(text.replace('title: {en: "', 'title: {en: "Not this: '), encoding="utf-8")
    return folder / name


def test_of_a_lesson_the_original_is_taken_and_the_copy_is_named(data: Path) -> None:
    name = "first-tricks (1).yaml"
    copied(data / "lessons", name)
    first, second = sorted(own_lessons.look().files, key=lambda one: not one.taken)
    assert (first.name, first.taken, second.name, second.taken) == ("first-tricks.yaml", True, name, False)
    assert loader.library()[-1].title.en.startswith("Not this") is False
    (problem,) = [one for one in second.problems if one.code == CODE]
    assert problem.message.startswith("This is a copy of first-tricks.yaml, and the original counts")


def test_a_copy_with_an_id_of_its_own_is_a_lesson_of_its_own(data: Path) -> None:
    path = copied(data / "lessons", "first-tricks 2.yaml")
    path.write_text(path.read_text(encoding="utf-8").replace("/our-tricks", "/more-tricks", 1), encoding="utf-8")
    assert own_lessons.look().ids == {"ottocento/our-tricks", "ottocento/more-tricks"}


def test_a_copy_whose_original_is_not_there_is_taken(data: Path) -> None:
    (data / "lessons" / "first-tricks.yaml").rename(data / "lessons" / "first-tricks (1).yaml")
    assert own_lessons.look().ids == {"ottocento/our-tricks"}


def test_of_a_plan_the_original_is_taken_and_the_copy_is_named_in_words(data: Path) -> None:
    copied(data / "evenings", "first-tricks (1).yaml")
    found = shelf.look()
    assert not found.plans["our-tricks"].title.en.startswith("Not this")
    assert [one.code for one in found.left_out] == [CODE]
    told = {"en": "is a copy of first-tricks.yaml", "it": "È una copia di first", "fr": "C'est une copie de first"}
    for lang, words in told.items():
        assert words in said(found.left_out[0], lang)
        assert words in listed(lang)["wrong"][0]


def test_copies_of_our_own_files_are_not_read_and_the_checker_names_them(tmp_path: Path) -> None:
    """A union has no ids: what is no longer said in the words would be said by the copy for ever."""
    content = tmp_path / "content"
    for folder in ("words", "languages/fr", "glossary", "lessons/ottocento"):
        (content / folder).mkdir(parents=True)
    for name in ("words/at_table.yaml", "words/at_table (1).yaml"):
        (content / name).write_text(f'{Path(name).stem[-3:-1]}.x: {{en: "a", it: "b"}}\n', encoding="utf-8")
    shutil.copy(CONTENT / "languages" / "fr" / "language.yaml", content / "languages" / "fr")
    shutil.copytree(content / "languages" / "fr", content / "languages" / "fr - Copia")
    for name in ("following.yaml", "following (1).yaml"):
        shutil.copy(CONTENT / "lessons" / "ottocento" / "following.yaml", content / "lessons" / "ottocento" / name)
    assert list(sentences(content)) == ["bl.x"]
    assert "fr - Copia" not in languages(content)
    assert [Path(one.file).name for one in left_copies.check(content)] == ["fr - Copia", "at_table (1).yaml"]
    shipped = loader.shipped(content)
    assert list(shipped.files.values()) == [content / "lessons" / "ottocento" / "following.yaml"]
    assert [one.code for one in shipped.left_out] == [CODE]
