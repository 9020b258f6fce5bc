"""Two players: each needs what the own bouts ask for; the winner scores 25 and the excess, the last petit ten more."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from engine.games.france.reckoning.counting import TARGETS
from engine.games.france.reckoning.scoring import GAME, PETIT_AU_BOUT
from engine.games.france.sources import TWO
from engine.sheet import Line, Points, ScoreSheet
from engine.verdict import Facts, Verdict

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Duel:
    """Half points and bouts of seats 0 and 1, and who took the petit in the last trick."""

    half_points: Pair
    bouts: Pair
    petit: int | None = None

    @property
    def winner(self) -> int | None:
        """Who reached the own target. The targets add up to 92 and the points to 91, so it is never both.

        Nobody only where a half point has strayed: the Excuse was lost and no low card could be given for it (F13).
        """
        return next((seat for seat in (0, 1) if self.half_points[seat] >= 2 * TARGETS[self.bouts[seat]]), None)

    @property
    def verdict(self) -> Verdict:
        """Has the hand a winner? Facts: the seat, points and targets of both."""
        facts: Facts = {
            "seat": self.winner,
            "targets": tuple(TARGETS[bouts] for bouts in self.bouts),
            "half_points": self.half_points,
        }
        return Verdict(self.winner is not None, "duel-won" if self.winner is not None else "duel-undecided", facts, TWO)

    def sheet(self, seat: int) -> ScoreSheet:
        """What this player scores."""
        lines = []
        if seat == self.winner:
            points, target = Fraction(self.half_points[seat], 2), TARGETS[self.bouts[seat]]
            facts: Facts = {"seat": seat, "points": points, "bouts": self.bouts[seat], "target": target}
            lines = [
                Line("game", GAME, (), {"seat": seat, "points": GAME}, TWO),
                Line("excess", _exact(points - target), (), facts, TWO),
            ]
        if seat == self.petit:
            lines.append(Line("petit-au-bout", PETIT_AU_BOUT, (), {"seat": seat, "points": PETIT_AU_BOUT}, TWO))
        return ScoreSheet(tuple(lines))

    @property
    def scores(self) -> tuple[Points, Points]:
        """What both write down."""
        return self.sheet(0).total, self.sheet(1).total

    @property
    def payoffs(self) -> tuple[Points, Points]:
        """The same as a payment between the two."""
        margin = self.scores[0] - self.scores[1]
        return margin, -margin


def reached(half_points: int, bouts: int) -> Verdict:
    """Has a player of the two, who bids nothing, reached the own target? The difference is exact, for no half is given away."""
    points, target = Fraction(half_points, 2), TARGETS[bouts]
    facts: Facts = {"points": points, "bouts": bouts, "target": target, "difference": _exact(points - target)}
    made = points >= target
    return Verdict(made, "target-reached" if made else "target-missed", facts, TWO)


def _exact(points: Fraction) -> Points:
    return int(points) if points.denominator == 1 else points
