"""Draw lists to pictures: Pillow, several times too large."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from images.drawn.kit import HEIGHT, INKS, WIDTH, Line, Op, Points, colour

CANVAS = 1920
"""Pixels across when drawing: four times a card of 480, eight times one of 240."""


class Sheet:
    """A canvas in card units; clips are layers of their own bounding box, so they cost what they cover."""

    def __init__(self, scale: float, height: float = HEIGHT, ground: Image.Image | None = None) -> None:
        size = (round(WIDTH * scale), round(height * scale))
        self.scale = scale
        self.image = ground.copy() if ground else Image.new("RGB", size, INKS["paper"])
        self._layers: list[tuple[Image.Image, tuple[int, int], Image.Image]] = []
        self._corner = (0, 0)
        self._draw = ImageDraw.Draw(self.image)

    def _px(self, pts: Points) -> Line:
        k, (x0, y0) = self.scale, self._corner
        return [(p[0] * k - x0, p[1] * k - y0) for p in pts]

    def paint(self, ops: Sequence[Op]) -> None:
        """Apply a draw list; every push needs its pop."""
        for op in ops:
            if op[0] == "fill":
                if len(op[1]) > 2:
                    self._draw.polygon(self._px(op[1]), fill=colour(op[2]))
            elif op[0] == "stroke":
                self._stroke(self._px(op[1]), op[2] * self.scale, colour(op[3]), op[4])
            elif op[0] == "push":
                self._push(op[1])
            else:
                self._pop()

    def _stroke(self, pts: Line, w: float, col: str, closed: bool) -> None:
        if len(pts) < 2:
            return
        if closed:
            pts = [*pts, pts[0]]
        self._draw.line(pts, fill=col, width=max(1, round(w)), joint="curve")
        r = w / 2
        for x, y in (pts[0], pts[-1]):
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=col)

    def _push(self, clip: Points) -> None:
        pts = self._px(clip)
        wide, high = self.image.size
        x0, y0 = max(0, int(min(x for x, _ in pts))), max(0, int(min(y for _, y in pts)))
        x1, y1 = min(wide, int(max(x for x, _ in pts)) + 2), min(high, int(max(y for _, y in pts)) + 2)
        box = (x0, y0, max(x0 + 1, x1), max(y0 + 1, y1))
        mask = Image.new("L", (box[2] - box[0], box[3] - box[1]), 0)
        ImageDraw.Draw(mask).polygon([(x - x0, y - y0) for x, y in pts], fill=255)
        self._layers.append((self.image, self._corner, mask))
        self.image = self.image.crop(box)
        self._corner = (self._corner[0] + x0, self._corner[1] + y0)
        self._draw = ImageDraw.Draw(self.image)

    def _pop(self) -> None:
        layer, corner = self.image, self._corner
        self.image, self._corner, mask = self._layers.pop()
        self.image.paste(layer, (corner[0] - self._corner[0], corner[1] - self._corner[1]), mask)
        self._draw = ImageDraw.Draw(self.image)
