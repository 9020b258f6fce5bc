"""The questions of a game: its family's room ``asks`` makes them of the game's form. Found, never listed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from engine.game import AnyGame, game
from engine.protocol.ask import Ask


def asks(played: AnyGame) -> Mapping[str, Ask]:
    """Every question that may be asked about this game, by its name."""
    return _asks(played.id)


@cache
def _asks(id: str) -> Mapping[str, Ask]:
    played = game(id)
    room = import_module(f"engine.games.{played.family}.asks")
    made: Mapping[str, Ask] = room.asks(played.form, played.house)
    return made
