"""Questions answered step by step: each step checked by itself, the learner's own error told first."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from math import prod
from types import MappingProxyType
from typing import Any, TypeVar

from engine.fast_dataclass import fast_dataclass
from lessons.question import for_two
from lessons.question.kind import Answer, Answers, BadAnswer, Item, Kind, Mark, Message, Panel, Row, State
from lessons.question.misconception import Misconception
from lessons.question.panel import number_of, read_reply
from lessons.text.card_names import some_of_several
from lessons.text.message import in_figures
from lessons.text.phrases import to_two
from lessons.yamlfile.fields import Spec

NONE: Answer = (-1,)
"""Of cards to be picked: none, the first (and only) choice beside them."""
Says = Mapping[int, Message]
_NOTHING: Mapping[Any, Any] = MappingProxyType({})


@fast_dataclass(frozen=True)
class Step:
    """One step: what is shown, the right answer, and why.

    ``each`` says of a pickable card why it is or is not an answer, of a wrong choice the one thing that is wrong with it (beside
    cards, under the answer that takes the choice), ``because`` in the solution why that is so; ``also`` are other right answers;
    ``about`` is what misconceptions look at to answer by their own rule; ``slips``: the numbers that a mere slip gives, ``lures``:
    the choices that something else as near leads to.
    """

    name: str
    panel: Panel
    right: Answer
    why: tuple[Message, ...]
    hints: tuple[Message, Message, Message]
    each: Says = field(default_factory=lambda: _NOTHING)
    also: frozenset[Answer] = frozenset()
    about: Mapping[str, Any] = field(default_factory=lambda: _NOTHING)
    slips: tuple[int | Fraction, ...] = ()
    lures: tuple[Answer, ...] = ()
    because: Mapping[int, tuple[Message, ...]] = field(default_factory=lambda: _NOTHING)

    def takes(self, answer: Answer) -> bool:
        """Is this answer right?"""
        return sorted(answer) == sorted(self.right) or tuple(sorted(answer)) in self.also

    def error(self, choice: int) -> Message:
        """What is said first of a wrong choice. Where there were only two, the reason gives nothing away any more."""
        if choice in self.each:
            return self.each[choice]
        return self.why[0] if len(self.panel.choices) == 2 else Message("ladder.not-that")

    @property
    def guess(self) -> float:
        """How often someone who knows nothing gets through."""
        if self.panel.mode == "choice":
            return (1 + len(self.also)) / len(self.panel.choices)
        if self.panel.mode == "one":
            return (1 + len(self.also)) / (len(self.panel.pickable) + len(self.panel.choices))
        return 0.05 if self.panel.mode == "number" else 0.1


@dataclass(frozen=True)
class StepwiseItem(Item):
    """An item whose question has one step or several."""

    @abstractmethod
    def build(self) -> Iterable[Step]:
        """The steps in their order."""

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        return tuple(for_two.step(one, self.game) for one in self.build())

    def at(self, given: Answers) -> Step:
        """The step after these answers; the last one once all are given."""
        return self.steps[min(len(given), len(self.steps) - 1)]


S = TypeVar("S", bound=Spec)
I = TypeVar("I", bound=StepwiseItem)  # noqa: E741


class Stepwise(Kind[S, I]):
    """A kind whose items are :class:`StepwiseItem`; what is left to it is the spec, and drawing."""

    def panel(self, item: I, given: Answers = ()) -> Panel:
        return item.at(given).panel

    def right(self, item: I, given: Answers = ()) -> Answer:
        return item.at(given).right

    def is_right(self, item: I, given: Answers, answer: Answer) -> bool:
        return item.at(given).takes(answer)

    def hints(self, item: I, given: Answers = ()) -> tuple[Message, Message, Message]:
        return item.at(given).hints

    def look(self, item: I, given: Answers, answer: Answer) -> Message:
        said, step = self.error_of(item, given, answer).says[0].reason, item.at(given)
        if said in self.looks:
            return to_two(Message(self.looks[said])) if item.game.seats == 2 else Message(self.looks[said])
        of_two = step.panel.mode == "choice" and len(step.panel.choices) == 2
        if of_two and answer[0] not in step.each:  # the reason has been told
            return Message("hint.the-other-of-two")
        return super().look(item, given, answer)

    def guess_rate(self, item: I) -> float:
        return max(0.001, prod(step.guess for step in item.steps))

    def first_step(self, item: I, given: Answers, answer: Answer) -> Message:
        """Of cards to be picked a right one that was left out, where the third hint names one that was picked."""
        hint, step = super().first_step(item, given, answer), item.at(given)
        if step.panel.mode != "many" or "card" not in hint.facts:
            return hint
        codes, (_, left_out) = step.panel.pickable, astray(step, answer)
        picked = {codes[i] for i in answer if i >= 0 and i in step.right}
        if (hint.facts["card"] not in picked and not _one_of_several(str(hint.facts["card"]), codes)) or not left_out:
            return hint
        # Of cards that all have one name another tells more.
        named = min(left_out, key=lambda code: _one_of_several(code, codes))
        return Message(hint.reason, {**hint.facts, "card": some_of_several((named,), codes)[0]}, hint.source)

    def slips(self, item: I, given: Answers) -> Collection[int | Fraction]:
        return item.at(given).slips

    def lures(self, item: I, given: Answers) -> Collection[Answer]:
        return item.at(given).lures

    def discriminates(self, item: I, belief: Misconception) -> bool:
        given: Answers = ()
        for step in item.steps:
            if self.answer_under(item, given, belief) is not None:
                return True
            given = (*given, step.right)
        return False

    def explain(self, item: I, given: Answers, answer: Answer) -> Mark:
        step, last = item.at(given), len(given) + 1 >= len(item.steps)
        ok = step.takes(answer)
        if step.panel.mode == "number":
            if ok:
                return Mark(True, last, step.why)
            yours, right = number_of(answer), number_of(step.right)
            figures = ((Message("ladder.yours"), in_figures(yours)), (Message("ladder.right"), in_figures(right)))
            return Mark(False, False, (off(yours, right), *step.why), figures=figures, beside=counted(step, yours))
        if step.panel.mode == "choice":
            own = () if ok or answer[0] not in step.each else (step.each[answer[0]], *step.because.get(answer[0], ()))
            return Mark(ok, ok and last, (*own, *step.why), own=len(own) or 1)
        return _picked(step, answer, ok, last)

    def error_of(self, item: I, given: Answers, answer: Answer) -> Mark:
        step = item.at(given)
        if step.panel.mode == "number":
            return Mark(False, False, (off(number_of(answer), number_of(step.right)),))
        if step.panel.mode == "choice":
            return Mark(False, False, (step.error(answer[0]),))
        if answer[0] < 0:
            some = len(step.panel.choices) == 1 and step.right[0] >= 0
            common = Message("ladder.there-is-one" if some else "ladder.not-that")
            return Mark(False, False, (step.each.get(answer[0], common),))
        right = _nearest(step, answer)
        wrong = [i for i in answer if i not in right]
        if not wrong:
            return Mark(False, False, (Message("ladder.more"),))
        return Mark(False, False, (_not_of_it(step, wrong),), dict.fromkeys(wrong, "wrong"))

    def reveal(self, item: I, given: Answers = ()) -> Mark:
        """The rest of the way, each step with its answer and its reason."""
        first = self.explain(item, given, item.at(given).right)
        says = [
            said for step in item.steps[len(given) :] for said in (*told(step.panel, step.right, step.also), *step.why)
        ]
        others = [one for one in item.at(given).also if item.at(given).panel.at_most == len(one) == 1]
        return Mark(True, True, tuple(says), {**first.cards, **{i: "right" for (i,) in others if first.cards}})

    def solution(self, item: I, given: Answers = ()) -> tuple[Message, ...]:
        step = item.at(given)
        return told(step.panel, step.right, step.also)

    def expected(self, item: I) -> str:
        return " | ".join(written(step.panel, step.right) for step in item.steps)

    def agrees(self, item: I, expect: str) -> bool:
        parts = expect.split("|")
        steps = item.steps[-1:] if len(parts) == 1 else item.steps  # an author may give just what it all comes to
        return len(parts) == len(steps) and all(map(_agrees, steps, parts))


def told(panel: Panel, right: Answer, also: Collection[Answer] = ()) -> tuple[Message, ...]:
    """The sentence that tells a step's answer outright, where the reason does not; of several right ones any of them."""
    if panel.mode == "number":
        return (Message("reveal.number", {"n": number_of(right)}),)
    if panel.mode == "choice":
        return (panel.choices[right[0]],)
    if right[0] < 0:
        choice = panel.choices[-1 - right[0]]
        return (Message("reveal.none-of-these") if choice.reason.endswith(".none") else choice,)
    if also and panel.at_most == 1:
        return (Message("reveal.one-of", {"cards": tuple(panel.pickable[i] for (i,) in sorted((right, *also)))}),)
    return (Message("reveal.cards", {"cards": tuple(panel.pickable[i] for i in right)}),)


