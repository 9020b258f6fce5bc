"""Browsers that are lent: whoever gets one finds nobody's past in it, but the files that stay as they are need not come again.

A browser that was never here fetches a hundred and fifty files with its first page, a fifth of all that the page costs.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.journeys.club import LIMIT


class Lent:
    """Contexts of one Chromium, by what they were made with; the size of the window is the page's own."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: defaultdict[str, list[BrowserContext]] = defaultdict(list)
        self._origins: set[str] = set()

    def lend(self, viewport: ViewportSize | None = None, **its: Any) -> tuple[str, BrowserContext, Page]:
        """What to give back, and a page in it; ``its`` as ``new_context`` takes it."""
        sort = repr(sorted(its.items()))
        free = self._free[sort]
        context = free.pop() if free else self._chromium.new_context(**its)
        context.set_default_timeout(LIMIT)
        page = context.new_page()
        self._forget(page)
        if viewport:
            page.set_viewport_size(viewport)
        return sort, context, page

    def back(self, sort: str, context: BrowserContext) -> None:
        """Its pages close."""
        context.unroute_all(behavior="ignoreErrors")
        for page in context.pages:
            where = urlsplit(page.url)
            if where.netloc:
                self._origins.add(f"{where.scheme}://{where.netloc}")
            page.close()
        self._free[sort].append(context)

    def _forget(self, page: Page) -> None:
        """Whatever pages keep of people; before somebody comes, as what was under way when somebody left is over by then."""
        page.context.clear_cookies()
        page.context.clear_permissions()
        line = page.context.new_cdp_session(page)
        for origin in self._origins:
            line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        line.detach()
