"""A seat at a shared table, from which somebody sees the deal and plays; and the hall, where tables are opened."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from engine.game import Game, game, games
from lessons.moves.move import Move, MoveRefused
from lessons.places.at_a_table import duplicate
from lessons.places.at_a_table.at_table import AtTable
from lessons.places.at_a_table.in_evening import in_evening, in_plan, told
from lessons.places.at_a_table.opening import opened
from lessons.places.at_a_table.presses import AT_THE_DEAL, OF_CHAIRS, pressed
from lessons.places.place import Context
from lessons.shared_table import claiming, entries
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.going_on import with_players
from lessons.shared_table.judging import is_offered, judge
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching.entries import PollShown
from lessons.shared_table.teaching.polls import to_play
from lessons.tables.others import by_the_book
from lessons.text.message import Message

NEW = "new"
"""``seat/new``: the hall."""
LASTS = timedelta(days=2)
"""Nobody closes a table that is left; after so long it is no longer offered."""
MOST = 20


@dataclass(frozen=True)
class Hall:
    """The state before one sits anywhere: the tables one knows. ``tables``: where one sits, or sat, the latest first;
    ``opened``: the code of the one that was just opened.
    """

    who: str
    tables: tuple[tuple[str, SharedTable], ...] = ()
    opened: str = ""
    nonce: str = ""

    @property
    def rooms(self) -> tuple[str, ...]:
        """Their codes."""
        return tuple(code for code, _ in self.tables)

    @property
    def games(self) -> tuple[Game, ...]:
        """All to which several people can sit down."""
        return tuple(game(one) for one in games() if is_offered(one))


class SeatPlace:
    """One's seat at a shared table: ``seat/<code>``, and ``seat/new``."""

    anew = True
    optimistic = True
    """At a table one at a time moves whoever they are: each waits for that turn alone."""

    def read(self, context: Context, who: str, name: str, before: Hall | AtTable | None) -> Hall | AtTable:
        return Hall(who, _own(context, who)) if name == NEW else at_table(context, who, name)

    def take(self, context: Context, state: Hall | AtTable, move: Move) -> Hall | AtTable:
        if isinstance(state, Hall):
            if move.event != "open":
                raise MoveRefused("bad-move", f"event: {move.event}")
            value: Any = move.value if isinstance(move.value, dict) else {}
            return Hall(state.who, state.tables, opened(context, state.who, value, move.nonce))
        with _turn(context, state.code):
            now = at_table(context, state.who, state.code)
            try:
                if move.event in AT_THE_DEAL and move.revision != self.revision(context, now):
                    raise MoveRefused("stale")
                return _written(context, now, pressed(now, move), move.nonce)
            except MoveRefused:
                if context.store.rooms.wrote(now.code, now.who, move.nonce):
                    return now
                raise

    def revision(self, context: Context, state: Hall | AtTable) -> str:
        """Of a deal, what somebody may act on: what others choose by half, or say of their chairs, makes no press stale."""
        if isinstance(state, Hall):
            return NEW
        looked = state.looked_at
        hand = looked.hand if looked is not None else state.hand
        if hand is None or state.away:
            return context.name(state.who, state.code, "chairs", state.table.begun, state.table.closed)
        finished = state.table.seats[0].dealt
        taught = state.table.teaching
        line = (taught.lines,) if taught is not None and taught.lines else ()
        return context.name(
            state.who, state.code, finished, *hand.family.revision_parts(hand), hand.stage, hand.rests, *line
        )

    def news(self, context: Context, state: object, move: Move) -> tuple[tuple[str, str], ...]:
        """Everybody at the table hears of it, each of what the own seat may see."""
        if not isinstance(state, AtTable):
            return ()
        here = ((f"seat/{state.code}", f"{state.table.number}"),)
        # A deal that is over is news to the tables that have played it, too.
        others = (one for one in state.same.items() if one[0] != state.code)
        around = tuple((f"seat/{code}", f"{one.number}") for code, one in others)
        its, number = state.evening, f"{state.table.number}"
        if its is not None and (state.table.over or move.event in OF_CHAIRS):
            return (*here, *around, *told(context, state.table, number))
        on = its.room if its is not None and its.shown else state.plan.room if state.plan is not None else ""
        return (*here, *around, *([(f"wall/{on}", number)] if on else ()))


