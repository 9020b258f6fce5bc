"""Reads questions line by line and answers each; a bad line is answered with its error, and the next one is served."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import isfinite
from typing import Any

from engine.errors import BadInput
from lessons.protocol.asks import reply_to

LONGEST_LINE = 1_000_000
BYTE_ORDER_MARK = "\ufeff"
JSON_BLANKS = " \t\r\n"


def answers(lines: Iterable[str]) -> Iterator[str]:
    """One line of JSON for each question; blank lines are passed over."""
    for line in lines:
        question = line.removeprefix(BYTE_ORDER_MARK)
        if question.strip(JSON_BLANKS):
            yield _written(_answer(question))


def _answer(line: str) -> dict[str, Any]:
    number: Any = None
    try:
        request = _parse(line)
        number = request.get("id")
        return {"id": number, "ok": True, **reply_to(request)}
    except BadInput as error:
        return _refused(number, error.code, error.message, error.field)
    except Exception as error:  # noqa: BLE001 - the last door: whatever goes wrong, the next line must be served
        return _internal(number, error)


def _refused(number: Any, code: str, message: str, field: str = "") -> dict[str, Any]:
    return {"id": number, "ok": False, "error": {"code": code, "message": message, "field": field}}


def _internal(number: Any, error: Exception) -> dict[str, Any]:
    return _refused(number, "internal", f"this could not be answered: {type(error).__name__}: {error}")


def _written(reply: dict[str, Any]) -> str:
    """The reply as one line that can be printed: a lone surrogate, which no encoding has, stays escaped."""
    try:
        text = json.dumps(reply, ensure_ascii=False, allow_nan=False, default=_plain)
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(reply, allow_nan=False, default=_plain)
    except (ValueError, RecursionError) as error:
        return json.dumps(_internal(None, error))  # the id itself may be what cannot be written
    return text


def _parse(line: str) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise BadInput("too-long", f"a question has at most {LONGEST_LINE} characters; this one has {len(line)}")
    try:
        request = json.loads(line, object_pairs_hook=_no_twins, parse_constant=_no_number, parse_float=_finite)
    except BadInput:
        raise
    except (ValueError, RecursionError) as error:
        raise BadInput("bad-json", f"this line is not JSON: {error}") from None
    if not isinstance(request, dict):
        raise BadInput("bad-json", 'a question is a JSON object: {"ask": ...}')
    return request


def _finite(written: str) -> float:
    number = float(written)
    return number if isfinite(number) else _no_number(written)


def _no_number(written: str) -> float:
    raise BadInput("bad-json", f"{written} is not a number that JSON can write")


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) != len(pairs):
        names = [name for name, _ in pairs]
        twin = next(name for name in names if names.count(name) > 1)
        raise BadInput("bad-json", f"the field {twin!r} is there twice", twin)
    return read


def _plain(value: Any) -> Any:
    """Exact numbers as JSON: whole ones as such, halves as decimals (which are exact too)."""
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else float(value)
    raise TypeError(f"{value!r} has no JSON form")
