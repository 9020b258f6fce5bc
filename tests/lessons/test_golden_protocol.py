"""What an outsider gets wrong in a question to ``python -m lessons``: each value spoilt, each word a letter off, as before.

The codes and fields of the errors stand there, and a number that knows the sentences, which offer the likely fix.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from lessons.protocol.asks import ASKS
from lessons.protocol.framing import answers
from lessons.protocol.manual import example
from tests.conftest import Golden
from tests.engine.protocol_mistakes import WRONG, near, places, pointed, spoilt
from tests.engine.written_down import known

MORE: dict[str, dict[str, Any]] = {"draw": {"aim": ["half-points-dropped"], "rules": {"profile": "fft"}}}
"""What the example in the manual does without."""


def otherwise(value: Any) -> Iterator[Any]:
    """Of any type; figures and lists a little off; words and names as they are mistyped, or of something else."""
    yield from WRONG
    yield from near(value)
    if isinstance(value, str) and value:
        yield from (value[:-1], value[1:], value.upper(), f"{value}x", value[::-1])
        yield from ("mineo3", "legal-plays", "first-moor-wins", "follow-suit", "C8 C9")


@pytest.mark.parametrize("name", ASKS)
def test_whatever_is_wrong_with_a_question_gets_the_same_error_as_before(name: str, golden: Golden) -> None:
    question, lines, said = example(name) | MORE.get(name, {}), list[str](), list[str]()
    for at in places(question):
        codes, inner = Counter[str](), question
        for key in at:
            inner = inner[key]
        for value in otherwise(inner):
            first = json.loads(next(iter(answers([json.dumps(spoilt(question, at, value))]))))
            error = None if first["ok"] else first["error"]
            codes[f"{error['code']} {error['field']}" if error else "answered"] += 1
            said.append(json.dumps(error or first, sort_keys=True))
        lines.append(f"{pointed(at)}: {', '.join(f'{code} {codes[code]}' for code in sorted(codes))}\n")
    golden(f"mistakes/lessons-{name}.txt", f"{''.join(lines)}all of it: {known(said)}\n")
