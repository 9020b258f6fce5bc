"""A learner at the practice table: what the log says, and the one way in which it changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from pydantic import JsonValue

from lessons.learner.event import Event, Json
from lessons.learner.misfits import possible
from lessons.learner.store import RESET, Store, since_reset
from lessons.moves.chance import drawn_nonce, drawn_seed
from lessons.moves.move import Move, Refused
from lessons.places.place import Ground
from lessons.practice.dealing import lines_of
from lessons.practice.hand import PracticeHand
from lessons.practice.match import LENGTHS
from lessons.practice.others import PACES, Chooser, by_the_book
from lessons.practice.playing import ANEW, BOOK, LESSONS, MONTE, STEP, STRENGTH, Played, aside, fold, take, with_others
from lessons.practice.shown import shown
from lessons.practice.written import written
from lessons.question.panel import BadAnswer, Panel, read_reply
from lessons.text.said import Said

LOGGED = ("answer", "next", "hint", "undo")
AGAIN, BACK, PACE = "again", "back", "pace"
"""Events that are no play: another hand, the last trick looked at, how far the others play at one go; ``STRENGTH`` is, how well."""
MONTES = ("no", "yes")
"""May all four agree to throw the cards in (a setting, for the next hand by itself and for the next match)?"""
STRENGTHS = ("learner", "book", "club", "master")
USUAL = BOOK
"""Who sits there where an event does not tell."""
FIRST = "learner"
"""Who sits there where the learner has chosen nobody."""
GOING_ON = ("trick", "others")
"""Stages in which the learner has nothing to say but to go on."""
BEGUN = "begin"
"""What stands in a moment's name while the length of a match is asked for."""


class Coming(NamedTuple):
    """What a press will be, with what the others have thought of meanwhile, where the settings stay."""

    press: str
    value: JsonValue
    settings: tuple[str, str]
    event: Event


@dataclass(frozen=True)
class PracticeSession:
    """Only a cache: reading the log makes the same one. ``looking``: the last trick is looked at again.

    ``kept_as``: what the log calls this table, where that is not the name of its sort. ``coming``: what was foreseen last.
    """

    learner: str
    played: Played
    number: int = 0
    looking: bool = False
    kept_as: str = ""
    coming: Coming | None = None

    @property
    def lesson(self) -> str:
        """What the log calls it."""
        return self.kept_as or LESSONS[self.played.sort]

    @property
    def hand(self) -> PracticeHand:
        assert self.played.hand is not None  # reading has dealt one, but where a match or a deal is to be chosen first
        return self.played.hand

    @property
    def waits(self) -> bool:
        """Is there nothing on the table: no match was begun, no deal taken up again?"""
        return self.played.hand is None


class PracticePlace:
    """``practice/short``, ``practice/whole``, ``practice/match``; ``practice/again`` with a hand that is played once more."""

    def read(self, ground: Ground, who: str, name: str, before: PracticeSession | None) -> PracticeSession:
        """Where the learner is by the log; a first hand is dealt where there is none, in a match when its length is known."""
        session = so_far(ground, who, name, before)
        ready = name in ("short", "whole") or session.played.match is not None
        return _deal(ground, session, drawn_nonce()) if session.waits and ready else session

    def take(self, ground: Ground, state: PracticeSession, move: Move) -> PracticeSession:
        """A card, a declaration, a look back, another hand: on disk first, counted once."""
        if move.nonce in state.played.seen:
            return state
        if (move.event, move.value) in _SETTINGS:
            ground.store.keep(state.learner, {move.event: str(move.value)})
            return state
        if move.seen != self.moment(ground, state):
            raise Refused("stale")
        if state.waits:
            return _begin(ground, state, move)
        if move.event == AGAIN and state.hand.stage == "over":
            return _deal(ground, state, move.nonce)
        if move.event == BACK or state.looking:
            return replace(state, looking=move.event == BACK and bool(state.hand.state.tricks))
        return _logged(ground, state, move)

    def foreseen(
        self, ground: Ground, state: PracticeSession, event: str, value: JsonValue
    ) -> tuple[PracticeSession, PracticeSession] | None:
        """What the others do then: they think while the learner looks at the trick, or has chosen a card and not played it yet.

        Players who search need not choose the same twice, so what they have chosen is kept; another process would not know of it.
        """
        if state.waits or state.looking or event not in ("answer", "next"):
            return None
        if ground.store.shared and _players(ground, state) is not by_the_book:
            return None
        coming = Coming(event, value, _set(ground, state), _event(ground, state, event, value, drawn_nonce()))
        after = replace(state, played=take(state.played, coming.event))
        settled = after.played is not state.played and after.hand.stage != "over"
        return (replace(state, coming=coming), after) if settled else None

    def moment(self, ground: Ground, state: PracticeSession) -> str:
        if state.waits:
            return ground.name(state.learner, (BEGUN, state.number))
        hand = state.hand
        # What the others did is told by name: a card played onto what was told beforehand is stale where something else came.
        done = " ".join(map(written, hand.done))
        now = (state.played.dealt, hand.seed, done, hand.stage, hand.fewer, hand.unfit, state.looking)
        return ground.name(state.learner, now)


