"""Every printed question of every lesson answered from the sheet's own text: ``python -m bench paper``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bench.paper.reading import bare, in_key, pieces, questions_of, text_of
from bench.paper.solving import pictures_of, solved
from bench.paper.words import Paper
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.question.kind import Kind
from lessons.script.steps import Lesson
from lessons.text.phrases import card_name
from lessons.yamlfile.fields import OFFERED
from screens.prints.asked import Asked, lettered, on_paper
from screens.prints.handout import handout
from screens.prints.questions import items

SEEDS, QUESTIONS = (3, 4, 5), 6
ANSWERED = frozenset((
    "announcing", "auction", "bidding", "calling", "captured", "choose-card", "combinations", "count-grande", "count-hand",
    "declare", "differences", "find-error", "gaps", "give-for-matto", "how-many-points", "in-pairs", "last-trick",
    "lay-away", "legal-plays", "match-end", "may-leave", "name-card", "next-to-act", "order-cards", "payments",
    "pick-cards", "pile-worth", "play-tricks", "poignee", "points-needed", "problem", "score-sheet", "settle", "signal", "speaking",
    "talk", "telling", "threes", "which-of-two", "who-holds", "who-wins", "whose-excuse",
))  # fmt: skip
"""Kinds with a situation: it is found again in the text, and the engine answers it anew."""
KNOWN = frozenset({"choice"})
"""Kinds that ask what somebody knows: the question, its choices and whatever the key names stand on the sheet."""
PLAYED = "play-tricks"
"""The others' hands are on no paper: which cards may be played follows from one's own and from the trick."""


@dataclass(frozen=True)
class Printed:
    """A question as it was printed, and what the sheet and the key of the PDF say of it."""

    lesson: Lesson
    kind: Kind[Any, Any]
    asked: Asked
    number: int
    lang: str
    sheet: str
    key: str

    def __str__(self) -> str:
        return f"{self.lesson.id} {self.lang} {self.number} ({self.kind.name}): {' '.join(self.sheet.split())}"


def printed(lesson: Lesson, lang: str, seed: int, many: int = QUESTIONS) -> list[Printed]:
    """The lesson's sheet of this number, read from its PDF. Errors: ValueError where a question is not to be found on it."""
    both = [(one, kind) for kind, item, step in items(lesson, many, seed) if (one := on_paper(kind, item, step, lang))]
    both = both[:many]
    told = text_of(handout("T", [one for one, _ in both], seed, lang, "plain"))
    sheet, key = questions_of(told, lang)
    if not len(sheet) == len(key) == len(both):
        raise ValueError(
            f"{lesson.id} {lang} {seed}: {len(both)} asked, {len(sheet)} on the sheet, {len(key)} in the key"
        )
    return [
        Printed(lesson, kind, asked, number, lang, said, answer)
        for number, ((asked, kind), said, answer) in enumerate(zip(both, sheet, key, strict=True), 1)
    ]


def wrong(one: Printed) -> str:
    """What is wrong with it, read and answered as whoever has only the paper; empty where nothing is."""
    if not bare(one.sheet).endswith("".join(pieces(one.asked, one.number, one.lang))):
        return "the sheet does not say all that is asked"
    if not bare(one.key).startswith(in_key(one.asked, one.number)):
        return f"the key says something else: {one.key!r}"
    course = Course.of(one.lesson)
    paper = Paper(_beyond(one), one.number, one.lang, course.game, pictures_of(one.asked))
    if one.kind.name in KNOWN:
        return _unfounded(one)
    if one.kind.name == PLAYED:
        return _played(one, paper, course.rules)
    again = solved(paper, one.kind, course.rules)
    if again is None:
        return "from this text alone nobody could answer"
    agree = sorted(again.answer.split(", ")) == sorted(one.asked.answer.split(", "))  # pictures lie in any order
    return "" if agree else f"key: {one.key!r}; engine: {again.answer!r}"


def _beyond(one: Printed) -> str:
    """The sheet without what the lesson says above the question: no fact stands there."""
    told, left = one.sheet.lstrip(), bare(f"{one.number}){one.asked.said}")
    if not one.asked.said or not bare(told).startswith(left):
        return one.sheet
    end = next(at for at in range(len(told)) if len(bare(told[:at])) == len(left))
    return f"{one.number}) {told[end:]}"


def _unfounded(one: Printed) -> str:
    """The key names letters: each has to be that of a choice."""
    for part in one.asked.parts:
        if not any(part.answer.startswith(choice) for choice in lettered(part.choices)):
            return f"the key says {part.answer!r}, which is none of the choices"
    return ""


def _played(one: Printed, paper: Paper, rules: Any) -> str:
    """The last cards told are the hand, those before them the trick."""
    pack, (*_, trick, hand) = paper.game.pack, paper.runs

    def name(code: str) -> str:
        return card_name(code, paper.lang, "name", paper.game.family)

    verdicts = paper.game.verdicts(tuple(map(pack.__getitem__, hand)), tuple(map(pack.__getitem__, trick)), rules)
    may = {name(card.code) for card, verdict in verdicts.items() if verdict.ok}
    key = {name(code) for code in Paper(one.asked.parts[0].answer, 1, one.lang, paper.game).cards}
    return "" if may == key else f"key: {sorted(key)}; engine: {sorted(may)}"


def sweep(
    langs: Sequence[str] = OFFERED, seeds: Iterable[int] = SEEDS, many: int = QUESTIONS
) -> Iterator[tuple[Printed, str]]:
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
