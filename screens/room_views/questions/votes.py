"""How a round went, in words: the bars of the histogram, what those believed who were wrong, the sentence with its source."""

from __future__ import annotations

from typing import cast

from lessons.evening.histogram import Bar, by_answer, by_answer_alone, by_misconception, votes_of
from lessons.evening.polls.questions import Question
from lessons.evening.room import Room
from lessons.question.kind import Answer, Message
from lessons.question.panel import Panel, number_of
from lessons.question.registry import misconceptions
from lessons.text.card_names import card_name
from lessons.text.phrases import Lang, sentences
from screens.components.table.props import CardStyle
from screens.room_views.questions.asked import IN_WORDS
from screens.room_views.questions.given import VoteBar, VoteCount, Votes, WhyProps
from screens.wording import citations
from screens.wording.faces import drawn_otherwise
from screens.wording.texts import DEFAULT, text

FEW = 3
"""So many cards too many or too few are told as a difference from the right answer."""


def bars(room: Room, question: Question, look: CardStyle) -> list[VoteBar]:
    """What was answered, the right answer first; beside each misconception what it believes."""
    now = room.round
    told = votes_of(room, now) if now is not None else ()
    return [_bar(one, question, look) for one in by_answer(question, told)]


def voted(room: Room, question: Question, look: CardStyle) -> Votes | None:
    """What was answered, and by how many, where that is not hidden until the reveal; which of it is right stands nowhere.

    ``answers``: the commonest first; of several cards the others as they differ from it. ``of``: how many have answered.
    None while answers still come, and where none came.
    """
    now = room.round
    if room.customs.hidden or room.phase not in ("closed", "talk") or now is None:
        return None
    told = votes_of(room, now)
    found = by_answer_alone(question, told)
    if not found:
        return None
    called = [_called(one, question, look, found[0].answer if at else None) for at, one in enumerate(found)]
    answers: list[VoteCount] = [{"label": label, "count": bar.count} for label, bar in zip(called, found, strict=True)]
    return {"answers": answers, "of": len(told)}


def belief(misconception: str, lang: str) -> str:
    """What somebody thinks who has this misconception, as that person would say it."""
    told = sentences()[f"belief.{misconception}"]
    return told.get(lang) or told[DEFAULT]


def why(room: Room, question: Question, look: CardStyle) -> WhyProps:
    """The sentence to remember: what mends the commonest mistake, else the rule; with where it is written."""
    now = room.round
    met = by_misconception(votes_of(room, now)) if now is not None else ()
    rule = question.kind.hints(question.item)[1]
    remedied = (one for one, *_ in met[:1] if misconceptions()[one].remedied(question.item))
    said = next((Message(f"remedy.{one}") for one in remedied if not drawn_otherwise(one, look.edition)), rule)
    if (
        said is rule and question.kind.name in IN_WORDS
    ):  # its rule points to the lesson's text, which is not on the wall
        said = next(iter(question.mark(question.right).says), rule)
    source = rule.source or question.course.lesson.source
    return {"text": look.say(said), "source": citations.cited(source, look.lang)}


def rights(room: Room) -> list[int]:
    """How many were right at the first vote, and where there was a second one how many are now."""
    now = room.round
    if now is None:
        return []
    votes = [votes_of(room, now, 1), *([votes_of(room, now)] if len(now.votes) > 1 else [])]
    return [sum(one.ok for one in told) for told in votes]


def _bar(bar: Bar, question: Question, look: CardStyle) -> VoteBar:
    called = _called(bar, question, look, None if bar.ok else question.right)
    mistaken = bar.diagnosis and not drawn_otherwise(bar.diagnosis, look.edition)
    said = text("evening.wall.believed", look.lang, belief=belief(bar.diagnosis, look.lang)) if mistaken else ""
    return {"label": called, "count": bar.count, "ok": bar.ok, "other": bar.answer is None, "belief": said}


def _called(bar: Bar, question: Question, look: CardStyle, beside: Answer | None) -> str:
    return (
        text("evening.wall.others", look.lang)
        if bar.answer is None
        else answer_called(bar.answer, question, look, beside)
    )


def answer_called(answer: Answer, question: Question, look: CardStyle, beside: Answer | None) -> str:
    """An answer in few words: its cards, the choice, the number; of several cards the difference from those ``beside`` it."""
    panel = question.panel
    if panel.mode == "number":
        number = number_of(answer)
        return str(number if isinstance(number, int) else float(number))
    if panel.mode == "choice" or (answer and answer[0] < 0):
        return look.say(panel.choices[answer[0] if panel.mode == "choice" else -1 - answer[0]])
    if panel.mode == "many" and beside and beside[0] >= 0:
        extra = [panel.pickable[one] for one in answer if one not in beside]
        missing = [panel.pickable[one] for one in beside if one not in answer and one >= 0]
        if 0 < len(extra) + len(missing) <= FEW:
            said = [("also", extra), ("without", missing)]
            parts = [
                look.say(Message(f"evening.answer.{how}", {"cards": tuple(cards)})) for how, cards in said if cards
            ]
            return ", ".join([parts[0], *(part[:1].lower() + part[1:] for part in parts[1:])])
    cards = tuple(panel.pickable[one] for one in answer)
    if not cards:
        return text("evening.answer.none", look.lang)
    called = look.say(Message("evening.answer.cards", {"cards": cards}))
    return (
        f"{called} ({_chair(answer[0], panel, look)})" if len(cards) == 1 and _alike(cards[0], panel, look) else called
    )


def _alike(code: str, panel: Panel, look: CardStyle) -> bool:
    """Is another card that may be picked called the same, as Moors are?"""
    name = card_name(code, cast(Lang, look.lang), "name", look.edition)
    return sum(card_name(one, cast(Lang, look.lang), "name", look.edition) == name for one in panel.pickable) > 1


def _chair(place: int, panel: Panel, look: CardStyle) -> str:
    """Whose card of the trick it is; else its place among the cards."""
    row = next(row for row in panel.rows if row.pick)
    if panel.table is None or row.seat is None or row.layout != "trick":
        return str(place + 1)
    return text(f"chair.{panel.table.seats[(row.seat + place) % len(panel.table.seats)]}", look.lang)
