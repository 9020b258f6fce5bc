"""What passes between a question and the screen: panels, answers, marks; none of it knows a rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from engine.verdict import NO_FACTS, Facts

Answer = tuple[int, ...]
"""An answer in the item's own terms.

Positions among the cards that may be picked (row after row), in the order picked; ``(-1 - k,)`` for choice ``k``
where cards may be picked as well; the one number typed; the one position of a choice.
"""
Given = tuple[Answer, ...]
"""The answers accepted so far, for questions of several steps."""
Mode = Literal["one", "many", "order", "number", "choice", "none"]
State = Literal["right", "wrong", "missed", "first"]


@dataclass(frozen=True, slots=True)
class Said:
    """What is to be said: a reason code and the facts that fill its sentence (:func:`lessons.words.say`)."""

    reason: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    source: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cards by code. ``named`` False: the card is to be recognised, so a screen may only tell its look.

    Rows of layout ``aside`` share a line. ``rings``: what is ringed on the pictures, each a card's code and the name of a
    mark (:mod:`lessons.rings`). ``by``: who played each card.
    """

    cards: tuple[str, ...]
    label: Said | None = None
    pick: bool = False
    layout: Literal["hand", "trick", "row", "grid", "aside"] = "hand"
    named: bool = True
    rings: tuple[tuple[str, str], ...] = ()
    by: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """All a screen needs in order to ask. A panel never tells the answer.

    Mode ``one`` or ``many`` with ``choices``: cards are picked or one choice is taken instead. ``lines`` are what stands
    written so far, above the cards.
    """

    mode: Mode
    prompt: Said
    rows: tuple[Row, ...] = ()
    choices: tuple[Said, ...] = ()
    at_least: int = 1
    at_most: int = 1
    lines: tuple[Said, ...] = ()

    @property
    def pickable(self) -> tuple[str, ...]:
        """The cards that may be picked, row after row: an answer's positions count these."""
        return tuple(code for row in self.rows if row.pick for code in row.cards)


@dataclass(frozen=True, slots=True)
class Mark:
    """What came of an answer: right or not, whether the question is over, why, and which cards it speaks of.

    ``cards``: position among the pickable cards -> its state. ``says`` begins with the learner's own error.
    ``diagnosis``: the misconception that gives exactly this wrong answer.
    """

    ok: bool
    done: bool
    says: tuple[Said, ...]
    cards: Mapping[int, State] = field(default_factory=lambda: MappingProxyType({}))
    diagnosis: str | None = None


class BadAnswer(ValueError):
    """What came from the browser is not an answer to this question."""


def read_reply(panel: Panel, raw: object) -> Answer:
    """Read a browser's reply to any panel.

    Cards are positions (``3`` or ``[0, 3]``), a number is a whole number or its digits, a choice is a position; where
    cards and choices are both offered a choice is ``{"choice": 0}``.
    """
    if panel.mode == "number":
        return (_number(raw),)
    if panel.mode == "choice":
        return (_position(raw["choice"] if isinstance(raw, dict) and "choice" in raw else raw, len(panel.choices)),)
    if panel.mode == "none":
        raise BadAnswer("this panel asks nothing")
    if isinstance(raw, dict) and set(raw) == {"choice"}:
        return (-1 - _position(raw["choice"], len(panel.choices)),)
    picked = raw if isinstance(raw, list) else [raw]
    if not panel.at_least <= len(picked) <= panel.at_most:
        raise BadAnswer(f"{len(picked)} cards; {panel.at_least} to {panel.at_most} are asked for")
    positions = tuple(_position(one, len(panel.pickable)) for one in picked)
    if len(set(positions)) != len(positions):
        raise BadAnswer("a card is there twice")
    return positions


def _position(raw: object, below: int) -> int:
    if isinstance(raw, list) and len(raw) == 1:
        raw = raw[0]
    if isinstance(raw, bool) or not isinstance(raw, int) or not 0 <= raw < below:
        raise BadAnswer(f"not a position below {below}")
    return raw


def _number(raw: object) -> int:
    if (
        isinstance(raw, str)
        and len(raw) <= 8
        and raw.strip().lstrip("+-").isascii()
        and raw.strip().lstrip("+-").isdecimal()
    ):
        try:
            raw = int(raw.strip())
        except ValueError:
            raise BadAnswer("not a whole number") from None
    if isinstance(raw, bool) or not isinstance(raw, int) or abs(raw) > 100_000:
        raise BadAnswer("not a whole number")
    return raw
