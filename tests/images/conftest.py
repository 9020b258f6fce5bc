"""The whole drawn pack, once, for the tests that look at it."""

import pytest
from PIL import Image

from images.drawn import codes
from images.drawn.gather import recipe
from images.drawn.recipe import picture


@pytest.fixture(scope="session")
def drawn() -> dict[str, Image.Image]:
    """Every card and the back, RGBA, 480 x 1000, drawn twice instead of four times too large; twins share a seed."""
    first = {id(recipe(code)): code for code in reversed(codes())}
    return {code: picture(recipe(code), first[id(recipe(code))], 480, oversize=2) for code in codes()}
