"""The situations that are asked: of those a theme can draw, the ones in which the master found the advice to hold.

``content/situations/choose-card.yaml`` has them by theme, as the numbers they are drawn from. A number means something only as
long as the theme draws, and the tactics grade, as they did when it was found: a stamp of both stands beside the numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from engine.games.bologna.advice import View, advise, advise_discard
from engine.parts.advice import Advice
from engine.sheet import codes
from lessons.questions.choose_card.bologna.bolognese_deck import BologneseDeck
from lessons.questions.choose_card.moment import LEAVE
from lessons.questions.choose_card.theme import Theme
from lessons.text.card_catalogue import CONTENT
from lessons.yamlfile.strict_yaml import read

FILE = CONTENT / "situations" / "choose-card.yaml"
STAMPED = 12
"""So many situations of a theme are looked at for its stamp."""


@dataclass(frozen=True)
class Shelf:
    """The situations of one theme: the numbers they are drawn from, and the stamp of the first of them."""

    numbers: tuple[int, ...]
    stamp: str


@cache
def shelves(file: Path = FILE) -> Mapping[str, Shelf]:
    """Theme -> its situations; nothing of a theme that has none or whose entry cannot be read."""
    told = read(file.read_bytes(), file.name).data if file.exists() else None
    found: dict[str, Shelf] = {}
    if not isinstance(told, dict):
        return found
    for name, entry in told.items():
        if not isinstance(entry, dict):
            continue
        numbers = str(entry.get("numbers", "")).split()
        if numbers and all(number.isdecimal() for number in numbers):
            found[name] = Shelf(tuple(map(int, numbers)), str(entry.get("stamp", "")))
    return found


def situation(theme: Theme, number: int) -> View:
    """The situation of this number."""
    view: View = theme.draw(BologneseDeck(Random(f"{theme.name} {number}")))
    return view


def counsel(view: View, ask: str) -> Advice:
    """The advice on this moment: two cards to lay away, or one to lead or play."""
    return advise_discard(view.hand) if ask == LEAVE else advise(view)


def stamp(theme: Theme, ask: str, numbers: Iterable[int]) -> str:
    """What the first of these situations are and how their choices are graded, as ten characters."""
    told = sha256()
    for number in list(numbers)[:STAMPED]:
        view = situation(theme, number)
        advice = counsel(view, ask)
        graded = sorted(f"{' '.join(codes(option))} {advice.grade(option)}" for option in advice.options)
        shown = [codes(some) for some in (view.hand, view.trick, *view.shown, *(one.cards for one in view.tricks))]
        told.update(repr((shown, view.dealer, view.signal, graded)).encode())
    return told.hexdigest()[:10]
