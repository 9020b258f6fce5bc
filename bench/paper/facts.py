"""The facts of a situation, one by one, and what each of them may be as far as a text goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from fractions import Fraction
from itertools import combinations
from typing import Any, Literal, get_args, get_origin

from bench.paper.words import Paper
from engine.cards import Card
from engine.game import Game
from engine.games.sicily.talk import PHRASES, Phrase
from lessons.question.kind import Kind
from lessons.question.registry import about
from lessons.questions.problem.shelf import problems
from lessons.yamlfile.fields import CardText, Spec

ON_THE_TABLE = frozenset(("game", "rules", "aim"))
OF_A_STEP = frozenset(("kind", "drill", "until", "id", "skill", "say", "aim", "deal", "discuss", "again", "expect"))
"""Fields of each that are no facts of a situation."""
LONGEST = 9
"""So many words are spoken in a row at most."""
FEW, MOST_SAID = 6, 15
Where = tuple[Any, ...]
"""Names of fields, lines of a reckoning and places in rows, from a situation down to one of its facts."""


def facts(value: Any, where: Where = ()) -> Iterator[tuple[Where, Any]]:
    """Every fact, also those inside others, each with where it stands."""
    names = _names(value)
    if names:
        for name in names:
            yield from facts(getattr(value, name), (*where, name))
    if where:
        yield where, value
    if isinstance(value, Mapping):
        for name, one in value.items():
            yield from facts(one, (*where, name))
    if isinstance(value, tuple) and any(isinstance(one, tuple) or _names(one) for one in value):
        for at, one in enumerate(value):
            yield from facts(one, (*where, at))


def _names(value: Any) -> list[str]:
    if isinstance(value, Spec):
        return [name for name in type(value).model_fields if name not in OF_A_STEP]
    if is_dataclass(value) and not isinstance(value, (Card, Game, Phrase, type)):
        return [one.name for one in fields(value) if one.init and one.name not in ON_THE_TABLE]
    return []


def put(value: Any, where: Where, fact: Any) -> Any:
    """The same with another fact there."""
    if not where:
        return fact
    first, *more = where
    if isinstance(first, int):
        return (*value[:first], put(value[first], tuple(more), fact), *value[first + 1 :])
    if isinstance(value, Mapping):
        return {**value, first: put(value[first], tuple(more), fact)}
    changed = {first: put(getattr(value, first), tuple(more), fact)}
    return (
        type(value).model_validate({**dict(value), **changed}) if isinstance(value, Spec) else replace(value, **changed)
    )


def is_row(kind: Kind[Any, Any], where: Where, fact: Any) -> bool:
    """Is it a row of cards, or a card?"""
    info = kind.Spec.model_fields.get(str(where[-1]))
    written = info is not None and any(isinstance(one, CardText) for one in info.metadata)
    row = isinstance(fact, tuple) and bool(fact) and all(isinstance(one, Card) for one in fact)
    return written or row or isinstance(fact, Card)


def as_fact(paper: Paper, situation: Any, fact: Any, row: Sequence[str]) -> Any:
    """Cards as this situation holds them: as a lesson writes them, or the cards themselves, or the one."""
    if isinstance(situation, Spec):
        return " ".join(row)
    cards = tuple(map(paper.game.pack.__getitem__, row))
    return cards[0] if isinstance(fact, Card) else cards


def once(some: Iterable[Any]) -> list[Any]:
    """Each of them once, also such as have no hash."""
    found: dict[str, Any] = {}
    for one in some:
        found.setdefault(repr(one), one)
    return list(found.values())


class PossibleFacts:
    """What this kind's facts may be at all: those of situations drawn by chance, which are none of the lessons' own."""

    def __init__(self, situations: Iterable[Any]) -> None:
        self.situations = list(situations)
        self._seen: dict[Where, list[Any]] = {}
        for one in self.situations:
            for where, fact in facts(one):
                self._seen.setdefault(_anywhere(where), []).append(fact)
        self._seen = {where: once(some) for where, some in self._seen.items()}

    def others(self, paper: Paper, kind: Kind[Any, Any], situation: Any, where: Where, fact: Any) -> list[Any]:
        """What may stand there instead."""
        seen = self._seen.get(_anywhere(where), [])
        found = [*seen, *_of_cards(paper, [fact, *seen]), *_of_numbers(paper, [fact, *seen])]
        info = kind.Spec.model_fields.get(str(where[-1]))
        if info is not None:
            found += _of_a_field(paper, kind.name, info, str(where[-1]), isinstance(situation, Spec))
        if isinstance(fact, Phrase):
            found += [one for some in PHRASES.values() for one in some]
        if len(found) == len(seen) and isinstance(fact, tuple):
            found += _of_words(paper, fact, seen)
        if any(one is None for one in seen):
            found.append(None)
        return [one for one in once(found) if one != fact or type(one) is not type(fact)]

    def few(self, paper: Paper, kind: Kind[Any, Any], situation: Any, where: Where, fact: Any) -> list[Any]:
        """What may stand there, where that is little, or words that were said and can be read; else nothing."""
        others = self.others(paper, kind, situation, where, fact)
        if len(others) <= FEW:
            return others
        seen = self._seen.get(_anywhere(where), [])
        if isinstance(fact, (int, Fraction)):
            return [one for one in others if one in paper.numbers or (len(seen) <= FEW and one in seen)][: 2 * FEW]
        if not isinstance(fact, tuple):
            return []
        vocabulary = once(word for one in (fact, *seen) if isinstance(one, tuple) for word in one)
        # One word more or less: where words are translated, none of them can be read.
        near = [(word, *fact) for word in vocabulary] + [(*fact, word) for word in vocabulary] + [fact[1:], fact[:-1]]
        return [*_spoken(paper, vocabulary)[:MOST_SAID], *(near if len(vocabulary) <= MOST_SAID else ())]


def _anywhere(where: Where) -> Where:
    return tuple("#" if isinstance(one, int) else one for one in where)


def _of_cards(paper: Paper, some: Sequence[Any]) -> list[Any]:
    pack = paper.game.pack
    rows = [one for one in some if isinstance(one, tuple) and one]
    if any(all(isinstance(card, Card) for card in row) for row in rows):
        more = [
            (*one, code)
            for one in [tuple(card.code for card in some[0] or ())]
            for code in paper.cards
            if code not in one
        ]
        return [tuple(map(pack.__getitem__, row)) for row in (*paper.rows, *more)]
    codes = {card.code for card in pack}
    if any(all(isinstance(code, str) and code in codes for code in row) for row in rows):
        return list(paper.rows)
    return list(map(pack.__getitem__, paper.cards)) if any(isinstance(one, Card) for one in some) else []


def _of_numbers(paper: Paper, some: Sequence[Any]) -> list[Any]:
    if any(isinstance(one, bool) for one in some):
        return [True, False]
    if not any(isinstance(one, (int, Fraction)) for one in some):
        return []
    told = [int(one) if one.denominator == 1 else one for one in paper.numbers]
    return [*range(FEW), *told, *(-one for one in told), *(2 * one for one in told)]


def _spoken(paper: Paper, vocabulary: Iterable[Any]) -> list[tuple[str, ...]]:
    """What may have been said one after the other, as far as it stands in the text, the longest first."""
    spoken = paper.spoken(tuple(word for word in vocabulary if isinstance(word, str)))
    parts = [spoken[start:end] for start, end in combinations(range(len(spoken) + 1), 2)]
    return sorted(parts, key=len, reverse=True)


def _of_words(paper: Paper, fact: tuple[Any, ...], seen: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """One word more, one less, another one, two exchanged; sets of words and numbers of the text are such words, too."""
    vocabulary = once(word for one in (fact, *seen) if isinstance(one, tuple) for word in one)
    yield from _spoken(paper, vocabulary)
    sets = [one for one in vocabulary if isinstance(one, frozenset)]
    words = sorted({word for one in sets for word in one}, key=str)
    if sets and len(words) <= FEW:
        vocabulary = [frozenset(some) for n in range(len(words) + 1) for some in combinations(words, n)]
    if any(isinstance(one, int) for one in vocabulary):
        vocabulary += _of_numbers(paper, [0])
    for one, other in combinations(range(len(fact)), 2):
        exchanged = list(fact)
        exchanged[one], exchanged[other] = fact[other], fact[one]
        yield tuple(exchanged)
    for at in range(len(fact)):
        yield from ((*fact[:at], word, *fact[at + 1 :]) for word in vocabulary)
        yield (*fact[:at], *fact[at + 1 :])
    if len(fact) < LONGEST:
        yield from ((*fact, word) for word in vocabulary)
        yield from ((word, *fact) for word in vocabulary)


def _of_a_field(paper: Paper, kind: str, info: Any, name: str, as_written: bool) -> Iterator[Any]:
    """What this field of a spec may hold, as a lesson writes it or as the cards themselves."""
    if any(isinstance(one, CardText) for one in info.metadata):
        for row in paper.rows:
            cards = tuple(map(paper.game.pack.__getitem__, row))
            yield " ".join(row) if as_written else cards
            yield from () if as_written or len(cards) != 1 else cards
    elif as_written and info.annotation is str:
        yield from ("", *(str(float(one)) if one.denominator > 1 else str(one) for one in paper.numbers))
    elif as_written and any(int in (one, *get_args(one)) for one in get_args(info.annotation)):
        yield from _of_numbers(paper, [0])
    if name == "problem" and as_written:
        yield from problems()
    if name == "error":
        yield from ("none", *(one.id for one in about(kind)))
    if name == "group":
        yield from sorted({group for card in paper.game.pack for group in card.groups})
    yield from literals(info.annotation)


def literals(annotation: Any) -> Iterator[Any]:
    """The words among which one is chosen."""
    for one in (annotation, *get_args(annotation)):
        if get_origin(one) is Literal:
            yield from get_args(one)
