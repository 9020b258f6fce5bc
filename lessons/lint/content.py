"""Everything wrong with the content, in one run: lessons, words, skills and sources."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from engine.errors import BadInput
from engine.game import game
from lessons.course.askable import in_words
from lessons.course.loader import lesson_files, same_id, shown
from lessons.lint import completeness, left_copies, lessons, misconceptions, series
from lessons.lint import plans as of_plans
from lessons.lint import problems as posed
from lessons.lint.coverage import check as coverage
from lessons.lint.drafts import UNSURE, as_drafted
from lessons.lint.own_names import names_taken
from lessons.lint.sentences import turns, words
from lessons.plans.reading import LoadedPlan, read_file
from lessons.plans.shelf import FOLDER, plan_files, plans_in
from lessons.script.lesson_reader import LoadedFile, load, load_file
from lessons.script.references import KnownNames
from lessons.script.steps import Lesson
from lessons.text.card_catalogue import CONTENT
from lessons.text.skills import skills
from lessons.yamlfile.checker_message import CheckerMessage, meant
from lessons.yamlfile.copies import yaml_files
from lessons.yamlfile.problems import Data, FileReading, Problem
from lessons.yamlfile.strict_yaml import bytes_of, read


def problems(files: list[Path] | None = None, content: Path = CONTENT, beside: Iterable[Lesson] = ()) -> list[Problem]:
    """Every problem, sorted by file, line and column; of these files only, or of all content.

    ``beside``: a club's own lessons, which its files may name.
    """
    every = [_load(path) for path in lesson_files(content)]
    plans = [_plan(path) for path in plan_files(content)]
    told = files or []
    chosen = every if files is None else [_load(path) for path in told if not is_plan(path)]
    planned = plans if files is None else [_plan(path) for path in told if is_plan(path)]
    named = {one.id: one for one in beside} | {one.lesson.id: one.lesson for one in [*every, *chosen] if one.lesson}
    known = KnownNames(named, frozenset(skills(content)), sources(content), names_taken(named.values()))
    found = [problem for one in chosen for problem in (*one.problems, *checked(one, known))]
    found += of_plans.check(planned, known, () if files is None else plans)
    found += series.check(planned, named, () if files is None else [*plans, *map(_plan, _lying_beside(told))])
    found += _twice(chosen if files is None else [*every, *chosen])
    if files is None:
        found += words.check(yaml_files(content / "words"), _families(every))
        found += _skills(content)
        found += misconceptions.check(misconceptions.written(), skills(content))
        found += posed.check(content)
        found += completeness.check(content, every)
        found += left_copies.check(content)
        found += coverage.check(content, [one.lesson for one in every if one.lesson is not None])
        found += completeness.plans(planned)
        found += turns.check(_readings(content, every, planned))
    return sorted(set(found))


def _readings(content: Path, lessons: Iterable[LoadedFile], plans: Iterable[LoadedPlan]) -> Iterator[FileReading]:
    """All that is said in languages and comes with the program."""
    yield from (one.reading for one in lessons)
    yield from (one.reading for one in plans)
    apart = (completeness.LESSONS, completeness.EVENINGS, completeness.PROBLEMS)
    for path in sorted(content.rglob("*.yaml")):
        if path.relative_to(content).parts[0] not in apart:
            yield read(path.read_bytes(), shown(path))


def _lying_beside(files: Iterable[Path]) -> list[Path]:
    """The plans in the folders of these that are not among them: evenings of one series lie together."""
    told = {path.resolve() for path in files}
    folders = dict.fromkeys(path.parent for path in told if is_plan(path))
    return [path for folder in folders for path in plans_in(folder) if path.resolve() not in told]


def is_plan(path: Path) -> bool:
    """Is this the file of an evening's plan, and not of a lesson? Plans lie in folders of their own."""
    return path.resolve().parent.name == FOLDER


def sources(content: Path = CONTENT) -> frozenset[str]:
    """Every section that may be cited, as ``ottocento#the-play``."""
    books = _data(content / "sources.yaml")
    return frozenset(
        f"{book}#{section}"
        for book, told in books.items()
        if isinstance(told, dict) and isinstance(told.get("sections"), dict)
        for section in _mapping(told["sections"])
    )


def checked(loaded: LoadedFile, known: KnownNames) -> list[Problem]:
    """Everything wrong with one lesson; a check that breaks down is a problem of that lesson, and stops no other."""
    found: list[Problem] = []
    drafted = as_drafted(loaded)
    try:
        found.extend(one for one in lessons.check(drafted, known) if one.code != UNSURE)
    except Exception as error:  # noqa: BLE001 - the other lessons are to be checked all the same
        said = CheckerMessage("checker.breaks-down", why=in_words(error))
        found += [loaded.reading.problem((), said, "unusable")] if loaded.lesson is not None else []
    return found


def _load(path: Path) -> LoadedFile:
    name = shown(path.resolve())
    found = bytes_of(path, name)
    return _as_it_stands(found, name) if isinstance(found, bytes) else load_file(path, name)


@lru_cache(maxsize=256)
def _as_it_stands(source: bytes, name: str) -> LoadedFile:
    """Whoever mends one lesson has it checked again and again, among many that stay as they are."""
    return load(source, name)


def _plan(path: Path) -> LoadedPlan:
    return read_file(path, shown(path.resolve()))


def _twice(loaded: list[LoadedFile]) -> Iterator[Problem]:
    first: dict[str, str] = {}
    for one in loaded:
        if one.lesson is None:
            continue
        if first.setdefault(one.lesson.id, one.file) != one.file:
            yield same_id(one, first[one.lesson.id])


def _families(loaded: list[LoadedFile]) -> frozenset[str]:
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
    known = skills(content)
    for id_ in _data(path):
        skill = known.get(id_)
        if skill is None:
            yield reading.problem((id_,), f"the skill {id_!r} has no name", "missing", key=True)
        for i, first in enumerate(skill.after if skill else ()):
            if first not in known:
                yield reading.problem((id_, "after", i), f"no skill {first!r}{meant(first, known)}", "unknown-skill")


def _data(path: Path) -> Mapping[str, Data]:
    return _mapping(read(path.read_bytes(), path.name).data) if path.exists() else {}


def _mapping(data: object) -> Mapping[str, Data]:
    return data if isinstance(data, dict) else {}
