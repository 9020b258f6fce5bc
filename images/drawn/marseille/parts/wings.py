"""Wings of feathers and of bats, spread at both sides of whoever wears them."""

from images.drawn.sicilian.hand import Block


def feathered(p: Block, x: float, y: float, s: float = 1.0, inner: str = "red", outer: str = "sky") -> None:
    """A pair of wings raised from the shoulders at x, y, each about 170 wide."""
    for way in (-1, 1):
        with p.at(x, y, s, flip=way < 0):
            sh = p.shape(
                "30,10! 40,-60 84,-118 140,-128 168,-100! 176,-70 172,-40! 178,-8 168,20! 166,52 150,78! "
                "142,104 120,120! 96,96 64,70 30,60!",
                outer,
            )
            for s_ in (
                "60,-10 120,-60 166,-96",
                "62,4 120,-26 170,-38",
                "62,20 116,10 166,20",
                "58,34 106,44 148,74",
                "50,44 88,72 118,114",
            ):
                p.brush(s_, (0.3, 1, 1), 4)
            p.shape("28,6! 38,-44 70,-92 112,-108! 104,-72 108,-40! 92,-20 96,6! 76,20 74,44! 50,44 30,50!", inner, 3.8)
            for s_ in ("42,-20 58,-58 84,-84", "46,4 66,-26 92,-46", "46,26 60,10 80,4"):
                p.brush(s_, (0.3, 1, 0.4), 3.4)
            p.shade(sh, (168, 20), (120, 118), L=16, gap=9)


def bats(p: Block, x: float, y: float, s: float = 1.0, col: str = "blue") -> None:
    """A pair of a bat's wings."""
    for way in (-1, 1):
        with p.at(x, y, s, flip=way < 0):
            sh = p.shape(
                "34,6! 54,-60 100,-112 150,-140! 160,-146 158,-128! 186,-70 190,10! 168,-12 150,-4! 142,32! "
                "120,10 98,20! 88,60! 70,36 32,50!",
                col,
            )
            for s_ in ("44,0 100,-50 154,-130", "60,8 120,-20 186,4", "54,20 96,10 142,28", "46,32 66,36 87,56"):
                p.brush(s_, (1, 0.8, 0.5), 4)
            p.shade(sh, (188, -40), (142, 28), L=14, gap=9)
