"""The score of a hand: ((25 + difference + petit au bout) x bid) + poignées + chelem, and who pays whom."""

from __future__ import annotations

from fractions import Fraction

from engine.fast_dataclass import fast_dataclass
from engine.games.france.auction.bidding import DEFENCE, SIDES, TAKER, bid_of
from engine.games.france.reckoning.counting import TARGETS
from engine.games.france.rules import FrenchRules
from engine.games.france.sources import BONUSES, FIVE, SCORING, THREE
from engine.games.france.tricks import Sides
from engine.sheet import Line, Points, ScoreSheet
from engine.verdict import Facts, Verdict

GAME = 25
PETIT_AU_BOUT = 10
SLAM, ANNOUNCED_SLAM, FAILED_SLAM = 200, 400, -200


@fast_dataclass(frozen=True, slots=True)
class Result:
    """What is paid for. ``half_points`` and ``bouts`` are the taker's side's; ``petit``, ``slam``, ``announced`` name sides."""

    bid: str
    half_points: int
    bouts: int
    petit: int | None = None
    poignees: tuple[int, ...] = ()
    slam: int | None = None
    announced: int | None = None

    @property
    def margin(self) -> int:
        """Half points above (below: negative) what is needed."""
        return margin(self.half_points, self.bouts)

    @property
    def won(self) -> bool:
        return self.margin >= 0

    @property
    def difference(self) -> int:
        """Whole points above or below the target; an odd half counts for whoever wins the hand (F8)."""
        return difference(self.half_points, self.bouts)

    @property
    def sign(self) -> int:
        return 1 if self.won else -1

    @property
    def verdict(self) -> Verdict:
        """Is the bid made? A half point short is lost by a whole one."""
        return contract(self.half_points, self.bouts)


def margin(half_points: int, bouts: int) -> int:
    """Half points above (below: negative) what is needed with so many bouts."""
    return half_points - 2 * TARGETS[bouts]


def difference(half_points: int, bouts: int) -> int:
    """The same in whole points; an odd half counts for whoever wins the hand (F8)."""
    over = margin(half_points, bouts)
    return (abs(over) + 1) // 2 * (1 if over >= 0 else -1)


def contract(half_points: int, bouts: int) -> Verdict:
    """Are these enough points with so many bouts? Source: french#scoring."""
    facts: Facts = {
        "points": Fraction(half_points, 2),
        "bouts": bouts,
        "target": TARGETS[bouts],
        "difference": difference(half_points, bouts),
    }
    made = margin(half_points, bouts) >= 0
    return Verdict(made, "bid-made" if made else "bid-lost", facts, SCORING)


def sheet(one: Result, rules: FrenchRules) -> ScoreSheet:
    """What each defender pays the taker's side (negative: is paid), line by line. Source: french#scoring."""
    bid = bid_of(one.bid)
    times: Facts = {"bid": bid.word, "times": bid.times}
    lines = [
        Line("game", one.sign * GAME * bid.times, (), {**times, "points": GAME}, SCORING),
        Line("difference", one.difference * bid.times, (), {**one.verdict.facts, **times}, _half_source(one)),
    ]
    if one.petit is not None:
        facts = {**times, "points": PETIT_AU_BOUT, "side": SIDES[one.petit]}
        lines.append(Line("petit-au-bout", _for(one.petit) * PETIT_AU_BOUT * bid.times, (), facts, SCORING))
    for points in one.poignees:
        facts = {"points": points, "side": SIDES[TAKER if one.won else DEFENCE]}
        lines.append(Line("poignee", one.sign * points, (), facts, BONUSES))
    lines += _slam(one)
    made = ScoreSheet(tuple(lines))
    rounded = nearest(int(made.total), rules.round_to)
    if rounded != made.total:
        facts = {"points": made.total, "to": rules.round_to, "rounded": rounded}
        made += ScoreSheet((Line("rounded", rounded - made.total, (), facts, SCORING),))
    return made


def _half_source(one: Result) -> str:
    return THREE if one.margin % 2 else SCORING


def _slam(one: Result) -> list[Line]:
    """An announcement is won or lost for itself; a slam that the other side, or nobody, announced is one more thing (F5)."""
    lines = []
    if one.announced is not None:
        made = one.slam == one.announced
        points = _for(one.announced) * (ANNOUNCED_SLAM if made else FAILED_SLAM)
        reason = "slam-announced" if made else "slam-announced-and-failed"
        lines.append(Line(reason, points, (), {"points": abs(points), "side": SIDES[one.announced]}, BONUSES))
    if one.slam is not None and one.slam != one.announced:
        facts: Facts = {"points": SLAM, "side": SIDES[one.slam]}
        lines.append(Line("slam", _for(one.slam) * SLAM, (), facts, BONUSES))
    return lines


def _for(side: int) -> int:
    return 1 if side == TAKER else -1


def nearest(points: int, step: int) -> int:
    """Rounded to the nearest multiple; half way goes to the larger payment."""
    whole = (2 * abs(points) + step) // (2 * step) * step
    return whole if points >= 0 else -whole


def payoffs(per_defender: int, sides: Sides, rules: FrenchRules) -> tuple[Points, ...]:
    """What every seat gets or (negative) pays; the sum is zero. Source: french#scoring, french#five-players."""
    paid = per_defender * len(sides.defenders)
    shares: dict[int, Points] = {sides.taker: paid}
    if len(sides.with_taker) == 2 and sides.partner is not None:
        partner: Points = per_defender
        if rules.split == "equal":
            half = Fraction(paid, 2)
            partner = int(half) if half.denominator == 1 else half
        shares = {sides.taker: paid - partner, sides.partner: partner}
    return tuple(shares.get(seat, -per_defender) for seat in range(sides.seats))


def payment_lines(per_defender: int, sides: Sides, rules: FrenchRules) -> tuple[Line, ...]:
    """One line a seat: why it gets or pays that much."""
    lines = []
    for seat, points in enumerate(payoffs(per_defender, sides, rules)):
        role = "taker" if seat == sides.taker else "partner" if seat == sides.partner else "defender"
        facts: Facts = {"seat": seat, "role": role, "each": per_defender, "defenders": len(sides.defenders)}
        lines.append(Line(f"pays-{role}", points, (), facts, FIVE if sides.seats == 5 else SCORING))
    return tuple(lines)
