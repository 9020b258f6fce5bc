"""A seat at a shared table: who sits there, the deal as it is seen from it, what it came to; and the hall before a table."""

from __future__ import annotations

from typing import cast

from lessons.places.at_a_table.at_table import AtTable
from lessons.places.at_a_table.duplicate import NUMBERS
from lessons.places.at_a_table.seat import Hall
from lessons.places.practice import STRENGTHS
from lessons.places.table import TableSession
from lessons.shared_table.judging import LENGTHS, is_duplicated, judge
from lessons.shared_table.shared_table import Chair, SharedTable
from lessons.shared_table.taking_back import may_ask
from lessons.shared_table.teaching.entries import TeachingSet
from lessons.shared_table.turning import seat_from
from lessons.tables.stages import OWN, SORTED
from lessons.text import phrases
from lessons.text.message import Message
from screens.components.table.props import may
from screens.learner.preferences import Preferences
from screens.learner.table_names import on_the_plates
from screens.views import how_played
from screens.views.at_a_table.duplicate import duplicate
from screens.views.at_a_table.given import (
    ChairProps,
    DealEnd,
    DealPanel,
    HallPanel,
    SeatPanel,
    Sitter,
    TableAround,
)
from screens.views.at_a_table.in_evening import in_evening, in_plan
from screens.views.at_a_table.looking_on import look_of, looked_on
from screens.views.at_a_table.names import names_at, plates_at
from screens.views.at_a_table.onlookers import meanwhile, onlookers
from screens.views.at_a_table.requests import claims, requested
from screens.views.at_a_table.sheet import by_side
from screens.views.at_a_table.teaching import teaching, waiting
from screens.views.practice import PracticeView
from screens.views.table import TableView
from screens.wording.texts import text


def panel(state: Hall | AtTable, preferences: Preferences) -> SeatPanel:
    """``stage``: hall, chairs (before the first deal, or for who has none), away (a player sits there for one), deal or closed."""
    if isinstance(state, Hall):
        return _hall(state, preferences.language)
    around = _around(state, preferences)
    if state.closed:
        return {**around, "stage": "closed"}
    if state.looked_at is not None:
        return looked_on(state, state.looked_at, around, preferences)
    if state.session is None or state.away:
        return {**around, "stage": "away" if state.away else "chairs"}
    return _deal(state, state.session, around, preferences)


def refused(said: Message, lang: str) -> str:
    return phrases.say(said, cast(phrases.Lang, lang))


def _hall(state: Hall, lang: str) -> HallPanel:
    return {
        "stage": "hall",
        "opened": state.opened,
        "games": [
            {
                "id": its.id,
                "name": text(f"game.{its.id}", lang),
                "chairs": its.seats,
                "lengths": [(one, text(f"practice.match-{one}", lang)) for one in LENGTHS] if its.id == SORTED else [],
                "strengths": [(one, text(f"practice.strength.{one}", lang)) for one in STRENGTHS]
                if its.id == SORTED
                else [],
                "compared": is_duplicated(its.id),
            }
            for its in state.games
        ],
        "deals": [*NUMBERS],
        "tables": [
            {
                "code": code,
                "game": text(f"game.{table.game_id}", lang),
                "names": [one.name for one in table.chairs if one.who] or [table.host],
            }
            for code, table in state.tables
        ],
    }


def _around(state: AtTable, preferences: Preferences) -> TableAround:
    """Who sits where, and what whoever looks may do about it."""
    table, lang = state.table, preferences.language
    told: TableAround = {
        "code": state.code,
        "title": text(f"game.{table.game_id}", lang),
        "opens": state.leads if state.evening is not None else state.who == table.opener,
        "mine": state.chair,
        "begun": table.begun,
        "teachable": judge(table, state.who, TeachingSet(on=table.teaching is None)) is None,
        "meanwhile": meanwhile(state, lang),
        "chairs": [_chair(state, number, chair) for number, chair in enumerate(table.chairs)],
    }
    if table.duplicate is not None:
        told["duplicate"] = duplicate(state, table.duplicate, preferences)
    if state.evening is not None:
        told["evening"] = in_evening(state.evening, state.lets_on, lang)
    if state.plan is not None:
        told["plan"] = in_plan(state.plan, lang)
    if table.teaching is None and table.duplicate is None:
        told["onlookers"] = onlookers(state, lang)
    return told if table.teaching is None else told | {"teaching": teaching(state, preferences)}


