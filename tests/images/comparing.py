"""How far apart pictures are: the mean absolute difference of their colours, 0 to 255."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy
from PIL import Image


def apart(a: Image.Image, b: Image.Image) -> float:
    """How far apart two pictures of one size are; what is clear counts by its colour."""
    return float(numpy.abs(_colours(a) - _colours(b)).mean())


def each_two(pictures: Mapping[str, Image.Image]) -> Iterator[tuple[str, str, float]]:
    """Every two of these pictures, all of one size, and how far apart they are."""
    names = list(pictures)
    colours = numpy.stack([_colours(pictures[name]).ravel() for name in names])
    for place, name in enumerate(names):
        further = numpy.abs(colours[place + 1 :] - colours[place]).mean(axis=1)
        for other, far in zip(names[place + 1 :], further, strict=True):
            yield name, other, float(far)


def _colours(picture: Image.Image) -> numpy.ndarray:
    return numpy.asarray(picture.convert("RGB"), dtype=numpy.int16)
