"""Hands worth declaring from: two or three combinations in a whole hand, and declarations worth asking about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

from engine.cards import Card
from engine.game import Game
from engine.games.bologna import declaring
from engine.games.bologna.counting.combinations import CRICCONE, SEQUENCES, SUIT_SEQUENCES, combination
from engine.games.bologna.pack import MOORS
from engine.parts.playout import shuffled
from lessons.question.capabilities import PARTNERS, capabilities
from lessons.question.misconception import Aim, ids

Asks = Literal["cards", "legal", "worth", "side"]
CORE: dict[str, tuple[str, ...]] = {
    **CRICCONE,
    **{kind: tuple(suit + rank for rank in "KQNJA") for kind, suit in SUIT_SEQUENCES.items()},
    "grande": ("Angel", "World", "Sun", "Moon", "T16", "T15", "Matto"),
    "moors": (*MOORS, "Begato"),
    "aces": ("SA", "BA", "CA", "DA", "Matto"),
}
"""The cards that combinations are made of, the contatori among them."""
Hand = tuple[Card, ...]


def draw_hand(game: Game, rng: Random, ask: str, kind: str, aim: Aim) -> tuple[Hand, Hand, str]:
    """A hand, partner's hand (only for ``side``), and the combination asked about."""
    pack = list(shuffled(game.pack, rng))
    plan = {
        "partners-declarations-add-up": rng.choice((("set", "set"), ("row", "row"))),
        "sets-and-sequences-mix": rng.choice((("set", "row", "row"), ("set", "set", "row"))),
        "doubles-from-two": ("set", "set"),
        "declarations-never-double": rng.choice((("set", "set", "set"), ("row", "row", "row"))),
    }
    sorts = next((plan[one] for one in ids(aim) if one in plan), ())
    if not sorts:
        sorts = tuple(rng.choice(("set", "row")) for _ in range(rng.randint(1, 3)))
    kind = kind or rng.choice([*CRICCONE, *SEQUENCES])
    size = game.form.size
    mine = _fill(pack, _cards(game, rng, sorts, kind if ask in ("cards", "legal") else ""), rng, (), size)
    if ask != "side":
        return mine, (), kind
    return mine, _fill(pack, _cards(game, rng, sorts[:2], "", mine), rng, mine, size), kind


def shown_for(game: Game, rng: Random, hand: Hand, kind: str, rules: Any, aim: Aim) -> tuple[Hand, Hand, str]:
    """A declaration worth asking about: whole, shorter than it could be, with a card too many, or with one of partner's."""
    table = {card.code: card for card in hand}
    made = [one for one in declaring.best(hand, rules) if one.length > 3] or list(declaring.best(hand, rules))
    theme = "less" if "must-declare-all" in ids(aim) else "partner" if "partners-cards-help" in ids(aim) else ""
    theme = theme or rng.choice(("whole", "less", "partner", "short"))
    if theme == "partner" and PARTNERS not in capabilities(game.id):
        theme = "short"
    if theme == "less" and made:
        one = rng.choice(made)
        options = [some for some in declaring.every(hand, rules) if some.kind == one.kind and some.length < one.length]
        if options:
            less = rng.choice(options)
            return tuple(table[code] for code in less.cards), (), one.kind
    if theme in ("partner", "short"):
        sets = [name for name, codes in CRICCONE.items() if sum(code in table for code in codes) == 2]
        if sets:
            kind = rng.choice(sets)
            mine = tuple(table[code] for code in CRICCONE[kind] if code in table)
            theirs = next(game.pack[code] for code in CRICCONE[kind] if code not in table)
            return ((*mine, theirs), (theirs,), kind) if theme == "partner" else (mine, (), kind)
    one_made = combination(kind, hand, rules)
    if one_made is None and made:
        one_made = rng.choice(made)
    if one_made is None:
        return hand[:3], (), kind
    return tuple(table[code] for code in one_made.cards), (), one_made.kind


def _cards(game: Game, rng: Random, sorts: Sequence[str], kind: str, taken: Hand = ()) -> list[Card]:
    """The cards of combinations of these sorts, three or four of each."""
    found: list[Card] = []
    kinds = [kind] if kind else []
    for sort in sorts:
        kinds.append(rng.choice(list(CRICCONE) if sort == "set" else [*SUIT_SEQUENCES, "moors", "aces"]))
    for one in dict.fromkeys(kinds):
        cards = [game.pack[code] for code in CORE[one] if game.pack[code] not in (*found, *taken)]
        keep = rng.randint(3, max(3, len(cards)))
        # The first card heads a suit sequence and the grande; the others may be any.
        head, rest = cards[:1], cards[1:]
        rng.shuffle(rest)
        found += [card for card in (*head, *rest)[:keep] if card not in found]
    return found


def _fill(pack: Sequence[Card], cards: Sequence[Card], rng: Random, taken: Hand, size: int) -> Hand:
    """A whole hand: these cards, and others that mostly count little."""
    hand = list(cards)[:size]
    rest = [card for card in pack if card not in hand and card not in taken]
    rest.sort(key=lambda card: rng.random() - 0.5 * ("scartini" in card.groups or "numbers" in card.groups))
    return tuple(hand + rest[: size - len(hand)])
