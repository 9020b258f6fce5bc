"""Why a simple player does something, by name, with the source of each; and what a choice is."""

from __future__ import annotations

from dataclasses import field

from engine.fast_dataclass import fast_dataclass
from engine.games.bologna.deal.actions import Action
from engine.games.bologna.sources import QUATTRO_SCARTATE, STANDARD_PACK_SIGNALS, VARIANTS
from engine.verdict import NO_FACTS, Facts

REASONS = {
    "only-card": "ottocento#the-play",
    "monte-poor": VARIANTS,
    "monte-good": VARIANTS,
    "monte-poor-dealing": QUATTRO_SCARTATE,
    "monte-dealing": QUATTRO_SCARTATE,
    "lead-begato-to-the-angel": "ottocento#saving-the-begato",
    "lead-long-trumps": "ottocento#leading-trumps",
    "lead-single-king": "ottocento#playing-suits",
    "lead-short-suit": "ottocento#planning-the-play",
    "lead-to-partners-king": "ottocento#playing-suits",
    "lead-back": "ottocento#returning-a-lead",
    "lead-back-dear": "ottocento#returning-a-lead",
    "lead-highest": "ottocento#planning-the-play",
    "lead-for-a-trump": "ottocento#planning-the-play",
    "lead-without-the-king": "ottocento#playing-suits",
    "lead-without-a-king": "ottocento#planning-the-play",
    "lead-from-courts": "ottocento#playing-suits",
    "lead-small-trump": "ottocento#playing-suits",
    "lead-what-is-left": "ottocento#playing-suits",
    "lead-not-the-matto": "ottocento#use-of-the-matto",
    "begato-under-the-angel": "ottocento#saving-the-begato",
    "begato-takes": "ottocento#saving-the-begato",
    "angel-for-the-begato": "ottocento#saving-the-begato",
    "points-to-partner": "ottocento#observations-on-the-cards-and-their-values",
    "key-to-partner": "ottocento#observations-on-the-cards-and-their-values",
    "moor-to-partner": "ottocento#observations-on-the-cards-and-their-values",
    "points-by-the-count": "ottocento#observations-on-the-cards-and-their-values",
    "points-likely-safe": "ottocento#observations-on-the-cards-and-their-values",
    "matto-saves": "ottocento#use-of-the-matto",
    "matto-waits": "ottocento#use-of-the-matto",
    "king-first-round": "ottocento#playing-suits",
    "king-takes": "ottocento#playing-suits",
    "king-hopes": "ottocento#playing-suits",
    "highest-of-suit": "ottocento#planning-the-play",
    "take-home": "ottocento#observations-on-the-cards-and-their-values",
    "take-cheaply": "ottocento#observations-on-the-cards-and-their-values",
    "take-in-trumps": "ottocento#leading-trumps",
    "take-in-trumps-high": "ottocento#leading-trumps",
    "trump-in-moor": "ottocento#planning-the-play",
    "trump-in-moor-hoping": "ottocento#planning-the-play",
    "trump-in": "ottocento#planning-the-play",
    "trump-in-hoping": "ottocento#planning-the-play",
    "trump-in-high": "ottocento#planning-the-play",
    "partner-has-it": "ottocento#observations-on-the-cards-and-their-values",
    "over-partner": "ottocento#observations-on-the-cards-and-their-values",
    "lost": "ottocento#observations-on-the-cards-and-their-values",
    "worthless": "ottocento#observations-on-the-cards-and-their-values",
    "lead-as-partner-asks": STANDARD_PACK_SIGNALS,
    "highest-as-partner-asks": STANDARD_PACK_SIGNALS,
    "leave-a-void": "ottocento#choosing-the-discard",
    "leave-beside-a-void": "ottocento#choosing-the-discard",
    "leave-useful": "ottocento#choosing-the-discard",
    "declare-key-cards": "ottocento#declaring-combinations-in-the-first-trick",
    "declare-moors": "ottocento#declaring-combinations-in-the-first-trick",
    "declare-doubled": "ottocento#declaring-combinations-in-the-first-trick",
    "declare-to-go-out": "ottocento#scoring-procedure",
    "declare-nothing": "ottocento#declaring-combinations-in-the-first-trick",
    "give-a-pip": "ottocento#the-play",
    "give-later": "ottocento#the-play",
}
"""Why a player does something -> where the source advises it."""


@fast_dataclass(frozen=True, slots=True)
class Choice:
    """An action and why: ``reason`` is one of :data:`REASONS`. ``action`` None: nothing is done now (no card given yet)."""

    action: Action | None
    reason: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)
