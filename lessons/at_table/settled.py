"""What a deal has come to, line by line: what each side has won and why, who pays whom, and where everybody stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from engine.games.sicily.deal.score import DealScore, played, score
from engine.games.sicily.deal.state import State
from engine.games.sicily.pack import COUNTING
from engine.games.sicily.settling.jochi import tally
from engine.games.sicily.settling.mineo import Jochi
from engine.sheet import Line, Points
from engine.verdict import Fact, Facts
from lessons.at_table.hand import Hand
from lessons.at_table.sitting import Sitting
from lessons.question.panel import Said
from lessons.questions.settle.played_out import MATTERS, PlayedOut
from lessons.questions.settle.reckoning import Reckoning


def settlement(sitting: Sitting) -> tuple[Said, ...]:
    """The deal that is over: the reckoning, the payments, the standings."""
    assert sitting.hand is not None
    hand, state = sitting.hand, sitting.hand.state
    result = score(state)
    jochi = isinstance(state.form.settle, Jochi)
    lines = _thrown_in(state, result) if state.contract is None else (_jochi if jochi else _points)(hand, result)
    unit = "jochi" if jochi else "points"
    paid = tuple(_pays(hand.seats, *one, unit) for one in payments(among(state, result)))
    return (*lines, *(paid or (Said("at-table.nobody-pays"),)), *_pool(state, result), *_stands(sitting, unit))


def among(state: State, result: DealScore) -> tuple[Points, ...]:
    """What is paid between players: all but what comes out of the pool or goes into it."""
    pool = next((line.points for line in result.lines if line.reason == "vanto" and state.form.pool), 0)
    bidder = state.contract.bidder if state.contract else None
    return tuple(one - pool if seat == bidder else one for seat, one in enumerate(result.payoffs))


def payments(payoffs: Sequence[Points]) -> Iterator[tuple[int, int, Points]]:
    """Who pays whom how much, so that everybody comes to what is theirs: each pays the others in turn."""
    owed = list(payoffs)
    for payer in range(len(owed)):
        for to in range(len(owed)):
            amount = min(-owed[payer], owed[to])
            if amount > 0:
                owed[payer] += amount
                owed[to] -= amount
                yield payer, to, amount


def _pays(seats: tuple[str, ...], payer: int, to: int, amount: Points, unit: str) -> Said:
    return Said(f"at-table.pays-{unit}", {"who": seats[payer], "took": seats[to], "n": amount})


def _thrown_in(state: State, result: DealScore) -> tuple[Said, ...]:
    line = result.lines[0]
    return (Said(f"at-table.over.{line.reason}", line.facts, line.source),)


def _jochi(hand: Hand, result: DealScore) -> tuple[Said, ...]:
    """Item by item, in the words of the questions about settling."""
    one = played(hand.state)
    its, contract = tally(one.contract, one.figures(COUNTING)), one.contract
    has = tuple(tuple(code for code in MATTERS if one.holds(camp, (code,))) for camp in (0, 1))
    deal = PlayedOut(its.points, its.last, (has[0], has[1]), its.captured, "scommessa" in one.announced, its.rivanto)
    reckoning = Reckoning(hand.game, hand.state.rules, (), "whole", "", deal, contract.partner is not None)
    double = (Said("at-table.double", {"cards": contract.cards}),) if contract.double else ()
    whys = tuple(reckoning.why(name) for name in reckoning.lines)
    return (*reckoning.told()[:1], *whys, *double)


def _points(hand: Hand, result: DealScore) -> tuple[Said, ...]:
    return tuple(_line(hand, line) for line in result.lines if line.points or line.reason not in ("vanto",))


def _line(hand: Hand, line: Line) -> Said:
    """A line of the reckoning by card points, with its seats by their names."""
    facts = {name: _named(hand, name, value) for name, value in line.facts.items()}
    facts |= {"n": max(line.points, -line.points), "cards": line.cards}
    off = line.facts.get("difference")
    if isinstance(off, (int, Fraction)):
        way = "even" if not line.points else "up" if line.points > 0 else "down"
        times = "" if not line.points else "-times" if line.facts["times"] != 1 else "-once"
        return Said(f"at-table.line.{line.reason}-{way}{times}", {**facts, "off": max(off, -off)}, line.source)
    won = "" if "won" not in facts else "-won" if facts["won"] else "-lost"
    return Said(f"at-table.line.{line.reason}{won}", facts, line.source)


def _named(hand: Hand, name: str, value: Fact) -> Fact:
    if name == "seats" and isinstance(value, tuple):
        return tuple(hand.seats[int(seat)] for seat in value)
    return hand.seats[value] if name in ("by", "from", "seat") and isinstance(value, int) else value


def _pool(state: State, result: DealScore) -> tuple[Said, ...]:
    return (Said("at-table.pool", {"n": result.pool or 0}),) if state.form.pool else ()


def _stands(sitting: Sitting, unit: str) -> tuple[Said, ...]:
    """Where everybody stands; a deal played once more changes nothing, and that is said."""
    assert sitting.hand is not None
    if sitting.hand.kept is not None:
        return (Said("at-table.not-counted"),)
    stands: list[Said] = []
    for seat, n in zip(sitting.game.form.order(0), sitting.stands, strict=True):
        way = "even" if not n else "up" if n > 0 else "down"
        facts: Facts = {"who": sitting.hand.seats[seat], "n": max(n, -n)}
        stands.append(Said(f"at-table.stands-{way}-{unit}", facts))
    return (Said("at-table.stands", {"n": sitting.dealt}), *stands)
