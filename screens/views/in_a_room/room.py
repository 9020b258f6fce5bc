"""A room on a telephone: joining, waiting, the question with one's own answer; what is right only when all are shown it."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from lessons.club.members import members
from lessons.evening.polls.questions import Question
from lessons.evening.room import Member, Room
from lessons.places.in_a_room.room import Doors, Seat
from lessons.text import phrases
from lessons.text.message import Message
from screens.components.table.props import CardStyle
from screens.learner.preferences import Preferences
from screens.room_views import people, pictures, plans
from screens.room_views.at_tables import at_table
from screens.room_views.pace_grid import title_of
from screens.room_views.questions import asked
from screens.shared import services
from screens.views import how_played
from screens.views.in_a_room.given import (
    AtTablesPanel,
    BackPanel,
    DealPhonePanel,
    DoorsPanel,
    JoinPanel,
    LobbyPanel,
    OverPanel,
    OwnScore,
    PacePanel,
    PartPanel,
    QuestionPanel,
    QuestionShown,
    ScoreSoFar,
    TaughtPanel,
    TelephonePanel,
)
from screens.wording.given import Words
from screens.wording.texts import text


def panel(state: Doors | Seat, preferences: Preferences) -> TelephonePanel:
    """``stage``: doors, join, back, lobby, part (what the room talks about), ask, talk, seen or over; from ``ask`` to ``seen``
    the rest is what the table shows."""
    look = asked.look_of(None, preferences)
    if isinstance(state, Doors):
        doors: DoorsPanel = {**asked.nothing(look), "stage": "doors", "rooms": list(state.rooms)}
        return doors
    preferences = pictures.as_in(state.room, preferences)
    me = state.room.member(state.who)
    if state.room.phase == "ended":
        over: OverPanel = {**asked.nothing(look), "stage": "over", **_came_to(state.room, state.who)}
        return over
    if me is None:
        return _outside(state, look, preferences.language)
    mine: OwnScore = {
        "me": people.shown(me, state.room, preferences.language, people.LARGE),
        **_came_to(state.room, state.who),
    }
    if state.room.phase == "tables":
        seat = at_table(state.room, me, state.score, preferences.language, state.table)
        tables: AtTablesPanel = {**asked.nothing(look), "stage": "tables", "seat": seat, **mine}
        return tables
    if state.room.phase == "taught":
        taught: TaughtPanel = {**asked.nothing(look), "stage": "taught", "taught": state.room.taught, **mine}
        return taught
    if state.room.phase == "deal":
        number, compared = state.room.deals[-1], state.room.compared  # its table is a place of its own
        deal: DealPhonePanel = {**asked.nothing(look), "stage": "deal", "number": number, "compared": compared, **mine}
        return deal
    if state.room.phase == "pace":
        return _pace(state, me, look, mine, preferences)
    talked = plans.on_the_wall(state.room, services.courses(), preferences)
    if talked is not None and talked["sort"] == "talk":
        part: PartPanel = {**asked.nothing(look), "stage": "part", "part": talked, **mine}
        return part
    if state.room.round is None or state.room.phase == "lobby":
        lobby: LobbyPanel = {**asked.nothing(look), "stage": "lobby", **mine}
        return lobby
    question: QuestionPanel = {**_round(state, preferences), **mine, "round": state.room.round.number}
    return question


def refused(said: Message, lang: str) -> str:
    return phrases.say(said, cast(phrases.Lang, lang))


def _outside(state: Seat, look: CardStyle, lang: str) -> JoinPanel | BackPanel:
    """Before one is in: whose names there are, so that nobody is here twice; or that a nod is waited for."""
    room, wanted = state.room, state.room.returns.get(state.who)
    meant = room.with_badge(wanted.badge) if wanted is not None else None
    if wanted is not None and meant is not None and not wanted.denied:
        shown = people.shown(meant, room, lang, people.LARGE)
        back: BackPanel = {**asked.nothing(look), "stage": "back", "wanted": shown}
        return back
    here, names = people.all_there(room.members, lang), list(members())
    join: JoinPanel = {
        **asked.nothing(look),
        "stage": "join",
        "names": names,
        "here": here,
        "denied": wanted is not None,
    }
    return join


def _pace(state: Seat, me: Member, look: CardStyle, mine: OwnScore, preferences: Preferences) -> PacePanel:
    """The lesson that is on; it is shown by a place of its own. ``worked``: an example that the teacher has sent."""
    pace, sent = state.room.pace, None
    if state.worked is not None:
        sent = asked.revealed(state.worked, asked.look_of(state.worked, preferences), None)
    assert pace is not None
    return {
        **asked.nothing(look),
        "stage": "pace",
        "title": title_of(state.lesson, preferences) if state.lesson is not None else "",
        "hand": me.badge in pace.hands,
        "helped": pace.helped.get(me.badge, 0),
        "worked": sent,
        **mine,
    }


def _round(state: Seat, preferences: Preferences) -> QuestionShown:
    now, phase, question = state.room.round, state.room.phase, state.question
    assert now is not None
    look = asked.look_of(question, preferences)
    if question is None:
        return {**asked.nothing(look), "stage": "gone"}
    own = now.told(state.who)
    answer = own.answer if own is not None else None
    lang = preferences.language  # the lesson need not have it, the evening has
    words = _words(question, look, lang)
    numbered = how_played.of_question(question.link.lesson, preferences, plans.for_beginners(state.room))
    if phase == "revealed":
        return {**asked.revealed(question, look, answer), "words": words, **numbered, "stage": "seen"}
    shown = asked.asking if state.room.customs.question else asked.pressed_alone
    told = shown(question, look, answer, open_=phase == "open")
    again, done = len(now.votes) > 1, state.who in now.vote
    said = {"open": ("answered" if done else "kept" if own is not None else ""), "talk": "talk"}
    note = said.get(phase, "closed" if own is not None else "closed_without")
    if note == "" and told["mode"] == "order":
        note = "order"
    return {
        **told,
        "words": words,
        **numbered,
        "stage": "talk" if phase == "talk" else "ask",
        "second": again,
        "sent": done,
        "banner": _banner(phase, again, lang),
        "note": text(f"evening.phone.{note}", lang) if note and phase == "open" else "",
        "closed": "" if phase == "open" else text(f"evening.phone.{note}", lang),
    }


@lru_cache(maxsize=64)
def _words(question: Question, look: CardStyle, lang: str) -> Words:
    """Of the table; the button says that the answer is sent. One for all, before and after the reveal."""
    said = {"answer": text("evening.phone.send", lang), "unsent": text("evening.phone.unsent", lang)}
    return {**asked.asking(question, look, None, open_=True)["words"], **said}


def _banner(phase: str, again: bool, lang: str) -> str:
    return text("evening.phone.again", lang) if again and phase == "open" else ""


def _came_to(room: Room, who: str) -> ScoreSoFar:
    """Right ones of those that were shown; the question on the table is among them only once it is."""
    return {"right": room.points(who), "asked": len(room.shown_to(who))}
