"""What the other three at the practice table are called, where the learner has given them names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from lessons.text.message import Message
from lessons.text.phrases import SpokenName
from screens.components.table.given import PanelProps
from screens.components.table.props import CardStyle, Say
from screens.learner.preferences import Preferences
from screens.wording.texts import text

SEATS = ("right", "partner", "left")
LONGEST = 16
SIGNS = " '’-."
"""What a name may have besides letters: so nothing in it can be taken for anything but a name."""
ALSO = {"mate": "partner"}
"""What sentences call a seat otherwise than the table does."""
Names = tuple[tuple[str, str], ...]
"""Seat and name, of those who have one."""


def setting(seat: str) -> str:
    """The setting that keeps the name of this seat."""
    return f"name-{seat}"


def fit(told: str) -> str:
    """A name as it may stand on the table: what is left of it without all other signs."""
    kept = "".join(one for one in told if one.isalpha() or one in SIGNS)
    return " ".join(kept.split())[:LONGEST].strip()


def names(preferences: Preferences) -> Names:
    """Settings come along in files and may say anything: only what fits is taken."""
    found = ((seat, fit(preferences.settings.get(setting(seat), ""))) for seat in SEATS)
    return tuple((seat, name) for seat, name in found if name)


def called(look: CardStyle, given: Names) -> CardStyle:
    """The same look, with sentences that speak of the seats by their names."""
    return replace(look, say=_saying(look.say, given)) if given else look


@lru_cache(maxsize=256)
def _saying(say: Say, given: Names) -> Say:
    """One for each, so that two who see alike have equal looks."""
    known = dict(given)

    def facts(said: Message) -> Mapping[str, Any]:
        return {
            name: SpokenName(known[ALSO.get(one, one)])
            if name in ("who", "took") and isinstance(one, str) and ALSO.get(one, one) in known
            else one
            for name, one in said.facts.items()
        }

    return lambda said: say(replace(said, facts=facts(said)))


def on_the_plates(panel: PanelProps, seats: tuple[str, ...], given: Names, lang: str) -> None:
    """The names on the plates of a panel for the browser."""
    known = dict(given)
    for seat, its in zip(seats, table["seats"] if (table := panel["table"]) else (), strict=False):
        if seat in known:
            its["name"] = known[seat]
            its["turn"] = its["turn"] and text("chair.turn", lang, name=known[seat])
