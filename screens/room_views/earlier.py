"""Evenings that are over, as the pages list them: by their day."""

from __future__ import annotations

from datetime import date

from lessons.places.in_a_room.earlier import Earlier, earlier
from lessons.places.place import Context
from screens.room_views.given import EarlierEvening
from screens.web.addresses import SHORT
from screens.wording.texts import text


def listed(context: Context, who: str, lang: str) -> list[EarlierEvening]:
    """``href``: where is what the evening leaves, homework, and forgetting; ``led``: by whoever looks."""
    return [
        {"code": one.code, "day": on(one.day, lang), "led": one.led, "href": after(one)}
        for one in earlier(context, who)
    ]


def after(one: Earlier) -> str:
    return f"{SHORT}/after?room={one.code}"


def on(day: date, lang: str) -> str:
    """A day with its year: ``3 December 2026``."""
    return text("evening.day", lang, day=day.day, month=text(f"month.{day.month}", lang), year=day.year)
