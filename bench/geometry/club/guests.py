"""Sixteen people who come to an evening, each with a browser of their own: three languages, large letters, what one holds."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from bench.geometry.looking import Looks, Size
from screens.learner.preferences import SIZES


class Device(NamedTuple):
    """What somebody holds; ``telephone``: its page has no width of its own but the screen's."""

    name: str
    size: Size
    telephone: bool = True


SMALL, SLIM, USUAL = Device("small", (320, 640)), Device("slim", (360, 800)), Device("telephone", (390, 844))
SIDEWAYS = Device("sideways", (844, 390))
UPRIGHT, LYING = Device("tablet", (820, 1180), False), Device("tablet-lying", (1024, 768), False)


class Person(NamedTuple):
    """Whoever comes: the name that is typed, the device, the browser's language, how large letters are set."""

    name: str
    device: Device
    locale: str = "it-IT"
    letters: str = "normal"
    dark: bool = False


PEOPLE = (
    Person("Gino", USUAL),
    Person("Maria Antonietta Benelli", SLIM),
    Person("Anna", USUAL),
    Person("Anna", SMALL),
    Person("Zoë", SLIM, "fr-FR"),
    Person("Wolfgang Amadé Malatesta", USUAL, "en-GB"),
    Person("Giò", SIDEWAYS),
    Person("Ugo", UPRIGHT),
    Person("Bartolomeo Bentivoglio", LYING, letters="large"),
    Person("Jean-Baptiste", USUAL, "fr-FR", dark=True),
    Person("Margaret", USUAL, "en-GB", letters="large"),
    Person("Rosa", SLIM),
    Person("Francesca", SMALL),
    Person("Odette", SIDEWAYS, "fr-FR"),
    Person("Tom", UPRIGHT, "en-GB"),
    Person("Lucia", SLIM),
)
"""Two are called alike; names are short and long."""
MOST_PICKED = 30
_PLACE = """async (place) => {
  const told = await fetch(`/api/place/${place}`);
  return told.ok ? (await told.json()).panel : null;
}"""


@dataclass
class Guest:
    """Somebody with a browser, who looks at one page after the other."""

    person: Person
    page: Page
    looks: Looks
    badge: int = 0
    seat: str = ""
    """Where they sit, as their browser calls that place."""

    def __str__(self) -> str:
        name, device, locale, letters, dark = self.person
        more = "".join((", large letters" if letters != "normal" else "", ", dark" if dark else ""))
        return f"{name} ({device.name}, {locale[:2]}{more})"

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    def look(self, moment: str) -> None:
        device = self.person.device
        self.looks.as_it_came(self.page, f"{self}: {moment}", f"{moment} {device.name}", device.size)

    def touch(self, selector: str) -> None:
        """As a finger does: only what is in sight, at rest and on top is met."""
        self.page.locator(selector).first.tap()

    def answer(self, place: int) -> None:
        """Picks the card or the words at this place (of as many as there are), as many more as are asked for, and sends them."""
        self.at_stage("ask")
        send, all_ = self.page.locator("[data-event=answer]"), self.page.locator(".table button:is(.card, .choice)")
        many = all_.count()
        all_.nth(place % many).tap()
        for more in range(min(many, MOST_PICKED)):
            if send.get_attribute("aria-disabled") == "false":
                break
            if more != place % many:
                all_.nth(more).tap()
        send.tap()
        self.page.locator(".table .note:not(:empty)").wait_for()

    def at_stage(self, stage: str) -> None:
        self.page.locator(f"body[data-stage={json.dumps(stage)}]").wait_for()


def told_of(page: Page, place: str) -> dict[str, Any]:
    """What this browser is told of a place. Errors: RuntimeError where nothing is."""
    told = page.evaluate(_PLACE, place)
    if told is None:
        raise RuntimeError(f"{page.url} is told nothing of {place}")
    return dict(told)


def guests(running: Browser, looks: Looks, people: Iterable[Person] = PEOPLE) -> list[Guest]:
    return [Guest(one, _browser(running, one).new_page(), looks) for one in people]


def _browser(running: Browser, person: Person) -> BrowserContext:
    width, height = person.device.size
    found = running.new_context(
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=person.device.telephone,
        locale=person.locale,
        color_scheme="dark" if person.dark else "light",
        reduced_motion="reduce",
    )
    if person.letters != "normal":
        found.add_init_script(set_letters(person.letters))
    return found


def set_letters(size: str) -> str:
    """Runs before a page: letters are as large as they were on the app's last page in this browser."""
    larger = int(SIZES[size].rstrip("%")) / 100
    return f"if (location.host) localStorage.setItem('calzettini letters', '{larger}')"
