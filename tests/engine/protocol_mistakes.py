"""What an outsider gets wrong: every question of a protocol with one of its values spoilt, and what is asked of the error."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any

Place = tuple[str | int, ...]
Answers = Callable[[Iterable[str]], Iterator[str]]
WRONG: tuple[Any, ...] = (
    None,
    True,
    False,
    7,
    -7,
    1.5,
    10**12,
    "zzqq",
    "",
    [],
    {},
    [None],
    [True],
    ["zzqq"],
    {"zzqq": 1},
)
"""Of every type that JSON has; none is a card, a word or a name."""
PYTHON = ("None", "True", "False")


def refusal(answers: Answers, question: Mapping[str, Any]) -> dict[str, str] | None:
    """The error that this question gets, None where it is answered."""
    first = json.loads(next(iter(answers([json.dumps(question)]))))
    error: dict[str, str] | None = None if first["ok"] else first["error"]
    return error


def places(value: Any, at: Place = ()) -> Iterator[Place]:
    """Every value in a question, of a list the first two."""
    if at:
        yield at
    inside = value.items() if isinstance(value, dict) else enumerate(value[:2]) if isinstance(value, list) else ()
    for key, one in inside:
        yield from places(one, (*at, key))


def near(value: Any) -> Iterator[Any]:
    """Numbers a little higher and lower, and out of any range; a list without its last, with it twice, backwards, and alone."""
    match value:
        case bool():
            yield not value
        case int():
            yield from sorted({-1, 0, 1, 2, 3, 4, value - 1, value + 1, value + 10, 2 * value} - {value})
        case [first, *others] if others:
            yield from (value[:-1], [*value, value[-1]], value[::-1], [first])


def spoilt(question: Mapping[str, Any], at: Place, value: Any) -> dict[str, Any]:
    """The same question with this value there."""
    whole: Any = deepcopy(dict(question))
    inner = whole
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = value
    return dict(whole)


def pointed(at: Place) -> str:
    """``tricks[0].leader``, as errors write it."""
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in at).removeprefix(".")


def unclear(error: Mapping[str, str], at: Place, value: Any, elsewhere: Iterable[str] = ()) -> str:
    """What is wrong with the error for this value: it quotes it as JSON, points at it or into it, and speaks no Python.

    ``elsewhere``: codes of errors about what the whole question comes to; they may point at another of its fields.
    """
    said, field = error["message"], error["field"]
    if error["code"] == "internal" or any(word in said for word in PYTHON):
        return f"no words for people: {said}"
    if error["code"] in (*elsewhere, "missing-field"):
        return ""
    if not (field and (field.startswith(pointed(at)) or pointed(at).startswith(field))):
        return f"points at {field!r}: {said}"
    parts = [value, *(value if isinstance(value, list | dict) else ())]
    number = error["code"] == "wrong-number" and isinstance(value, list)
    if number or any(json.dumps(one) in said or (isinstance(one, str) and repr(one) in said) for one in parts):
        return ""
    return f"does not quote {json.dumps(value)}: {said}"


def misheard(word: str) -> str:
    """A slip of the finger: the last letter twice."""
    return word + word[-1]
