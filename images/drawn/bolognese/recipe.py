"""A card's recipe and the way it becomes a picture: half a card and its turned copy, or a whole one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PIL import Image

from images.drawn.finish import finish
from images.drawn.kit import EDGE, SEAM, WIDTH, Op, Pen

from .raster import CANVAS, Sheet

Paint = Callable[[Pen], None]
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Recipe:
    """How to draw a card, in card units (480 x 1000).

    `draw` paints the upper half, cut off at the seam (y = 500); the lower half is its half-turned copy. `under`
    paints once before the halves, `mid` once after them, over the seam. `full` replaces `draw` on cards whose
    two halves differ. `marks` names the boxes (x, y, width, height) of the features that tell the card.
    """

    draw: Paint | None = None
    mid: Paint | None = None
    full: Paint | None = None
    under: Paint | None = None
    marks: Mapping[str, Box] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if (self.draw is None) == (self.full is None):
            raise ValueError("a recipe has either draw (the upper half) or full (the whole card)")


def draw_lists(recipe: Recipe, seed: str) -> dict[str, list[Op]]:
    """The draw list of each part of the recipe; the same seed gives the same lists."""
    lists: dict[str, list[Op]] = {}
    parts = {"under": recipe.under, "full": recipe.full, "draw": recipe.draw, "mid": recipe.mid}
    for name, paint in parts.items():
        if paint is not None:
            pen = Pen(seed if name in ("draw", "full") else f"{seed} {name}")
            paint(pen)
            lists[name] = pen.ops
    return lists


def picture(recipe: Recipe, seed: str, width: int, oversize: int | None = None) -> Image.Image:
    """The card, RGBA, width pixels wide, drawn oversize times as large and reduced (about 1920 pixels wide)."""
    if width < 1:
        raise ValueError(f"a card cannot be {width} pixels wide")
    oversize = oversize or max(2, CANVAS // width)
    lists = draw_lists(recipe, seed)
    scale = round(width * oversize / 2) * 2 / WIDTH
    card = Sheet(scale)
    card.paint(lists.get("under", []))
    card.paint(lists.get("full", []))
    if "draw" in lists:
        wide, high = card.image.size
        top = card.image.crop((0, 0, wide, high // 2))
        half = Sheet(scale, SEAM, top)
        half.paint(lists["draw"])
        card.image.paste(half.image, (0, 0))
        card.image.paste(half.image.rotate(180), (0, high - half.image.height))
    card.paint(lists.get("mid", []))
    return finish(card.image, width, EDGE)
