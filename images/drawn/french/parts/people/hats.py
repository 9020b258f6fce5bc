"""What is worn on heads: in town, in the country, by those who play the fool, and crowns."""

from images.drawn.french.hand import Burin


def hat(p: Burin, kind: str, tint: str = "coal", band: str = "", t: float = 0.0) -> None:
    """On a head with its middle at 0,0; t is the turn of the head."""
    HATS[kind](p, tint, band or "ink", t)


def top(p: Burin, tint: str, band: str, t: float) -> None:
    p.form(f"-15,-17! {-17 - t},-34 -19,-50! 0,-53 19,-50! {17 - t},-34 15,-17! 0,-13", tint, 2, 0.9)
    p.cut("-10,-47 -9,-34 -9,-24", w=2.2, col="slate" if tint == "coal" else "white")
    p.form("-15.4,-22 0,-18 15.4,-22 15,-16 0,-12 -15,-16", band, 0, 0)
    p.form("-25,-17! -14,-13 0,-10.6 14,-13 25,-17! 16,-15.6 0,-14.4 -16,-15.6", tint, 1.8, 0)


def bowler(p: Burin, tint: str, band: str, t: float) -> None:
    p.form("-16,-15! -17,-27 -8,-36 8,-36 17,-27 16,-15! 0,-12", tint, 2, 0.9)
    p.cut("-11,-28 -5,-33", w=2, col="slate")
    p.form("-23,-16 -14,-12 0,-10 14,-12 23,-16 14,-15 0,-13.6 -14,-15", band, 1.6, 0)


def kepi(p: Burin, tint: str, band: str, t: float) -> None:
    p.form(f"-16,-14! {-14 + 2 * t},-32! {2 + 5 * t},-36 {14 + 3 * t},-31! 16,-14! 0,-11", tint, 2, 0.8)
    p.form("-16,-20! 0,-16.6 16,-20! 16,-14! 0,-10.6 -16,-14!", band if band != "ink" else "navy", 1.4, 0)
    x = 8 * t
    p.form(
        [(x - 15, -13, 1), (x, -10), (x + 15, -13, 1), (x + 12 + 4 * t, -7.4), (x, -5.6), (x - 12 + 4 * t, -7.4)],
        "ink",
        1.4,
        0,
    )
    p.dot(x, -24, 2.6, "yellow", 1.1)


def straw(p: Burin, tint: str, band: str, t: float) -> None:
    """A wide straw hat, in the field and on the water."""
    p.form("-15,-16! -14,-30 0,-35 14,-30 15,-16! 0,-12", tint, 1.9, 0.8)
    p.form("-15.4,-22 0,-18 15.4,-22 15.2,-15.6 0,-11.6 -15.2,-15.6", band, 1.2, 0)
    p.form("-31,-14 -14,-19 -15,-15! 0,-12 15,-15! 14,-19 31,-14 16,-8 0,-6.6 -16,-8", tint, 1.8, 0.4)
    p.cut("-25,-13 -14,-10 0,-8.8", "8,-9 18,-11 26,-13", w=0.9, col="brown")


def boater(p: Burin, tint: str, band: str, t: float) -> None:
    p.form("-14,-15! -14,-28! 0,-30 14,-28! 14,-15! 0,-12", tint, 1.9, 0.7)
    p.form("-14.4,-21 0,-18 14.4,-21 14.4,-15 0,-11.6 -14.4,-15", band, 1.2, 0)
    p.form("-23,-15! 0,-10 23,-15! 22,-11 0,-7 -22,-11", tint, 1.7, 0.3)


def bonnet(p: Burin, tint: str, band: str, t: float) -> None:
    """A lady's bonnet, its brim round the face, tied under the chin."""
    p.form(
        "-14,-14! -16,-4 -15,8 -21,4 -23,-10 -18,-24 -6,-33 8,-33 19,-24 23,-10 21,4 15,8 16,-4 14,-14! 8,-20 -8,-20",
        tint,
        1.9,
        0.7,
    )
    p.cut("-15,-16 -18,-6 -17,4", "-9,-22 0,-24.6 9,-22", "15,-16 18,-6 17,4", w=1.2)
    p.form("-16,6! -8,19 2,24 10,20 16,6! 12,16 2,21 -7,16", band, 1.2, 0)
    p.form("2,22! -8,24 -12,34! -4,32 3,25 10,34! 14,28 6,22", band, 1.2, 0)
    for x, y in ((-13, -25), (-6, -31), (-17, -18)):
        p.dot(x, y, 3.6, "red" if band != "red" else "yellow", 1.1)


