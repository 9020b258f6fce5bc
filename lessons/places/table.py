"""A learner at a table: what the log says, and the one way in which it changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple, cast

from pydantic import JsonValue

from engine.game import game, is_game
from lessons.learner.event import Event, Json
from lessons.learner.misfits import possible
from lessons.learner.store import RESET, Store, since_reset
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import new_nonce, new_seed
from lessons.places.place import Context
from lessons.question.panel import BadAnswer, read_reply
from lessons.tables.families import has_own_table
from lessons.tables.hand import TableHand
from lessons.tables.others import Chooser, by_the_book
from lessons.tables.recorded import lines_of, record_of
from lessons.tables.shown import shown, value_of
from lessons.tables.sitting import ANEW, KEPT, RECORD, STEP, Sitting, aside, fold, take, with_others
from lessons.tables.stages import PACES

TALK = "talk"
"""The button by which one speaks out of turn: an answer, as far as the log goes."""
FIRST_DRAWS = 12
"""So many first deals are drawn for whoever sits down, until one has a word or a card to ask for: in France some end at once."""
AGAIN, BACK, LEAVE, PACE = "again", "back", "stand-up", "pace"
"""Events that are no play: another deal (with a number: the same from there once more), the last trick looked at, getting up; how
far the others play at one go."""


class NextPress(NamedTuple):
    """What a press will be, with what the others have thought of meanwhile, where the settings stay."""

    press: str
    value: JsonValue
    settings: tuple[str, ...]
    event: Event


@dataclass(frozen=True)
class TableSession:
    """Only a cache: reading the log makes the same one. ``looking``: the last trick is looked at again.

    ``kept_as``: what the log calls this table, where that is not the name of its sort. ``coming``: what was foreseen last.
    """

    learner: str
    sitting: Sitting
    number: int = 0
    looking: bool = False
    kept_as: str = ""
    coming: NextPress | None = None

    @property
    def lesson(self) -> str:
        """What the log calls it."""
        return self.kept_as or self.sitting.lesson

    @property
    def hand(self) -> TableHand:
        assert self.sitting.hand is not None  # reading has dealt one, but where a match or a deal is to be chosen first
        return self.sitting.hand

    @property
    def waits(self) -> bool:
        """Is there nothing on the table: no match was begun, no deal taken up again?"""
        return self.sitting.hand is None

    @property
    def over(self) -> bool:
        return not self.waits and self.hand.stage == "over"


class TablePlace:
    """A learner's table of one game against players: ``table/mineo3``, ``table/calatafimi4``: by the game's id."""

    logged: tuple[str, ...] = ("answer", "next", "hint", "reveal", "undo")
    settings: tuple[tuple[str, str], ...] = tuple((PACE, one) for one in PACES)

    def sitting(self, name: str) -> Sitting:
        """Nobody has sat down yet. Errors: ``MoveRefused`` ``no-such-place``."""
        if is_game(name) and has_own_table(name):
            return Sitting(name)
        raise MoveRefused("no-such-place", name)

    def read(self, context: Context, who: str, name: str, before: TableSession | None) -> TableSession:
        """Where the learner is by the log; a first deal is made where there is none. Errors: ``MoveRefused`` ``no-such-place``."""
        session = self.so_far(context, who, name, before)
        return self.deal(context, session, new_nonce()) if session.waits and self.deals(session) else session

    def deals(self, session: TableSession) -> bool:
        """Is it known which deal comes first?"""
        return True

    def so_far(self, context: Context, who: str, name: str, before: TableSession | None) -> TableSession:
        """What the log says of this table; nothing is dealt. Errors: ``MoveRefused`` ``no-such-place``."""
        session = before or TableSession(who, self.sitting(name))
        return read_on(session, context.store.events(who, session.lesson, session.number))

    def take(self, context: Context, state: TableSession, move: Move) -> TableSession:
        """A word, a card, another deal: on disk first, counted once."""
        if move.nonce in state.sitting.seen:
            return state
        if (move.event, move.value) in self.settings:
            context.store.keep(state.learner, {move.event: str(move.value)})
            return state
        if move.revision != self.revision(context, state):
            raise MoveRefused("stale")
        if state.waits:
            return self.begin(context, state, move)
        if move.event == AGAIN and state.over:
            return self.again(context, state, move)
        if move.event == BACK or state.looking:
            return replace(state, looking=move.event == BACK and bool(state.hand.state.tricks))
        return self.other(context, state, move)

    def begin(self, context: Context, state: TableSession, move: Move) -> TableSession:
        """Something is chosen before there are any cards. Errors: ``MoveRefused``."""
        raise MoveRefused("not-now")

    def again(self, context: Context, state: TableSession, move: Move) -> TableSession:
        """Another deal, or the same from a moment on once more."""
        if move.value is None:
            return self.deal(context, state, move.nonce)
        return self.present(context, state, Event("present", STEP, move.nonce, {KEPT: cast(Json, move.value)}))

    def other(self, context: Context, state: TableSession, move: Move) -> TableSession:
        """Getting up, speaking out of turn, or any press that is logged as it is."""
        if move.event == LEAVE:
            return self.deal(context, begin_anew(context, state, move.nonce), new_nonce())
        if move.event == TALK:
            data: dict[str, Json] = {**self.told(context, state), "value": {TALK: True}}
            event = Event("answer", STEP, move.nonce, data)
            return self.taken(context, state, with_others(state.sitting, event, self.players(context, state)))
        return self.press(context, state, move)

    def press(self, context: Context, state: TableSession, move: Move) -> TableSession:
        """What is logged as it is. Errors: ``MoveRefused``."""
        if move.event not in self.logged:
            raise MoveRefused("bad-move", f"event: {move.event}")
        return self.taken(context, state, self.event(context, state, move.event, move.value, move.nonce))

    def foreseen(
        self, context: Context, state: TableSession, event: str, value: JsonValue
    ) -> tuple[TableSession, TableSession] | None:
        """What the others do then: they think while the learner looks at the trick, or has chosen a card and not played it yet.

        Players who search need not choose the same twice, so what they have chosen is kept; another process would not know of it.
        """
        if state.waits or state.looking or event not in ("answer", "next"):
            return None
        if context.store.shared and self.players(context, state) is not by_the_book:
            return None
        coming = NextPress(
            event, value, self.set(context, state), self.event(context, state, event, value, new_nonce())
        )
        after = replace(state, sitting=take(state.sitting, coming.event))
        return None if after.sitting is state.sitting or after.over else (replace(state, coming=coming), after)

    def revision(self, context: Context, state: TableSession) -> str:
        hand = state.hand
        now = (state.sitting.dealt, hand.seed, *hand.family.revision_parts(hand), state.looking)
        return context.name(state.learner, now)

    def event(self, context: Context, state: TableSession, press: str, raw: JsonValue, nonce: str) -> Event:
        """A press, with what the others do then: what they have thought of already, where nothing has been set otherwise since.

        Errors: ``MoveRefused`` ``unreadable``.
        """
        if state.coming and state.coming[:3] == (press, raw, self.set(context, state)):
            return replace(state.coming.event, nonce=nonce)
        data = self.told(context, state)
        if press == "answer":
            data["value"] = _said(state, raw)
        return with_others(state.sitting, Event(press, STEP, nonce, data), self.players(context, state))

    def players(self, context: Context, session: TableSession) -> Chooser:
        """Who plays for the others."""
        return by_the_book

    def told(self, context: Context, session: TableSession) -> dict[str, Json]:
        """What an event says of how the others play."""
        return {PACE: chosen(context.store, session.learner, PACE, PACES)}

    def set(self, context: Context, session: TableSession) -> tuple[str, ...]:
        """What the learner has set that changes what the others do."""
        return (chosen(context.store, session.learner, PACE, PACES),)

    def rules(self, context: Context, session: TableSession) -> dict[str, Json]:
        """What an event says of the house rules that the learner has set; the usual ones need not be told."""
        rules = chosen_rules(context, session.learner, session.sitting.game_id)
        return {"rules": rules} if rules else {}

    def deal(self, context: Context, session: TableSession, nonce: str) -> TableSession:
        """Another deal; it passes to the right. While one is being played nothing happens. A first one does not end at once."""
        sitting = session.sitting
        data: dict[str, Json] = {"dealer": sitting.dealer, **self.rules(context, session)}
        if sitting.unfit:
            data[ANEW] = True
        event = Event("present", STEP, nonce, data | {"seed": new_seed()})
        for _ in range(FIRST_DRAWS if sitting.dealt == 0 and not sitting.sort else 0):
            dealt = take(sitting, event).hand
            if dealt is None or dealt.stage != "over":
                break
            event = replace(event, data=data | {"seed": new_seed()})
        return self.present(context, session, event)

    def present(self, context: Context, session: TableSession, event: Event) -> TableSession:
        """A deal is laid on the table. Errors: ``MoveRefused`` ``not-now`` where that cannot be."""
        told = replace(event, data={**event.data, **self.told(context, session)})
        made = with_others(session.sitting, told, self.players(context, session))
        if not session.sitting.sort and take(session.sitting, made) is session.sitting:
            raise MoveRefused("not-now")
        return save(context.store, replace(session, looking=False), made)

    def once_more(self, context: Context, session: TableSession, hand: TableHand, kept: int) -> TableSession:
        """This deal, which need not be the one that lies there, from where so much of it was done; it does not count.

        Errors: ``MoveRefused`` ``not-now`` while one is being played.
        """
        data: dict[str, Json] = {KEPT: kept}
        if (hand.seed, hand.done) != (session.hand.seed, session.hand.done):
            data[RECORD] = cast(Json, lines_of(record_of(hand)))
        return self.present(context, session, Event("present", STEP, new_nonce(), data))

    def taken(self, context: Context, state: TableSession, event: Event) -> TableSession:
        """What was pressed is on disk. Errors: ``MoveRefused`` ``not-now``."""
        if take(state.sitting, event) is state.sitting:
            raise MoveRefused("not-now")
        return save(context.store, state, event)


def chosen(store: Store, learner: str, setting: str, values: tuple[str, ...]) -> str:
    """What the learner has set this to; the first of what it may be where that is none of these."""
    found = store.learner(learner)
    told = found.settings.get(setting, "") if found else ""
    return told if told in values else values[0]


def chosen_rules(context: Context, who: str, name: str) -> dict[str, Json]:
    """The house rules that the learner has set for this game; what is no such rule any more is left out."""
    found = context.store.learner(who)
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


def _said(state: TableSession, raw: object) -> Json:
    """What the learner's reply, which speaks of places only, means here. Errors: ``MoveRefused`` ``unreadable``."""
    try:
        return value_of(state.hand, read_reply(shown(state.hand).panel, raw))
    except BadAnswer:
        raise MoveRefused("unreadable") from None


def begin_anew(context: Context, session: TableSession, nonce: str = "") -> TableSession:
    """The table is cleared: of what was won, and of a match that is over or given up, nothing counts any more."""
    return save(context.store, session, Event(RESET, STEP, nonce or new_nonce()))


def save(store: Store, session: TableSession, event: Event) -> TableSession:
    return read_on(session, store.append(session.learner, session.lesson, event, session.number))


def read_on(session: TableSession, events: tuple[Event, ...]) -> TableSession:
    """After these events of its log."""
    if not events:
        return session
    counted = since_reset(events)
    sitting = session.sitting
    after = fold(counted, sitting if len(counted) == len(events) else Sitting(sitting.game_id, sitting.sort))
    hand = after.hand
    if hand is not None and possible(lambda: shown(hand), session.lesson) is None:
        after = aside(after)
    return replace(session, sitting=after, number=events[-1].number, coming=None)


PLACE = TablePlace()
