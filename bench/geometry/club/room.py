"""The room from where it is led: the desk on a laptop, the wall, and all who have come."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from bench.geometry.club.guests import Guest, guests, told_of
from bench.geometry.friends import MOVE
from bench.geometry.looking import Looks, Size
from bench.running.servers import until

LAPTOP: Size = (1366, 768)
WALL: Size = (1920, 1080)
LEADS = "it-IT"
"""The language of whoever leads."""
LIMIT = 20.0
OK, TOO_FAST = 200, 429
_STAGE = "document.body.dataset.stage ?? ''"


@dataclass
class Room:
    """``desk`` and ``wall`` are one browser, as on the teacher's laptop; ``here``: whoever comes."""

    looks: Looks
    running: Browser
    url: str
    code: str = ""
    here: list[Guest] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.leading = self.running.new_context(locale=LEADS, reduced_motion="reduce")
        self.desk, self.wall = self.window(LAPTOP), self.window(WALL)
        self.here = guests(self.running, self.looks)

    def window(self, size: Size) -> Page:
        """One more of the teacher's browser."""
        page: Page = self.leading.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        return page

    def at_the_wall(self, moment: str) -> None:
        self.looks.as_it_came(self.wall, f"wall: {moment}", f"{moment} wall", WALL, wall=True)

    def at_the_desk(self, moment: str, page: Page | None = None, panel: str = "") -> None:
        """``panel``: what is opened over the page, and alone looked at."""
        self.looks.as_it_came(page or self.desk, f"laptop: {moment}", f"{moment} laptop", LAPTOP, panel=panel)

    def all_look(self, moment: str, among: Iterable[Guest] | None = None) -> None:
        """Whatever has changed for everybody."""
        self.at_the_wall(moment)
        self.at_the_desk(moment)
        for one in self.here if among is None else among:
            one.look(moment)

    def button(self, event: str) -> Locator:
        return self.desk.locator(f"[data-event={event}]").first

    def leads(self, event: str, stage: str, telephones: str = "") -> None:
        """A press at the desk; wall and desk have come to this stage, and telephones to that."""
        self.button(event).click()
        self.stands(stage, telephones)

    def does(self, event: str, value: object, stage: str, telephones: str = "") -> None:
        """What is chosen at the desk from a list, by its name. Errors: RuntimeError."""
        while (status := self.desk.evaluate(MOVE, [f"desk/{self.code}", event, value])) == TOO_FAST:
            pass
        if status != OK:
            raise RuntimeError(f"{event} was answered with {status}")
        self.stands(stage, telephones)

    def stands(self, stage: str, telephones: str = "") -> None:
        """Errors: RuntimeError where somebody never hears of it."""
        waits = [(self.wall, stage), (self.desk, stage), *((one.page, telephones) for one in self.here if telephones)]
        for page, wanted in waits:
            if not until(partial(_is_at, page, wanted), LIMIT):
                raise RuntimeError(f"{page.url} stands at {page.evaluate(_STAGE)}, not at {wanted}")

    def told(self) -> dict[str, Any]:
        """What the desk is told."""
        return told_of(self.desk, f"desk/{self.code}")


def _is_at(page: Page, stage: str) -> bool:
    found: str = page.evaluate(_STAGE)
    return found == stage
