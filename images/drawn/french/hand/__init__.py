"""The hand that engraved the French pack: its burin, its tints, its numerals."""

from .burin import Burin
from .colours import EDGE, HEIGHT, INKS, SHADE, WIDTH
from .types import numeral

__all__ = ["EDGE", "HEIGHT", "INKS", "SHADE", "WIDTH", "Burin", "numeral"]
