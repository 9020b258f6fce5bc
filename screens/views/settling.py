"""What the browser is told at the scoring table of a game whose deals are settled one by one."""

from __future__ import annotations

from dataclasses import replace

from engine.games.france import scorekeeper as france
from engine.games.france.scorekeeper.laid import PileCount as Laid
from lessons.places.settling import SettlingState
from lessons.score_forms.families import DealtStart
from lessons.text.message import Message
from screens.components.match_forms.families import DEALT
from screens.components.match_forms.names import say
from screens.components.settling import france as french
from screens.components.settling import sicily as sicilian
from screens.components.settling.cards import cards
from screens.components.settling.given import SettlementProps, SettlingArrival, SettlingPanel
from screens.learner.preferences import Preferences
from screens.wording.texts import texts_under

OWN = ("jochi.table.", "jochi.why", "no_number", "no_half", "headed")


def panel(state: SettlingState, preferences: Preferences) -> SettlingPanel | SettlingArrival:
    """The form, the cards, and what is counted of them. Nobody has a name here."""
    lang = preferences.language
    start = named(state.start, lang)
    family = start.played.family
    told: SettlingPanel = {
        "lang": lang,
        "leaves": False,
        "game": state.game,
        "form": DEALT[family].laying(start, lang),
        "counted": _counted(state, start, lang),
    }
    if not state.arriving:
        return told
    every = texts_under("keeper", lang)
    words = {name: every.get(f"{name}@{family}", one) for name, one in every.items() if name.startswith(OWN)}
    waiting = {name: one for name, one in texts_under("table", lang).items() if name.startswith("waiting_")}
    return {**told, "cards": cards(state.game, preferences.pack, lang), "words": words | waiting}


def _counted(state: SettlingState, start: DealtStart, lang: str) -> SettlementProps | None:
    its = state.counted
    if isinstance(start, france.Start):
        return french.counted(start, its, lang) if isinstance(its, Laid) else None
    return (
        None
        if its is None or isinstance(its, Laid) or state.deal is None
        else sicilian.counted(start, state.deal, its, lang)
    )


def named(start: DealtStart, lang: str) -> DealtStart:
    return replace(start, names=tuple(say("keeper.jochi.table.player", lang, n=n) for n in start.names))


def refused(told: Message, lang: str) -> str:
    """Why something cannot be counted."""
    return say(told.reason, lang, **told.facts)
