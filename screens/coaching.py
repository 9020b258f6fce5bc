"""What the coach's search says of a practice hand, as sentences; asked of the process beside the app."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine import game
from engine.games.bologna.deal.actions import Play
from lessons.practice.hand import Hand, chosen
from lessons.question.panel import Said
from players.beside import BESIDE

GAME = "ottocento"
TIME = 100
"""Milliseconds of one core: 40,000 playouts."""
TOLD = 4
"""Cards whose points are told, best first; of the others there is nothing to decide."""


class NoAnswer(Exception):
    """Nothing is compiled, or the search was late or died."""


@dataclass(frozen=True)
class Searched:
    """The best cards with their points, and what that means for the book's advice."""

    values: tuple[Said, ...]
    verdict: Said


def searched(hand: Hand) -> Searched | None:
    """What the search makes of the card to be played now; None if there is no such card, or no answer in time."""
    if hand.sort == "short" or hand.stage != "play":
        return None
    try:
        advised = chosen(hand).action
        assert isinstance(advised, Play)
        return _asked(game(GAME).deal.write(hand.state, hand.done), hand.seed % 2**31, advised.card.code)
    except NoAnswer:
        return None


@lru_cache(maxsize=256)
def _asked(record: str, seed: int, card: str) -> Searched:
    """Answers are kept, so that a page shown again asks nothing; that there was none is not."""
    reply = BESIDE.ask(ask="coach", game=GAME, record=record, ms=TIME, seed=seed, card=card)
    if reply is None:
        raise NoAnswer
    return _said(reply)


def _said(reply: Mapping[str, Any]) -> Searched:
    facts = {
        "card": reply["best"],
        "other": reply["book"],
        "points": round(reply["gap"]),
        "margin": round(reply["margin"]),
    }
    first = Said("coach.values", {"n": reply["worlds"]})
    return Searched((first, *map(_value, reply["values"][:TOLD])), Said(f"coach.{reply['verdict']}", facts))


def _value(one: Mapping[str, Any]) -> Said:
    margin = round((one["high"] - one["low"]) / 2)
    return Said("coach.value", {"card": one["card"], "points": _signed(one["points"]), "margin": margin})


def _signed(points: float) -> str:
    return f"{round(points):+d}".replace("-", "−")
