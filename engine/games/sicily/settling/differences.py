"""Settling by the difference of the card points from a target: tables of targets and multipliers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine.errors import not_so
from engine.games.sicily.contract import Contract
from engine.games.sicily.counting import ALL
from engine.games.sicily.settling.figures import Figures
from engine.games.sicily.settling.played import FinishedDeal, Settlement, Summary
from engine.protocol.ask import Request, count, whole
from engine.sheet import Line, Points
from engine.verdict import Facts


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a settlement by the difference of card points. ``bidder``/``others``: the targets of the two sides (or of
    the bidder and of each other player).

    Every player receives the camp's difference, times ``bidder_times`` or ``others_times``. ``mutual``: there are no
    targets, the camp with more points receives the difference of the two. ``mean``: the target is everybody's even share.
    """

    source: str
    bidder: int = 0
    others: int = 0
    bidder_times: int = 1
    others_times: int = 1
    mutual: bool = False
    mean: bool = False


def differences(contract: Contract, points: tuple[int, ...], terms: Terms) -> Settlement:
    """The payoffs when each camp has these card points."""
    lines = tuple(_line(contract, camp, points, terms) for camp in range(len(points)))
    payoffs = tuple(lines[contract.camp(seat)].points for seat in range(contract.seats))
    odd = sum(payoffs)
    if odd:
        # Shown, not corrected: targets and totals need not agree with other packs (S3, S25).
        lines += (Line("points-left-over", 0, (), {"points": sum(points), "left": odd}, terms.source),)
    return Settlement(payoffs, {"card_points": lines[contract.bidding_camp].points}, lines)


def _line(contract: Contract, camp: int, points: tuple[int, ...], terms: Terms) -> Line:
    bids = contract.bidder in contract.camps[camp]
    times = terms.bidder_times if bids else terms.others_times
    target: Points = terms.bidder if bids else terms.others
    reason = "over-target"
    if terms.mutual:
        target, reason = points[1 - camp], "more-than-the-others"
    elif terms.mean:
        target, reason = Fraction(sum(points), len(points)), "over-even-share"
    facts: Facts = {
        "seats": contract.camps[camp],
        "points": points[camp],
        "target": target,
        "difference": points[camp] - target,
        "times": times,
    }
    return Line(reason, (points[camp] - target) * times, (), facts, terms.source)


@dataclass(frozen=True, slots=True)
class Differences:
    """Settling by these terms, which depend on the contract and the house rules. ``kinds``: the contracts there are."""

    terms: Callable[[Contract, Any], Terms]
    kinds: tuple[str, ...]

    asks: tuple[str, ...] = ("points",)
    capturable: tuple[str, ...] = ()

    def __call__(self, played: FinishedDeal) -> Settlement:
        return self.by_points(played.contract, played.points, played.rules)

    def by_figures(self, contract: Contract, told: Figures, rules: Any, pool: int = 0) -> Settlement:
        return self.by_points(contract, told.points, rules)

    def by_points(self, contract: Contract, points: tuple[int, ...], rules: Any) -> Settlement:
        """What these card points of each camp bring."""
        return differences(contract, points, self.terms(contract, rules))

    def summary(self, seats: int) -> Summary:
        alone = self.kinds[0] == "own"
        points = [42, 35, 32][:seats] if alone else [61, 48]
        points[0] += 109 - sum(points)
        example: dict[str, Any] = {"kind": self.kinds[0], "points": points}
        example |= {"bidder": 0} if self.kinds[0] in ("solo", "chiamo", "venti") else {"dealer": seats - 1}
        about = f"kind: {' | '.join(self.kinds)}; points: [bidder's (dealer's) side, others], one a seat where all play alone"
        return Summary(about, "points", "kind bidder partner dealer", example, self._answer)

    def _answer(self, request: Request, contract: Contract) -> Settlement:
        return self.by_points(contract, read_points(request, contract), request.rules)


def read_points(request: Request, contract: Contract) -> tuple[int, ...]:
    """``points`` as one number a camp: a list, an object with ``bidder_side`` and ``others``, or the bidder's side alone."""
    value, camps = request.fields["points"], len(contract.camps)
    if isinstance(value, dict) and camps == 2 and set(value) == {"bidder_side", "others"}:
        value = [value["bidder_side"], value["others"]]
    elif isinstance(value, int) and not isinstance(value, bool) and camps == 2:
        value = [value, ALL - value]
    if not isinstance(value, list):
        names = "one number a seat" if contract.own else "two numbers, the bidder's side first"
        raise not_so("points", f"a list ({names})", value)
    return tuple(whole(one, f"points[{i}]") for i, one in enumerate(count(value, "points", camps, camps)))
