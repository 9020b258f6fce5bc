"""Reads questions line by line and answers each; a bad line is answered with its error, and the next one is served."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from fractions import Fraction
from math import isfinite
from typing import Any

from engine.errors import BadInput, quoted, shortened
from engine.game import AnyGame, game
from engine.protocol.ask import Request
from engine.protocol.asks import asks
from engine.verdict import Refused

ENVELOPE = ("id", "game", "ask", "rules")
LONGEST_LINE = 1_000_000
BYTE_ORDER_MARK = "\ufeff"
JSON_BLANKS = " \t\r\n"
"""What JSON takes for blank; a line of anything else is a question, if a bad one, and gets its reply."""


def answers(lines: Iterable[str]) -> Iterator[str]:
    """One line of JSON for each reply; blank lines are passed over, and so is the mark that spreadsheets put first."""
    for line in lines:
        question = line.removeprefix(BYTE_ORDER_MARK)
        if question.strip(JSON_BLANKS):
            yield from map(_written, _replies(question))


def _written(reply: dict[str, Any]) -> str:
    """The reply as one line that can be printed: a lone surrogate, which no encoding has, stays escaped."""
    try:
        text = json.dumps(reply, ensure_ascii=False, allow_nan=False, default=_plain)
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(reply, allow_nan=False, default=_plain)
    except (ValueError, RecursionError) as error:
        # The question's own id may be what cannot be written, so it is not sent back.
        return json.dumps(_internal(None, error))
    return text


def _internal(number: Any, error: Exception) -> dict[str, Any]:
    message = f"this question could not be answered: {type(error).__name__}: {shortened(str(error))}"
    return {"id": number, "ok": False, "error": {"code": "internal", "message": message, "field": ""}}


def _replies(line: str) -> Iterator[dict[str, Any]]:
    number: Any = None
    try:
        request = _parse(line)
        number = request.get("id")
        for reply in _answer(request):
            yield {"id": number, "ok": True, **reply}
    except BadInput as error:
        yield {"id": number, "ok": False, "error": {"code": error.code, "message": error.message, "field": error.field}}
    except Refused as error:
        verdict = error.verdict
        facts = dict(verdict.facts)
        yield {
            "id": number,
            "ok": False,
            "error": {"code": verdict.reason, "message": str(error), "field": "", "facts": facts},
        }
    except Exception as error:  # noqa: BLE001 - the last door: whatever goes wrong, the next line must be served
        yield _internal(number, error)


def _parse(line: str) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise BadInput("too-long", f"a question has at most {LONGEST_LINE} characters; this one has {len(line)}")
    try:
        request = json.loads(line, object_pairs_hook=_no_twins, parse_constant=_no_number, parse_float=_finite)
    except BadInput:
        raise
    except (ValueError, RecursionError) as error:
        raise BadInput("bad-json", f"this line is not JSON: {shortened(str(error))}") from None
    if not isinstance(request, dict):
        raise BadInput("bad-json", 'a question is a JSON object: {"game": ..., "ask": ...}')
    return request


def _finite(written: str) -> float:
    number = float(written)
    return number if isfinite(number) else _no_number(written)


def _no_number(written: str) -> float:
    raise BadInput("bad-json", f"{shortened(written)} is not a number that JSON can write")


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) != len(pairs):
        names = [name for name, _ in pairs]
        twin = next(name for name in names if names.count(name) > 1)
        raise BadInput("bad-json", f"the field {quoted(twin)} is there twice", twin)
    return read


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


def _plain(value: Any) -> Any:
    """Exact numbers as JSON: whole ones as such, halves as decimals (which are exact too)."""
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else float(value)
    raise TypeError(f"{quoted(value)} has no JSON form")
