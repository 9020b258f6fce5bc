"""What people, cards and sums are called in a match of whole deals."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, cast

from engine.sheet import Points
from lessons.question.kind import Message
from lessons.text import phrases


def say(code: str, lang: str, **facts: Any) -> str:
    return _said(code, lang, tuple((name, type(one), one) for name, one in facts.items()))


# From one press to the next most of what a match says is the same, and each of its lines has the same form.
@lru_cache(maxsize=4096)
def _said(code: str, lang: str, facts: tuple[tuple[str, type, Any], ...]) -> str:
    return phrases.say(Message(code, {name: one for name, _, one in facts}), cast(phrases.Lang, lang))


def part(code: str, lang: str, **facts: Any) -> str:
    """A text that stands in the middle of a sentence, or is the name of something: it begins as it is written."""
    told = phrases.sentence(code)[lang]
    return phrases.fill(f"– {told}", facts, cast(phrases.Lang, lang)).removeprefix("– ")


def card(code: str, lang: str, family: str = "sicily") -> str:
    """A card as it stands in a row of small buttons."""
    return phrases.card_name(code, cast(phrases.Lang, lang), "short", family)


def points(worth: object) -> str:
    """Card points as one writes them, halves too."""
    exact = Fraction(str(worth))
    whole = int(exact)
    return f"{whole or ''}½" if exact != whole else str(whole)


def called(names: Sequence[str], seats: tuple[int, ...]) -> str:
    return " & ".join(names[seat] for seat in seats)


def amount(points: Points, lang: str) -> str:
    """With its sign, as in an account; a fraction of a point with two places."""
    size = Fraction(points if points >= 0 else -points)
    text = str(size) if size.denominator == 1 else f"{float(size):.2f}"
    text = text.replace(".", say("keeper.comma", lang))
    return f"+{text}" if points > 0 else f"−{text}" if points < 0 else "0"


def total(points: Points, lang: str) -> str:
    """As a score hangs on the wall: without a plus."""
    return amount(points, lang).removeprefix("+")
