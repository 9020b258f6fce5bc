"""Dog, lion, ox, ape and crayfish: each looking left unless it is told otherwise."""

from images.drawn.kit import ellipse
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.people.limbs import tube


def dog(p: Block, col: str = "sky", up: bool = True) -> None:
    """A dog looking left, its head lifted to bay; feet at y = 80, about 190 long."""
    for s in ("44,20 60,50 50,78", "-40,20 -46,50 -44,78", "62,10 80,44 74,78", "-58,16 -66,46 -70,78"):
        tube(p, s, (30, 18, 14), col)
    for x in (48, -48, 72, -74):
        p.shape([(x + 10, 70, 1), (x + 10, 86, 1), (x - 18, 86, 1), (x - 10, 72)], col, 3.4)
    tube(p, "70,-6 108,-30 104,-66 120,-80", (18, 14, 10, 5), col)
    sh = p.shape("-70,-18 -76,12 -54,34 0,26 40,38 78,22 84,-8 60,-30 0,-28 -40,-44", col)
    p.shade(sh, (82, 0), (40, 36), L=14, gap=9)
    with p.at(-66, -34, rot=34 if up else 0):
        tube(p, "14,26 0,0 -10,-14", (48, 42, 40), col)
        p.shape("16,-34 -14,-44 -34,-30! -66,-22 -74,-10! -66,2! -40,4! -64,16 -60,24! -30,22 0,14 18,-6", col)
        p.shape("10,-36! 34,-34 38,-4 26,8! 12,-8", "red", 3.6)
        p.dot(-22, -18, 4.6)
        p.dot(-72, -12, 5)
        p.shape("-40,6! -62,14 -58,20! -34,16!", "red", 2.6)


def lion(p: Block, col: str = "yellow") -> None:
    """A lion's head and mane from the front, about 150 wide round 0,0."""
    p.shape(
        "-60,-50! -48,-70 -26,-66! -14,-84 14,-84 26,-66! 48,-70 60,-50! 78,-36 70,-10! 84,10 70,30! 72,56 48,62! 34,84 0,78! "
        "-34,84 -48,62! -72,56 -70,30! -84,10 -70,-10! -78,-36",
        "brown",
    )
    for s in ("-50,-40 -40,-20", "50,-40 40,-20", "-64,10 -46,10", "64,10 46,10", "-48,48 -38,34", "48,48 38,34"):
        p.brush(s, (1, 0.3), 4.4)
    p.shape("-40,-34 -20,-48 20,-48 40,-34 42,0 30,34 0,52 -30,34 -42,0", col)
    for x in (-20, 20):
        p.shape(None, "paper", 2.8, pts=ellipse(x, -14, 10, 7))
        p.dot(x, -13, 4.4)
        p.brush([(x - 13, -24), (x, -29), (x + 13, -24)], (0.5, 1, 0.5), 4)
    p.shape("-13,6! 13,6! 0,22!", "ink", 2)
    p.brush("0,22 -4,34 -20,34", (1, 1, 0.3), 3.4)
    p.brush("0,22 4,34 20,34", (1, 1, 0.3), 3.4)


def ox(p: Block, col: str = "flesh") -> None:
    """An ox's head from the front, horned, about 130 wide."""
    for _ in p.mirrored():
        p.shape("26,-40! 50,-50 66,-74 60,-96! 84,-74 76,-40 40,-18!", "yellow", 4)
        p.shape("34,-20! 66,-24 76,-8! 54,2 34,-2!", col, 3.8)
    sh = p.shape("-34,-44 0,-54 34,-44 38,-10 28,40 20,62 0,70 -20,62 -28,40 -38,-10", col)
    p.shade(sh, (38, -10), (20, 60), L=12, gap=8)
    for x in (-20, 20):
        p.shape(None, "paper", 2.6, pts=ellipse(x, -14, 9, 7))
        p.dot(x, -13, 4.4)
    p.shape("-22,36 0,30 22,36 20,60 0,66 -20,60", "blush", 3.4)
    for x in (-10, 10):
        p.dot(x, 46, 4)
    p.brush("-14,-38 0,-30 14,-38", (0.3, 1, 0.3), 3.4)


def ape(p: Block, col: str, crowned: bool = False) -> None:
    """A beast of the wheel, crouching upright about 0,0 and looking left: long ears, a tail, a kilt."""
    tube(p, "34,40 70,30 76,-10 92,-20", (14, 12, 9, 5), col)
    tube(p, "6,30 -30,62 -4,96", (46, 34, 22), col, cap=True)
    tube(p, "14,34 44,72 28,98", (44, 32, 20), col, cap=True)
    for x in (-8, 24):
        p.shape([(x + 12, 90, 1), (x + 12, 106, 1), (x - 28, 106, 1), (x - 14, 92)], col, 3.4)
    sh = p.shape("-22,-42 -36,-10 -30,34 0,46 34,40 42,0 28,-40", col)
    p.shade(sh, (42, 0), (30, 38), L=12, gap=8)
    p.shape("-34,18! 0,28 40,20! 48,52! 0,62 -40,50!", "red" if col != "red" else "blue", 3.8)
    with p.at(-6, -72):
        for _ in p.mirrored():
            p.shape("16,-18! 40,-40 50,-26 26,4!", col, 3.6)
        p.shape("-26,-26 0,-36 26,-26 30,6 16,34 -16,34 -30,6", col)
        p.shape("-20,10 0,2 20,10 14,32 -14,32", "flesh", 3.2)
        for x in (-11, 11):
            p.dot(x, -8, 4.4)
        p.brush("-9,22 0,25 9,22", (0.5, 1, 0.5), 3)
        if crowned:
            p.shape("-28,-26! -34,-56! -16,-42! 0,-62! 16,-42! 34,-56! 28,-26! 0,-32", "yellow", 3.8)


def crayfish(p: Block, col: str = "red") -> None:
    """A crayfish from above, its claws upward; about 130 wide and 200 high."""
    for _ in p.mirrored():
        for y in (-6, 12, 30):
            p.brush([(14, y), (46, y + 4), (58, y + 24)], (1, 0.9, 0.4), 5)
        tube(p, "16,-30 44,-52 44,-84", (16, 14, 14), col)
        p.shape("34,-80! 28,-110 44,-134! 48,-112! 62,-130 64,-104 54,-78!", col, 3.8)
        p.brush("8,-52 20,-96", (1, 0.2), 3)
    sh = p.shape("-24,-40 0,-62 24,-40 26,10 16,40 -16,40 -26,10", col)
    for i, y in enumerate((42, 58, 74)):
        p.shape([(-20 + i * 3, y), (20 - i * 3, y), (18 - i * 3, y + 16), (-18 + i * 3, y + 16)], col, 3.6)
    p.shape("-8,90! -30,104 -26,122 0,112 26,122 30,104 8,90!", col, 3.8)
    p.shade(sh, (26, 0), (16, 38), L=12, gap=8)
    for x in (-9, 9):
        p.dot(x, -44, 4)
