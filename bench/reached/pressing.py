"""Somebody at a table of their own who presses anything there is: whole deals as the practice page plays them."""

from __future__ import annotations

from random import Random
from typing import Any

from lessons.learner.event import Event, Json
from lessons.question.panel import Panel, read_reply
from lessons.tables.hand import TableHand
from lessons.tables.shown import ShownTable, shown, value_of
from lessons.tables.sitting import Sitting, take, with_others

TALKS, ASKS = 0.3, 0.15
"""How often they speak out of turn where they may, and ask for advice or reasons."""
ENOUGH = 600


def play(game_id: str, seed: int, rules: dict[str, Json], pace: str = "turn") -> Sitting:
    """One deal to its end, from the first word to who pays whom."""
    rng, sitting = Random(f"{game_id} {seed} {sorted(rules.items())}"), Sitting(game_id)
    dealer = rng.randrange(sitting.game.seats)
    sitting = _pressed(sitting, rng, "present", pace, seed=rng.randrange(2**31), dealer=dealer, rules=rules)
    for _ in range(ENOUGH):
        hand = sitting.hand
        assert hand is not None
        now = shown(hand)
        if hand.stage == "over":
            return sitting
        sitting = _press(sitting, hand, now, rng, pace)
    raise AssertionError("a deal without an end")


def _press(sitting: Sitting, hand: TableHand, now: ShownTable, rng: Random, pace: str) -> Sitting:
    if hand.can_ask and rng.random() < ASKS:
        return _pressed(sitting, rng, "hint", pace)
    if hand.can_wonder and rng.random() < ASKS:
        return _pressed(sitting, rng, "reveal", pace)
    if hand.family.may_talk(hand) and rng.random() < TALKS:
        return _pressed(sitting, rng, "answer", pace, value={"talk": True})
    if hand.stage in ("trick", "others"):
        return _pressed(sitting, rng, "next", pace)
    if hand.family.half(hand) and hand.refused is not None:
        return _pressed(sitting, rng, "undo", pace)
    return _pressed(
        sitting, rng, "answer", pace, value=value_of(hand, read_reply(now.panel, _reply(now.panel, now, rng)))
    )


def _pressed(sitting: Sitting, rng: Random, kind: str, pace: str, **data: Json) -> Sitting:
    event = Event(kind, "table", f"nonce-{rng.randrange(2**62)}", {**data, "pace": pace})
    return take(sitting, with_others(sitting, event))


def _reply(panel: Panel, now: ShownTable, rng: Random) -> Any:
    """Any answer that can be given here; of cards mostly some that may go."""
    if panel.mode == "choice":
        return rng.randrange(len(panel.choices))
    if panel.mode == "number":
        return str(rng.randrange(1, 12))
    free = [place for place in range(len(panel.pickable)) if place not in now.greyed] or [0]
    least = min(panel.at_least, len(free))
    return rng.sample(free, rng.randint(least, min(panel.at_most, max(least, 2), len(free))))
