"""Could I have saved the Bégato? The last chance in a hand that is over, exactly and in words."""

from __future__ import annotations

import pytest

from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.pack import BEGATO, PACK
from lessons.tables.after_a_deal.hindsight import moments
from lessons.tables.hand import ME, TableHand
from lessons.tables.recorded import hand_of_lines, record_of
from lessons.text.phrases import LANGS, say
from players.begato import home
from screens.analysis import begato
from tests.lessons.whole_hand import whole_hand

HANDS = 60


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: the app itself answers, and has all the time it needs."""
    monkeypatch.setattr(begato, "why_not", lambda: "compiling")
    monkeypatch.setattr(begato, "HERE", 500)
    begato._home.cache_clear()


def ours(hand: TableHand) -> bool:
    """Has the learner's side got it?"""
    return any(
        BEGATO in trick.cards and trick.taker(4) % 2 == ME for trick in hand.state.tricks
    )  # seats 0 and 2 are the learner's side


def test_the_last_chance_is_one_and_there_is_none_after_it() -> None:
    met = set()
    for seed in range(HANDS):
        hand = whole_hand(seed)
        answer = begato.looked_at(hand)
        if ours(hand):
            assert answer is None
        if answer is None:
            continue
        met.add(answer.said.reason)
        for lang in LANGS:
            assert say(answer.said, lang, "bologna")
        shown = moments(hand)
        if answer.trick and "card" in answer.said.facts:
            before = shown[answer.trick].before
            assert before is not None
            after = apply(before, Play(ME, PACK[str(answer.said.facts["card"])]))
            # Whoever comes next: partner can keep it, and no opponent can undo it.
            seat = after.to_act
            if seat is not None and any(BEGATO in one for one in (*after.hands, after.trick.cards)):
                brings = home(after, 2000)
                assert brings is not None
                assert any(brings.values()) if seat % 2 == ME else not any(brings.values())
        for later in shown[answer.trick + 1 :] if answer.trick else ():
            if later.before and any(BEGATO in one for one in (*later.before.hands, later.before.trick.cards)):
                brings = home(later.before, 2000)
                assert brings is not None
                assert not any(brings.values())
    assert len(met) >= 4


def test_of_a_hand_that_ends_before_it_is_played_nothing_is_asked() -> None:
    begun = hand_of_lines(record_of(whole_hand(1), 4).splitlines())
    assert begun is not None
    assert begato.looked_at(begun) is None
