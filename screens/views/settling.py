"""What the browser is told at the scoring table of a Sicilian game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.games.sicily.scorekeeper import Start
from lessons.places.settling import Settling
from lessons.question.panel import Said
from screens.components.settled.names import say
from screens.components.settled.sicily import table
from screens.components.settled.sicily.form import at_the_table
from screens.learner.preferences import Preferences
from screens.wording.texts import texts_under

OWN = ("jochi.table.", "jochi.how", "jochi.why", "jochi.go", "no_number")


def panel(state: Settling, preferences: Preferences) -> dict[str, Any]:
    """The form, the cards, and what is counted of them. Nobody has a name here."""
    lang = preferences.language
    start = named(state.start, lang)
    told = {"lang": lang, "leaves": False, "game": state.game, "form": at_the_table(start, lang)}
    its = state.counted
    told["counted"] = None if its is None or state.deal is None else table.counted(start, state.deal, its, lang)
    if not state.arriving:
        return told
    words = {name: one for name, one in texts_under("keeper", lang).items() if name.startswith(OWN)}
    waiting = {name: one for name, one in texts_under("table", lang).items() if name.startswith("waiting_")}
    return told | {"cards": table.cards(state.game, preferences.pack, lang), "words": words | waiting}


def named(start: Start, lang: str) -> Start:
    return replace(start, names=tuple(say("keeper.jochi.table.player", lang, n=n) for n in start.names))


def refused(told: Said, lang: str) -> str:
    """Why something cannot be counted."""
    return say(told.reason, lang, **told.facts)
