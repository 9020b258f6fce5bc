"""Puts a Bolognese game together from its form."""

from __future__ import annotations

from functools import partial

from engine.game import Deal, Game
from engine.games.bologna.counting.pile import count_cards
from engine.games.bologna.deal import judging, moves, record, score
from engine.games.bologna.deal.actions import Action
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.playout import random_deal
from engine.games.bologna.rules import Rules
from engine.games.bologna.sources import PLAY
from engine.parts.tricks import winner


def bolognese(form: Form, house: type[Rules] = Rules) -> Game[State, Action, Rules]:
    """The game of this form under these house rules."""
    return Game(
        id=form.id,
        family="bologna",
        form=form,
        pack=PACK,
        seats=form.seats,
        house=house,
        judge_play=lambda hand, trick, card, rules: judging.FOLLOWING.judge(hand, trick, card),
        winner=lambda trick, rules: winner(trick, PLAY),
        count=lambda cards, rules: count_cards(cards),
        deal=Deal(
            start=lambda deck, dealer, rules, scores=(0, 0): moves.start(form, deck, dealer, rules, scores),
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
