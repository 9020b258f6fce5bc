"""The last step of every drawn card: reduced to its width, its corners cut, its edge drawn."""

from PIL import Image, ImageDraw

UNITS, CORNER = 480, 26
"""Every card is 480 units wide, its corners rounded by 26."""


def finish(large: Image.Image, width: int, edge: str) -> Image.Image:
    """Reduce a card to this width in pixels, cut its corners round with alpha, draw the hairline of its edge; RGBA."""
    height = round(width * large.height / large.width)
    k = large.width / UNITS
    outer = (0, 0, large.width - 1, large.height - 1)
    ImageDraw.Draw(large).rounded_rectangle(outer, CORNER * k, outline=edge, width=max(1, round(2 * k)))
    mask = Image.new("L", large.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle(outer, CORNER * k, fill=255)
    card = large.resize((width, height), Image.Resampling.LANCZOS)
    card.putalpha(mask.resize((width, height), Image.Resampling.LANCZOS))
    return card