def _chair(state: AtTable, number: int, chair: Chair) -> ChairProps:
    """``sort``: person, away (a player sits there for them), player, free; ``sits``: whoever looks may."""
    table, own, its = state.table, state.chair, state.evening
    sort: Sitter = "person" if chair.person else "away" if chair.who else "player" if chair.shut else "free"
    return {
        "number": number,
        "sort": sort,
        "name": chair.name,
        "mine": number == own,
        "sits": number == its.kept if its is not None else sort == "free" and _may_sit(table, own),
        "shuts": its is None and state.who == table.opener and number != own,
        "shut": chair.shut,
        # Who is to play tells who has taken a trick: those who look on late are told of it late.
        "waited": number in table.waited and not state.looks_late,
    }


def _may_sit(table: SharedTable, own: int | None) -> bool:
    return not table.begun or (own is None and not table.deal_seen)


def _deal(state: AtTable, session: TableSession, around: TableAround, preferences: Preferences) -> DealPanel:
    assert state.chair is not None
    lang, hand, table, chair = preferences.language, session.hand, state.table, state.chair
    sort = PracticeView if hand.sort else TableView
    opened = frozenset(seat_from(chair, one, len(table.chairs)) for one in table.sees(state.who))
    over = hand.stage == "over"
    waits = "" if over else waiting(table, state.who, lang)
    view = sort(session, lang, preferences.pack, names_at(table, chair, lang), opened, waits)
    mine = chair in table.waited and not table.stopped
    teaches = table.teacher == state.who
    lets_on = table.players_wait and (teaches or not table.steps)
    goes_on = table.may_sweep(chair) or lets_on or (teaches and table.taker is not None)
    asks_back = not hand.family.half(hand) and table.asking is None and may_ask(table, chair)
    shown = view.given() | how_played.at_table(preferences, mine and hand.stage == "play")
    on_the_plates(shown, hand.seats, plates_at(table, chair, lang), lang)
    claimed = claims(table, chair, lang)
    told: DealPanel = {
        **around, "stage": "deal", **shown,
        # Nobody is helped here, and what was played lies.
        "can": may() if table.stopped else may(
            answer=(mine and hand.stage in OWN) or hand.talks, next=goes_on and not hand.talks and not over,
            undo=hand.family.half(hand) or asks_back, talk=hand.family.may_talk(hand), claim=bool(claimed),
        ),
        "words": shown["words"] | ({"undo": text("friends.ask-back", lang)} if asks_back else {}) | claimed,
        "hints": [], "advised": [], "ahead": False, "laid": "", "wonders": False,
        "note": " ".join(one for one in (shown["note"], _sweeps(state, lang)) if one),
        "asks": requested(table, chair, look_of(table, chair, preferences)),
        "waits_for": _waits_for(table, chair, lang),
    }  # fmt: skip
    return told | {"ended": _ended(view, session, table, state.who, lang)} if over else told


def _waits_for(table: SharedTable, chair: int, lang: str) -> str:
    """Which of the others are waited for; empty where nobody is, and where nobody may play."""
    taker = table.taker
    asked = table.waited if taker is None else frozenset({taker}) & table.people
    others = [] if table.stopped else [table.chairs[one].name for one in sorted(asked - {chair})]
    return text("friends.waits-for", lang, who=", ".join(others)) if others else ""


def _sweeps(state: AtTable, lang: str) -> str:
    """Who takes up the trick that lies there, where that is somebody else; whose turn it is the table says itself."""
    table, taker = state.table, state.table.taker
    if taker is None or state.chair is None or table.may_sweep(state.chair):
        return ""
    return text("friends.sweeps", lang, name=table.chairs[taker].name)


def _ended(view: TableView, session: TableSession, table: SharedTable, who: str, lang: str) -> DealEnd:
    """``sheet``: of a hand of Bologna what both sides have scored; ``says``: of the others what is paid and where all stand.

    ``again``: what is pressed for another deal, by those who deal.
    """
    hand, match = session.hand, session.sitting.match
    names = text("sheet.we", lang), text("sheet.they", lang)
    more = table.duplicate is None or table.duplicate.due is not None
    deals = more and table.teacher in ("", who)
    return {
        "rule": view.rule,
        "again": text("practice.match-again" if match and match.over else "friends.next-deal", lang) if deals else "",
        # At the tables of a duplicate each deal stands by itself.
        "says": [] if hand.sort else view.reckoned if table.duplicate is None else view.came_to,
        "sheet": by_side(session.sitting, names, lang) if hand.sort else [],
    }
