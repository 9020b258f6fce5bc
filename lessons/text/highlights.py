"""What a lesson rings on the cards it shows: ``T8:number`` is the number on Justice; the marks are named in ``content/marks``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.cards import Card, UnknownCard
from engine.game import Game
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.checker_message import CheckerMessage, meant
from lessons.yamlfile.languages import read_texts
from lessons.yamlfile.locked_cache import read_once

_WORD = re.compile(r"[^\s,;]+")
_SIGN = "sign-"


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of one family's drawn cards: the words for each, and which each card has, by its code."""

    names: Mapping[str, Mapping[str, str]]
    cards: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Wrong:
    """A ring that cannot be drawn; ``offset``: characters from the beginning of the text."""

    offset: int
    message: str
    code: str


NO_MARKS = Marks({}, {})


@read_once
def marks(family: str, content: Path = CONTENT) -> Marks:
    """The marks of this family's cards; none where no cards are drawn for it."""
    path = content / "marks" / f"{family}.yaml"
    data = read_texts(path).data if path.is_file() else None
    if not isinstance(data, dict):
        return NO_MARKS
    names, cards = data.get("names"), data.get("cards")
    assert isinstance(names, dict)
    assert isinstance(cards, dict)
    words = {name: {k: str(v) for k, v in both.items()} for name, both in names.items() if isinstance(both, dict)}
    return Marks(words, {code: tuple(str(told).split()) for code, told in cards.items()})


RINGED = 3
"""Rings on one card, at most: more would tell nothing apart."""


def told_apart(family: str, one: str, other: str) -> tuple[tuple[str, str], ...]:
    """What tells two cards apart, as rings: what the one has and the other has not; where nothing is so, their signs in common."""
    known = marks(family).cards
    first, second = known.get(one, ()), known.get(other, ())
    found = []
    for code, its, others in ((one, first, second), (other, second, first)):
        telling = [mark for mark in its if not mark.startswith(_SIGN)]
        own = [mark for mark in telling if mark not in others] or telling[:1]
        found += [(code, mark) for mark in own[:RINGED]]
    return tuple(found)


def rings(told: str, game: Game) -> tuple[tuple[str, str], ...]:
    """The rings as pairs of a card's code and a mark, in the order written; what cannot be read is left out."""
    found = []
    for word in _WORD.findall(told):
        card, colon, mark = word.partition(":")
        try:
            code = game.pack.find(card).code
        except UnknownCard:
            continue
        if colon and mark in marks(game.family).cards.get(code, ()):
            found.append((code, mark))
    return tuple(found)


def wrong(told: str, game: Game, shown: str) -> Iterator[Wrong]:
    """Every ring that is not one: badly formed, on a card that is not shown, or round what the card does not have.

    ``shown``: the cards shown, as text.
    """
    there = {card.code for word in _WORD.findall(shown) if (card := _card(word, game)) is not None}
    for word in _WORD.finditer(told):
        name, colon, mark = word.group().partition(":")
        after = word.start() + len(name) + 1
        if not (name and colon and mark):
            yield Wrong(word.start(), CheckerMessage("checker.ring-form", told=repr(word.group())), "ring")
            continue
        card = _card(name, game)
        if card is None:
            near = game.pack.nearest(name)
            hint = CheckerMessage("checker.meant", near=repr(near)) if near else ""
            said = CheckerMessage("checker.no-card", card=repr(name), pack=game.pack.name, hint=hint)
            yield Wrong(word.start(), said, "unknown-card")
            continue
        known = marks(game.family).cards.get(card.code, ())
        if card.code not in there:
            yield Wrong(word.start(), CheckerMessage("checker.ring-not-shown", card=card.code), "ring")
        elif mark not in known:
            its = (
                CheckerMessage("checker.it-has", known=" ".join(known))
                if known
                else CheckerMessage("checker.it-has-none")
            )
            said = CheckerMessage("checker.no-mark", card=card.code, mark=repr(mark), hint=meant(mark, known) or its)
            yield Wrong(after, said, "unknown-mark")


def _card(name: str, game: Game) -> Card | None:
    try:
        return game.pack.find(name)
    except UnknownCard:
        return None
