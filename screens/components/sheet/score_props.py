"""The sheet as the browser shows it: sections, rows and totals of both sides, each line with its cards and its reason in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.games.bologna.counting.combinations import KINDS
from engine.games.bologna.counting.scavezzo import Shortcut
from engine.games.bologna.scoring import Position, Sheet, sheet
from engine.games.bologna.scoring.other_rules import Difference, alternatives, differences
from engine.games.bologna.scoring.sheet import SECTIONS, Row
from engine.sheet import Line
from lessons.questions.count_grande.by_scavezzo import LINES, UNBROKEN
from screens.components.bench.props import PLACE, Wording, chosen, places
from screens.components.sheet.given import (
    FigureChange,
    GrandeCard,
    GrandeProps,
    OtherRule,
    Reason,
    SheetLine,
    SheetProps,
    SheetSection,
)
from screens.wording import citations, texts

PAIRS, BY_TABLE = "pair", "by-table"
Of = TypeVar("Of")


def both(told: Callable[[int], Of]) -> tuple[Of, Of]:
    """What is told of each side."""
    return told(0), told(1)


def counted(position: Position, words: Wording) -> SheetProps:
    """The whole sheet, the grande both ways, and what other rules would change."""
    its = sheet(position)
    totals, after = both(its.total), both(lambda side: position.before[side] + its.total(side))
    return {
        "sections": [_section(its, section, words) for section in SECTIONS],
        "totals": totals,
        "after": after,
        "match": words.say(its.match.reason) if any(position.before) or max(after) >= position.rules.target else "",
        "laid_out": its.laid_out,
        "whole": its.whole,
        "provisional": not its.whole or position.last is None,
        "grande": grande(its, words),
        "others": others(position, words),
    }


def _section(its: Sheet, section: str, words: Wording) -> SheetSection:
    rows = [row for row in its.rows if row.section == section and any(row.lines)]
    sums = both(lambda side: its.section(section, side) if any(row.lines[side] for row in rows) else None)
    return {
        "id": section,
        "title": words.say(f"workbench.section.{section}"),
        "sums": sums,
        "rows": [_row(row, words) for row in rows],
    }


def _row(row: Row, words: Wording) -> SheetLine:
    return {
        "id": row.id,
        "label": label(row.id, words),
        "points": both(lambda side: row.points(side) if row.id != BY_TABLE else None),
        "instead": both(lambda side: _reckoning(row.lines[side]) if row.id == BY_TABLE else ""),
        "says": both(lambda side: reasons(row.lines[side], words)),
        "kind": row.id in KINDS,
    }


def _reckoning(lines: tuple[Line, ...]) -> str:
    """The players' own way in signs: cards less sequences, times ten, and the half of it for fewer than three."""
    if not lines:
        return ""
    half = "÷2" if lines[0].reason.endswith("halved") else ""
    return f"({lines[0].facts['cards']}−{lines[0].facts['sequences']})×10{half}"


def label(id: str, words: Wording) -> str:
    """What a row, a section or the total is called."""
    if id in KINDS:
        return words.say(f"workbench.kind.{id}")
    return words.say(f"workbench.section.{id}" if id in SECTIONS else f"workbench.line.{id}")


def reasons(lines: tuple[Line, ...], words: Wording) -> list[Reason]:
    """Each line in words, with its cards, its points and where it is written."""
    if lines and lines[0].reason == PAIRS:
        # Of some twenty pairs the sentence is the same: they are told in groups of equal worth.
        worths = sorted({int(line.points) for line in lines}, reverse=True)
        return [_pairs([line for line in lines if line.points == worth], words) for worth in worths]
    return [
        {
            "text": words.say(line.reason, **line.facts),
            "cards": places(line.cards),
            "points": int(line.points),
            "source": citations.link(line.source, words.lang),
        }
        for line in lines
    ]


def _pairs(lines: list[Line], words: Wording) -> Reason:
    worth = int(lines[0].points)
    points = sum(int(line.points) for line in lines)
    return {
        "text": words.say("workbench.pairs", n=len(lines), worth=worth, points=points),
        "cards": places(code for line in lines for code in line.cards),
        "points": points,
        "source": citations.link(lines[0].source, words.lang),
    }


def grande(its: Sheet, words: Wording) -> GrandeProps:
    """Both ways of counting it, side by side."""
    both = its.grande
    row: list[GrandeCard] = [
        {
            "card": PLACE[place.card],
            "stands": _instead(place.stands, words) if place.stands != place.card else "",
        }
        for place in both.row.places
    ]
    return {
        "side": both.side,
        "row": row,
        "n": both.row.length,
        "points": both.row.points,
        "ends": words.say(both.row.reason, **both.row.facts),
        "worth": words.say("count-grande.points", n=both.row.length, points=both.row.points) if row else "",
        "steps": [_step(line, words, both.scavezzo.ends) for line in both.scavezzo.steps],
        "above": places(both.scavezzo.above),
        "scavezzo": both.scavezzo.scavezzo,
        "why": _why(both.scavezzo, words),
        "source": citations.link("ottocento#scavezzo-della-grande", words.lang),
    }


def _instead(card: str, words: Wording) -> str:
    told = words.say("workbench.stands", card=card)
    return told[:1].lower() + told[1:]  # it goes on after the card's name


def _step(line: Line, words: Wording, ends: str) -> str:
    reason = line.reason
    if ends and reason in LINES[:2]:
        reason = UNBROKEN[ends][LINES.index(reason)]
    return words.say(reason, **line.facts)


def _why(found: Shortcut, words: Wording) -> list[str]:
    if found.scavezzo is None:
        return []
    below = words.say(f"workbench.why.{found.ends.lstrip('-') or 'below'}", number=found.scavezzo)
    return [words.say("workbench.why.whole"), below, words.say("workbench.why.above")]


def others(position: Position, words: Wording) -> list[OtherRule]:
    """Same cards, other rules: every single choice that would change a figure, with the figures."""
    found: list[OtherRule] = []
    for name, value, rules in alternatives(position.rules):
        changes = differences(position, rules)
        if changes:
            found.append(
                {
                    "rule": texts.text(f"house.{name}", words.lang),
                    "choice": chosen(name, value, words.lang),
                    "name": name,
                    "to": value,
                    "changes": [_change(one, words) for one in changes if one.id != "by-table"],
                }
            )
    return found


def _change(one: Difference, words: Wording) -> FigureChange:
    return {"label": label(one.id, words), "side": one.side, "before": one.before, "after": one.after}
