"""Animals, small beside people: each looks to the left unless it is turned."""

from images.drawn.french.hand import Burin


def dog(
    p: Burin,
    x: float,
    y: float,
    s: float = 1.0,
    flip: bool = False,
    tint: str = "white",
    spot: str = "brown",
    sit: bool = False,
) -> None:
    """60 high."""
    with p.at(x, y, s, flip=flip):
        if sit:
            p.form("-10,0! -12,-24 -8,-36 4,-36 16,-18 20,0! 6,2", tint, 1.7, 0.8)
            p.cut("18,-4 30,-10 32,-22", w=4, ws=(1, 0.8, 0.3))
            p.tube([(-8, -20), (-9, 0)], (7, 6), tint, 1.5)
        else:
            for lx in (-18, -11, 16, 23):
                p.tube([(lx, -20), (lx - 1, 0)], (8, 5), tint, 1.5)
            p.form("-24,-36 -10,-34 14,-34 26,-32 28,-20 20,-14 0,-16 -18,-14 -26,-22", tint, 1.7, 0.8)
            p.dab("4,-33 16,-33 18,-24 8,-22", spot)
            p.cut("26,-30 36,-40 38,-50", w=4.4, ws=(1, 0.8, 0.3))
        p.form("-14,-34 -20,-50 -30,-52 -38,-46 -48,-42! -46,-36 -36,-33 -28,-28", tint, 1.6, 0.6)
        p.form("-20,-51 -16,-52 -10,-40 -14,-34 -20,-40", spot, 1.5, 0.5)
        p.dot(-31, -46, 1.8)
        p.dot(-47, -41, 2.4)
        p.tube([(-26, -30), (-14, -36)], (4, 4), "red", 1.2, 0)


def sheep(p: Burin, x: float, y: float, s: float = 1.0, flip: bool = False) -> None:
    with p.at(x, y, s, flip=flip):
        for lx in (-16, -9, 12, 19):
            p.tube([(lx, -14), (lx, 0)], (5, 4), "slate", 1.3)
        p.form(
            "-24,-18 -30,-28 -24,-38 -14,-42 -4,-46 8,-44 18,-42 28,-36 30,-24 24,-14 12,-10 0,-12 -14,-10",
            "white",
            1.7,
            1,
        )
        for cx, cy in ((-16, -32), (-4, -36), (8, -34), (19, -30), (-10, -22), (4, -24), (16, -20)):
            p.cut([(cx - 5, cy + 2), (cx, cy - 3), (cx + 5, cy + 2)], w=1.3)
        p.form("-24,-40 -32,-42 -42,-34 -44,-28! -36,-24 -26,-28", "slate", 1.5, 0.4)
        p.dot(-35, -34, 1.4, "white")


def cow(
    p: Burin, x: float, y: float, s: float = 1.0, flip: bool = False, tint: str = "tan", spot: str = "white"
) -> None:
    """110 high."""
    with p.at(x, y, s, flip=flip):
        for lx in (-44, -32, 38, 50):
            p.tube([(lx, -40), (lx, -20), (lx + 1, 0)], (14, 10, 8), tint, 1.7)
        sh = p.form("-56,-84 -40,-88 0,-86 40,-90 60,-84 64,-60 58,-40 40,-34 0,-32 -40,-36 -56,-50", tint, 2, 1)
        with p.clipped(sh):
            p.dab("-30,-92 0,-92 6,-66 -14,-58 -34,-70", spot)
            p.dab("30,-60 50,-66 56,-44 36,-38", spot)
        p.outline(sh, 2)
        p.cut("62,-80 72,-60 70,-34", w=4, ws=(0.8, 0.7, 1))
        p.form("24,-36 30,-24 40,-24 44,-36", "rose", 1.4, 0.5)
        p.form("-50,-86 -62,-96 -74,-90 -84,-70 -92,-62 -88,-52 -78,-50 -66,-58 -54,-58", tint, 1.9, 0.8)
        p.form("-94,-62 -86,-68 -78,-58 -82,-50! -92,-52", "rose", 1.5, 0.4)
        p.dot(-74, -78, 2.4)
        p.cut("-70,-96 -78,-108 -74,-114", "-60,-97 -56,-110 -60,-116", w=4.4, ws=(1.2, 0.8, 0.1), col="ochre")
        p.form("-62,-92 -50,-98 -44,-92! -54,-86", tint, 1.4, 0.4)


