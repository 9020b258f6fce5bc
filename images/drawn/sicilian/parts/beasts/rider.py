"""A man in the saddle, but for his head and arms."""

from images.drawn.kit import Point, ellipse
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.dress.cloth import hem, sprinkle
from images.drawn.sicilian.parts.people.limbs import shoe, tube

SEAT: Point = (262.0, 474.0)


def rider_coat(p: Block, coat: str, border: tuple[str, str, str], motif: str = "") -> None:
    """The rider's coat from shoulders to saddle."""
    x, y = SEAT
    sh = p.shape(
        [(x - 24, y - 172, 1), (x - 58, y - 162), (x - 70, y - 140), (x - 58, y - 84), (x - 46, y - 46),
        (x - 66, y - 10), (x - 78, y + 26, 1), (x - 20, y + 40), (x + 46, y + 36), (x + 88, y + 12, 1),
         (x + 70, y - 18), (x + 50, y - 48), (x + 60, y - 84), (x + 70, y - 140), (x + 58, y - 162), (x + 24, y - 172, 1)], coat,
    )  # fmt: skip
    if motif:
        sprinkle(p, sh, (x - 80, y - 160, 170, 200), motif, 32, "yellow", 7)
    with p.inside(sh):
        hem(p, [(x - 90, y + 12), (x - 20, y + 28), (x + 46, y + 24), (x + 98, y + 2)], 20, *border)
    p.shade(sh, (x + 60, y - 90), (x + 80, y - 4), L=20, gap=10)
    p.folds(
        [(x - 30, y - 40), (x - 40, y - 10), (x - 40, y + 14)],
        [(x + 20, y - 40), (x + 30, y - 8), (x + 32, y + 12)],
        w=4.6,
    )
    hem(p, [(x - 46, y - 46), (x, y - 36), (x + 50, y - 48)], 16, border[0])


def rider_leg(p: Block, hose: str, boot: str) -> None:
    """The near leg, bent in its stirrup."""
    x, y = SEAT
    tube(p, [(x + 6, y + 10), (x - 42, y + 62), (x - 34, y + 130)], (66, 50, 34), hose)
    shoe(p, x - 32, y + 150, boot, -1)
    sh = tube(p, [(x - 40, y + 78), (x - 34, y + 112), (x - 32, y + 150)], (52, 42, 30), boot)
    if boot != "ink":
        p.shade(sh, (x - 14, y + 90), (x - 18, y + 146), L=10, gap=9)
    p.shape(None, None, 3.4, pts=ellipse(x - 50, y + 176, 22, 6))
    p.line([(x - 20, y + 60), (x - 30, y + 172)], 4)