def so_far(ground: Ground, who: str, name: str, before: PracticeSession | None) -> PracticeSession:
    """What the log says of this table; nothing is dealt. Errors: ``Refused`` ``no-such-place``."""
    sort = next((one for one in LESSONS if one == name), None)
    if sort is None:
        raise Refused("no-such-place", name)
    session = before or PracticeSession(who, Played(sort))
    return read_on(session, ground.store.events(who, LESSONS[sort], session.number))


_SETTINGS = [
    *((PACE, one) for one in PACES),
    *((STRENGTH, one) for one in STRENGTHS),
    *((MONTE, one) for one in MONTES),
]


def asking(played: Played) -> Panel:
    """What is asked before there are any cards: how long the match is to be. A deal to be played again comes from elsewhere."""
    if played.sort != "match":
        return Panel("none", Said("practice.nothing-again"))
    return Panel(
        "choice", Said("practice.match-length"), choices=tuple(Said(f"practice.match-{one}") for one in LENGTHS)
    )


def _begin(ground: Ground, state: PracticeSession, move: Move) -> PracticeSession:
    """A match of the length that was chosen; its first hand is dealt."""
    if move.event != "answer" or state.played.sort != "match":
        raise Refused("not-now")
    try:
        (place,) = read_reply(asking(state.played), move.value)
    except BadAnswer:
        raise Refused("unreadable") from None
    length: dict[str, Json] = {"length": LENGTHS[place], **_house(ground.store, state.learner)}
    return _deal(
        ground, _save(ground.store, state, Event("answer", STEP, move.nonce, {"value": length})), drawn_nonce()
    )


def _logged(ground: Ground, state: PracticeSession, move: Move) -> PracticeSession:
    if move.event not in LOGGED:
        raise Refused("bad-move", f"event: {move.event}")
    event = _event(ground, state, move.event, move.value, move.nonce)
    if take(state.played, event) is state.played:
        raise Refused("not-now")
    return _save(ground.store, state, event)


def _event(ground: Ground, state: PracticeSession, press: str, raw: JsonValue, nonce: str) -> Event:
    """A press, with what the others do then: what they have thought of already, where nothing has been set otherwise since.

    Errors: ``Refused`` ``unreadable``.
    """
    if state.coming and state.coming[:3] == (press, raw, _set(ground, state)):
        return replace(state.coming.event, nonce=nonce)
    data: dict[str, Json] = {"pace": _pace(ground.store, state.learner), **_sits(ground, state)}
    if press == "answer":
        value = said(state.hand, raw)
        if value is None:
            raise Refused("unreadable")
        data["value"] = value
    return with_others(state.played, Event(press, STEP, nonce, data), _players(ground, state))


def said(hand: PracticeHand, raw: object) -> Json:
    """What the learner's reply, which speaks of places only, means here; None where it cannot be read."""
    panel = shown(hand).panel
    try:
        picked = read_reply(panel, raw)
    except BadAnswer:
        return None
    match hand.stage:
        case "monte":
            return {"monte": picked[0] == 0}
        case "early":
            return {"out": picked[0] == 0}
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
        case "play" if len(hand.mine) == 1:  # the last card tells the partner nothing: no signal is asked for
            return {"card": panel.pickable[picked[0]], "signal": None}
        case "play" | "give":
            return {"card": panel.pickable[picked[0]] if picked[0] >= 0 else ""}
    return None


