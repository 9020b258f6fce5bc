"""People on thrones: a king in a tunic whose legs show, a queen whose robe falls over hers. The lap is at y = 480."""

from images.drawn.kit import Shape
from images.drawn.sicilian.hand import Block

from .dress.cloth import hem
from .people.limbs import leg


def mantle(
    p: Block, x: float, col: str, lining: str = "paper", shoulder: float = 292, half: float = 150, foot: float = 700
) -> None:
    """A cloak behind a sitter, from the shoulders to the step; its lining shows at both edges."""
    sh = p.shape(
        [(x - 66, shoulder, 1), (x - 104, shoulder + 60), (x - 128, shoulder + 190), (x - half, foot - 40),
        (x - half + 6, foot, 1), (x - 60, foot - 8), (x, foot - 20),
         (x + 60, foot - 8), (x + half - 6, foot, 1), (x + half, foot - 40), (x + 128, shoulder + 190),
         (x + 104, shoulder + 60), (x + 66, shoulder, 1)], col,
    )  # fmt: skip
    for s in (-1, 1):
        p.shape([(x + 84 * s, shoulder + 130, 1), (x + 108 * s, shoulder + 250), (x + 118 * s, foot - 60),
        (x + (half - 8) * s, foot - 2, 1), (x + 84 * s, foot - 6, 1),
        (x + 78 * s, foot - 120)], lining, 3.6)  # fmt: skip
        if lining == "paper":
            for i in range(4):
                p.brush(
                    [(x + (92 + i * 4) * s, shoulder + 220 + i * 46), (x + (92 + i * 4) * s, shoulder + 236 + i * 46)],
                    (0.3, 1.2),
                    6,
                )
    p.shade(sh, (x + 108, shoulder + 70), (x + half, foot - 50), L=18, gap=11)


def cushion(p: Block, x: float, col: str, half: float = 132, y: float = 512, arms: str | None = None) -> None:
    """The cushion under a sitter, its tassels out at both sides; arms: the colour of the seat's arms, if it has any."""
    sh = p.shape(
        [
            (x - half, y - 22),
            (x - half - 8, y),
            (x - half, y + 24),
            (x, y + 30),
            (x + half, y + 24),
            (x + half + 8, y),
            (x + half, y - 22),
            (x, y - 30),
        ],
        col,
    )
    p.shade(sh, (x + half, y - 20), (x + 20, y + 29), L=12, gap=9)
    for s in (-1, 1):
        p.dot(x + (half + 7) * s, y, 7, "yellow", 3)
        p.shape(
            [(x + (half + 6) * s, y + 6, 1), (x + (half + 16) * s, y + 34, 1), (x + (half - 2) * s, y + 36, 1)],
            "yellow",
            3.2,
        )
        if arms:
            p.shape(
                [
                    (x + (half - 26) * s, 456, 1),
                    (x + (half + 2) * s, 444),
                    (x + (half + 8) * s, 466),
                    (x + (half - 4) * s, 478, 1),
                    (x + (half - 4) * s, 660, 1),
                    (x + (half - 26) * s, 660, 1),
                ],
                arms,
            )
            p.dot(x + (half - 8) * s, 460, 8, "yellow", 3)


def torso(
    p: Block, x: float, col: str, neck: float = 284, waist: float = 440, shoulders: float = 78, slim: float = 54
) -> Shape:
    """The upper body of a sitter."""
    sh = p.shape(
        [(x - 24, neck - 6, 1), (x - shoulders + 14, neck + 6), (x - shoulders, neck + 26),
        (x - shoulders + 8, neck + 80), (x - slim - 2, waist - 30), (x - slim, waist + 10, 1),
         (x + slim, waist + 10, 1), (x + slim + 2, waist - 30), (x + shoulders - 8, neck + 80),
         (x + shoulders, neck + 26), (x + shoulders - 14, neck + 6), (x + 24, neck - 6, 1)], col,
    )  # fmt: skip
    p.shade(sh, (x + shoulders - 6, neck + 84), (x + slim, waist), L=20, gap=10)
    return sh


