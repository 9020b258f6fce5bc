"""A learner at the practice table: what the log says, and the one way in which it changes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from lessons.learner.event import Event, Json
from lessons.learner.store import Store, since_reset
from lessons.places.move import Move, Refused
from lessons.places.place import Ground, drawn_nonce, drawn_seed
from lessons.practice.hand import Hand
from lessons.practice.playing import LESSONS, PACES, STEP, Played, fold, take
from lessons.practice.shown import shown
from lessons.question.panel import BadAnswer, read_reply

LOGGED = ("answer", "next", "hint", "undo")
AGAIN, BACK, PACE = "again", "back", "pace"
"""Events that are no play: another hand, the last trick looked at, how far the others play at one go."""


@dataclass(frozen=True)
class PracticeSession:
    """Only a cache: reading the log makes the same one. ``looking``: the last trick is looked at again."""

    learner: str
    played: Played
    number: int = 0
    looking: bool = False

    @property
    def hand(self) -> Hand:
        assert self.played.hand is not None  # reading has dealt one
        return self.played.hand


class PracticePlace:
    """``practice/short`` or ``practice/whole``."""

    def read(self, ground: Ground, who: str, name: str, before: PracticeSession | None) -> PracticeSession:
        """Where the learner is by the log; a first hand is dealt where there is none."""
        if name not in LESSONS:
            raise Refused("no-such-place", name)
        session = before or PracticeSession(who, Played(name))
        session = _read_on(session, ground.store.events(who, LESSONS[name], session.number))
        return session if session.played.hand is not None else _deal(ground.store, session, drawn_nonce())

    def take(self, ground: Ground, state: PracticeSession, move: Move) -> PracticeSession:
        """A card, a declaration, a look back, another hand: on disk first, counted once."""
        if move.nonce in state.played.seen:
            return state
        if move.event == PACE and move.value in PACES:
            ground.store.keep(state.learner, {PACE: str(move.value)})
            return state
        if move.seen != self.moment(ground, state):
            raise Refused("stale")
        if move.event == AGAIN and state.hand.stage == "over":
            return _deal(ground.store, state, move.nonce)
        if move.event == BACK or state.looking:
            return replace(state, looking=move.event == BACK and bool(state.hand.state.tricks))
        return _logged(ground.store, state, move)

    def moment(self, ground: Ground, state: PracticeSession) -> str:
        hand = state.hand
        now = (state.played.dealt, hand.seed, len(hand.done), hand.stage, hand.fewer, hand.unfit, state.looking)
        return ground.name(state.learner, now)


def _logged(store: Store, state: PracticeSession, move: Move) -> PracticeSession:
    if move.event not in LOGGED:
        raise Refused("bad-move", f"event: {move.event}")
    data: dict[str, Json] = {"pace": _pace(store, state.learner)}
    if move.event == "answer":
        value = said(state.hand, move.value)
        if value is None:
            raise Refused("unreadable")
        data["value"] = value
    event = Event(move.event, STEP, move.nonce, data)
    if take(state.played, event) is state.played:
        raise Refused("not-now")
    return _save(store, state, event)


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


def another(store: Store, session: PracticeSession) -> PracticeSession:
    """Another hand, where the one on the table is over."""
    return _deal(store, session, drawn_nonce()) if session.hand.stage == "over" else session


def _deal(store: Store, session: PracticeSession, nonce: str) -> PracticeSession:
    """Another hand; the deal passes to the right. While one is being played nothing happens."""
    pace = _pace(store, session.learner)
    data: dict[str, Json] = {"seed": drawn_seed(), "dealer": session.played.dealer, "pace": pace}
    return _save(store, replace(session, looking=False), Event("present", STEP, nonce, data))


def _pace(store: Store, learner: str) -> str:
    found = store.learner(learner)
    chosen = found.settings.get(PACE, "") if found else ""
    return chosen if chosen in PACES else PACES[0]


def _save(store: Store, session: PracticeSession, event: Event) -> PracticeSession:
    return _read_on(session, store.append(session.learner, LESSONS[session.played.sort], event, session.number))


def _read_on(session: PracticeSession, events: tuple[Event, ...]) -> PracticeSession:
    if not events:
        return session
    counted = since_reset(events)
    played = session.played if len(counted) == len(events) else Played(session.played.sort)
    return replace(session, played=fold(counted, played), number=events[-1].number)


PLACE = PracticePlace()
