"""How a moment of a French deal is shown: who takes, what the chien held, what lies there, the hand."""

from __future__ import annotations

from engine.game import Game
from engine.games.france.advice import View
from engine.games.france.pack import PETIT
from engine.sheet import codes
from lessons.question.panel import Panel, Row, Table
from lessons.question.seats import YOU, leader_before_you, left_before_you, seats_of
from lessons.text.message import Message


def discard_panel(game: Game, view: View) -> Panel:
    """The taker's cards with the chien, of which as many are to be picked."""
    n = game.form.chien
    prompt = Message("ask.choose-card.lay-away", {"held": len(view.hand), "n": n})
    return Panel("many", prompt, (_hand(view),), at_least=n, at_most=n, table=Table(seats_of(game), turn=YOU))


def play_panel(game: Game, view: View) -> Panel:
    """What everybody knows, the trick, the hand; one card to be picked."""
    seats, there = seats_of(game), len(view.trick)
    lines = [
        Message("choose-card.you-take")
        if view.taker == YOU
        else Message("choose-card.takes", {"who": seats[view.taker]})
    ]
    if view.trumps_gone:
        lines.append(Message("choose-card.trumps-gone"))
    elif view.taker == YOU and not there and PETIT not in view.hand:  # it is out to be hunted
        lines.append(Message("choose-card.petit-out"))
    label = Message("row.trick" if there else "row.you-lead")
    trick = Row(codes(view.trick), label, layout="trick", seat=leader_before_you(there, game.seats))
    ask = "your-lead" if not there else "your-turn-last" if there == game.seats - 1 else "your-turn"
    left = left_before_you(len(view.hand), there, game.seats)
    table = Table(seats, turn=YOU, left=left)
    return Panel("one", Message(f"ask.choose-card.{ask}"), (trick, _hand(view)), lines=tuple(lines), table=table)


def _hand(view: View) -> Row:
    return Row(codes(view.hand), Message("row.hand"), pick=True, seat=YOU)
