"""A settlement on paper: right, or with one wrong line from which the rest goes on; which one is it?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from engine.games.sicily.sources import SCORING
from engine.verdict import Facts
from lessons.counting.on_paper import OnPaper
from lessons.question.kind import Answers, Message, Row
from lessons.question.misconception import Misconception
from lessons.questions.settle.reckoning import WINS, SettleItem

SUMS = ("each", "all")
"""What stands below the items: what each opponent pays, and what that is in all."""


@dataclass(frozen=True)
class Paper(OnPaper):
    """A settlement in jochi, for the soloist's side or (below 0) for the others."""

    reckoning: SettleItem

    @cached_property
    def should(self) -> Mapping[str, int]:
        above = {name: n for name, n in self.written.items() if name not in SUMS}
        each = summed(self.reckoning, above)["each"]
        total = summed(self.reckoning, {"each": self.written["each"]})["all"]
        return {**summed(self.reckoning, {}), "each": each, "all": total}

    @property
    def rule(self) -> Message:
        return Message("hint.settle.rule", {}, SCORING)

    def rule_of(self, name: str) -> Message:
        return Message(f"hint.settle.rule-{'pays' if name in SUMS else name}", {}, SCORING)

    @property
    def looked_at(self) -> Mapping[str, object]:
        return self.reckoning.about

    def follows(self, name: str) -> bool:
        return name in SUMS

    def shown(self) -> tuple[tuple[Row, ...], tuple[Message, ...]]:
        return self.reckoning.rows(), self.reckoning.told()

    def line(self, name: str, n: int) -> Message:
        """Of an item it names the side, of a sum it says whether the soloist wins it or loses it."""
        who = "soloist" if n > 0 else "opponents" if n < 0 else "nobody"
        whose = f"{who}." if name in SUMS or not n else ""
        return Message(f"paper.{whose}{name}", {"who": who, "n": abs(n)})

    def why(self, name: str) -> tuple[Message, ...]:
        if name in self.reckoning.lines:
            return (self.reckoning.why(name),)
        facts: Facts = {"n": abs(self.should[name]), "opponents": self.game.seats - 1}
        return (
            Message(f"paper.why-{name}{'-doubled' if name == 'each' and self.reckoning.deal.double else ''}", facts),
        )

    def signed(self, name: str, value: int, like: int) -> int:
        return _signed(value, like, name)


def on_paper(reckoning: SettleItem, error: Misconception | None, rng: Random) -> Paper | None:
    """This settlement with a line made by a wrong rule, or by a slip where none is given; None where that changes nothing."""
    right = summed(reckoning, {})
    spoilt = _by_slip(right, rng) if error is None else _by_belief(reckoning, error, right)
    if not spoilt:
        return None
    name = rng.choice(sorted(spoilt))
    written = summed(reckoning, {name: spoilt[name]})
    return _paper(reckoning, written, error.id if error else "")


def correct(reckoning: SettleItem) -> Paper:
    """This settlement as it should be."""
    return _paper(reckoning, summed(reckoning, {}), "")


def _paper(reckoning: SettleItem, written: Mapping[str, int], error: str) -> Paper:
    return Paper(reckoning.game, reckoning.rules, reckoning.aim, written, error, reckoning)


def summed(reckoning: SettleItem, written: Mapping[str, int]) -> dict[str, int]:
    """All lines, those that are ``written`` otherwise as they are written, and the sums that follow from what is above them."""
    items = {name: n for name, n in reckoning.lines.items() if name != "scommessa" or reckoning.deal.scommessa}
    lines = {name: written.get(name, n) for name, n in items.items()}
    net = sum(lines.values()) * (2 if reckoning.deal.double else 1)
    lines["each"] = written.get("each", net)
    lines["all"] = written.get("all", lines["each"] * (reckoning.game.seats - 1))
    return lines


def _by_slip(right: Mapping[str, int], rng: Random) -> dict[str, int]:
    """One item as somebody may write it in haste: for the wrong side, or forgotten."""
    name = rng.choice([name for name, n in right.items() if n and name not in SUMS] or ["rimatura"])
    return {name: rng.choice([n for n in (-right[name], 0) if n != right[name]] or [1])}


def _by_belief(reckoning: SettleItem, error: Misconception, right: Mapping[str, int]) -> dict[str, int]:
    """The lines that this wrong rule would write otherwise."""
    found = {}
    for name in right:
        value = _believed(reckoning, error, name)
        if value is not None and _signed(value, right[name], name) != right[name]:
            found[name] = _signed(value, right[name], name)
    return found


def _believed(reckoning: SettleItem, error: Misconception, name: str) -> int | None:
    if name not in SUMS:
        if abs(reckoning.lines[name]) > WINS[0]:
            return None  # more than can be answered where the item is asked for by itself
        answer = error.answer(replace(reckoning, ask="item", item=name), ())
        return None if answer is None else WINS[answer[0]]
    given: Answers = ()
    whole = replace(reckoning, ask="whole")
    for step in whole.steps:
        if step.name == name:
            answer = error.answer(whole, given)
            return None if answer is None else answer[0]
        given = (*given, step.right)
    return None


def _signed(value: int, like: int, name: str) -> int:
    """A number of jochi with the sign of what stands there, as sums are believed in without one."""
    return value if name not in SUMS or like >= 0 else -value
