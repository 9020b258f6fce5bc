"""A horse from the side, looking left; 0,0 is under the saddle, the hooves stand at y = 232."""

from images.drawn.kit import Shape, ellipse
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.people.limbs import tube

COATS = {
    "white": ("paper", "black"),
    "bay": ("brown", "black"),
    "grey": ("grey", "white"),
    "dun": ("yellow", "black"),
    "blue": ("sky", "white"),
}
MANE = {"black": ("ink", "paper"), "white": ("paper", "ink")}

Leg = tuple[str, tuple[float, ...], float, float, float]
"""The line of a leg, its widths, where its hoof is, and how far that is turned."""

LEGS: dict[str, tuple[tuple[Leg, Leg], tuple[Leg, Leg]]] = {
    "walk": (
        (("-82,40 -86,120 -74,196", (54, 32, 20, 22), -72, 206, -14), ("112,10 116,100 96,142 84,200",
        (74, 46, 24, 22), 82, 208, 6)),
        (("-104,36 -130,100 -112,152", (62, 36, 22, 20), -112, 162, 26), ("116,6 124,92 150,138 136,200",
        (92, 60, 28, 22), 134, 208, -4)),
    ),
    "trot": (
        (("-84,40 -62,112 -40,176", (54, 32, 20, 20), -34, 184, -34), ("108,10 92,96 98,142 66,196",
        (74, 46, 24, 22), 62, 204, 14)),
        (("-106,36 -152,78 -170,132", (62, 36, 22, 20), -172, 142, 30), ("118,6 132,90 162,132 158,198",
        (92, 60, 28, 22), 158, 208, -10)),
    ),
    "stand": (
        (("-80,40 -76,120 -78,200", (54, 32, 20, 22), -78, 208, 0), ("104,10 96,100 104,142 96,200", (74, 46, 24, 22), 95, 208, 0)),
        (("-106,36 -110,122 -110,200", (62, 36, 22, 22), -111, 208, 0), ("118,6 122,92 142,140 134,200",
        (92, 60, 28, 22), 133, 208, 0)),
    ),
}  # fmt: skip
BODIES = {
    "high": "-46,-44 -84,-86 -104,-136 -124,-178! -150,-176 -172,-146 -198,-104 -212,-84! -214,-66 -198,-56 -178,-68 "
    "-156,-86 -140,-84! "
            "-128,-48 -132,-6 -130,34 -106,66 -50,82 20,86 74,72 128,60 146,10 122,-38 74,-54 20,-42",
    "bowed": "-46,-44 -96,-92 -134,-124 -166,-132! -188,-118 -196,-84 -196,-40 -190,-16! -178,-4 -164,-12 -158,-34 "
    "-146,-62 -132,-72! "
             "-122,-40 -130,-2 -130,34 -106,66 -50,82 20,86 74,72 128,60 146,10 122,-38 74,-54 20,-42",
}  # fmt: skip


def _leg(p: Block, leg: Leg, col: str) -> None:
    line, widths, x, y, turn = leg
    with p.at(x, y, rot=turn):
        p.shape("-12,-8! 12,-8! 18,22! -20,22!", "ink", 3.0)
        p.brush("-10,4 8,4", (1, 1), 2.6, "paper")
    sh = tube(p, line, widths, col)
    xs = [float(a.split(",")[0]) for a in line.split()]
    p.shade(sh, (max(xs) + 14, 40), (xs[-1] + 10, y - 12), L=10, gap=10, w=3.2)


