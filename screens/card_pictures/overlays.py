"""What is laid over the picture of a card: rings round what tells it, and its index, where it is small or others cover it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import digits
from typing import Protocol

from lessons.text.card_catalogue import entry
from lessons.text.highlights import marks
from lessons.text.printed import edition, prints
from screens.card_pictures import addresses
from screens.card_pictures.given import Overlay, Ring, Tag
from screens.wording.texts import DEFAULT, has, text

INDEXED = ("france",)
"""The decks whose cards, ours and everybody else's, tell their name in every corner: a tag is needed only where that is small."""
SUITED = {suit + rank: (suit, rank) for suit in "SBCD" for rank in ("K", "Q", "N", "H", "J", "M", "A", *"456789", "10")}
"""The cards of their suits."""
FRENCH = {
    suit[0].upper() + rank: (suit, rank)
    for suit in ("spades", "hearts", "diamonds", "clubs")
    for rank in ("K", "Q", "N", "J", *map(str, range(1, 11)))
}
"""The same of the French suits."""

SPARE = 2.5
"""Percent of a card's width between a ring and what is in it."""


class Looks(Protocol):
    """The preferences by which one learner sees cards."""

    @property
    def lang(self) -> str: ...
    @property
    def deck(self) -> str: ...


def given(code: str, pack: str, look: Looks, rings: Iterable[tuple[str, str]], named: bool) -> Overlay:
    """``rings`` and ``tag`` of a card for the browser; nothing on plain cards, which tell their name themselves.

    ``named``: may it be told which card it is?
    """
    if addresses.is_plain(look.deck, pack, code):
        return {}
    told: Overlay = {"tag": tag(code, look.deck, look.lang, pack)} if named else {}
    if ringed := ring(code, pack, look.deck, look.lang, [mark for card, mark in rings if card == code]):
        told["rings"] = ringed
    return told


def ring(code: str, pack: str, deck: str, lang: str, wanted: Sequence[str]) -> list[Ring]:
    """Rings round these marks of a card: where in percent of its picture, and the words for what is inside."""
    if not wanted:
        return []
    boxes, names = addresses.marks(deck, pack, code), marks(deck).names
    return [
        {
            "mark": one,
            "at": _room(boxes[one]),
            "name": names[one].get(lang) or names[one][DEFAULT],
        }
        for one in wanted
        if one in boxes and one in names
    ]


def _room(box: addresses.Part) -> addresses.Part:
    """A little wider than what is ringed, so that the line does not run through it, but not beyond the card."""
    left, top, width, height = box
    x, y = max(0.5, left - SPARE), max(0.25, top - SPARE / 2)
    right, bottom = min(99.5, left + width + SPARE), min(99.75, top + height + SPARE / 2)
    return round(x, 2), round(y, 2), round(right - x, 2), round(bottom - y, 2)


def tag(code: str, deck: str, lang: str, pack: str = "") -> Tag:
    """The index of a card for its corner: ``16``, or ``Re`` with the letter of a suit whose shape stands under it.

    ``short``: the same where it would be too wide. ``own``: the card has an index of its own, in every corner. Of a pack
    that stands for another it is the numeral printed there.
    """
    printed = prints(pack).get(code) if edition(deck, pack) != deck else None
    if printed is not None and printed.numeral:
        return {"text": printed.numeral, "suit": ""}
    told: Tag
    suited = (FRENCH if deck in INDEXED else SUITED).get(code)
    if suited is not None:
        suit, rank = suited
        told = {"text": rank if rank.isdecimal() else text(f"tag.{rank}", lang), "suit": suit}
    else:
        known = entry(code, deck)
        name = text(f"tag.{code}", lang) if has(f"tag.{code}") else (known.short if known else {}).get(lang) or code
        told = {"text": name, "suit": ""}
        if has(short := f"tag.short.{code.rstrip(digits)}"):
            told["short"] = text(short, lang)
    if deck in INDEXED:
        told["own"] = True
    return told
