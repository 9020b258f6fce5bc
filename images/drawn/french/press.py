"""The press: each end of a card is printed by itself, then the two are laid together head to foot."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from images.drawn.finish import finish
from images.drawn.french.card import Card, Draw
from images.drawn.french.hand import EDGE, HEIGHT, INKS, WIDTH, Burin
from images.drawn.kit import Line, Op, Points

CANVAS = 1440
"""Pixels across when printing: three times a card of 480."""


class Plate:
    """One end of a card, as high as `reach` card units; clips nest."""

    def __init__(self, scale: float, reach: float) -> None:
        self.scale = scale
        self.image = Image.new("RGB", (round(WIDTH * scale), round(reach * scale)), INKS["paper"])
        self._pen = ImageDraw.Draw(self.image)
        self._corner = (0, 0)
        self._below: list[tuple[Image.Image, tuple[int, int], Image.Image]] = []

    def _px(self, pts: Points) -> Line:
        k, (x0, y0) = self.scale, self._corner
        return [(p[0] * k - x0, p[1] * k - y0) for p in pts]

    def print(self, ops: Sequence[Op]) -> Image.Image:
        """The whole draw list; every push needs its pop."""
        for op in ops:
            if op[0] == "fill":
                if len(op[1]) > 2:
                    self._pen.polygon(self._px(op[1]), fill=INKS[op[2]])
            elif op[0] == "stroke":
                pts = self._px([*op[1], op[1][0]] if op[4] else op[1])
                self._pen.line(pts, fill=INKS[op[3]], width=max(1, round(op[2] * self.scale)), joint="curve")
            elif op[0] == "push":
                self._push(op[1])
            else:
                self._pop()
        return self.image

    def _push(self, clip: Points) -> None:
        pts = self._px(clip)
        wide, high = self.image.size
        x0, y0 = max(0, int(min(x for x, _ in pts))), max(0, int(min(y for _, y in pts)))
        x1, y1 = min(wide, int(max(x for x, _ in pts)) + 2), min(high, int(max(y for _, y in pts)) + 2)
        box = (min(x0, wide - 1), min(y0, high - 1), max(x0 + 1, x1), max(y0 + 1, y1))
        mask = Image.new("1", (box[2] - box[0], box[3] - box[1]), 0)
        ImageDraw.Draw(mask).polygon([(x - box[0], y - box[1]) for x, y in pts], fill=1)
        self._below.append((self.image, self._corner, mask))
        self.image = self.image.crop(box)
        self._pen = ImageDraw.Draw(self.image)
        self._corner = (self._corner[0] + box[0], self._corner[1] + box[1])

    def _pop(self) -> None:
        image, corner = self.image, self._corner
        self.image, self._corner, mask = self._below.pop()
        self.image.paste(image, (corner[0] - self._corner[0], corner[1] - self._corner[1]), mask)
        self._pen = ImageDraw.Draw(self.image)


def engrave(draw: Draw, seed: str) -> list[Op]:
    """The draw list of one end; the same seed gives the same list."""
    burin = Burin(seed)
    draw(burin)
    return burin.ops


def picture(card: Card, seed: str, width: int, oversize: int | None = None) -> Image.Image:
    """The card, RGBA, width pixels wide, printed oversize times as large and reduced (about 1440 pixels wide)."""
    if width < 1:
        raise ValueError(f"a card cannot be {width} pixels wide")
    oversize = oversize or max(2, CANVAS // width)
    scale = round(width * oversize / 2) * 2 / WIDTH
    reach = HEIGHT / 2 + card.slant
    up = Plate(scale, reach).print(engrave(card.draw, seed))
    down = up if card.other is None else Plate(scale, reach).print(engrave(card.other, f"{seed} turned"))
    high, k = round(HEIGHT * scale / 2) * 2, card.slant * scale
    whole = Image.new("RGB", (up.width, high), INKS["paper"])
    whole.paste(down.rotate(180), (0, high - down.height))
    half = Image.new("1", up.size, 0)
    seam = [(0, 0), (up.width, 0), (up.width, high / 2 - k - 1), (0, high / 2 + k - 1)]
    ImageDraw.Draw(half).polygon(seam, fill=1)
    whole.paste(up, (0, 0), half)
    return finish(whole, width, EDGE)
