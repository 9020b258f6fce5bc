"""The press: colours brushed on through stencils that never lie quite true, then the black of the block over them."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PIL import Image, ImageDraw

from images.drawn.finish import finish
from images.drawn.kit import Line, Op, Point, Points

from .card import Card
from .hand import EDGE, HEIGHT, INKS, WIDTH, Block
from .hand.colours import BARE, KEY

CANVAS = 1920
"""Pixels across when printing: four times a card of 480."""
SLACK = (1.3, 3.3)
"""How far a stencil lies off, in card units: the least and the most."""

Layer = Image.Image


@dataclass(frozen=True)
class Stock:
    """What a pack is printed with: its colours, the height of its card in card units, the colour of its edge."""

    inks: Mapping[str, str] = field(default_factory=lambda: INKS)
    height: int = HEIGHT
    edge: str = EDGE


SICILIAN = Stock()


def register(seed: str, inks: Mapping[str, str] = INKS) -> Mapping[str, Point]:
    """By how much each stencil of this card is off: an ink's name to a shift in card units."""
    rng = random.Random(f"{seed} register")
    shifts: dict[str, Point] = {}
    for ink in inks:
        far, towards = rng.uniform(*SLACK), rng.choice(((0.8, 0.6), (-0.8, 0.6), (0.6, -0.8), (-0.6, -0.8), (1, 0.1)))
        shifts[ink] = (far * towards[0], far * towards[1])
    return shifts | {"flesh": (shifts["flesh"][0] * 0.6, shifts["flesh"][1] * 0.6), KEY: (0, 0), BARE: (0, 0)}


class Press:
    """Two layers in card units, colour and block. Bare paper clears both, ink goes to the block, the rest to the colour."""

    def __init__(self, scale: float, shifts: Mapping[str, Point], stock: Stock = SICILIAN) -> None:
        size = (round(WIDTH * scale), round(stock.height * scale))
        self.scale, self.shifts, self.inks = scale, shifts, stock.inks
        self.colour, self.key = Image.new("RGB", size, self.inks[BARE]), Image.new("L", size, 0)
        self._below: list[tuple[Layer, Layer, tuple[int, int], Image.Image]] = []
        self._corner = (0, 0)

    def _px(self, pts: Points, shift: Point = (0, 0)) -> Line:
        k, (x0, y0), (dx, dy) = self.scale, self._corner, shift
        return [((p[0] + dx) * k - x0, (p[1] + dy) * k - y0) for p in pts]

    def print(self, ops: Sequence[Op]) -> Image.Image:
        """The whole draw list; every push needs its pop."""
        for op in ops:
            if op[0] == "fill":
                self._fill(op[1], op[2])
            elif op[0] == "stroke":
                self._stroke(op[1], op[2], op[3], op[4])
            elif op[0] == "push":
                self._push(op[1])
            else:
                self._pop()
        self.colour.paste(self.inks[KEY], (0, 0, *self.colour.size), self.key)
        return self.colour

    def _fill(self, pts: Points, ink: str) -> None:
        if len(pts) < 3:
            return
        at = self._px(pts, self.shifts[ink])
        if ink != KEY:
            ImageDraw.Draw(self.colour).polygon(at, fill=self.inks[ink])
        if ink in (KEY, BARE):
            ImageDraw.Draw(self.key).polygon(at, fill=255 if ink == KEY else 0)

    def _stroke(self, pts: Points, w: float, ink: str, closed: bool) -> None:
        at = self._px([*pts, pts[0]] if closed else pts, self.shifts[ink])
        wide, r = max(1, round(w * self.scale)), w * self.scale / 2
        layers: list[tuple[Layer, int | str]] = []
        if ink in (KEY, BARE):
            layers.append((self.key, 255 if ink == KEY else 0))
        if ink != KEY:
            layers.append((self.colour, self.inks[ink]))
        for layer, value in layers:
            pen = ImageDraw.Draw(layer)
            pen.line(at, fill=value, width=wide, joint="curve")
            for x, y in (at[0], at[-1]):
                pen.ellipse((x - r, y - r, x + r, y + r), fill=value)

    def _push(self, clip: Points) -> None:
        pts = self._px(clip)
        wide, high = self.key.size
        x0, y0 = max(0, int(min(x for x, _ in pts))), max(0, int(min(y for _, y in pts)))
        x1, y1 = min(wide, int(max(x for x, _ in pts)) + 2), min(high, int(max(y for _, y in pts)) + 2)
        box = (x0, y0, max(x0 + 1, x1), max(y0 + 1, y1))
        mask = Image.new("L", (box[2] - box[0], box[3] - box[1]), 0)
        ImageDraw.Draw(mask).polygon([(x - x0, y - y0) for x, y in pts], fill=255)
        self._below.append((self.colour, self.key, self._corner, mask))
        self.colour, self.key = self.colour.crop(box), self.key.crop(box)
        self._corner = (self._corner[0] + x0, self._corner[1] + y0)

    def _pop(self) -> None:
        colour, key, corner = self.colour, self.key, self._corner
        self.colour, self.key, self._corner, mask = self._below.pop()
        at = (corner[0] - self._corner[0], corner[1] - self._corner[1])
        self.colour.paste(colour, at, mask)
        self.key.paste(key, at, mask)


def cut(card: Card, seed: str) -> list[Op]:
    """The draw list of a card; the same seed gives the same list."""
    block = Block(seed)
    card.draw(block)
    return block.ops


def picture(card: Card, seed: str, width: int, oversize: int | None = None, stock: Stock = SICILIAN) -> Image.Image:
    """The card, RGBA, width pixels wide, printed oversize times as large and reduced (about 1920 pixels wide)."""
    if width < 1:
        raise ValueError(f"a card cannot be {width} pixels wide")
    oversize = oversize or max(2, CANVAS // width)
    shifts = register(seed, stock.inks) if card.loose else dict.fromkeys(stock.inks, (0.0, 0.0))
    press = Press(round(width * oversize / 2) * 2 / WIDTH, shifts, stock)
    return finish(press.print(cut(card, seed)), width, stock.edge)
