"""A horse's head with arched neck, crest of plumes and bridle, for riders and chariots."""

from images.drawn.bolognese.parts.beasts.wings import plume
from images.drawn.bolognese.parts.heads.hair import lock
from images.drawn.kit import Pen, ellipse


def steed(p: Pen, col: str = "white", mane: str = "grey", strap: str = "red", plumes: tuple[str, ...] = ()) -> None:
    """Head and arched neck looking left: poll near 0,0, muzzle near -88,118, neck's foot at y = 230."""
    for i, tint in enumerate(plumes):
        dx = (i - (len(plumes) - 1) / 2) * 2
        plume(
            p,
            [(-6 + 4 * dx, -24), (-12 + 10 * dx, -58), (-4 + 19 * dx, -90), (14 + 27 * dx, -102)],
            30,
            tint,
            7,
        )
    neck = p.shape(
        "-26,-2 -4,-20 26,-16 58,12 84,60 98,120 104,180 108,232! -12,232! -10,196 -16,158 -18,124 -26,98! "
        "-40,112 -58,122 -70,140 -88,144 -100,132 -101,114 -92,96 -78,66 -62,28 -46,6",
        col,
        3.1,
    )
    p.hatch(neck, (-18, 124), (-12, 226), L=30, gap=4.5, w=2.0, slant=-16)
    p.hatch(neck, (-60, 124), (-24, 98), L=14, gap=4.2, w=1.8)
    p.hatch(neck, (-74, 60), (-100, 118), L=9, gap=4.4, w=1.6)
    p.hatch(neck, (-46, 6), (-74, 58), L=7, gap=4.6, w=1.4)
    crest = [(-4, -18), (24, -12), (46, 6), (62, 30), (76, 62), (86, 98), (93, 136), (98, 176)]
    for x, y in crest:
        a = [(x - 2, y - 2), (x - 16, y + 22), (x - 10, y + 44), (x - 24, y + 62)]
        b = [(x + 9, y + 12), (x + 6, y + 30), (x + 8, y + 48), (x - 18, y + 68)]
        lock(p, a, b, 4, mane, w=1.5, wave=1.8, lam=26, blunt=False)
    p.line([(-22, -6), *crest, (102, 220)], 3)
    for ear in ("-26,-4! -30,-28 -20,-46! -8,-28 -6,-8!", "-2,-14! 2,-36 16,-50! 20,-28 16,-8!"):
        p.shape(ear, col, 2.7)
    p.brush("-19,-38 -20,-22 -18,-10", (0.2, 1, 0.3), 3)
    p.brush("13,-40 10,-26 8,-14", (0.2, 1, 0.3), 3)
    forelock = ([(-10, -14), (-26, 0), (-38, 18), (-44, 36)], [(4, -14), (-8, 6), (-22, 24), (-42, 40)])
    lock(p, *forelock, 4, mane, blunt=False)
    p.shape("-58,46! -50,34 -39,33 -30,43! -40,50 -52,51", "white", 0)
    p.dot(-46, 42, 6.2)
    p.dot(-48, 40, 1.7, "white")
    p.brush("-61,48 -52,33 -39,31 -27,44", (0.4, 1.3, 1.4, 0.3), 3.6)
    p.brush("-54,54 -44,56 -33,51", (0.1, 1, 0.1), 1.8)
    p.shape("-93,114! -88,106 -82,111 -88,121", "ink", 1.5)
    p.brush("-97,104 -88,99 -78,106", (0.2, 1, 0.2), 1.8)
    p.brush("-99,128 -86,130 -74,126 -66,116", (0.6, 1, 0.8, 0.2), 2.6)
    p.brush("-26,58 -14,68 -10,86 -18,98", (0.2, 1, 1, 0.2), 2.2)
    for strip in ("-86,82 -70,92 -52,98 -38,96", "-62,26 -46,28 -28,22 -14,14", "-12,8 -18,36 -30,68 -44,97",
                  "-14,14 -2,46 -4,78 -24,98"):  # fmt: skip
        p.band(strip, 9, strap, None, w=2.0)
    for x, y in ((-45, 98), (-13, 12)):
        p.shape(None, "yellow", 2.1, pts=ellipse(x, y, 7))