def toque(p: Burin, tint: str, band: str, t: float) -> None:
    """A small hat tipped over the brow, with a feather."""
    with p.at(2 * t, -21, rot=-6 if t >= 0 else 6):
        p.form("-15,3! -15,-5 -6,-10 8,-9 15,-3 14,3! 0,6", tint, 1.8, 0.7)
        p.form("-18,4! 0,1 18,3! 10,7 0,8 -12,7.6", band if band != "ink" else tint, 1.4, 0)
        plume(p, 8, -6, 26, 62, "white")


def cap(p: Burin, tint: str, band: str, t: float) -> None:
    """A working man's or a schoolboy's cap."""
    p.form("-16,-13! -19,-22 -12,-32 4,-33 17,-28 20,-20 16,-13! 0,-11", tint, 1.9, 0.8)
    x = 9 * t
    p.form(
        [(x - 13, -13.4, 1), (x, -11), (x + 13, -13.4, 1), (x + 13 + 3 * t, -8.6), (x, -6.4), (x - 11, -8.4)],
        tint,
        1.5,
        0.4,
    )
    p.cut("-12,-20 -2,-23 10,-20", w=1.1)


def beret(p: Burin, tint: str, band: str, t: float) -> None:
    p.form("-16,-13! -24,-20 -16,-30 2,-34 18,-29 23,-20 16,-13! 0,-11.6", tint, 1.9, 0.9)
    p.cut("-16,-14.6 0,-12.8 16,-14.6", w=2.2, ws=(1, 1))
    p.dot(2, -34, 2.2, tint, 1)


def scarf(p: Burin, tint: str, band: str, t: float) -> None:
    """A kerchief tied behind, as women in the fields wear it."""
    p.form("-15.6,-8 -17.5,2 -21,-4 -20,-18 -10,-29 8,-29 19,-19 20,-4 17,2 15.6,-8 8,-17 -8,-17", tint, 1.9, 0.7)
    p.cut("-14,-13 -4,-22 10,-22", "-17,-8 -12,-18", w=1.1)
    for x, y in ((-15, -15), (-5, -24), (7, -24), (16, -14)):
        p.dot(x, y, 1.7, band if band != "ink" else "white")


def coif(p: Burin, tint: str, band: str, t: float) -> None:
    """A white cap with a frill: nurses, cooks, grandmothers, country brides."""
    p.form("-16,-4 -21,-10 -20,-24 -6,-34 8,-34 20,-24 21,-10 16,-4 13,-15 0,-19 -13,-15", "white", 1.8, 0.7)
    for x, y in ((-16, -8), (-13.6, -15), (-8, -19.4), (0, -21), (8, -19.4), (13.6, -15), (16, -8)):
        p.form([(x - 3, y), (x, y - 3), (x + 3, y), (x, y + 3)], "white", 1.1, 0.3)
    if band != "ink":
        p.form("-18,-20! 0,-27 18,-20! 18,-24 0,-31 -18,-24", band, 1.2, 0)


def chef(p: Burin, tint: str, band: str, t: float) -> None:
    p.form("-14,-14! -16,-27 -24,-36 -14,-46 0,-49 14,-46 24,-36 16,-27 14,-14! 0,-11", "white", 1.9, 0.8)
    p.cut("-8,-16 -9,-28", "0,-15 0,-30", "8,-16 9,-28", w=1.2)


def tricorne(p: Burin, tint: str, band: str, t: float) -> None:
    p.form("-29,-13! -16,-24 -8,-33 8,-34 16,-25 29,-13! 12,-17 0,-10 -12,-17", tint, 1.9, 0.6)
    p.cut("-27,-13.6 -12,-18 0,-12 12,-18 27,-13.6", w=2, ws=(0.8, 1, 0.8), col=band)


