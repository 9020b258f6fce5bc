"""The end of a deal by the fields of a form, and the fields of an end: one cannot ask for what the other does not write."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.games.sicily import scorekeeper
from engine.games.sicily.contract import Contract
from engine.games.sicily.scorekeeper import Deal, End, Start, Thrown
from engine.games.sicily.scorekeeper.counting import contract_of
from engine.games.sicily.scorekeeper.plausible import totals
from engine.games.sicily.settling.figures import Captured, Figures
from lessons.moves.move import MoveRefused
from lessons.score_forms.seated import SeatedFamily, SeatedStart
from lessons.score_forms.values import DealEnd, Told, many_of, one_of
from lessons.text.message import Message

THROWN = "thrown"
NOBODY = "nobody"


def end_of(start: Start, hand: int, kind: str, told: Told) -> End:
    """A deal's end by the fields of its form. Errors: :class:`MoveRefused` where something is missing."""
    if kind == THROWN:
        return Thrown(hand, _paid(start, told))
    form = start.form
    if kind not in form.kinds:
        raise MoveRefused("bad-move", f"value.kind: {kind}")
    bidder, partner = one_of(told, "bidder"), one_of(told, "partner")
    bare = Deal(hand, kind, bidder, Figures(), one_of(told, "on") or 0, partner)
    if kind in ("solo", "chiamo", "venti") and bidder is None:
        raise _missing("bidder")
    if form.may_call and kind in ("chiamo", "venti") and "partner" not in told:
        raise _missing("partner")
    if any(seat is not None and seat >= form.seats for seat in (bidder, partner)):
        raise MoveRefused("bad-move", "value.told: seat")
    few = bare.cards if bare.cards != form.size else 0
    return Deal(hand, kind, bidder, _figures(start, contract_of(start, bare), told), few, partner)


def laid_deal(start: Start, kind: str, told: Told) -> Deal:
    """What is told of a deal whose cards lie on the table: who plays by what, captures and announcements. Errors: Refused."""
    form = start.form
    bidder, partner = one_of(told, "bidder"), one_of(told, "partner")
    seats = range(form.seats)
    if kind not in form.kinds or any(seat is not None and seat not in seats for seat in (bidder, partner)):
        raise MoveRefused("bad-move", "value.told")
    bare = Deal(1, kind, bidder or 0, Figures(), one_of(told, "on") or 0, partner if partner != (bidder or 0) else None)
    if bare.cards == form.size:
        bare = replace(bare, cards=0)
    contract = contract_of(start, bare)
    camps, last, ternone = range(len(contract.camps)), one_of(told, "last"), one_of(told, "ternone")
    announced = {name for name in ("scommessa", "rivanto", "vanto") if name in many_of(told, "announced")}
    return replace(
        bare,
        figures=Figures(
            last=last if last in camps else None,
            captured=_captured(contract, told, form.settle.capturable),
            announced=frozenset(announced & set(form.declares)),
            cards=one_of(told, "scommessa_on") or 0,
            ternoni=(ternone,) if ternone is not None and ternone in seats else (),
        ),
    )


def _captured(contract: Contract, told: Told, capturable: tuple[str, ...]) -> tuple[Captured, ...]:
    camps = range(len(contract.camps))
    return tuple(
        (code, contract.camps[by][0], contract.camps[loser][0])
        for by in camps
        for loser in camps
        for code in many_of(told, f"captured.{by}.{loser}")
        if by != loser and code in capturable
    )


def _figures(start: Start, contract: Contract, told: Told) -> Figures:
    asks = start.form.settle.asks
    scommessa = told.get("scommessa")
    announced = {name for name in many_of(told, "announced") if name in ("rivanto", "vanto")}
    announced |= {"scommessa"} if scommessa in ("kept", "lost") else set()
    arie, _, number = str(told.get("arie") or "").partition(":")
    ternone = one_of(told, "ternone")
    last = one_of(told, "last")
    if "last" in asks and last is None and ("vanto" not in asks or "vanto" in announced):
        raise _missing("last")
    return Figures(
        points=_points(start, contract, told) if "points" in asks else (),
        last=last,
        captured=_captured(contract, told, start.form.settle.capturable),
        kings=one_of(told, "kings"),
        arie=int(arie) if arie.isdecimal() else None,
        giove=number == "5",
        announced=frozenset(announced),
        kept=scommessa == "kept",
        cards=(one_of(told, "scommessa_on") or 0) if scommessa in ("kept", "lost") else 0,
        ternoni=() if ternone is None else (ternone,),
    )


