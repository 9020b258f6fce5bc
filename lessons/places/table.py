"""A table of one of the games that are settled after each deal: what the log says, and the one way in which it changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from pydantic import JsonValue

from engine.errors import BadInput
from engine.game import game
from lessons.learner.event import Event, Json
from lessons.learner.misfits import possible
from lessons.learner.store import RESET, since_reset
from lessons.moves.chance import drawn_nonce, drawn_seed
from lessons.moves.move import Move, Refused
from lessons.places.place import Ground
from lessons.places.practice import PACE
from lessons.practice.others import PACES
from lessons.question.panel import BadAnswer, read_reply
from lessons.tables.hand import TableHand, family_table
from lessons.tables.recorded import lines_of, record_of
from lessons.tables.shown import shown, value_of
from lessons.tables.sitting import ANEW, KEPT, RECORD, STEP, Sitting, aside, fold, take, with_others

TALK = "talk"
"""The button by which one speaks out of turn: an answer, as far as the log goes."""
LOGGED = ("answer", "next", "hint", "reveal", "undo")
FIRST_DRAWS = 12
"""So many first deals are drawn for whoever sits down, until one has a word or a card to ask for: in France some end at once."""
AGAIN, BACK, LEAVE = "again", "back", "stand-up"
"""Events that are no play: another deal (with a number: the same from there once more), the last trick looked at, getting up."""


@dataclass(frozen=True)
class TableSession:
    """Only a cache: reading the log makes the same one. ``looking``: the last trick is looked at again."""

    learner: str
    sitting: Sitting
    number: int = 0
    looking: bool = False

    @property
    def lesson(self) -> str:
        """What the log calls it."""
        return f"practice/{self.sitting.game_id}"

    @property
    def hand(self) -> TableHand:
        assert self.sitting.hand is not None  # reading has dealt one
        return self.sitting.hand

    @property
    def over(self) -> bool:
        return self.hand.stage == "over"


class TablePlace:
    """``table/mineo3``, ``table/calatafimi4``: by the game's id."""

    def read(self, ground: Ground, who: str, name: str, before: TableSession | None) -> TableSession:
        """Where the learner is by the log; a first deal is made where there is none. Errors: ``Refused`` ``no-such-place``."""
        session = so_far(ground, who, name, before)
        return session if session.sitting.hand is not None else deal(ground, session, drawn_nonce())

    def take(self, ground: Ground, state: TableSession, move: Move) -> TableSession:
        """A word, a card, another deal: on disk first, counted once."""
        if move.nonce in state.sitting.seen:
            return state
        if move.event == PACE and move.value in PACES:
            ground.store.keep(state.learner, {PACE: str(move.value)})
            return state
        if move.seen != self.moment(ground, state):
            raise Refused("stale")
        if move.event == BACK or state.looking:
            return replace(state, looking=move.event == BACK and bool(state.hand.state.tricks))
        if move.event == AGAIN and state.over:
            if move.value is None:
                return deal(ground, state, move.nonce)
            return _presented(ground, state, Event("present", STEP, move.nonce, {KEPT: cast(Json, move.value)}))
        if move.event == LEAVE:
            return deal(ground, _save(ground, state, Event(RESET, STEP, move.nonce)), drawn_nonce())
        if move.event == TALK:
            data: dict[str, Json] = {"pace": _pace(ground, state.learner), "value": {TALK: True}}
            return _taken(ground, state, with_others(state.sitting, Event("answer", STEP, move.nonce, data)))
        return _logged(ground, state, move)

    def foreseen(
        self, ground: Ground, state: TableSession, event: str, value: JsonValue
    ) -> tuple[TableSession, TableSession] | None:
        """What the others do then: they are plain players, who do the same whenever they are asked."""
        if state.looking or event not in ("answer", "next"):
            return None
        after = replace(state, sitting=take(state.sitting, _event(ground, state, event, value, drawn_nonce())))
        return None if after.sitting is state.sitting or after.over else (state, after)

    def moment(self, ground: Ground, state: TableSession) -> str:
        hand = state.hand
        half = hand.word or (hand.card.code if hand.card else "") or hand.talks
        now = (state.sitting.dealt, hand.seed, hand.kept, len(hand.done), hand.stage, half, hand.silent, state.looking)
        return ground.name(state.learner, now)


def so_far(ground: Ground, who: str, name: str, before: TableSession | None) -> TableSession:
    """What the log says of this table; nothing is dealt. Errors: ``Refused`` ``no-such-place``."""
    session = before or TableSession(who, Sitting(_played_here(name)))
    return _read_on(session, ground.store.events(who, session.lesson, session.number))


