"""What a skill can be asked with: the drills of its lessons, and the questions in which its misconceptions show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from engine.game import Game, game
from lessons.course import loader
from lessons.course.course import rules_of
from lessons.question.kind import Item
from lessons.question.registry import kinds, misconceptions
from lessons.question.sampling import NoSituation, aimed, discriminates, draw
from lessons.review.templates import Template, ways_of, written
from lessons.script.steps import Lesson
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.fields import Spec

TRIES, MANY = 60, 400
"""Situations looked at before a way of asking is given up; many only for what shows in no other way."""


@dataclass(frozen=True, eq=False)
class Stock:
    """All that can be asked in one game."""

    game: Game
    rules: Any
    skills: tuple[str, ...]
    drills: Mapping[str, tuple[Template, ...]]
    fixed: Mapping[str, tuple[Template, ...]]
    lessons: tuple[Lesson, ...]

    @cached_property
    def by_skill(self) -> Mapping[str, tuple[Template, ...]]:
        """Skill -> what it can be asked with; each looked for when it is first wanted."""
        return _Offer(self)

    def item(self, template: Template, seed: int) -> Item | None:
        """The question of this template and seed; None where it cannot be drawn."""
        kind = kinds()[template.kind]
        try:
            return draw(kind, template.spec("item"), self.game, seed, self.rules_of(template))
        except NoSituation:
            return None

    def rules_of(self, template: Template) -> Any:
        """The house rules it is asked by."""
        return rules_of(self.game, dict(template.rules)) if template.rules else self.rules

    def aimed(self, misconception: str) -> tuple[Template, ...]:
        """The questions in which this misconception shows."""
        wrong = misconceptions()[misconception]
        if not wrong.fits(self.game):
            return ()
        for tries in (TRIES, MANY):
            ways = (self._way(wrong.skill, kind, misconception, tries) for kind in wrong.kinds)
            found = tuple(one for one in ways if one is not None)
            if found:
                return found
        return ()

    def _way(self, skill: str, kind: str, misconception: str, tries: int) -> Template | None:
        here = [one for some in self.drills.values() for one in some if one.kind == kind and one.drawn]
        own = [one for one in here if one.skill == skill]
        # A skill that is only practised by some house rules is asked about by these.
        usual = () if any(not one.rules for one in own) else next((one.rules for one in own), ())
        ways = [(one.fields, one.rules) for one in own]
        ways += [(way, usual) for way in (*ways_of(kinds()[kind]), (), *(one.fields for one in here))]
        asks = dict.fromkeys(Template(kind, skill, (misconception,), way, rules) for way, rules in ways)
        return next((one for one in asks if self.works(one, tries)), None)

    @lru_cache(maxsize=4096)  # noqa: B019 - there is one stock for a game, and it stays
    def works(self, template: Template, tries: int = TRIES) -> bool:
        """Can it be drawn, without much searching?"""
        kind, rng = kinds()[template.kind], Random(0)
        spec = template.spec("item")
        for _ in range(tries):
            item = kind.make(spec, self.game, rng, self.rules_of(template), aimed(template.aim))
            if all(discriminates(kind, item, one) for one in template.aim):
                return True
        return False


def stocks() -> Mapping[str, Stock]:
    """Game -> all that can be asked in it, by the lessons there are."""
    return _stocks(loader.edition())


@lru_cache(maxsize=1)
def _stocks(edition: int) -> Mapping[str, Stock]:
    found = {}
    for name in dict.fromkeys(lesson.game for lesson in loader.library(CONTENT)):
        lessons = tuple(lesson for lesson in loader.library(CONTENT) if lesson.game == name)
        played = game(name)
        asked = [step.skill for one in lessons for step in one.steps if isinstance(step, Spec)]
        skills = tuple(dict.fromkeys([*asked, *(skill for one in lessons for skill in one.teaches)]))
        found[name] = Stock(
            played, rules_of(played, {}), skills, written(lessons, False), written(lessons, True), lessons
        )
    return found


class _Offer(Mapping[str, tuple[Template, ...]]):
    """The templates of a stock's skills."""

    def __init__(self, stock: Stock) -> None:
        self._stock = stock
        self._found: dict[str, tuple[Template, ...]] = {}

    def __getitem__(self, skill: str) -> tuple[Template, ...]:
        if skill not in self._found:
            if skill not in self._stock.skills:
                raise KeyError(skill)
            self._found[skill] = _templates(self._stock, skill)
        return self._found[skill]

    def __iter__(self) -> Iterator[str]:
        return iter(self._stock.skills)

    def __len__(self) -> int:
        return len(self._stock.skills)

    def __contains__(self, skill: object) -> bool:
        return skill in self._stock.skills


def _templates(stock: Stock, skill: str) -> tuple[Template, ...]:
    """Drills and misconceptions; questions whose situation is written down only where there is nothing else."""
    drills = [one for one in stock.drills.get(skill, ()) if one.drawn and stock.works(one)]
    wrong = [one.id for one in misconceptions().values() if one.skill == skill]
    aimed = [one for name in wrong for one in stock.aimed(name)]
    return tuple(dict.fromkeys([*drills, *aimed])) or stock.fixed.get(skill, ())
