"""What an evening leaves, for other programs: the figures of the table, by ids that are the same in every language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from lessons.evening.activities.answers import OfLesson
from lessons.evening.afterwards import OfRound, OfSkill, PupilResult
from lessons.places.in_a_room.after import After
from lessons.places.in_a_room.homework import Task
from screens.room_views.afterwards import DONE

FORMAT, VERSION = "calzettini-evening", 1
"""Another version as soon as a program that reads this one would misread it; what is only added changes nothing."""


def evening_json(state: After, told: Mapping[str, Any]) -> bytes:
    """``told``: as :func:`screens.room_views.afterwards.everything` has it, for the badges' names and the places in tournaments."""
    left = state.left
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "room": state.code,
        "day": state.day.isoformat(),
        "rounds": [_round(one, state) for one in left.rounds],
        "pupils": [_pupil(one, its, state) for one, its in zip(left.pupils, told["pupils"], strict=True)],
    }
    return json.dumps(whole, ensure_ascii=False, indent=1).encode("utf-8")


def _round(one: OfRound, state: After) -> dict[str, Any]:
    """``first``, ``now``: the share that was right, from 0 to 1; null where nobody answered."""
    question, link = state.question(one.round), one.round.link
    return {
        "number": one.round.number,
        "lesson": link.lesson,
        "step": link.step,
        "skill": question.spec.skill if question is not None else None,
        "first": one.first,
        "now": one.now,
        "votes": len(one.round.votes),
    }


def _pupil(one: PupilResult, its: Mapping[str, Any], state: After) -> dict[str, Any]:
    return {
        "name": one.member.name,
        "badge": one.member.badge,
        "card": its["card"],
        "right": one.right,
        "of": one.of,
        "skills": _figures((skill.skill, skill) for skill in one.skills),
        "still": [met.misconception for met in one.met if not met.gone],
        "gone": [met.misconception for met in one.met if met.gone],
        "again": list(one.wrong),
        "lessons": _figures((lesson.lesson, lesson) for lesson in one.paced),
        "deals": [
            {"number": deal.number, "turn": deal.turn, "points": list(deal.results[one.member.who].points)}
            for deal in state.deals
            if one.member.who in deal.results
        ],
        "tournaments": [
            {"place": each["place"], "of": each["of"], "ahead": each["margin"], **_against(each)}
            if each["place"]
            else None
            for each in its["tables"]
        ],
        "homework": [_done(state.tasks(number, one)) for number in range(len(state.room.homework))],
    }


def _against(each: Mapping[str, Any]) -> dict[str, float]:
    """Points against the average, where the same deals were played at all tables."""
    return {"against": each["against"]} if "against" in each else {}


def _figures(found: Iterable[tuple[str, OfSkill | OfLesson]]) -> dict[str, dict[str, int]]:
    return {name: {"right": one.right, "of": one.of} for name, one in found}


def _done(tasks: Iterable[Task]) -> dict[str, int]:
    came = [one.came for one in tasks]
    return {"done": sum(one in DONE for one in came), "of": len(came)}
