"""Children: men and women made small, with larger heads."""

import dataclasses

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.men import Man, man
from images.drawn.french.parts.people.women import Woman, woman


def child(p: Burin, x: float, y: float, its: Man | Woman, s: float = 0.6, flip: bool = False) -> None:
    """A child: the head larger against its body."""
    bigger = dataclasses.replace(its, head=dataclasses.replace(its.head, size=1.32, age="child"))
    if isinstance(bigger, Man):
        man(p, x, y, bigger, s, flip)
    else:
        woman(p, x, y, bigger, s, flip)