def word(panel: Panel, place: int) -> str:
    """What a choice is called where answers are written: the end of its reason, or its place where that says nothing."""
    names = [choice.reason.rpartition(".")[2] for choice in panel.choices]
    return names[place] if names.count(names[place]) == 1 else str(place)


def written(panel: Panel, answer: Answer) -> str:
    """An answer as authors write it: a number, the word of a choice, or cards."""
    if panel.mode == "number":
        return in_figures(number_of(answer))
    if panel.mode == "choice":
        return word(panel, answer[0])
    return " ".join(word(panel, -1 - i) if i < 0 else panel.pickable[i] for i in answer)


def _agrees(step: Step, expected: str) -> bool:
    """Is this what an author expects of the step?"""
    if step.panel.mode == "number":
        try:
            return read_reply(step.panel, expected.strip()) == step.right
        except BadAnswer:
            return False
    return sorted(expected.replace(",", " ").split()) == sorted(written(step.panel, step.right).split())


def off(yours: int | Fraction, right: int | Fraction) -> Message:
    """On which side of the right number this one is."""
    return Message("ladder.too-many" if yours > right else "ladder.too-few", {"yours": yours})


def counted(step: Step, yours: int | Fraction) -> tuple[Row, ...]:
    """The cards of a row that was to be counted, with the first one that the learner's count leaves out."""
    told = step.why[0].facts.get("cards", ()) if step.why else ()
    cards = tuple(str(one) for one in told) if isinstance(told, tuple) else ()
    if (len(cards),) != step.right or len(cards) < 2:
        return ()
    here = int(yours) if 0 <= yours < len(cards) else None
    return (Row(cards, Message("ladder.the-cards"), layout="row", lit=() if here is None else (here,)),)


