"""The table at which hands are dealt in sorts (four tricks, whole, matches, of a record), with players of a strength."""

from __future__ import annotations

from engine.games.bologna.house import PROFILES
from lessons.learner.event import Event, Json
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import new_nonce
from lessons.places.place import Context
from lessons.places.table import PACE, TablePlace, TableSession, chosen, save
from lessons.question.panel import BadAnswer, Panel, read_reply
from lessons.tables.bologna.dealing import CUSTOM, MONTE
from lessons.tables.bologna.match import LENGTHS
from lessons.tables.others import Chooser, by_the_book
from lessons.tables.recorded import lines_of
from lessons.tables.sitting import BOOK, RECORD, STEP, STRENGTH, Sitting
from lessons.tables.stages import LESSONS, PACES, SORTED
from lessons.text.message import Message

MONTES = ("no", "yes")
CUSTOMS = ("bologna", *PROFILES)
"""How one plays: as in Bologna, or as another source teaches it."""
"""May all four agree to throw the cards in (a setting, for the next hand by itself and for the next match)?"""
STRENGTHS = ("learner", "book", "club", "master")
"""Who sits there; the first where the learner has chosen nobody, and the second where an event does not tell."""
BEGUN = "begin"
"""What stands in a moment's name while the length of a match is asked for."""


class PracticePlace(TablePlace):
    """The practice table of Bologna: ``practice/short``, ``practice/whole``, ``practice/match``; ``practice/again`` with a hand
    that is played once more.
    """

    logged = ("answer", "next", "hint", "undo")
    settings = (
        *((PACE, one) for one in PACES),
        *((STRENGTH, one) for one in STRENGTHS),
        *((MONTE, one) for one in MONTES),
        *((CUSTOM, one) for one in CUSTOMS),
    )

    def sitting(self, name: str) -> Sitting:
        sort = next((one for one in LESSONS if one == name), None)
        if sort is None:
            raise MoveRefused("no-such-place", name)
        return Sitting(SORTED, sort)

    def deals(self, session: TableSession) -> bool:
        """A match is dealt when its length is known; a hand of a record comes from elsewhere."""
        return session.sitting.sort in ("short", "whole") or session.sitting.match is not None

    def begin(self, context: Context, state: TableSession, move: Move) -> TableSession:
        """A match of the length that was chosen; its first hand is dealt."""
        if move.event != "answer" or state.sitting.sort != "match":
            raise MoveRefused("not-now")
        try:
            (place,) = read_reply(asking(state.sitting), move.value)
        except BadAnswer:
            raise MoveRefused("unreadable") from None
        length: dict[str, Json] = {"length": LENGTHS[place], **_house(context, state.learner)}
        begun = save(context.store, state, Event("answer", STEP, move.nonce, {"value": length}))
        return self.deal(context, begun, new_nonce())

    def again(self, context: Context, state: TableSession, move: Move) -> TableSession:
        """Always another hand: the same one is played once more at ``practice/again``."""
        return self.deal(context, state, move.nonce)

    def other(self, context: Context, state: TableSession, move: Move) -> TableSession:
        """Nobody gets up or speaks out of turn."""
        return self.press(context, state, move)

    def revision(self, context: Context, state: TableSession) -> str:
        if state.waits:
            return context.name(state.learner, (BEGUN, state.number))
        return super().revision(context, state)

    def players(self, context: Context, session: TableSession) -> Chooser:
        return by_the_book if _all_alike(session) else context.players(_strength(context, session))

    def told(self, context: Context, session: TableSession) -> dict[str, Json]:
        """How well they play, too; that they play by the book need not be told."""
        strength = BOOK if _all_alike(session) else _strength(context, session)
        return super().told(context, session) | ({} if strength == BOOK else {STRENGTH: strength})

    def set(self, context: Context, session: TableSession) -> tuple[str, ...]:
        return *super().set(context, session), _strength(context, session)

    def rules(self, context: Context, session: TableSession) -> dict[str, Json]:
        return _house(context, session.learner) if session.sitting.sort == "whole" else {}


def asking(sitting: Sitting) -> Panel:
    """What is asked before there are any cards: how long the match is to be. A deal to be played again comes from elsewhere."""
    if sitting.sort != "match":
        return Panel("none", Message("practice.nothing-again"))
    lengths = tuple(Message(f"practice.match-{one}") for one in LENGTHS)
    return Panel("choice", Message("practice.match-length"), choices=lengths)


def another(context: Context, session: TableSession) -> TableSession:
    """Another hand, where the one on the table is over; after the last one of a match nothing, until another match is begun."""
    return PLACE.deal(context, session, new_nonce()) if session.over else session


def once_more(context: Context, session: TableSession, record: str) -> TableSession:
    """A hand is played on from where this record ends. ``session`` is that of ``practice/again``."""
    data: dict[str, Json] = {RECORD: [*lines_of(record)]}
    return PLACE.present(context, session, Event("present", STEP, new_nonce(), data))


def _all_alike(session: TableSession) -> bool:
    """The simple players sit at four tricks, which need no plan, and where all are to have the same."""
    return session.sitting.sort == "short" or bool(session.kept_as)


def _strength(context: Context, session: TableSession) -> str:
    return chosen(context.store, session.learner, STRENGTH, STRENGTHS)


def _house(context: Context, learner: str) -> dict[str, Json]:
    """The house rules that the learner has set, as an event tells them; the usual ones need not be told."""
    monte: dict[str, Json] = {MONTE: True} if chosen(context.store, learner, MONTE, MONTES) == MONTES[1] else {}
    custom = chosen(context.store, learner, CUSTOM, CUSTOMS)
    return monte | ({CUSTOM: custom} if custom in PROFILES else {})


def old_signals(context: Context, learner: str) -> dict[str, Json]:
    """As :func:`_house`, of what holds at a table with others, too: the old spoken signals, where the learner plays by them."""
    house = _house(context, learner)
    return {CUSTOM: house[CUSTOM]} if house.get(CUSTOM) == "old_signals" else {}


PLACE = PracticePlace()