def once_more(ground: Ground, session: TableSession, hand: TableHand, kept: int) -> TableSession:
    """This deal, which need not be the one that lies there, from where so much of it was done; it does not count.

    Errors: ``Refused`` ``not-now`` while one is being played.
    """
    data: dict[str, Json] = {KEPT: kept}
    if (hand.seed, hand.done) != (session.hand.seed, session.hand.done):
        data[RECORD] = cast(Json, lines_of(record_of(hand)))
    return _presented(ground, session, Event("present", STEP, drawn_nonce(), data))


def chosen_rules(ground: Ground, who: str, name: str) -> dict[str, Json]:
    """The house rules that the learner has set for this game; what is no such rule any more is left out."""
    found = ground.store.learner(who)
    told = found.settings if found else {}
    rules: dict[str, Json] = {}
    for rule in game(name).house.all():
        set_to = told.get(setting(name, rule.name))
        now = next((one for one in rule.choices if str(one) == set_to), rule.default)
        if now != rule.default:
            rules[rule.name] = now
    return rules


def setting(name: str, rule: str) -> str:
    """The setting that keeps a house rule of a game."""
    return f"house-{name}-{rule}"


def deal(ground: Ground, session: TableSession, nonce: str) -> TableSession:
    """Another deal; it passes to the right. While one is being played nothing happens. A first one does not end at once."""
    sitting = session.sitting
    rules = chosen_rules(ground, session.learner, sitting.game_id)
    data: dict[str, Json] = {"dealer": sitting.dealer, **({"rules": rules} if rules else {})}
    if sitting.unfit:
        data[ANEW] = True
    event = Event("present", STEP, nonce, data | {"seed": drawn_seed()})
    for _ in range(FIRST_DRAWS if sitting.dealt == 0 else 0):
        dealt = take(sitting, event).hand
        if dealt is None or dealt.stage != "over":
            break
        event = replace(event, data=data | {"seed": drawn_seed()})
    return _presented(ground, session, event)


def _played_here(name: str) -> str:
    """The id of a game that is played at such a table. Errors: ``Refused`` ``no-such-place``."""
    try:
        if family_table(game(name).family) is not None:
            return name
    except BadInput:
        pass
    raise Refused("no-such-place", name)


def _logged(ground: Ground, state: TableSession, move: Move) -> TableSession:
    if move.event not in LOGGED:
        raise Refused("bad-move", f"event: {move.event}")
    return _taken(ground, state, _event(ground, state, move.event, move.value, move.nonce))


def _event(ground: Ground, state: TableSession, press: str, raw: JsonValue, nonce: str) -> Event:
    """A press, with what the others do then. Errors: ``Refused`` ``unreadable``."""
    data: dict[str, Json] = {"pace": _pace(ground, state.learner)}
    if press == "answer":
        data["value"] = _said(state, raw)
    return with_others(state.sitting, Event(press, STEP, nonce, data))


def _taken(ground: Ground, state: TableSession, event: Event) -> TableSession:
    if take(state.sitting, event) is state.sitting:
        raise Refused("not-now")
    return _save(ground, state, event)


def _said(state: TableSession, raw: object) -> Json:
    """What the learner's reply, which speaks of places only, means here. Errors: ``Refused`` ``unreadable``."""
    try:
        return value_of(state.hand, read_reply(shown(state.sitting).panel, raw))
    except BadAnswer:
        raise Refused("unreadable") from None


def _presented(ground: Ground, session: TableSession, event: Event) -> TableSession:
    paced = replace(event, data={**event.data, "pace": _pace(ground, session.learner)})
    made = with_others(session.sitting, paced)
    if take(session.sitting, made) is session.sitting:
        raise Refused("not-now")
    return _save(ground, replace(session, looking=False), made)


def _pace(ground: Ground, who: str) -> str:
    found = ground.store.learner(who)
    chosen = found.settings.get(PACE, "") if found else ""
    return chosen if chosen in PACES else PACES[0]


def _save(ground: Ground, session: TableSession, event: Event) -> TableSession:
    return _read_on(session, ground.store.append(session.learner, session.lesson, event, session.number))


def _read_on(session: TableSession, events: tuple[Event, ...]) -> TableSession:
    if not events:
        return session
    counted = since_reset(events)
    sitting = session.sitting if len(counted) == len(events) else Sitting(session.sitting.game_id)
    after = fold(counted, sitting)
    if after.hand is not None and possible(lambda: shown(after), session.lesson) is None:
        after = aside(after)
    return replace(session, sitting=after, number=events[-1].number)


PLACE = TablePlace()
