"""Reads the fields that several French questions share: points, sides, bids, poignées."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from engine.errors import BadInput
from engine.games.france.bidding import BIDS, BY_NAMES, SIDES, bid_of
from engine.games.france.bidding import Bid as Bidding
from engine.games.france.counting import ALL
from engine.games.france.form import Form
from engine.games.france.poignee import POINTS
from engine.games.france.tricks import Sides
from engine.protocol.ask import Request, whole


def side(request: Request, name: str) -> int | None:
    """``taker``, ``defence`` or null: the index of the side."""
    value = request.get(name)
    if value is None:
        return None
    if value not in SIDES:
        raise BadInput("bad-value", f"{name} is 'taker', 'defence' or null, not {value!r}", name)
    return SIDES.index(value)


def named(index: int | None) -> str | None:
    """The name of a side."""
    return None if index is None else SIDES[index]


def bid(request: Request) -> Bidding:
    value = request.fields["bid"]
    word = BY_NAMES.get(value, value) if isinstance(value, str) else value
    words = [one.word for one in BIDS]
    if word not in words:
        raise BadInput("bad-value", f"a bid is one of {', '.join(words)}, not {value!r}", "bid")
    return bid_of(word)


def sides(request: Request, form: Form) -> Sides:
    """Taker and partner; a partner is there with five players only, and a taker who calls an own card has none."""
    taker = whole(request.get("taker", 0), "taker", 0, form.seats - 1)
    value = request.get("partner")
    if value is None:
        return Sides(form.seats, taker)
    partner = whole(value, "partner", 0, form.seats - 1)
    if not form.calls:
        raise BadInput("bad-value", f"in {form.id} the taker plays alone", "partner")
    return Sides(form.seats, taker, None if partner == taker else partner)


def poignees(request: Request) -> tuple[int, ...]:
    """The points of the poignées that were shown."""
    if "poignees" not in request.fields:
        return ()
    rows = request.rows("poignees", 0, 6)
    for i, value in enumerate(rows):
        if isinstance(value, bool) or value not in POINTS:
            raise BadInput("bad-value", f"a poignée is worth 20, 30 or 40 points, not {value!r}", f"poignees[{i}]")
    return tuple(int(value) for value in rows)


def half_points(value: Any, field: str, *, points: bool) -> int:
    """Card points as half points; given as such, or as ``points`` such as 40.5."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadInput("bad-value", f"{field} is a number, not {value!r}", field)
    halves = Fraction(value) * 2 if points and abs(value) <= ALL else value
    if not 0 <= halves <= ALL or halves != int(halves):
        top = "91, in halves" if points else f"{ALL}, whole numbers"
        raise BadInput("bad-value", f"{field} goes from 0 to {top}; it is {value}", field)
    return int(halves)


def one_of(request: Request, names: Sequence[str]) -> str:
    """Exactly one of these fields must be there."""
    there = [name for name in names if request.get(name) is not None]
    if len(there) != 1:
        code = "missing-field" if not there else "bad-value"
        raise BadInput(code, f"give one of the fields {' or '.join(repr(name) for name in names)}", names[0])
    return there[0]


def nothing(request: Request, names: Sequence[str]) -> None:
    """These fields may be there, but with nothing in them."""
    for name in names:
        if request.get(name) not in (None, []):
            raise BadInput("bad-value", f"this game has no {name}", name)
