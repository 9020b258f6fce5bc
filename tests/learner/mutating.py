"""Files of learners with something wrong in them: every field in turn, and mutations at random."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from lessons.learner.travel import export_import

NASTY: tuple[Any, ...] = (
    None, True, 0, -1, 2**70, 1e308, "", " ", "yesterday", "9999-12-31", "9999-12-31T23:59:59+00:00", "2026-01-01T00:00:00",
    "1969-01-01T00:00:00+00:00", "\ud800", "a\x00b", "a\x1b[31mb", "a\nb", "\u202eevil", "x" * 10_000, "<b>x</b>", "../../x", [],
    {}, [[[[[[[[[[[[]]]]]]]]]]]], {"a": {"b": "\udfff"}}, "test/ottocento", "٣",
)  # fmt: skip
"""Values that no field may break on."""


def signed(file: Any) -> bytes:
    """The file with the sum it would have if we had written it."""
    if isinstance(file, dict):
        file["sum"] = export_import._sum(file)
    return json.dumps(file).encode()


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where every value of a file stands."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield (*path, key)
        yield from places(value[key], (*path, key))


def put(file: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The file with this value in this place."""
    file = json.loads(json.dumps(file))
    holder = file
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return file


def mutated(raw: bytes, rng: Random) -> bytes:
    """The file with one to three things wrong: a value, a field, an entry, or bytes; most often with a right sum."""
    file = json.loads(raw)
    for _ in range(rng.randint(1, 3)):
        path = rng.choice(list(places(file)))
        how = rng.randrange(4)
        if how == 0:
            file = put(file, path, rng.choice(NASTY))
        elif how == 1 and isinstance(_get(file, path[:-1]), dict):
            file = put(file, (*path[:-1], rng.choice(["at", "nonce", "x", "\ud800"])), rng.choice(NASTY))
        elif how < 3:
            other = rng.choice(list(places(file)))
            file = put(file, path, _get(file, other))
        else:
            del _get(file, path[:-1])[path[-1]]
        if not list(places(file)):
            break
    done = signed(file) if rng.random() < 0.8 else json.dumps(file).encode()
    if rng.random() < 0.1:
        at = rng.randrange(len(done))
        done = done[:at] + bytes([rng.randrange(256)]) + done[at + rng.randrange(3) :]
    return done


def _get(file: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        file = file[key]
    return file
