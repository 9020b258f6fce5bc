"""The three packs as the plain cards know them: heights, card codes, the ink and the word of each card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

INK, PLUM = "#1a1411", "#4a2463"
BLUE, GREEN, RED, AMBER = "#174a9c", "#007a5e", "#b01030", "#9a6b00"
INKS = (INK, PLUM, BLUE, GREEN, RED, AMBER)
"""The suits' four were searched for: dark enough on paper, and as far apart as can be for every kind of eye.
Plum is the trumps'."""

LATIN = {"S": BLUE, "B": GREEN, "C": RED, "D": AMBER}
FRENCH = {"S": INK, "H": RED, "D": AMBER, "C": GREEN}

BACK = "back"


@dataclass(frozen=True)
class Deck:
    """A pack: ``height`` for a width of 480; ``signs`` names the suits' signs, ``words`` courts and trumps.

    ``back`` is the ink of the back, ``suits`` gives each suit's name, ``ranks`` its ranks from the top. A
    trump that is missing in ``numbers`` carries none, as on the real card.
    """

    name: str
    height: int
    inks: dict[str, str]
    signs: dict[str, str]
    suits: dict[str, str]
    ranks: dict[str, tuple[str, ...]]
    trumps: tuple[str, ...]
    words: dict[str, str]
    numbers: dict[str, str]
    fool: str
    back: str
    of: str = "di"

    @property
    def codes(self) -> tuple[str, ...]:
        """Every card of the pack and its back, in the order in which a player would lay it out."""
        pips = tuple(suit + rank for suit, ranks in self.ranks.items() for rank in ranks)
        return (*self.trumps, self.fool, *pips, BACK)


def _numbered(names: str, top: int) -> dict[str, str]:
    return {f"T{top - i}": name for i, name in enumerate(names.split())}


_LONG = ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "A")
_SICILIAN = ("K", "Q", "H", "M", "10", "9", "8", "7", "6", "5")
_FRENCH = ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1")

_BOLOGNA_TRUMPS = _numbered(
    "Stella Saetta Diavolo Morte Traditore Vecchio Ruota Forza Giustizia Tempra Carro Amore", 16
)
_SICILY_TRUMPS = _numbered(
    "Giove Palla Sole Luna Stella Torre Nave Morte Tempo Appeso Ruota Carro Amore Giustizia Fortezza"
    " Temperanza Costanza Imperatore Imperatrice Picciotti",
    20,
)
_FRANCE_TRUMPS = {f"T{n}": "Petit" if n == 1 else "Atout" for n in range(21, 0, -1)}

DECKS: dict[str, Deck] = {
    "bologna": Deck(
        "bologna",
        1000,
        LATIN,
        {"S": "sword", "B": "baton", "C": "cup", "D": "coin"},
        {"S": "spade", "B": "bastoni", "C": "coppe", "D": "denari"},
        dict.fromkeys("SBCD", _LONG),
        ("Angel", "World", "Sun", "Moon", *_BOLOGNA_TRUMPS, "Moor1", "Moor2", "Moor3", "Moor4", "Begato"),
        {
            "K": "Re",
            "Q": "Regina",
            "N": "Cavallo",
            "J": "Fante",
            "A": "Asso",
            "Angel": "Angelo",
            "World": "Mondo",
            "Sun": "Sole",
            "Moon": "Luna",
            "Begato": "Bégato",
            "Matto": "Matto",
            **{f"Moor{n}": "Moro" for n in range(1, 5)},
            **_BOLOGNA_TRUMPS,
        },
        {code: code[1:] for code in _BOLOGNA_TRUMPS},
        "Matto",
        back=RED,
    ),
    "sicily": Deck(
        "sicily",
        800,
        LATIN,
        {"S": "sword", "B": "club", "C": "cup", "D": "coin"},
        {"S": "spade", "B": "mazze", "C": "coppe", "D": "oro"},
        {"S": _SICILIAN, "B": _SICILIAN, "C": _SICILIAN, "D": (*_SICILIAN, "4", "A")},
        (*_SICILY_TRUMPS, "Miseria"),
        {
            "K": "Re",
            "Q": "Regina",
            "H": "Cavallo",
            "M": "Donna",
            "A": "Asso",
            "Miseria": "Miseria",
            "Fool": "Fuggitivo",
            **_SICILY_TRUMPS,
        },
        {code: code[1:] for code in _SICILY_TRUMPS},
        "Fool",
        back=BLUE,
    ),
    "france": Deck(
        "france",
        880,
        FRENCH,
        {"S": "spade", "H": "heart", "D": "diamond", "C": "clover"},
        {"S": "pique", "H": "cœur", "D": "carreau", "C": "trèfle"},
        dict.fromkeys("SHDC", _FRENCH),
        tuple(_FRANCE_TRUMPS),
        {"K": "Roi", "Q": "Dame", "N": "Cavalier", "J": "Valet", "Excuse": "Excuse", **_FRANCE_TRUMPS},
        {code: code[1:] for code in _FRANCE_TRUMPS},
        "Excuse",
        back=GREEN,
        of="de",
    ),
}


class NoSuchCard(ValueError):
    """A deck or a card that is not there; the message says which there are."""


@cache
def deck(name: str) -> Deck:
    if name not in DECKS:
        raise NoSuchCard(f"no deck {name!r}; there are {', '.join(DECKS)}")
    return DECKS[name]