def _points(start: Start, contract: Contract, told: Told) -> tuple[int, ...]:
    """One figure may be left out where all together are always the same."""
    camps = len(contract.camps)
    given = [one_of(told, f"points.{camp}") for camp in range(camps)]
    may = totals(start.form, camps)
    if given.count(None) == 1 and len(may) == 1:
        rest = max(may) - sum(one for one in given if one is not None)
        given[given.index(None)] = max(rest, 0)  # more than there is: the sum is refused
    if None in given:
        raise _missing("points")
    return tuple(one for one in given if one is not None)


def _paid(start: Start, told: Told) -> tuple[int, ...]:
    seats = range(start.form.seats)
    payers = {int(one) for one in many_of(told, "payers") if one.isdecimal()}
    taker = one_of(told, "taker")
    if payers or taker is not None:
        return tuple(len(payers) * (seat == taker) - (seat in payers) for seat in seats)
    return tuple((one_of(told, f"takes.{seat}") or 0) - (one_of(told, f"pays.{seat}") or 0) for seat in seats)


def told_of(start: Start, end: End) -> tuple[str, dict[str, Any]]:
    """The kind of an end and the fields of its form, filled with what was written: :func:`end_of` backwards."""
    if isinstance(end, Thrown):
        payers = [str(seat) for seat, one in enumerate(end.paid) if one < 0]
        taker = next((seat for seat, one in enumerate(end.paid) if one > 0), None)
        amounts = {f"pays.{seat}": -one for seat, one in enumerate(end.paid) if one < 0}
        amounts |= {f"takes.{seat}": one for seat, one in enumerate(end.paid) if one > 0}
        return THROWN, {"payers": payers, "taker": None if taker is None else str(taker), **amounts}
    its, contract, asks = end.figures, contract_of(start, end), start.form.settle.asks
    told: dict[str, Any] = {f"points.{camp}": one for camp, one in enumerate(its.points) if "points" in asks}
    for code, by, loser in its.captured:
        told.setdefault(f"captured.{contract.camp(by)}.{contract.camp(loser)}", []).append(code)
    seats = {"bidder": end.bidder, "last": its.last, "kings": its.kings if "kings" in asks else None}
    told |= {name: str(one) for name, one in seats.items() if one is not None}
    told |= {"partner": NOBODY if end.partner is None else str(end.partner), "on": str(end.cards or start.form.size)}
    if its.arie is not None and {"arie", "four_arie"} & set(asks):
        told["arie"] = f"{its.arie}:5" if its.giove and "arie" in asks else str(its.arie)
    if "scommessa" in its.announced:
        told |= {"scommessa": "kept" if its.kept else "lost", "scommessa_on": str(its.cards)}
    told["announced"] = sorted(its.announced - {"scommessa"})
    if its.ternoni:
        told["ternone"] = str(its.ternoni[0])
    return end.kind, told


def _missing(field: str) -> MoveRefused:
    return MoveRefused("in-words", said=Message(f"keeper.jochi.missing.{field}"))


class _MatchStartValue(SeatedStart):
    def entry(self, before: object) -> Start:
        begun: Start = self.begun(Start, "sicily")
        return begun


class _DealEndValue(DealEnd):
    def entry(self, before: Start) -> End:
        return end_of(before, self.hand, self.kind, self.told)


class SicilianMatches(SeatedFamily):
    """Matches of the Sicilian games."""

    start_type = Start
    values = {"start": _MatchStartValue, "deal": _DealEndValue}
    fold, judge = staticmethod(scorekeeper.fold), staticmethod(scorekeeper.judge)
    judge_start, add = staticmethod(scorekeeper.judge_start), staticmethod(scorekeeper.add)


SICILY = SicilianMatches()
