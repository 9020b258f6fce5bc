"""How a round went, in words: the bars of the histogram, what those believed who were wrong, the sentence with its source."""

from __future__ import annotations

from typing import Any

from lessons.evening.histogram import Bar, by_answer, by_misconception, votes_of
from lessons.evening.questions import Question
from lessons.evening.room import Room
from lessons.question.kind import Answer, Said
from lessons.question.panel import number_of
from lessons.text.phrases import sentences
from screens.components.table.props import Look
from screens.wording import citations
from screens.wording.texts import text

FEW = 3
"""So many cards too many or too few are told as a difference from the right answer."""


def bars(room: Room, question: Question, look: Look) -> list[dict[str, Any]]:
    """What was answered, the right answer first; beside each misconception what it believes."""
    now = room.round
    told = votes_of(room, now) if now is not None else ()
    return [_bar(one, question, look) for one in by_answer(question, told)]


def beliefs(room: Room, lang: str) -> list[tuple[str, int]]:
    """The misconceptions that showed, each with how many have it."""
    now = room.round
    return [(belief(name, lang), count) for name, count in by_misconception(votes_of(room, now))] if now else []


def belief(misconception: str, lang: str) -> str:
    """What somebody thinks who has this misconception, as that person would say it."""
    own = sentences().get(f"belief.{misconception}") or sentences().get(f"diagnosis.{misconception}") or {}
    return own.get(lang) or own.get("en", "")


def why(room: Room, question: Question, look: Look) -> dict[str, str]:
    """The sentence to remember: what mends the commonest mistake, else the rule; with where it is written."""
    now = room.round
    met = by_misconception(votes_of(room, now)) if now is not None else ()
    rule = question.kind.hints(question.item)[1]
    said = Said(f"remedy.{met[0][0]}") if met else rule
    source = rule.source or question.course.lesson.source
    return {"text": look.say(said), "source": citations.cited(source, look.lang)}


def rights(room: Room) -> list[int]:
    """How many were right in each vote so far."""
    now = room.round
    return [sum(one.ok for one in votes_of(room, now, n + 1)) for n in range(len(now.votes))] if now else []


def _bar(bar: Bar, question: Question, look: Look) -> dict[str, Any]:
    called = text("evening.wall.others", look.lang)
    if bar.answer is not None:
        called = answer_called(bar.answer, question, look, bar.ok)
    said = belief(bar.diagnosis, look.lang) if bar.diagnosis else ""
    return {"label": called, "count": bar.count, "ok": bar.ok, "other": bar.answer is None, "belief": said}


def answer_called(answer: Answer, question: Question, look: Look, ok: bool) -> str:
    """An answer in few words: its cards, the choice, the number; of several cards the difference from the right ones."""
    panel = question.panel
    if panel.mode == "number":
        number = number_of(answer)
        return str(number if isinstance(number, int) else float(number))
    if panel.mode == "choice" or (answer and answer[0] < 0):
        return look.say(panel.choices[answer[0] if panel.mode == "choice" else -1 - answer[0]])
    if panel.mode == "many" and not ok:
        right = question.right
        extra = [panel.pickable[one] for one in answer if one not in right]
        missing = [panel.pickable[one] for one in right if one not in answer and one >= 0]
        if 0 < len(extra) + len(missing) <= FEW:
            said = [("also", extra), ("without", missing)]
            parts = [look.say(Said(f"evening.answer.{how}", {"cards": tuple(cards)})) for how, cards in said if cards]
            return ", ".join([parts[0], *(part[:1].lower() + part[1:] for part in parts[1:])])
    cards = tuple(panel.pickable[one] for one in answer)
    return look.say(Said("evening.answer.cards", {"cards": cards})) if cards else text("evening.answer.none", look.lang)
