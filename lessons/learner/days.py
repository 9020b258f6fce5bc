"""The day of a moment that is written down in UTC, as everybody there would say it."""

from __future__ import annotations

from datetime import date, datetime


def day_of(moment: str) -> date:
    """Where this machine is: what begins in Italy half an hour after midnight begins that day. Errors: ValueError."""
    return datetime.fromisoformat(moment).astimezone().date()


def written_day(moment: str) -> str:
    """The same as everybody reads it, ``2026-05-09``; empty where the moment is."""
    return day_of(moment).isoformat() if moment else ""
