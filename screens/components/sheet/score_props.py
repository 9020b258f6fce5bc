"""The sheet as the browser shows it: sections, rows and totals of both sides, each line with its cards and its reason in words."""

from __future__ import annotations

from typing import Any

from engine.games.bologna.counting.combinations import KINDS
from engine.games.bologna.scoring import Position, Sheet, sheet
from engine.games.bologna.scoring.other_rules import Difference, alternatives, differences
from engine.games.bologna.scoring.sheet import SECTIONS, Row
from engine.sheet import Line
from screens.components.bench.props import PLACE, chosen, places, say
from screens.wording import citations, texts

PAIRS, BY_TABLE = "pair", "by-table"


def counted(position: Position, lang: str) -> dict[str, Any]:
    """The whole sheet, the grande both ways, and what other rules would change."""
    its = sheet(position)
    totals = [its.total(0), its.total(1)]
    after = [before + total for before, total in zip(position.before, totals, strict=True)]
    return {
        "sections": [_section(its, section, lang) for section in SECTIONS],
        "totals": totals,
        "after": after,
        "match": say(its.match.reason, lang) if any(position.before) or max(after) >= position.rules.target else "",
        "laid_out": its.laid_out,
        "whole": its.whole,
        "provisional": not its.whole or position.last is None,
        "grande": grande(its, lang),
        "others": others(position, lang),
    }


def _section(its: Sheet, section: str, lang: str) -> dict[str, Any]:
    rows = [row for row in its.rows if row.section == section and any(row.lines)]
    sums = [its.section(section, side) if any(row.lines[side] for row in rows) else None for side in (0, 1)]
    return {
        "id": section,
        "title": say(f"workbench.section.{section}", lang),
        "sums": sums,
        "rows": [_row(row, lang) for row in rows],
    }


def _row(row: Row, lang: str) -> dict[str, Any]:
    return {
        "id": row.id,
        "label": label(row.id, lang),
        "points": [row.points(side) if row.id != BY_TABLE else None for side in (0, 1)],
        "instead": [_reckoning(row.lines[side]) if row.id == BY_TABLE else "" for side in (0, 1)],
        "says": [reasons(row.lines[side], lang) for side in (0, 1)],
        "kind": row.id in KINDS,
    }


def _reckoning(lines: tuple[Line, ...]) -> str:
    """The players' own way in signs: cards less sequences, times ten, and the half of it for fewer than three."""
    if not lines:
        return ""
    half = "÷2" if lines[0].reason.endswith("halved") else ""
    return f"({lines[0].facts['cards']}−{lines[0].facts['sequences']})×10{half}"


def label(id: str, lang: str) -> str:
    """What a row, a section or the total is called."""
    if id in KINDS:
        return say(f"workbench.kind.{id}", lang)
    return say(f"workbench.section.{id}" if id in SECTIONS else f"workbench.line.{id}", lang)


def reasons(lines: tuple[Line, ...], lang: str) -> list[dict[str, Any]]:
    """Each line in words, with its cards, its points and where it is written."""
    if lines and lines[0].reason == PAIRS:
        # Of some twenty pairs the sentence is the same: they are told in groups of equal worth.
        worths = sorted({int(line.points) for line in lines}, reverse=True)
        return [_pairs([line for line in lines if line.points == worth], lang) for worth in worths]
    return [
        {
            "text": say(line.reason, lang, **line.facts),
            "cards": places(line.cards),
            "points": int(line.points),
            "source": citations.link(line.source, lang),
        }
        for line in lines
    ]


def _pairs(lines: list[Line], lang: str) -> dict[str, Any]:
    worth = int(lines[0].points)
    points = sum(int(line.points) for line in lines)
    return {
        "text": say("workbench.pairs", lang, n=len(lines), worth=worth, points=points),
        "cards": places(code for line in lines for code in line.cards),
        "points": points,
        "source": citations.link(lines[0].source, lang),
    }


def grande(its: Sheet, lang: str) -> dict[str, Any]:
    """Both ways of counting it, side by side."""
    both = its.grande
    row = [
        {
            "card": PLACE[place.card],
            "stands": _instead(place.stands, lang) if place.stands != place.card else "",
        }
        for place in both.row.places
    ]
    return {
        "side": both.side,
        "row": row,
        "n": both.row.length,
        "points": both.row.points,
        "ends": say(both.row.reason, lang, **both.row.facts),
        "worth": say("count-grande.points", lang, n=both.row.length, points=both.row.points) if row else "",
        "steps": [_step(line, lang) for line in both.scavezzo.steps],
        "above": places(both.scavezzo.above),
        "scavezzo": both.scavezzo.scavezzo,
        "why": _why(both.scavezzo.scavezzo, lang),
        "source": citations.link("ottocento#scavezzo-della-grande", lang),
    }


def _instead(card: str, lang: str) -> str:
    told = say("workbench.stands", lang, card=card)
    return told[:1].lower() + told[1:]  # it goes on after the card's name


def _step(line: Line, lang: str) -> str:
    if line.facts.get("number") == 0:
        reason = {"scavezzo-number": "count-grande.socks", "scavezzo-above": "scavezzo-all-of-them"}.get(line.reason)
        if reason:
            return say(reason, lang, **line.facts)
    return say(line.reason, lang, **line.facts)


def _why(number: int | None, lang: str) -> list[str]:
    if number is None:
        return []
    below = say("workbench.why.below", lang, number=number) if number else say("workbench.why.socks", lang)
    return [say("workbench.why.whole", lang), below, say("workbench.why.above", lang)]


def others(position: Position, lang: str) -> list[dict[str, Any]]:
    """Same cards, other rules: every single choice that would change a figure, with the figures."""
    found = []
    for name, value, rules in alternatives(position.rules):
        changes = differences(position, rules)
        if changes:
            found.append(
                {
                    "rule": texts.text(f"house.{name}", lang),
                    "choice": chosen(name, value, lang),
                    "name": name,
                    "to": value,
                    "changes": [_change(one, lang) for one in changes if one.id != "by-table"],
                }
            )
    return found


def _change(one: Difference, lang: str) -> dict[str, Any]:
    return {"label": label(one.id, lang), "side": one.side, "before": one.before, "after": one.after}
