"""How much two situations of one kind are alike: cards in common, the same right answer, the same words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from lessons.question.kind import Answer, Item, Kind, Panel
from lessons.text.phrases import say
from lessons.yamlfile.fields import FIRST

ALIKE = 0.7
"""From here on two situations are one and the same to whoever has just seen the one."""
CARDS, ANSWER, WORDS = 0.5, 0.25, 0.25
"""What of a situation weighs how much; where it has no cards, what is asked is all of it but the answer."""


def likeness(kind: Kind[Any, Any], one: Item, other: Item) -> float:
    """From 0, nothing in common, to 1, the same."""
    here, there, family = kind.panel(one), kind.panel(other), one.game.family
    words = float(_words(here, family) == _words(there, family))
    answer = float(_answer(here, kind.right(one), family) == _answer(there, kind.right(other), family))
    cards = _in_common(_cards(here), _cards(there))
    if cards is None:
        return words * (CARDS + WORDS) + (answer * ANSWER if words else 0.0)
    return cards * CARDS + answer * ANSWER + words * WORDS


def other_than(kind: Kind[Any, Any], item: Item, earlier: Iterable[Item]) -> bool:
    """Is this another situation than each of these?"""
    return not any(_alike(kind, item, one) for one in earlier)


def _alike(kind: Kind[Any, Any], one: Item, other: Item) -> bool:
    """Few cards in common are enough to tell two apart; only of others the sentences are put into words."""
    cards = _in_common(_cards(kind.panel(one)), _cards(kind.panel(other)))
    if cards is not None and cards * CARDS + ANSWER + WORDS < ALIKE:
        return False
    return likeness(kind, one, other) >= ALIKE


def _cards(panel: Panel) -> Counter[tuple[str, bool]]:
    """The cards that lie there; one in a hand is another than on the table."""
    return Counter((code, row.layout in ("trick", "past")) for row in panel.rows for code in row.cards)


def _in_common(one: Counter[tuple[str, bool]], other: Counter[tuple[str, bool]]) -> float | None:
    """The share of all the cards that both have (Jaccard); None where there are none."""
    every = (one | other).total()
    return (one & other).total() / every if every else None


def _words(panel: Panel, family: str) -> object:
    """What is read there: what a sentence does not say makes no other question of it."""
    said = [say(one, FIRST, family) for one in (panel.prompt, *panel.lines)]
    table = panel.table
    return said, sorted(say(one, FIRST, family) for one in panel.choices), table and (table.dealer, table.turn)


def _answer(panel: Panel, answer: Answer, family: str) -> tuple[str, ...]:
    """A right answer by what it names, not by where that lies."""
    if panel.mode == "number":
        return (str(answer),)
    if panel.mode == "choice":
        return (say(panel.choices[answer[0]], FIRST, family),)
    if answer and answer[0] < 0:
        return (say(panel.choices[-1 - answer[0]], FIRST, family),)
    picked = (panel.pickable[place] for place in answer)
    return tuple(picked) if panel.mode == "order" else tuple(sorted(picked))
