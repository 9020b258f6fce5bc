"""What the checker says of the content: looked for once, in the background, some time after the first page was shown."""

from __future__ import annotations

import os
from threading import Event, Timer

from lessons.lint import aside
from lessons.lint.findings import Finding

AFTER = 20.0
"""Seconds from the first page to the check: the first learner's first clicks are not to wait for it."""
CHECKED = "CALZETTINI_CHECK"
"""The setting by which nobody looks: ``off``, for a host with many processes, who has checked what all of them serve."""
_wanted, _begun = Event(), Event()
_found: tuple[Finding, ...] | None = None


def wanted() -> None:
    """The app is being served (and not, say, tested): the content is to be checked when there is time."""
    _wanted.set()


def is_wanted() -> bool:
    """Is the app being served?"""
    return _wanted.is_set()


def begin(after: float = AFTER) -> None:
    """A page has been shown. Only the first call does anything, and only where a check is wanted."""
    if not _wanted.is_set() or _begun.is_set() or os.environ.get(CHECKED) == "off":
        return
    _begun.set()
    timer = Timer(after, check)
    timer.daemon = True
    timer.start()


def findings() -> tuple[Finding, ...] | None:
    """What was found; None as long as nobody has looked."""
    return _found


def check() -> tuple[Finding, ...]:
    """Look now; it takes some seconds."""
    global _found
    _found = aside.findings()
    return _found
