"""The end of a French deal by the fields of a form, and the fields of an end: one cannot ask for what the other does not write."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from engine.games.france import scorekeeper
from engine.games.france.auction.bidding import BIDS, SIDES, TAKER
from engine.games.france.reckoning.counting import ALL
from engine.games.france.scorekeeper import Deal, End, Passed, Start
from engine.games.france.sources import CARDS
from engine.verdict import Facts, Verdict
from lessons.moves.move import MoveRefused
from lessons.question.panel import exact_number
from lessons.score_forms.seated import SeatedFamily, SeatedStart
from lessons.score_forms.values import DealEnd, Told, many_of, one_of
from lessons.text.message import Message

PASSED, ALONE = "passed", "alone"
SLAMS: Mapping[str, tuple[int | None, bool]] = {
    "made": (0, False),
    "kept": (0, True),
    "missed": (None, True),
    "defence": (1, False),
}
"""What may be said of a slam: which side made it, and whether the taker had announced one."""
AGAIN = "+"
"""Behind the size of a poignée: another one of the same size."""


def end_of(start: Start, hand: int, kind: str, told: Told) -> End:
    """A deal's end by the fields of its form. Errors: :class:`MoveRefused` where something is missing."""
    if kind == PASSED:
        return Passed(hand)
    if kind not in {bid.word for bid in BIDS}:
        raise MoveRefused("bad-move", f"value.kind: {kind}")
    taker, bouts = one_of(told, "taker"), one_of(told, "bouts")
    if taker is None:
        raise _missing("taker")
    if start.form.calls and "partner" not in told:
        raise _missing("partner")
    if bouts is None:
        raise _missing("bouts")
    partner = one_of(told, "partner") if start.form.calls else None
    if any(seat is not None and seat >= start.form.seats for seat in (taker, partner)):
        raise MoveRefused("bad-move", "value.told: seat")
    slam, announced = SLAMS.get(str(told.get("slam") or ""), (None, False))
    return Deal(
        hand=hand,
        taker=taker,
        bid=kind,
        half_points=_half_points(told),
        bouts=bouts,
        partner=None if partner == taker else partner,
        petit=SIDES.index(str(told["petit"])) if told.get("petit") in SIDES else None,
        poignees=tuple(sorted(int(one[0]) for one in many_of(told, "poignees") if one[:1].isdecimal())),
        slam=slam,
        announced=announced,
    )


def laid_deal(start: Start, kind: str, told: Told) -> Deal:
    """What is told of a deal whose cards lie on the table: the contract and what the cards do not say. Errors: Refused."""
    card: dict[str, str | int | list[str] | None] = {"taker": "0", "bouts": "0", f"points.{SIDES[TAKER]}": 0}
    end = end_of(start, 1, kind, {**told, **card, "partner": told.get("partner", ALONE)})
    if not isinstance(end, Deal):
        raise MoveRefused("bad-move", f"value.kind: {kind}")
    return end


def _half_points(told: Told) -> int:
    """Of both sides one figure is enough: the other has the rest of the pack's points."""
    ours, theirs = (_halves(told.get(f"points.{side}")) for side in SIDES)
    if ours is None and theirs is None:
        raise _missing("points")
    if ours is not None and theirs is not None and ours + theirs != ALL:
        facts: Facts = {"sum": Fraction(ours + theirs, 2), "all": ALL // 2}
        raise MoveRefused("in-words", said=Message("points-do-not-add-up", facts, CARDS))
    found = ours if ours is not None else ALL - (theirs or 0)
    return max(found, 0)


def _halves(value: object) -> int | None:
    if value is None or value == "":
        return None
    exact = exact_number(value)
    if exact is None or (exact * 2).denominator != 1 or exact < 0:
        raise MoveRefused("in-words", said=Message("points-in-halves", {"text": str(value)}))
    return int(exact * 2)


def told_of(start: Start, end: End) -> tuple[str, dict[str, Any]]:
    """The kind of an end and the fields of its form, filled with what was written: :func:`end_of` backwards."""
    if isinstance(end, Passed):
        return PASSED, {}
    half = ".5" if end.half_points % 2 else ""
    shown: list[str] = []
    for size in end.poignees:
        shown.append(f"{size}{AGAIN}" if str(size) in shown else str(size))
    told: dict[str, Any] = {
        "taker": str(end.taker),
        "bouts": str(end.bouts),
        f"points.{SIDES[TAKER]}": f"{end.half_points // 2}{half}",
        "poignees": shown,
    }
    if start.form.calls:
        told["partner"] = ALONE if end.partner is None else str(end.partner)
    if end.petit is not None:
        told["petit"] = SIDES[end.petit]
    said = next((word for word, was in SLAMS.items() if was == (end.slam, end.announced)), "")
    if said:
        told["slam"] = said
    return end.bid, told


def _missing(field: str) -> MoveRefused:
    return MoveRefused("in-words", said=Message(f"keeper.france.missing.{field}"))


class _MatchStartValue(SeatedStart):
    def entry(self, before: object) -> Start:
        begun: Start = self.begun(Start, "france")
        return begun


class _DealEndValue(DealEnd):
    def entry(self, before: Start) -> End:
        return end_of(before, self.hand, self.kind, self.told)


class FrenchMatches(SeatedFamily):
    """Matches of French Tarot."""

    start_type = Start
    values = {"start": _MatchStartValue, "deal": _DealEndValue}
    fold, judge = staticmethod(scorekeeper.fold), staticmethod(scorekeeper.judge)
    judge_start, add = staticmethod(scorekeeper.judge_start), staticmethod(scorekeeper.add)

    def doubts(self, before: Any, after: Any, entry: Any) -> tuple[Verdict, ...]:
        return scorekeeper.doubts(before, entry)


FRANCE = FrenchMatches()
