"""The same deal for all: the same cards, chairs and players; nothing taken back, nothing told early; then side by side."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.games.bologna.pack import BEGATO, MATTO
from lessons.evening.activities.comparing import DealResult, by_the_book, costs
from lessons.evening.activities.same_deal import MOST_DEALS, WANTS, drawn, hand_of
from lessons.evening.entries.lifecycle import Compared, Dealt, Gathered
from lessons.moves.move import MoveRefused
from lessons.places.table import TableSession
from lessons.tables.hand import ME
from lessons.tables.playing import chosen
from lessons.tables.shown import shown
from tests.conftest import Golden
from tests.lessons.evening.room_log import TEACHER, opened
from tests.lessons.evening.test_places import ANNA as ANNAS
from tests.lessons.evening.test_places import BRUNO as BRUNOS
from tests.lessons.evening.test_places import STRANGER, Club, why
from tests.lessons.evening.test_places import TEACHER as TEACHERS


@pytest.mark.parametrize("wants", sorted(WANTS))
def test_a_deal_that_is_drawn_has_what_was_wanted(wants: str) -> None:
    number = drawn(wants, Random(5))
    assert number is not None
    hand = hand_of(number)
    assert {"begato": BEGATO in hand.mine, "matto": MATTO in hand.mine, "deals": hand.state.dealer == ME}.get(
        wants, True
    )
    assert hand == hand_of(number), "its number brings the same cards again"


def test_only_a_host_deals_and_shows() -> None:
    log = opened("anna")
    assert log.does("anna", Dealt(number=7)) == "evening.refused.host"
    assert log.does(TEACHER, Compared(on=True)) == "evening.refused.not-now"
    log.does(TEACHER, Dealt(number=7), Compared(on=True))
    assert log.room.compared
    log.does(TEACHER, Dealt(number=8))
    assert not log.room.compared, "what comes of the next one is not shown before it is played"
    log.does(TEACHER, Gathered())
    assert log.room.phase == "lobby"
    assert [log.does(TEACHER, Dealt(number=n)) for n in range(3, MOST_DEALS + 2)][-1] == "evening.refused.long-evening"


def test_whoever_is_behind_the_best_has_paid_for_it() -> None:
    played = {
        "a": DealResult((300, 100), "saved"),
        "b": DealResult((250, 90), "saved"),
        "c": DealResult((90, 250), "lost"),
    }
    assert costs(played) == {"a": 0, "b": 40, "c": 360}
    assert by_the_book(4) == by_the_book(4)
    assert len(by_the_book(4).away) == 2, "who deals lays two away"


@pytest.fixture
def club(tmp_path: Path) -> Club:
    club = Club(tmp_path / "log.sqlite")
    club.open()
    for who, name in ((ANNAS, "Anna"), (BRUNOS, "Bruno")):
        club.does(who, "room", "join", {"name": name})
    return club


def table(club: Club, who: str) -> TableSession:
    found = club.sessions.state(who, f"deal/{club.code}")
    assert isinstance(found, TableSession)
    return found


def plays_a_step(club: Club, who: str) -> None:
    """As the book would; of what is asked besides cards the last way out."""
    hand = table(club, who).hand
    if hand.stage in ("trick", "others"):
        club.does(who, "deal", "next")
        return
    panel = shown(hand).panel
    if panel.mode == "choice":
        club.does(who, "deal", "answer", len(panel.choices) - 1)
        return
    action = (hand.family.advised(hand) or chosen(hand)).action
    cards = [card.code for card in getattr(action, "cards", ())] or [getattr(action, "card", None).code]
    club.does(who, "deal", "answer", [panel.pickable.index(code) for code in cards])


def plays_it_out(club: Club, who: str) -> None:
    while table(club, who).hand.stage != "over":
        plays_a_step(club, who)


def test_all_have_the_same_cards_and_the_results_stand_side_by_side(club: Club) -> None:
    club.does(TEACHERS, "desk", "deal", {"number": 4})
    assert table(club, ANNAS).hand.mine == table(club, BRUNOS).hand.mine
    plays_it_out(club, ANNAS)
    results = club.sessions.state(TEACHERS, f"desk/{club.code}").results
    assert set(results) == {ANNAS}
    assert len(results[ANNAS].away) == 2
    plays_it_out(club, BRUNOS)
    results = club.sessions.state(TEACHERS, f"wall/{club.code}").results
    assert results[ANNAS] == results[BRUNOS], "who plays alike against the same players gets the same"
    club.store.close()
    club.start()
    assert club.sessions.state(TEACHERS, f"desk/{club.code}").results == results


def test_nothing_can_be_asked_or_taken_back_and_only_the_desk_and_the_wall_hear_of_the_end(club: Club) -> None:
    club.does(TEACHERS, "desk", "deal", {"wants": "deals"})
    club.heard.clear()
    plays_a_step(club, ANNAS)
    assert club.heard == []
    for event in ("hint", "undo", "again"):
        assert why(lambda event=event: club.does(ANNAS, "deal", event)) == "not-now"
    plays_it_out(club, ANNAS)
    assert sorted(set(club.heard)) == ["desk", "wall"]


def test_a_number_that_comes_again_is_played_anew(club: Club) -> None:
    club.does(TEACHERS, "desk", "deal", {"number": 4})
    plays_a_step(club, ANNAS)
    club.does(TEACHERS, "desk", "deal", {"number": 4})
    assert table(club, ANNAS).hand.done == table(club, BRUNOS).hand.done


def test_only_who_is_in_plays_it_and_only_while_it_is_on(club: Club) -> None:
    club.does(TEACHERS, "desk", "deal", {"number": 4})
    for who in (STRANGER, TEACHERS):
        with pytest.raises(MoveRefused, match=club.code):
            club.sessions.state(who, f"deal/{club.code}")
    plays_a_step(club, ANNAS)
    club.does(TEACHERS, "desk", "gather")
    assert why(lambda: club.does(ANNAS, "deal", "next", seen="then")) == "no-such-place"


@pytest.mark.parametrize(
    "value", [{"number": 0}, {"number": 10**7}, {"number": "4"}, {"wants": "aces"}, {"wants": ["any"]}]
)
def test_what_is_no_deal_is_no_press(club: Club, value: object) -> None:
    assert why(lambda: club.does(TEACHERS, "desk", "deal", value)) == "bad-move"


def test_what_comes_of_deals_with_simple_players_in_all_chairs_is_as_before(golden: Golden) -> None:
    results = [by_the_book(number) for number in range(1, 31)]
    lines = (f"{one.points} {one.by} {one.begato} {' '.join(card.code for card in one.away)}\n" for one in results)
    golden("evenings/same-deals.txt", "".join(lines))
    assert {one.begato for one in results} >= {"saved", "lost", "captured", "missed"}
