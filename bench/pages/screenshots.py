"""The README's pictures, made from the app itself: ``python -m bench.pages.screenshots``, into docs/, as PNG of 256 colours."""

from __future__ import annotations

from io import BytesIO

from PIL import Image
from playwright.sync_api import Page

from bench.pages.at_rest import RUN_IS_OVER
from bench.pages.browser import browser
from bench.running.servers import ROOT, serving

SIZE = {"width": 1366, "height": 768}
LESSON = "ottocento/following"


def keep(page: Page, name: str) -> None:
    page.locator(RUN_IS_OVER).wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB").quantize(256, dither=Image.Dither.NONE)
    picture.save(ROOT / "docs" / name, optimize=True)


def main() -> None:
    with browser() as running, serving() as server:
        page = running.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce").new_page()  # type: ignore[arg-type]
        page.goto(server.url)
        page.locator(".cz-fan img").last.wait_for()
        keep(page, "home.png")
        page.goto(f"{server.url}/lesson?id={LESSON}")
        while not page.locator(".table button.card").count():
            before = page.locator(".table").get_attribute("data-qid")
            page.locator("[data-event=next]").press("Enter")
            page.locator(f".table:not([data-qid='{before}'])").wait_for()
        page.locator(".table button.card").first.click(position={"x": 8, "y": 40})
        page.locator("[data-event=answer]").click()
        page.locator(".feedback .head").wait_for()
        keep(page, "lesson.png")


if __name__ == "__main__":
    main()
