"""The themes of each way of asking, and drawing from them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from engine.games.bologna.advice import View
from lessons.question.misconception import Aim, ids
from lessons.questions.choose_card.bologna.bolognese_deck import BologneseDeck
from lessons.questions.choose_card.bologna.discard_themes import DISCARDS
from lessons.questions.choose_card.bologna.endgame_themes import ENDGAME
from lessons.questions.choose_card.bologna.key_themes import KEYS
from lessons.questions.choose_card.bologna.lead_themes import LEADS, TRUMP_LEADS
from lessons.questions.choose_card.bologna.trick_themes import FOLLOWS, TRUMP_TRICKS
from lessons.questions.choose_card.bologna.verified import counsel, shelves, situation
from lessons.questions.choose_card.moment import LEAVE
from lessons.questions.choose_card.theme import Theme, usable

THEMES: Mapping[str, tuple[Theme, ...]] = MappingProxyType(
    {
        "lead": LEADS,
        "follow": FOLLOWS,
        "trumps": (*TRUMP_LEADS, *TRUMP_TRICKS),
        "keys": KEYS,
        "late": ENDGAME,
        LEAVE: DISCARDS,
    }
)
FREELY = frozenset({"a-void", "kings-to-bare", "nothing-short"})
"""Themes of which any situation may be asked: of hundreds the master refuted none."""
FEWER: Mapping[str, int] = MappingProxyType({"rip-together": 60, "rip-before-partner": 60, "king-under-trumps": 60})
"""Themes of which fewer situations than two hundred were looked for."""
TRIES = 200


def drawn(rng: Random, ask: str, aim: Aim) -> View:
    """A moment on which the advice is clear and, by what the master finds, holds; with an aim, one made for it.

    A theme that needed no looking through (:mod:`lessons.questions.choose_card.bologna.verified`), or was not yet, is drawn freely.
    """
    themes = THEMES[ask]
    wanted = set(ids(aim))
    made_for = [theme for theme in themes if wanted & set(theme.shows)]
    elsewhere = any(wanted & set(theme.shows) for some in THEMES.values() for theme in some)
    if elsewhere and not made_for:
        view: View = themes[0].draw(BologneseDeck(rng))  # this way of asking is not about it: no need to search
        return view
    for _ in range(TRIES):
        theme = rng.choice(made_for or themes)
        shelf = shelves().get(theme.name)
        if shelf is not None:
            return situation(theme, rng.choice(shelf.numbers))
        view = theme.draw(BologneseDeck(rng))
        if usable(counsel(view, ask)):
            break
    return view
