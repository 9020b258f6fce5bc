"""One check of completeness for every language, over everything in ``content/`` that a person can read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from lessons.course.loader import lesson_files, shown
from lessons.plans.reading import LoadedPlan
from lessons.script.lesson_reader import LoadedFile, load_file
from lessons.script.references import Sayer
from lessons.script.steps import ON_THE_PATH, Lesson
from lessons.text.phrases import flat
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import LANGS, OFFERED, PAGES
from lessons.yamlfile.languages import FOLDER, ITSELF, read_texts
from lessons.yamlfile.problems import Data, FileReading, Problem, shorten
from lessons.yamlfile.problems import Path as TextPlace

LESSONS, EVENINGS, PROBLEMS, WORDS = "lessons", "evenings", "problems", "words"
"""Folders of ``content/`` that are read in ways of their own; of problems and lessons the pages may lack a language."""


def check(content: Path, loaded: Iterable[LoadedFile] | None = None) -> Iterator[Problem]:
    """Every text that is there in one language and missing in another, with its place: words, cards, marks, glossary,
    skills, sources, languages and lessons (``loaded``: these, where they have been read already)."""
    for path in sorted(content.rglob("*.yaml")):
        folder = path.relative_to(content).parts[0]
        if folder in (LESSONS, EVENINGS, FOLDER):
            continue
        reading = read_texts(path, shown(path))
        wanted = LANGS if folder == PROBLEMS else PAGES
        yield from reading.problems
        yield from _words(reading) if folder == WORDS else _in(reading.data, (), reading, wanted)
    yield from _languages(content)
    for one in loaded if loaded is not None else [load_file(path, shown(path)) for path in lesson_files(content)]:
        yield from _lesson(one)


def whole(lesson: Lesson, say: Sayer) -> Iterator[Problem]:
    """A language beside those of every text is for a whole lesson."""
    texts = list(lesson.texts())
    for lang in OFFERED:
        offered = any(getattr(both, lang) for path, both in texts if path not in ON_THE_PATH)
        for path in [path for path, both in texts if not getattr(both, lang)] if offered else ():
            said = CheckerMessage("checker.language-missing", lang=repr(str(lang)))
            yield say(path, said, "missing")


def _lesson(loaded: LoadedFile) -> Iterator[Problem]:
    """What reading it told of a language, and what is missing of one that it offers."""
    yield from (one for one in loaded.problems if one.code == "missing" and _of_a_language(one))
    if loaded.lesson is None:
        return
    yield from whole(loaded.lesson, loaded.reading.problem)
    texts = list(loaded.lesson.texts())
    for lang in [one for one in LANGS if not any(getattr(both, one) for _, both in texts)]:
        yield loaded.reading.problem((), f"no text of the lesson is in {lang!r}; ours are", "missing")
    heads = [(path, both) for path, both in loaded.lesson.texts() if path in ON_THE_PATH]
    for lang in [one for one in PAGES if one not in loaded.lesson.languages]:
        for path in [path for path, both in heads if not getattr(both, lang)]:
            said = f"{lang!r} is missing here; the pages that name the lesson speak it"
            yield loaded.reading.problem(path, said, "missing")


def plans(read: Iterable[LoadedPlan]) -> Iterator[Problem]:
    """What our own plans lack of the languages that every text of ours has."""
    for one in read:
        for path, both in one.plan.texts() if one.plan is not None else ():
            for lang in [lang for lang in LANGS if not getattr(both, lang)]:
                yield one.reading.problem(path, f"{lang!r} is missing here; ours have it", "missing")


def _of_a_language(one: Problem) -> bool:
    return one.message.startswith(tuple(repr(str(lang)) for lang in OFFERED))


def _words(reading: FileReading) -> Iterator[Problem]:
    for code, texts in flat(reading.data).items():
        yield from _missing(code, texts, word_place(code, reading), reading, PAGES)


def word_place(code: str, reading: FileReading) -> tuple[str, ...]:
    """Where the words of a code stand in their file."""
    if (code,) in reading.places:
        return (code,)
    name, _, rest = code.partition(".")
    return (rest, name)


def _in(data: Data | None, at: TextPlace, reading: FileReading, wanted: Iterable[str]) -> Iterator[Problem]:
    if isinstance(data, dict) and any(lang in data for lang in OFFERED):
        yield from _missing(str(at[-1]) if at else reading.file, data, at, reading, wanted)
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from _in(value, (*at, key), reading, wanted)


def _missing(name: str, texts: object, at: TextPlace, reading: FileReading, wanted: Iterable[str]) -> Iterator[Problem]:
    """The languages that one text lacks, and those that nobody knows."""
    assert isinstance(texts, dict)
    for lang in wanted:
        told = texts.get(lang)
        if told is None or (isinstance(told, str) and not told.strip()):
            yield reading.problem(at, f"{name!r} has no text in {lang!r}", "missing", key=True)
    for lang, told in texts.items():
        if lang not in OFFERED and not isinstance(told, dict | list):
            said = f"unknown language {shorten(lang)}; there are {', '.join(OFFERED)}"
            yield reading.problem((*at, lang), said, "unknown-key", key=True)


def _languages(content: Path) -> Iterator[Problem]:
    """Each language says what it is called and which article a name wants, and its files are files of ``content/``."""
    for lang in OFFERED:
        path = content / FOLDER / lang / ITSELF
        if not path.is_file():
            said = f"there is no file for {lang!r}: what it is called, and which article the name of a card wants"
            yield Problem(shown(path), 1, 1, said, "missing")
    for path in sorted((content / FOLDER).rglob("*.yaml")):
        its = Path(*path.relative_to(content / FOLDER).parts[1:])
        if its.name != ITSELF and not (content / its).is_file():
            yield Problem(
                shown(path), 1, 1, f"nothing is called content/{its.as_posix()} that this could translate", "orphan"
            )