def horse(
    p: Burin,
    x: float,
    y: float,
    s: float = 1.0,
    flip: bool = False,
    tint: str = "brown",
    mane: str = "umber",
    step: bool = True,
) -> None:
    """A whole horse, 150 high."""
    with p.at(x, y, s, flip=flip):
        k = 10 if step else 0
        for pts in ([(-46, -66), (-50 - k, -34), (-48, 0)], [(50, -70), (60 + k, -36), (54 + k, 0)]):
            p.tube(pts, (17, 10, 8), mane if mane != "ink" else tint, 1.6)
        p.form("-60,-104 -40,-102 0,-100 40,-108 64,-98 68,-76 56,-60 20,-56 -30,-54 -56,-62 -66,-84", tint, 2, 1)
        for pts in ([(-38, -64), (-36 + k, -34), (-40 + 2 * k, 0)], [(38, -68), (44, -36), (36, 0)]):
            p.tube(pts, (18, 11, 8), tint, 1.7)
        p.form(
            "-44,-100 -58,-126 -70,-146 -82,-150! -96,-132 -110,-116 -108,-106 -100,-104 -86,-114 -80,-112 -72,-84 -58,-72",
            tint,
            2,
            0.9,
        )
        p.form("-72,-148! -66,-160! -62,-142", tint, 1.5, 0.4)
        p.form("-66,-146! -50,-134 -38,-114 -34,-100! -46,-104 -56,-122", mane, 1.6, 0.6)
        p.form("64,-98 80,-90 82,-56 74,-34! 70,-60 60,-80", mane, 1.6, 0.7)
        p.dot(-88, -132, 2.2)
        p.cut("-108,-108 -102,-110 -98,-114", w=1.3)


def hen(
    p: Burin, x: float, y: float, s: float = 1.0, flip: bool = False, cock: bool = False, tint: str = "white"
) -> None:
    with p.at(x, y, s, flip=flip):
        p.cut("-2,-8 -3,0", "4,-8 4,0", w=2.6, ws=(1, 1), col="ochre")
        if cock:
            for i, c in enumerate(("pine", "green", "navy")):
                p.form(
                    [
                        (12, -18, 1),
                        (22 + 3 * i, -36 - 5 * i),
                        (34 + 2 * i, -34 - 7 * i),
                        (36 + i, -22 - 5 * i, 1),
                        (26, -26),
                    ],
                    c,
                    1.4,
                    0.5,
                )
        p.form("-16,-24 -8,-20 8,-24 20,-30! 22,-18 12,-8 -4,-7 -14,-14", tint, 1.6, 0.9)
        p.form("-8,-18 -12,-34 -16,-40 -22,-38 -24,-32 -18,-22", tint if not cock else "yellow", 1.5, 0.6)
        p.form("-22,-38 -24,-44 -19,-41 -17,-46 -14,-41 -10,-42 -13,-36", "red", 1.2, 0)
        p.form("-24,-34! -31,-31! -23,-30", "ochre", 1.1, 0)
        p.dab("-24,-30 -21,-30 -21,-24", "red")
        p.dot(-20, -34, 1.3)
        p.cut("-4,-18 4,-14 12,-18", w=1.3)


def cat(p: Burin, x: float, y: float, s: float = 1.0, flip: bool = False, tint: str = "coal") -> None:
    with p.at(x, y, s, flip=flip):
        p.form("-8,0! -10,-20 -4,-28 6,-24 12,-10 12,0!", tint, 1.6, 0.6)
        p.cut("10,-2 22,-4 26,-16", w=4, ws=(1, 0.9, 0.4), col=tint)
        p.form("-14,-28 -16,-40! -10,-36 -4,-36 2,-41! 2,-28 -6,-23", tint, 1.5, 0.5)
        for ex in (-10, -3):
            p.dot(ex, -31, 1.6, "yellow")


def owl(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    with p.at(x, y, s):
        p.form("-12,0! -16,-22 -14,-38! -8,-34 0,-36 8,-34 14,-38! 16,-22 12,0! 0,4", "tan", 1.6, 0.9)
        for ex in (-6, 6):
            p.dot(ex, -26, 5, "yellow", 1.3)
            p.dot(ex, -26, 2)
        p.form("-2,-21! 2,-21! 0,-16!", "ochre", 1, 0)
        p.cut("-6,-12 0,-9 6,-12", "-5,-5 0,-2 5,-5", w=1.2)


def goose(p: Burin, x: float, y: float, s: float = 1.0, flip: bool = False) -> None:
    with p.at(x, y, s, flip=flip):
        p.cut("0,-8 -2,0", "6,-8 6,0", w=3, ws=(1, 1), col="ochre")
        p.form("-18,-18 -10,-26 10,-28 26,-34! 26,-18 12,-8 -6,-8", "white", 1.6, 0.9)
        p.form("-8,-20 -14,-32 -12,-46 -16,-54 -24,-54 -26,-48 -20,-44 -22,-30 -18,-16", "white", 1.5, 0.5)
        p.form("-25,-52! -34,-49! -25,-46", "ochre", 1.2, 0)
        p.dot(-21, -50, 1.5)
