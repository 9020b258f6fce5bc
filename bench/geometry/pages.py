"""The app's pages, turned to one after the other."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page

from bench.geometry.looking import Looks
from bench.pages.at_rest import RUN_IS_OVER
from screens.web.streamlit_internals import PANELS

ADDRESSES = (
    "/", "/lesson?id=ottocento/following", "/review", "/progress", "/practice", "/practice?game=whole", "/practice?game=mineo3",
    "/practice?game=french2", "/gallery", "/glossary", "/rules", "/workbench", "/workbench?game=mineo3", "/workbench?game=french4",
    "/scorekeeper", "/evening", "/prints", "/settings", "/packs", "/lessons", "/preview", "/about",
)  # fmt: skip
"""Each page there is; of those with a game of their own one of each family."""

OPENED = {"/practice?game=whole": ".st-key-who-sits button", "/scorekeeper": ".st-key-menu button"}
"""Of these pages what is opened by this button as well."""


def of_pages(looks: Looks, page: Page, url: str, addresses: Iterable[str] = ADDRESSES) -> None:
    for address in addresses:
        page.goto(url + address)
        page.locator(RUN_IS_OVER).wait_for(state="attached")
        page.locator("h1").first.wait_for()
        looks.at(page, address)
        if opens := OPENED.get(address):
            _open(looks, page, address, opens)


def _open(looks: Looks, page: Page, address: str, opens: str) -> None:
    """Opened at each size anew: a panel closes when the window changes."""
    for width, height in looks.sizes:
        page.set_viewport_size({"width": width, "height": height})
        button = page.locator(opens).first
        if button.is_visible():
            button.press("Enter")
            page.locator(PANELS).first.wait_for()
            looks.at(page, f"{address}, opened", panel=PANELS, sizes=[(width, height)])
            page.keyboard.press("Escape")
            page.locator(PANELS).first.wait_for(state="detached")
