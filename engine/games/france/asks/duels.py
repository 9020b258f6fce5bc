"""The protocol's question about the score of a two-player hand."""

from __future__ import annotations

from typing import Any

from engine.errors import BadInput
from engine.games.france.asks import fields
from engine.games.france.auction.bidding import SIDES
from engine.games.france.form import Form
from engine.games.france.reckoning.counting import ALL
from engine.games.france.reckoning.duel import Duel, Pair
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, asking, whole

BOUTS = 3
NOT_FOR_TWO = (*fields.NOT_FOR_TWO, "slam")


def score(request: Request, form: Form) -> Reply:
    """Points and bouts of both seats as a pair, or of one: seat 0, or the one named as ``taker``. The other has the rest."""
    fields.nothing(request, NOT_FOR_TWO)
    halves, by_seat = fields.card_points(request, _halves)
    seat = whole(request.get("taker", 0), "taker", 0, 1)
    bouts = _bouts(request.fields["bouts"])
    if seat:
        halves = halves if by_seat else halves[::-1]
        bouts = bouts if isinstance(request.fields["bouts"], list) else bouts[::-1]
    duel = Duel(halves, bouts, _petit(request.get("petit_au_bout"), seat))
    return {
        "winner": duel.winner,
        "scores": list(duel.scores),
        "payoffs": list(duel.payoffs),
        "per_defender": duel.payoffs[seat],
        "contract": to_json.verdict(duel.verdict),
        "sheet": [{"seat": seat, **to_json.line(line)} for seat in (0, 1) for line in duel.sheet(seat)],
    }


def _halves(value: Any, field: str) -> tuple[Pair, bool]:
    """Both players' half points, and whether both were given, seat by seat."""
    if not isinstance(value, list):
        own = fields.half_points(value, field)
        return (own, ALL - own), False
    first, second = (fields.half_points(one, f"{field}[{i}]") for i, one in enumerate(_both(value, field)))
    if first + second != ALL:
        raise BadInput("bad-value", "the two have 91 points between them", field)
    return (first, second), True


def _both(value: list[Any], field: str) -> tuple[Any, Any]:
    if len(value) != 2:
        raise BadInput("wrong-number", f"{field} is one number, or two: one a seat", field)
    return value[0], value[1]


def _bouts(value: Any) -> Pair:
    if not isinstance(value, list):
        own = whole(value, "bouts", 0, BOUTS)
        return own, BOUTS - own
    first, second = (whole(one, f"bouts[{i}]", 0, BOUTS) for i, one in enumerate(_both(value, "bouts")))
    if first + second != BOUTS:
        raise BadInput("bad-value", "there are three bouts, and all are in somebody's tricks", "bouts")
    return first, second


def _petit(value: Any, seat: int) -> int | None:
    """A seat; or ``taker`` for the one the figures are of, and ``defence`` for the other."""
    if value in SIDES:
        return seat if value == SIDES[0] else 1 - seat
    return None if value is None else whole(value, "petit_au_bout", 0, 1)


def asks(form: Form) -> dict[str, Ask]:
    """This question for the game for two."""
    return {
        "score": asking(
            form,
            score,
            "who wins a hand with these points and bouts of seat 0 (or of both seats), and what both score",
            "bouts",
            {"points": 47, "bouts": 2, "petit_au_bout": 1},
            " ".join(("half_points", "points", "petit_au_bout", "taker", *NOT_FOR_TWO)),
        ),
    }
