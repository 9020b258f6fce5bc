"""Who plays for the others at the practice table: by rule within the app, by search in the process beside it."""

from __future__ import annotations

from engine import game
from engine.games.bologna.deal.actions import Action
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING, judge
from lessons.practice.hand import Hand
from lessons.practice.others import Chooser, by_the_book
from players.beside import BESIDE
from players.protocol import read_action
from players.registry import SEARCHING, player

TIME = {"club": None, "master": 300}
"""Milliseconds of one core for a decision; None what is usual for the player. Nobody waits for a second three times a trick."""
WAIT = 4.0
"""Seconds after which the book plays instead."""


def sits(strength: str) -> Chooser:
    """The player of this strength, in each of the three chairs."""
    if strength == "learner":
        return _learner
    return (lambda hand: _searched(hand, strength)) if strength in SEARCHING else by_the_book


def _seed(hand: Hand) -> int:
    """The same whenever this moment comes again."""
    return hand.rng().randrange(2**31)


def _learner(hand: Hand) -> Action:
    action: Action = player("learner").choose(hand.state, _seed(hand), None).action
    return action


def _searched(hand: Hand, strength: str) -> Action | None:
    """What the search chooses; None where it is late, dead, or not compiled. What is no choice is not asked for."""
    state = hand.state
    seat = state.to_act
    if seat is None or state.phase not in ("play", "leave"):
        return by_the_book(hand)
    if state.phase == "play" and len(FOLLOWING.allowed(state.hands[seat], state.trick.cards)) == 1 and state.tricks:
        return by_the_book(hand)
    ms = TIME[strength]
    record = game(OTTOCENTO.id).deal.write(state, hand.done)
    more = {} if ms is None else {"ms": ms}
    asked = {"ask": "choose", "game": OTTOCENTO.id, "record": record, "player": strength, "seed": _seed(hand), **more}
    reply = BESIDE.ask(WAIT, **asked)
    if reply is None or reply.get("player") != strength:
        return None
    action = read_action(reply["action"])
    return action if judge(state, action).ok else None
