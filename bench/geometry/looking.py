"""One page at many sizes: what is looked at, and what was found wrong there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import dropwhile
from pathlib import Path

from playwright.sync_api import Page

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (320, 640), (360, 800), (390, 844), (568, 320), (844, 390), (683, 384), (911, 512),
    (768, 1024), (820, 1180), (1024, 768), (1366, 768), (1280, 720), (1920, 1080), (2560, 1440),
)  # fmt: skip
"""Telephones, two of them held sideways; a laptop's page enlarged to twice and to half as much again; tablets, laptops, desks."""
WALLS: tuple[Size, ...] = ((1920, 1080), (1280, 720), (1024, 768))
MOST = 4
"""So many faults of a screen at one size are told."""


def _script(name: str) -> str:
    """What is evaluated in a page, without the comment that it begins with."""
    lines = (Path(__file__).parent / name).read_text(encoding="utf-8").splitlines()
    return "\n".join(dropwhile(lambda line: not line or line.startswith("//"), lines)).rstrip()


_LAID_OUT, _WORDS, _SEATED = _script("laid_out.js"), _script("words.js"), _script("seated.js")
PAINTED = """() => new Promise((done) => {
  const again = (left) => requestAnimationFrame(() => setTimeout(() => (left ? again(left - 1) : done())));
  again(2);
})"""


@dataclass
class Looks:
    """All that was looked at. ``sizes``: of windows, ``walls``: of projectors; ``wrong``: a line for each size at which
    something is, printed behind ``told``; ``every``: pictures also of what is right, one of each sort of screen."""

    sizes: tuple[Size, ...] = SIZES
    walls: tuple[Size, ...] = WALLS
    pairs: int = 0
    wrong: list[str] = field(default_factory=list)
    told: str = ""
    only: str = ""
    pictures: Path | None = None
    every: bool = False
    pictured: set[str] = field(default_factory=set)

    def at(
        self, page: Page, screen: str, *, wall: bool = False, panel: str = "", sizes: Iterable[Size] | None = None
    ) -> None:
        """Looks at what the page shows, at each size; ``panel``: only at what is opened over it."""
        if self.only not in screen:
            return
        for width, height in sizes or (self.walls if wall else self.sizes):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(PAINTED)
            found: list[str] = page.evaluate(_LAID_OUT, {"wall": wall, "panel": panel})
            if not panel:
                found += page.evaluate(_WORDS)
            if not panel and not wall:
                found += page.evaluate(_SEATED)
            self.pairs += 1
            if found:
                more = f"; and {len(found) - MOST} more" if len(found) > MOST else ""
                self.wrong.append(f"{screen} at {width}x{height}: {'; '.join(found[:MOST])}{more}")
                print(f"{self.told}{self.wrong[-1]}{self._picture(page, f'{screen} {width}x{height}')}", flush=True)

    def as_it_came(
        self, page: Page, screen: str, sort: str, size: Size, *, wall: bool = False, panel: str = ""
    ) -> None:
        """Looks at what somebody sees whose window stays as it is; ``sort``: what one picture stands for."""
        if self.every and self.only in screen and sort not in self.pictured:
            page.evaluate(PAINTED)
            self.pictured.add(sort)
            self._picture(page, sort)
        self.at(page, screen, wall=wall, panel=panel, sizes=[size])

    def _picture(self, page: Page, name: str) -> str:
        """Where the picture of a fault was put."""
        if self.pictures is None:
            return ""
        path = self.pictures / f"{re.sub(r'[^a-z0-9]+', '-', f'{self.told}{name}'.lower()).strip('-')}.png"
        page.screenshot(path=path)
        return f" ({path})"
