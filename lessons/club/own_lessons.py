"""A club's own lessons: files beside the log, read anew whenever somebody asks, each judged by itself."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from types import MappingProxyType

from lessons.course import loader
from lessons.course.loader import stamps
from lessons.learner.data_folder import LESSONS, data_folder
from lessons.script.lesson_reader import LoadedFile, load_file
from lessons.script.steps import Lesson
from lessons.text.lesson_vocabulary import GlossaryEntry, LessonVocabulary, Skill, bring
from lessons.yamlfile.characters import visible
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.copies import copies_last
from lessons.yamlfile.fields import OFFERED, Both
from lessons.yamlfile.problems import Problem
from lessons.yamlfile.strict_yaml import MAX_BYTES

Checked = Callable[[LoadedFile], Iterable[Problem]]
ENDINGS = (".yaml", ".yml")
MOST = 300
"""Files looked at; a folder with more is not one of lessons."""


@dataclass(frozen=True)
class OwnFile:
    """One file as it was found: its lesson, everything that is wrong with it, and whether it can be taken all the same."""

    name: str
    path: Path
    lesson: Lesson | None
    taken: bool
    problems: tuple[Problem, ...] = ()
    text: str = ""


@dataclass(frozen=True)
class OwnLessons:
    """What a look at the folder found; ``stamps`` tell whether a file has changed since."""

    folder: Path
    files: tuple[OwnFile, ...] = ()
    stamps: Mapping[Path, tuple[int, int]] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def ids(self) -> frozenset[str]:
        """The lessons on the path that are the club's own."""
        return frozenset(one.lesson.id for one in self.files if one.taken and one.lesson)


_looking = Lock()
_found = OwnLessons(Path())


def folder() -> Path:
    """Where a club puts its lessons, in folders of its own if it likes."""
    return data_folder() / LESSONS


def found() -> OwnLessons:
    """As they were last looked at; none before that."""
    return _found


def look(there: Path | None = None) -> OwnLessons:
    """Read every file there is, and let those that can be taken be taken. Never raises for what a file holds.

    ``there``: another folder than this computer's own.
    """
    global _found
    with _looking:
        here = there or folder()
        paths = list(_files(here))
        _found = OwnLessons(here, tuple(_judged(paths, here)), stamps(paths))
    return _found


def changed() -> bool:
    """Has a file come, gone or changed since the last look, the club's or ours?"""
    ours = loader.shipped().stamps
    return stamps(_files(folder())) != dict(_found.stamps) or stamps(loader.lesson_files()) != ours


def forget() -> None:
    """As before the first look."""
    global _found
    _found = OwnLessons(Path())
    bring(LessonVocabulary())
    loader.take_in(())


def _files(here: Path) -> Iterator[Path]:
    """Plain files of any depth, in the order of their names, copies last; no links, nothing hidden."""
    count = 0
    for at, folders, names in os.walk(here):
        folders[:] = sorted(one for one in folders if not one.startswith("."))
        for path in copies_last(Path(at) / name for name in names):
            name = path.name
            if not name.startswith(".") and not path.is_symlink() and path.is_file() and count < MOST:
                count += 1
                yield path


def _judged(paths: list[Path], here: Path) -> list[OwnFile]:
    if not paths:
        _let_be_taken([])
        return []
    from lessons.club import judging  # only a club that has lessons of its own needs it

    before = {one.path: one.lesson for one in _found.files}
    read = [(path, _read(path, visible(str(path.relative_to(here))))) for path in paths]
    left_out = judging.left_out([loaded for _, loaded in read])
    taken = [one.lesson for _, one in read if one.lesson is not None and one.file not in left_out]
    # A lesson that is as it was stays the same value: whoever is taking it goes on undisturbed.
    same = {one.id: old for path, loaded in read if (one := loaded.lesson) and (old := before.get(path)) == one and old}
    ours = [same.get(lesson.id, lesson) for lesson in taken]
    _let_be_taken(ours)
    kept = {lesson.id: lesson for lesson in ours}
    checked = judging.checker(ours)
    return [_file(path, loaded, left_out.get(loaded.file, ()), checked, kept) for path, loaded in read]


def _let_be_taken(ours: list[Lesson]) -> None:
    bring(_brought(ours))
    loader.take_in(ours)


def _file(
    path: Path, loaded: LoadedFile, out: tuple[Problem, ...], checked: Checked, kept: Mapping[str, Lesson]
) -> OwnFile:
    taken = loaded.lesson is not None and not out
    lesson = kept[loaded.lesson.id] if taken and loaded.lesson else loaded.lesson
    told = {*loaded.problems, *checked(loaded)}
    # That a question cannot be asked is news only where nobody has said why.
    problems = tuple(sorted(told | {one for one in out if one.code != "unusable" or not told}))
    return OwnFile(loaded.file, path, lesson, taken, problems, _text(path) if problems else "")


def _read(path: Path, name: str) -> LoadedFile:
    """A file that has not the ending of a lesson is not opened at all."""
    if path.suffix not in ENDINGS:
        wrong = Problem(name, 1, 1, CheckerMessage("checker.ending"), "file")
        return _unread(name, wrong)
    return load_file(path, name)


def _brought(ours: list[Lesson]) -> LessonVocabulary:
    own_skills = {
        id_: Skill(id_, _texts(one.name), one.after) for lesson in reversed(ours) for id_, one in lesson.skills.items()
    }
    entries = {
        id_: GlossaryEntry(id_, _texts(one.term), _texts(one.meaning), one.dialect or "", one.source or lesson.source)
        for lesson in reversed(ours)
        for id_, one in lesson.terms.items()
    }
    return LessonVocabulary(own_skills, entries)


def _texts(both: Both) -> dict[str, str]:
    return {lang: both.told(lang) for lang in OFFERED}


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig", errors="replace")[:MAX_BYTES]
    except OSError:
        return ""


def _unread(name: str, wrong: Problem) -> LoadedFile:
    empty = load_file(Path(os.devnull), name).reading
    return LoadedFile(name, None, empty, (wrong,))
