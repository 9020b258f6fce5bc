"""Players of an earlier revision sit down with today's, each with the engine of its own time."""

from random import Random

from bench.players.duel import duel, former
from engine.games.bologna.players import choose


def test_players_of_another_revision_play_a_deal_both_ways() -> None:
    today = lambda state, done, seed: choose(state, Random(seed)).action
    assert duel(former("HEAD"), today, 1) == [0.0], "they are today's own players, so the cards cancel out"
