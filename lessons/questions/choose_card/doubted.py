"""What was found of choices that the book speaks against and deals played out do not: a number beside the book's reason.

``content/situations/doubted.yaml``, written by ``python -m bench.players.advice doubted``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from engine.parts.advice import Opinion
from lessons.text.card_catalogue import CONTENT
from lessons.text.message import Message
from lessons.yamlfile.strict_yaml import read

FILE = CONTENT / "situations" / "doubted.yaml"
NUMBERS = ("points", "margin", "situations")


@cache
def figures(file: Path = FILE) -> Mapping[str, Mapping[str, int]]:
    """By the book's reason: ``points`` more than the book's choice, the ``margin`` of that (95 %), over how many ``situations``.

    An entry in which one of them is no number is left out, and nothing is said in points there.
    """
    told = read(file.read_bytes(), file.name).data if file.exists() else None
    if not isinstance(told, dict):
        return {}
    return {
        reason: {name: int(str(one[name])) for name in NUMBERS}
        for reason, one in told.items()
        if isinstance(one, dict) and all(str(one.get(name, "")).removeprefix("-").isdecimal() for name in NUMBERS)
    }


def found(opinion: Opinion) -> Message:
    """What was found where the book speaks against a choice for this reason, in points if they were measured."""
    figure = figures().get(opinion.reason)
    if figure is None:
        return Message("choose-card.doubted")
    reason = "choose-card.doubted-ahead" if figure["points"] > figure["margin"] else "choose-card.doubted-even"
    return Message(reason, dict(figure))