def at_table(context: Context, who: str, code: str) -> AtTable:
    """This person at the table as it stands on disk. Errors: :class:`MoveRefused` ``no-such-place``."""
    table = context.tables.table(context.store.rooms, code)
    if table is None:
        raise MoveRefused("no-such-place", code)
    its = in_evening(context, who, code, table)
    plan, who = in_plan(context, who, code, table)
    told = table.over or table.closed or (its is not None and its.over)
    same = duplicate.tables(context, code, table) if told and table.chair_of(who) is not None else {}
    return AtTable(who, code, table, same, its, plan)


def left_to_the_program(context: Context, who: str, code: str, browsers: Collection[str], nonce: str) -> None:
    """Of somebody who has gone home the program plays on; ``who`` leads the evening."""
    with _turn(context, code):
        now = at_table(context, who, code)
        chair = next((at for at in now.table.people if now.table.chairs[at].who in browsers), None)
        if chair is not None and not now.closed:
            _append(context, now, entries.PlayedFor(chair=chair, host=True), nonce)


def laid_by_teacher(
    context: Context, who: str, code: str, cards: Callable[[SharedTable], TableEntry], nonce: str
) -> None:
    """The teacher lays these cards on the table, once for the nonce. Errors: :class:`MoveRefused`."""
    with _turn(context, code):
        if not context.store.rooms.wrote(code, who, nonce):
            now = at_table(context, who, code)
            _append(context, now, cards(now.table), nonce)


@contextmanager
def _turn(context: Context, code: str) -> Iterator[None]:
    """Nobody else moves at this table meanwhile, here or in another process."""
    with context.tables.turn(code), context.store.turn(f"table {code}"):
        yield


def _own(context: Context, who: str) -> tuple[tuple[str, SharedTable], ...]:
    """The tables at which somebody sits, that nobody has closed, and where somebody did something lately."""
    since = (context.store.now() - LASTS).isoformat(timespec="milliseconds")
    found = []
    for one in context.store.rooms.visited(who, (entries.TableOpened.kind, entries.TableClosed.kind), MOST):
        if entries.TableOpened.kind not in one.kinds or entries.TableClosed.kind in one.kinds or one.latest < since:
            continue
        table = context.tables.table(context.store.rooms, one.code)
        if table is not None and not table.evening and (table.chair_of(who) is not None or table.teacher == who):
            found.append((one.code, table))
    return tuple(found)


def _written(context: Context, now: AtTable, entry: TableEntry, nonce: str) -> AtTable:
    """The table with this entry and what the players do after it, on disk. Errors: :class:`MoveRefused` where it may not be now.

    Who sits down to the deals of a duplicate, or deals them, does so at one of its tables at a time.
    """
    its = now.table.duplicate
    if its is None or not isinstance(entry, duplicate.KNOWING):
        return _append(context, now, entry, nonce)
    with _turn(context, its.set_code):
        duplicate.join(context, now.code, now.table, now.who)
        return _append(context, now, entry, nonce)


def _append(context: Context, now: AtTable, entry: TableEntry, nonce: str) -> AtTable:
    if now.evening is not None and now.evening.over:
        raise MoveRefused("in-words", said=Message("friends.refused.round-over"))
    said = (
        judge(now.table, now.who, entry)
        or duplicate.judge(context, now.code, now.table, now.who, entry)
        or claiming.uncertain(now.table, entry, now.chair)
    )
    if said is not None:
        raise MoveRefused("in-words", said=said)
    plays = context.players(now.table.strength) if now.table.strength else by_the_book
    made = with_players(now.table, now.who, _weighed(context, now.table, entry), plays)
    context.tables.append(context.store.rooms, now.code, now.who, made, nonce, now.table)
    return at_table(context, now.who, now.code)


def _weighed(context: Context, table: SharedTable, entry: TableEntry) -> TableEntry:
    """Answers that are shown, with what a search makes of each card: whatever a browser says of that is not asked."""
    asked = to_play(table) if isinstance(entry, PollShown) else None
    return entry if asked is None else entry.model_copy(update={"worth": dict(context.weighs(asked[1]))})


PLACE = SeatPlace()
