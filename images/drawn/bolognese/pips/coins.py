"""The coins."""

from images.drawn.kit import Pen
from images.drawn.parts import coin
from images.drawn.recipe import Recipe


def six_coins(p: Pen) -> None:
    for x in (146, 334):
        for y in (132, 500, 868):
            with p.at(x, y):
                coin(p, 78)


CARDS = {"D6": Recipe(full=six_coins, marks={"coins": (68, 54, 344, 892)})}
