"""Cards as small palette PNGs: the inks of a pack, their blends, and a few steps of alpha."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from PIL import Image

Rgb = tuple[int, int, int]

ALPHA_STEPS = (0, 64, 128, 192)
"""What a corner's pixels are rounded to below full cover; the first is taken as wholly clear."""


def rgb(colour: str) -> Rgb:
    """``"#rrggbb"`` as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blends(inks: Iterable[str], grounds: Iterable[str], steps: int) -> tuple[Rgb, ...]:
    """The grounds, the inks, and what lies between each two in ``steps`` even steps, without repeats.

    A palette made of the inks, not of the picture, keeps near colours apart: an adaptive one tried first
    merged white linen into the paper.
    """
    inks, grounds = tuple(inks), tuple(grounds)
    found: dict[Rgb, bool] = {}
    for ink in (*grounds, *inks):
        found[rgb(ink)] = True
    for ground in grounds:
        for ink in inks:
            a, b = rgb(ink), rgb(ground)
            for k in range(1, steps):
                r, g, bl = (round(x + (y - x) * k / steps) for x, y in zip(a, b, strict=True))
                found[r, g, bl] = True
    if len(found) > 256 - len(ALPHA_STEPS):
        raise ValueError(f"{len(found)} colours; a palette PNG has room for {256 - len(ALPHA_STEPS)}")
    return tuple(found)


def encode(card: Image.Image, colours: Sequence[Rgb], edge: str) -> bytes:
    """An RGBA card as the bytes of a palette PNG; half-clear pixels take the colour of the ``edge``."""
    ruler = Image.new("P", (1, 1))
    ruler.putpalette([value for colour in colours for value in colour])
    flat = card.convert("RGB").quantize(palette=ruler, dither=Image.Dither.NONE)
    cover = card.getchannel("A")
    entries = [(*colour, 255) for colour in colours]
    for i, alpha in enumerate(ALPHA_STEPS):
        low = 0 if i == 0 else alpha - 32
        high = 255 - 32 if i == len(ALPHA_STEPS) - 1 else ALPHA_STEPS[i + 1] - 32
        flat.paste(len(entries), (0, 0, *flat.size), cover.point([255 if low <= a < high else 0 for a in range(256)]))
        entries.append((*rgb(edge), alpha))
    return _packed(flat, entries)


def _packed(flat: Image.Image, entries: Sequence[tuple[int, int, int, int]]) -> bytes:
    """Renumber to the colours in use, clear ones first: few colours, few bits, a short table."""
    counts = flat.histogram()
    used = sorted((i for i in range(len(entries)) if counts[i]), key=lambda i: (entries[i][3], i))
    renumber = [0] * 256
    for new, old in enumerate(used):
        renumber[old] = new
    return png(flat.point(renumber), [entries[i] for i in used])


def png(flat: Image.Image, entries: Sequence[tuple[int, int, int, int]]) -> bytes:
    """A palette PNG of an image whose pixels number the ``entries`` (red, green, blue, alpha).

    Written out here because Pillow filters the rows of palette pictures: flat ones grow by a third.
    """
    bits = next(b for b in (1, 2, 4, 8) if len(entries) <= 1 << b)
    width, height = flat.size
    pixels, each = flat.tobytes(), 8 // bits
    rows = bytearray()
    for top in range(0, width * height, width):
        row = pixels[top : top + width] + bytes(-width % each)
        shares = (int.from_bytes(row[k::each], "big") << bits * (each - 1 - k) for k in range(each))
        rows += b"\0" + reduce(or_, shares).to_bytes(len(row) // each, "big")
    squeeze = zlib.compressobj(9, zlib.DEFLATED, 15, 9)
    body = squeeze.compress(bytes(rows)) + squeeze.flush()
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, bits, 3, 0, 0, 0)),
        (b"PLTE", bytes(value for entry in entries for value in entry[:3])),
        (b"tRNS", bytes(entry[3] for entry in entries if entry[3] < 255)),
        (b"IDAT", body),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
        if data or kind == b"IEND"
    )
