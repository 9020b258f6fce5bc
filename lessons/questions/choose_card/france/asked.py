"""Moments of France as an author gives them, or drawn; what follows from the rules for them, and what the rules forbid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.games.france import leaving
from engine.games.france.advice import View, advise, advise_discard
from engine.parts.advice import Advice, Option
from engine.verdict import Verdict
from lessons.question.kind import Fault, Panel
from lessons.question.misconception import Aim, ids
from lessons.question.seats import YOU, seats_of
from lessons.questions.choose_card.france.discard_themes import DISCARDS
from lessons.questions.choose_card.france.french_deck import FrenchDeck
from lessons.questions.choose_card.france.panels import discard_panel, play_panel
from lessons.questions.choose_card.france.petit_themes import KEYS, LEADS
from lessons.questions.choose_card.moment import LEAVE, ChoiceMoment
from lessons.questions.choose_card.theme import Theme, usable
from lessons.yamlfile.checker_message import CheckerMessage

THEMES: Mapping[str, tuple[Theme, ...]] = {"lead": LEADS, "keys": KEYS, LEAVE: DISCARDS}
FIELDS = frozenset({"taker", "trumps_gone"})
"""The fields of a question that say something here, besides hand and trick."""
TRIES = 50


def refuses(game: Game, ask: str) -> str:
    """Why this way of asking is not open to this game, in plain words; empty where it is."""
    if game.form.calls and ask != LEAVE:
        return CheckerMessage("checker.called-unknown", game=game.id)
    return ""


def given(game: Game, spec: Any, cards: Mapping[str, tuple[Card, ...]]) -> View:
    """The moment an author gives; ``cards`` are the fields that hold some."""
    taker = seats_of(game).index(spec.taker) if spec.taker in seats_of(game) else YOU
    hand = game.pack.sorted(cards["hand"])
    return View(hand, cards["trick"], taker, game.seats, game.form.size, spec.trumps_gone)


def impossible(game: Game, spec: Any, cards: Mapping[str, tuple[Card, ...]]) -> Iterator[Fault]:
    """What cannot be about a moment, its cards apart."""
    if spec.taker and spec.taker not in seats_of(game):
        yield Fault(
            "taker",
            CheckerMessage("checker.nobody-sits", seat=repr(spec.taker), game=game.id, known=", ".join(seats_of(game))),
            "impossible",
        )
    full = game.form.size + game.form.chien
    if spec.ask == LEAVE and cards["hand"] and len(cards["hand"]) != full:
        yield Fault("hand", CheckerMessage("checker.hand-with-chien", n=full, of=len(cards["hand"])), "impossible")


def counsel(game: Game, view: View, ask: str) -> Advice:
    return advise_discard(view.hand, game.form.chien) if ask == LEAVE else advise(view)


def drawn(game: Game, rng: Random, ask: str, aim: Aim) -> View:
    """A moment on which the advice is clear; with an aim, one made for it."""
    wanted, themes = set(ids(aim)), THEMES[ask]
    made_for = [theme for theme in themes if wanted & set(theme.shows)]
    elsewhere = any(wanted & set(theme.shows) for some in THEMES.values() for theme in some)
    if elsewhere and not made_for:
        first: View = themes[0].draw(FrenchDeck(rng, game))  # this way of asking is not about it: no need to search
        return first
    for _ in range(TRIES):
        view: View = rng.choice(made_for or themes).draw(FrenchDeck(rng, game))
        if usable(counsel(game, view, ask)):
            break
    return view


def laid_away(game: Game) -> int:
    """How many cards the taker lays away."""
    return int(game.form.chien)


def panel(item: ChoiceMoment) -> Panel:
    return discard_panel(item.game, item.view) if item.leaves else play_panel(item.game, item.view)


def judged(item: ChoiceMoment, option: Option) -> tuple[Verdict, ...]:
    """Do the rules allow each of these cards to be chosen?"""
    if item.leaves:
        return tuple(leaving.judge_card(item.view.hand, card, option, item.game.form.chien) for card in option)
    return (item.game.judge_play(item.view.hand, item.view.trick, option[0], item.rules),)


def where_to_look(item: ChoiceMoment) -> str:
    """The first hint."""
    return f"hint.choose-card.{item.ask}"
