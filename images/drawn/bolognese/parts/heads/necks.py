"""Necks, and what hangs straight from a leaning head."""

from math import cos, radians, sin

from images.drawn.kit import Line, Pen, Shape, Spec, curve, knots


def droop(spec: Spec, lean: float, y0: float = 0.0, whole: bool = False) -> Line:
    """Points of a leaning head that hang: below y0 they turn back so as to fall straight on the card.

    whole also turns their width, so that a level foot stays level.
    """
    out: Line = []
    for x, y, _ in knots(spec):
        f = radians(lean) * min(1.0, max(0.0, (y - y0) / 40))
        wide = (cos(f), sin(f)) if whole else (1.0, 0.0)
        out.append((x * wide[0] + (y - y0) * sin(f), y0 + (y - y0) * cos(f) - x * wide[1]) if y > y0 else (x, y))
    return out


def neck(
    p: Pen,
    w: float = 17,
    top: float = 30,
    bot: float = 66,
    skin: str = "flesh",
    shade: bool = True,
    lean: float = 0.0,
) -> Shape:
    """A neck; on a head turned by rot, lean=rot bends it back so that its foot stands level under the head."""
    sides = []
    for f in (-1, 1):
        pts = [(w * f, top), ((w - 0.5) * f, top + 12), ((w + 1) * f, bot - 10), ((w + 9) * f, bot)]
        sides.append(curve(droop(pts, lean, top - 4, whole=True)))
    sh = p.shape(None, skin, 0, pts=sides[0] + sides[1][::-1])
    for side in sides:
        p.line(side, 2.6)
    if shade:
        p.hatch(sh, sides[1][2], sides[1][-6], L=20, gap=4, w=1.6, slant=-14)
        p.hatch(sh, sides[0][4], sides[0][-8], L=8, gap=4.2, w=1.3, slant=10)
    return sh