def another(ground: Ground, session: PracticeSession) -> PracticeSession:
    """Another hand, where the one on the table is over; after the last one of a match nothing, until another match is begun."""
    return _deal(ground, session, drawn_nonce()) if not session.waits and session.hand.stage == "over" else session


def begin_anew(ground: Ground, session: PracticeSession) -> PracticeSession:
    """The table is cleared: of a match that is over or given up nothing counts any more."""
    return _save(ground.store, session, Event(RESET, STEP, drawn_nonce()))


def once_more(ground: Ground, session: PracticeSession, record: str) -> PracticeSession:
    """A hand is played on from where this record ends. ``session`` is that of ``practice/again``."""
    pace = _pace(ground.store, session.learner)
    data: dict[str, Json] = {"record": lines_of(record), "pace": pace, **_sits(ground, session)}
    return _presented(ground, session, Event("present", STEP, drawn_nonce(), data))


def _deal(ground: Ground, session: PracticeSession, nonce: str) -> PracticeSession:
    """Another hand; the deal passes to the right. While one is being played nothing happens."""
    pace = _pace(ground.store, session.learner)
    data: dict[str, Json] = {
        "seed": drawn_seed(),
        "dealer": session.played.dealer,
        "pace": pace,
        **_sits(ground, session),
    }
    if session.played.sort == "whole":
        data |= _house(ground.store, session.learner)
    if session.played.unfit:
        data[ANEW] = True
    return _presented(ground, replace(session, looking=False), Event("present", STEP, nonce, data))


def _presented(ground: Ground, session: PracticeSession, event: Event) -> PracticeSession:
    return _save(ground.store, session, with_others(session.played, event, _players(ground, session)))


def _players(ground: Ground, session: PracticeSession) -> Chooser:
    """Who plays for the others."""
    return by_the_book if _all_alike(session) else ground.players(_strength(ground.store, session.learner))


def _all_alike(session: PracticeSession) -> bool:
    """The simple players sit at four tricks, which need no plan, and where all are to have the same."""
    return session.played.sort == "short" or bool(session.kept_as)


def _sits(ground: Ground, session: PracticeSession) -> dict[str, Json]:
    """How well they play, as an event tells it; that they play by the book need not be told."""
    strength = USUAL if _all_alike(session) else _strength(ground.store, session.learner)
    return {} if strength == USUAL else {STRENGTH: strength}


def _set(ground: Ground, session: PracticeSession) -> tuple[str, str]:
    """What the learner has set that changes what the others do."""
    return _pace(ground.store, session.learner), _strength(ground.store, session.learner)


def _strength(store: Store, learner: str) -> str:
    found = store.learner(learner)
    chosen = found.settings.get(STRENGTH, "") if found else ""
    return chosen if chosen in STRENGTHS else FIRST


def _house(store: Store, learner: str) -> dict[str, Json]:
    """The house rule that the learner has set, as an event tells it; the usual ones need not be told."""
    found = store.learner(learner)
    return {MONTE: True} if found and found.settings.get(MONTE) == MONTES[1] else {}


def _pace(store: Store, learner: str) -> str:
    found = store.learner(learner)
    chosen = found.settings.get(PACE, "") if found else ""
    return chosen if chosen in PACES else PACES[0]


def _save(store: Store, session: PracticeSession, event: Event) -> PracticeSession:
    return read_on(session, store.append(session.learner, session.lesson, event, session.number))


def read_on(session: PracticeSession, events: tuple[Event, ...]) -> PracticeSession:
    if not events:
        return session
    counted = since_reset(events)
    played = session.played if len(counted) == len(events) else Played(session.played.sort)
    after = fold(counted, played)
    hand = after.hand
    if hand is not None and possible(lambda: shown(hand), session.lesson) is None:
        after = aside(after)
    return replace(session, played=after, number=events[-1].number, coming=None)


PLACE = PracticePlace()
