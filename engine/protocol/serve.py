"""The questions of the games: found by game and name, their fields looked at, and answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.errors import not_so
from engine.game import game
from engine.protocol.ask import Request
from engine.protocol.asks import asks
from engine.protocol.framing import served
from engine.protocol.questions import complete, put, text

ENVELOPE = ("id", "game", "ask", "rules")


def answers(lines: Iterable[str]) -> Iterator[str]:
    """One line of JSON for each reply to these questions."""
    return served(lines, _answer)


def _answer(fields: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    played = game(text(fields, "game"))
    name, ask = put(fields, asks(played), played.id)
    complete(name, fields, ask.needs, ask.may, ENVELOPE)
    rules = {} if fields.get("rules") is None else fields["rules"]
    if not isinstance(rules, dict):
        raise not_so("rules", "an object that names the house rules in force", rules)
    reply = ask.answer(Request(fields, played.pack, played.house.read(rules, played.id)))
    yield from [reply] if isinstance(reply, dict) else reply
