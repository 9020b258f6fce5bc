"""The pack of pictures in a room: what is spoken of is seen on every screen, so whoever leads chooses for all who have not."""

from __future__ import annotations

from dataclasses import replace

from lessons.evening.room import Room
from screens.learner.preferences import Preferences
from screens.shared import services

PACK = "pack"


def as_in(room: Room, preferences: Preferences) -> Preferences:
    """These preferences in this room: with the leader's pack, where one of one's own was never chosen."""
    if preferences.settings.get(PACK):
        return preferences
    led = (services.store().learner(who) for who in sorted(room.hosts))
    pack = next((one.settings[PACK] for one in led if one is not None and one.settings.get(PACK)), "")
    return replace(preferences, settings={**preferences.settings, PACK: pack}) if pack else preferences
