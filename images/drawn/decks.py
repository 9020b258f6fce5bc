"""The packs that are drawn here: where their recipes stand, how one becomes a picture, its height and its inks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType, ModuleType
from typing import Any, Protocol

from PIL import Image

from . import bolognese, french, marseille, sicilian
from .bolognese import recipe
from .bolognese.parts.heads.hair import HAIR
from .french import press as french_press
from .french.hand import colours as french_colours
from .kit import colours as bolognese_colours
from .marseille import press as marseille_press
from .marseille.hand import colours as marseille_colours
from .sicilian import press
from .sicilian.hand import colours as sicilian_colours

Box = tuple[float, float, float, float]
"""A place on a card: left, top, width and height in card units, of which a card is 480 wide."""


class DeckRecipe(Protocol):
    """What the recipes of all decks have in common."""

    @property
    def marks(self) -> Mapping[str, Box]: ...


@dataclass(frozen=True)
class Deck:
    """``picture(recipe, seed, width)`` makes a card of what stands under ``package``; ``height`` is in card units.

    ``tones``: colours beside the inks that must not melt into them, as those of hair. ``folders``: the drawing code of this
    deck, beside the modules of this package itself. ``shown_for``: the deck whose cards it shows, where that is another's, and
    ``pack`` what it is called among that deck's pictures.
    """

    package: ModuleType
    picture: Callable[[Any, str, int], Image.Image]
    height: int
    inks: Mapping[str, str]
    tones: tuple[str, ...]
    edge: str
    folders: tuple[str, ...]
    shown_for: str = ""
    pack: str = "drawn"


DECKS: Mapping[str, Deck] = MappingProxyType(
    {
        "bologna": Deck(
            bolognese,
            recipe.picture,
            bolognese_colours.HEIGHT,
            bolognese_colours.INKS,
            tuple(sorted({tone for pair in HAIR.values() for tone in pair})),
            bolognese_colours.EDGE,
            ("kit", "bolognese"),
        ),
        "sicily": Deck(
            sicilian,
            press.picture,
            sicilian_colours.HEIGHT,
            sicilian_colours.INKS,
            (),
            sicilian_colours.EDGE,
            ("kit", "sicilian"),
        ),
        "france": Deck(
            french,
            french_press.picture,
            french_colours.HEIGHT,
            french_colours.INKS,
            (),
            french_colours.EDGE,
            ("kit", "french"),
        ),
        "marseille": Deck(
            marseille,
            marseille_press.picture,
            marseille_colours.HEIGHT,
            marseille_colours.INKS,
            (),
            marseille_colours.EDGE,
            ("kit", "sicilian", "marseille"),
            shown_for="bologna",
            pack="marseille",
        ),
    }
)