def _picked(step: Step, answer: Answer, ok: bool, last: bool) -> Mark:
    """The mark of cards picked: first those that do not belong, then those left out, each with its reason."""
    codes = step.panel.pickable
    right = _nearest(step, answer)
    cards: dict[int, State] = {i: "right" if i in right else "wrong" for i in answer if i >= 0}
    cards |= {i: "missed" for i in right if i >= 0 and i not in answer}
    if ok:
        return Mark(True, last, step.why, cards)
    says: list[Message] = []
    left_out = "steps.this-one" if step.panel.at_most == 1 else "steps.left-out"
    for state, reason in (("wrong", "steps.not-these"), ("missed", left_out)):
        places = sorted(i for i, found in cards.items() if found == state)
        if places:
            if reason == "steps.this-one" and step.also:
                reason, places = "steps.one-of-these", sorted(step.right + tuple(i for one in step.also for i in one))
            named = tuple(codes[i] for i in places)
            says.append(Message(reason, {"cards": some_of_several(named, codes) if state == "missed" else named}))
            says += [step.each[i] for i in places if i in step.each]
    return Mark(False, False, (*_once(says), *step.why), cards)


def astray(step: Step, answer: Answer) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards picked that do not belong, and those left out."""
    codes, right = step.panel.pickable, _nearest(step, answer)
    wrong = tuple(codes[i] for i in answer if i >= 0 and i not in right)
    return wrong, tuple(codes[i] for i in sorted(right) if i >= 0 and i not in answer)


def _one_of_several(code: str, there: Sequence[str]) -> bool:
    return some_of_several((code,), there) != (code,)


def _nearest(step: Step, answer: Answer) -> set[int]:
    """Of the right answers the one that this is nearest to."""
    return set(min((step.right, *step.also), key=lambda one: len(set(one) ^ set(answer))))


def _not_of_it(step: Step, wrong: Sequence[int]) -> Message:
    """Of cards that do not belong the reason, where all of them have the same; else that they do not."""
    codes = tuple(step.panel.pickable[i] for i in wrong)
    reasons = _once([step.each[i] for i in wrong if i in step.each])
    if len(reasons) == 1 and all(i in step.each for i in wrong):
        return reasons[0]
    if len(codes) > 1:
        return Message("steps.not-these", {"cards": codes})
    return Message("ladder.not-this-card" if step.panel.at_most == 1 else "ladder.does-not-belong", {"card": codes[0]})


def _once(says: list[Message]) -> list[Message]:
    """No reason twice; of several cards the first one's facts speak."""
    return list({said.reason: said for said in reversed(says)}.values())[::-1]
