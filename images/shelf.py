"""The shelf: which picture file shows a card, answered from memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from images.index import BUILT, CHANGED, FALLBACKS, OURS, TWINS, read_index

if TYPE_CHECKING:
    from images.packs import Pack

Widths = Mapping[int, str]


class NoPicture(LookupError):
    """No pack has a picture of this card: the code or the deck is wrong, or nothing was built."""


@dataclass(frozen=True)
class Shelf:
    """Every picture there is. Loaded once; all its answers are look-ups.

    ``pictures`` has, by deck, pack and code, a file name for each width; ``folders`` where each file lies.
    """

    pictures: Mapping[tuple[str, str, str], Widths]
    folders: Mapping[str, Path] = field(repr=False)

    @classmethod
    def load(cls, built: Path = BUILT, own: Iterable[Pack] = ()) -> Shelf:
        """The built pictures of ``built`` and the packs of scans in ``own`` (see ``images.packs.load_all``).

        Raises ``NoPicture`` if nothing was ever built there.
        """
        pictures: dict[tuple[str, str, str], Widths] = {}
        folders: dict[str, Path] = {}
        for deck, packs in read_index(built)["decks"].items():
            for pack, entry in packs.items():
                for code, files in entry["cards"].items():
                    pictures[deck, pack, code] = MappingProxyType({int(w): name for w, name in files.items()})
                    folders.update(dict.fromkeys(files.values(), built))
        if not pictures:
            raise NoPicture(f"no pictures in {built}; python -m images.build draws them")
        for pack, (whole, changed) in CHANGED.items():
            for deck, _, code in [key for key in pictures if key[1] == whole]:
                pictures[deck, pack, code] = pictures[deck, whole, changed.get(code, code)]
        for scans in own:
            for code, widths in scans.pictures.items():
                pictures[scans.deck, scans.id, code] = widths
                folders.update(dict.fromkeys(widths.values(), scans.cache))
        for (deck, pack, code), widths in list(pictures.items()):
            if code in TWINS:
                pictures.setdefault((deck, pack, TWINS[code]), widths)
        return cls(MappingProxyType(pictures), MappingProxyType(folders))

    def file(self, deck: str, pack: str, code: str, width: int) -> str:
        """The name of the file that shows this card at ``width`` pixels or the next larger width there is.

        A card, or a whole pack, that is not there is taken from the drawn pack, else from the plain one.
        """
        widths = self.pictures.get((deck, pack, code))
        if widths is None:
            for other in FALLBACKS:
                widths = self.pictures.get((deck, other, code))
                if widths is not None:
                    break
            else:
                raise NoPicture(f"no picture of {code!r} in the deck {deck!r}")
        name = widths.get(width)
        return name if name is not None else widths[min((w for w in widths if w >= width), default=max(widths))]

    def path(self, name: str) -> Path:
        """Where the file called ``name`` lies. A name that no card has is refused."""
        folder = self.folders.get(name)
        if folder is None:
            raise NoPicture(f"no picture is called {name!r}")
        return folder / name

    def packs(self, deck: str) -> tuple[str, ...]:
        """The packs with pictures of this deck: ours in their order, then the scans."""
        return self._packs.get(deck, ())

    @cached_property
    def _packs(self) -> Mapping[str, tuple[str, ...]]:
        """By deck: looked for once, and not with every question that is shown."""
        found: dict[str, set[str]] = {}
        for deck, pack, _ in self.pictures:
            found.setdefault(deck, set()).add(pack)
        return {
            deck: (*(one for one in OURS if one in its), *sorted(its.difference(OURS))) for deck, its in found.items()
        }

    def source(self, deck: str, pack: str, code: str) -> str:
        """The pack whose picture ``file`` would give."""
        for candidate in (pack, *FALLBACKS):
            if (deck, candidate, code) in self.pictures:
                return candidate
        raise NoPicture(f"no picture of {code!r} in the deck {deck!r}")
