"""Who plays for the others at the practice table, by rule within the app, by search in the process beside it; and why."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from engine.games.bologna.deal.actions import Action, Leave, Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING, judge
from lessons.tables.after_a_deal import hindsight
from lessons.tables.hand import TableHand
from lessons.tables.others import Chooser, by_the_book
from lessons.tables.recorded import record_of
from lessons.text.message import Message
from players.beside import BESIDE
from players.protocol import read_action
from players.registry import SEARCHING, player
from screens.analysis.coaching import NoAnswer

TIME = {"club": None, "master": 300}
"""Milliseconds of one core for a decision; None what is usual for the player. Nobody waits for a second three times a trick."""
WAIT = 4.0
"""Seconds after which the book plays instead."""


def sits(strength: str) -> Chooser:
    """The player of this strength, in each of the three chairs."""
    if strength == "learner":
        return _learner
    return (lambda hand: _searched(hand, strength)) if strength in SEARCHING else by_the_book


def _seed(hand: TableHand) -> int:
    """The same whenever this moment comes again."""
    return hand.rng().randrange(2**31)


def why(hand: TableHand, action: Action) -> Message | None:
    """Why whoever sat there did this in this hand; None where the one who did it cannot be asked any more."""
    if hand.sits == "learner":
        own = player("learner").choose(hand.state, _seed(hand), None)
        return Message(f"coach.{own.reason}", own.facts, own.source) if own.action == action else None
    by_book = hindsight.by_the_book(hand, action)
    if by_book is not None or hand.sits not in SEARCHING or not isinstance(action, Play | Leave):
        return by_book
    try:
        reply = _asked(record_of(hand), hand.sits, _seed(hand))
    except NoAnswer:
        return None
    if read_action(reply["action"]) != action:
        return None
    facts = {name: tuple(one) if isinstance(one, list) else one for name, one in reply["facts"].items()}
    return Message(f"coach.{reply['reason']}", facts, reply["source"])


def _learner(hand: TableHand) -> Action:
    action: Action = player("learner").choose(hand.state, _seed(hand), None).action
    return action


def _searched(hand: TableHand, strength: str) -> Any:
    """What the search chooses; None where it is late, dead, or not compiled. What is no choice is not asked for."""
    state = hand.state
    seat = state.to_act
    if seat is None or state.phase not in ("play", "leave"):
        return by_the_book(hand)
    if state.phase == "play" and len(FOLLOWING.allowed(state.hands[seat], state.trick.cards)) == 1 and state.tricks:
        return by_the_book(hand)
    try:
        action = read_action(_asked(record_of(hand), strength, _seed(hand))["action"])
    except NoAnswer:
        return None
    return action if judge(state, action).ok else None


@lru_cache(maxsize=1024)
def _asked(record: str, strength: str, seed: int) -> Mapping[str, Any]:
    """What this player does at the end of this record, and why; kept for whoever looks back. Errors: :class:`NoAnswer`."""
    ms = TIME[strength]
    more = {} if ms is None else {"ms": ms}
    asked = {"ask": "choose", "game": OTTOCENTO.id, "record": record, "player": strength, "seed": seed, **more}
    reply = BESIDE.ask(WAIT, **asked)
    if reply is None or reply.get("player") != strength:
        raise NoAnswer
    return reply
