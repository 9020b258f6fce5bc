"""Cards written with the letters of another language: ``DR`` for the King of coins, as an Italian or a French hand has it."""

from __future__ import annotations

from engine.game import Game
from engine.notation import NotationError

_MEANT = {
    "R": ("re", "roi", "regina"),
    "F": ("fante",),
    "V": ("valet",),
    "C": ("cavallo", "cavalier"),
    "P": ("paggio",),
    "D": ("donna", "dame"),
    "1": ("asso",),
}
_RANKS = {"R": ("K", "Q"), "F": ("J", "M"), "V": ("J",), "C": ("N", "H"), "P": ("J", "M"), "D": ("Q",), "1": ("A",)}
"""A letter for a court in Italian or French -> the ranks it may stand for, the likeliest first."""


def otherwise(text: str, error: NotationError, game: Game) -> str | None:
    """What is wrong with a card whose last letter is another language's; None where it is not that."""
    word = text[error.column - 1 :].split()[0] if text[error.column - 1 :].split() else ""
    suit, letter = word[:-1], word[-1:].upper()
    codes = {card.code for card in game.pack}
    cards = [suit.upper() + rank for rank in _RANKS.get(letter, ()) if suit.upper() + rank in codes]
    if error.code != "unknown-card" or not cards:
        return None
    named = ", ".join(_MEANT[letter])
    may = " or ".join(repr(card) for card in cards)
    courts = f"courts have the letters {_letters(game)}; for {letter} ({named}) write {may}"
    return f"no card {word!r} in the {game.pack.name} pack: {courts}"


def _letters(game: Game) -> str:
    return " ".join(dict.fromkeys(card.rank for card in game.pack if "courts" in card.groups))
