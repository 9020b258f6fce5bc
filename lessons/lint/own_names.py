"""The skills and words that lessons bring along: no two lessons may mean different things by one name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from lessons.script.references import NamesTaken
from lessons.script.steps import Lesson
from lessons.text import glossary, skills
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Model
from lessons.yamlfile.problems import FileReading, Path, Problem


def names_taken(lessons: Iterable[Lesson]) -> NamesTaken:
    """What these lessons bring along; of two that say different things the first one counts."""
    own_skills: dict[str, tuple[str, Model]] = {}
    terms: dict[str, tuple[str, Model]] = {}
    for lesson in lessons:
        for id_, skill in lesson.skills.items():
            own_skills.setdefault(id_, (lesson.id, skill))
        for id_, term in lesson.terms.items():
            terms.setdefault(id_, (lesson.id, term))
    return NamesTaken(own_skills, terms)


def check(lesson: Lesson, taken: NamesTaken, reading: FileReading) -> Iterator[Problem]:
    """Names that Calzettini has already, or that another lesson means otherwise."""
    for what, ours, listed, others, (already, otherwise) in (
        (
            "skills",
            lesson.skills,
            skills.listed(),
            taken.skills,
            ("checker.own-skills-ours", "checker.own-skills-other"),
        ),
        ("terms", lesson.terms, glossary.listed(), taken.terms, ("checker.own-terms-ours", "checker.own-terms-other")),
    ):
        for id_, told in ours.items():
            at: Path = (what, id_)
            if id_ in listed:
                said = CheckerMessage(already, id=repr(id_))
                yield reading.problem(at, said, "own-name", key=True)
            elif id_ in others and others[id_][0] != lesson.id and others[id_][1] != told:
                said = CheckerMessage(otherwise, id=repr(id_), other=others[id_][0])
                yield reading.problem(at, said, "own-name", key=True)


def spelled(lesson: Lesson) -> Mapping[str, str]:
    """The ways to write the lesson's own words -> their ids."""
    own = (
        glossary.GlossaryEntry(id_, {lang: said for lang, said in one.term if said}, {}, "", "")
        for id_, one in lesson.terms.items()
    )
    return glossary.spelled(own)
