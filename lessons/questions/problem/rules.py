"""The rule behind a reason of the book: about what is done there, whether it is leading, trumping, taking or letting go."""

from __future__ import annotations

from collections.abc import Mapping

_BEGATO, _MATTO = "hint.choose-card.saving-the-begato", "hint.choose-card.use-of-the-matto"
_LEADING, _KINGS = "hint.choose-card.planning-the-play", "hint.choose-card.playing-suits"

RULES: Mapping[str, str] = {
    "lead-begato-to-the-angel": _BEGATO,
    "lead-long-trumps": "hint.choose-card.leading-trumps",
    "lead-single-king": _KINGS,
    "lead-short-suit": _LEADING,
    "lead-to-partners-king": "hint.problem.leading-to-a-king",
    "lead-back": "hint.problem.leading-back",
    "lead-back-dear": "hint.problem.leading-back",
    "lead-highest": "hint.problem.leading-the-highest",
    "lead-for-a-trump": "hint.problem.drawing-a-trump",
    "lead-without-the-king": "hint.problem.leading-small",
    "lead-without-a-king": "hint.problem.leading-small",
    "lead-from-courts": _KINGS,
    "lead-small-trump": _LEADING,
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
    "take-home": "hint.problem.taking-home",
    "take-cheaply": "hint.problem.taking",
    "take-in-trumps": "hint.problem.taking-in-trumps",
    "take-in-trumps-high": "hint.problem.taking-in-trumps",
    "trump-in-moor": "hint.problem.trumping",
    "trump-in-moor-hoping": "hint.problem.trumping",
    "trump-in": "hint.problem.trumping",
    "trump-in-hoping": "hint.problem.trumping",
    "trump-in-high": "hint.problem.trumping",
    "partner-has-it": "hint.problem.letting-go",
    "over-partner": "hint.problem.letting-go",
    "lost": "hint.problem.letting-go",
}
"""A reason for a card -> its rule; a problem has one of these reasons."""
