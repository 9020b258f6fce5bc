"""Many cards in few letters, as a position writes them: ``Angel.T16to13.Moor12.SKQN96``."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from engine.cards import Card, UnknownCard
from engine.errors import quoted
from engine.games.bologna.pack import MOORS, NUMBERS, PACK, SUITS
from engine.notation import NotationError

_PART = re.compile(r"[^.,]+")
_RUN = re.compile(r"t(\d{1,2})to(?:t)?(\d{1,2})")
_MOORS = re.compile(r"moor([1-4]{2,4})")
_SUITED = re.compile(r"([sbcd])((?:10|[6-9kqnja]){2,10})")
_RANK = re.compile(r"10|[6-9kqnja]")
RUN = 3
"""From so many numbered trumps in a row on, a run is written."""


class PositionError(NotationError):
    """Text that is no position: ``word`` is what was read, ``column`` (from 1) where, ``suggestion`` the likely word."""

    def __init__(self, code: str, message: str, column: int, word: str, suggestion: str | None = None) -> None:
        super().__init__(code, message, column, suggestion)
        self.word = word


def codes_of(cards: Collection[Card]) -> str:
    """The one written form of these cards, in the order of the pack."""
    held = {card.code for card in cards}
    parts: list[str] = [code for code in ("Angel", "World", "Sun", "Moon") if code in held]
    parts += _numbers([n for n in NUMBERS if f"T{n}" in held])
    moors = "".join(code[-1] for code in MOORS if code in held)
    parts += [f"Moor{moors}"] if moors else []
    parts += [code for code in ("Begato", "Matto") if code in held]
    for suit in SUITS:
        ranks = "".join(card.rank for card in PACK if card.suit == suit and card.code in held)
        parts += [suit + ranks] if ranks else []
    return ".".join(parts)


def cards_of(text: str, column: int) -> tuple[Card, ...]:
    """The cards in the order written; ``column`` is where the text begins. Errors: :class:`PositionError`."""
    found: list[Card] = []
    for part in _PART.finditer(text):
        at = column + part.start()
        for card in _expanded(part.group(), at):
            if card in found:
                raise PositionError("card-twice", f"{card.code} is there twice", at, card.code)
            found.append(card)
    if not found:
        raise PositionError("nothing-said", "no cards are named", column, text)
    return tuple(found)


def _numbers(numbers: list[int]) -> Iterator[str]:
    while numbers:
        run = [n for i, n in enumerate(numbers) if n == numbers[0] - i]
        if len(run) < RUN:
            run = run[:1]
        yield f"T{run[0]}" if len(run) == 1 else f"T{run[0]}to{run[-1]}"
        numbers = numbers[len(run) :]


def _expanded(word: str, column: int) -> list[Card]:
    said = word.casefold()
    if run := _RUN.fullmatch(said):
        first, last = sorted((int(run[1]), int(run[2])), reverse=True)
        codes = [f"T{n}" for n in range(first, last - 1, -1)]
    elif moors := _MOORS.fullmatch(said):
        codes = [f"Moor{n}" for n in moors[1]]
    elif several := _SUITED.fullmatch(said):
        codes = [several[1].upper() + rank.upper() for rank in _RANK.findall(several[2])]
    else:
        codes = [word]
    try:
        return [PACK.find(code) for code in codes]
    except UnknownCard as error:
        hint = f"; did you mean {quoted(error.suggestion)}?" if error.suggestion else ""
        message = f"no card {quoted(error.code)} in the {PACK.name} pack{hint}"
        raise PositionError("unknown-card", message, column, error.code, error.suggestion) from None
