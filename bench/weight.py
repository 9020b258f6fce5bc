"""What a hand of fifteen cards weighs the first time, and the second."""

from __future__ import annotations

from urllib.parse import urlparse

from playwright.sync_api import Page, Response

from bench.browser import browser
from bench.servers import serving
from screens import pictures

GOAL_KB = 200.0


def heaviest_hand() -> float:
    """Kilobytes of the fifteen heaviest pictures of the heaviest pack."""
    shelf, found = pictures.shelf(), 0.0
    for pack in shelf.packs("bologna"):
        sizes = [
            shelf.path(files[pictures.WIDTH]).stat().st_size
            for (deck, its, _), files in shelf.pictures.items()
            if (deck, its) == ("bologna", pack)
        ]
        found = max(found, sum(sorted(sizes)[-15:]) / 1000)
    return round(found, 1)


def loaded(page: Page, url: str) -> float:
    """Kilobytes of pictures that a page fetched over the network."""
    sizes: list[int] = []

    def note(answer: Response) -> None:
        if urlparse(answer.url).path.startswith(pictures.ADDRESS) and not answer.request.failure:
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
