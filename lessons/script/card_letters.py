"""Cards written with the letters of another language: ``DR`` for the King of coins, as an Italian or a French hand has it."""

from __future__ import annotations

from engine.game import Game
from engine.notation import NotationError
from lessons.yamlfile.checker_message import CheckerMessage

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


def unreadable_card(text: str, error: NotationError, game: Game) -> str:
    """What is wrong with the first word of a text that is no card, or a card that came before."""
    word = text[error.column - 1 :].replace(",", " ").replace(";", " ").split()[0]
    if error.code == "card-twice":
        return CheckerMessage("checker.card-twice", card=game.pack.find(word).code)
    if word.upper() in game.pack.aside:
        return CheckerMessage("checker.card-aside", card=repr(word), pack=game.pack.name, n=len(game.pack.cards))
    near = CheckerMessage("checker.meant", near=repr(error.suggestion)) if error.suggestion else ""
    hint = _otherwise(word, game) or near
    return CheckerMessage("checker.no-card", card=repr(word), pack=game.pack.name, hint=hint)


def _otherwise(word: str, game: Game) -> CheckerMessage | None:
    """What the likely fix is of a card whose last letter is another language's; None where it is not that."""
    suit, letter = word[:-1], word[-1:].upper()
    codes = {card.code for card in game.pack}
    cards = [suit.upper() + rank for rank in _RANKS.get(letter, ()) if suit.upper() + rank in codes]
    if not cards:
        return None
    facts = {"letters": _letters(game), "letter": letter, "named": ", ".join(_MEANT[letter]), "one": repr(cards[0])}
    if len(cards) == 1:
        return CheckerMessage("checker.court", **facts)
    return CheckerMessage("checker.court-either", **facts, other=repr(cards[1]))


def _letters(game: Game) -> str:
    return " ".join(dict.fromkeys(card.rank for card in game.pack if "courts" in card.groups))
