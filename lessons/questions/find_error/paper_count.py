"""Counts as they stand on paper: right ones, and ones with a line made by a wrong rule, the rest going on from there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Literal

from engine.cards import Card, Pack
from engine.games.bologna.counting.combinations import CRICCONE, SEQUENCES
from engine.games.bologna.house import BologneseRules
from lessons.counting.count_questions import line as on_sheet
from lessons.counting.random_piles import complement
from lessons.counting.scoring_steps import Cell, Count
from lessons.question.kind import Message
from lessons.question.registry import misconceptions
from lessons.wrong_rules.steps import wrong_figure

Of = Literal["criccone", "sequences", "pile", "sheet"]
_CRICCONE = (*(f"you.criccone-{kind}" for kind in CRICCONE), "you.criccone-sum", "you.criccone")
_SEQUENCES = (*(f"you.length-{kind}" for kind in SEQUENCES), "you.product", "you.sequences")
KEYS: dict[str, tuple[str, ...]] = {
    "criccone": _CRICCONE,
    "sequences": _SEQUENCES,
    "pile": (*_CRICCONE, "you.last", *_SEQUENCES, "you.points", "you.total"),
    "sheet": tuple(
        f"{side}.{name}" for name in ("criccone", "last", "sequences", "points", "total") for side in ("you", "they")
    ),
}
EXTRAS = ("extra-aces", "extra-moors")


@dataclass(frozen=True)
class WrittenLine:
    """A line as written, what it should say given those above it, and why."""

    said: Message
    cell: Cell
    should: int
    why: tuple[Message, ...]

    @property
    def wrong(self) -> bool:
        return self.cell.value != self.should


def correct(count: Count, of: str) -> tuple[WrittenLine, ...]:
    """The count as it should be."""
    return tuple(_line(cell, cell.value, of) for cell in _chosen(count.true, of, None))


def planted(count: Count, of: str, error: str, rng: Random) -> tuple[WrittenLine, ...] | None:
    """The count with one line by this wrong rule; None where it changes no line."""
    if error == "none":
        return None
    true, believer = count.true, misconceptions()[error].answer
    for extra in EXTRAS:
        value = wrong_figure(believer, extra, true["you.criccone-sum"].about)
        if value is not None and of in ("criccone", "pile"):
            return _with_extra(count, extra, value, of)
    spoilt = {}
    for key in KEYS[of]:
        value = wrong_figure(believer, true[key].name, true[key].about)
        if value is not None and value != true[key].value:
            spoilt[key] = value
    if not spoilt:
        return None
    key = rng.choice(sorted(spoilt))
    written = {cell.key: cell for cell in count.cells({key: spoilt[key]})}
    return tuple(
        _line(cell, true[key].value if cell.key == key else cell.value, of, true[key].why if cell.key == key else ())
        for cell in _chosen(written, of, key)
    )


def _with_extra(count: Count, extra: str, value: int, of: str) -> tuple[WrittenLine, ...]:
    # A combination there is no such thing as stands above the sum, and the sum goes on from it.
    cells = {cell.key: cell for cell in count.cells({"you.extra": value})}
    lines = [_line(cell, cell.value, of) for cell in _chosen(cells, of, None)]
    at = next(i for i, line in enumerate(lines) if line.cell.key == "you.criccone-sum")
    cell = Cell(extra, "you", value, count.true["you.criccone-sum"].about, ())
    kind = Message("count.no-such-combination", {}, "ottocento#combinations-criccone")
    return (*lines[:at], WrittenLine(Message(f"line.{extra}", {"points": value}), cell, 0, (kind,)), *lines[at:])


def counted(cards: tuple[Card, ...], pack: Pack, rules: BologneseRules, last: str) -> Count:
    """The count of these cards, beside that of all the others."""
    return Count({"you": cards, "they": complement(pack, cards)}, rules, last, {"you": 0, "they": 0})


def _chosen(by_key: Mapping[str, Cell], of: str, always: str | None) -> list[Cell]:
    """The lines written: of single combinations only those that are made, and the wrong one."""
    single = ("criccone-", "length-")
    return [
        by_key[key]
        for key in KEYS[of]
        if key in by_key
        and (by_key[key].value or key == always or not by_key[key].name.startswith(single) or key.endswith("-sum"))
    ]


def _line(cell: Cell, should: int, of: str, why: tuple[Message, ...] = ()) -> WrittenLine:
    said = Message(cell.key, {"points": cell.value}) if of == "sheet" else on_sheet(cell)
    return WrittenLine(said, cell, should, why or cell.why)
