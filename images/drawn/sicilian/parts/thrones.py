"""Thrones, from the front: back, seat and step. The sitter's middle is x; the floor lies at 716."""

from images.drawn.kit import ellipse
from images.drawn.sicilian.hand import Block

from .dress.cloth import sprinkle


def pointed_throne(p: Block, x: float, col: str, panel: str, half: float = 112, top: float = 150) -> None:
    """A tall back with a gable and two pinnacles."""
    back = p.shape([(x - half, 660, 1), (x - half, top + 70, 1), (x - half * 0.5, top + 26), (x, top - 20, 1),
    (x + half * 0.5, top + 26), (x + half, top + 70, 1), (x + half, 660, 1)], col)  # fmt: skip
    inner = p.shape([(x - half + 22, 660, 1), (x - half + 22, top + 86, 1), (x - half * 0.4, top + 48),
    (x, top + 14, 1), (x + half * 0.4, top + 48), (x + half - 22, top + 86, 1),
    (x + half - 22, 660, 1)], panel, 3.6)  # fmt: skip
    sprinkle(p, inner, (x - half + 24, top + 40, half * 2 - 44, 500), "crosses", 26, r=6)
    p.shade(back, (x + half, top + 90), (x + half, 600), L=14, gap=10)
    for _ in p.mirrored(x):
        p.shape(
            [
                (x - half - 11, 690, 1),
                (x - half - 11, top + 62, 1),
                (x - half, top + 24, 1),
                (x - half + 11, top + 62, 1),
                (x - half + 11, 690, 1),
            ],
            col,
        )
        for y in (top + 120, top + 240, top + 360, top + 480):
            p.shape(
                [(x - half - 15, y, 1), (x - half + 15, y, 1), (x - half + 15, y + 14, 1), (x - half - 15, y + 14, 1)],
                "yellow",
                3.0,
                smooth=False,
            )
        p.dot(x - half, top + 20, 10, "yellow", 3.6)
    _step(p, x, half + 22, col)


def round_throne(p: Block, x: float, col: str, panel: str, half: float = 116, top: float = 140) -> None:
    """A back rounded like a shell, in flutes."""
    pts: list[tuple[float, ...]] = [(px, py) for px, py in ellipse(x, top + half, half, half, 180, 360)]
    back = p.shape(None, col, pts=[(x - half, 664), *pts, (x + half, 664)])
    inner = [(px, py) for px, py in ellipse(x, top + half, half - 20, half - 20, 180, 360)]
    p.shape(None, panel, 3.6, pts=[(x - half + 20, 664), *inner, (x + half - 20, 664)])
    for i in range(-3, 4):
        p.brush(
            [(x + i * 13, top + half + 60), (x + i * 24, top + half - 20), (x + i * 29, top + 34 + abs(i) * 14)],
            (0.4, 1, 1),
            4,
        )
    p.shade(back, (x + half, top + half), (x + half, 640), L=14, gap=10)
    for _ in p.mirrored(x):
        p.dot(x - half - 2, 470, 17, "yellow", 4)
        p.dot(x - half - 2, 470, 7, "red", 3)
    _step(p, x, half + 20, col)


def square_throne(p: Block, x: float, col: str, panel: str, half: float = 110, top: float = 170) -> None:
    """A square back hung with cloth between two posts with balls."""
    p.shape([(x - half, 660, 1), (x - half, top, 1), (x + half, top, 1), (x + half, 660, 1)], col, smooth=False)
    cloth = p.shape(
        [
            (x - half + 16, 640, 1),
            (x - half + 16, top + 18, 1),
            (x - 30, top + 26),
            (x + 30, top + 18),
            (x + half - 16, top + 20, 1),
            (x + half - 16, 640, 1),
        ],
        panel,
        3.6,
    )
    sprinkle(p, cloth, (x - half + 20, top + 34, half * 2 - 36, 460), "lozenges", 30, r=7)
    for _ in p.mirrored(x):
        p.shape(
            [
                (x - half - 13, 690, 1),
                (x - half - 13, top - 14, 1),
                (x - half + 13, top - 14, 1),
                (x - half + 13, 690, 1),
            ],
            "yellow",
            smooth=False,
        )
        for y in range(round(top) + 10, 640, 46):
            p.brush([(x - half - 12, y + 16), (x - half + 12, y)], (1, 1), 3.4)
        p.dot(x - half, top - 28, 17, "yellow", 4)
    _step(p, x, half + 24, col)


def folding_chair(p: Block, x: float, col: str, half: float = 130) -> None:
    """A curule seat of crossed curved legs, without a back."""
    for _ in p.mirrored(x):
        p.shape([(x - half, 470, 1), (x - half - 8, 450), (x - half + 4, 436), (x - half + 20, 446),
        (x - half + 16, 480), (x - 40, 590), (x + half * 0.7, 690, 1), (x + half * 0.46, 700, 1), (x - 80, 596),
        (x - half - 2, 500)], col)  # fmt: skip
        p.dot(x - half + 4, 446, 17, "yellow", 4)
    _step(p, x, half + 10, col)


def _step(p: Block, x: float, half: float, col: str) -> None:
    sh = p.shape(
        [(x - half, 686, 1), (x + half, 686, 1), (x + half + 8, 722, 1), (x - half - 8, 722, 1)], col, smooth=False
    )
    p.shape(
        [(x - half - 6, 680, 1), (x + half + 6, 680, 1), (x + half + 6, 692, 1), (x - half - 6, 692, 1)],
        "yellow",
        3.4,
        smooth=False,
    )
    p.shade(sh, (x + half, 694), (x + half + 8, 720), L=18, gap=8)
