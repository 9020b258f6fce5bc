"""A learner at the practice table: what the log says, kept at hand, and the one way in which it changes."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, replace
from typing import Any

from lessons.learner.event import Event, Json
from lessons.learner.store import Store, since_reset
from lessons.panels import BadAnswer, read_reply
from lessons.practice.hand import Hand, Sort
from lessons.practice.playing import LESSONS, STEP, Played, fold, take
from lessons.practice.shown import shown

SEEDS = 2**32
LOGGED = ("answer", "next", "hint", "undo")


@dataclass(frozen=True)
class Seat:
    """Only a cache: :func:`sit_down` makes the same one from the log. ``looking``: the last trick is looked at again."""

    learner: str
    played: Played
    number: int = 0
    ack: str | None = None
    looking: bool = False

    @property
    def hand(self) -> Hand:
        assert self.played.hand is not None  # sit_down has dealt one
        return self.played.hand

    @property
    def qid(self) -> str:
        """What the browser calls this moment of the hand."""
        hand = self.hand
        now = (
            self.learner,
            self.played.dealt,
            hand.seed,
            len(hand.done),
            hand.stage,
            hand.fewer,
            hand.unfit,
            self.looking,
        )
        return hashlib.sha256(repr(now).encode()).hexdigest()[:16]


def sit_down(store: Store, learner: str, sort: Sort, pace: str, before: Seat | None = None) -> Seat:
    """Where the learner is by the log; a first hand is dealt where there is none."""
    seat = before if before is not None and before.learner == learner else Seat(learner, Played(sort))
    seat = _read_on(seat, store.events(learner, LESSONS[sort], seat.number))
    return seat if seat.played.hand is not None else deal(store, seat, pace)


def deal(store: Store, seat: Seat, pace: str) -> Seat:
    """Another hand; the deal passes to the right. While one is being played nothing happens."""
    data: dict[str, Json] = {"seed": secrets.randbelow(SEEDS), "dealer": seat.played.dealer, "pace": pace}
    return _save(store, replace(seat, looking=False), Event("present", STEP, secrets.token_hex(12), data))


def settle(store: Store, seat: Seat, move: object, pace: str) -> Seat:
    """Take a move from the browser: saved first, counted once, however often it comes; a stale one changes nothing."""
    told = _move(move)
    if told is None or told["nonce"] == seat.ack:
        return seat
    nonce, kind = str(told["nonce"]), told["event"]
    settled = replace(seat, ack=nonce)
    if told["qid"] != seat.qid or nonce in seat.played.seen:
        return settled
    if kind == "back" or seat.looking:
        return replace(settled, looking=kind == "back" and bool(seat.hand.state.tricks))
    data: dict[str, Json] = {"pace": pace}
    if kind == "answer":
        value = said(seat.hand, told["value"])
        if value is None:
            return settled
        data["value"] = value
    event = Event(kind, STEP, nonce, data)
    return settled if kind not in LOGGED or take(seat.played, event) is seat.played else _save(store, settled, event)


def said(hand: Hand, raw: object) -> Json:
    """What the learner's reply, which speaks of places only, means here; None where it cannot be read."""
    panel = shown(hand).panel
    try:
        picked = read_reply(panel, raw)
    except BadAnswer:
        return None
    match hand.stage:
        case "declare":
            says: list[Json] = [{"kind": one.kind} for one in hand.may_declare]
            says += [{"fewer": one.kind} for one in hand.may_shorten]
            says.append({"kind": ""})
            return says[picked[0]]
        case "fewer" if picked[0] < 0:
            return {"fewer": ""}
        case "signal":
            return {"signal": [None, *hand.may_signal][picked[0]]}
        case "leave" | "fewer":
            return {"cards": [panel.pickable[place] for place in picked]}
        case "play" | "give":
            return {"card": panel.pickable[picked[0]] if picked[0] >= 0 else ""}
    return None


def _save(store: Store, seat: Seat, event: Event) -> Seat:
    return _read_on(seat, store.append(seat.learner, LESSONS[seat.played.sort], event, seat.number))


def _read_on(seat: Seat, events: tuple[Event, ...]) -> Seat:
    if not events:
        return seat
    counted = since_reset(events)
    played = seat.played if len(counted) == len(events) else Played(seat.played.sort)
    return replace(seat, played=fold(counted, played), number=events[-1].number)


def _move(move: object) -> dict[str, Any] | None:
    """A move of the right shape, or None: the browser may send anything."""
    if not isinstance(move, dict) or set(move) - {"ms"} != {"qid", "event", "value", "nonce"}:
        return None
    nonce, event = move["nonce"], move["event"]
    return move if isinstance(nonce, str) and 8 <= len(nonce) <= 64 and isinstance(event, str) else None
