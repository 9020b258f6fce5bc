"""Solves a question from its text alone: looks for the situation that prints exactly this, and asks the engine for the answer.

What is known beside the text is what lies on every table: the game and its house rules. The situation is looked for among all
that the kind's own fields can say; their values are the cards, numbers and words of the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, islice, permutations, product
from random import Random
from typing import Any, Literal, get_args, get_origin

from engine.game import Game
from lessons.question.kind import Kind
from lessons.question.registry import about
from lessons.questions.problem.shelf import problems
from lessons.script.fields import CardText
from lessons.text.phrases import card_name
from screens.prints.asked import Asked, on_paper
from tests.screens.reading_paper import bare, pieces

_NOT_ASKED = ("id", "skill", "expect", "aim", "deal", "say")
MOST_STARTS, MOST_VALUES = 1_000, 12


@dataclass(frozen=True)
class Paper:
    """One question's text, its number on the sheet, in which language; and what is on the table."""

    text: str
    number: int
    lang: Any
    game: Game
    rules: Any

    @cached_property
    def bare(self) -> str:
        return bare(self.text)

    @cached_property
    def runs(self) -> tuple[tuple[str, ...], ...]:
        """The cards that are named one after the other, by their codes; of several alike one after the other."""
        called: dict[str, list[str]] = {}
        for card in self.game.pack:
            called.setdefault(card_name(card.code, self.lang, "name", self.game.family), []).append(card.code)
        names = sorted(called, key=len, reverse=True)
        text = " ".join(self.text.split())
        found, used, at = [list[str]()], dict[str, int](), 0
        one = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names))
        for hit in one.finditer(text):
            codes = called[hit.group()]
            if not self._only_players(text[at : hit.start()]) and found[-1]:
                found.append([])
            found[-1].append(codes[used.get(hit.group(), 0) % len(codes)])
            used[hit.group()] = used.get(hit.group(), 0) + 1
            at = hit.end()
        return tuple(map(tuple, found))

    def _only_players(self, between: str) -> bool:
        return not between.strip(" ,") or between.strip() in _chairs(self.lang)

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        found = re.findall(r"\d+½?", self.text)
        return tuple(dict.fromkeys(found))


def _chairs(lang: str) -> set[str]:
    from screens.wording.texts import texts_under

    return set(texts_under("chair", lang).values())


def solved(paper: Paper, kind: Kind[Any, Any]) -> Asked | None:
    """The question whose paper reads like this one, as the engine answers it; None where no situation does.

    Of several that read like its end the longest: what is printed before it is what the lesson says.
    """
    best: tuple[float, dict[str, Any]] | None = None
    same: list[Asked] = []
    for start in _starts(paper, kind):
        found = _fit(paper, kind, start)
        if found is not None and found[0] == 0 and found[1] is not None:
            same.append(found[1])
        elif found is not None and (best is None or found[0] < best[0]):
            best = found[0], start
    if same:
        return max(same, key=lambda one: len("".join(pieces(one, paper.number, paper.lang))))
    return None if best is None else _climbed(paper, kind, best)


def _climbed(paper: Paper, kind: Kind[Any, Any], best: tuple[float, dict[str, Any]]) -> Asked | None:
    """From the nearest one on, field by field, as long as the text comes nearer."""
    off, fields = best
    better = True
    while better:
        better = False
        for name, values in _domains(paper, kind).items():
            for value in values:
                if fields.get(name) == value:
                    continue
                found = _fit(paper, kind, {**fields, name: value})
                if found is None or found[0] >= off:
                    continue
                if found[0] == 0:
                    return found[1]
                off, fields, better = found[0], {**fields, name: value}, True
    return None


def _fit(paper: Paper, kind: Kind[Any, Any], fields: Mapping[str, Any]) -> tuple[float, Asked | None] | None:
    """How far what this situation prints is from the text, 0 where it is the same; None where there is no such situation."""
    try:
        spec = kind.Spec.model_validate({"id": "x", "skill": "x", **fields})
        if not kind.fixed(spec) or any(True for _ in kind.faults(spec, paper.game, paper.rules)):
            return None
        asked = on_paper(kind, kind.make(spec, paper.game, Random(1), paper.rules), spec, paper.lang)
    except (ValueError, KeyError, IndexError, StopIteration):
        return None
    if asked is None:
        return None
    told = pieces(asked, paper.number, paper.lang)
    whole = "".join(told)
    if paper.bare.endswith(whole):
        return 0, asked
    missing = sum(len(one) for one in told if one not in paper.bare)
    return missing + abs(len(whole) - len(paper.bare)) / 1000 + 1, asked


def _starts(paper: Paper, kind: Kind[Any, Any]) -> Iterator[dict[str, Any]]:
    """The cards of the text dealt to the fields that hold cards, in every way; without such fields one beginning."""
    fields = [name for name, info in kind.Spec.model_fields.items() if _is_cards(info)]
    others = {name: values for name, values in _domains(paper, kind).items() if name not in fields}
    facts = [{name: value} for name, values in others.items() for value in values[:MOST_VALUES]]
    singles = [{}, *facts, *(one | other for one, other in combinations(facts, 2) if one.keys() != other.keys())]
    starts = (
        {name: " ".join(cards) for name, cards in dealt.items()} | one
        for dealt in _dealt(paper.runs, fields)
        for one in singles
    )
    yield from islice(starts, MOST_STARTS)


def _dealt(runs: Sequence[tuple[str, ...]], fields: Sequence[str]) -> Iterator[dict[str, tuple[str, ...]]]:
    together = [
        tuple(card for run in runs[start:end] for card in run)
        for end in range(len(runs), 0, -1)
        for start in range(end)
    ]
    for n in range(len(fields), -1, -1):
        for some in permutations(fields, n):
            for cards in product(together, repeat=n) if n <= 2 else permutations(together, n):
                if len({card for one in cards for card in one}) == sum(map(len, cards)):
                    yield dict(zip(some, cards, strict=True))


def _is_cards(info: Any) -> bool:
    return any(isinstance(one, CardText) for one in info.metadata)


def _domains(paper: Paper, kind: Kind[Any, Any]) -> dict[str, Sequence[Any]]:
    """What each field of the kind may hold, as far as the text goes."""
    found: dict[str, Sequence[Any]] = {}
    for name, info in kind.Spec.model_fields.items():
        if name in _NOT_ASKED:
            continue
        if _is_cards(info):
            found[name] = ["", *(" ".join(one) for one in _dealt_alone(paper.runs))]
        else:
            found[name] = _values(paper, kind, name, info.annotation)
    return found


def _dealt_alone(runs: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    return [tuple(c for run in runs[a:b] for c in run) for b in range(len(runs), 0, -1) for a in range(b)]


def _values(paper: Paper, kind: Kind[Any, Any], name: str, annotation: Any) -> Sequence[Any]:
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    if name == "problem":
        return tuple(problems())
    if name == "error":
        return ("none", *(one.id for one in about(kind.name)))
    options = [one for part in get_args(annotation) if get_origin(part) is Literal for one in get_args(part)]
    if annotation is bool or bool in get_args(annotation):
        return (False, True)
    numbers = [one.replace("½", ".5") for one in paper.numbers]
    if annotation is int or int in get_args(annotation):
        return [0, *(int(one) for one in numbers if one.isdigit())]
    return [*options, "", *numbers]
