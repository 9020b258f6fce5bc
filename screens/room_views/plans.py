"""Plans of evenings in words: those one may choose, where a room is in one, what the wall shows of a part."""

from __future__ import annotations

import time
from collections.abc import Mapping

from engine.game import game
from engine.notation import read_cards
from engine.sheet import codes
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.evening.room import Room
from lessons.learner.data_folder import named_within
from lessons.plans import shelf
from lessons.plans.rounds import asks_again, begun, follows, part_of
from lessons.plans.series import evenings, standing
from lessons.plans.shape import Part, Plan
from lessons.question.kind import Row
from lessons.shared_table.teaching.aiming import aims
from screens.card_pictures import addresses
from screens.components.table.props import CardStyle, given_row
from screens.learner.preferences import Preferences
from screens.room_views.given import PartCards, PlanListed, PlanProps, PlansProps, PlanStanding, PlanStep, WallPart
from screens.wording import citations
from screens.wording.file_problems import said
from screens.wording.texts import either, text

ON_THE_WALL = ("talk", "own_pace", "play")
"""Parts that stand on the wall, cards or not; what a teacher says is heard, and a question shows itself."""
FREE = ("lobby", "revealed")
"""Phases in which nobody is waited for, so that a press goes on in the plan."""


def listed(lang: str) -> PlansProps:
    """``plans``: those one may choose, what asks least of people first; ``wrong``: files that cannot be used, and why."""
    found = shelf.look()
    plans: list[PlanListed] = [
        {
            "id": one.id,
            "title": either(one.title, lang),
            "about": either(one.about, lang),
            "minutes": one.minutes,
            **_standing(one),
        }
        for one in _in_order(found.plans)
    ]
    return {
        "plans": plans,
        "wrong": [f"{named_within(one.file)}:{one.line}:{one.column}: {said(one, lang)}" for one in found.left_out],
    }


def _in_order(plans: Mapping[str, Plan]) -> list[Plan]:
    """What asks least of people first; a series stays together, where its first evening belongs."""
    path = {one.id: place for place, one in enumerate(library(), 1)}

    def place(plan: Plan) -> tuple[list[int], str, int]:
        series = plan.series
        first = evenings(plans, series.id)[0] if series is not None else plan
        asks = sorted((path.get(one, 0) for one in first.after), reverse=True)
        return (asks, series.id, series.evening) if series is not None else (asks, "", 0)

    return sorted(plans.values(), key=place)


def _standing(plan: Plan) -> PlanStanding:
    here = standing(shelf.found().plans, plan)
    return {"evening": here.evening, "of": here.of}


def onward(room: Room) -> PlanStep | None:
    """What a press says that goes on in the plan; None where it cannot now."""
    found = follows(room, shelf.found().plans) if room.phase in FREE else None
    return {"plan": found.plan, "part": found.part, "turn": found.turn} if found is not None else None


def goes_on(room: Room) -> str | None:
    """The press by which a room in a plan goes on, empty at its end; None where the plan has nothing to say about it."""
    plans = shelf.found().plans
    if room.phase not in FREE or part_of(room, plans) is None:
        return None
    if room.phase == "revealed" and asks_again(room, plans):
        return "another"
    return "plan" if onward(room) is not None else ""


def on_the_wall(room: Room, courses: Mapping[str, Course], its: Preferences) -> WallPart | None:
    """What the wall has to say in this part; None while a question is on it, and where the teacher speaks."""
    part, lang = part_of(room, shelf.found().plans), its.language
    on_it = part is not None and (part.sort in ON_THE_WALL or part.cards)
    if part is None or not on_it or begun(room) or room.phase not in FREE:
        return None
    return {
        "sort": part.sort,
        "title": either(part.title, lang),
        "text": shown(part, courses, lang),
        "minutes": part.minutes,
        **_lying(room, part, its),
    }


