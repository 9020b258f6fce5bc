"""What can be done to a position on the scoring table: each move read strictly, then a new position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from engine.cards import Card
from engine.errors import BadInput
from engine.games.bologna.counting.combinations import KINDS
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.games.bologna.scoring import PLAYERS, Position, ShownCombination, read
from engine.games.bologna.scoring.piles import SORTS, draw

CARDS = tuple(PACK)
MOST_SHOWN = 28
"""Four players with seven sequences or sets each; nobody has more."""


class BadMove(ValueError):
    """Not a move of ours; a browser may send anything. The text says which part of it is not."""


def apply(position: Position, event: str, value: Any, rng: Random) -> Position:
    """The position after a move. Errors: :class:`BadMove`; :class:`BadInput` for a text that is no position."""
    if event not in _MOVES:
        raise BadMove(f"event: {event}")
    if event == "draw":
        return _drawn(position, value, rng)
    return _MOVES[event](position, value)


def _cards(value: Any) -> frozenset[Card]:
    if not isinstance(value, list) or len(value) > len(CARDS):
        raise BadMove("cards")
    if not all(isinstance(one, int) and not isinstance(one, bool) and 0 <= one < len(CARDS) for one in value):
        raise BadMove("cards")
    return frozenset(CARDS[one] for one in value)


def _turn(position: Position, value: Any) -> Position:
    """Some cards come and some go; the others stay, whatever the browser showed of them."""
    if not isinstance(value, dict) or set(value) != {"on", "off"}:
        raise BadMove("turn")
    return replace(position, won=(position.won - _cards(value["off"])) | _cards(value["on"]))


def _side(value: Any) -> int | None:
    if value is not None and (value not in (0, 1) or isinstance(value, bool)):
        raise BadMove("side")
    return None if value is None else int(value)


def _option(position: Position, value: Any) -> Position:
    if not isinstance(value, dict) or set(value) != {"name", "to"}:
        raise BadMove("option")
    name, to = value["name"], value["to"]
    if name == "last":
        return replace(position, last=_side(to))
    if name == "dealer":
        return replace(position, dealer=_side(to), left=position.left if _side(to) is not None else frozenset())
    if name == "left":
        return replace(position, left=_cards(to))
    if name == "matto" and to in ("", "owed", "lost"):
        return replace(position, matto=to, gives=position.gives if to == "owed" else None)
    if name == "gives":
        return replace(position, gives=None if to is None else next(iter(_cards([to]))))
    raise BadMove("option")


def _before(position: Position, value: Any) -> Position:
    if not isinstance(value, list) or len(value) != 2:
        raise BadMove("before")
    if not all(isinstance(one, int) and not isinstance(one, bool) and 0 <= one < 100_000 for one in value):
        raise BadMove("before")
    return replace(position, before=(value[0], value[1]))


def _rule(position: Position, value: Any) -> Position:
    if not isinstance(value, dict) or set(value) != {"name", "to"} or not isinstance(value["name"], str):
        raise BadMove("rule")
    try:
        return replace(position, rules=Rules.read(position.rules.changed() | {value["name"]: value["to"]}))
    except BadInput as error:
        raise BadMove("rule") from error


def _show(position: Position, value: Any) -> Position:
    if not isinstance(value, dict) or set(value) != {"player", "kind", "cards"}:
        raise BadMove("show")
    player, kind, cards = value["player"], value["kind"], _cards(value["cards"])
    if kind not in KINDS or player not in range(len(PLAYERS)) or isinstance(player, bool) or not cards:
        raise BadMove("show")
    shown = (*position.shown, ShownCombination(player, kind, PACK.sorted(cards)))
    return replace(position, shown=tuple(sorted(shown, key=lambda one: one.player))[:MOST_SHOWN])


def _unshow(position: Position, value: Any) -> Position:
    if value not in range(len(position.shown)) or isinstance(value, bool):
        raise BadMove("unshow")
    return replace(position, shown=tuple(one for at, one in enumerate(position.shown) if at != value))


def _text(position: Position, value: Any) -> Position:
    if not isinstance(value, str):
        raise BadMove("text")
    return read(value)


def _drawn(position: Position, value: Any, rng: Random) -> Position:
    if not isinstance(value, str) or value not in SORTS:
        raise BadMove("draw")
    return draw(value, rng, position.rules)


_MOVES: dict[str, Callable[[Position, Any], Position]] = {
    "cards": lambda position, value: replace(position, won=_cards(value)),
    "turn": _turn,
    "option": _option,
    "before": _before,
    "rule": _rule,
    "show": _show,
    "unshow": _unshow,
    "text": _text,
    "draw": lambda position, value: position,
}
