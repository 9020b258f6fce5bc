"""Players who search: legal, blind to other hands, the same from the same seed, with reasons; without numba the book plays."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from engine.games.bologna.advice import advise_discard
from engine.games.bologna.deal.actions import Leave, Play
from engine.games.bologna.deal.judging import judge
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.rules import Rules
from lessons.text.message import Message
from lessons.text.phrases import LANGS, say
from players import registry
from players.core import cache, search
from players.core.cards import mask
from players.registry import NAMES
from players.search.position import position
from tests.players.moments import deal, moments, otherwise, playing

FAST = {"master": 5}


@pytest.mark.parametrize("name", NAMES)
def test_whole_deals_are_played_without_an_illegal_action_and_every_reason_has_its_words(name: str) -> None:
    player = registry.player(name)
    reasons = set()
    for seed in range(3):
        state, number = deal(seed), 0
        while state.phase != "over":
            decision = player.choose(state, number, FAST.get(name))
            assert judge(state, decision.action).ok
            if decision.reason not in reasons:
                reasons.add(decision.reason)
                for lang in LANGS:
                    assert say(Message(f"coach.{decision.reason}", decision.facts), lang, "bologna")
            state, number = apply(state, decision.action), number + 1
        assert state.ending == "played"
    assert len(reasons) >= 6


@pytest.mark.parametrize("name", NAMES)
def test_no_player_sees_what_it_may_not(name: str) -> None:
    """The same view with other hidden cards: the same choice from the same seed, values and reason included."""
    player, rng, changed = registry.player(name), Random(4), 0
    for seed in range(3):
        for number, state in enumerate(moments(seed)):
            if number % 6 or (state.phase == "play" and state.to_act is None):
                continue
            other = otherwise(state, rng)
            changed += other.hands != state.hands
            assert player.choose(state, 9, FAST.get(name)) == player.choose(other, 9, FAST.get(name))
    assert changed > 15


@pytest.mark.parametrize("name", ["club", "master"])
def test_the_same_seed_gives_the_same_values_and_another_one_others(name: str) -> None:
    player, state = registry.player(name), playing(3, 12)
    one, again, other = (player.choose(state, seed, FAST.get(name)) for seed in (1, 1, 2))
    assert one == again
    assert one.values != other.values


def test_values_hold_every_card_that_may_go_with_an_interval_that_narrows() -> None:
    state = playing(5, 13)
    club = registry.player("club")
    few, many = club.choose(state, 1, 5), club.choose(state, 1, 80)
    assert {value.card for value in few.values} == {value.card for value in many.values}
    assert all(value.low < value.points < value.high for value in few.values)
    wide, narrow = (max(value.high - value.low for value in one.values) for one in (few, many))
    assert narrow < wide / 2
    assert [value.points for value in many.values] == sorted((v.points for v in many.values), reverse=True)


def test_no_time_at_all_is_the_books_choice() -> None:
    state = playing(2, 14)
    for name in ("club", "master"):
        decision = registry.player(name).choose(state, 1, 0)
        assert decision == registry.player("book").choose(state, 1, None)


def test_the_dealer_lays_away_what_comes_to_most() -> None:
    """In other possible deals, too, it is ahead of most others."""
    for seed in (3, 4, 5):
        state = next(one for one in moments(seed) if one.phase == "leave")
        decision = registry.player("club").choose(state, 1, None)
        assert isinstance(decision.action, Leave)
        assert judge(state, decision.action).ok
        others = Random(seed).sample(list(advise_discard(state.hands[decision.action.seat]).options), 12)
        where, pairs = position(state, decision.action.seat), [decision.action.cards, *others]
        points = search.discards(
            np.array([mask(pair) for pair in pairs], np.int64), 400, 99, 0, where.seat, where.own, where.table[1], where.rules,
            where.ways, *where.hidden,
        ).mean(axis=0)  # fmt: skip
        assert (points[0] > points[1:]).sum() >= 10


@pytest.mark.parametrize("name", ["club", "master"])
def test_what_is_brought_home_oftener_is_brought_home_oftener(name: str) -> None:
    told = 0
    for seed in range(30):
        decision = registry.player(name).choose(playing(seed, 11), seed, 5)
        if decision.reason == "search-home":
            told += 1
            assert 0 <= decision.facts["m"] < decision.facts["n"] <= 100
        elif decision.reason in ("search-points", "search-kings"):
            assert decision.facts["points"] >= 0
    assert told


def test_house_rules_are_played_by() -> None:
    rules = Rules(moors_in_grande=False, grande="tarocchini", matto_exchange="single_point", signals="none")
    state, number, club = deal(6, rules), 0, registry.player("club")
    while state.phase != "over":
        action = club.choose(state, number, 1).action
        assert not (isinstance(action, Play) and action.signal)
        state, number = apply(state, action), number + 1


def test_while_nothing_is_compiled_the_book_plays_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "ready", lambda: False)
    assert registry.player("master").name == "book"


def test_without_numba_the_book_plays(tmp_path: object) -> None:
    """In a Python that has no numba the players start, and say that nothing is compiled."""
    code = (
        "import importlib.metadata as metadata, sys\n"
        "sys.modules['numba'] = None\n"
        "def none(name): raise metadata.PackageNotFoundError(name)\n"
        "metadata.version = none\n"
        "from players.protocol import answers\n"
        "from players.compile_ahead import compile_all\n"
        'print(compile_all()); print(*answers([\'{"ask": "players"}\']))'
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "the book plays" in done.stdout
    assert '"compiled": false' in done.stdout


def test_a_cache_that_cannot_be_written_keeps_nobody_from_playing() -> None:
    code = (
        "import os; os.environ['CALZETTINI_COMPILED'] = '/proc/no/such/folder'\n"
        "from players.core import cache as jit\n"
        "from players import compile_ahead, registry\n"
        "print(jit.FOLDER, jit.ready(), registry.player('club').name, compile_ahead.begin()())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["None", "False", "book", "None"]


def test_a_state_is_never_changed() -> None:
    state = playing(1, 10)
    before = replace(state)
    registry.player("club").choose(state, 1, 2)
    assert state == before
