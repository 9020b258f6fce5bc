"""Every printed question of every lesson answered from the sheet's own text: ``python -m bench paper``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from bench.paper.reading import bare, in_key, pieces, questions_of, text_of
from bench.paper.solving import pictures_of, solved
from bench.paper.words import Paper
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.question.kind import Kind
from lessons.script.steps import Lesson
from lessons.text.phrases import card_name
from lessons.yamlfile.fields import OFFERED, Lang
from screens.prints.asked import PrintedQuestion, lettered
from screens.prints.handout import handout
from screens.prints.questions import questions

SEEDS, QUESTIONS = (3, 4, 5), 6
ANSWERED = frozenset((
    "announcing", "auction", "bidding", "calling", "captured", "choose-card", "combinations", "count-grande", "count-hand",
    "declare", "differences", "find-error", "gaps", "give-for-matto", "how-many-points", "in-pairs", "last-trick",
    "lay-away", "legal-plays", "match-end", "may-leave", "name-card", "next-to-act", "order-cards", "payments",
    "pick-cards", "pile-worth", "poignee", "points-needed", "problem", "score-sheet", "settle", "signal", "speaking",
    "talk", "telling", "threes", "which-of-two", "who-holds", "who-wins", "whose-excuse",
))  # fmt: skip
"""Kinds with a situation: it is found again in the text, and the engine answers it anew."""
ASKED_OTHERWISE = frozenset({"play-tricks"})
"""Kinds of which paper asks something else: which cards may go to the first trick (``legal-plays``)."""
KNOWN = frozenset({"choice", "go-a-monte", "pack-at-home", "which-reading"})
"""Kinds that ask what somebody knows: the question, its choices and whatever the key names stand on the sheet."""


@dataclass(frozen=True)
class PrintedItem:
    """A question as it was printed, and what the sheet and the key of the PDF say of it."""

    lesson: Lesson
    kind: Kind[Any, Any]
    asked: PrintedQuestion
    number: int
    lang: str
    sheet: str
    key: str

    def __str__(self) -> str:
        return f"{self.lesson.id} {self.lang} {self.number} ({self.kind.name}): {' '.join(self.sheet.split())}"


def printed(lesson: Lesson, lang: str, seed: int, many: int = QUESTIONS) -> list[PrintedItem]:
    """The lesson's sheet of this number, read from its PDF. Errors: ValueError where a question is not to be found on it."""
    return printed_together([lesson], lang, seed, many)


def printed_together(lessons: Sequence[Lesson], lang: str, seed: int, many: int) -> list[PrintedItem]:
    """The sheets of these lessons in one PDF, whose type takes as long to be put in as a sheet: so many questions of each.

    Errors: as of :func:`printed`.
    """
    asked = [(lesson, one) for lesson in lessons for one in questions(lesson, many, seed, lang)]
    told = text_of(handout("T", [one.asked for _, one in asked], seed, lang, "plain"))
    sheet, key = questions_of(told, lang)
    if not len(sheet) == len(key) == len(asked):
        names = ", ".join(one.id for one in lessons)
        raise ValueError(f"{names} {lang} {seed}: {len(asked)} asked, {len(sheet)} on the sheet, {len(key)} in the key")
    return [
        PrintedItem(lesson, one.kind, one.asked, number, lang, said, answer)
        for number, ((lesson, one), said, answer) in enumerate(zip(asked, sheet, key, strict=True), 1)
    ]


def wrong(one: PrintedItem) -> str:
    """What is wrong with it, read and answered as whoever has only the paper; empty where nothing is."""
    if not bare(one.sheet).endswith("".join(pieces(one.asked, one.number, one.lang))):
        return "the sheet does not say all that is asked"
    if not bare(one.key).startswith(in_key(one.asked, one.number)):
        return f"the key says something else: {one.key!r}"
    course = Course.of(one.lesson)
    paper = Paper(_beyond(one), one.number, one.lang, course.game, pictures_of(one.asked))
    if one.kind.name in KNOWN:
        return _unfounded(one)
    again = solved(paper, one.kind, course.rules)
    if again is None:
        return "from this text alone nobody could answer"
    # Pictures found again lie in any order: their letters are judged by themselves.
    if _bare_names(again.answer) != _bare_names(one.asked.answer):
        return f"key: {one.key!r}; engine: {again.answer!r}"
    return _mislettered(one, course.game.family)


def _bare_names(answer: str) -> list[str]:
    """The cards that a key names, without the letters under their pictures."""
    return sorted(re.sub(r"^[a-z]\) ", "", name) for name in answer.split(", "))


def _mislettered(one: PrintedItem, family: str) -> str:
    """The key names a letter and a card: the picture over that letter has to be that card's."""
    for row in one.asked.rows:
        called = [
            f"{letter} {card_name(code, cast(Lang, one.lang), 'name', family)}"
            for letter, code in zip(row.letters, row.cards, strict=False)
        ]
        wrong = [name for name in one.asked.answer.split(", ") if called and name not in called]
        if wrong:
            return f"the key says {wrong}; there are {called}"
    return ""


def _beyond(one: PrintedItem) -> str:
    """The sheet without what the lesson says above the question: no fact stands there."""
    told, left = one.sheet.lstrip(), bare(f"{one.number}){one.asked.said}")
    if not one.asked.said or not bare(told).startswith(left):
        return one.sheet
    end = next(at for at in range(len(told)) if len(bare(told[:at])) == len(left))
    return f"{one.number}) {told[end:]}"


def _unfounded(one: PrintedItem) -> str:
    """The key names letters: each has to be that of a choice."""
    for part in one.asked.parts:
        if not any(part.answer.startswith(choice) for choice in lettered(part.choices)):
            return f"the key says {part.answer!r}, which is none of the choices"
    return ""


def sweep(
    langs: Sequence[str] = OFFERED, seeds: Iterable[int] = SEEDS, many: int = QUESTIONS
) -> Iterator[tuple[PrintedItem, str]]:
    """Every question with what is wrong with it; what is told in the same words is answered once."""
    met = set[tuple[str, str, str]]()
    for seed in seeds:
        for lesson in library():
            for lang in (lang for lang in langs if lang in lesson.languages):
                for one in printed(lesson, lang, seed, many):
                    told = Course.of(lesson).game.id, lang, bare(one.sheet).partition(")")[2]
                    if told not in met:
                        met.add(told)
                        yield one, wrong(one)


def measure() -> dict[str, float]:
    """Every lesson, several sheets each, in every language; whatever is wrong is told line by line."""
    count, failed = Counter[str](), Counter[str]()
    for one, why in sweep():
        count[one.kind.name] += 1
        if why:
            failed[one.kind.name] += 1
            print(f"{one}: {why}", flush=True)
    each = {f"wrong {name}": n for name, n in failed.items()}
    return {"kinds": len(count), "questions": count.total(), "wrong": failed.total(), **each}
