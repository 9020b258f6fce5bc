"""What a hand of fifteen cards weighs the first time, and the second."""

from __future__ import annotations

from urllib.parse import urlparse

from playwright.sync_api import Page, Response

from bench.pages.browser import browser
from bench.running.servers import serving
from screens.card_pictures import addresses

GOAL_KB = 200.0


def heaviest_hand() -> float:
    """Kilobytes of the heaviest fifteen cards of the heaviest pack, as a page would ask for them."""
    found = 0.0
    for pack in addresses.packs("bologna"):
        codes = sorted(
            (code for deck, its, code in addresses.shelf().pictures if (deck, its) == ("bologna", pack)),
            key=lambda code, pack=pack: _bytes([addresses.url("bologna", pack, code)]),  # type: ignore[misc]
        )
        found = max(found, _bytes(addresses.urls("bologna", pack, codes[-15:])) / 1000)
    return round(found, 1)


def _bytes(urls: list[str]) -> int:
    files = (addresses.path(url.removeprefix(f"{addresses.ADDRESS}/")) for url in urls)
    return sum(file.stat().st_size for file in files if file is not None)


def loaded(page: Page, url: str) -> float:
    """Kilobytes of pictures that a page fetched over the network."""
    sizes: list[int] = []

    def note(answer: Response) -> None:
        if urlparse(answer.url).path.startswith(addresses.ADDRESS) and not answer.request.failure:
            sizes.append(max(0, answer.request.sizes()["responseBodySize"]))  # below nothing: it came from the cache

    page.on("response", note)
    page.goto(url)
    page.locator(".table .actions button").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", note)
    return round(sum(sizes) / 1000, 1)


def measure() -> dict[str, float]:
    with browser() as running, serving() as server:
        page = running.new_context(locale="it-IT").new_page()
        url = f"{server.url}/lesson?id=ottocento/following"
        first, again = loaded(page, url), loaded(page, url)
    return {
        "heaviest_15_cards_kb": heaviest_hand(),
        "lesson_first_kb": first,
        "lesson_again_kb": again,
        "goal_kb": GOAL_KB,
    }
