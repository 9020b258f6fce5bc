"""The back: crossed bands with a dot in each field, the same both ways up."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block

from .hand.colours import HEIGHT, WIDTH

STEP = 60.0


def back(p: Block) -> None:
    """The whole of it; the press prints its upper half twice, so that whoever turns the card sees no difference."""
    x, y = WIDTH / 2, HEIGHT / 2
    edge = [(18, 18, 1), (WIDTH - 18, 18, 1), (WIDTH - 18, HEIGHT - 18, 1), (18, HEIGHT - 18, 1)]
    with p.clipped(p.shape(edge, "sky", 4, smooth=False)):
        for lean in (1, -1):
            for i in range(-13, 14):
                for ink, half in (("ink", 15.0), ("paper", 10.0)):
                    top, foot = x + i * STEP - HEIGHT * lean, x + i * STEP + HEIGHT * lean
                    p.fill(
                        [
                            (top - half, y - HEIGHT),
                            (top + half, y - HEIGHT),
                            (foot + half, y + HEIGHT),
                            (foot - half, y + HEIGHT),
                        ],
                        ink,
                    )
        for j in range(-17, 18):
            for i in range(-8, 9):
                if (i + j) % 2:
                    cx, cy = x + i * STEP / 2, y + j * STEP / 2
                    p.fill([(cx, cy - 9), (cx + 9, cy), (cx, cy + 9), (cx - 9, cy)], "red")
    for left, top, right, foot in ((14, 14, 466, 22), (14, 14, 22, y), (458, 14, 466, y)):
        p.fill([(left, top), (right, top), (right, foot), (left, foot)], "ink")


CARDS = {"back": Card(back, {}, loose=False)}
