"""What the protocol answers and what the players without chance do, as text."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any
from zlib import crc32

from engine.cards import Card, Pack
from engine.game import game
from engine.parts.playout import shuffled
from engine.protocol.manual import examples
from engine.protocol.serve import answers
from players.registry import SEARCHING, names, player

DEALS, MORE, UNEVEN = 3, 15, 10
"""Deals of each player, the first with another dealer than the second; so many more of which a number alone is kept; and so many
in which alike cards lie together, so that one player has most of the trumps, or of a suit: what is rare elsewhere happens there."""
Deck = Callable[[Pack, Random], tuple[Card, ...]]
MOST = 400
"""Actions a deal at most: none has so many."""


def replies(name: str) -> str:
    """A line for each question of the manual, and a line for each reply to it."""
    lines: list[str] = []
    for question in examples(game(name)):
        asked = json.dumps(question, ensure_ascii=False)
        lines += [asked, *answers([asked])]
    return "\n".join(lines) + "\n"


def hands(name: str) -> str:
    """So many deals by each player of this game who does not search."""
    thoughtless = [one for one in names(name) if one not in SEARCHING]
    lines = [line for who in thoughtless for number in range(DEALS) for line in _deal(name, who, number)]
    for who in thoughtless:
        more = (line for number in range(DEALS, DEALS + MORE) for line in _deal(name, who, number))
        lines.append(f"more of {who}: {known(more)}")
        uneven = (line for number in range(UNEVEN) for line in _deal(name, who, number, _uneven))
        lines.append(f"uneven of {who}: {known(uneven)}")
    return "".join(f"{line}\n" for line in lines)


def known(lines: Iterable[str]) -> str:
    """A number that knows these lines: it is another one when a letter of them is."""
    return f"{crc32(chr(10).join(lines).encode()):08x}"


def _uneven(pack: Pack, rng: Random) -> tuple[Card, ...]:
    """The pack as somebody leaves it who has not shuffled enough."""
    together = rng.choice((lambda card: card.is_trump, lambda card: card.suit, lambda card: card.points > 1))
    apart = {one: place for place, one in enumerate(sorted({together(card) for card in pack}, key=str))}
    turned, loose = rng.choice((-1, 1)), rng.choice((0.2, 0.6, 1.0))
    return tuple(sorted(pack, key=lambda card: turned * apart[together(card)] + loose * rng.random()))


def _deal(name: str, who: str, number: int, deck: Deck = shuffled) -> Iterator[str]:
    """The record of a deal, why each action was chosen, and what it came to."""
    its, plays = game(name), player(who, name)
    state = its.deal.start(deck(its.pack, Random(f"{name} {number}")), number % its.seats, its.house())
    made, reasons = list[Any](), list[str]()
    while its.deal.to_act(state) is not None and len(made) < MOST:
        choice = plays.choose(state, len(made), 0)
        made.append(choice.action)
        reasons.append(f"{choice.reason} {brief(choice.facts)}")
        state = its.deal.apply(state, choice.action)
    yield f"== {who} {number}"
    yield from its.deal.write(state, tuple(made)).splitlines()
    yield from reasons
    yield "comes to " + brief(its.deal.score(state))


def brief(value: Any) -> str:
    """Cards by their codes, values without their names; all of what decides how a deal was counted."""
    match value:
        case Card():
            return value.code
        case Mapping():
            return " ".join(f"{name}={brief(one)}" for name, one in value.items())
        case frozenset() | set():
            return f"{{{' '.join(sorted(map(brief, value)))}}}"
        case tuple() | list():
            return f"({' '.join(map(brief, value))})"
    if is_dataclass(value) and not isinstance(value, type):
        return f"{type(value).__name__}({' '.join(brief(getattr(value, one.name)) for one in fields(value))})"
    return str(value)
