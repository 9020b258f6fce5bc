"""The cards of a game as a gallery shows them: by suit and group, with place, points and look-alikes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from engine import game
from engine.cards import Card, Pack
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.languages import read_texts

Both = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Shelfmark:
    """A suit or a group to choose by: its name, and what it is."""

    id: str
    name: Both
    meaning: Both
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a card in its pack: ``kind`` is trump, suit, level or fool; ``i`` of ``n`` from the top."""

    kind: str
    i: int = 0
    n: int = 0


@cache
def marks(game_id: str) -> tuple[Shelfmark, ...]:
    """Trumps, the suits, then the groups, as content/cards/groups.yaml names them; only those that have cards."""
    its = game(game_id)
    told = cast(Mapping[str, Any], read_texts(CONTENT / "cards" / "groups.yaml").data)[its.family]
    found = [_mark(group, told["groups"][group], its.pack.group(group)) for group in told["groups"]]
    suits = [
        Shelfmark(
            letter, told["suits"][letter]["many"], {}, tuple(card.code for card in its.pack if card.suit == letter)
        )
        for letter in told["suits"]
        if letter != "T"
    ]
    trumps = [mark for mark in found if mark.id == "trumps"]
    return (*trumps, *suits, *(mark for mark in found if mark.cards and mark.id != "trumps"))


def place(pack: Pack, card: Card) -> Place:
    """The card's place in its suit; cards of equal strength share one."""
    if card.is_fool:
        return Place("fool")
    suit = [other for other in pack if other.suit == card.suit]
    if sum(other.strength == card.strength for other in suit) > 1:
        return Place("level")
    above = sum(other.strength > card.strength for other in suit)
    return Place("trump" if card.is_trump else "suit", above + 1, len(suit))


def _mark(group: str, told: Mapping[str, Any], cards: tuple[Card, ...]) -> Shelfmark:
    return Shelfmark(group, told["name"], told.get("meaning", {}), tuple(card.code for card in cards))
