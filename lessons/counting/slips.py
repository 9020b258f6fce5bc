"""What a single slip makes of a figure of a pile: a card overlooked, one card too many in a row, or a house rule forgotten."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from engine.games.bologna.counting.combinations import (
    CRICCONE,
    CRICCONE_POINTS,
    DOUBLES_FROM,
    ROWS,
    SHORTEST,
    SUIT_SEQUENCES,
)
from engine.games.bologna.counting.grande import CONTATORI
from engine.games.bologna.house import BologneseRules
from lessons.counting.scoring_steps import Cell, Count
from lessons.question.stepwise import Step

OF_THE_GRANDE = ("grande", "moors_in_grande")
"""The house rules that say how far a grande goes."""
SMALL = range(1, 8)
"""So many cards any sequence but the grande may have: a number among these proves nothing where there is none."""


def without_one(count: Count, side: str) -> Iterator[Mapping[str, Cell]]:
    """All figures by their key, once for each card of this side that matters: as if it had been overlooked."""
    for card in count.cards[side]:
        if "scartini" not in card.groups:
            left = tuple(other for other in count.cards[side] if other != card)
            yield Count({**count.cards, side: left}, count.rules, count.last, count.before).true


def as_elsewhere(count: Count) -> Iterator[Mapping[str, Cell]]:
    """All figures by their key for whoever forgets a house rule about the grande, or all, and counts as one usually does."""
    for rules in forgetting(count.rules):
        yield Count(count.cards, rules, count.last, count.before).true


def forgetting(rules: BologneseRules) -> Iterator[BologneseRules]:
    """The rules of whoever forgets a house rule about the grande, one or all of them."""
    usual = type(rules)()
    here = {name: getattr(usual, name) for name in OF_THE_GRANDE if getattr(usual, name) != getattr(rules, name)}
    for n in range(1, len(here) + 1):
        for forgotten in combinations(here.items(), n):
            yield replace(rules, **dict(forgotten))


def overlooking(count: Count, side: str, key: str) -> frozenset[int]:
    """What this figure comes to for whoever overlooks a card of this side or forgets a house rule; counted once for all figures."""
    if side not in count.overlooked:
        found = defaultdict[str, set[int]](set)
        for cells in (*without_one(count, side), *as_elsewhere(count)):
            for name, cell in cells.items():
                found[name].add(cell.value)
        count.overlooked[side] = {name: frozenset(some) for name, some in found.items()}
    return count.overlooked[side].get(key, frozenset())


def one_mistaken(count: Count, side: str) -> Iterator[Mapping[str, Cell]]:
    """All figures by their key, once for each set of the criccone that gets the value of another kind."""
    for kind in CRICCONE:
        key = f"{side}.criccone-{kind}"
        if count.true[key].value:
            at = int(count.true[key].about["n"]) - 3
            for other in CRICCONE:
                yield {cell.key: cell for cell in count.cells({key: CRICCONE_POINTS[other][at]})}


def of_length(value: int) -> frozenset[int]:
    """Numbers of cards that are nearly right, or as good as any where there is no sequence."""
    return frozenset(range(value - 2, value + 3)) | (frozenset() if value else frozenset(SMALL))


def of_row(value: int) -> frozenset[int]:
    """What a single row is worth with one card more or fewer."""
    return frozenset((value - 5, value + 5)) if value else frozenset((10, 15))


def of_step(step: Step, count: Count, side: str) -> frozenset[int]:
    """Wrong numbers for a figure of this side."""
    if step.panel.mode != "number":
        return frozenset()
    value, key = step.right[0], f"{side}.{step.name}"
    if step.name == "worth":
        return of_row(value)
    if step.name == "points":
        return frozenset()
    found = set(overlooking(count, side, key))
    if step.name.startswith("criccone"):
        found |= {doubled(count, side), *(cells[key].value for cells in one_mistaken(count, side))}
    if step.name.startswith("length-"):
        return of_length(value).union(found)
    if step.name not in ("product", "sequences"):
        return frozenset(found | {value})
    more = one_more(count, side)
    near = {value + (10 if more and step.name == "product" else more)}
    return of_table(count, side, step.name).union(found, near)


def of_table(count: Count, side: str, name: str) -> frozenset[int]:
    """What the quick way gives with one sequence left out or one too many, or with nothing taken off and nothing halved."""
    rows = [one.value for key, one in count.true.items() if key.startswith(f"{side}.length-") and one.value]
    whole = 10 * sum(rows)
    found = {whole - 10 * (n + off) for n in rows for off in (len(rows), len(rows) - 1)}
    found |= {whole + 10 * (n - len(rows) - 1) for n in headless(count, side)}
    if name == "product":
        return frozenset(found)
    once = {whole} if len(rows) < DOUBLES_FROM else set()
    return frozenset(found | {n // 2 for n in found} | once)


def headless(count: Count, side: str) -> Iterator[int]:
    """The cards of a suit that lacks only its King; with a contatore it would be a wrong rule to count them."""
    held = {card.code for card in count.cards[side]}
    for kind in () if held.intersection(CONTATORI) else SUIT_SEQUENCES:
        king, *others = ROWS[kind]
        n = len(held.intersection(others))
        if king not in held and n >= SHORTEST:
            yield n


def one_more(count: Count, side: str) -> int:
    """What one card more in a sequence adds to what they all come to; nothing where there is no sequence."""
    rows = sum(one.value > 0 for key, one in count.true.items() if key.startswith(f"{side}.length-"))
    return 0 if not rows else 10 if rows >= DOUBLES_FROM else 5


def doubled(count: Count, side: str) -> int:
    """The criccone of who doubles it for whatever reason; there are two answers only, once the sets are added up."""
    return 2 * int(count.true[f"{side}.criccone"].about["sum"])
