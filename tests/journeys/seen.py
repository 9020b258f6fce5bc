"""What the pages of a journey saw, told where it fails: who reads of a failure on another machine has nothing else.

What they asked for and were told the server knows (heard.py).
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError
from playwright.sync_api import Error as Failed

LAST = 40
"""So many of a browser's latest doings are told."""
LONGEST = 300
STANDS = "document.body.innerText.replace(/\\s+/g, ' ').slice(0, 700)"


@dataclass
class Seen:
    """A browser while somebody has it: what its pages asked for in vain, and what they said themselves."""

    context: BrowserContext
    doings: deque[str] = field(default_factory=lambda: deque(maxlen=LAST))

    def __post_init__(self) -> None:
        self.context.on("requestfailed", self._fails)
        self.context.on("console", self._says)
        self.context.on("weberror", self._breaks)

    def over(self) -> None:
        """Somebody else gets the browser."""
        self.context.remove_listener("requestfailed", self._fails)
        self.context.remove_listener("console", self._says)
        self.context.remove_listener("weberror", self._breaks)

    def told(self) -> str:
        """All of it, and what stands on each page now."""
        return "\n".join((*self.doings, *(f"{page.url}: {_stands(page)}" for page in self.context.pages)))

    def _fails(self, request: Request) -> None:
        self._did(f"failed: {request.method} {_place(request)} {request.post_data or ''}: {request.failure}")

    def _says(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._did(f"console: {message.text}")

    def _breaks(self, error: WebError) -> None:
        self._did(f"broke: {error.error.message}")

    def _did(self, what: str) -> None:
        self.doings.append(what[:LONGEST])


def _stands(page: Page) -> str:
    try:
        return str(page.evaluate(STANDS))
    except Failed as error:
        return f"(cannot be read: {error.message.splitlines()[0]})"


def _place(request: Request) -> str:
    return "/" + request.url.split("/", 3)[-1]
