"""Which misconception a wrong answer gives away, and how sure that is: the odds against everything else that gives the same answer.

What may stand behind a wrong answer is weighed: each misconception that leads to exactly this answer, and chance. The odds of
one are its weight against all the others together. With :data:`SURE` it is said as a fact, with :data:`ASKED` it is asked about,
with less it is not spoken of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from engine.fast_dataclass import fast_dataclass
from lessons.question.kind import Answer, Answers, Item, Kind
from lessons.question.misconception import Misconception
from lessons.question.panel import Panel, number_of
from lessons.question.registry import about
from lessons.text.message import in_figures

AIMED, OTHER = 0.25, 0.05
"""How many believe a wrong rule: one that a question aims at (as in the evenings of the bots, four of sixteen), any other."""
SLIP = 0.06
"""How often somebody is wrong without a reason: in a choice, in a number, or about a single card of several."""
NUMBERS = 20
"""Among so many numbers somebody guesses who has no idea; one of two misses by one."""
TEN = 10
"""What a number is wrong by that was carried, or was not."""
NO_IDEA = frozenset({"unknown", "nobody", "for-nobody", "nothing", "none", "no-suit", "0"})
"""How choices are named that somebody takes who has no idea: that it cannot be known, that it is nobody, or nothing."""
SURE, ASKED = 10.0, 0.5
"""The odds from which a misconception is a fact, and from which it is asked about."""


@fast_dataclass(frozen=True, slots=True)
class Diagnosis:
    """A misconception (its id) behind an answer; ``odds``: for it, against all else that gives this answer."""

    misconception: str
    odds: float

    @property
    def sure(self) -> bool:
        """Does it alone explain the answer, so that it may be said as a fact?"""
        return self.odds >= SURE


def diagnose(kind: Kind[Any, Any], item: Item, given: Answers, answer: Answer) -> Diagnosis | None:
    """What stands most likely behind a wrong answer; None where nothing is likely enough to be spoken of."""
    written = kind.gives_away(item, given, answer)
    if written:
        # The answer stands in the lesson because people believe this; to a bare figure a slip leads as well.
        return Diagnosis(written, ASKED if kind.is_figure(item, given, answer) else SURE)
    behind = {belief.id: belief for belief in explaining(kind, item, given, answer)}
    if not behind:
        return None
    weights = {name: AIMED if name in item.aim else OTHER for name in behind}
    # Of two as likely, the one whose own answer it is goes before one that may also lead to it.
    straight = {name for name, belief in behind.items() if _leads_straight(kind, item, given, answer, belief)}
    best = behind[max(weights, key=lambda name: (weights[name], name in straight))]
    slip = chance(kind, item, given, answer)
    others = sum(weights.values()) - weights[best.id] + (max(slip, SLIP / 2) if best.overlooks else slip)
    odds = weights[best.id] / others
    return Diagnosis(best.id, odds) if odds >= ASKED else None


def explaining(kind: Kind[Any, Any], item: Item, given: Answers, answer: Answer) -> Iterator[Misconception]:
    """The misconceptions that lead to exactly this wrong answer."""
    meaning = kind.same(item, given, answer)
    for belief in about(kind.name):
        theirs = kind.answer_under(item, given, belief)
        others = belief.also(item, given) if belief.fits(item.game) else ()
        if any(one is not None and kind.same(item, given, one) == meaning for one in (theirs, *others)):
            yield belief


def _leads_straight(kind: Kind[Any, Any], item: Item, given: Answers, answer: Answer, belief: Misconception) -> bool:
    """Is this what the belief itself answers, and not one of the other answers that it may lead to?"""
    theirs = kind.answer_under(item, given, belief)
    return theirs is not None and kind.same(item, given, theirs) == kind.same(item, given, answer)


def chance(kind: Kind[Any, Any], item: Item, given: Answers, answer: Answer) -> float:
    """How often this very answer comes about without a reason."""
    panel, right = kind.panel(item, given), kind.right(item, given)
    if answer in kind.lures(item, given) or _at_hand(panel, answer, right):
        return SLIP / 2
    if panel.mode == "choice":
        usual = SLIP / max(1, len(panel.choices) - 1)
        no_idea = panel.choices[answer[0]].reason.rpartition(".")[2] in NO_IDEA
        return max(usual, SLIP / 2) if no_idea else usual
    if panel.mode == "number":
        if not number_of(answer):
            return SLIP / 2  # "none" is what somebody says who has no idea
        if number_of(answer) in kind.slips(item, given) or _mistyped(answer, right):
            return SLIP / 2
        near = abs(Fraction(number_of(answer)) - number_of(right)) <= 1
        return SLIP / 2 / (2 if near else NUMBERS)
    if panel.mode == "order":
        # Two neighbours that change places are one slip.
        return SLIP ** max(1, sum(one != other for one, other in zip(answer, right, strict=False)) - 1)
    able = len(kind.open_to(item, given))
    if panel.at_most > 1 and answer[0] < 0 <= right[0]:
        return SLIP / 2  # "none of them", too
    if panel.at_most == 1 or answer[0] < 0 or right[0] < 0:
        return SLIP / max(1, able + len(panel.choices) - 1)
    return _of_cards(panel, able, answer, right)


def _mistyped(answer: Answer, right: Answer) -> bool:
    """Was the right number begun and not finished, typed without a figure, or with two changed about: 1, 8, or 81 for 18?"""
    typed, whole = in_figures(number_of(answer)), in_figures(number_of(right))
    fewer = {whole[:i] + whole[i + 1 :] for i in range(len(whole))}
    changed_about = {whole[:i] + whole[i + 1] + whole[i] + whole[i + 2 :] for i in range(len(whole) - 1)}
    return typed != whole and (whole.startswith(typed) or typed in fewer | changed_about)


def _at_hand(panel: Panel, answer: Answer, right: Answer) -> bool:
    """Is it what one says in any such question: a choice beside cards, or a number with a ten that was not carried?"""
    if panel.mode == "number":
        return abs(Fraction(number_of(answer)) - number_of(right)) == TEN
    return panel.mode in ("one", "many") and bool(answer) and answer[0] < 0


def _of_cards(panel: Panel, able: int, answer: Answer, right: Sequence[int]) -> float:
    """Each card that is one too many or left out is a slip; where so many are asked for, one of the others taken instead.

    ``able``: among how many cards one chooses.
    """
    extra, missing = set(answer) - set(right), set(right) - set(answer)
    if panel.at_least != panel.at_most:
        slips = SLIP ** max(1, len(extra) + len(missing))
        if len(answer) == 1 < len(right):  # the one card to be played, say, where all that may go were asked for
            return max(slips, SLIP / (max(2, able - 1) if extra else 2))
        return slips
    others = max(1, able - len(right))
    return (SLIP / others) ** max(1, len(extra))