def king_lap(
    p: Block,
    x: float,
    tunic: str,
    hose: str,
    border: tuple[str, str, str],
    knees: tuple[float, float] = (-66, 62),
    shoes: str = "ink",
    belt: str = "yellow",
) -> None:
    """Legs apart in hose and shoes, and a tunic that ends over the knees."""
    left, right = knees
    leg(p, (x - 34, 480), (x + left, 540), (x + left - 6, 676), hose, -1, shoes, w=(74, 52, 50, 30), toe=4)
    leg(p, (x + 34, 480), (x + right, 540), (x + right + 10, 676), hose, 1, shoes, w=(74, 52, 50, 30), toe=4)
    skirt = p.shape(
        [(x - 56, 436, 1), (x - 86, 480), (x + left - 44, 536), (x + left - 42, 586, 1), (x + left + 4, 598),
        (x - 4, 572), (x + right - 2, 600), (x + right + 44, 588, 1),
         (x + right + 46, 536), (x + 88, 480), (x + 56, 436, 1)], tunic,
    )  # fmt: skip
    with p.inside(skirt):
        hem(
            p,
            [(x + left - 54, 576), (x + left + 4, 588), (x - 4, 562), (x + right - 2, 590), (x + right + 56, 578)],
            24,
            *border,
        )
    p.folds([(x - 30, 452), (x - 34, 500), (x + left + 10, 566)], [(x - 4, 456), (x - 8, 510), (x - 2, 548)],
    [(x + 26, 452), (x + 32, 500), (x + right - 14, 564)],
            [(x - 52, 462), (x - 70, 496), (x + left - 24, 528)], w=5)  # fmt: skip
    p.shade(skirt, (x + 88, 482), (x + right + 45, 570), L=22, gap=10)
    hem(p, [(x - 56, 440), (x, 450), (x + 56, 440)], 20, belt, "pearls" if belt != "ink" else "")


def queen_lap(
    p: Block,
    x: float,
    robe: str,
    border: tuple[str, str, str],
    under: str | None = None,
    way: int = 1,
    foot: float = 700,
) -> Shape:
    """A robe over both knees, falling to the step in folds; way: to which side the knees turn."""
    with p.at(2 * x if way < 0 else 0, 0, flip=way < 0):
        sh = p.shape(
            [(x - 52, 432, 1), (x - 82, 474), (x - 92, 520), (x - 100, 600), (x - 122, foot - 30),
            (x - 126, foot, 1), (x - 70, foot + 8), (x, foot - 2), (x + 70, foot + 8), (x + 132, foot - 2, 1),
             (x + 124, foot - 60), (x + 112, 590), (x + 112, 524), (x + 98, 478), (x + 56, 432, 1)], robe,
        )  # fmt: skip
        if under:
            with p.inside(sh):
                p.shape(
                    [
                        (x - 24, 440, 1),
                        (x + 8, 440, 1),
                        (x + 30, 520),
                        (x + 46, foot + 20, 1),
                        (x - 66, foot + 20, 1),
                        (x - 44, 540),
                    ],
                    under,
                    4.0,
                )
                p.folds(
                    [(x - 16, 460), (x - 20, 540), (x - 30, 650)], [(x + 6, 460), (x + 8, 560), (x + 18, 660)], w=4.4
                )
        with p.inside(sh):
            hem(
                p,
                [(x - 136, foot - 16), (x - 70, foot - 8), (x, foot - 18), (x + 70, foot - 8), (x + 142, foot - 18)],
                26,
                *border,
            )
        p.folds([(x - 74, 486), (x - 60, 510), (x - 64, 600), (x - 84, 668)], [(x + 92, 492), (x + 68, 530),
        (x + 72, 610), (x + 92, 664)], [(x + 56, 456), (x + 58, 500), (x + 52, 560)],
                [(x - 44, 452), (x - 52, 490), (x - 48, 530)], w=5.4)  # fmt: skip
        p.fan(
            [(x - 100, foot - 20), (x, foot - 28), (x + 110, foot - 20)],
            [(x - 60, 540), (x, 520), (x + 60, 540)],
            7,
            w=4.6,
            reach=(0.2, 0.7),
        )
        p.shade(sh, (x + 112, 530), (x + 126, foot - 50), L=24, gap=11)
    return sh
