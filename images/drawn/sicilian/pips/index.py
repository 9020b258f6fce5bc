"""The little box with number and letter, at the top and, turned, at the foot; the frame of a pip card."""

from images.drawn.sicilian.card import Box
from images.drawn.sicilian.hand import HEIGHT, WIDTH, Block, word
from images.drawn.sicilian.parts.places import INSET, frame

LETTER = {"S": "S", "B": "B", "C": "C", "D": "O"}
"""What stands in the box: spade, bastoni, coppe, oro."""
HALF, HIGH = 74, 68


def sheet(p: Block, suit: str, rank: str) -> None:
    """The frame of a pip card with its two boxes."""
    frame(p)
    _box(p, f"{rank}.{LETTER[suit]}")
    with p.at(WIDTH, HEIGHT, rot=180):
        _box(p, f"{rank}.{LETTER[suit]}")


def _box(p: Block, text: str) -> None:
    x, top = WIDTH / 2, INSET
    p.shape(
        [(x - HALF, top, 1), (x + HALF, top, 1), (x + HALF, top + HIGH, 1), (x - HALF, top + HIGH, 1)],
        None,
        4.0,
        smooth=False,
    )
    word(p, text, x, top + HIGH - 12, 45, 0.5)


INDEX: Box = (WIDTH / 2 - HALF - 2, INSET - 2, HALF * 2 + 4, HIGH + 4)


def sign(i: int, x: float, y: float, w: float, h: float) -> tuple[str, Box]:
    """The mark of the i-th sign, about x, y."""
    return f"sign-{i}", (x - w / 2, y - h / 2, w, h)
