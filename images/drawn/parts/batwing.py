"""A bat's wing: an arm, fingers, and panels of skin scalloped between their tips."""

from images.drawn.kit import Pen, Point, lerp


def bat_wing(
    p: Pen, root: Point, wrist: Point, tips: list[Point], cols: tuple[str, str] = ("red", "yellow"),
        sag: float = 0.2,
    bone: str = "yellow",
) -> None:  # fmt: skip
    """A spread wing: arm from root to wrist, fingers to the tips, the last panel runs to the root."""
    for i, (a, b) in enumerate(zip(tips, [*tips[1:], root], strict=True)):
        dip = lerp(lerp(a, b, 0.5), wrist, sag)
        col = cols[i % 2]
        sh = p.shape([(*wrist, 1), (*a, 1), dip, (*b, 1)], col, 2.6)
        edge = sh.edge(p.pt(*a), p.pt(*b))
        p.hatch_edge(edge, sh.pts, L=30, gap=5, w=1.9)
        for t in (0.33, 0.66):
            far = lerp(lerp(a, b, t), wrist, sag * 0.9)
            p.brush([lerp(wrist, far, 0.16), lerp(wrist, far, 0.55), lerp(wrist, far, 0.86)], (0.2, 1, 0.1), 2.0)
    for tip in tips:
        mid = lerp(wrist, tip, 0.5)
        ends = (0.9, 0.75, 0.15)
        p.brush([wrist, mid, tip], ends, 11)
        p.brush([wrist, mid, lerp(wrist, tip, 0.95)], ends, 5.6, bone)
    p.brush([root, lerp(root, wrist, 0.5), wrist], (1.3, 0.8, 1), 16)
    p.brush([root, lerp(root, wrist, 0.5), wrist], (1.3, 0.8, 1), 10.4, bone)
    x, y = wrist
    s = 1 if wrist[0] < root[0] else -1
    p.shape([(x + 7 * s, y + 3, 1), (x + 1 * s, y - 12), (x - 10 * s, y - 24, 1), (x - 9 * s, y - 8),
             (x - 6 * s, y + 5, 1)], bone, 2.2)  # fmt: skip
