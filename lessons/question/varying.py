"""A question whose situation stands in the lesson, with other cards: the same in other suits, with other numbers or figures."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from lessons.question.kind import Kind
from lessons.yamlfile.fields import CardText, Spec

TRIES = 8
DRAWN = "drawn"
_WORDS = {"swords": "S", "batons": "B", "cups": "C", "coins": "D"}
_RANKED = ("long", "round")
"""Suits that rank alike change places with each other only."""


def varied(kind: Kind[Any, Any], spec: Spec, game: Game, rules: Any, seed: int) -> Spec:
    """The same question in other suits, numbers, figures; the spec itself where its situation is drawn, or nothing can be changed.

    What the lesson says above it speaks of its own cards and is left out, where the kind can do without.
    """
    if not kind.fixed(spec):
        return spec
    if spec.again == DRAWN:
        return without_cards(kind, spec)
    rng, bare = Random(f"{seed} other cards"), _bare(kind, spec)
    for _ in range(TRIES):
        cards = _other_suits(game, rng) if "suits" in kind.varies else {}
        if "numbers" in kind.varies:
            cards = {**cards, **_other_numbers(kind, bare, game, rng)}
        made: Spec = kind.other_figures(_written(bare, cards), game, rules, rng)
        if made != bare and not any(kind.faults(made, game, rules)):
            return made
    return bare


def without_cards(kind: Kind[Any, Any], spec: Spec) -> Spec:
    """The same question without its situation, so that one is drawn."""
    return _bare(kind, spec).model_copy(update=dict.fromkeys(_fields(kind), ""))


def _bare(kind: Kind[Any, Any], spec: Spec) -> Spec:
    needed = kind.Spec.model_fields["say"].is_required()
    return spec.model_copy(update={"expect": ""} if needed else {"expect": "", "say": None})


def _other_suits(game: Game, rng: Random) -> Mapping[str, str]:
    """Code -> code, suits of one rank among themselves."""
    suits = {card.suit: tuple(group for group in _RANKED if group in card.groups) for card in game.pack if _plain(card)}
    found: dict[str, str] = {}
    for rank in dict.fromkeys(suits.values()):
        alike = [suit for suit, its in suits.items() if its == rank]
        found |= dict(zip(alike, rng.sample(alike, len(alike)), strict=True))
    codes = {(card.suit, card.rank): card.code for card in game.pack}
    return found | {
        card.code: codes.get((found[card.suit], card.rank), card.code) for card in game.pack if _plain(card)
    }


def _other_numbers(kind: Kind[Any, Any], spec: Spec, game: Game, rng: Random) -> Mapping[str, str]:
    """Numbered trumps in the order they had: others of the pack's, the weakest and the strongest where they were."""
    numbers = [card for card in game.pack if "numbers" in card.groups]
    there = set(" ".join(getattr(spec, name) for name in _fields(kind)).split())
    held = [card for card in numbers if card.code in there]
    others = sorted(rng.sample(range(len(numbers)), len(held)))
    return {card.code: numbers[place].code for card, place in zip(held, others, strict=True)}


def _written(spec: Spec, cards: Mapping[str, str]) -> Spec:
    named = {suit: word for word, suit in _WORDS.items()}
    words = {word: named.get(cards.get(suit, suit), word) for word, suit in _WORDS.items()}
    told = {}
    for name, info in type(spec).model_fields.items():
        value = getattr(spec, name)
        if not isinstance(value, str) or not value:
            continue
        if any(isinstance(one, CardText) for one in info.metadata):
            told[name] = " ".join(cards.get(code, code) for code in value.replace(",", " ").split())
        elif value in words or value in _WORDS.values():
            told[name] = words.get(value) or cards.get(value, value)
    return spec.model_copy(update=told)


def _fields(kind: Kind[Any, Any]) -> tuple[str, ...]:
    fields = kind.Spec.model_fields.items()
    return tuple(name for name, info in fields if any(isinstance(one, CardText) for one in info.metadata))


def _plain(card: Card) -> bool:
    return not card.is_trump and not card.is_fool and bool(card.suit)
