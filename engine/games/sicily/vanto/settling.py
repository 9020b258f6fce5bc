"""Settling the old Vanto: card points by the size of the solo, captures, Kings and arie, ternone, scommessa, the pool."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.games.sicily.contract import Contract
from engine.games.sicily.pack import DECINE, FOUR_ARIE, KINGS
from engine.games.sicily.settling.differences import Terms, differences, read_points
from engine.games.sicily.settling.figures import Figures
from engine.games.sicily.settling.played import FinishedDeal, Settlement, Summary
from engine.games.sicily.sources import TORTORICI
from engine.protocol.ask import Request
from engine.sheet import Line, Points

TIMES: Mapping[int, int] = MappingProxyType({15: 1, 10: 2, 5: 3})
"""Solo da quindici, da dieci, da cinque."""
SCOMMESSA: Mapping[int, int] = MappingProxyType({15: 5, 10: 10, 5: 15})
"""By the number of cards with which it was announced, whatever the solo (S24)."""
CINQUINE = (*KINGS, *FOUR_ARIE)
CAPTURE, SET_OF_FOUR, TERNONE = 5, 10, 5


def terms(contract: Contract) -> Terms:
    """A chiamo as in Tortorici today (S23). A solo: every opponent pays what the soloist took above 55, once to three times."""
    if contract.kind == "chiamo":
        return Terms(TORTORICI, bidder=37, others=36)
    times = TIMES.get(contract.cards, 1)
    return Terms(TORTORICI, bidder=55, others=54, bidder_times=2 * times, others_times=times)


@dataclass(frozen=True, slots=True)
class Payment:
    """From each of the payers to each of the receivers."""

    line: Line
    to: tuple[int, ...]
    by: tuple[int, ...]
    each: int


def payments(contract: Contract, told: Figures) -> Iterator[Payment]:
    """Everything that is paid besides the card points, in the order of the source."""
    seats = range(contract.seats)
    if "scommessa" in told.announced:
        yield _scommessa(contract, told)
    for code, by, player in told.captured:
        facts = {"by": by, "from": player, "points": CAPTURE}
        line = Line("capture", CAPTURE, (code,), facts, TORTORICI)
        if contract.own:
            yield Payment(line, (by,), (player,), CAPTURE)
        else:
            yield _between(contract, line, by, CAPTURE)
    for name, index, codes in (("four_kings", told.kings, KINGS), ("arie", told.arie, FOUR_ARIE)):
        if index is not None:
            camp = contract.camps[index]
            line = Line(name, SET_OF_FOUR, codes, {"seats": camp, "points": SET_OF_FOUR}, TORTORICI)
            yield _between(contract, line, camp[0], SET_OF_FOUR)
    for seat in told.ternoni:
        line = Line("ternone", TERNONE, ("T15", "T14", "T13"), {"seat": seat, "points": TERNONE}, TORTORICI)
        yield Payment(line, (seat,), tuple(other for other in seats if other != seat), TERNONE)


def _scommessa(contract: Contract, told: Figures) -> Payment:
    points = SCOMMESSA.get(told.cards, 0)
    facts = {"won": told.kept, "cards": told.cards, "points": points}
    line = Line("scommessa", points if told.kept else -points, DECINE, facts, TORTORICI)
    return _between(contract, line, contract.bidder, points if told.kept else -points)


def _between(contract: Contract, line: Line, seat: int, each: int) -> Payment:
    """Between this seat's camp and everybody else; of two partners both receive, or pay, at the soloist's cost."""
    camp = contract.camps[contract.camp(seat)]
    return Payment(line, camp, tuple(other for other in range(contract.seats) if other not in camp), each)


def vanto(told: Figures, pool: int) -> tuple[Line, int]:
    """The announced last trick: the soloist's gain from the pool, and what lies in it afterwards."""
    if "vanto" not in told.announced:
        return Line("vanto", 0, (), {"pool": pool}, TORTORICI), pool
    won = told.last == 0
    points = pool if won else -pool
    left = 0 if won else 2 * pool
    return Line("vanto", points, (), {"won": won, "pool": pool, "left": left}, TORTORICI), left


@dataclass(frozen=True, slots=True)
class OldVanto:
    """All of it. An empty pool is filled before the deal; that is not part of the payoffs."""

    asks: tuple[str, ...] = ("points", "last", "captured", "kings", "four_arie", "scommessa", "vanto", "ternone")
    capturable: tuple[str, ...] = CINQUINE

    def __call__(self, played: FinishedDeal) -> Settlement:
        return self.by_figures(played.contract, played.figures(CINQUINE), played.rules, played.pool)

    def by_figures(self, contract: Contract, told: Figures, rules: Any, pool: int = 0) -> Settlement:
        base = self.by_points(contract, told.points, rules)
        payoffs: list[Points] = list(base.payoffs)
        names = ("scommessa", "capture", "four_kings", "arie", "ternone")
        breakdown: dict[str, Points] = {**base.breakdown, **dict.fromkeys(names, 0)}
        lines = list(base.lines)
        for one in payments(contract, told):
            before = payoffs[contract.bidder]
            for seat in one.to:
                payoffs[seat] += one.each * len(one.by)
            for seat in one.by:
                payoffs[seat] -= one.each * len(one.to)
            breakdown[one.line.reason] += payoffs[contract.bidder] - before
            lines.append(one.line)
        line, left = vanto(told, pool)
        payoffs[contract.bidder] += line.points
        breakdown["vanto"] = line.points
        return Settlement(tuple(payoffs), breakdown, (*lines, line), left)

    def by_points(self, contract: Contract, points: tuple[int, ...], rules: Any) -> Settlement:
        """What these card points of each camp bring, all else that is paid for left aside."""
        return differences(contract, points, terms(contract))

    def summary(self, seats: int) -> Summary:
        about = (
            "card points only; kind: solo | chiamo; cards: 15, 10 or 5, with which the solo was bid;"
            " points: [soloist, others], one a seat in a chiamo"
        )
        example = {"kind": "solo", "bidder": 1, "cards": 10, "points": [61, 48]}
        return Summary(about, "points", "kind bidder dealer cards", example, _answer)


def _answer(request: Request, contract: Contract) -> Settlement:
    return differences(contract, read_points(request, contract), terms(contract))
