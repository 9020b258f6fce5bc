"""A lesson being taken by one learner: what the log says, kept at hand, and the one way in which it changes."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, replace
from functools import reduce
from random import SystemRandom
from typing import Any

from lessons import player
from lessons.fields import Spec
from lessons.learner.event import Event, Json
from lessons.learner.store import RESET, Store, since_reset
from lessons.player import Course, Taking
from lessons.review.before import before

MOVES = ("answer", "hint", "reveal", "undo", "next", "back")
SEEDS = 2**32
LONGEST_MS = 3_600_000


@dataclass(frozen=True)
class Sitting:
    """Only a cache: ``read`` makes the same one from the log. ``number`` is the last event read, ``ack`` the last move settled."""

    learner: str
    taking: Taking
    number: int = 0
    ack: str | None = None
    unreadable: bool = False

    @property
    def qid(self) -> str:
        """What the browser calls the question: the player's own id holds the seed, which is not its business."""
        return hashlib.sha256(f"{self.learner} {self.taking.qid}".encode()).hexdigest()[:16]


def sit_down(store: Store, learner: str, course: Course, before: Sitting | None = None) -> Sitting:
    """Where the learner is by the log, read on from ``before`` if there is one; a question that is due is drawn and saved."""
    sitting = before or Sitting(learner, player.start(course))
    return _present(store, _read_on(sitting, store.events(learner, course.lesson.id, sitting.number)))


def settle(store: Store, sitting: Sitting, move: object) -> Sitting:
    """Take a move from the browser: saved first, counted once, however often it comes; a stale one changes nothing.

    This is the only way in, for the callback and for the value that a component returns after a restart.
    """
    told = _move(move)
    if told is None or told["nonce"] == sitting.ack:
        return sitting
    nonce, taking = str(told["nonce"]), sitting.taking
    settled = replace(sitting, ack=nonce, unreadable=False)
    if told["qid"] != sitting.qid or nonce in taking.seen:
        return settled
    made = player.event(taking, str(told["event"]), nonce, value=told["value"], ms=_ms(told))
    if made is None:
        return replace(settled, unreadable=told["event"] == "answer")
    return _present(store, _append(store, settled, made))


def start_over(store: Store, learner: str, lesson: str) -> None:
    """The lesson begins again: an event like any other, so that nothing is ever deleted."""
    store.append(learner, lesson, Event(RESET, "", _nonce()))


def _present(store: Store, sitting: Sitting) -> Sitting:
    if not sitting.taking.wants_seed:
        return sitting
    taking = sitting.taking
    planned = taking.course.seeds.get(taking.step_id)
    seed, ask = secrets.randbelow(SEEDS) if planned is None else planned, None
    if taking.detour is not None and taking.detour.stage == "before" and isinstance(taking.step, Spec):
        found = before(taking.step.skill, taking.lesson.game, SystemRandom())
        ask, seed = found or (ask, seed)
    made = player.event(taking, "present", _nonce(), seed=seed, ask=ask)
    return sitting if made is None else _append(store, sitting, made)


def _append(store: Store, sitting: Sitting, event: Event) -> Sitting:
    # Reading back from the last number on also brings what the learner did meanwhile on another device.
    return _read_on(sitting, store.append(sitting.learner, sitting.taking.lesson.id, event, sitting.number))


def _read_on(sitting: Sitting, events: tuple[Event, ...]) -> Sitting:
    if not events:
        return sitting
    counted = since_reset(events)
    if sitting.number == 0 or any(event.kind == RESET for event in events):
        taking = player.replay(sitting.taking.course, counted)
    else:
        taking = reduce(player.take, counted, sitting.taking)
    return replace(sitting, taking=taking, number=events[-1].number)


def _move(move: object) -> dict[str, Any] | None:
    """A move of the right shape, or None: the browser may send anything."""
    if not isinstance(move, dict) or set(move) - {"ms"} != {"qid", "event", "value", "nonce"}:
        return None
    nonce, value = move["nonce"], move["value"]
    if not isinstance(nonce, str) or not 8 <= len(nonce) <= 64 or move["event"] not in MOVES:
        return None
    return move if _small(value) else None


def _ms(move: dict[str, Any]) -> int | None:
    """How long the answer took by the browser's clock; nothing where it does not say so in earnest."""
    told = move.get("ms")
    return told if isinstance(told, int) and not isinstance(told, bool) and 0 < told < LONGEST_MS else None


def _small(value: Json) -> bool:
    if isinstance(value, list):
        return len(value) <= 100 and all(isinstance(one, int) for one in value)
    if isinstance(value, dict):
        return set(value) == {"choice"} and isinstance(value["choice"], int)
    return value is None or isinstance(value, int) or (isinstance(value, str) and len(value) <= 20)


def _nonce() -> str:
    return secrets.token_hex(12)
