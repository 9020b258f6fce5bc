"""Reads the fields that several French questions share: points, sides, bids, poignées."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from engine.errors import BadInput, meant, no_such, not_so, quoted
from engine.games.france.auction.bidding import BIDS, BY_NAMES, SIDES, bid_of
from engine.games.france.auction.bidding import Bid as Bidding
from engine.games.france.form import Form
from engine.games.france.poignee import POINTS
from engine.games.france.reckoning.counting import ALL
from engine.games.france.tricks import Sides
from engine.protocol.ask import Request, whole

T = TypeVar("T")

NOT_FOR_TWO = ("partner", "bid", "poignees", "slam_announced")
"""What a hand of two players has not got; it may be said that there is none."""


def side(request: Request, name: str) -> int | None:
    """``taker``, ``defence`` or null (false says the same): the index of the side."""
    value = request.get(name)
    if value is None or value is False:
        return None
    if value not in SIDES:
        raise not_so(name, "'taker', 'defence' or null", value, meant(str(value), SIDES))
    return SIDES.index(value)


def named(index: int | None) -> str | None:
    """The name of a side."""
    return None if index is None else SIDES[index]


def bid(request: Request) -> Bidding:
    value = request.fields["bid"]
    word = BY_NAMES.get(value, value) if isinstance(value, str) else value
    words = [one.word for one in BIDS]
    if word not in words:
        raise no_such("bid", value, words, "bid")
    return bid_of(word)


def sides(request: Request, form: Form) -> Sides:
    """Taker and partner; a partner is there with five players only. Who is named as the own partner has none."""
    taker = whole(request.get("taker", 0), "taker", 0, form.seats - 1)
    value = request.get("partner")
    partner = taker if value is None else whole(value, "partner", 0, form.seats - 1)
    if partner == taker:
        return Sides(form.seats, taker)
    if not form.calls:
        raise BadInput("bad-value", f"in {form.id} the taker plays alone", "partner")
    return Sides(form.seats, taker, partner)


def poignees(request: Request, form: Form) -> tuple[int, ...]:
    """The points of the poignées that were shown. Each may be told by its number of trumps instead: no number is both.

    Null or 0 is no poignée, where there is an entry for every seat.
    """
    if request.get("poignees") is None:
        return ()
    worth = {**dict(zip(POINTS, POINTS, strict=True)), **dict(zip(form.poignees, POINTS, strict=True))}
    shown = []
    for i, value in enumerate(request.rows("poignees", 0, 6)):
        if value is None or value == 0:
            continue
        if not isinstance(value, int | float) or value not in worth:
            numbers = ", ".join(map(str, form.poignees))
            message = f"a poignée is worth 20, 30 or 40 points (for {numbers} trumps), not {quoted(value)}"
            raise BadInput("bad-value", message, f"poignees[{i}]")
        shown.append(worth[int(value)])
    return tuple(shown)


def half_points(value: Any, field: str) -> int:
    """Card points as half points, which they are in ``half_points``; in ``points`` they are such as 40.5."""
    points = field.startswith("points")
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise not_so(field, "a number", value)
    halves = Fraction(value) * 2 if points and abs(value) <= ALL else value
    if not 0 <= halves <= ALL or halves != int(halves):
        top = "91, in halves" if points else f"{ALL}, whole numbers"
        raise BadInput("bad-value", f"{field} goes from 0 to {top}; it is {quoted(value)}", field)
    return int(halves)


def card_points(request: Request, read: Callable[[Any, str], T]) -> T:
    """What ``read`` (value, field) makes of ``half_points`` or ``points``; both may be there if they say the same."""
    there = [name for name in ("half_points", "points") if request.get(name) is not None]
    if not there:
        raise BadInput("missing-field", "give one of the fields 'half_points' or 'points'", "half_points")
    first, *more = (read(request.fields[name], name) for name in there)
    if more and more != [first]:
        raise BadInput("bad-value", "'half_points' and 'points' do not say the same", "half_points")
    return first


def nothing(request: Request, names: Sequence[str]) -> None:
    """These fields may be there, but with nothing in them."""
    for name in names:
        value = request.get(name)
        if value is not None and value is not False and value != []:
            raise BadInput("bad-value", f"this game has no {name}, so it cannot be {quoted(value)}", name)
