"""What passes between a question and the screen: panels, answers, marks; none of it knows a rule."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field
from fractions import Fraction
from hashlib import blake2b
from types import MappingProxyType
from typing import Literal

from engine.fast_dataclass import fast_dataclass
from lessons.text.message import Message

Answer = tuple[int, ...]
"""An answer in the item's own terms.

Positions among the cards that may be picked (row after row), in the order picked; ``(-1 - k,)`` for choice ``k``
where cards may be picked as well; the one number typed (8½ as its two whole numbers, 17 and 2); the one position of a choice.
"""
Answers = tuple[Answer, ...]
"""The answers accepted so far, for questions of several steps."""
Mode = Literal["one", "many", "order", "number", "choice", "none"]
State = Literal["right", "wrong", "missed", "first"]


@fast_dataclass(frozen=True, slots=True)
class Row:
    """A row of cards by code. ``named`` False: the card is to be recognised, so a screen may only tell its look.

    Rows of layout ``aside`` share a line, and so do those of ``past``: tricks that are over. ``rings``: what is ringed on the
    pictures, each a card's code and the name of a mark (:mod:`lessons.text.highlights`). ``lit``: the places of the cards that
    are spoken of. ``seat``: at whose place of the panel's table the cards lie, in hand or open; of a trick, who led it. ``seen``:
    the places of the learner's own cards that the others have seen.
    """

    cards: tuple[str, ...]
    label: Message | None = None
    pick: bool = False
    layout: Literal["hand", "trick", "row", "grid", "aside", "past"] = "hand"
    named: bool = True
    rings: tuple[tuple[str, str], ...] = ()
    lit: tuple[int, ...] = ()
    seat: int | None = None
    seen: tuple[int, ...] = ()


@fast_dataclass(frozen=True, slots=True)
class Table:
    """The table that rows with a ``seat`` lie on. Seats go anticlockwise and seat 0 is the learner's.

    ``seats``: what they are called (:mod:`lessons.question.seats`). ``winner``: the place in the trick of the card that has
    taken it, told once nobody is asked. ``left``: how many cards each player holds, ``taken``: how many tricks each has
    made; empty where nobody can know.
    """

    seats: tuple[str, ...]
    dealer: int | None = None
    turn: int | None = None
    winner: int | None = None
    left: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()


@fast_dataclass(frozen=True, slots=True)
class Panel:
    """All a screen needs in order to ask. A panel never tells the answer.

    Mode ``one`` or ``many`` with ``choices``: cards are picked or one choice is taken instead. ``lines`` are what stands
    written so far, above the cards. ``parts``: into how many a number may be divided, 2 where halves are counted.
    ``plays``: the card picked is played, which is what the button says. ``table``: where cards are played, who sits around.
    ``numbered``: so many of the choices are the lines of something written, and what is said of an answer counts them.
    ``pack``: where the question is about one pack of cards, that pack, which is shown whatever else somebody has chosen.
    """

    mode: Mode
    prompt: Message
    rows: tuple[Row, ...] = ()
    choices: tuple[Message, ...] = ()
    at_least: int = 1
    at_most: int = 1
    lines: tuple[Message, ...] = ()
    parts: int = 1
    plays: bool = False
    table: Table | None = None
    numbered: int = 0
    pack: str = ""

    @property
    def pickable(self) -> tuple[str, ...]:
        """The cards that may be picked, row after row: an answer's positions count these."""
        return tuple(code for row in self.rows if row.pick for code in row.cards)


def named(panel: Panel) -> str:
    """A short name for all that an answer's positions count and are about: cards, choices, and what is asked of them.

    It is the same after a restart, and another one where a card is.
    """
    rows = [(row.cards, row.pick, row.layout, row.seat) for row in panel.rows]
    said = [(one.reason, sorted(one.facts.items())) for one in (panel.prompt, *panel.choices, *panel.lines)]
    return blake2b(repr((panel.mode, rows, said, panel.parts)).encode(), digest_size=6).hexdigest()


