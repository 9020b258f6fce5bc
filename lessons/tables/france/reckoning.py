"""What a French deal has come to, step by step: bouts and points, the contract, bonuses, and what each pays."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from engine.games.france.deal.score import DealScore, score
from engine.games.france.deal.state import State
from engine.games.france.reckoning.counting import TARGETS
from engine.sheet import Line, Points
from engine.verdict import Facts
from lessons.tables.deal_account import DealAccount
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.text.message import Message

SUMMED = (
    "game",
    "difference",
    "petit-au-bout",
    "poignee",
    "slam",
    "slam-announced",
    "slam-announced-and-failed",
    "rounded",
)
"""The lines of the reckoning that are added up; the others tell how it came to them."""


class FrenchReckoning(FamilyTable):
    """What a deal has come to."""

    def reckoning(self, hand: TableHand) -> DealAccount:
        """The deal that is over, item by item."""
        state: State = hand.state
        result = score(state)
        if state.ending != "played":
            said = tuple(_why_not(hand, line) for line in result.lines)
            return DealAccount(said, result.payoffs, result.payoffs)
        lines = tuple(_contract(hand, result) if result.result is not None else _duel(hand, result))
        most, keep = _most(lines, result)
        return DealAccount(lines, result.payoffs, result.payoffs, most=most, keep=keep)


CONTRACT = ("game", "difference")
"""The lines of the contract itself; what else is added up are bonuses."""


def _most(lines: tuple[Message, ...], result: DealScore) -> tuple[Message, str]:
    """The line that most of the points come from, and what its rule is called: a bonus that outweighs the contract, else by how
    much this was made or lost; of two players, what whoever won had and needed."""
    contract = sum((_size(line.points) for line in result.lines if line.reason in CONTRACT), Fraction(0))
    bonuses = [line for line in result.lines if line.reason in SUMMED and line.reason not in (*CONTRACT, "rounded")]
    bonus = max(bonuses, key=lambda line: _size(line.points), default=None)
    if bonus is not None and _size(bonus.points) > contract:
        return _summed(bonus), "france-" + bonus.reason.partition("-announced")[0]
    won = "at-table.line.duel-you" if result.payoffs[ME] > 0 else "at-table.line.duel"
    tells = (won if any(result.payoffs) else "at-table.line.duel-undecided", *MADE)
    return next(said for said in lines if said.reason in tells), "france"


MADE = tuple(f"at-table.line.bid-{how}{half}" for how in ("made", "lost") for half in ("", "-half"))
"""Was the contract made, and by how much?"""


def _why_not(hand: TableHand, line: Line) -> Message:
    seat = line.facts.get("seat")
    who: Facts = {"who": hand.seats[seat]} if isinstance(seat, int) else {}
    facts: Facts = {**line.facts, **who}
    return Message(f"at-table.over.{line.reason}", facts, line.source)


def _contract(hand: TableHand, result: DealScore) -> Iterator[Message]:
    state: State = hand.state
    its = result.result
    assert its is not None
    assert state.taker is not None
    yield Message("at-table.line.contract", {"who": hand.seats[state.taker], "word": its.bid.replace("_", " ")})
    yield from _excuse(result)
    for line in result.lines:
        if line.reason in ("bid-made", "bid-lost"):
            off = abs(its.difference)
            half = "-half" if its.margin % 2 else ""
            told: Facts = {**line.facts, "off": off}
            yield Message(f"at-table.line.{line.reason}{half}", told, line.source)
        elif line.reason in SUMMED:
            yield _summed(line)
    each = result.per_defender
    way = "gets" if each > 0 else "pays" if each < 0 else "even"
    yield Message(f"at-table.line.each-{way}", {"n": _size(each), "m": len(state.sides.defenders)})
    if state.partner is not None:
        share = _share(result, state.partner)
        facts: Facts = {"mate": hand.seats[state.partner], "n": share, "rest": _share(result, state.taker)}
        if each:
            yield Message(f"at-table.line.partner-{way}", facts)


def _share(result: DealScore, seat: int) -> Points:
    return _size(result.payoffs[seat])


def _size(points: Points) -> Points:
    return max(points, -points)


def _excuse(result: DealScore) -> Iterator[Message]:
    """What became of the Excuse, where it changed anything."""
    for line in result.lines:
        if line.reason in ("excuse-nothing-to-give", "excuse-lost-in-the-last-trick", "excuse-counts-four"):
            yield Message(f"at-table.line.{line.reason}", line.facts, line.source)


def _summed(line: Line) -> Message:
    """One line that is added up, for whichever side."""
    side = "up" if line.points >= 0 else "down"
    facts: Facts = {**line.facts, "n": _size(line.points), "off": abs(_whole(line.facts.get("difference")))}
    times = "-once" if line.facts.get("times") == 1 else ""
    return Message(f"at-table.line.{line.reason}-{side}{times}", facts, line.source)


def _whole(fact: object) -> int:
    return fact if isinstance(fact, int) else 0


def _duel(hand: TableHand, result: DealScore) -> Iterator[Message]:
    duel = result.duel
    assert duel is not None
    yield from _excuse(result)
    for seat in (ME, 1 - ME):
        bouts, points = duel.bouts[seat], Fraction(duel.half_points[seat], 2)
        facts: Facts = {"who": hand.seats[seat], "points": points, "bouts": bouts, "target": TARGETS[bouts]}
        yield Message(f"at-table.line.duel{'-you' if seat == ME else ''}", facts, duel.verdict.source)
    if duel.winner is None:
        yield Message("at-table.line.duel-undecided", {}, duel.verdict.source)
    for seat in (0, 1):
        for line in duel.sheet(seat):
            yield Message(
                f"at-table.line.duel-{line.reason}",
                {**line.facts, "who": hand.seats[seat], "n": line.points},
                line.source,
            )
