"""A match in practice: the deal goes round, scores add up by the rules, the log brings it back without asking the players again."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from engine import game
from engine.games.bologna.deal.actions import Action, Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.score import score
from lessons.learner.event import Event, Json
from lessons.learner.store import Store
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import new_nonce
from lessons.places.place import Context
from lessons.places.practice import PLACE, another, once_more
from lessons.places.table import TableSession, begin_anew
from lessons.tables.bologna import TABLE
from lessons.tables.bologna.dealing import deal
from lessons.tables.bologna.match import PracticeMatch
from lessons.tables.hand import TableHand
from lessons.tables.others import others
from lessons.tables.playing import chosen
from lessons.tables.shown import shown
from lessons.tables.sitting import Sitting, fold, take, with_others
from lessons.tables.stages import SORTED
from screens.wording.texts import text
from tests.lessons.practising import played_on, something, spoken

WHO = "luna-castello-onda-faro"


def highest(hand: TableHand) -> Action | None:
    """A player who is not the book: always the first card that may go."""
    state = hand.state
    seat = state.to_act
    if seat is None or state.phase != "play":
        return chosen(hand).action
    return Play(seat, FOLLOWING.allowed(state.hands[seat], state.trick.cards)[0])


def nobody(hand: TableHand) -> None:
    """A search that is dead."""


@pytest.fixture
def context(tmp_path_factory: pytest.TempPathFactory) -> Context:
    return Context(Store(str(tmp_path_factory.mktemp("log") / "log.sqlite")), dict, b"", lambda strength: highest)


def move(context: Context, session: TableSession, event: str, value: Json = None) -> TableSession:
    seen = PLACE.revision(context, session)
    return PLACE.take(
        context, session, Move(place="practice/match", event=event, nonce=new_nonce(), value=value, seen=seen)
    )


def test_a_table_opens_for_whoever_has_never_set_anything(context: Context) -> None:
    assert context.store.learner(WHO) is None
    after = sat_down(context)
    assert after.number > 0


def sat_down(context: Context, length: int = 0) -> TableSession:
    return move(context, PLACE.read(context, WHO, "match", None), "answer", length)


def play_on(context: Context, session: TableSession) -> TableSession:
    """One press: the first card that may go, no declaration, no signal."""
    hand = session.hand
    if hand.stage in ("trick", "others"):
        return move(context, session, "next")
    panel = shown(hand).panel
    if panel.mode == "choice":
        return move(context, session, "answer", len(panel.choices) - 1)
    may = [place for place in range(len(panel.pickable)) if place not in shown(hand).greyed]
    return move(context, session, "answer", may[: panel.at_least] if panel.mode == "many" else may[0])


def hand_played(context: Context, session: TableSession, tricks: int = 15) -> TableSession:
    """The hand is played to its end, or until so many tricks are over."""
    while session.hand.stage != "over" and (tricks == 15 or len(session.hand.state.tricks) < tricks):
        session = play_on(context, session)
    return session


def test_the_deal_goes_round_and_the_scores_add_up(context: Context) -> None:
    session = sat_down(context, 2)
    sums = [0, 0]
    for number in range(4):
        assert session.hand.state.dealer == (3 + number) % 4
        session = hand_played(context, session)
        for side, points in enumerate(score(session.hand.state).sides):
            sums[side] += points.total
        assert session.sitting.match is not None
        assert session.sitting.match.scores == tuple(sums)
        assert session.sitting.match.over == (number == 3)
        if number < 3:
            session = another(context, session)
    assert another(context, session).hand.stage == "over"
    assert begin_anew(context, session).waits


def test_a_restart_finds_every_card_where_it_lay_and_asks_no_player_again(context: Context) -> None:
    session = sat_down(context)
    for _ in range(9):
        session = play_on(context, session)
    others_now = Context(context.store, dict, b"", lambda strength: pytest.fail("the log says what they played"))
    again = PLACE.read(others_now, WHO, "match", None)
    assert again.sitting == session.sitting


def test_taken_back_and_played_again_the_others_do_the_same(context: Context) -> None:
    session = sat_down(context)
    while not (session.hand.stage == "play" and session.hand.state.trick.cards):
        session = play_on(context, session)
    place = next(one for one in range(15) if one not in shown(session.hand).greyed)
    after = move(context, session, "answer", place)
    back = move(context, after, "undo")
    assert back.hand.state == session.hand.state
    assert move(context, back, "answer", place).hand.state == after.hand.state


def test_no_card_can_be_played_before_the_length_is_said(context: Context) -> None:
    session = PLACE.read(context, WHO, "match", None)
    for event, value in (("answer", 3), ("answer", None), ("next", None), ("again", None), ("undo", None)):
        with pytest.raises(MoveRefused):
            move(context, session, event, value)


def test_the_dealer_may_end_the_match_with_the_first_fifteen_cards_or_play_on() -> None:
    for seed in range(3_000):
        hand = others(deal("match", seed, 0, scores=(740, 100)), "turn")
        if hand.stage == "early":
            break
    spoken(hand)
    played = Sitting(SORTED, "match", hand=hand, match=PracticeMatch("800", ((740, 100),)))
    out = take(played, Event("answer", "table", "a", {"value": {"out": True}}))
    assert out.hand is not None
    assert (out.hand.stage, out.hand.state.ending) == ("over", "dealer")
    spoken(out.hand)
    assert out.match is not None
    assert out.match.verdict.facts["side"] == 0
    on = take(played, Event("answer", "table", "b", {"value": {"out": False}}))
    assert on.hand is not None
    assert (on.hand.stage, len(on.hand.mine)) == ("leave", 17)


def test_an_opponent_who_can_go_out_does() -> None:
    for seed in range(3_000):
        hand = others(deal("match", seed, 1, scores=(100, 780)), "turn")
        if hand.stage == "over":
            break
    assert hand.state.ending == "dealer"
    assert score(hand.state).sides[1].total >= 20


def test_where_a_search_has_no_answer_the_book_plays_and_it_is_said() -> None:
    played = take(Sitting(SORTED, "match"), Event("answer", "table", "a", {"value": {"length": "800"}}))
    present = Event("present", "table", "b", {"seed": 5, "dealer": 1})
    kept = with_others(played, present, nobody)
    after, by_book = take(played, kept), take(played, with_others(played, present, lambda hand: chosen(hand).action))
    assert after.hand is not None
    assert by_book.hand is not None
    assert after.hand.stood_in
    assert not by_book.hand.stood_in
    said = with_others(played, present, lambda hand: chosen(hand).action)
    assert set(said.data) == {"seed", "dealer", "others"}, "nothing is written of what was not"
    assert after.hand.state == by_book.hand.state


def test_it_is_said_for_how_many_cards_the_book_stood_in() -> None:
    played = take(Sitting(SORTED, "match"), Event("answer", "table", "a", {"value": {"length": "800"}}))
    present = Event("present", "table", "b", {"seed": 5, "dealer": 3})
    kept = with_others(played, present, nobody)
    after = take(played, kept)
    assert after.hand is not None
    assert [TABLE.written(one).split()[0] for one in after.hand.done] == ["picks-up", "leaves"]
    assert after.hand.stood_in == 2, "the dealer lays two cards away"
    for lang, words in {"en": "for 2 cards", "it": "per 2 carte", "fr": "pour 2 cartes"}.items():
        assert words in text("practice.stood-in", lang, n=after.hand.stood_in)
    for lang, words in {"en": "for one card", "it": "per una carta", "fr": "pour une carte"}.items():
        assert words in text("practice.stood-in", lang, n=1)
    older = take(played, Event("present", "table", "b", {**kept.data, "stood_in": True}))
    assert older.hand is not None
    assert older.hand.stood_in == 1


@pytest.mark.parametrize(
    "lines",
    [["plays 1 XX"], ["plays 9 S7"], [3], ["plays"], ["dances 1 S7"], ["plays 0 S7"], ["shows 1 kings"], ["leaves 1"]],
)
def test_a_log_that_was_tampered_with_changes_nothing(lines: Json) -> None:
    played = take(Sitting(SORTED, "match"), Event("answer", "table", "a", {"value": {"length": "800"}}))
    event = Event("present", "table", "b", {"seed": 5, "dealer": 1, "others": lines})
    assert take(played, event) is played


def test_every_action_comes_back_from_the_log() -> None:
    for seed in range(6):
        hand = others(deal("whole", seed, seed % 4), "turn")
        for action in hand.done:
            assert TABLE.read(TABLE.written(action), game("ottocento")) == action


def test_a_hand_is_played_again_from_where_its_record_ends(context: Context) -> None:
    session = hand_played(context, sat_down(context))
    hand = session.hand
    record = game("ottocento").deal.write(hand.state, hand.done[:20])
    again = once_more(context, PLACE.read(context, WHO, "again", None), record)
    assert again.hand.done[:20] == hand.done[:20]
    assert again.hand.stage != "over"
    fresh = once_more(context, again, game("ottocento").deal.write(hand.state, ()))
    assert fresh.hand.state.deck == hand.state.deck
    over = game("ottocento").deal.write(hand.state, hand.done)
    for bad in (over, "", "calzettini mineo3 1\n", record.replace("dealer 3", "dealer 7")):
        assert once_more(context, fresh, bad).hand == fresh.hand


def test_a_match_ends_whatever_is_played() -> None:
    played, number, rng = Sitting(SORTED, "match"), 0, Random(4)
    event = Event("answer", "table", "start", {"value": {"length": "800"}})
    while played.match is None or not played.match.over:
        after = take(played, event)
        assert after is not played
        played, number = after, number + 1
        hand = played.hand
        if hand is None or hand.stage == "over":
            event = Event("present", "table", f"n{number}", {"seed": number, "dealer": played.dealer})
        elif hand.stage in ("trick", "others"):
            event = Event("next", "table", f"n{number}", {})
        else:
            event = Event("answer", "table", f"n{number}", {"value": something(hand, rng)})
    assert max(played.match.scores) >= 800
    assert take(played, Event("present", "table", "late", {"seed": 1, "dealer": played.dealer})) is played
    assert fold([], played) is played


def leads_last(hand: TableHand) -> bool:
    """The learner has one card left, and it is theirs to lead."""
    return len(hand.mine) == 1 and hand.stage == "play" and not hand.state.trick.cards


def test_with_the_last_card_led_no_signal_is_asked_and_the_log_brings_the_hand_back(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lessons.places.table.new_seed", count().__next__)
    session = sat_down(context)
    for _ in range(600):
        if session.hand.stage == "over":
            session = another(context, session)
        assert session.hand.stage != "over", "the match went on long enough"
        last = leads_last(session.hand)
        session = play_on(context, session)
        if last:
            assert session.hand.stage == "trick"
            assert session.hand.state.tricks[-1].signal is None
            assert PLACE.read(context, WHO, "match", None).sitting == session.sitting
            return
    pytest.fail("the last trick was never the learner's to lead")


def test_a_log_in_which_a_signal_was_asked_with_the_last_card_goes_on_as_it_was() -> None:
    for played in (one for seed in range(40) for one in played_on("whole", seed)):
        hand = played.hand
        assert hand is not None
        if leads_last(hand) and not hand.mine[0].is_fool and hand.mine[0].is_trump:
            asked = take(played, Event("answer", "table", "card", {"value": {"card": hand.mine[0].code}, "others": []}))
            assert asked.hand
            assert asked.hand.stage == "signal"
            after = take(asked, Event("answer", "table", "signal", {"value": {"signal": None}}))
            assert after.hand
            assert after.hand.stage == "trick"
            return
    pytest.fail("no such hand")
