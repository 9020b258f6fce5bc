"""The rule behind a reason of the book: about what is done there, whether it is leading, trumping, taking or letting go."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import BEGATO, KING_OF, MATTO
from engine.games.bologna.players import seat_view
from engine.verdict import Facts

_BEGATO, _MATTO = "hint.choose-card.saving-the-begato", "hint.choose-card.use-of-the-matto"
_PLANNING, _KINGS = "hint.choose-card.planning-the-play", "hint.choose-card.playing-suits"
_TRUMPS, _END = "hint.choose-card.leading-trumps", "hint.choose-card.the-endgame"
_LETTING_GO, _A_KEY_CARD = "hint.problem.letting-go", "hint.problem.letting-go-a-key-card"
_KEY_CARDS = frozenset(card.code for card in (BEGATO, *KING_OF.values()))
_TAKING_HOME, _HARD_TO_SAVE = "hint.problem.taking-home", "hint.problem.taking-home-what-is-hard-to-save"
_TRUMPING, _FOR_A_CARD = "hint.problem.trumping", "hint.problem.trumping-for-a-card"
_WITH_A_MOOR = "hint.problem.trumping-with-a-moor"
_LEADING_BACK, _GONE = "hint.problem.leading-back", "hint.problem.leading-where-the-king-has-gone"

RULES: Mapping[str, str] = {
    "lead-begato-to-the-angel": _BEGATO,
    "lead-long-trumps": _TRUMPS,
    "lead-single-king": _KINGS,
    "lead-short-suit": _PLANNING,
    "lead-to-partners-king": "hint.problem.leading-to-a-king",
    "lead-back": _LEADING_BACK,
    "lead-back-dear": _LEADING_BACK,
    "lead-highest": "hint.problem.leading-the-highest",
    "lead-for-a-trump": "hint.problem.drawing-a-trump",
    "lead-without-the-king": "hint.problem.leading-small",
    "lead-without-a-king": "hint.problem.leading-small",
    "lead-from-courts": "hint.problem.opening",
    "lead-small-trump": "hint.problem.small-trump",
    "begato-under-the-angel": _BEGATO,
    "begato-takes": _BEGATO,
    "angel-for-the-begato": _BEGATO,
    "points-to-partner": "hint.problem.giving",
    "key-to-partner": "hint.problem.giving-a-key-card",
    "moor-to-partner": "hint.problem.giving",
    "points-by-the-count": "hint.problem.giving",
    "points-likely-safe": "hint.problem.giving",
    "matto-saves": _MATTO,
    "matto-waits": _MATTO,
    "king-first-round": _KINGS,
    "king-takes": _KINGS,
    "king-hopes": _KINGS,
    "highest-of-suit": "hint.problem.taking",
    "take-home": _TAKING_HOME,
    "take-cheaply": "hint.problem.taking",
    "take-in-trumps": "hint.problem.taking-in-trumps",
    "take-in-trumps-high": "hint.problem.taking-in-trumps",
    "trump-in-moor": _WITH_A_MOOR,
    "trump-in-moor-hoping": _WITH_A_MOOR,
    "trump-in": _TRUMPING,
    "trump-in-hoping": _TRUMPING,
    "trump-in-high": _TRUMPING,
    "partner-has-it": _LETTING_GO,
    "over-partner": _LETTING_GO,
    "lost": _LETTING_GO,
}
"""A reason of the book's player for a card -> its rule."""

TACTICS: Mapping[str, str] = {
    "advice-second-moor": _TRUMPS,
    "advice-second-cheaply": _TRUMPS,
    "advice-medium-high": _TRUMPS,
    "advice-just-enough": _TRUMPS,
    "advice-rich-hand": _TRUMPS,
    "advice-save-now": _END,
    "advice-weak-suit-thrown": _END,
    "advice-return-trumps": "hint.choose-card.returning-a-lead",
    "advice-feed-the-dealer": "hint.problem.feeding",
    "advice-long-suit": _PLANNING,
    "advice-long-suit-valuable": _PLANNING,
    "advice-long-suit-king": _PLANNING,
    "advice-low-from-queen": _KINGS,
    "advice-begato-cannot-be-beaten": _BEGATO,
}
"""The same for what the tactics advise and the book's player has no words for; a problem has one of all these reasons."""


def known(reason: str) -> bool:
    """May a problem have this reason?"""
    return reason in RULES or reason in TACTICS


def rule_of(reason: str, facts: Facts, state: State, right: Collection[str]) -> str:
    """The rule behind this reason at this moment, ``right`` being the codes of the best cards.

    Of letting go it hangs on whose the trick will be, and on whether a key card is best, which elsewhere waits; of a suit led
    again on whether an opponent has told by a volo to be out of it: then it is not the safest; of trumping on whether the trick
    holds a card that counts, and of taking home on whether a number would win as well.
    """
    rule = RULES.get(reason) or TACTICS[reason]
    if rule == _LEADING_BACK and facts["volo"]:
        return _GONE
    if rule == _TRUMPING and any(card.points > 1 and card != MATTO for card in state.trick.cards):
        return _FOR_A_CARD  # the Matto stays with the side that played it
    if rule not in (_LETTING_GO, _TAKING_HOME):
        return rule
    here = seat_view(state, 0)
    if rule == _TAKING_HOME:
        by_number = any("numbers" in card.groups and here.takes(card) for card in here.legal)
        return rule if by_number else _HARD_TO_SAVE
    if here.surely_theirs:
        return "hint.problem.lost"
    if here.surely_ours:
        return "hint.problem.ours"
    return _A_KEY_CARD if any(code in _KEY_CARDS for code in right) else rule
