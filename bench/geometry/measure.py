"""Every screen at every size, in the languages and letters that take most room; a line for each pair with something wrong."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext

from bench.geometry.club.evening import club
from bench.geometry.evening import Evening
from bench.geometry.friends import claims, duplicate, friends, teaching
from bench.geometry.looking import SIZES, WALLS, Looks, Size
from bench.geometry.pages import ADDRESSES, of_pages
from bench.geometry.tables import kinds, much_to_declare, of_places, tables
from bench.pages.browser import browser
from bench.running.foreseen import SEED
from bench.running.servers import FORESEEN, serving
from lessons.learner.store import Store
from screens.learner.learner_cookie import OWN
from screens.learner.preferences import SIZES as LETTERS

SMALLEST: Size = (568, 320)
PICTURES = Path("build/geometry")
PARTS = ("pages", "tables", "kinds", "friends", "claims", "teaching", "duplicate", "evening")
BETWEEN_TWO = {"claims": claims, "teaching": teaching, "duplicate": duplicate}
CLUB = "club"
"""A part by itself: each of its people has it another way, at one size."""


class Way(NamedTuple):
    """How somebody has it: the browser's language, the size of letters, and whether it is dark."""

    locale: str
    letters: str = "normal"
    dark: bool = False

    def __str__(self) -> str:
        return " ".join((self.locale, self.letters, *(("dark",) if self.dark else ())))

    @property
    def sizes(self) -> tuple[Size, ...]:
        """Of windows: the smallest telephone held sideways has no room for large letters."""
        return SIZES if self.letters == "normal" else tuple(one for one in SIZES if one != SMALLEST)

    @property
    def options(self) -> dict[str, Any]:
        return {"locale": self.locale, "color_scheme": "dark" if self.dark else "light"}


WAYS = (Way("it-IT"), Way("fr-FR", "large", dark=True))
"""Italian as most have it; French, whose words are the longest, in large letters and in the dark."""


def look(way: Way, looks: Looks, parts: Iterable[str] = PARTS) -> None:
    """All of these parts, as somebody has them who has it this way.

    Each has an app of its own: none lets one person open so many tables.
    """
    wanted = set(parts)
    with browser() as running:
        for part in (one for one in PARTS if one in wanted):
            with tempfile.TemporaryDirectory() as folder, serving(FORESEEN, database=f"{folder}/log.sqlite") as server:
                _look_at(
                    part,
                    looks,
                    running,
                    server.url,
                    partial(_learner, running, server.url, Path(folder, "log.sqlite"), way),
                    way,
                )


def _look_at(
    part: str, looks: Looks, running: Browser, url: str, learner: Callable[[bool], BrowserContext], way: Way
) -> None:
    if part == "evening":
        Evening(looks, running, url, way.options).goes()
        return
    context = learner(part == "tables")
    page = context.new_page()
    if part == "pages":
        of_pages(looks, page, url, ADDRESSES)
    elif part == "tables":
        of_places(looks, page, url, tables(), played=True)
    elif part == "kinds":
        of_places(looks, page, url, kinds().values(), shown=True)
    elif part == "friends":
        friends(looks, page, url)
    else:
        other = learner(False)
        BETWEEN_TWO[part](looks, page, other.new_page(), url)
        other.close()
    context.close()


def look_at_the_club(looks: Looks) -> None:
    """An evening of sixteen people, each with a device, a language and letters of their own."""
    with browser() as running, serving(FORESEEN) as server:
        club(looks, running, server.url)


def _learner(running: Browser, url: str, database: Path, way: Way, declares: bool) -> BrowserContext:
    """A browser of somebody who has set the size of letters; ``declares``: and has a hand on which there is much to declare."""
    context = running.new_context(reduced_motion="reduce", **way.options)
    page = context.new_page()
    page.goto(url)
    page.locator("h1").first.wait_for()
    code = next(one["value"] for one in context.cookies() if one["name"] == OWN)
    store = Store(str(database))
    store.keep(code, {"met": "yes", "size": way.letters})
    store.close()
    if declares:
        much_to_declare(str(database), code)
    page.close()
    return context


def measure(
    ways: Iterable[Way] = WAYS,
    parts: Iterable[str] = (*PARTS, CLUB),
    sizes: Iterable[Size] | None = None,
    only: str = "",
    pictures: Path | None = None,
) -> dict[str, float]:
    """The pairs of screen and size, and in how many something is wrong."""
    at, wanted, pairs, wrong = tuple(sizes or ()), tuple(parts), 0, 0
    into = pictures or PICTURES
    into.mkdir(parents=True, exist_ok=True)
    if CLUB in wanted:
        looks = Looks(told="club: ", only=only, pictures=into, every=pictures is not None)
        look_at_the_club(looks)
        pairs, wrong = looks.pairs, len(looks.wrong)
    for way in ways if set(wanted) - {CLUB} else ():
        walls = tuple(one for one in WALLS if not at or one in at)
        looks = Looks(at or way.sizes, walls, told=f"{way}: ", only=only, pictures=into)
        look(way, looks, wanted)
        pairs, wrong = pairs + looks.pairs, wrong + len(looks.wrong)
    return {"pairs": pairs, "wrong": wrong}


def main(asked: list[str]) -> int:
    """``python -m bench geometry [--parts …] [--sizes 390x844 …] [--ways …]``."""
    reads = argparse.ArgumentParser(prog="python -m bench geometry", description=__doc__)
    reads.add_argument("--parts", nargs="+", choices=(*PARTS, CLUB), default=(*PARTS, CLUB), help="only these screens")
    reads.add_argument("--sizes", nargs="+", type=_size, help="only windows of these sizes: 390x844 …")
    reads.add_argument("--ways", nargs="+", choices=[str(one.locale) for one in WAYS], help="only in these languages")
    reads.add_argument("--letters", choices=LETTERS, help="letters of this size in all languages")
    reads.add_argument("--only", default="", metavar="NAME", help="only screens with this in their names")
    reads.add_argument("--seed", default="", help="other cards than those that are dealt each time")
    reads.add_argument(
        "--pictures",
        type=Path,
        help=f"where pictures of faults are put (else {PICTURES}), and of each sort of screen at the club",
    )
    given = reads.parse_args(asked)
    os.environ[SEED] = given.seed
    ways = [one for one in WAYS if not given.ways or one.locale in given.ways]
    ways = [one._replace(letters=given.letters or one.letters) for one in ways]
    told = measure(ways, given.parts, given.sizes, given.only, given.pictures)
    print(", ".join(f"{name} {value}" for name, value in told.items()))
    return 1 if told["wrong"] else 0


def _size(text: str) -> Size:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; for example 390x844")
    return int(width), int(height)
