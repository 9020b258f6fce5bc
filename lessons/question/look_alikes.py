"""Cards that are taken for each other."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random
from types import MappingProxyType
from typing import Literal

from engine.cards import Card, Pack
from engine.game import Game
from lessons.question.misconception import Aim
from lessons.question.panel import Row
from lessons.text.card_catalogue import book, entry
from lessons.text.card_catalogue import family as family_of
from lessons.text.highlights import told_apart
from lessons.text.message import Message

RANKS = MappingProxyType({"King": "K", "Queen": "Q", "Knight": "N", "Jack": "J"})
_OF_COURTS = re.compile(r"(?:A|The|The four) (King|Queen|Knight|Jack)(s?)\b(?! of) (?:and|have|has|wears?|are|is)")
"""How a sentence begins that speaks of all courts of a rank, in what tells a card."""


def level(one: Card, other: Card) -> bool:
    """Do these two have the same name and rank, like the Moors?"""
    return one.suit == other.suit and one.strength == other.strength


def distinct(cards: Iterable[Card]) -> list[Card]:
    """These cards without those level to an earlier one."""
    first: dict[tuple[str, int], Card] = {}
    for card in cards:
        first.setdefault((card.suit, card.strength), card)
    return list(first.values())


def told_by(card: Card) -> Literal["number", "none", "courts", "signs"]:
    """What tells this card from others: its number, that it bears none, what a court wears and holds, or its signs."""
    if card.is_trump or card.is_fool:
        return "number" if card.rank.isdigit() else "none"
    return "courts" if "courts" in card.groups else "signs"


def identification(game: Game) -> str:
    """The section of the book that tells the cards apart."""
    return family_of(game.family).sources["tell"]


def pair_aimed_at(game: Game, aim: Aim) -> tuple[Card, Card] | None:
    """The card shown and the one it is taken for, where the aim is a confusion of two cards."""
    codes = {card.code for card in game.pack}
    for one in aim:
        pair = one.cards
        if len(pair) == 2 and codes.issuperset(pair):
            return game.pack[pair[0]], game.pack[pair[1]]
    return None


def taken_for(pack: Pack, card: Card) -> list[Card]:
    """The cards for which this one is taken, as far as they are in this pack: not every game has the four or the ace of coins."""
    told, there = book(pack), {one.code: one for one in pack}
    return [there[code] for code in (told[card.code].like if card.code in told else ()) if code in there]


def tells_from(family: str, card: Card, taken: Card) -> bool:
    """Does what tells this card from its look-alikes speak of this one?"""
    its, other = entry(card.code, family), entry(taken.code, family)
    return its is not None and other is not None and str(other.name["en"]) in str(its.tell["en"])


def told_beside(game: Game, card: Card, shown: Iterable[Card]) -> bool:
    """Does what tells this card from its look-alikes speak of these, and of no card that is not there?"""
    there, its = {one.code for one in shown}, entry(card.code, game.family)
    names = {one.code: entry(one.code, game.family) for one in game.pack}
    spoken = {code for code, one in names.items() if its and one and str(one.name["en"]) in str(its.tell["en"])}
    ranks = {one.rank for one in shown if "courts" in one.groups}
    courts = {found[0] for found in _OF_COURTS.findall(str(its.tell["en"]))} if its else set()
    told = spoken - {card.code} <= there and all(RANKS[word] in ranks for word in courts)
    return bool(spoken - {card.code}) and told


def around(game: Game, card: Card, rng: Random, size: int, first: Iterable[Card] = ()) -> list[Card]:
    """``card`` and others it could be taken for: its look-alikes, theirs, then cards of the same suit, then any."""
    near = taken_for(game.pack, card)
    next_to = [other for one in near for other in taken_for(game.pack, one)]
    same = [one for one in game.pack if one.suit == card.suit]
    for group in (near, next_to, same):
        rng.shuffle(group)
    kept = list(dict.fromkeys((card, *first)))
    return [*kept, *(one for one in distinct([*kept, *near, *next_to, *same, *game.pack]) if one not in kept)][:size]


def side_by_side(family: str, card: Card, taken: Card, *, unnamed: bool = False) -> tuple[Row, ...]:
    """A card and the one it was taken for, with rings round what tells them apart; ``unnamed``: its name is still asked for."""
    ringed = told_apart(family, card.code, taken.code)
    label = Message("ladder.this-card") if unnamed else Message("name-card.name", {"card": card.code})
    return (
        Row((card.code,), label, layout="aside", named=not unnamed, rings=ringed),
        Row((taken.code,), Message("name-card.name", {"card": taken.code}), layout="aside", rings=ringed),
    )
