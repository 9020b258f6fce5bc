"""The manual of the protocol, made from the asks themselves: every example in it runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from lessons.protocol.asks import ASKS
from lessons.protocol.framing import answers

INTRO = """\
python -m lessons: the teaching for other programs.

Reads one JSON object per line on standard input and writes one per line on standard output, in the same order:

  {"id": 7, "ask": "draw", "game": "ottocento", "kind": "legal-plays", "seed": 3, "lang": "en"}

Anything wrong with a line is answered with {"ok": false, "error": {"code", "message", "field"}}, and the next one is served.
A value is what a browser would send: positions among the cards that may be picked (row after row, from 0), in the order
picked; [-1-k] for choice k; a number (8.5, "8,5" and "17/2" are one). Beside a panel stands `engine`: the requests to
python -m engine whose replies decide the answer. lang is en or it, and fr where kinds says so.

Beside the protocol: python -m lessons check [files], coverage, schema [--write], bots, import FILE, export LESSON (each: --help).
"""
LONGEST = 400


def manual() -> Iterator[str]:
    """The lines of the manual."""
    yield from INTRO.splitlines()
    for name, ask in ASKS.items():
        yield ""
        yield f"{name}: {ask.about}"
        yield f"  needs {', '.join(ask.needs) or 'nothing'}" + (f"; may have {', '.join(ask.may)}" if ask.may else "")
        question = json.dumps(example(name), ensure_ascii=False)
        yield f"  {question}"
        for reply in answers([question]):
            yield f"  -> {reply if len(reply) <= LONGEST else reply[:LONGEST] + ' ...'}"


def example(name: str) -> dict[str, Any]:
    """A question that runs."""
    return {"ask": name, **ASKS[name].example}
