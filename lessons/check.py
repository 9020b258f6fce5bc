"""Everything wrong with the content, in one run: lessons, words, skills and sources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.errors import BadInput
from engine.game import game
from lessons import check_lessons, check_words
from lessons.cardbook import CONTENT
from lessons.check_words import shown
from lessons.found import misconceptions
from lessons.known import Known
from lessons.load import Loaded, lesson_files, load
from lessons.places import read
from lessons.problems import Data, Problem, meant
from lessons.skills import skills


def problems(files: list[Path] | None = None, content: Path = CONTENT) -> list[Problem]:
    """Every problem, sorted by file, line and column; of these lesson files only, or of all content."""
    every = [_load(path) for path in lesson_files(content)]
    chosen = every if files is None else [_load(path) for path in files]
    known = Known(
        {one.lesson.id: one.lesson for one in [*every, *chosen] if one.lesson},
        frozenset(skills(content)),
        sources(content),
    )
    found = [problem for one in chosen for problem in (*one.problems, *check_lessons.check(one, known))]
    found += _twice(chosen)
    if files is None:
        found += check_words.check(sorted((content / "words").glob("*.yaml")), _families(every))
        found += _skills(content)
        found += _sources(content)
    return sorted(set(found))


def sources(content: Path = CONTENT) -> frozenset[str]:
    """Every section that may be cited, as ``ottocento#the-play``."""
    books = _data(content / "sources.yaml")
    return frozenset(
        f"{book}#{section}"
        for book, told in books.items()
        if isinstance(told, dict) and isinstance(told.get("sections"), dict)
        for section in _mapping(told["sections"])
    )


def _load(path: Path) -> Loaded:
    try:
        return load(path.read_bytes(), shown(path.resolve()))
    except OSError as error:
        reading = read("", str(path))
        wrong = Problem(str(path), 1, 1, f"cannot be read: {error.strerror}", "file")
        return Loaded(str(path), None, reading, (wrong,))


def _twice(loaded: list[Loaded]) -> Iterator[Problem]:
    first: dict[str, str] = {}
    for one in loaded:
        if one.lesson is None:
            continue
        if first.setdefault(one.lesson.id, one.file) != one.file:
            yield one.reading.problem(("id",), f"the id {one.lesson.id!r} is that of {first[one.lesson.id]}", "id")


def _families(loaded: list[Loaded]) -> frozenset[str]:
    """The families of games that lessons are about; the others' reasons need no words yet."""
    found = set()
    for one in loaded:
        if one.lesson is not None:
            try:
                found.add(game(one.lesson.game).family)
            except BadInput:
                continue
    return frozenset(found)


def _skills(content: Path) -> Iterator[Problem]:
    path = content / "skills.yaml"
    reading = read(path.read_bytes(), shown(path))
    yield from reading.problems
    known = skills(content)
    for id_ in _data(path):
        skill = known.get(id_)
        for lang in ("en", "it"):
            if skill is None or not skill.name.get(lang):
                yield reading.problem((id_,), f"the skill {id_!r} has no name in {lang!r}", "missing", key=True)
        for i, first in enumerate(skill.after if skill else ()):
            if first not in known:
                yield reading.problem((id_, "after", i), f"no skill {first!r}{meant(first, known)}", "unknown-skill")
    for one in misconceptions().values():
        if one.skill not in known:
            file = f"lessons/misconceptions/{one.id.replace('-', '_')}.py"
            yield Problem(file, 1, 1, f"no skill {one.skill!r}{meant(one.skill, known)}", "unknown-skill")


def _sources(content: Path) -> Iterator[Problem]:
    path = content / "sources.yaml"
    reading = read(path.read_bytes(), shown(path))
    yield from reading.problems
    for book, told in _data(path).items():
        sections = _mapping(told.get("sections", {})) if isinstance(told, dict) else {}
        for section, names in sections.items():
            for lang in ("en", "it"):
                if not isinstance(names, dict) or not names.get(lang):
                    yield reading.problem(
                        (book, "sections", section), f"{section!r} has no name in {lang!r}", "missing", key=True
                    )


def _data(path: Path) -> Mapping[str, Data]:
    return _mapping(read(path.read_bytes(), path.name).data) if path.exists() else {}


def _mapping(data: object) -> Mapping[str, Data]:
    return data if isinstance(data, dict) else {}
