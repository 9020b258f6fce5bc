"""What can be wrong with a question of a lesson: its cards, its aims, an answer that the rules do not give."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.errors import BadInput, meant
from engine.game import Game
from engine.notation import NotationError, read_cards
from lessons.dealt.moments import Family, at_its_moment, family_of
from lessons.lint import giveaway
from lessons.lint.card_letters import otherwise
from lessons.lint.sentences import words
from lessons.question.kind import Item, Kind
from lessons.question.registry import kinds, misconceptions
from lessons.question.sampling import NoSituation, draw, shows
from lessons.question.topics import TOPICS, Topics
from lessons.question.varying import without_cards
from lessons.script.references import Known, Sayer
from lessons.script.steps import Lesson, is_drill, kind_of
from lessons.text.skills import skills
from lessons.yamlfile.fields import LANGS, CardText, Lang, Model, Spec
from lessons.yamlfile.problems import Path, Problem

SEEDS = range(1, 21)
"""A situation that is to be drawn is drawn as often as this."""
Aims = Mapping[int, str]
"""The misconceptions aimed at that can show in such a question, by their places in the list."""


@dataclass(frozen=True)
class Question:
    """A question where it stands in its lesson."""

    step: Spec
    lesson: Lesson
    path: Path
    game: Game
    rules: Any
    say: Sayer
    within: Topics | None = None
    """What has been told by then, where that is known."""

    @property
    def kind(self) -> Kind[Any, Any]:
        return kinds()[kind_of(self.step)]

    def problems(self, known: Known, languages: Sequence[Lang]) -> Iterator[Problem]:
        """Everything wrong with it; ``languages`` are those in which the lesson can be taken."""
        yield from self._words(languages)
        yield from known.skill(self.step.skill, (*self.path, "skill"), self.say)
        unreadable = list(card_fields(self.step, self.path, self.game, self.say))
        yield from unreadable
        wrong = {i: problem for i, aim in enumerate(self.step.aim) if (problem := self._wrong_aim(i, aim))}
        yield from wrong.values()
        if unreadable:
            return
        if self.step.deal:
            yield from self._of_the_deal()
            return
        faults = list(self.kind.faults(self.step, self.game, self.rules))
        yield from (self.say((*self.path, one.field), one.message, one.code, offset=one.offset) for one in faults)
        if not faults:
            aims = {i: aim for i, aim in enumerate(self.step.aim) if i not in wrong}
            yield from self._fixed(aims) if self.kind.fixed(self.step) else self._drawn(aims)

    def _words(self, languages: Sequence[Lang]) -> Iterator[Problem]:
        name = self.kind.name
        for lang in languages:
            for code in words.without(lang, name, self.game) if lang not in LANGS else ():
                said = f"a lesson in {lang!r}, but {name} says {code!r}, which has no words in it"
                yield self.say(self.path, said, "words")

    def _wrong_aim(self, i: int, aim: str) -> Problem | None:
        at, name, told = (*self.path, "aim", i), self.kind.name, misconceptions().get(aim)
        if told is None:
            return self.say(at, f"no misconception {aim!r}{meant(aim, misconceptions())}", "unknown-misconception")
        if not told.fits(self.game):
            return self.say(at, f"{aim!r} is no mistake here: {told.lacks(self.game)}", "aim")
        if name not in told.kinds:
            return self.say(at, f"{aim!r} cannot show in {name}; it can in {', '.join(told.kinds)}", "aim")
        return None

    def _fixed(self, aims: Aims) -> Iterator[Problem]:
        if is_drill(self.step):
            said = "a drill asks a fresh situation each time; take its cards out, or make it a question ('kind')"
            yield self.say(self.path, said, "drill")
        item = self._draw(tuple(aims.values()), seed=1)
        yield from self._untold(item)
        if self.step.again:
            yield from self._again()
        for lang in giveaway.told_by(self.kind, item, self.step):
            yield self.say((*self.path, "say", lang), "this text tells the answer of its question", "giveaway")
        expect = self.step.expect
        if expect and not self.kind.agrees(item, expect):
            said = f"you expect {expect!r}, the rules say {self.kind.expected(item)!r}"
            yield self.say((*self.path, "expect"), said, "expect")
        for i, aim in aims.items():
            if not shows(self.kind, item, aim):
                said = f"{aim!r} does not change the answer of this situation"
                yield self.say((*self.path, "aim", i), said, "aim")

    def _again(self) -> Iterator[Problem]:
        """Where other cards are to be drawn for whoever takes the lesson again, they can be."""
        bare = without_cards(self.kind, self.step)
        if self.kind.fixed(bare):
            said = "nothing of this question can be drawn; leave 'again' out"
            yield self.say((*self.path, "again"), said, "again")
            return
        try:
            for seed in SEEDS:
                draw(self.kind, bare, self.game, seed, self.rules, within=self.within)
        except NoSituation as error:
            yield self.say((*self.path, "again"), f"cannot be drawn: {error}", "unsatisfiable")

    def _untold(self, item: Item) -> Iterator[Problem]:
        """What this situation needs, and nothing has told by then."""
        missing = sorted(self.kind.topics(item) - self.within) if self.within is not None else []
        for topic in missing:
            able = ", ".join(id_ for id_, skill in skills().items() if topic in (skill.may_need or ()))
            said = f"this asks about {TOPICS.get(topic, topic)}, which nothing before it has told (the skills that do: {able})"
            yield self.say(self.path, said, "untold")

    def _drawn(self, aims: Aims) -> Iterator[Problem]:
        if self.step.expect:
            said = "the situation is drawn, so there is no one answer to expect"
            yield self.say((*self.path, "expect"), said, "expect")
        for i, aim in (aims or {0: ""}).items():
            try:
                for seed in SEEDS:
                    self._draw((aim,) if aim else (), seed)
            except NoSituation as error:
                yield self.say((*self.path, "aim", i), f"cannot be drawn: {error}", "unsatisfiable")

    def _of_the_deal(self) -> Iterator[Problem]:
        """A moment there is, which this kind can ask about; the deals of some seeds are gone through."""
        at, family = (*self.path, "deal"), family_of(self.game)
        if self.lesson.deal is None:
            yield self.say(at, "a moment of a deal, but the lesson has none; give it one: deal: {dealer: left}", "deal")
        elif family is None:
            yield self.say(at, f"no deals of {self.game.id} are played out; give the cards", "deal")
        elif self.step.deal not in family.MOMENTS:
            yield self.say(at, f"no moment {self.step.deal!r}{meant(self.step.deal, family.MOMENTS)}", "deal")
        elif is_drill(self.step) or self.kind.name not in family.MOMENTS[self.step.deal][0]:
            able = ", ".join(family.MOMENTS[self.step.deal][0])
            yield self.say(at, f"{self.step.deal!r} is for a question of the kind {able}", "deal")
        elif self.kind.fixed(self.step):
            yield self.say(at, "the deal gives the situation; take the cards out", "deal")
        elif (told := self._no_such_moment(family)) is not None:
            yield told
        else:
            for seed in SEEDS:
                step = at_its_moment(self.step, self.lesson, seed, self.rules)
                assert self.kind.fixed(step)
                yield from (
                    self.say(at, one.message, one.code) for one in self.kind.faults(step, self.game, self.rules)
                )

    def _no_such_moment(self, family: Family) -> Problem | None:
        """A record that is none, with its line, or one in which this moment does not come."""
        deal = self.lesson.deal
        assert deal is not None
        try:
            if bool(deal.record) == bool(deal.dealer):
                return self.say(
                    ("deal",), "a deal has a dealer, and is played anew each time, or it has a record", "deal"
                )
            if deal.record and family.without(family.of_lesson(self.lesson, 0, self.rules), self.step.deal):
                said = f"in the deal of this record there is nothing to be asked at the moment {self.step.deal!r}"
                return self.say((*self.path, "deal"), said, "deal")
        except BadInput as error:
            return self.say(("deal", "record"), f"this record cannot be read: {error.message}", "deal")
        return None

    def _draw(self, aim: tuple[str, ...], seed: int) -> Item:
        return draw(
            self.kind, self.step.model_copy(update={"aim": aim}), self.game, seed, self.rules, within=self.within
        )


def card_fields(model: Model, path: Path, game: Game, say: Sayer) -> Iterator[Problem]:
    """Every field that holds cards must be readable with the game's pack."""
    for name, info in type(model).model_fields.items():
        if not any(isinstance(one, CardText) for one in info.metadata):
            continue
        try:
            read_cards(game.pack, getattr(model, name))
        except NotationError as error:
            told = otherwise(getattr(model, name), error, game) or str(error).split(": ", 1)[-1]
            yield say((*path, name), told, error.code, offset=error.column - 1)
