"""Puts a Sicilian game together from its form."""

from __future__ import annotations

from functools import partial
from typing import TypeVar

from engine.game import Deal, Game
from engine.games.sicily.counting import count
from engine.games.sicily.deal import judging, moves, record, score
from engine.games.sicily.deal.actions import Action
from engine.games.sicily.deal.state import State
from engine.games.sicily.following import judge_play
from engine.games.sicily.form import DutyContext, Form
from engine.games.sicily.playout import random_deal
from engine.games.sicily.sources import PLAY
from engine.house import HouseRules
from engine.parts.tricks import winner

Rules = TypeVar("Rules", bound=HouseRules)


def sicilian(form: Form, house: type[Rules]) -> Game[State, Action, Rules]:
    """The game of this form under these house rules."""
    return Game(
        id=form.id,
        family="sicily",
        form=form,
        pack=form.pack,
        seats=form.seats,
        house=house,
        judge_play=lambda hand, trick, card, rules: judge_play(form, hand, trick, card, DutyContext()),
        winner=lambda trick, rules: winner(trick, PLAY),
        count=lambda cards, rules: count(cards),
        deal=Deal(
            start=lambda deck, dealer, rules, pool=0: moves.start(form, deck, dealer, rules, pool),
            to_act=lambda state: state.to_act,
            judge=judging.judge,
            legal=judging.legal,
            apply=moves.apply,
            random=partial(random_deal, form),
            write=record.write,
            read=lambda text: record.read(form, house, text),
            score=score.score,
        ),
    )