@fast_dataclass(frozen=True, slots=True)
class Mark:
    """What came of an answer: right or not, whether the question is over, why, and which cards it speaks of.

    ``cards``: position among the pickable cards -> its state. ``says`` begins with the learner's own error; ``own``: how many
    of its sentences are about the answer that was given, before what is right.
    ``diagnosis``: the misconception that alone explains this wrong answer; ``suspected``: one that may, which is only asked about
    (:mod:`lessons.question.answered.diagnosis`). ``beside``: what is to be seen side by side, a card and
    the one it was taken for, or the learner's row and the right one. ``figures``: two numbers to be compared, each with its name.
    ``title``: what stands over it instead of right or wrong. ``told``: it only tells what happened. ``rests``: what came of a step
    lies there until the learner goes on. ``refused``: the rules do not allow it, so that no advice is asked for.
    """

    ok: bool
    done: bool
    says: tuple[Message, ...]
    cards: Mapping[int, State] = field(default_factory=lambda: MappingProxyType({}))
    diagnosis: str | None = None
    suspected: str | None = None
    beside: tuple[Row, ...] = ()
    figures: tuple[tuple[Message, str], ...] = ()
    title: Message | None = None
    told: bool = False
    rests: bool = False
    refused: bool = False
    own: int = 1

    @property
    def named(self) -> str | None:
        """The misconception that is spoken of, be it said or asked about."""
        return self.diagnosis or self.suspected


class BadAnswer(ValueError):
    """What came from the browser is not an answer to this question."""


def read_reply(panel: Panel, raw: object) -> Answer:
    """Read a browser's reply to any panel.

    Cards are positions (``3`` or ``[0, 3]``), a number is one or its digits, a choice is a position; where
    cards and choices are both offered a choice is ``{"choice": 0}``.
    """
    if panel.mode == "number":
        return _number(raw, panel.parts)
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


def answer_of(number: int | Fraction) -> Answer:
    """A number as an answer."""
    exact = Fraction(number)
    return (exact.numerator,) if exact.denominator == 1 else (exact.numerator, exact.denominator)


def number_of(answer: Answer) -> int | Fraction:
    """The number of an answer, whole where it is one."""
    exact = Fraction(*answer)
    return exact.numerator if exact.denominator == 1 else exact


MOST, LONGEST = 100_000, 12
_WRITTEN = re.compile(r"([+-]?)(\d*)(?:([.,])(\d+)|(½)|/(\d+))?", re.ASCII)


def _number(raw: object, parts: int) -> Answer:
    exact = exact_number(raw)
    if exact is None or abs(exact) > MOST or (exact * parts).denominator != 1:
        raise BadAnswer("not a whole number" if parts == 1 else f"not a number in {parts} parts, such as 8.5")
    return answer_of(exact)


def exact_number(raw: object) -> Fraction | None:
    """The number meant: ``8.5``, ``8,5``, ``8½`` and ``17/2`` are one; None for what is none."""
    if isinstance(raw, bool):
        return None
    if isinstance(raw, int):
        return Fraction(raw) if abs(raw) <= MOST else None
    if isinstance(raw, float):
        return Fraction(raw) if abs(raw) <= MOST else None  # a float that is no number is not below anything
    found = _WRITTEN.fullmatch(raw.strip()) if isinstance(raw, str) and len(raw) <= LONGEST else None
    if found is None:
        return None
    sign, whole, _, decimals, half, below = found.groups()
    if not (whole or decimals or half) or (below and (not whole or not int(below))):
        return None
    exact = Fraction(int(whole or 0)) + (Fraction(int(decimals), 10 ** len(decimals)) if decimals else 0)
    exact = exact / int(below) if below else exact + (Fraction(1, 2) if half else 0)
    return -exact if sign == "-" else exact
