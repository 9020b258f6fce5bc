"""What an evening leaves on paper, for who leads it: the questions, what was believed, the skills, each pupil in a few lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from screens.prints.evening.names import printed
from screens.prints.paper import LINE, MARGIN, Paper
from screens.room_views.afterwards import DONE
from screens.wording.figures import MINUS
from screens.wording.texts import text

BELOW = 0.8
"""Millimetres under a line of a list."""


def evening_after(told: Mapping[str, Any], code: str, lang: str) -> bytes:
    """``told``: as :func:`screens.room_views.afterwards.everything` has it."""
    title = text("evening.after.paper", lang, room=code)
    paper = Paper(title, lang, title)
    paper.heading(title)
    paper.text_block(told["day"], 12)
    _part(paper, text("evening.after.rounds", lang), [_round(one, lang) for one in told["rounds"]], lang)
    _part(paper, text("evening.after.mistakes", lang), [_met(one, lang) for one in told["mistakes"]], lang)
    _part(paper, text("evening.after.skills", lang), [_skill(one, lang) for one in told["skills"]], lang)
    for name, lines in _besides(told, lang).items():
        if lines:
            _part(paper, text(f"evening.after.{name}", lang), lines, lang)
    paper.ln(4)
    paper.text_block(text("evening.after.pupils", lang), 14, bold=True)
    for one in told["pupils"]:
        _pupil(paper, one, lang)
    return paper.bytes()


def _part(paper: Paper, name: str, lines: Sequence[str], lang: str) -> None:
    paper.ln(3)
    paper.room(18)
    paper.text_block(name, 14, bold=True)
    paper.ln(1)
    paper.listed(lines or [text("evening.after.nothing", lang)], 11, BELOW)


def _round(one: Mapping[str, Any], lang: str) -> str:
    how = "round_twice" if one["now"] else "round_once" if one["first"] else "round_none"
    told = text(
        f"evening.after.paper.{how}", lang, n=one["number"], title=one["title"], first=one["first"], now=one["now"]
    )
    return f"{told} {text('evening.after.take_up', lang)}" if one["again"] else told


def _met(one: Mapping[str, Any], lang: str) -> str:
    return text("evening.after.paper.met", lang, belief=one["belief"], met=one["met"], gone=one["gone"])


def _skill(one: Mapping[str, Any], lang: str) -> str:
    return text("evening.after.paper.skill", lang, skill=one["name"], right=one["right"], of=one["of"])


def _besides(told: Mapping[str, Any], lang: str) -> dict[str, list[str]]:
    """What was done alone or at tables, under the titles of its parts."""
    deals = [line for one in told["deals"] for line in _deal(one, lang)]
    tables = [_standing(row, one, lang) for one in told["tables"] for row in one["rows"]]
    return {"paced": [_lesson(one, lang) for one in told["paced"]], "deals": deals, "tables": tables}


def _lesson(one: Mapping[str, Any], lang: str) -> str:
    return text("evening.after.paper.skill", lang, skill=one["title"], right=one["right"], of=one["of"])


def _deal(one: Mapping[str, Any], lang: str) -> list[str]:
    title = one["title"]
    told = [
        text(
            "evening.after.paper.of_deal",
            lang,
            title=title,
            name=printed(row),
            **_only(row, "points", "cost", "begato"),
        )
        for row in one["rows"]
    ]
    return [*told, text("evening.after.paper.book", lang, title=title, points=one["book"])]


def _standing(row: Mapping[str, Any], its: Mapping[str, Any], lang: str) -> str:
    if its["compared"]:
        told = _only(row, "place", "name", "deals")
        points = row["against"].replace(MINUS, "-")
        return text("evening.after.paper.compared", lang, title=its["title"], points=points, **told)
    return text(
        "evening.after.paper.standing", lang, title=its["title"], **_only(row, "place", "name", "wins", "margin")
    )


def _only(row: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: row[name] for name in names}


def _own(one: Mapping[str, Any], lang: str) -> list[str]:
    """What one pupil did alone or at tables."""
    lines = [_lesson(lesson, lang) for lesson in one["paced"]]
    besides = [*one["deals"], *(line for tournament in one["tables"] for line in tournament["lines"])]
    for line in besides:
        told = _only(line, "title", "points", "beside")
        lines.append(text(f"evening.after.paper.{'deal' if line['beside'] else 'table'}", lang, **told))
    return lines


def _pupil(paper: Paper, one: Mapping[str, Any], lang: str) -> None:
    lines = [_skill(skill, lang) for skill in one["skills"]] + _own(one, lang)
    lines += [
        text(f"evening.after.paper.{'was' if met['gone'] else 'is'}_believed", lang, belief=met["belief"])
        for met in one["mistakes"]
    ]
    lines += [
        text("evening.after.paper.again", lang, n=wrong["number"], title=wrong["title"]) for wrong in one["again"]
    ]
    lines += [text("evening.after.paper.missed", lang, title=title) for title in one["missed"]]
    lines += [_homework(given, lang) for given in one["homework"] if given["tasks"]]
    paper.ln(2)
    paper.room(10 + 5.4 * min(8, len(lines)))
    paper.set_draw_color(*LINE)
    paper.line(MARGIN, paper.get_y(), paper.w - MARGIN, paper.get_y())
    paper.ln(1.2)
    paper.text_block(
        text("evening.after.paper.pupil", lang, name=printed(one), right=one["right"], of=one["of"]), 12, bold=True
    )
    paper.listed(lines, 10, BELOW)


def _homework(given: Mapping[str, Any], lang: str) -> str:
    done = sum(task["came"] in DONE for task in given["tasks"])
    return text("evening.after.paper.homework", lang, title=given["title"], n=done, of=len(given["tasks"]))
