"""Players of an earlier revision sit down with today's, each with the engine of its own time."""

from __future__ import annotations

from bench.players.duel import duel, former, player


def test_players_of_another_revision_play_a_deal_both_ways() -> None:
    (gain,) = duel(former("HEAD"), player("book", None, ""), 1)
    assert abs(gain) < 1000
