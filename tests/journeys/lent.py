"""Browsers that are lent: whoever gets one finds nobody's past in it, but the files that stay as they are need not come again.

A browser that was never here fetches a hundred and fifty files with its first page, a fifth of all that the page costs; and a
tab in which the app was open before has them read already, which is half of it.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize
from playwright.sync_api import Error as Failed

from tests.journeys.club import LIMIT

USUAL: ViewportSize = {"width": 1280, "height": 720}
"""What Playwright gives a window of which nothing is said."""
TAKES = ("on", "once", "add_init_script", "expose_function", "expose_binding", "route_web_socket")
"""What cannot be taken back from a tab."""
NOTHING = "about:blank"
LEAVES = """() => {
  const forget = () => { sessionStorage.clear(); localStorage.clear(); };
  addEventListener('pagehide', forget); // after whatever the page itself keeps at its end
  document.addEventListener('visibilitychange', forget);
}"""


class Lent:
    """Contexts of one Chromium, by what they were made with, each with one tab.

    How large the window is and whether things move are the tab's own; in tabs that are opened beside it nothing moves.
    """

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: defaultdict[str, list[BrowserContext]] = defaultdict(list)
        self._tabs: dict[BrowserContext, Page] = {}
        self._origins: set[str] = set()

    def lend(
        self,
        viewport: ViewportSize | None = None,
        reduced_motion: Literal["reduce", "no-preference"] = "no-preference",
        **its: Any,
    ) -> tuple[str, BrowserContext, Page]:
        """What to give back, and a page in it; ``its`` as ``new_context`` takes it."""
        sort = repr(sorted(its.items()))
        free = self._free[sort]
        context = free.pop() if free else self._chromium.new_context(reduced_motion="reduce", **its)
        context.set_default_timeout(LIMIT)
        page = self._tabs.get(context) or self._tab(context)
        self._forget(page)
        page.set_viewport_size(viewport or USUAL)
        page.emulate_media(color_scheme=its.get("color_scheme", "light"), reduced_motion=reduced_motion)
        return sort, context, page

    def back(self, sort: str, context: BrowserContext) -> None:
        """Its pages close but the first, which leaves for nowhere."""
        context.unroute_all(behavior="ignoreErrors")
        kept = self._tabs.get(context)
        for page in context.pages:
            where = urlsplit(page.url)
            if where.netloc:
                self._origins.add(f"{where.scheme}://{where.netloc}")
            if page is not kept:
                page.close()
        if kept and not self._rests(kept):
            del self._tabs[context]
            kept.close()
        self._free[sort].append(context)

    def _tab(self, context: BrowserContext) -> Page:
        """A new one. Whoever listens to it, or has it load what is not the app's, is the last who has it."""
        page = self._tabs[context] = context.new_page()
        for name in TAKES:
            setattr(page, name, self._taking(context, getattr(page, name)))
        return page

    def _taking(self, context: BrowserContext, does: Any) -> Any:
        def take(*told: Any, **more: Any) -> Any:
            self._tabs.pop(context, None)
            return does(*told, **more)

        return take

    def _rests(self, page: Page) -> bool:
        """Is it a tab again as it was? One that was at several places keeps what it was given at each, out of reach."""
        if page.is_closed():
            return False
        try:
            line = page.context.new_cdp_session(page)
            been = {urlsplit(one["url"]).netloc for one in line.send("Page.getNavigationHistory")["entries"]}
            if len(been - {""}) > 1:
                return False
            page.unroute_all(behavior="ignoreErrors")
            page.evaluate(LEAVES)
            page.goto(NOTHING)
        except Failed:
            # Where its server was away when it was loaded, it is the browser's own; one that is just leaving has no history.
            return False
        page.mouse.move(-1, -1)
        line.send("Page.resetNavigationHistory")
        line.detach()
        return True

    def _forget(self, page: Page) -> None:
        """Whatever pages keep of people; before somebody comes, as what was under way when somebody left is over by then."""
        page.context.clear_cookies()
        page.context.clear_permissions()
        line = page.context.new_cdp_session(page)
        for origin in self._origins:
            line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        line.detach()