def cone(p: Burin, tint: str, band: str, t: float) -> None:
    """Pagliaccio's pointed felt."""
    p.form(f"-15,-15! {-4 + 4 * t},-48 {4 + 8 * t},-62! {8 + 3 * t},-44 15,-15! 0,-11", tint, 1.9, 1)
    for y in (-24, -38):
        p.dot(4 * t * (y / -40), y, 4.4, band, 1.3)


def motley(p: Burin, tint: str, band: str, t: float) -> None:
    """The fool's hood: ears with bells."""
    p.form(
        "-15.6,-6 -17.5,8 -13,20 -22,16 -25,-2 -20,-20 0,-29 20,-20 25,-2 22,16 13,20 17.5,8 15.6,-6 8,-18 -8,-18",
        tint,
        1.9,
        0.6,
    )
    p.form("-18,-20! -26,-38 -44,-40 -50,-26! -40,-31 -30,-24 -22,-8!", band, 1.9, 0.8)
    p.form("18,-20! 26,-38 44,-40 50,-26! 40,-31 30,-24 22,-8!", band, 1.9, 0.8)
    p.form(f"-12,-25! {-4 + 6 * t},-44 {6 * t},-50! {5 + 5 * t},-42 12,-25! 0,-29", "yellow", 1.9, 0.8)
    for x, y in ((-51, -22), (51, -22), (6 * t, -54)):
        p.dot(x, y, 5, "yellow", 1.6)
        p.cut([(x - 2.4, y + 1), (x + 2.4, y + 1)], w=1.1)


def wreath(p: Burin, tint: str, band: str, t: float) -> None:
    for i, (x, y) in enumerate(((-17, -13), (-12, -19), (-6, -22), (0, -23.4), (6, -22), (12, -19), (17, -13))):
        p.form(
            [(x - 4, y), (x, y - 5), (x + 4, y), (x, y + 3)],
            ("green", "red", "yellow", "white")[i % 4] if tint == "coal" else tint,
            1.1,
            0.4,
        )


def helmet(p: Burin, tint: str, band: str, t: float) -> None:
    """A fireman's brass helmet."""
    p.form("-16,-12! -18,-24 -9,-35 9,-35 18,-24 16,-12! 0,-9", "yellow", 2, 1)
    p.form("-2,-36! -6,-42 8,-44 16,-34 18,-22! 10,-33 2,-36", "yellow", 1.6, 0.8)
    p.form("-22,-12! 0,-8 22,-12! 14,-15 0,-12.6 -14,-15", "yellow", 1.5, 0.5)
    p.dot(3 * t, -22, 4, "red", 1.2)


def plume(p: Burin, x: float, y: float, long: float, rot: float, tint: str) -> None:
    """A feather that starts at x, y."""
    with p.at(x, y, long / 30, rot=rot):
        p.form("0,0! -5,-12 -3,-26 8,-33 14,-29! 8,-26 9,-16 4,-5", tint, 1.5, 0.7)
        p.cut("0,0 1,-14 9,-29", "-3,-12 1,-14", "-2,-20 3,-22", "8,-16 3,-14", w=1.0)


def nightcap(p: Burin, tint: str, band: str, t: float) -> None:
    p.form("-16,-13! -15,-28 -2,-36 14,-34 26,-22 29,-6! 22,-18 16,-13! 0,-10", tint, 1.8, 0.8)
    p.dot(29, -3, 4, "white", 1.2)
    p.cut("-16,-14 0,-11 16,-14", w=2.4, ws=(1, 1))


HATS = {
    "top": top, "bowler": bowler, "kepi": kepi, "straw": straw, "boater": boater, "bonnet": bonnet, "toque": toque, "cap": cap,
    "beret": beret, "scarf": scarf, "coif": coif, "chef": chef, "tricorne": tricorne, "cone": cone, "motley": motley,
    "wreath": wreath, "helmet": helmet, "nightcap": nightcap,
}  # fmt: skip
