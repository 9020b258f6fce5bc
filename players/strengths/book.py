"""The player of the book: the tactics of the source by rule, with memory, at once."""

from __future__ import annotations

from random import Random

from engine.errors import BadInput
from engine.games.bologna.deal.state import State
from engine.games.bologna.players import REASONS, choose
from engine.games.bologna.players.choosing import give, play
from engine.games.bologna.players.reasons import Choice
from players.strengths.decision import Decision, Player


def decide(state: State, seed: int, ms: int | None = None) -> Decision:
    """What the book advises whoever is to act. Without search ``ms`` is of no use."""
    del ms
    chosen = choose(state, Random(seed))
    assert chosen.action is not None
    return Decision(chosen.action, chosen.reason, chosen.facts, REASONS[chosen.reason])


def card(state: State, seed: int) -> Choice:
    """The card the book would play and why, whatever might be declared first."""
    return play(state, Random(seed))


def gift(state: State, seat: int) -> Decision:
    """The card that is given for the Matto between two tricks.

    Errors: :class:`engine.errors.BadInput` ``nothing-to-give`` where the player of the Matto rather waits.
    """
    chosen = give(state, seat)
    if chosen.action is None:
        raise BadInput("nothing-to-give", f"seat {seat} would rather give its card for the Matto later", "seat")
    return Decision(chosen.action, chosen.reason, chosen.facts, REASONS[chosen.reason])


BOOK = Player("book", decide)
