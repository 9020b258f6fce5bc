"""Questions that stand in no lesson: cards laid out by hand, known by a name that says all of them.

``ottocento/laid-how-many-points-3f0000000000000``: the game, the kind, the cards as bits in the order of the pack. So a question
that was laid out is a step like any other: in a room's log, in the learners' own, after a restart, as homework.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from engine.cards import Card
from engine.errors import BadInput
from engine.game import Game, game
from lessons.question.registry import kinds
from lessons.script.fields import Both, Spec
from lessons.script.lesson_file import step_models
from lessons.script.loader import edition
from lessons.script.steps import kind_of
from lessons.session.course import Course
from lessons.session.step_link import StepLink
from lessons.text.phrases import sentences

FIELDS: Mapping[str, str] = {"how-many-points": "cards"}
"""The kinds that can be asked so, with the field that the cards are."""
_NAME = re.compile(r"([a-z0-9]+)/laid-([a-z-]+)-([0-9a-f]{1,20})", re.ASCII)
_MOST = 500


class WithLaidOut(Mapping[str, Course]):
    """The courses ``known``, and behind them each question that is laid out, made when it is named."""

    def __init__(self, known: Mapping[str, Course]) -> None:
        self._known = known

    def __getitem__(self, id_: str) -> Course:
        found = self._known.get(id_) or _kept(id_, self._known)
        if found is None:
            raise KeyError(id_)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


def link_to(the_game: Game, kind: str, cards: frozenset[Card]) -> StepLink:
    """Where the question about these cards is found. What cannot be asked about: :func:`impossible`."""
    bits = sum(1 << place for place, card in enumerate(the_game.pack) if card in cards)
    return StepLink(f"{the_game.id}/laid-{kind}-{bits:x}", kind, 0)


def impossible(courses: Mapping[str, Course], link: StepLink) -> str:
    """Why these cards cannot be asked about, as a code; empty where they can be."""
    read = _read(link.lesson)
    if read is None:
        return "none"
    the_game, kind, cards = read
    model = _model(courses, the_game, kind)
    if model is None:
        return "kind"
    spec = _spec(model[1], kind, cards)
    return "odd" if any(kinds()[kind].faults(spec, the_game, model[0].rules)) else ""


_made: dict[str, tuple[int, Course]] = {}
"""By name, of this edition of the lessons: a question on the table stays the same value."""


def _kept(id_: str, known: Mapping[str, Course]) -> Course | None:
    found = _made.get(id_)
    if found is not None and found[0] == edition():
        return found[1]
    made = _course(id_, known)
    if made is not None:
        if len(_made) >= _MOST:
            _made.clear()
        _made[id_] = (edition(), made)
    return made


def _course(id_: str, known: Mapping[str, Course]) -> Course | None:
    """One question, for the skill and by the source of the first lesson that asks such a one."""
    read = _read(id_)
    model = _model(known, read[0], read[1]) if read is not None else None
    if read is None or model is None:
        return None
    like, asked = model
    spec = _spec(asked, read[1], read[2])
    if any(kinds()[read[1]].faults(spec, read[0], like.rules)):
        return None
    told = {"id": id_, "title": Both(**sentences()["evening.laid.title"]), "steps": (spec,), "deal": None}
    nothing: Mapping[str, Any] = MappingProxyType({})
    return replace(
        like, lesson=like.lesson.model_copy(update=told), seeds=nothing, within=nothing, house=nothing, shows=nothing
    )


def _read(id_: str) -> tuple[Game, str, tuple[Card, ...]] | None:
    """The game, the kind and the cards of a name; None for what is no such name, and for no cards at all."""
    found = _NAME.fullmatch(id_)
    if found is None or found[2] not in FIELDS:
        return None
    try:
        the_game = game(found[1])
    except BadInput:
        return None
    pack, bits = tuple(the_game.pack), int(found[3], 16)
    if not bits or bits >> len(pack) or f"{bits:x}" != found[3]:
        return None
    return the_game, found[2], tuple(card for place, card in enumerate(pack) if bits >> place & 1)


def _model(known: Mapping[str, Course], the_game: Game, kind: str) -> tuple[Course, Spec] | None:
    return next(
        (
            (course, step)
            for course in known.values()
            if course.lesson.game == the_game.id
            for step in course.lesson.steps
            if isinstance(step, Spec) and kind_of(step) == kind
        ),
        None,
    )


def _spec(like: Spec, kind: str, cards: tuple[Card, ...]) -> Spec:
    asked: Any = step_models()[f"<kind {kind}>"]
    told = {FIELDS[kind]: " ".join(card.code for card in cards)}
    spec: Spec = asked.model_construct(kind=kind, id=kind, skill=like.skill, **told)
    return spec
