"""The jochi of Mineo: rimatura, vanto, pigliata, 4 Re, arie, scommessa, rivanto, each a line of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.fast_dataclass import changed
from engine.games.sicily.contract import Contract
from engine.games.sicily.pack import ARIE, DECINE, FOUR_ARIE, KINGS
from engine.games.sicily.settling.figures import Figures
from engine.games.sicily.settling.played import Settlement
from engine.games.sicily.sources import SCORING
from engine.sheet import Line, Points
from engine.verdict import Facts

TARGET = 55
"""More than half of 109: the soloist needs 55, and the other side has 55 when the soloist has not."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The facts of a deal that jochi are paid for. Of two figures the first is the bidder's side's.

    ``captured``: the counting trumps won from the other side. ``kings`` and ``arie``: which side has all four Kings; which
    one the arie (5 with the giove, 4 without), each as +n for the bidder's side and -n for the others.
    ``scommessa``: kept, or broken, or None where it was not announced.
    """

    points: tuple[int, int]
    last: bool
    captured: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    kings: int = 0
    arie: int = 0
    scommessa: bool | None = None
    rivanto: bool = False


def tally(contract: Contract, told: Figures) -> Tally:
    """What happened in a deal of these figures."""
    ours, theirs = (tuple(code for code, by, _ in told.captured if contract.camp(by) == camp) for camp in (0, 1))
    arie = 5 if told.giove else 4
    return Tally(
        points=(told.points[0], told.points[1]) if told.points else (0, 0),  # where they are not counted
        last=told.last == 0,
        captured=(ours, theirs),
        kings=_signed(told.kings, 1),
        arie=_signed(told.arie, arie),
        scommessa=told.kept if "scommessa" in told.announced else None,
        rivanto="rivanto" in told.announced,
    )


def _signed(camp: int | None, n: int) -> int:
    """+n for the bidder's camp, -n for the others."""
    return 0 if camp is None else -n if camp else n


def rimatura(one: Tally) -> Line:
    won = one.points[0] >= TARGET
    facts: Facts = {"points": one.points[0], "others": one.points[1], "target": TARGET, "won": won}
    return Line("rimatura", 1 if won else -1, (), facts, SCORING)


def vanto(one: Tally) -> Line:
    return Line("vanto", 1 if one.last else -1, (), {"won": one.last}, SCORING)


def pigliata(one: Tally) -> Line:
    ours, theirs = one.captured
    return Line("pigliata", len(ours) - len(theirs), ours + theirs, {"ours": ours, "theirs": theirs}, SCORING)


def four_kings(one: Tally) -> Line:
    return Line("four_kings", one.kings, KINGS if one.kings else (), {"won": one.kings > 0}, SCORING)


def arie(one: Tally) -> Line:
    points = {5: 2, 4: 1, 0: 0, -4: -1, -5: -2}[one.arie]
    cards = ARIE if abs(one.arie) == 5 else FOUR_ARIE if one.arie else ()
    return Line("arie", points, cards, {"number": abs(one.arie), "won": one.arie > 0}, SCORING)


def scommessa(one: Tally) -> Line:
    points = 0 if one.scommessa is None else 1 if one.scommessa else -1
    return Line("scommessa", points, DECINE if points else (), {"won": one.scommessa}, SCORING)


def rivanto(one: Tally) -> Line:
    points = (1 if one.last else -1) if one.rivanto else 0
    return Line("rivanto", points, (), {"won": one.last, "announced": one.rivanto}, SCORING)


Item = Callable[[Tally], Line]
MINEO: tuple[Item, ...] = (rimatura, vanto, pigliata, four_kings, arie, scommessa, rivanto)
"""All payments, in the order of the source."""
LAST_TRICK_ONLY: tuple[Item, ...] = (vanto, rivanto)


def spread(contract: Contract, net: Points) -> tuple[Points, ...]:
    """A net result of the bidder's side, for every seat: whoever is alone pays or receives once for each opponent."""
    side, others = contract.camps[0], contract.camps[1]
    each = net * len(others) // len(side)
    return tuple(each if seat in side else -net for seat in range(contract.seats))


def settle_tally(contract: Contract, one: Tally, items: Sequence[Item] = MINEO) -> Settlement:
    """The payment for these facts. A solo on few cards doubles every line."""
    factor = 2 if contract.double else 1
    lines = tuple(_times(item(one), factor) for item in items)
    net = sum((line.points for line in lines), 0)
    breakdown: dict[str, Points] = {item.__name__: 0 for item in MINEO}
    return Settlement(spread(contract, net), breakdown | {line.reason: line.points for line in lines}, lines)


def _times(line: Line, factor: int) -> Line:
    return changed(line, points=line.points * factor, facts={**line.facts, "jochi": line.points, "factor": factor})