def horse(
    p: Block,
    coat: str = "white",
    gait: str = "walk",
    neck: str = "high",
    tack: str = "red",
    cloth: tuple[str, str] | None = ("red", "yellow"),
) -> None:
    """The whole horse with bridle and, if wanted, a saddle cloth (its colour and its border's)."""
    col, mane = COATS[coat]
    base, cut = MANE[mane]
    tail = p.shape("132,-30! 158,-44 184,-16 186,40 176,100 188,150! 158,142 144,100 150,40 142,0", base, 4.0)
    with p.clipped(tail):
        for s in ("148,-24 168,10 164,70 172,130", "158,-30 178,10 174,80", "142,-10 156,40 152,100"):
            p.brush(s, (0.2, 1, 0.8, 0.1), 3, cut)
    far, near = LEGS[gait]
    for leg in far:
        _leg(p, leg, col)
    with p.at(-132 if neck == "high" else -168, -172 if neck == "high" else -126, rot=0 if neck == "high" else -30):
        p.shape("-16,6! -14,-30 2,-44! 12,-18 10,8!", col, 3.8)
    body = p.shape(BODIES[neck], col, 4.8)
    p.shade(body, (-106, 66), (74, 72), L=22, gap=11)
    p.shade(body, (128, 60), (122, -36), L=16, gap=10)
    p.shade(body, (-132, -74), (-130, 20), L=14, gap=10)
    for leg in near:
        _leg(p, leg, col)
    with p.clipped(Shape(body.pts)):
        for s in ("-74,-10 -88,30 -80,60", "74,-20 60,20 68,56"):
            p.brush(s, (0.2, 1, 0.3), 4)
    _head(p, neck, tack)
    _mane(p, neck, base, cut)
    if cloth:
        sh = p.shape("-48,-48! 0,-36 66,-56! 72,10 62,50! 8,40 -52,52! -56,0", cloth[0], 4.4)
        with p.inside(sh):
            p.shape("-60,34! 8,20 70,32! 70,70! -60,70!", cloth[1], 3.6)
            for i in range(7):
                p.dot(-46 + i * 18, 40 - abs(i - 3) * -0.6, 4.4)
        p.shape("-130,20! -90,34 -48,22! -50,8! -90,20 -130,6!", tack, 3.4)
        p.shape("70,8! 110,22 146,14! 146,0! 110,8 70,-6!", tack, 3.4)
        for x, y in ((-92, 27), (110, 15)):
            p.dot(x, y, 8, "yellow", 3.2)


def _head(p: Block, neck: str, tack: str) -> None:
    high = neck == "high"
    with p.at(-168 if high else -178, -128 if high else -80, rot=0 if high else -38):
        p.shape("-6,-14! 2,-22 14,-20 18,-10! 8,-6", "paper", 0)
        p.dot(6, -14, 5.4)
        p.brush("-10,-12 2,-25 20,-10", (0.6, 1.3, 0.5), 4)
        p.brush("-6,-30 8,-34 20,-26", (0.2, 1, 0.2), 3)
        p.brush("-40,58 -33,50 -27,57", (0.6, 1.2, 0.5), 4.4)
        p.brush("-42,72 -30,66 -20,66", (0.8, 1, 0.2), 3.2)
        p.brush("16,28 4,36 6,50", (0.2, 1, 0.2), 3)
    lines = (
        ("-190,-112 -172,-90 -154,-78", "-150,-176 -140,-130 -134,-92", "-188,-92 -150,-60 -80,-30 -40,-30")
        if high
        else ("-198,-62 -176,-56 -152,-58", "-172,-130 -158,-100 -140,-72", "-186,-40 -140,-20 -80,-20 -40,-30")
    )
    for s in lines[:2]:
        p.rod(s, 7, tack, 3)
    p.brush(lines[2], (1, 1, 1), 4.6)
    x, y = (-187, -100) if high else (-196, -54)
    p.shape(None, "yellow", 3, pts=ellipse(x, y, 8))


def _mane(p: Block, neck: str, base: str, cut: str) -> None:
    outline, waves = (
        ("-128,-182! -112,-190 -92,-150 -66,-106 -38,-54! -52,-40 -70,-56! -78,-60 -84,-84! -92,-88 -96,-114! "
        "-106,-116 -108,-144! -122,-150 -142,-150!",
         ("-120,-176 -100,-150 -96,-126", "-108,-150 -88,-116 -84,-96", "-94,-122 -70,-90 -66,-68", "-76,-90 -54,-62 -56,-50"))
        if neck == "high"
        else ("-168,-136! -140,-146 -106,-116 -70,-82 -36,-52! -52,-36 -70,-50! -84,-52 -92,-72! -104,-72 -114,-92! "
        "-128,-88 -138,-106! -156,-100 -178,-108!",
              ("-160,-130 -136,-126 -122,-104", "-136,-124 -112,-104 -100,-82", "-108,-106 -84,-86 -74,-62", "-80,-82 "
              "-60,-64 -54,-46"))
    )  # fmt: skip
    sh = p.shape(outline, base, 3.8)
    with p.clipped(sh):
        for s in waves:
            p.brush(s, (0.2, 1, 0.3), 3, cut)
