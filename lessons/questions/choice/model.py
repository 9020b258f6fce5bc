"""A question whose answers are written in the lesson: for words and customs that no engine can work out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from lessons.question.authored import authored
from lessons.question.kind import Answer, Answers, Fault, Item, Kind, Mark, Message, Panel, Row, Table
from lessons.question.misconception import Aim, ids
from lessons.question.registry import misconceptions
from lessons.question.seats import YOU, leader_before_you, seats_of
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import FIRST, LANGS, OFFERED, Both, Cards, Slug, Source, Spec

FIGURE = re.compile(r"\b\d+\b(?!\)| of )")
"""A number in an answer that is not the one of a card: ``5 points``, not ``9 of cups`` or ``Tower (15)``."""


class Right(Both):
    """A right answer; ``why`` is said when it is taken."""

    why: Both | None = None


class Wrong(Both):
    """A wrong answer: why it is wrong, and the misconception it gives away, if it is one of the catalogue."""

    why: Both
    believes: Slug | Literal[""] = Field(
        default="",
        description="A misconception; its diagnosis and remedy are said, or it is asked about where the answer is a figure.",
    )


class ChoiceSpec(Spec):
    """The question is what is said; each right answer is right by itself."""

    say: Both = Field(description="The question.")
    right: tuple[Right, ...] = Field(min_length=1, max_length=4, description="Right answers; one of them is enough.")
    wrong: tuple[Wrong, ...] = Field(min_length=1, max_length=6, description="Wrong answers, each with its reason.")
    hints: tuple[Both, ...] = Field(default=(), max_length=3, description="Where to look, the rule, the first step.")
    source: Source | Literal[""] = Field(default="", description="Where the answer is written.")
    trick: Cards = Field(default="", description="Cards on the table, the leader's first, shown with the question.")
    hand: Cards = Field(default="", description="A hand, shown with the question.")


@dataclass(frozen=True)
class Options(Item):
    """The answers in the order shown."""

    options: tuple[Right | Wrong, ...]
    hinted: tuple[Both, ...]
    source: str
    trick: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()


class Choice(Kind[ChoiceSpec, Options]):
    name = "choice"
    Spec = ChoiceSpec
    varies = ()

    def fixed(self, spec: ChoiceSpec) -> bool:
        return True

    def impossible(self, spec: ChoiceSpec, game: Game, rules: Any) -> Iterator[Fault]:
        told = [(lang, getattr(one, lang)) for one in (*spec.right, *spec.wrong) for lang in OFFERED]
        texts = [(lang, text.casefold()) for lang, text in told if text]
        for lang, text in dict.fromkeys(texts):
            if texts.count((lang, text)) > 1:
                yield Fault("wrong", CheckerMessage("checker.same-answers", text=repr(text), lang=lang), "impossible")
        for one in spec.wrong:
            if one.believes and one.believes not in misconceptions():
                yield Fault(
                    "wrong",
                    CheckerMessage("checker.no-misconception", aim=repr(one.believes), hint=""),
                    "unknown-misconception",
                )
        trick, hand = self.cards(spec, game, "trick"), self.cards(spec, game, "hand")
        for card in hand:
            if card in trick:
                where = self.offset(spec, "hand", card)
                yield Fault("hand", CheckerMessage("checker.in-trick-too", card=card.code), "impossible", where)
        if spec.expect:
            yield Fault("expect", CheckerMessage("checker.expect-under-right"), "expect")
        if spec.aim:
            yield Fault("aim", CheckerMessage("checker.aim-of-choice"), "aim")

    def make(self, spec: ChoiceSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Options:
        options: list[Right | Wrong] = [*spec.right, *spec.wrong]
        rng.shuffle(options)
        trick, hand = self.cards(spec, game, "trick"), self.cards(spec, game, "hand")
        return Options(game, rules or game.house(), ids(aim), tuple(options), spec.hints, spec.source, trick, hand)

    def panel(self, item: Options, given: Answers = ()) -> Panel:
        choices = tuple(authored("choice.option", one) for one in item.options)
        seats = seats_of(item.game)
        leader = leader_before_you(len(item.trick), len(seats))
        trick = Row(_codes(item.trick), Message("row.trick"), layout="trick", seat=leader)
        hand = Row(_codes(item.hand), Message("row.hand"), seat=YOU)
        rows = tuple(row for row in (trick, hand) if row.cards)
        prompt = Message("ask.choice-any" if _several(item) else "ask.choice")
        return Panel("choice", prompt, rows, choices, table=Table(seats) if rows else None)

    def right(self, item: Options, given: Answers = ()) -> Answer:
        return (next(i for i, one in enumerate(item.options) if isinstance(one, Right)),)

    def is_right(self, item: Options, given: Answers, answer: Answer) -> bool:
        return isinstance(item.options[answer[0]], Right)

    def same(self, item: Options, given: Answers, answer: Answer) -> object:
        return answer

    def explain(self, item: Options, given: Answers, answer: Answer) -> Mark:
        taken = item.options[answer[0]]
        if isinstance(taken, Right):
            says = (authored("choice.why", taken.why, item.source),) if taken.why else _against_the_others(item)
            return Mark(True, True, says)
        return Mark(False, False, (authored("choice.why", taken.why, item.source),))

    def error_of(self, item: Options, given: Answers, answer: Answer) -> Mark:
        return self.explain(item, given, answer)

    def gives_away(self, item: Options, given: Answers, answer: Answer) -> str:
        taken = item.options[answer[0]]
        return taken.believes if isinstance(taken, Wrong) else ""

    def is_figure(self, item: Options, given: Answers, answer: Answer) -> bool:
        return bool(FIGURE.search(item.options[answer[0]].told(FIRST)))

    def solution(self, item: Options, given: Answers = ()) -> tuple[Message, ...]:
        return (authored("choice.is-one" if _several(item) else "choice.is", item.options[self.right(item)[0]]),)

    def hints(self, item: Options, given: Answers = ()) -> tuple[Message, Message, Message]:
        book = "rule" if item.source else "lesson"  # where no rule makes it so, the lesson gives advice
        ours = (Message("hint.choice.look"), Message(f"hint.choice.{book}", {}, item.source), _not_this(item))
        told = (*(authored("choice.why", one) for one in item.hinted), *ours[len(item.hinted) :])
        return told[0], told[1], told[2]

    def first_step(self, item: Options, given: Answers, answer: Answer) -> Message:
        """Another wrong answer than the one that was just taken; the author's own words where there are some."""
        if len(item.hinted) > len(("look", "rule")):
            return super().first_step(item, given, answer)
        return _not_this(item, item.options[answer[0]])

    def guess_rate(self, item: Options) -> float:
        return sum(isinstance(one, Right) for one in item.options) / len(item.options)

    def expected(self, item: Options) -> str:
        return " | ".join(one.told(FIRST) for one in item.options if isinstance(one, Right))

    def agrees(self, item: Options, expect: str) -> bool:
        return any(
            expect.strip() in [getattr(one, lang) for lang in LANGS] for one in item.options if isinstance(one, Right)
        )


def _not_this(item: Options, taken: Right | Wrong | None = None) -> Message:
    """That one of the wrong answers is wrong, another than the one taken; where there is no other, that any other is right."""
    wrong = next((one for one in item.options if isinstance(one, Wrong) and one is not taken), None)
    return (
        authored("hint.choice.not-this", wrong)
        if wrong
        else Message("hint.choice.any-other", {"n": len(item.options) - 1})
    )


def _codes(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)


def _against_the_others(item: Options) -> tuple[Message, ...]:
    """The reason of a right answer of which the author says none: what is wrong with each of the others."""
    return tuple(
        Message(
            "choice.not", {**_told(one), **{f"why_{lang}": why for lang, why in _told(one.why).items()}}, item.source
        )
        for one in item.options
        if isinstance(one, Wrong)
    )


def _told(both: Both) -> dict[str, str]:
    return {lang: both.told(lang) for lang in OFFERED}


def _several(item: Options) -> bool:
    """Is more than one of these answers right?"""
    return sum(isinstance(one, Right) for one in item.options) > 1


KIND = Choice()
