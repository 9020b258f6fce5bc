"""One question a line as JSON, one line for each reply; a bad line is answered with its error, and the next one is served."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from math import isfinite
from typing import Any

from engine.errors import BadInput, quoted, shortened
from engine.protocol.not_json import not_json
from engine.verdict import IllegalAction

LONGEST_LINE = 1_000_000
BYTE_ORDER_MARK = "\ufeff"
JSON_BLANKS = " \t\r\n"
"""What JSON takes for blank; a line of anything else is a question, if a bad one, and gets its reply."""
Fields = dict[str, Any]
Answer = Callable[[Fields], Iterable[Fields]]
"""The fields of a question -> the fields of each of its replies."""


def served(lines: Iterable[str], answer: Answer) -> Iterator[str]:
    """One line of JSON for each reply; blank lines are passed over, and so is the mark that spreadsheets put first."""
    for line in lines:
        question = line.removeprefix(BYTE_ORDER_MARK)
        if question.strip(JSON_BLANKS):
            yield from map(_written, _replies(question, answer))


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


def _replies(line: str, answer: Answer) -> Iterator[dict[str, Any]]:
    number: Any = None
    try:
        request = _parse(line)
        number = request.get("id")
        for reply in answer(request):
            yield {"id": number, "ok": True, **reply}
    except BadInput as error:
        yield {"id": number, "ok": False, "error": {"code": error.code, "message": error.message, "field": error.field}}
    except IllegalAction as error:
        verdict = error.verdict
        facts = dict(verdict.facts)
        yield {
            "id": number,
            "ok": False,
            "error": {"code": verdict.reason, "message": str(error), "field": "", "facts": facts},
        }
    except MemoryError:
        message = "this question needs more memory than there is for one"
        yield {"id": number, "ok": False, "error": {"code": "too-much-memory", "message": message, "field": ""}}
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
        raise not_json(line, error) from None
    if not isinstance(request, dict):
        raise BadInput("bad-json", f'a question is a JSON object, {{"ask": ...}}, not {quoted(request)}')
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


def _plain(value: Any) -> Any:
    """Exact numbers as JSON: whole ones as such, halves as decimals (which are exact too)."""
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else float(value)
    raise TypeError(f"{quoted(value)} has no JSON form")
