"""A browser that comes for the first time: the app gives it its code, as it does with every first page."""

from __future__ import annotations

from http.cookies import SimpleCookie
from urllib.request import urlopen


def cookies(url: str) -> str:
    """What such a browser sends from then on."""
    with urlopen(f"{url}/s") as page:
        told = SimpleCookie()
        for line in page.headers.get_all("Set-Cookie") or ():
            told.load(line)
    return "; ".join(f"{name}={one.value}" for name, one in told.items())
