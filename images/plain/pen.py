"""The pen that fills and strokes outlines on a supersampled sheet, placed, sized and turned at will."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import cos, hypot, radians, sin

from PIL import Image, ImageDraw

from images.plain.curves import Path, Point, arc, box

UNITS = 480
"""Every card is this many units wide, whatever its width in pixels."""
CORNER = 26
PAPER = "#fffdf7"
EDGE = "#8f8472"


class Sheet:
    """A blank card of ``height`` units, to be handed out ``width`` pixels wide."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.grain = 3 if width > 300 else 4
        self.scale = width * self.grain / UNITS
        self.image = Image.new("RGB", (width * self.grain, round(height * self.scale)), PAPER)
        self.draw = ImageDraw.Draw(self.image)

    def pen(self, ink: str) -> Pen:
        return Pen(self, ink)

    def finished(self) -> Image.Image:
        """The card: rounded corners in alpha, a hairline round the edge."""
        half = 1.5
        outline = box(half, half, UNITS - half, self.height - half, CORNER - half)
        self.pen(EDGE).line([*outline, outline[0]], 3)
        mask = Image.new("L", self.image.size, 0)
        shape = box(0, 0, UNITS, self.height, CORNER)
        ImageDraw.Draw(mask).polygon([(x * self.scale, y * self.scale) for x, y in shape], fill=255)
        size = (self.width, round(self.height * self.width / UNITS))
        card = self.image.resize(size, Image.Resampling.BOX).convert("RGBA")
        card.putalpha(mask.resize(size, Image.Resampling.BOX))
        return card


@dataclass(frozen=True)
class Pen:
    """Draws in its own coordinates: origin (``x``, ``y``), ``size`` units to one, turned ``turn`` degrees."""

    sheet: Sheet
    ink: str
    x: float = 0
    y: float = 0
    size: float = 1
    turn: float = 0
    ground: str = PAPER

    def at(self, x: float, y: float, size: float = 1, turn: float = 0) -> Pen:
        """A pen whose origin is this pen's point (x, y)."""
        px, py = self.place((x, y))
        return replace(self, x=px, y=py, size=self.size * size, turn=self.turn + turn)

    def dipped(self, ink: str) -> Pen:
        return replace(self, ink=ink)

    @property
    def paper(self) -> Pen:
        """The same pen in the colour of the ground: it cuts out what was filled."""
        return self.dipped(self.ground)

    @property
    def reversed(self) -> Pen:
        """Paper on ink, for what stands on a dark corner."""
        return replace(self, ink=self.ground, ground=self.ink)

    def place(self, point: Point) -> Point:
        """A point of this pen in card units."""
        c, s = cos(radians(self.turn)), sin(radians(self.turn))
        x, y = point[0] * self.size, point[1] * self.size
        return self.x + x * c - y * s, self.y + x * s + y * c

    def fill(self, path: Sequence[Point]) -> None:
        scale = self.sheet.scale
        self.sheet.draw.polygon([(x * scale, y * scale) for x, y in map(self.place, path)], fill=self.ink)

    def disc(self, x: float, y: float, radius: float) -> None:
        self.fill(arc(x, y, radius, radius))

    def ring(self, x: float, y: float, radius: float, width: float) -> None:
        self.line(arc(x, y, radius, radius), width)

    def line(self, path: Sequence[Point], width: float, round_ends: bool = False) -> None:
        """A stroke of even width: gentle bends mitred, sharp ones round, ends square unless asked."""
        knots = [p for i, p in enumerate(path) if i == 0 or p != path[i - 1]]
        closed = len(knots) > 2 and hypot(knots[0][0] - knots[-1][0], knots[0][1] - knots[-1][1]) < 1e-9
        ways = [_way(p, q) for p, q in pairwise(knots)]
        half = width / 2
        sides: list[Point] = []
        for i in range(len(knots)):
            first, last = i == 0 and not closed, i == len(knots) - 1 and not closed
            before = ways[0] if first else ways[i - 1]
            after = ways[-1] if last else ways[i % len(ways)]
            if (first or last) and round_ends:
                self.disc(*knots[i], half)
            level = 1 + before[0] * after[0] + before[1] * after[1]
            if level < 1.2:
                self.disc(*knots[i], half)
            sides.append(
                (-(before[1] + after[1]) / level * half, (before[0] + after[0]) / level * half)
                if level >= 1.2
                else (0.0, 0.0)
            )
        for i, way in enumerate(ways):
            square = (-way[1] * half, way[0] * half)
            (ax, ay), (bx, by) = (side if side != (0.0, 0.0) else square for side in sides[i : i + 2])
            (x1, y1), (x2, y2) = knots[i], knots[i + 1]
            self.fill([(x1 + ax, y1 + ay), (x2 + bx, y2 + by), (x2 - bx, y2 - by), (x1 - ax, y1 - ay)])

    def lines(self, paths: Sequence[Path], width: float, round_ends: bool = False) -> None:
        for path in paths:
            self.line(path, width, round_ends)


def _way(start: Point, end: Point) -> Point:
    """The direction from one point to the next, one unit long."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length
