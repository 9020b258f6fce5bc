"""The phrases that two who play together may use: what does this one mean, which one says that, and who may say it when?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from engine.games.sicily.talk import Phrase
from lessons.question.kind import Answer, Answers, Fault, Message, Panel
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Step, Stepwise, StepwiseItem
from lessons.question.table_talk import explained, is_gesture, meaning, spoken
from lessons.question.table_talk import facts as facts_of
from lessons.question.topics import Topics
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Spec

OFFERED = 4
MOMENTS = ("leaders-partner before-lead", "leader before-lead", "partner during-trick")
"""Who says a phrase and when, in the order in which that is offered."""
GLOSSES = {"jocu": "jocu", "iocu": "iocu", "turnari": "turnari", "'u re": "re", "trunfu": "trunfu", "vuliti": "vuliti"}
"""Words of the phrases that help with others, by how they are written, and what is said of each."""
QUEENS = frozenset(("i-have-the-queen", "i-have-that-queen"))
"""Of the suit that was led, and of the one that is spoken of: too near to each other to be told apart."""
FIGURATIVE = ("mine-is-the-highest-left",)
"""Meanings of phrases whose words are not to be taken by themselves: their King is the best card left."""


class TalkSpec(Spec):
    """A phrase; without it one is drawn."""

    ask: Literal["means", "says", "when"] = Field(
        default="means", description="What it means, which phrase says that, or who says it when."
    )
    phrase: str = Field(default="", description="The phrase, by its code in `phrases` of the engine.")


@dataclass(frozen=True)
class TalkItem(StepwiseItem):
    """A phrase and those that are offered beside it."""

    ask: str
    phrase: Phrase
    offered: tuple[Phrase, ...]

    def build(self) -> Iterable[Step]:
        one, facts = self.phrase, facts_of(self.phrase)
        moment = f"{one.who} {one.when}"
        if self.ask == "when":
            choices = tuple(Message(f"talk.when.{_moment(some)}") for some in MOMENTS)
            right = MOMENTS.index(moment)
        else:
            choices = tuple(meaning(some) if self.ask == "means" else spoken(some) for some in self.offered)
            right = self.offered.index(one)
        prompt = Message(f"ask.talk.{self.ask}{'-gesture' if is_gesture(one) and self.ask != 'says' else ''}", facts)
        lines = (meaning(one),) if self.ask == "says" else ()
        panel = Panel("choice", prompt, choices=choices, lines=lines)
        look = "gesture" if is_gesture(one) and self.ask == "means" else self.ask
        gesture = "-gesture" if is_gesture(one) and self.ask == "when" else ""
        hints = (
            Message(f"hint.talk.look-{look}{gesture}"),
            self._rule(),
            self.another() if self.alike else Message(f"hint.talk.first-{_moment(moment)}{gesture}"),
        )
        # The meaning, or the phrase, is told by the choice itself; beside it, what sort of word it is.
        why = (Message(f"talk.sort.{'gesture' if is_gesture(one) else _moment(moment)}", {}, one.source),)
        if self.ask == "when":
            each = {i: Message(f"talk.then-{_moment(some)}{gesture}") for i, some in enumerate(MOMENTS) if i != right}
        else:
            each = {i: explained(some) for i, some in enumerate(self.offered) if i != right}
        yield Step(self.ask, panel, (right,), why, hints, each)

    def _rule(self) -> Message:
        """What the words of this phrase tell; where phrases are offered that are said at other moments, who may say what when."""
        one, means = self.phrase, self.ask == "means"
        if not self.alike:
            return Message("hint.talk.rule", {}, one.source)
        if means and is_gesture(one):
            return Message("hint.talk.rule-gesture", {}, one.source)
        about = (one,) if means else self.offered
        texts = [some.says.casefold() for some in about]
        otherwise = [some.says.casefold() for some in about if some.meaning in FIGURATIVE]
        found = [
            gloss
            for word, gloss in GLOSSES.items()
            if any(word in text for text in texts) and not any(word in text for text in otherwise)
        ]
        words = tuple(gloss for gloss in found if gloss != "iocu" or "jocu" not in found)  # two ways to write one word
        asked = one.says.endswith("?")
        if words:
            return Message(f"hint.talk.rule-words{'-asked' if means and asked else ''}", {"words": words}, one.source)
        if len({some.says.endswith("?") for some in self.offered}) == 1:  # then that tells none of them apart
            return Message("hint.talk.rule", {}, one.source)
        return Message(f"hint.talk.rule-{('asked' if asked else 'told') if means else 'says'}", {}, one.source)

    @property
    def alike(self) -> bool:
        """Are all that are offered said at the same moment, so that it tells none of them apart?"""
        return self.ask != "when" and len({(one.who, one.when) for one in self.offered}) == 1

    def another(self, taken: Phrase | None = None) -> Message:
        """What another of the phrases offered means, than the one that was taken."""
        return explained(next(some for some in self.offered if some not in (self.phrase, taken)))


class Talk(Stepwise[TalkSpec, TalkItem]):
    name = "talk"
    Spec = TalkSpec
    requires = ("ask:phrases",)
    varies = ()

    def fixed(self, spec: TalkSpec) -> bool:
        return bool(spec.phrase)

    def impossible(self, spec: TalkSpec, game: Game, rules: Any) -> Iterator[Fault]:
        known = [one.code for one in _open(game, rules or game.house(), spec.ask)]
        if not known:
            yield Fault("ask", CheckerMessage("checker.no-phrases"), "impossible")
        elif spec.phrase and spec.phrase not in known:
            yield Fault(
                "phrase",
                CheckerMessage("checker.no-phrase", phrase=repr(spec.phrase), hint=meant_or_all(spec.phrase, known)),
                "impossible",
            )

    def make(self, spec: TalkSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> TalkItem:
        rules = rules or game.house()
        every = _open(game, rules, spec.ask)
        one = next((some for some in every if some.code == spec.phrase), None) or rng.choice(every)
        # Beside it mostly phrases of the same moment: whoever says it does not tell it apart.
        others = [some for some in every if some.meaning != one.meaning and not {some.meaning, one.meaning} <= QUEENS]
        others.sort(key=lambda some: (some.when != one.when, some.who != one.who, rng.random()))
        offered = [one, *others[: OFFERED - 1]]
        rng.shuffle(offered)
        return TalkItem(game, rules, ids(aim), spec.ask, one, tuple(offered))

    def look(self, item: TalkItem, given: Answers, answer: Answer) -> Message:
        """Of a moment that was taken for another, what tells those two apart."""
        if item.ask != "when":
            return super().look(item, given, answer)
        taken, right = MOMENTS[answer[0]], f"{item.phrase.who} {item.phrase.when}"
        if taken.endswith("before-lead") and right.endswith("before-lead"):
            return Message("hint.talk.look-asks")
        return Message("hint.talk.look-means") if taken == MOMENTS[2] else super().look(item, given, answer)

    def first_step(self, item: TalkItem, given: Answers, answer: Answer) -> Message:
        if item.alike:
            return item.another(item.offered[answer[0]])
        return super().first_step(item, given, answer)

    def topics(self, item: TalkItem) -> Topics:
        """The words that are said at the same moment; those offered beside it are told there as well."""
        moment = _moment(f"{item.phrase.who} {item.phrase.when}")
        return frozenset({f"said-{'during' if moment == 'any' else moment}"})

    def decided_by(self, item: TalkItem) -> tuple[Mapping[str, object], ...]:
        return ({"ask": "phrases"},)


def _open(game: Game, rules: Any, ask: str) -> tuple[Phrase, ...]:
    """The phrases to be asked about: answers to another phrase mean nothing by themselves."""
    every: tuple[Phrase, ...] = game.form.phrases(rules)
    able = (one for one in every if ask != "when" or one.when != "any")
    return tuple(one for one in able if not one.after and not one.private and (ask != "says" or not is_gesture(one)))


def _moment(moment: str) -> str:
    return {MOMENTS[0]: "advice", MOMENTS[1]: "asking", MOMENTS[2]: "during"}.get(moment, "any")


KIND = Talk()
