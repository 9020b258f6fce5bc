"""What there can be in a deal of a Sicilian game: the captures and the holdings that its town pays for, and who plays alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.game import Game
from engine.games.sicily.deal.score import played
from engine.games.sicily.deal.state import State
from engine.games.sicily.settling.figures import Figures
from lessons.shared_table.teaching.aims.aim import DealAim
from lessons.text.message import Message


def _figures(state: State) -> Figures:
    return played(state).figures(state.form.settle.capturable)


def _captured(code: str) -> DealAim:
    return DealAim(
        Message("friends.aim.captured", {"card": code}),
        lambda state: any(card == code for card, _, _ in _figures(state).captured),
    )


def _alone(state: State) -> bool:
    return state.contract is not None and state.contract.kind == "solo"


HELD: Mapping[str, Callable[[State], bool]] = {
    "kings": lambda state: _figures(state).kings is not None,
    "four_arie": lambda state: _figures(state).arie is not None,
}
"""What a town looks at, where all of it comes to one side."""


def aims(its: Game) -> Mapping[str, DealAim]:
    """By name. Where every deal that is played is played alone, nobody looks for one."""
    form: Any = its.form
    found = {f"captured-{code}": _captured(code) for code in form.settle.capturable}
    held = {
        name: DealAim(Message(f"friends.aim.{name}"), fits) for name, fits in HELD.items() if name in form.settle.asks
    }
    alone = (
        {"solo": DealAim(Message("friends.aim.solo"), _alone)} if "solo" in form.kinds and len(form.kinds) > 1 else {}
    )
    return {**found, **held, **alone}
