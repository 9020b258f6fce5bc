"""Questions that stand in no lesson: cards that lie on a table, known by a name that says all of them.

``ottocento/laid-how-many-points-3f0000000000000``: the game, the kind, the cards as bits in the order of the pack.
``ottocento/laid-pile-worth-grande-3f``: the same, of a kind that asks a part of what they come to.
``ottocento/laid-legal-plays-3f-0a1c``: a hand, and the trick it plays to, the leader's card first, each card as its place in the
pack (two hexadecimal digits). House rules that bear on a pile stand behind it (``-h10``). So a question that was laid out is a step
like any other: in a room's log, in the learners' own, after a restart, as homework.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Any

from engine.cards import Card
from engine.errors import BadInput
from engine.game import Game, game
from engine.house import HouseRules
from lessons.course.course import Course
from lessons.course.loader import edition
from lessons.evening.polls.laid_ways import FIELDS, Fields, decode_house, encode_house
from lessons.question.registry import kinds
from lessons.question.sampling import NoSituation, draw_showing
from lessons.script.lesson_file import step_models
from lessons.script.steps import kind_of
from lessons.session.step_link import SEEDS, StepLink
from lessons.text.phrases import sentences
from lessons.yamlfile.fields import Both, Spec

_NAME = re.compile(
    rf"([a-z0-9]+)/laid-({'|'.join(FIELDS)})-([0-9a-f]{{1,20}})(?:-((?:[0-9a-f]{{2}}){{1,8}}))?(?:-h([0-9]+))?",
    re.ASCII,
)
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


def link_to(
    the_game: Game,
    way: str,
    cards: Sequence[Card] | frozenset[Card],
    ordered: Sequence[Card] = (),
    rules: HouseRules | None = None,
) -> StepLink:
    """Where the question about these cards is found, asked in this way (:data:`FIELDS`). What cannot be: :func:`impossible`."""
    places = {card: place for place, card in enumerate(the_game.pack)}
    bits = sum(1 << places[card] for card in cards)
    row = "".join(f"{places[card]:02x}" for card in ordered)
    house = encode_house(rules) if rules is not None and FIELDS[way].part else ""
    behind = f"{f'-{row}' if row else ''}{f'-h{house}' if house else ''}"
    return StepLink(f"{the_game.id}/laid-{way}-{bits:x}{behind}", way, 0)


def link_of(name: str) -> StepLink | None:
    """The link to the question of this name; None for what is no such name."""
    read = _read(name)
    return None if read is None else StepLink(name, read.way, 0)


def impossible(courses: Mapping[str, Course], link: StepLink) -> str:
    """Why these cards cannot be asked about, as a code; empty where they can be."""
    read = _read(link.lesson)
    if read is None:
        return "none"
    model = _model(courses, read)
    if model is None:
        return "kind"
    return _wrong(read, *model)


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
    model = _model(known, read) if read is not None else None
    if read is None or model is None or _wrong(read, *model):
        return None
    like, asked = model
    told = {
        "id": id_,
        "title": Both(**sentences()["evening.laid.title"]),
        "steps": (_spec(asked, read),),
        "deal": None,
    }
    nothing: Mapping[str, Any] = MappingProxyType({})
    lesson = like.lesson.model_copy(update=told)
    made = replace(like, lesson=lesson, seeds=nothing, within=nothing, house=nothing, shows=nothing)
    return made if read.rules is None else replace(made, rules=read.rules)


@dataclass(frozen=True)
class _LaidOutName:
    """What a name says. ``rules``: the house rules where they are not the usual ones."""

    game: Game
    way: str
    cards: tuple[Card, ...]
    ordered: tuple[Card, ...]
    rules: HouseRules | None

    @property
    def fields(self) -> Fields:
        return FIELDS[self.way]

    @property
    def kind(self) -> str:
        part = self.fields.part
        return self.way.removesuffix(f"-{part}") if part else self.way

    def is_like(self, step: Spec) -> bool:
        """Is a step of a lesson about what is asked here?"""
        kind, part = self.fields.like
        return kind_of(step) == (kind or self.kind) and (not part or getattr(step, "part", "") == part)


def _read(id_: str) -> _LaidOutName | None:
    """None for what is no such name, for no cards at all, and where cards lie in an order that the kind knows nothing of."""
    found = _NAME.fullmatch(id_)
    if found is None or (found[4] and not FIELDS[found[2]].ordered):
        return None
    try:
        the_game = game(found[1])
    except BadInput:
        return None
    pack, bits = tuple(the_game.pack), int(found[3], 16)
    row = bytes.fromhex(found[4] or "")
    if not bits or bits >> len(pack) or f"{bits:x}" != found[3] or any(place >= len(pack) for place in row):
        return None
    rules = decode_house(the_game.house(), found[5]) if found[5] and FIELDS[found[2]].part else None
    if found[5] and rules is None:
        return None
    cards = tuple(card for place, card in enumerate(pack) if bits >> place & 1)
    return _LaidOutName(the_game, found[2], cards, tuple(pack[place] for place in row), rules)


def _wrong(read: _LaidOutName, like: Course, asked: Spec) -> str:
    """What is wrong with these cards, as a code; empty where nothing is."""
    if read.fields.ordered and not read.ordered:
        return "lead"
    if len(set(read.ordered)) < len(read.ordered):
        return read.fields.unfit
    return read.fields.unfit if any(kinds()[read.kind].faults(_spec(asked, read), read.game, like.rules)) else ""


def _model(known: Mapping[str, Course], read: _LaidOutName) -> tuple[Course, Spec] | None:
    return next(
        (
            (course, step)
            for course in known.values()
            if course.lesson.game == read.game.id
            for step in course.lesson.steps
            if isinstance(step, Spec) and read.is_like(step)
        ),
        None,
    )


def _spec(like: Spec, read: _LaidOutName) -> Spec:
    asked: Any = step_models()[f"<kind {read.kind}>"]
    told = {read.fields.cards: _codes(read.cards)}
    if read.fields.ordered:
        told[read.fields.ordered] = _codes(read.ordered)
    if read.fields.part:
        told["part"] = read.fields.part
    spec: Spec = asked.model_construct(kind=read.kind, id=read.way, skill=like.skill, **told)
    return spec


def another(courses: Mapping[str, Course], link: StepLink, aim: str, rng: Random) -> StepLink | None:
    """The same asked of cards that are drawn, where no lesson asks it so; None for all other questions.

    ``aim``: a misconception that changes what they come to, where any cards do.
    """
    read = _read(link.lesson)
    model = _model(courses, read) if read is not None and read.fields.like[0] else None
    if read is None or model is None:
        return None
    drawn = _spec(model[1], replace(read, cards=()))
    for aims in ((aim,), ()) if aim else ((),):
        with suppress(NoSituation):
            seed = rng.randrange(SEEDS)
            item: Any = draw_showing(kinds()[read.kind], drawn, read.game, seed, read.rules or model[0].rules, aims)
            return link_to(read.game, read.way, item.cards, rules=read.rules)
    return None


def _codes(cards: Sequence[Card]) -> str:
    return " ".join(card.code for card in cards)
