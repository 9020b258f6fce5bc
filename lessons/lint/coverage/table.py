"""The table of all this in Markdown, as it stands in ``docs/coverage.md``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import count, takewhile
from pathlib import Path

from lessons.course.loader import ROOT, shown
from lessons.lint.coverage.played import played, ways
from lessons.lint.coverage.sections import books
from lessons.lint.coverage.taught import SectionCoverage, played_otherwise, taught
from lessons.question.table_talk import spoken_at_tables
from lessons.script.steps import Lesson
from lessons.text.card_catalogue import CONTENT
from lessons.text.phrases import sentences
from lessons.yamlfile.problems import FileReading
from lessons.yamlfile.strict_yaml import read

PLACE = ROOT / "docs" / "coverage.md"
COMMAND = "python -m lessons coverage --write docs/coverage.md"
HEAD = f"""# What there is for each section of the books

Made by `{COMMAND}`; `make lessons` says when it is no longer true. A row is a section of `content/sources.yaml`.

* **lessons**: those that cite it, in their head or at a text or a question.
* **kinds**: what is asked there: questions that name the section, or stand below a text of it.
* **tables**: games in which something that is judged, advised or counted cites it, in deals that plain players play by the usual
  rules and by each other value of a house rule; and games with a house rule from it.
* **rules page**: its paragraphs there, and the phrases of the table talk that are listed with it.
* **ways to play**: the house rules written there, each with the lessons that are played by another value than the usual one.

A section that no lesson cites is an error, unless `only_to_read` in `content/sources.yaml` names it with the reason.
"""
NONE = "–"


def written(lessons: Iterable[Lesson], content: Path = CONTENT) -> str:
    """The whole document, as these lessons, the tables and the words have it now."""
    told = tuple(lessons)
    return "\n".join((HEAD, *_tables(told, sources_file(content)))) + "\n"


def sources_file(content: Path = CONTENT) -> FileReading:
    path = content / "sources.yaml"
    return read(path.read_bytes(), shown(path))


def paragraphs(source: str) -> int:
    """How many paragraphs the rules page has of this section: the rule, and what else the source tells of it."""
    said = sentences()
    more = takewhile(lambda n: f"rule-more.{source}.{n}" in said, count(1))
    return (f"rule.{source}" in said) + len(list(more))


def _tables(lessons: tuple[Lesson, ...], reading: FileReading) -> Iterator[str]:
    of_lessons, of_games, its_ways, otherwise = taught(lessons), played(), ways(), played_otherwise(lessons)
    for book in books(reading):
        yield f"## {book.title}\n"
        yield "| section | lessons | kinds | tables | rules page | ways to play |"
        yield "| --- | --- | --- | --- | --- | --- |"
        for one in book.sections:
            its = of_lessons.get(one.source, SectionCoverage())
            cells = (
                f"`{one.source}`",
                _listed(its.lessons) if its.lessons or not one.only_to_read else f"only to read: {one.only_to_read}",
                _listed(its.kinds),
                _listed(of_games.get(one.source, ())),
                _on_the_page(one.source),
                "; ".join(f"`{way}`: {_set_in(way, otherwise)}" for way in its_ways.get(one.source, ())) or NONE,
            )
            yield f"| {' | '.join(cells)} |"
        yield ""


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or NONE


def _set_in(way: str, otherwise: Mapping[str, tuple[str, ...]]) -> str:
    return _listed(otherwise[way]) if way in otherwise else "no lesson"


def _on_the_page(source: str) -> str:
    said, phrases = paragraphs(source), len({one.code for one in spoken_at_tables() if one.source == source})
    told = f"{said} paragraph{'s' * (said != 1)}" if said else NONE
    return f"{told}, {phrases} phrases" if phrases else told
