"""A section of a book that no lesson teaches, one that the rules page does not show, and a table of them that is no longer true."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from lessons.course.loader import shown
from lessons.lint.coverage.sections import ONLY_TO_READ, books, wrong_lists
from lessons.lint.coverage.table import COMMAND, PLACE, paragraphs, sources_file, written
from lessons.lint.coverage.taught import taught
from lessons.script.steps import Lesson
from lessons.yamlfile.problems import Path as Place
from lessons.yamlfile.problems import Problem


def check(content: Path, lessons: Iterable[Lesson]) -> Iterator[Problem]:
    """Every section for which something is missing, at its place in ``content/sources.yaml``."""
    reading, of_lessons = sources_file(content), taught(lessons)
    yield from wrong_lists(reading)
    for section in (one for book in books(reading) for one in book.sections):
        book, _, name = section.source.partition("#")
        at: Place = (book, "sections", name)
        its = of_lessons.get(section.source)
        if its is None and not section.only_to_read:
            said = (
                f"no lesson cites {section.source!r}: cite it where it is taught (source: at the text or the question), write the "
                f"lesson, or list it under {ONLY_TO_READ} with the reason if nobody plays by it"
            )
            yield reading.problem(at, said, "untaught", key=True)
        if its is not None and section.only_to_read:
            said = f"{its.lessons[0]} cites {section.source!r}, so it is taught; take it out of this list"
            yield reading.problem((book, ONLY_TO_READ, name), said, "untaught", key=True)
        if not paragraphs(section.source):
            said = f"the rules page says nothing of {section.source!r}: write rule.{section.source} in content/words"
            yield reading.problem(at, said, "unsaid", key=True)


def out_of_date(lessons: Iterable[Lesson], place: Path = PLACE) -> Iterator[Problem]:
    """The table in docs, where it is not what lessons and tables make now; a stick or a package has no docs to be wrong."""
    if place.is_file() and place.read_text(encoding="utf-8") != written(lessons):
        said = f"this is not what the lessons and tables are now; make it again with: {COMMAND}"
        yield Problem(shown(place), 1, 1, said, "out-of-date")
