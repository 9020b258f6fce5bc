"""The question of a round at the table: before the reveal nothing of its answer, after it the cards lit and why."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from lessons.evening.badges import DECK
from lessons.evening.polls.questions import Question
from lessons.places.in_a_room.taking_home import as_replied
from lessons.question.kind import Answer, Message, Panel
from lessons.script.steps import kind_of
from screens.components.table.given import Answer as Replied
from screens.components.table.given import CardProps, MarkProps, RowProps
from screens.components.table.props import CardStyle, given_mark, given_panel, may, paragraphs
from screens.learner.preferences import Preferences
from screens.room_views.questions.given import PressedAlone, RoomTable
from screens.wording import citations
from screens.wording.texts import either, text

NOTHING = Message("")
IN_WORDS = frozenset({"choice"})
"""Kinds whose question stands in the lesson."""


def look_of(question: Question | None, preferences: Preferences) -> CardStyle:
    """How this browser sees cards: a language the lesson has; the pack it is about, or the learner's own."""
    if question is None:
        return CardStyle.of(preferences.language, DECK, preferences.pack, "")
    course = question.course
    lang = preferences.language_in(course.lesson.languages)
    item = f"{question.link.step} {question.link.seed}"
    pack = question.panel.pack or course.lesson.pack or preferences.pack
    return CardStyle.of(lang, course.game.family, pack, item)


def nothing(look: CardStyle) -> RoomTable:
    """A table with nothing on it."""
    return {
        **given_panel(Panel("none", NOTHING), look, []),
        "mark": None,
        "hints": [],
        "answer": None,
        "note": "",
        "can": may(),
        "progress": (0, 0),
        "at_once": False,
        "leaves": True,
    }


def asking(question: Question, look: CardStyle, answer: Answer | None, *, open_: bool) -> RoomTable:
    """The question with one's own answer, as long as nobody is told anything."""
    told = shown(question, look, None)
    return {**told, "answer": _replied(question, answer), "can": may(answer=open_), "leaves": False}


def pressed_alone(question: Question, look: CardStyle, answer: Answer | None, *, open_: bool) -> RoomTable:
    """Of the same only what is pressed, and where to look: the question is on the wall.

    Cards are buttons with their names, in the order in which answers count them; of a card that is to be recognised there is
    only the picture.
    """
    return {**asking(question, look, answer, open_=open_), **_pressed(question, look)}


def revealed(question: Question, look: CardStyle, answer: Answer | None) -> RoomTable:
    """The question with what came of an answer; without one, with the solution."""
    told = shown(question, look, question.right if answer is None else answer)
    return {**told, "answer": _replied(question, answer), "mark": _marked(question, look, answer), "leaves": False}


def lit(question: Question, look: CardStyle) -> RoomTable:
    """The question with the right answer lit on its cards, as everybody sees it on the wall."""
    right = question.right
    mark: MarkProps = {**_marked(question, look, right), "says": [], "rule": "", "source": [], "title": ""}
    told = shown(question, look, right)
    return {**told, "answer": _replied(question, right), "mark": mark, "leaves": False}


def title(question: Question, look: CardStyle) -> str:
    """The question in one line, as the wall has it."""
    return look.say(question.panel.prompt)


def _replied(question: Question, answer: Answer | None) -> Replied:
    """An answer in the browser's terms."""
    return None if answer is None else cast(Replied, as_replied(question.panel, answer))


@lru_cache(maxsize=512)
def shown(question: Question, look: CardStyle, over: Answer | None) -> RoomTable:
    """The panel, or what lies there when this answer is looked at; made once for all who see it alike."""
    panel, say = question.panel if over is None else question.after(over), question.spec.say
    # What a lesson says above a drill speaks of the lesson; what it says above one question may be needed for it.
    spoken = say is not None and (kind_of(question.spec) in IN_WORDS or question.kind.fixed(question.spec))
    above = paragraphs(either(say, look.lang), look.lang, look.edition) if spoken and say is not None else []
    asked = paragraphs(look.say(panel.prompt), look.lang) if panel.prompt.reason else []
    # The line in large is the question; what it says besides is about it.
    asks = len(above) if asked else max(len(above) - 1, 0)
    return {**nothing(look), **given_panel(panel, look, [*above, *asked]), "asks": asks}


@lru_cache(maxsize=512)
def _pressed(question: Question, look: CardStyle) -> PressedAlone:
    """Made once for all who see it alike."""
    told = shown(question, look, None)
    rows = [one for one in told["rows"] if one["pick"]]
    line = text(f"evening.phone.buttons_{told['mode']}", look.lang)
    return {
        "prompt": paragraphs(line, look.lang),
        "rows": [_as_buttons(one, labelled=len(rows) > 1) for one in rows],
        "table": None,
        "buttons": True,
    }


def _as_buttons(row: RowProps, *, labelled: bool) -> RowProps:
    cards: list[CardProps] = [{"src": one["src"], "label": one["label"]} for one in row["cards"]]
    label = row["label"] if labelled else ""
    return {**row, "label": label, "layout": "buttons", "names": True, "seat": None, "cards": cards}


@lru_cache(maxsize=512)
def _marked(question: Question, look: CardStyle, answer: Answer | None) -> MarkProps:
    kind, item = question.kind, question.item
    mark = kind.reveal(item) if answer is None else question.mark(answer)
    rule = kind.hints(item)[1]
    told = given_mark(mark, look, lambda source: citations.cited(source, look.lang), answer is None, rule)
    return told if mark.ok else {**told, "title": text("evening.phone.wrong", look.lang)}
