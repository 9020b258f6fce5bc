"""A hand looked at again: every trick with the hands as they were, the book's reason for each card, and on from any moment."""

from __future__ import annotations

import pytest

from engine.games.bologna.pack import PACK
from lessons.learner.store import Store
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import new_nonce
from lessons.places.hindsight import PLACE, Hindsight, open_record
from lessons.places.place import Context
from lessons.tables.after_a_deal.hindsight import moments, panel, said
from lessons.tables.bologna.weighing import advice, declared, may
from lessons.tables.recorded import hand_of_lines, lines_of, record_of
from lessons.text.phrases import LANGS, say
from tests.lessons.whole_hand import whole_hand

WHO = "luna-castello-onda-faro"


@pytest.fixture
def context(tmp_path_factory: pytest.TempPathFactory) -> Context:
    return Context(Store(str(tmp_path_factory.mktemp("log") / "log.sqlite")), dict, b"")


def move(context: Context, state: Hindsight, event: str) -> Hindsight:
    seen = PLACE.revision(context, state)
    return PLACE.take(context, state, Move(place="hindsight/record", event=event, nonce=new_nonce(), seen=seen))


@pytest.mark.parametrize("seed", range(4))
def test_every_trick_lies_there_with_the_hands_as_they_were(seed: int) -> None:
    hand = whole_hand(seed, seed)
    found = moments(hand)
    assert [one.number for one in found] == list(range(16))
    for one in found:
        rows = panel(hand, one).rows
        lies = [code for row in rows for code in row.cards]
        assert len(lies) == len(set(lies)) == 60 - 4 * max(0, one.number - 1)
        if one.number:
            assert one.mine in may(one)
            assert one.before is not None
            assert one.mine in one.before.hands[0]
            assert advice(hand, one).action is not None
        for lang in LANGS:
            now = panel(hand, one)
            labels = [row.label for row in now.rows if row.label]
            assert all(say(said, lang, "bologna") for said in (now.prompt, *labels, *declared(hand)))


@pytest.mark.parametrize("seed", range(2))
def test_of_every_trick_it_is_told_who_did_what_and_why_the_book_would(seed: int) -> None:
    hand = whole_hand(seed, seed)
    for one in moments(hand):
        did = list(said(hand, one))
        for lang in ("en", "it", "fr"):
            assert all(say(part, lang, "bologna") for paragraph in did for part in paragraph)
        if one.trick is None:
            continue
        cards = {part.facts["card"]: paragraph for paragraph in did for part in paragraph[:2] if "card" in part.facts}
        assert set(cards) >= {card.code for card in one.trick.cards}, "of everybody's card"
        for place, card in enumerate(one.trick.cards):
            mine = one.trick.seat(place, 4) == 0
            assert (cards[card.code][-1].reason.startswith("coach.")) != mine, "and why, of the others"


def test_what_the_dealer_laid_away_is_told_with_the_deal() -> None:
    hand = whole_hand(2, 2)
    ((does, laid, to, because),) = [one for one in said(hand, moments(hand)[0]) if one[0].reason == "practice.leaves"]
    assert does.facts == {"who": "mate"}
    assert laid.facts["cards"] == tuple(card.code for card in PACK.sorted(hand.state.left[2]))
    assert to.reason == "hindsight.advice"
    assert because.reason.startswith("coach.leave")


def test_a_card_that_the_book_would_not_have_played_is_told_without_a_reason() -> None:
    hand = whole_hand(2)
    paragraphs = list(said(hand, moments(hand)[4], lambda then, action: None))
    assert all(len(one) == 1 for one in paragraphs)
    assert len(paragraphs) >= 4


def test_a_record_can_be_saved_and_opened_again() -> None:
    hand = whole_hand(7)
    again = hand_of_lines(lines_of(record_of(hand)))
    assert again is not None
    assert again.state == hand.state
    assert [one.trick for one in moments(again)] == [one.trick for one in moments(hand)]


def test_a_record_that_stops_in_the_middle_shows_what_there_is() -> None:
    hand = whole_hand(7)
    for done in (0, 1, 5, 20):
        part = hand_of_lines(lines_of(record_of(hand, done)))
        assert part is not None
        assert len(moments(part)) == 1 + len(part.state.tricks)


def test_one_goes_on_and_back_between_the_deal_and_the_last_trick(context: Context) -> None:
    open_record(context, WHO, record_of(whole_hand(3)))
    state = PLACE.read(context, WHO, "record", None)
    with pytest.raises(MoveRefused):
        move(context, state, "back")
    for number in range(1, 16):
        state = move(context, state, "next")
        assert state.at == number
        assert PLACE.read(context, WHO, "record", state) is state
    with pytest.raises(MoveRefused):
        move(context, state, "next")
    assert move(context, state, "back").at == 14


def test_of_several_records_the_one_that_was_opened_last_is_looked_at(context: Context) -> None:
    for number in (3, 7):
        open_record(context, WHO, record_of(whole_hand(number)))
        assert PLACE.read(context, WHO, "record", None).hand.state == whole_hand(number).state


def test_there_is_nothing_to_look_at_before_a_hand_is_over(context: Context) -> None:
    for name in ("whole", "match", "again", "record", "short", "chess"):
        with pytest.raises(MoveRefused):
            PLACE.read(context, WHO, name, None)


def test_whoever_looks_back_at_a_hand_sees_all_sixty_two_cards_once() -> None:
    hand = whole_hand(11)
    first = moments(hand)[0]
    held = [card for cards in first.after.hands for card in cards] + [
        card for cards in first.after.left for card in cards
    ]
    assert PACK.sorted(held) == tuple(PACK)
