"""A telephone with WebKit: its window on a screen that nobody sees, what is on its page, also inside components, and a finger."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from selenium.common.exceptions import JavascriptException, TimeoutException, WebDriverException
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.service import Service

from tests.journeys import club
from tests.journeys.club import LIMIT
from tests.journeys.looks import ALL, FIRST, NONE, PAINTED, RESTED, SPILLED

DRIVER = "/usr/bin/WebKitWebDriver"
LIBRARIES = Path("/usr/lib")
WIDE, HIGH = 390, 844
SCREEN = "1024x1280x24"
NARROW = "button, entry { padding: 0; min-width: 0; }"
"""The browser's own buttons would be wider than a telephone."""
PATIENCE = 5
"""Seconds for one look at the page; a page that goes away takes the look with it, and the next one has another page."""

LAST = "the-last-one"
FORGOTTEN = f"""
const done = arguments[arguments.length - 1];
const look = () => document.cookie.includes('{LAST}=') ? requestAnimationFrame(look) : done(true);
look();
"""
TURN = f"""
if (!document.documentElement.hasAttribute('data-begun')) return null;
const name = document.querySelector('h1').innerText;
({club.TURN})(arguments[0]);
return name;
"""
TURNED = """
const [name] = arguments, done = arguments[arguments.length - 1];
const named = () => document.querySelector('h1')?.innerText ?? name;
const look = () => named() === name ? setTimeout(look, 50) : done(true);
look();
"""


@dataclass(frozen=True, slots=True)
class Telephone:
    """A page on it. Selectors reach into every component; ``text`` is part of what is to be read there."""

    driver: WebKitGTK

    def open(self, url: str) -> None:
        self.driver.get(url)
        self.settle()

    def turn_to(self, url: str, address: str) -> None:
        """Another page of the same visit, of another name; what is loaded already is not read anew."""
        name = self.driver.execute_script(TURN, address)
        if name is None:
            self.open(url + address)
            return
        self._until(TURNED, name, what=f"it stayed at {name}")
        self.settle()

    def forget(self) -> None:
        """As it came from the shop: the next page is somebody else's first."""
        if not self.driver.current_url.startswith("http"):
            return  # nowhere yet
        # Cookies come and go by and by, and would take one along that the next page was just given: one of ours has to be
        # where the others are, and then to be gone.
        self.driver.execute_script(f"document.cookie = '{LAST}=1; path=/'")
        deadline = time.monotonic() + LIMIT / 1000
        while all(one["name"] != LAST for one in self.driver.get_cookies()):
            assert time.monotonic() < deadline, "it takes no cookie"
        self.driver.delete_all_cookies()
        self._until(FORGOTTEN, what="its cookies never went")
        self.driver.get("about:blank")

    def settle(self) -> None:
        """Until no run is under way and what only the run before had is gone."""
        self._until(RESTED, what="the page never came to rest")

    def the(self, selector: str, text: str | None = None) -> WebElement:
        """The first one that is to be seen, as soon as there is one."""
        found: WebElement = self._until(FIRST, selector, text, what=f"never there: {selector} {text or ''}")
        return found

    def gone(self, selector: str, text: str | None = None) -> None:
        """Until there is none to be seen."""
        self._until(NONE, selector, text, what=f"still there: {selector} {text or ''}")

    def all(self, selector: str, text: str | None = None) -> list[WebElement]:
        found: list[WebElement] = self.driver.execute_async_script(ALL, selector, text)
        return found

    def tap(self, selector: str, text: str | None = None) -> None:
        one = self.the(selector, text)
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", one)
        one.click()

    def enter(self, selector: str) -> None:
        """By key: two taps at one place, one soon after the other, are taken for one."""
        self.the(selector).send_keys(Keys.ENTER)

    def type(self, selector: str, text: str) -> None:
        one = self.the(selector)
        one.clear()
        one.send_keys(text)

    def width(self) -> tuple[int, int]:
        """Of what there is on the page, and of the page: a page never goes beyond the screen."""
        wide: list[int] = self.driver.execute_script(f"return [{club.WIDE}, innerWidth]")
        return wide[0], wide[1]

    def spilled(self, selector: str) -> list[str]:
        """The words of those in which there are more than they have room for."""
        found: list[str] = self.driver.execute_async_script(SPILLED, selector, None)
        return found

    def picture(self, path: Path) -> None:
        """What is on the screen, when its pictures and letters are there."""
        self._until(PAINTED, what="the pictures never came")
        path.parent.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(path))

    def _until(self, script: str, *told: object, what: str) -> Any:
        deadline = time.monotonic() + LIMIT / 1000
        while True:
            try:
                return self.driver.execute_async_script(script, *told)
            except (TimeoutException, JavascriptException):
                assert time.monotonic() < deadline, f"{what}; there is: {self._words()}"

    def _words(self) -> str:
        """What is pressed and what is to be read there, for a look that found nothing."""
        pressed = [one.accessible_name for one in self.all("[aria-pressed=true]")]
        read = " ".join(" ".join(one.text for one in self.all("body, .table, .sheet, .totals")).split())
        return f"{read[:1500]} pressed: {pressed}"


@contextmanager
def screen() -> Iterator[str]:
    """An X server at a display that nobody else has, and that display's name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            # It writes the number when it can be spoken to; a server that could not start closes the pipe.
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        process.terminate()
        process.wait()


@contextmanager
def telephone(home: Path) -> Iterator[Telephone]:
    """A browser of its own, with no past, in a window as wide and high as a telephone."""
    with screen() as display:
        driver = WebKitGTK(options=_options(), service=Service(DRIVER, env=_surroundings(home, display)))
        try:
            driver.set_script_timeout(PATIENCE)
            driver.set_page_load_timeout(LIMIT / 1000)
            _as_large_as_a_telephone(driver)
            yield Telephone(driver)
        finally:
            _leave(driver)


def _options() -> WebKitGTKOptions:
    found = sorted(LIBRARIES.glob("*/webkit2gtk-4.*/MiniBrowser"))
    assert found, "no MiniBrowser: it is in the package webkit2gtk-driver"
    options = WebKitGTKOptions()
    options.binary_location = str(found[-1])
    options.add_argument("--automation")
    return options


def _surroundings(home: Path, display: str) -> dict[str, str]:
    """Nothing moves, English is spoken, and nothing is asked of a desktop."""
    folder = home / "gtk-3.0"
    folder.mkdir()
    (folder / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
    (folder / "gtk.css").write_text(NARROW)
    return os.environ | {
        "DISPLAY": display,
        "XDG_CONFIG_HOME": str(home),
        "LANGUAGE": "en_GB",
        "LC_ALL": "en_GB.UTF-8",
        "GSETTINGS_BACKEND": "memory",
        "NO_AT_BRIDGE": "1",
        "GDK_BACKEND": "x11",
    }


def _as_large_as_a_telephone(driver: WebKitGTK) -> None:
    """The page, not the window: what the window has round it is added."""
    driver.set_window_rect(0, 0, WIDE, HIGH)
    wide, high = driver.execute_script("return [innerWidth, innerHeight]")
    driver.set_window_rect(0, 0, 2 * WIDE - wide, 2 * HIGH - high)


def _leave(driver: WebKitGTK) -> None:
    try:
        driver.quit()
    except WebDriverException:
        driver.service.stop()
