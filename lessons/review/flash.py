"""Which cards a flash drill shows, and how: side by side with a look-alike while they are shaky, alone once they are not."""

from __future__ import annotations

from datetime import datetime
from random import Random

from engine.cards import Card
from lessons.memory.memory import Memory
from lessons.question.look_alikes import level, taken_for
from lessons.review.stock import Stock
from lessons.review.templates import Template

MOST = 12
NEW = 6
"""Cards never seen before, at most, in one drill."""


def templates(memory: Memory, stock: Stock, now: datetime, rng: Random, most: int = MOST) -> list[Template]:
    """One question for each card chosen."""
    return [_ask(memory, stock, card, rng) for card in chosen(memory, stock, now, rng, most)]


def chosen(memory: Memory, stock: Stock, now: datetime, rng: Random, most: int = MOST) -> list[Card]:
    """The cards due, then a few new ones (their look-alikes beside them), then those most forgotten; each once."""
    pack = {card.code: card for card in stock.game.pack}
    due = [pack[code] for code in memory.due_cards(now) if code in pack][:most]
    new = _new(memory, stock, rng)[: min(NEW, most - len(due))]
    rest = [card for card in pack.values() if card.code in memory.cards and card not in due]
    rest.sort(key=lambda card: memory.cards[card.code].recall(now))
    found = [*due, *new, *rest][:most]
    rng.shuffle(found)
    return found


def _new(memory: Memory, stock: Stock, rng: Random) -> list[Card]:
    """Cards never seen, the most confusable first, each followed by its look-alikes."""
    pack = stock.game.pack
    unseen = [card for card in pack if card.code not in memory.cards]
    unseen.sort(key=lambda card: (-len(taken_for(pack, card)), rng.random()))
    found: dict[Card, None] = {}
    for card in unseen:
        like = taken_for(pack, card)
        found |= dict.fromkeys([card, *(one for one in unseen if one in like)])
    return list(found)


def _ask(memory: Memory, stock: Stock, card: Card, rng: Random) -> Template:
    trace = memory.cards.get(card.code)
    like = [one for one in taken_for(stock.game.pack, card) if not level(one, card)]
    skill = _skill(card)
    if like and (trace is None or trace.seen < 2 or trace.lapses * 2 >= trace.seen):
        pair = ("among", f"{card.code} {rng.choice(like).code}")
        return Template("pick-cards", skill, (), (pair, ("pick", card.code)))
    return Template("name-card", skill, (), (("card", card.code),))


def _skill(card: Card) -> str:
    """Which skill it is to recognise this card."""
    if "courts" in card.groups or "aces" in card.groups:
        return "courts" if "courts" in card.groups else "aces"
    if card.is_fool or card.is_trump:
        return "numbered-trumps" if "numbers" in card.groups else "unnumbered-trumps"
    return "pips"
