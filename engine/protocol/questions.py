"""Which question a request puts, and whether it has all the fields of that question and no other: one way for every protocol."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

from engine.errors import BadInput, meant_or_all, not_so, quoted

A = TypeVar("A")


def put(fields: Mapping[str, Any], asks: Mapping[str, A], who: str) -> tuple[str, A]:
    """The question's name and what is kept under it, among those that ``who`` answers.

    Errors: :class:`BadInput` ``missing-field``, ``bad-value``, ``unknown-ask``.
    """
    name = text(fields, "ask", "" if "ask" in fields else meant_or_all("", asks), code="unknown-ask")
    if name not in asks:
        raise BadInput(
            "unknown-ask", f"{who} has no question {quoted(name)}{meant_or_all(name, asks, 'it has:')}", "ask"
        )
    return name, asks[name]


def text(fields: Mapping[str, Any], name: str, there: str = "", *, code: str = "bad-value") -> str:
    """A field that must be there and is text; ``there`` follows where it is missing."""
    if name not in fields:
        raise BadInput("missing-field", f"the field {quoted(name)} is missing{_instead(name, fields)}{there}", name)
    value = fields[name]
    if not isinstance(value, str):
        raise not_so(name, "text", value, code=code)
    return value


def complete(
    asked: str, fields: Mapping[str, Any], needs: Iterable[str], may: Iterable[str], always: Iterable[str]
) -> None:
    """Errors: :class:`BadInput` for a field that the question needs and that is missing, and for one it has not got."""
    needed = tuple(needs)
    known = (*always, *needed, *may)
    for name in needed:
        if name not in fields:
            others = [field for field in fields if field not in known]
            hint = _instead(name, others)
            raise BadInput("missing-field", f"{quoted(asked)} needs the field {quoted(name)}{hint}", name)
    for name in fields:
        if name not in known:
            has = meant_or_all(name, known, "it has:")
            raise BadInput("unknown-field", f"{quoted(asked)} has no field {quoted(name)}{has}", name)


def _instead(name: str, others: Iterable[str]) -> str:
    """What was written where this was meant."""
    written = get_close_matches(name, list(others), n=1)
    return f", and {quoted(written[0])} is none of its fields" if written else ""
