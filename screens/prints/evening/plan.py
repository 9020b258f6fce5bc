"""A plan of an evening on paper, for whoever leads it: when what begins, what to say, what is asked and why, room for notes."""

from __future__ import annotations

from collections.abc import Mapping

from lessons.course.course import Course
from lessons.plans import shelf
from lessons.plans.series import standing
from lessons.plans.shape import Part, Plan
from lessons.text.skills import skills
from screens.prints.paper import FAINT, GREEN, LINE, MARGIN, Paper
from screens.room_views.plans import cards_of, shown
from screens.room_views.questions.votes import belief
from screens.wording import citations
from screens.wording.texts import either, text

TIME = 26.0
"""Millimetres for the minutes, to the left of the text."""
NOTES = 8
NOTE = 9.0


def evening_plan(plan: Plan, courses: Mapping[str, Course], lang: str) -> bytes:
    """The sheet; its parts stay together as far as they fit on a page."""
    title = either(plan.title, lang)
    paper = Paper(title, lang, title)
    here = standing(shelf.found().plans, plan)
    paper.heading(title)
    if here.of:
        paper.text_block(text("evening.plan.paper.evening", lang, n=here.evening, of=here.of), 12)
    paper.text_block(text("evening.plan.paper.whole", lang, n=plan.minutes, parts=len(plan.parts)), 12, bold=True)
    paper.text_block(either(plan.about, lang), 12)
    if plan.needs is not None:
        paper.text_block(text("evening.plan.paper.needs", lang, needs=either(plan.needs, lang)), 11)
    paper.ln(1)
    paper.text_block(text("evening.plan.paper.round", lang), 10.5)
    for name, on in plan.customs.model_dump().items():
        if on is False:
            paper.text_block(text(f"evening.plan.paper.no_{name}", lang), 10.5)
    begins = 0
    for part in plan.parts:
        _part(paper, plan, part, begins, courses, lang)
        begins += part.minutes
    if here.follows is not None:
        paper.ln(3)
        paper.text_block(text("evening.desk.plan_follows", lang, title=either(here.follows.title, lang)), 11)
    _notes(paper, lang)
    return paper.bytes()


def _part(paper: Paper, plan: Plan, part: Part, begins: int, courses: Mapping[str, Course], lang: str) -> None:
    said, below = either(part.say, lang), list(_below(plan, part, courses, lang))
    paper.ln(3)
    paper.room(16 + 5.4 * (len(said) / 95 + len(below) + sum(len(one) for one in below) / 100))
    paper.set_draw_color(*LINE)
    paper.line(MARGIN, paper.get_y(), paper.w - MARGIN, paper.get_y())
    paper.ln(1.6)
    top = paper.get_y()
    paper.type(13, bold=True, colour=GREEN)
    paper.cell(TIME, 6, f"{text('evening.plan.paper.at', lang)} {begins}")
    paper.set_xy(MARGIN, top + 6)
    paper.type(9.5, colour=FAINT)
    paper.cell(TIME, 5, text("evening.plan.paper.for", lang, n=part.minutes))
    paper.set_left_margin(MARGIN + TIME)
    paper.set_xy(MARGIN + TIME, top)
    paper.text_block(either(part.title, lang), 13, bold=True)
    paper.ln(0.6)
    paper.text_block(said, 11)
    for line in below:
        paper.ln(0.8)
        paper.text_block(line, 10, bold=True)
    if part.source:
        paper.type(9, colour=FAINT)
        paper.multi_cell(0, 4.6, citations.cited(part.source, lang), new_x="LMARGIN", new_y="NEXT", align="L")
    paper.set_left_margin(MARGIN)
    paper.set_x(MARGIN)


def _below(plan: Plan, part: Part, courses: Mapping[str, Course], lang: str) -> list[str]:
    """What is asked here, and what stands on the wall."""
    lines = [text("evening.plan.paper.wall", lang, text=wall)] if (wall := shown(part, courses, lang)) else []
    if cards := cards_of(plan, part, lang):
        lines.append(cards)
    asks = part.ask
    if asks is None:
        return lines
    if asks.lesson and asks.lesson in courses:
        lesson = either(courses[asks.lesson].lesson.title, lang)
        lines.append(text("evening.plan.paper.lesson", lang, lesson=lesson, step=asks.step))
    if asks.skill:
        known = skills().get(asks.skill)
        lines.append(
            text("evening.plan.paper.skill", lang, skill=known.name.get(lang, asks.skill) if known else asks.skill)
        )
    if asks.aim:
        lines.append(text("evening.plan.paper.aims", lang, belief=belief(asks.aim, lang)))
    if asks.left_open:
        lines.append(text("evening.plan.paper.left_open", lang, belief=belief(asks.otherwise, lang)))
    if asks.questions > 1:
        lines.append(text("evening.plan.paper.questions", lang, n=asks.questions))
    return lines


def _notes(paper: Paper, lang: str) -> None:
    paper.ln(4)
    paper.room(8 + 2 * NOTE)
    paper.text_block(text("evening.plan.paper.notes", lang), 13, bold=True)
    paper.set_draw_color(*LINE)
    for _ in range(NOTES):
        if paper.get_y() + NOTE > paper.page_break_trigger:
            return
        paper.ln(NOTE)
        paper.line(MARGIN, paper.get_y(), paper.w - MARGIN, paper.get_y())
