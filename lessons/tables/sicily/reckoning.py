"""What a Sicilian deal has come to, line by line: what each side has won and why, and what is paid."""

from __future__ import annotations

from fractions import Fraction

from engine.games.sicily.deal.score import DealScore, played, score
from engine.games.sicily.deal.state import State
from engine.games.sicily.pack import COUNTING
from engine.games.sicily.settling.jochi import tally
from engine.games.sicily.settling.mineo import Jochi
from engine.sheet import Line, Points
from engine.verdict import Fact
from lessons.questions.settle.played_out import MATTERS, PlayedOut
from lessons.questions.settle.reckoning import SettleItem
from lessons.tables.deal_account import DealAccount
from lessons.tables.hand import FamilyTable, TableHand
from lessons.text.message import Message


class SicilianReckoning(FamilyTable):
    """What a deal has come to."""

    def reckoning(self, hand: TableHand) -> DealAccount:
        """The deal that is over, item by item."""
        state = hand.state
        result = score(state)
        jochi = isinstance(state.form.settle, Jochi)
        unit = "jochi" if jochi else "points"
        paid, pool, after = among(state, result), result.pool or 0, _pool(state, result)
        if state.contract is None:
            return DealAccount(_thrown_in(state, result), paid, result.payoffs, pool, after, unit)
        lines, most = (_jochi if jochi else _points)(hand, result)
        return DealAccount(lines, paid, result.payoffs, pool, after, unit, most, f"sicily-{unit}")


def among(state: State, result: DealScore) -> tuple[Points, ...]:
    """What is paid between players: all but what comes out of the pool or goes into it."""
    pool = next((line.points for line in result.lines if line.reason == "vanto" and state.form.pool), 0)
    bidder = state.contract.bidder if state.contract else None
    return tuple(one - pool if seat == bidder else one for seat, one in enumerate(result.payoffs))


def _thrown_in(state: State, result: DealScore) -> tuple[Message, ...]:
    line = result.lines[0]
    return (Message(f"at-table.over.{line.reason}", line.facts, line.source),)


def _jochi(hand: TableHand, result: DealScore) -> tuple[tuple[Message, ...], Message]:
    """Item by item, in the words of the questions about settling; and the item that brought most."""
    one = played(hand.state)
    its, contract = tally(one.contract, one.figures(COUNTING)), one.contract
    has = tuple(tuple(code for code in MATTERS if one.holds(camp, (code,))) for camp in (0, 1))
    deal = PlayedOut(its.points, its.last, (has[0], has[1]), its.captured, "scommessa" in one.announced, its.rivanto)
    reckoning = SettleItem(hand.game, hand.state.rules, (), "whole", "", deal, contract.partner is not None)
    double = (Message("at-table.double", {"cards": contract.cards}),) if contract.double else ()
    whys = {name: reckoning.why(name) for name in reckoning.lines}
    most = max(reckoning.lines, key=lambda name: abs(reckoning.lines[name]))
    return (*reckoning.told()[:1], *whys.values(), *double), whys[most]


def _points(hand: TableHand, result: DealScore) -> tuple[tuple[Message, ...], Message]:
    """Line by line, and the line that brought most."""
    counted = [line for line in result.lines if line.points or line.reason not in ("vanto",)]
    most = max(counted, key=lambda line: max(line.points, -line.points))
    return tuple(_line(hand, line) for line in counted), _line(hand, most)


def _line(hand: TableHand, line: Line) -> Message:
    """A line of the reckoning by card points, with its seats by their names."""
    facts = {name: _named(hand, name, value) for name, value in line.facts.items()}
    facts |= {"n": max(line.points, -line.points), "cards": line.cards}
    off = line.facts.get("difference")
    if isinstance(off, (int, Fraction)):
        way = "even" if not line.points else "up" if line.points > 0 else "down"
        times = "" if not line.points else "-times" if line.facts["times"] != 1 else "-once"
        return Message(f"at-table.line.{line.reason}-{way}{times}", {**facts, "off": max(off, -off)}, line.source)
    won = "" if "won" not in facts else "-won" if facts["won"] else "-lost"
    return Message(f"at-table.line.{line.reason}{won}", facts, line.source)


def _named(hand: TableHand, name: str, value: Fact) -> Fact:
    if name == "seats" and isinstance(value, tuple):
        return tuple(hand.seats[int(seat)] for seat in value)
    return hand.seats[value] if name in ("by", "from", "seat") and isinstance(value, int) else value


def _pool(state: State, result: DealScore) -> tuple[Message, ...]:
    return (Message("at-table.pool", {"n": result.pool or 0}),) if state.form.pool else ()
