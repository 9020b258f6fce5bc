"""Before and after: drawn cards that no longer look like their built pictures, side by side (`python -m images.changed FOLDER`)."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image, ImageChops

from images import drawn
from images.shelf import Shelf

WIDTH, GAP = 240, 16
CLOTH = "#1f4d38"


def pairs(name: str) -> dict[str, tuple[Image.Image, Image.Image]]:
    """Card code -> the built picture and the drawing of now, both on the cloth; only where they differ to the eye."""
    shelf = Shelf.load()
    deck, pack = drawn.DECKS[name].shown_for or name, drawn.DECKS[name].pack
    found = {}
    for code in drawn.codes(name):
        if (deck, pack, code) not in shelf.pictures:
            continue
        with Image.open(shelf.path(shelf.file(deck, pack, code, WIDTH))) as built:
            before = _laid(built.convert("RGBA"))
        after = _laid(drawn.render(name, code, WIDTH))
        # The built picture has a palette of its own: single steps of colour are no change.
        difference = ImageChops.difference(before, after).convert("L").point(lambda step: 255 if step > 48 else 0)
        if sum(difference.histogram()[1:]) > WIDTH // 4:
            found[code] = before, after
    return found


def _laid(card: Image.Image) -> Image.Image:
    cloth = Image.new("RGB", card.size, CLOTH)
    cloth.paste(card, mask=card.getchannel("A"))
    return cloth


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    changed = {f"{deck}-{code}": both for deck in drawn.DECKS for code, both in pairs(deck).items()}
    for code, (before, after) in changed.items():
        both = Image.new("RGB", (2 * before.width + 3 * GAP, before.height + 2 * GAP), CLOTH)
        both.paste(before, (GAP, GAP))
        both.paste(after, (before.width + 2 * GAP, GAP))
        both.save(folder / f"changed-{code}.png")
    print(f"{len(changed)} cards differ from their built pictures: {' '.join(changed) or 'none'}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/sheets"))
