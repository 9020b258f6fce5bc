"""The log is copied by itself while the app is open."""

from __future__ import annotations

import asyncio

AFTER_START, HOUR = 20.0, 3600.0
"""Seconds until the log is first copied, and until it is again."""


async def keep_copies() -> None:
    """A copy of the log soon after the start, and each hour again in place of that day's: an evening is in it, too."""
    from lessons.backup.daily import keep_one

    await asyncio.sleep(AFTER_START)
    while True:
        await asyncio.to_thread(keep_one)
        await asyncio.sleep(HOUR)
