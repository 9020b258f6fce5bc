"""The questions of the games: found by game and name, their fields looked at, and answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from engine.errors import BadInput, quoted
from engine.game import AnyGame, game
from engine.protocol.ask import Request
from engine.protocol.asks import asks
from engine.protocol.framing import served

ENVELOPE = ("id", "game", "ask", "rules")


def answers(lines: Iterable[str]) -> Iterator[str]:
    """One line of JSON for each reply to these questions."""
    return served(lines, _answer)


def _answer(fields: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for name in ("game", "ask"):
        if name not in fields:
            raise BadInput("missing-field", f"the field {quoted(name)} is missing", name)
        if not isinstance(fields[name], str):
            raise BadInput("bad-value", f"{name} is text, not {quoted(fields[name])}", name)
    played = game(fields["game"])
    ask = asks(played).get(fields["ask"])
    if ask is None:
        raise BadInput(
            "unknown-ask", f"{played.id} has no question {quoted(fields['ask'])}{_near(fields['ask'], played)}", "ask"
        )
    rules = {} if fields.get("rules") is None else fields["rules"]
    if not isinstance(rules, dict):
        raise BadInput("bad-value", "rules is an object that names the house rules in force", "rules")
    known = (*ENVELOPE, *ask.needs, *ask.may)
    for name in ask.needs:
        if name not in fields:
            written = get_close_matches(name, [field for field in fields if field not in known], n=1)
            hint = f", and {quoted(written[0])} is none of its fields" if written else ""
            raise BadInput("missing-field", f"{quoted(fields['ask'])} needs the field {quoted(name)}{hint}", name)
    for name in fields:
        if name not in known:
            near = get_close_matches(name, known, n=1)
            hint = f"; did you mean {quoted(near[0])}?" if near else ""
            raise BadInput("unknown-field", f"{quoted(fields['ask'])} has no field {quoted(name)}{hint}", name)
    reply = ask.answer(Request(fields, played.pack, played.house.read(rules)))
    yield from [reply] if isinstance(reply, dict) else reply


def _near(ask: str, played: AnyGame) -> str:
    near = get_close_matches(ask, asks(played), n=1)
    return f"; did you mean {quoted(near[0])}?" if near else f"; it has: {', '.join(asks(played))}"
