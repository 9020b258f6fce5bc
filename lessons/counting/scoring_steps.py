"""The figures of a count in the order of the procedure, each worked out from those before it.

A figure can be put in wrong (``over``): what follows then goes on from the wrong one, as it does on paper.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.games.bologna.counting.combinations import (
    COURTS,
    CRICCONE,
    CRICCONE_POINTS,
    DOUBLES_FROM,
    ROWS,
    SEQUENCES,
    Combination,
    combination,
)
from engine.games.bologna.counting.grande import CONTATORI, lay_out, sequence_points
from engine.games.bologna.counting.pile import ALL_CARD_POINTS, COUNT_SOURCE, LAST_TRICK, count_cards
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import PACK
from lessons.question.kind import Message

PROCEDURE = "ottocento#scoring-procedure"
SIDES = ("you", "they")


@fast_dataclass(frozen=True)
class Cell:
    """One figure. ``name`` says which (``length-swords``, ``criccone``), ``side`` whose; ``about`` is all it rests on."""

    name: str
    side: str
    value: int
    about: Mapping[str, Any]
    why: tuple[Message, ...]

    @property
    def key(self) -> str:
        return f"{self.side}.{self.name}"


@dataclass(frozen=True)
class Count:
    """What is counted: the cards of both sides, who took the last trick (None: not asked), what stood before."""

    cards: Mapping[str, tuple[Card, ...]]
    rules: BologneseRules
    last: str | None = None
    before: Mapping[str, int] | None = None

    @cached_property
    def made(self) -> Mapping[tuple[str, str], Combination | None]:
        """Side and sequence -> its cards; None where there is none."""
        return {(side, kind): combination(kind, self.cards[side], self.rules) for side in SIDES for kind in SEQUENCES}

    @cached_property
    def true(self) -> Mapping[str, Cell]:
        """Every figure as it should be, by its key."""
        return {cell.key: cell for cell in self.cells()}

    @cached_property
    def overlooked(self) -> dict[str, Mapping[str, frozenset[int]]]:
        """Side -> figure -> what it comes to with a card of that side overlooked: for ``slips``, which is asked of every answer."""
        return {}

    def cells(self, over: Mapping[str, int] | None = None) -> tuple[Cell, ...]:
        """Every figure, criccone of both sides first."""
        sheet = _Sheet(self, dict(over or {}))
        return tuple(sheet.fill())


class _Sheet:
    def __init__(self, count: Count, over: dict[str, int]) -> None:
        self.count, self.over, self.got = count, over, dict[str, int]()
        self.held = {side: frozenset([card.code for card in cards]) for side, cards in count.cards.items()}
        self.about = {
            one: {
                "side": one,
                "held": self.held[one],
                "other": self.held[other],
                "last": count.last,
                "rules": count.rules,
            }
            for one, other in (SIDES, SIDES[::-1])
        }

    def fill(self) -> Iterator[Cell]:
        for side in SIDES:
            yield from self._criccone(side)
        if self.count.last is not None:
            for side in SIDES:
                points = LAST_TRICK if side == self.count.last else 0
                nothing = "count.last-trick-yours" if self.count.last == "you" else "count.not-the-last-trick"
                reason = "last-trick" if points else nothing
                yield self._cell("last", side, points, {}, Message(reason, {"points": points}, PROCEDURE))
        for side in SIDES:
            yield from self._sequences(side)
        yield from self._points()
        if self.count.before is not None:
            yield from self._totals(self.count.before)

    def _cell(self, name: str, side: str, value: int, about: Mapping[str, Any], *why: Message) -> Cell:
        key = f"{side}.{name}"
        self.got[key] = self.over.get(key, value)
        return Cell(name, side, self.got[key], {"name": name, **self.about[side], **about}, why)

    def _criccone(self, side: str) -> Iterator[Cell]:
        held, lines, kinds = self.held[side], list[Message](), 0
        for kind, codes in CRICCONE.items():
            mine = tuple(code for code in codes if code in held)
            points = CRICCONE_POINTS[kind][len(mine) - 3] if len(mine) >= 3 else 0
            reason = "count.set" if points else f"no-{kind}"
            said = Message(
                reason,
                {"kind": kind, "n": len(mine), "points": points, "cards": mine},
                "ottocento#combinations-criccone",
            )
            yield self._cell(f"criccone-{kind}", side, points, {"kind": kind, "n": len(mine)}, said)
            kinds += self.got[f"{side}.criccone-{kind}"] > 0
            lines += [said] if points else []
        total = sum(self.got[f"{side}.criccone-{kind}"] for kind in CRICCONE) + self.over.get(f"{side}.extra", 0)
        nothing = Message("count.no-criccone", {}, "ottocento#combinations-criccone")
        yield self._cell("criccone-sum", side, total, {"sets": kinds}, *(lines or [nothing]))
        total = self.got[f"{side}.criccone-sum"]
        doubled = kinds >= DOUBLES_FROM
        facts = {"n": kinds, "points": total, "total": total * (1 + doubled)}
        said = Message("count.criccone-doubled" if doubled else "count.criccone-single", facts, PROCEDURE)
        about = {"sum": total, "sets": kinds, "rows": sum(self._length(one, side) > 0 for one in SEQUENCES)}
        yield self._cell("criccone", side, total * (1 + doubled), about, *lines, said)

    def _length(self, kind: str, side: str) -> int:
        made = self.count.made[side, kind]
        return made.length if made is not None else 0

    def _sequences(self, side: str) -> Iterator[Cell]:
        lengths = {}
        for kind in SEQUENCES:
            made = self.count.made[side, kind]
            n = made.length if made is not None else 0
            cell = self._cell(
                f"length-{kind}", side, n, {"kind": kind}, *self._row(kind, side, made.cards if made else ())
            )
            lengths[kind] = cell.value
            yield cell
        made_of = [n for n in lengths.values() if n]
        facts = {"cards": sum(made_of), "rows": len(made_of), "product": 10 * (sum(made_of) - len(made_of))}
        each = tuple(
            Message(
                "count.row-short",
                {"kind": kind, "n": n, "points": sequence_points(n)},
                "ottocento#combinations-sequences",
            )
            for kind, n in lengths.items()
            if n
        )
        table = Message("count.table" if made_of else "count.no-rows", facts, PROCEDURE)
        yield self._cell("product", side, facts["product"], facts, *each, table)
        product = self.got[f"{side}.product"]
        full = len(made_of) >= DOUBLES_FROM
        total = product if full else product // 2
        says = Message(
            "count.kept" if full else "count.halved",
            {"n": len(made_of), "product": product, "points": total},
            PROCEDURE,
        )
        sets = sum(self.got[f"{side}.criccone-{kind}"] > 0 for kind in CRICCONE)
        told = (table, says) if made_of or product else (table,)  # half of nothing need not be said
        yield self._cell("sequences", side, total, {**facts, "product": product, "sets": sets}, *each, *told)

    def _row(self, kind: str, side: str, cards: Sequence[str]) -> tuple[Message, ...]:
        source = "ottocento#combinations-sequences"
        if cards:
            return (Message("count.row", {"kind": kind, "n": len(cards), "cards": tuple(cards)}, source),)
        if kind == "grande":
            layout = lay_out(self.count.cards[side], self.count.rules)
            return (Message(layout.reason, layout.facts, layout.source),)
        return Message(f"no-{kind}", {}, source), self._lacking(kind, side)

    def _lacking(self, kind: str, side: str) -> Message:
        """Which part of it a sequence lacks that is not there."""
        held = self.held[side]
        if kind not in COURTS:
            real = sum(code in held for code in ROWS[kind] if code not in CONTATORI)
            return Message(f"count.few-real-{kind}", {"n": real})
        king, *others = COURTS[kind]
        if king not in held:
            return Message(f"count.no-king{'-they' if side == 'they' else ''}", {"card": king})
        return Message("count.few-courts", {"card": king, "n": sum(code in held for code in others)})

    def _points(self) -> Iterator[Cell]:
        yours = self.count.cards["you"]
        if len(yours) % 2:
            return
        value, pairs = sum(int(card.points) for card in yours), len(yours) // 2
        sheet = count_cards(yours)
        facts = {"sum": value, "pairs": pairs, "points": int(sheet.total)}
        yield self._cell("points", "you", facts["points"], facts, Message("count.points", facts, COUNT_SOURCE))
        rest = {"counted": self.got["you.points"], "points": ALL_CARD_POINTS - self.got["you.points"]}
        yield self._cell("points", "they", rest["points"], rest, Message("count.rest", rest, PROCEDURE))

    def _totals(self, before: Mapping[str, int]) -> Iterator[Cell]:
        for side in SIDES:
            parts = {name: self.got.get(f"{side}.{name}", 0) for name in ("criccone", "last", "sequences", "points")}
            facts = {**parts, "total": sum(parts.values())}
            yield self._cell("total", side, facts["total"], parts, Message("count.total", facts, PROCEDURE))
        for side in SIDES:
            facts = {"before": before[side], "total": self.got[f"{side}.total"]}
            facts["running"] = sum(facts.values())
            yield self._cell("running", side, facts["running"], facts, Message("count.running", facts, PROCEDURE))


def true_cells(cards: Mapping[str, Sequence[Card]], rules: BologneseRules) -> dict[str, Cell]:
    """Both sides' figures by their key, without last trick and totals."""
    both = {side: PACK.sorted(some) for side, some in cards.items()}
    return dict(Count(both, rules).true)
