"""The closed crown of an emperor, and the crown seen from the side."""

from images.drawn.kit import Pen, Shape, ellipse

from .crowns import crown_tip, rim, rim_line


def closed_crown(
    p: Pen, w: float = 36, h: float = 44, cap: str = "red", arch: str = "yellow", cap2: str | None = None
) -> Shape:
    """An arched crown over a swelling cap, orb and cross on top; cap2 colours every other panel."""
    sh = p.shape([(-w, -10, 1), (-w - 5, -h * 0.62), (-w * 0.5, -h - 8), (0, -h - 12), (w * 0.5, -h - 8),
                  (w + 5, -h * 0.62), (w, -10, 1)], cap, 2.7)  # fmt: skip
    if cap2:
        with p.clipped(sh):
            for _ in p.mirrored():
                p.shape([(-w * 0.42, -4, 1), (-w * 0.5, -h * 0.7), (-4, -h - 14, 1), (-w, -h - 14, 1),
                         (-w - 10, -4, 1)], cap2, 1.5)  # fmt: skip
        p.outline(sh, 2.7)
    p.hatch(sh, (w + 4, -14), (w * 0.5, -h - 8), L=12, gap=4.3, w=1.6)
    for s in (-1, 1):
        p.band([(w * 0.98 * s, -12), ((w + 5) * s, -h * 0.6), (w * 0.5 * s, -h - 7), (0, -h - 13)], 8, arch, "dots",
               w=2.0, period=8)  # fmt: skip
    p.band([(0, -8), (0, -h * 0.5), (0, -h - 13)], 9, arch, "dots", w=2.0, period=9)
    p.shape(None, arch, 2.3, pts=ellipse(0, -h - 17, 6.5))
    p.shape([(x, y - h - 22, 1) for x, y in ((-2, 0), (-2, -5), (-7, -5), (-7, -9), (-2, -9), (-2, -14), (2, -14),
             (2, -9), (7, -9), (7, -5), (2, -5), (2, 0))], arch, 1.9, smooth=False)  # fmt: skip
    for i in range(5):
        x, y = rim(w, -15, 6, -0.92 + 0.46 * i)
        with p.at(x, y, 0.82, rot=(-0.92 + 0.46 * i) * 14):
            crown_tip(p, "leaf", arch)
    p.band(rim_line(w, -7, 6), 14, arch, "gems", w=2.3, period=13, cap=True, mcol="red")
    return sh


def profile_crown(p: Pen, w: float = 36, h: float = 24, col: str = "yellow", lining: str = "red") -> Shape:
    """A crown for a head in profile: three tall points and two halves, on a round band seen from the side."""
    p.shape([(-w, -12, 1), (0, -20), (w, -12, 1), (0, -5)], lining, 2.2)
    pts: list[tuple[float, ...]] = [(-w, -2, 1), (-w - 7, -h - 4, 1), (-w * 0.66, -15, 1), (-w * 0.42, -h - 10, 1),
        (-w * 0.2, -14, 1), (w * 0.1, -h - 12, 1), (w * 0.36, -14, 1), (w * 0.62, -h - 10, 1), (w * 0.8, -15, 1),
        (w + 7, -h - 3, 1), (w, -2, 1), (0, 4)]  # fmt: skip
    sh = p.shape(pts, col, 2.8)
    for x, y in (
        (-w - 7, -h - 4),
        (-w * 0.42, -h - 10),
        (w * 0.1, -h - 12),
        (w * 0.62, -h - 10),
        (w + 7, -h - 3),
    ):
        p.shape(None, col, 2.1, pts=ellipse(x, y - 3, 4.4))
        p.brush([(x * 0.9, -12), (x * 0.98, y + 6)], (1, 0.6, 0.1), 1.7)
    p.band(rim_line(w, -7, 5), 13, col, "gems", w=2.3, period=13, cap=True, mcol="blue")
    return sh
