"""What was made of files is kept for the next start, and nothing hangs on it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lessons.course import listing, loader
from lessons.course.listing import ListedLesson, listed
from lessons.text.card_catalogue import books
from lessons.text.phrases import sentences
from lessons.text.skills import listed as skills
from lessons.yamlfile import disk_cache
from lessons.yamlfile.disk_cache import DiskCache
from lessons.yamlfile.languages import languages
from players import compile_ahead as compiling
from screens.wording import texts
from tests.test_layers import arrows, module_of

MADE = {"a": ["b", "c"], "perché": "così"}


@pytest.fixture(autouse=True)
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in the app when it is served, with a folder of its own for what it compiles."""
    monkeypatch.setenv(disk_cache.ADDRESS, str(tmp_path / "compiled"))
    monkeypatch.setattr(disk_cache, "_served", True)
    yield
    forget()


def forget() -> None:
    """As at the next start."""
    for one in (texts._texts, languages, skills, books, sentences, listing._recalled):
        one.cache_clear()
    loader._shipped.cache_clear()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.yaml"
    path.write_text("a: b\n")
    return path


def made(file: Path) -> list[str]:
    """Who made it: nobody, if it was kept."""
    by: list[str] = []

    def make() -> object:
        by.append("made")
        return MADE

    assert DiskCache("one", [file]).made(make) == MADE
    return by


def test_it_is_made_once_and_again_when_a_file_has_changed_or_gone(file: Path) -> None:
    assert made(file) == ["made"]
    assert made(file) == []
    file.write_text("a: bb\n")
    assert made(file) == ["made"]
    file.unlink()
    assert made(file) == ["made"]
    assert made(file) == []


def test_a_file_of_the_same_hour_and_length_is_another_one_all_the_same(file: Path) -> None:
    """All files of a stick have one date: a newer stick is unpacked over an older one."""
    date = file.stat().st_mtime_ns
    assert made(file) == ["made"]
    file.write_text("a: c\n")
    os.utime(file, ns=(date, date))
    assert made(file) == ["made"]


def test_it_is_made_again_where_what_reads_files_is_another_one(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert made(file) == ["made"]
    monkeypatch.setattr(disk_cache, "HERE", [*disk_cache.HERE, file])
    assert made(file) == ["made"]


@pytest.mark.parametrize(
    "told", ["", "{", "[]", "null", '{"of": 1}', '{"of": [], "made": {}}', "[" * 9_000, "\ud800", "a: b"]
)
def test_what_cannot_be_read_is_made_again(file: Path, told: str) -> None:
    assert made(file) == ["made"]
    DiskCache("one", [file]).path.write_bytes(told.encode("utf-8", "surrogatepass"))
    assert made(file) == ["made"]
    assert made(file) == []


@pytest.mark.parametrize("mode", [0o620, 0o602])
def test_what_somebody_else_may_have_written_is_not_believed(file: Path, mode: int) -> None:
    assert made(file) == ["made"]
    DiskCache("one", [file]).path.chmod(mode)
    assert made(file) == ["made"]
    assert made(file) == [], "it is ours alone again"


def test_where_nothing_can_be_kept_it_is_made_each_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(disk_cache.ADDRESS, str(file))  # no folder
    assert made(file) == made(file) == ["made"]


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"\xff\xe9.yaml")
    file.write_text("a: b\n")
    assert made(file) == ["made"]
    assert made(file) == []


def test_what_older_players_were_compiled_to_goes_and_this_stays(file: Path) -> None:
    assert made(file) == ["made"]
    folder = DiskCache("one", [file]).path.parent / "0123456789ab"
    folder.mkdir()
    compiling._keep(folder)
    assert made(file) == []


def test_only_the_app_keeps_anything(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk_cache, "_served", False)
    assert made(file) == made(file) == ["made"]
    assert not DiskCache("one", [file]).path.exists()


@pytest.mark.parametrize("read", [texts._texts, languages, skills, books, sentences, listed, loader.library])
def test_what_was_kept_is_what_is_read(read: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    first = read()
    forget()
    monkeypatch.setattr("lessons.yamlfile.strict_yaml.yaml.parse", lambda *_: pytest.fail("YAML was read"))
    assert read() == first
    assert first


def test_the_path_is_listed_as_the_lessons_have_it() -> None:
    forget()
    listed()
    forget()
    kept_ones = listed()
    assert not loader.has_read()
    assert kept_ones == tuple(map(ListedLesson.of, loader.library()))
    assert loader.has_read()
    assert listed() == kept_ones


def test_what_was_listed_otherwise_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    every = listed()
    for told in ({"id": "x"}, [{"id": "x"}], [3], [{"id": "x", "title": 3, "about": None}]):
        listing._kept().keep(told)
        listing._recalled.cache_clear()
        assert listing._recalled() == ()
    forget()
    assert listed() == every
    assert loader.has_read()


def test_where_a_lesson_cannot_be_used_none_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    listed()
    path = listing._kept().path
    assert path.exists()
    whole = loader.shipped()
    missing = loader.ShippedLessons(
        whole.lessons[1:],
        whole.files,
        (loader.same_id(loader.load_file(loader.lesson_files()[0], "a"), "b"),),
        whole.stamps,
    )
    monkeypatch.setattr(loader, "shipped", lambda *_: missing)
    listing.keep()
    assert not path.exists()
    assert listing.left_out() == missing.left_out


def test_a_lesson_of_which_more_is_wanted_now_than_was_kept_is_read() -> None:
    every = loader.library()
    lessons = DiskCache("lessons", loader.lesson_files())
    first, second, *_ = told = lessons.recall()
    del told[first]["minutes"]
    told[second]["rules"] = {"no-such-rule": "1"}
    lessons.keep(told)
    forget()
    assert loader.library() == every


def test_the_path_hangs_on_every_module_that_reads_a_lesson() -> None:
    """Where one of them has changed, the lessons are read anew at the next start, wherever the module lies."""
    reads, todo = set[str](), {"lessons.course.loader"}
    while todo:
        reads.add(one := todo.pop())
        todo |= {below for below in arrows()[one] if below.startswith(("lessons.course.", "lessons.script."))} - reads
    assert len(reads) > 8
    assert reads <= {module_of(path) for path in listing.SOURCES}
