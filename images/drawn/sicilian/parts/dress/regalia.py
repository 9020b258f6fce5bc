"""What people of rank and virtue hold or wear: orb, sceptre, ermine, a pair of scales, a jug."""

from images.drawn.sicilian.hand import Block

from .cloth import hem


def orb(p: Block, x: float, y: float, r: float, col: str = "blue") -> None:
    """The globe of power with its cross."""
    p.dot(x, y, r, col, 4.6)
    p.rod([(x - r, y - 2), (x, y + 5), (x + r, y - 2)], r * 0.26, "yellow", 3)
    p.rod([(x, y + 4), (x, y - r)], r * 0.26, "yellow", 3)
    k = r / 34
    p.shape([(x - 6 * k, y - r, 1), (x - 6 * k, y - r - 14 * k, 1), (x - 19 * k, y - r - 14 * k, 1),
    (x - 19 * k, y - r - 27 * k, 1), (x - 6 * k, y - r - 27 * k, 1), (x - 6 * k, y - r - 42 * k, 1),
    (x + 6 * k, y - r - 42 * k, 1),
             (x + 6 * k, y - r - 27 * k, 1), (x + 19 * k, y - r - 27 * k, 1), (x + 19 * k, y - r - 14 * k, 1),
             (x + 6 * k, y - r - 14 * k, 1), (x + 6 * k, y - r, 1)], "yellow", 3.4, smooth=False)  # fmt: skip


def sceptre(p: Block, x: float, top: float, foot: float, lean: float = 0.0) -> None:
    """A long sceptre ending in a lily."""
    p.rod([(x, foot), (x + lean, top + 40)], 9, "yellow", 3.6)
    with p.at(x + lean, top + 30):
        for _ in p.mirrored():
            p.shape("2,4! 16,0 30,-14 28,-34! 22,-22 12,-18 4,-8!", "red", 3.4)
        p.shape("0,8! -12,-14 -9,-34 0,-52! 9,-34 12,-14", "red", 3.6)
        p.shape("-14,2! 14,2! 14,12! -14,12!", "yellow", 3.2, smooth=False)


def ermine(p: Block, s: str, spots: tuple[tuple[float, float], ...]) -> None:
    """A collar of ermine."""
    p.shape(s, None)
    for x, y in spots:
        p.brush([(x, y), (x, y + 13)], (0.2, 1.3), 8)
        p.brush([(x, y + 8), (x - 5, y + 14)], (1, 0.3), 3)
        p.brush([(x, y + 8), (x + 5, y + 14)], (1, 0.3), 3)


def scales(p: Block, x: float, y: float) -> None:
    """A balance hanging from a hand at x, y."""
    p.line([(x, y), (x, y + 30)], 5)
    p.rod([(x - 66, y + 40), (x, y + 28), (x + 66, y + 40)], 7, "yellow", 3)
    p.dot(x, y + 28, 8, "red", 3)
    for s in (-1, 1):
        px, py = x + 64 * s, y + 40
        for dx in (-30, 30):
            p.line([(px, py), (px + dx, py + 92)], 2.8)
        pan = p.shape(
            [
                (px - 36, py + 90, 1),
                (px, py + 96),
                (px + 36, py + 90, 1),
                (px + 26, py + 116),
                (px, py + 124),
                (px - 26, py + 116),
            ],
            "yellow",
            4.2,
        )
        p.shade(pan, (px + 40, py + 94), (px, py + 123), L=10, gap=8, w=3)


def jug(p: Block, col: str) -> None:
    """A jug about 0,0, its mouth at the left and up; 120 high."""
    p.rod("34,-30 62,-24 60,16 28,34", 8, "yellow", 3)
    sh = p.shape("-30,-60! -20,-40 -24,-26 -40,0 -36,30 -20,50! 20,50! 36,30 40,0 24,-26 20,-40 26,-58! -4,-52", col)
    p.shade(sh, (40, 0), (20, 48), L=14, gap=8)
    hem(p, [(-41, 4), (0, 12), (41, 4)], 16, "yellow", "teeth", w=3)
    p.shape("-24,50! 24,50! 30,62! -30,62!", "yellow", 3.6, smooth=False)
