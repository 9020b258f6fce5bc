"""Prints this pack: the press of the Sicilian one, with other colours on a longer card."""

from PIL import Image

from images.drawn.sicilian import press
from images.drawn.sicilian.card import Card

from .hand.colours import EDGE, HEIGHT, INKS

STOCK = press.Stock(INKS, HEIGHT, EDGE)


def picture(card: Card, seed: str, width: int) -> Image.Image:
    """The card, RGBA, width pixels wide; one whose stencils lie true, the back, is the same both ways up."""
    printed = press.picture(card, seed, width, stock=STOCK)
    if not card.loose:
        half = printed.crop((0, 0, width, printed.height // 2))
        printed.paste(half.rotate(180), (0, printed.height - half.height))
    return printed
