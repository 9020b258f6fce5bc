"""What can be wrong with a question of a lesson: its cards, its aims, an answer that the rules do not give."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.errors import BadInput
from engine.game import Game
from engine.notation import NotationError, read_cards
from lessons.lint import giveaway
from lessons.lint.records import unread
from lessons.lint.sentences import words
from lessons.question.kind import Item, Kind
from lessons.question.registry import kinds, misconceptions
from lessons.question.sampling import NoSituation, discriminates, draw
from lessons.question.topics import TOPICS, Topics
from lessons.question.varying import without_cards
from lessons.script.card_letters import unreadable_card
from lessons.script.references import KnownNames, Sayer
from lessons.script.steps import Lesson, is_drill, kind_of
from lessons.shared_deal.moments import Family, at_its_moment, family_of
from lessons.text.skills import skills
from lessons.yamlfile.checker_message import CheckerMessage, meant
from lessons.yamlfile.fields import LANGS, CardText, Lang, Model, Spec
from lessons.yamlfile.problems import Path, Problem

SEEDS = range(1, 21)
"""A situation that is to be drawn is drawn as often as this."""
Aims = Mapping[int, str]
"""The misconceptions aimed at that can show in such a question, by their places in the list."""


@dataclass(frozen=True)
class PlacedQuestion:
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

    def problems(self, known: KnownNames, languages: Sequence[Lang]) -> Iterator[Problem]:
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
                said = CheckerMessage("checker.no-words", lang=repr(str(lang)), kind=name, code=repr(code))
                yield self.say(self.path, said, "words")

    def _wrong_aim(self, i: int, aim: str) -> Problem | None:
        at, name, told = (*self.path, "aim", i), self.kind.name, misconceptions().get(aim)
        if told is None:
            said = CheckerMessage("checker.no-misconception", aim=repr(aim), hint=meant(aim, misconceptions()))
            return self.say(at, said, "unknown-misconception")
        if not told.fits(self.game):
            return self.say(
                at,
                CheckerMessage("checker.aim-no-mistake", aim=repr(aim), why=told.missing_capability(self.game)),
                "aim",
            )
        if name not in told.kinds:
            said = CheckerMessage("checker.aim-of-kinds", aim=repr(aim), kind=name, known=", ".join(told.kinds))
            return self.say(at, said, "aim")
        return None

    def _fixed(self, aims: Aims) -> Iterator[Problem]:
        if is_drill(self.step):
            yield self.say(self.path, CheckerMessage("checker.drill-fixed"), "drill")
        item = self._draw(tuple(aims.values()), seed=1)
        yield from self._untold(item)
        if self.step.again:
            yield from self._again()
        for lang in giveaway.told_by(self.kind, item, self.step):
            yield self.say((*self.path, "say", lang), CheckerMessage("checker.giveaway"), "giveaway")
        expect = self.step.expect
        if expect and not self.kind.agrees(item, expect):
            said = CheckerMessage("checker.expect", told=repr(expect), right=repr(self.kind.expected(item)))
            yield self.say((*self.path, "expect"), said, "expect")
        for i, aim in aims.items():
            if not discriminates(self.kind, item, aim):
                yield self.say((*self.path, "aim", i), CheckerMessage("checker.aim-idle", aim=repr(aim)), "aim")

    def _again(self) -> Iterator[Problem]:
        """Where other cards are to be drawn for whoever takes the lesson again, they can be."""
        bare = without_cards(self.kind, self.step)
        if self.kind.fixed(bare):
            yield self.say((*self.path, "again"), CheckerMessage("checker.again-fixed"), "again")
            return
        try:
            for seed in SEEDS:
                draw(self.kind, bare, self.game, seed, self.rules, within=self.within)
        except NoSituation as error:
            yield self.say((*self.path, "again"), undrawn(error), "unsatisfiable")

    def _untold(self, item: Item) -> Iterator[Problem]:
        """What this situation needs, and nothing has told by then."""
        missing = sorted(self.kind.topics(item) - self.within) if self.within is not None else []
        for topic in missing:
            able = ", ".join(id_ for id_, skill in skills().items() if topic in (skill.may_need or ()))
            about = TOPICS.get(topic, topic)
            yield self.say(self.path, CheckerMessage("checker.untold", about=about, topic=topic, skills=able), "untold")

    def _drawn(self, aims: Aims) -> Iterator[Problem]:
        if self.step.expect:
            yield self.say((*self.path, "expect"), CheckerMessage("checker.expect-drawn"), "expect")
        for i, aim in (aims or {0: ""}).items():
            try:
                for seed in SEEDS:
                    self._draw((aim,) if aim else (), seed)
            except NoSituation as error:
                yield self.say((*self.path, "aim", i), undrawn(error), "unsatisfiable")

    def _of_the_deal(self) -> Iterator[Problem]:
        """A moment there is, which this kind can ask about; the deals of some seeds are gone through."""
        at, family = (*self.path, "deal"), family_of(self.game)
        if self.lesson.deal is None:
            yield self.say(at, CheckerMessage("checker.deal-none", example="deal: {dealer: left}"), "deal")
        elif family is None:
            yield self.say(at, CheckerMessage("checker.deal-of-game", game=self.game.id), "deal")
        elif self.step.deal not in family.MOMENTS:
            hint = meant(self.step.deal, family.MOMENTS)
            yield self.say(at, CheckerMessage("checker.no-moment", moment=repr(self.step.deal), hint=hint), "deal")
        elif is_drill(self.step) or self.kind.name not in family.MOMENTS[self.step.deal][0]:
            able = ", ".join(family.MOMENTS[self.step.deal][0])
            yield self.say(
                at, CheckerMessage("checker.moment-of-kinds", moment=repr(self.step.deal), known=able), "deal"
            )
        elif self.kind.fixed(self.step):
            yield self.say(at, CheckerMessage("checker.deal-and-cards"), "deal")
        elif (told := self._no_such_moment(family)) is not None:
            yield told
        else:
            for seed in SEEDS:
                try:
                    step = at_its_moment(self.step, self.lesson, seed, self.rules)
                except NoSituation as error:
                    yield self.say(("deal",), undrawn(error), "unsatisfiable")
                    return
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
                return self.say(("deal",), CheckerMessage("checker.dealer-or-record"), "deal")
            if deal.record and family.without(family.of_lesson(self.lesson, 0, self.rules), self.step.deal):
                said = CheckerMessage("checker.record-without", moment=repr(self.step.deal))
                return self.say((*self.path, "deal"), said, "deal")
        except BadInput as error:
            return self.say(("deal", "record"), unread(error, deal.record), "deal")
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
            told = unreadable_card(getattr(model, name), error, game)
            yield say((*path, name), told, error.code, offset=error.column - 1)


def undrawn(error: NoSituation) -> CheckerMessage:
    return CheckerMessage("checker.undrawn", why=error.args[0])
