"""Moments of Bologna as an author gives them, or drawn; what the book says of them, and what the rules forbid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.games.bologna import leaving
from engine.games.bologna.advice import PARTNER, View
from engine.parts.advice import Advice, Option
from engine.verdict import Verdict
from lessons.question.kind import Fault, Panel
from lessons.question.misconception import Aim
from lessons.questions.choose_card.bologna import situations, verified
from lessons.questions.choose_card.bologna.panels import SEAT, TWO, discard_panel, play_panel
from lessons.questions.choose_card.moment import LEAVE, ChoiceMoment
from lessons.questions.choose_card.theme import Theme

THEMES: Mapping[str, tuple[Theme, ...]] = situations.THEMES
FIELDS = frozenset({"dealer", "signal", "partner", "right"})
"""The fields of a question that say something here, besides hand and trick."""


def refuses(game: Game, ask: str) -> str:
    """Why this way of asking is not open to this game, in plain words; empty where it is."""
    return ""


def given(game: Game, spec: Any, cards: Mapping[str, tuple[Card, ...]]) -> View:
    """The moment an author gives; ``cards`` are the fields that hold some."""
    shown = ((), cards["right"], cards["partner"], ())
    dealer = SEAT.index(spec.dealer or ("you" if spec.ask == LEAVE else "left"))
    return View(game.pack.sorted(cards["hand"]), cards["trick"], dealer, (), shown, spec.signal or None)


def impossible(game: Game, spec: Any, cards: Mapping[str, tuple[Card, ...]]) -> Iterator[Fault]:
    """What cannot be about a moment, its cards apart."""
    return iter(())


def counsel(game: Game, view: View, ask: str) -> Advice:
    return verified.counsel(view, ask)


def drawn(game: Game, rng: Random, ask: str, aim: Aim) -> View:
    return situations.drawn(rng, ask, aim)


def laid_away(game: Game) -> int:
    """How many cards the dealer lays away."""
    return TWO


def panel(item: ChoiceMoment) -> Panel:
    return discard_panel(item.view) if item.leaves else play_panel(item.view)


def judged(item: ChoiceMoment, option: Option) -> tuple[Verdict, ...]:
    """Do the rules allow each of these cards to be chosen?"""
    if item.leaves:
        return tuple(leaving.judge_card(item.view.hand, card) for card in option)
    return (item.game.judge_play(item.view.hand, item.view.trick, option[0], item.rules),)


def where_to_look(item: ChoiceMoment) -> str:
    """The first hint. What partner wants is asked of those alone who have seen partner lead."""
    view: View = item.view
    seen = [*(one.leader for one in view.tricks), *([view.leader] if view.trick else [])]
    if item.ask != "trumps" or PARTNER in seen:
        return f"hint.choose-card.{item.ask}"
    return f"hint.choose-card.{'follow' if view.trick else 'lead'}"
