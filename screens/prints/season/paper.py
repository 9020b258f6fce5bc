"""A season on paper, for who leads it: who came, what is believed still, the league tables, each member in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from screens.prints.paper import LINE, MARGIN, Paper
from screens.room_views.season_given import (
    ComparedRow,
    LeagueRow,
    MemberProps,
    MistakeOfAll,
    MistakeOfSeason,
    SeasonAccount,
    SkillOfSeason,
)
from screens.wording.texts import text

BELOW = 0.6
"""Millimetres under a line of a list."""


def season_paper(told: SeasonAccount, lang: str) -> bytes:
    """``told``: as :func:`screens.room_views.season.everything` has it."""
    title = text("season.paper.title", lang, season=told["name"])
    paper = Paper(title, lang, title)
    paper.heading(title)
    paper.text_block(text("season.page.so_far", lang, n=len(told["days"]), of=len(told["members"])), 12)
    paper.text_block(", ".join(told["days"]), 10)
    came = [
        text("season.paper.came", lang, name=one["name"], n=len(one["there"]), of=len(told["days"]))
        for one in told["members"]
    ]
    _part(paper, "attendance", came, lang)
    _part(paper, "mistakes", [_met(one, lang) for one in told["mistakes"]], lang)
    _part(paper, "skills", [_skill(one, lang) for one in told["skills"]], lang)
    for name, rows in (("persons", told["persons"]), ("pairs", told["pairs"])):
        if rows:
            _part(paper, name, [_row(one, lang) for one in rows], lang)
    for name, same in (("persons_compared", told["persons_compared"]), ("pairs_compared", told["pairs_compared"])):
        if same:
            _part(paper, name, [_compared(one, lang) for one in same], lang)
    paper.ln(4)
    paper.text_block(text("season.page.members", lang), 14, bold=True)
    for member in told["members"]:
        _member(paper, member, len(told["days"]), lang)
    return paper.bytes()


def _part(paper: Paper, name: str, lines: Sequence[str], lang: str) -> None:
    paper.ln(3)
    paper.room(18)
    paper.text_block(text(f"season.page.{name}", lang), 14, bold=True)
    paper.ln(1)
    paper.listed(lines or [text("season.page.nothing", lang)], 10, BELOW)


def _met(one: MistakeOfAll, lang: str) -> str:
    return text("season.paper.met", lang, belief=one["belief"], still=one["still"], gone=one["gone"])


def _skill(one: SkillOfSeason, lang: str) -> str:
    weeks = ", ".join(
        text("season.own.season_week", lang, day=week["day"], n=week["right"], of=week["of"]) for week in one["weeks"]
    )
    return text("season.paper.skill", lang, skill=one["name"], right=one["right"], of=one["of"], weeks=weeks)


def _row(one: LeagueRow, lang: str) -> str:
    return text(
        "season.paper.row",
        lang,
        place=one["place"],
        name=one["name"],
        wins=one["wins"],
        margin=one["margin"],
        played=one["played"],
    )


def _compared(one: ComparedRow, lang: str) -> str:
    return text(
        "season.paper.compared",
        lang,
        place=one["place"],
        name=one["name"],
        against=one["against"],
        deals=one["deals"],
    )


def _mistake(one: MistakeOfSeason, lang: str) -> str:
    return text(f"season.paper.{'gone' if one['gone'] else 'still'}", lang, belief=one["belief"], day=one["day"])


def _member(paper: Paper, one: MemberProps, evenings: int, lang: str) -> None:
    lines = [_mistake(mistake, lang) for mistake in one["mistakes"]] + [_skill(skill, lang) for skill in one["skills"]]
    paper.ln(2)
    paper.room(10 + 5.0 * min(8, len(lines)))
    paper.set_draw_color(*LINE)
    paper.line(MARGIN, paper.get_y(), paper.w - MARGIN, paper.get_y())
    paper.ln(1.2)
    days = ", ".join(one["days"])
    came = text("season.paper.came_days", lang, name=one["name"], n=len(one["there"]), of=evenings, days=days)
    paper.text_block(came, 11, bold=True)
    paper.listed(lines, 9.5, BELOW)
