"""A season as tables for spreadsheets: attendance, what each has learned, the league tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from screens.prints.cells import as_table
from screens.room_views.season_given import ComparedRow, LeagueRow, SeasonAccount
from screens.wording.texts import text

THERE = "x"


def attendance(told: SeasonAccount, lang: str) -> bytes:
    """A line for each member, a column for each evening."""
    lines: list[list[object]] = [[_head("name", lang), *told["days"], _head("came", lang)]]
    for one in told["members"]:
        there = [THERE if at in one["there"] else "" for at in range(len(told["days"]))]
        lines.append([one["name"], *there, len(one["there"])])
    return as_table(lines, lang)


def learnt(told: SeasonAccount, lang: str) -> bytes:
    """A line for each member: right answers, by skill, what is believed still and what no longer."""
    skills = [one["name"] for one in told["skills"]]
    heads = [_head(name, lang) for name in ("name", "came", "right", "of", "still", "gone")]
    lines: list[list[object]] = [[*heads, *skills]]
    for one in told["members"]:
        still = " | ".join(each["belief"] for each in one["mistakes"] if not each["gone"])
        gone = " | ".join(each["belief"] for each in one["mistakes"] if each["gone"])
        # ``1 / 2`` and not ``1/2``, which would be a day in February.
        by = {each["name"]: f"{each['right']} / {each['of']}" for each in one["skills"]}
        own = [one["name"], len(one["there"]), one["right"], one["of"], still, gone]
        lines.append([*own, *(by.get(name, "") for name in skills)])
    return as_table(lines, lang)


def leagues(told: SeasonAccount, lang: str) -> bytes:
    """The league tables, one below the other; what one of them does not tell is empty there."""
    lines: list[list[object]] = [
        [_head(name, lang) for name in ("league", "place", "name", "won", "ahead", "played", "against", "deals")],
        *_rows("persons", told["persons"], lang),
        *_rows("pairs", told["pairs"], lang),
        *_compared("persons_compared", told["persons_compared"], lang),
        *_compared("pairs_compared", told["pairs_compared"], lang),
    ]
    return as_table(lines, lang)


TABLES: Mapping[str, Callable[[SeasonAccount, str], bytes]] = {
    "attendance": attendance,
    "learnt": learnt,
    "league": leagues,
}
"""By what their addresses call them."""


def _rows(which: str, rows: list[LeagueRow], lang: str) -> list[list[object]]:
    title = text(f"season.page.{which}", lang)
    return [[title, one["place"], one["name"], one["wins"], one["by"], one["played"], "", ""] for one in rows]


def _compared(which: str, rows: list[ComparedRow], lang: str) -> list[list[object]]:
    title = text(f"season.page.{which}", lang)
    return [[title, one["place"], one["name"], one["wins"], "", one["played"], one["by"], one["deals"]] for one in rows]


def _head(name: str, lang: str) -> str:
    return text(f"season.csv.{name}", lang)
