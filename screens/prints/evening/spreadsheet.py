"""What an evening leaves as a table for spreadsheets: a line for each pupil, all skills and homework beside each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from screens.prints.cells import as_table
from screens.room_views.afterwards import DONE
from screens.wording.texts import text

_COLUMNS = ("name", "badge", "right", "of", "still", "gone", "again", "day")


def evening_csv(told: Mapping[str, Any], lang: str) -> bytes:
    """``told``: as :func:`screens.room_views.afterwards.everything` has it."""
    skills = [one["name"] for one in told["skills"]]
    head = [text(f"evening.after.csv.{name}", lang) for name in _COLUMNS]
    lines: list[list[object]] = [[*head, *skills, *_besides(told, lang), *told["homework"]]]
    for one in told["pupils"]:
        lines.append(
            [*_line(one), told["date"], *_by_skill(one, skills), *_alone(one, told), *map(_done, one["homework"])]
        )
    return as_table(lines, lang)


def _line(one: Mapping[str, Any]) -> list[object]:
    still = [met["belief"] for met in one["mistakes"] if not met["gone"]]
    gone = [met["belief"] for met in one["mistakes"] if met["gone"]]
    again = [str(wrong["number"]) for wrong in one["again"]]
    joined = [" | ".join(several) for several in (still, gone, again)]
    return [one["name"], one["card"], one["right"], one["of"], *joined]


def _by_skill(one: Mapping[str, Any], skills: Sequence[str]) -> list[str]:
    """``1 / 2`` and not ``1/2``, which would be a day in February."""
    own = {skill["name"]: f"{skill['right']} / {skill['of']}" for skill in one["skills"]}
    return [own.get(name, "") for name in skills]


def _besides(told: Mapping[str, Any], lang: str) -> list[str]:
    """The columns of what was done alone or at tables: a lesson, a deal, of a tournament the place and by how much."""
    lessons = [text("evening.after.csv.paced", lang, lesson=one["title"]) for one in told["paced"]]
    deals = [text("evening.after.csv.deal", lang, n=one["number"]) for one in told["deals"]]
    tables = [
        text(f"evening.after.csv.{name}", lang, n=number)
        for number, one in enumerate(told["tables"], 1)
        for name in ("place", "against" if one["compared"] else "ahead")
    ]
    return [*lessons, *deals, *tables]


def _alone(one: Mapping[str, Any], told: Mapping[str, Any]) -> list[object]:
    lessons = {each["title"]: f"{each['right']} / {each['of']}" for each in one["paced"]}
    # A number may have been dealt twice: the turn tells the deals apart.
    deals = {each["turn"]: each["points"] for each in one["deals"]}
    tables: list[object] = []
    for each in one["tables"]:
        tables += (
            [f"{each['place']} / {each['of']}", each.get("against", each["margin"])] if each["place"] else ["", ""]
        )
    return [
        *(lessons.get(each["title"], "") for each in told["paced"]),
        *(deals.get(each["turn"], "") for each in told["deals"]),
        *tables,
    ]


def _done(homework: Mapping[str, Any]) -> str:
    tasks = homework["tasks"]
    return f"{sum(one['came'] in DONE for one in tasks)} / {len(tasks)}"
