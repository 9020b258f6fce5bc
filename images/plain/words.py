"""Words on a card, set in Pillow's own letters, which lack accents: those are drawn."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw, ImageFont

from images.plain.pen import UNITS, Pen

ACCENTS: dict[str, tuple[str, tuple[float, float]]] = {
    "é": ("e", (-0.06, 0.10)),
    "è": ("e", (0.06, -0.10)),
    "É": ("E", (-0.06, 0.10)),
    "È": ("E", (0.06, -0.10)),
}
"""The letter beneath, and how far the accent's foot and head lie from its middle, in letter sizes."""
LIGATURES = {"œ": "oe", "Œ": "OE"}


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size=size)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise RuntimeError("this Pillow was built without FreeType, so it has no letters that scale")
    return font


def _bare(text: str) -> str:
    return "".join(ACCENTS[c][0] if c in ACCENTS else LIGATURES.get(c, c) for c in text)


def length(text: str, size: float, spacing: float = 0) -> float:
    """The width of ``text`` for letters of ``size`` units, ``spacing`` added after each but the last."""
    return _font(200).getlength(_bare(text)) * size / 200 + spacing * (len(_bare(text)) - 1)


def write(pen: Pen, text: str, x: float, y: float, size: float, spacing: float = 0, bold: float = 0.0) -> None:
    """Write ``text`` centred on x, its base line at y. The pen may be turned by quarters of a circle only.

    ``bold`` thickens the letters by that part of their size.
    """
    scale = pen.sheet.scale * pen.size
    width = length(text, size, spacing)
    margin = size * 0.3
    mask = Image.new("L", (round((width + 2 * margin) * scale), round(size * 1.7 * scale)))
    draw, font = ImageDraw.Draw(mask), _font(max(1, round(size * scale)))
    left, base = margin * scale, size * 1.2 * scale
    stroke = round(size * bold * scale)
    bare_so_far = ""
    for letter in text:
        for bare in _bare(letter):
            at = left + font.getlength(bare_so_far) + spacing * scale * len(bare_so_far)
            draw.text((at, base), bare, font=font, fill=255, anchor="ls", stroke_width=stroke)
            bare_so_far += bare
        if letter in ACCENTS:
            bare, (foot, head) = ACCENTS[letter]
            middle = at + font.getlength(bare) / 2
            rise = 0.56 if bare.islower() else 0.75
            ends = [
                (middle + d * size * scale, base - (rise + r) * size * scale) for d, r in ((foot, 0.04), (head, 0.19))
            ]
            draw.line(ends, fill=255, width=round(size * scale * 0.085) + stroke)
    _stamp(pen, mask, x - width / 2 - margin, y - size * 1.2)


def _stamp(pen: Pen, mask: Image.Image, x: float, y: float) -> None:
    """Put the ink through ``mask``, whose upper left corner, as the pen sees it, is (x, y)."""
    scale = pen.sheet.scale
    w, h = mask.width / scale / pen.size, mask.height / scale / pen.size
    corners = [pen.place(p) for p in ((x, y), (x + w, y), (x, y + h), (x + w, y + h))]
    turned = mask.rotate(-pen.turn, resample=Image.Resampling.NEAREST, expand=True)
    left, top = min(cx for cx, _ in corners), min(cy for _, cy in corners)
    if not 0 <= left < UNITS:
        raise ValueError(f"a word runs off the card at x = {left:.0f}")
    pen.sheet.image.paste(pen.ink, (round(left * scale), round(top * scale)), turned)
