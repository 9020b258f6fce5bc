"""The hand that cut the Sicilian pack: its knife, its stencils, its letters."""

from .block import Block
from .colours import EDGE, HEIGHT, INKS, WIDTH
from .letters import numeral, word

__all__ = ["EDGE", "HEIGHT", "INKS", "WIDTH", "Block", "numeral", "word"]
