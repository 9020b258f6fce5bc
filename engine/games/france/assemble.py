"""Puts a French game together from its form."""

from __future__ import annotations

from functools import partial

from engine.game import Deal, Game
from engine.games.france.deal import judging, moves, record, score
from engine.games.france.deal.actions import Action
from engine.games.france.deal.state import State
from engine.games.france.form import Form
from engine.games.france.pack import PACK
from engine.games.france.playing import judge_play, take
from engine.games.france.playout import random_deal
from engine.games.france.reckoning.counting import count
from engine.games.france.rules import FrenchRules


def french(form: Form) -> Game[State, Action, FrenchRules]:
    """The game of this form."""
    return Game(
        id=form.id,
        family="france",
        form=form,
        pack=PACK,
        seats=form.seats,
        house=form.house,
        judge_play=lambda hand, trick, card, rules: judge_play(hand, trick, card),
        winner=lambda trick, rules: take(trick),
        count=lambda cards, rules: count(cards),
        deal=Deal(
            start=lambda deck, dealer, rules, places=None: moves.start(form, deck, dealer, rules, places),
            to_act=lambda state: state.to_act,
            judge=judging.judge,
            legal=judging.legal,
            apply=moves.apply,
            random=partial(random_deal, form),
            write=record.write,
            read=lambda text: record.read(form, text),
            score=score.score,
        ),
    )
