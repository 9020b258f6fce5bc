"""A deal at the table looked at again, in every game: the hands as they were, the reasons, what it came to, on from any trick."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from engine.game import game
from lessons.learner.store import Store
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import new_nonce
from lessons.places import table
from lessons.places.hindsight import PLACE, Hindsight, open_record
from lessons.places.place import Context
from lessons.tables.after_a_deal.hindsight import moments, panel, said, settled
from lessons.tables.hand import ME, TableHand
from lessons.tables.recorded import again, hand_of, hand_of_lines, lines_of, record_of
from lessons.text.phrases import LANGS, say
from tests.lessons.test_at_table import HERE, At

WHO = "luna-castello-onda-faro"


@cache
def played(name: str) -> TableHand:
    """A whole deal, the learner half by the players' advice and half anyhow."""
    at = At(name, 5)
    for _ in range(20):
        at.play(wild=0.3)
        if at.hand.state.tricks:
            return at.hand
    raise AssertionError("always thrown in")


@pytest.fixture
def context(tmp_path_factory: pytest.TempPathFactory) -> Context:
    return Context(Store(str(tmp_path_factory.mktemp("log") / "log.sqlite")), dict, b"")


def move(context: Context, state: Hindsight, event: str) -> Hindsight:
    seen = PLACE.revision(context, state)
    after = PLACE.take(context, state, Move(place="hindsight/record", event=event, nonce=new_nonce(), seen=seen))
    assert isinstance(after, Hindsight)
    return after


@pytest.mark.parametrize("name", HERE)
def test_whatever_is_said_to_another_player_is_said_as_advice_to_that_player(name: str) -> None:
    """Advice says "your hand": without its address the learner reads the worth of somebody else's cards as that of their own."""
    hand = played(name)
    mine = {hand.seats[ME], hand.spoken[ME]}
    met = 0
    for one in moments(hand):
        for told in said(hand, one):
            whose = told[0].facts.get("who")
            for before, reason in pairwise(told):
                if reason.reason.startswith("coach.") and whose is not None and whose not in mine:
                    addressed = before.reason == "hindsight.advice" or before.reason.startswith("at-table.advice")
                    assert addressed or before.reason.startswith("coach."), told
                    met += 1
    assert met > 3


@pytest.mark.parametrize("name", HERE)
def test_every_trick_lies_there_with_all_hands_open_and_the_reasons_of_everybody(name: str) -> None:
    hand = played(name)
    found, its = moments(hand), game(name)
    tricks = len(hand.state.tricks)
    assert [one.number for one in found] == list(range(tricks + 2))
    assert found[0].upto == hand.plays[0]
    assert [one.settles for one in found] == [False] * (tricks + 1) + [True]
    assert settled(hand, found[-1])
    reasons = 0
    for one in found:
        now = panel(hand, one)
        lies = [code for row in now.rows for code in row.cards]
        assert len(lies) == len(set(lies)), "no card lies in two places"
        did = list(said(hand, one))
        for told in (
            now.prompt,
            *(row.label for row in now.rows if row.label),
            *now.lines,
            *(x for y in did for x in y),
        ):
            assert all(say(told, lang, its.family) for lang in LANGS)
        if one.trick is None:
            continue
        trick = now.rows[0]
        assert trick.layout == "trick"
        assert len(trick.cards) == its.seats
        cards = [told for told in did if any("card" in part.facts for part in told[:1])]
        assert len(cards) >= its.seats, "of everybody's card"
        reasons += sum(len(told) > 1 for told in cards)
    assert reasons > tricks * its.seats * 0.9, "and why"


@pytest.mark.parametrize("name", HERE)
def test_a_record_holds_the_whole_deal_and_one_plays_on_from_any_trick(name: str) -> None:
    hand = played(name)
    text = record_of(hand)
    read = hand_of(text)
    assert (read.state, read.done) == (hand.state, hand.done)
    assert hand_of_lines(lines_of(text)) == read
    for one in moments(hand)[1:-1:4]:
        fresh = again(hand, one.first)
        assert fresh.state.tricks == hand.state.tricks[: one.number - 1]
        assert fresh.state.deck == hand.state.deck


def test_what_is_no_record_of_a_table_is_none() -> None:
    text = record_of(played("mineo3"))
    for bad in (
        "",
        "nonsense",
        text.replace("mineo3", "ottocento"),
        text.replace("mineo3", "nowhere"),
        text + "trick 0 XX",
    ):
        assert hand_of_lines(bad.splitlines()) is None
    assert hand_of_lines(None) is None


@pytest.mark.parametrize("name", ["mineo3", "french4"])
def test_one_goes_on_and_back_and_plays_on_at_the_table(context: Context, name: str) -> None:
    with pytest.raises(MoveRefused):
        PLACE.read(context, WHO, name, None)
    hand = played(name)
    open_record(context, WHO, record_of(hand))
    state = PLACE.read(context, WHO, "record", None)
    assert isinstance(state, Hindsight)
    for at in range(1, len(state.moments)):
        state = move(context, state, "next")
        assert state.at == at
        assert PLACE.read(context, WHO, "record", state) is state
    with pytest.raises(MoveRefused):
        move(context, state, "next")
    state = move(context, state, "back")
    session = table.PLACE.read(context, WHO, name, None)
    while session.over:  # the petit in a first packet: nothing was played
        session = table.PLACE.deal(context, session, new_nonce())
    with pytest.raises(MoveRefused):
        table.PLACE.once_more(context, session, hand, state.moment.first)  # a deal is being played


def test_the_last_deal_is_looked_at_while_another_is_played() -> None:
    at = At("mineo3", 5)
    while at.sitting.last is None:
        at.play(wild=0.3)
    last = at.sitting.last
    at.deal()
    assert at.sitting.last is last
    assert at.hand.done != last.done


@pytest.mark.parametrize("name", ["mineo3", "french4"])
def test_a_deal_of_a_record_is_played_on_where_the_table_is_free_and_does_not_count(name: str) -> None:
    hand = played(name)
    at = At(name, 8)
    at.play(wild=0)
    stands, kept = at.sitting.stands, moments(hand)[3].first
    at.did("present", kept=kept, record=record_of(hand).splitlines())
    assert at.hand.state.tricks[:2] == hand.state.tricks[:2]
    assert at.hand.kept == kept
    while at.hand.stage != "over":
        at.step(wild=0)
    assert at.sitting.stands == stands
    assert at.hand.done[kept - 1] == hand.done[kept - 1]
    assert at.hand.state.hands[ME] == hand.state.hands[ME]