def _lying(room: Room, part: Part, its: Preferences) -> PartCards:
    """``rows`` of the cards that are spoken of, and the ``size`` of their pictures."""
    if not part.cards:
        return {"rows": [], "size": (1, 2)}
    the_game = game(shelf.found().plans[room.planning.plan].game)
    look = CardStyle.of(its.language, the_game.family, its.pack, room.planning.plan)
    rows = [
        given_row(Row(codes(read_cards(the_game.pack, one.cards)), layout="grid"), look)
        | {"label": either(one.of, look.lang) if one.of is not None else ""}
        for one in part.cards
    ]
    return {
        "rows": [{"label": one["label"], "cards": one["cards"]} for one in rows],
        "size": addresses.size(look.deck, look.pack),
    }


def at_the_desk(room: Room, courses: Mapping[str, Course], its: Preferences) -> PlanProps | None:
    """Where the room is in its plan: what to say, all parts with their minutes and the seconds spent; None without one."""
    plans, lang = shelf.found().plans, its.language
    part, plan = part_of(room, plans), plans.get(room.planning.plan)
    if part is None or plan is None:
        return None
    spent = room.planning.spent(plan.id, int(time.time()))
    here = room.planning.part
    follows = standing(plans, plan).follows
    return {
        **_standing(plan),
        "id": plan.id,
        "title": either(plan.title, lang),
        "part": here,
        "parts": [
            {"title": either(one.title, lang), "minutes": one.minutes, "sort": one.sort, "spent": spent.get(place, 0)}
            for place, one in enumerate(plan.parts)
        ],
        "minutes": plan.minutes,
        "say": either(part.say, lang),
        "wall": shown(part, courses, lang),
        "rows": _lying(room, part, its)["rows"],
        "note": " ".join(one for one in (_note(part, lang), cards_of(plan, part, lang)) if one),
        "source": citations.cited(part.source, lang) if part.source else "",
        "next": either(plan.parts[here + 1].title, lang) if here + 1 < len(plan.parts) else "",
        "follows": either(follows.title, lang) if follows is not None else "",
    }


def shown(part: Part, courses: Mapping[str, Course], lang: str) -> str:
    """What stands on the wall in this part, if anything does."""
    if part.own_pace:
        course = courses.get(part.own_pace)
        title = either(course.lesson.title, lang) if course is not None else part.own_pace
        return text("evening.plan.own_pace", lang, lesson=title)
    told = part.talk or part.play
    return either(told, lang) if told is not None else ""


def cards_of(plan: Plan, part: Part, lang: str) -> str:
    """Which cards lie on the part's teaching table; empty where it has none."""
    cards = part.table
    if cards is None:
        return ""
    if cards.number is not None:
        return text("evening.plan.paper.number", lang, n=cards.number)
    if cards.problem:
        return text("evening.plan.paper.problem", lang, about=citations.cited(f"{plan.game}#{cards.problem}", lang))
    if cards.aim:
        its = game(plan.game)
        says = CardStyle.of(lang, its.family, "", "").say(aims(its.id)[cards.aim].says)
        return text("evening.plan.paper.aim", lang, says=says)
    return text("evening.plan.paper.record", lang)


def for_beginners(room: Room) -> bool:
    """Does the room follow a plan for people who need to know nothing yet?"""
    plan = plan_of(room.planning.plan)
    return plan is not None and not plan.after


def plan_of(name: str) -> Plan | None:
    return shelf.found().plans.get(name)


def _note(part: Part, lang: str) -> str:
    """What the press that came here has done, or what is to be done in this part."""
    if part.sort == "say" and part.cards:
        return text("evening.plan.sort_say_cards", lang)
    if part.deal is not None:
        return text("evening.plan.sort_play_deal", lang, n=part.deal)
    if part.tables:
        return text("evening.plan.sort_play_tables", lang)
    if part.ask is None:
        return text(f"evening.plan.sort_{part.sort}", lang)
    if part.ask.left_open:
        return text("evening.plan.sort_ask_left", lang)
    return text(
        "evening.plan.sort_ask" if part.ask.questions == 1 else "evening.plan.sort_asks", lang, n=part.ask.questions
    )
