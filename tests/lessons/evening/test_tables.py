"""Pairs and tables: the strong with the weak, nobody meets the same pair twice while others are free, and the standings add up."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from engine.games.bologna.scorekeeper import Counted, Monte, fold
from lessons.evening.activities.tables import Score, proposed, standings, swapped
from lessons.evening.entries.lifecycle import Laid, Paired, SatDown
from lessons.evening.entries.rounds import Revealed
from lessons.evening.judging import LONGEST_NAME
from lessons.places.in_a_room.tournament.tables import names_of
from tests.lessons.evening.room_log import TEACHER, Log, asked, opened, question, wrong_of
from tests.lessons.evening.test_places import TEACHER as TEACHERS
from tests.lessons.evening.test_places import Club, why

PUPILS = (
    "luna-luna-faro-faro",
    "luna-luna-faro-sole",
    "luna-luna-sole-sole",
    "luna-onda-onda-onda",
    "sole-sole-sole-onda",
)


def of_four(right: str) -> Log:
    log = opened("anna", "bruno", "carla", "dino")
    log.does(TEACHER, asked())
    for who in ("anna", "bruno", "carla", "dino"):
        log.answers(who, question().right if who in right else wrong_of()[0])
    log.turns(Revealed)
    return log


def test_the_strong_play_with_the_weak_by_tonights_answers() -> None:
    log = of_four("carla dino")
    for pair in proposed(log.room):
        assert sum(log.room.points(one.who) for one in log.room.there if one.badge in pair) == 1
    assert len(proposed(opened("anna", "bruno", "carla").room)) == 1, "the one in the middle has no partner"


def test_two_people_change_places_and_one_without_a_partner_comes_in() -> None:
    assert swapped(((0, 3), (1, 2)), 3, 1) == ((0, 1), (3, 2))
    assert swapped(((0, 3), (1, 2)), 3, 7) == ((0, 7), (1, 2))


def test_a_match_counts_when_all_its_hands_are_over() -> None:
    log = of_four("")
    log.does(TEACHER, Paired(pairs=((0, 1), (2, 3))))
    log.does(TEACHER, SatDown(hands=2, tables=(Laid(match="a-b-c-d", pairs=(0, 1)),)))
    half = standings(log.room, {"a-b-c-d": Score((300, 100), 1)})
    assert [(one.pair, one.played) for one in half] == [(0, 0), (1, 0)]
    over = standings(log.room, {"a-b-c-d": Score((300, 420), 2)})
    assert [(one.pair, one.half_wins, one.margin) for one in over] == [(1, 2, 120), (0, 0, -120)]
    level = standings(log.room, {"a-b-c-d": Score((300, 300), 2)})
    assert [one.half_wins for one in level] == [1, 1]


def test_only_a_host_seats_people_who_are_there_each_once() -> None:
    log = of_four("")
    two = ((0, 1), (2, 3))
    assert log.does("anna", Paired(pairs=two)) == "evening.refused.host"
    for wrong in (((0, 1), (1, 2)), ((0, 1), (2, 9))):
        assert log.does(TEACHER, Paired(pairs=wrong)) == "evening.refused.nobody"
    log.does(TEACHER, Paired(pairs=two))
    assert (
        log.does(TEACHER, SatDown(hands=4, tables=(Laid(match="a-b-c-d", pairs=(0, 2)),))) == "evening.refused.not-now"
    )


@pytest.fixture
def club(tmp_path: Path) -> Club:
    club = Club(tmp_path / "log.sqlite")
    club.open()
    for who, name in zip(PUPILS, ("Maria", "maria", 'Gi"no', "\U0001f0cf", "Piero"), strict=True):
        club.does(who, "room", "join", {"name": name})
    return club


def test_names_are_such_as_a_score_sheet_takes(club: Club) -> None:
    names = names_of(club.room(), (0, 1, 2, 3))
    assert names[:3] == ("Maria", "maria 2", "Gino")
    assert len({one.casefold() for one in names}) == 4


def test_two_names_of_the_greatest_length_are_told_apart_within_it(tmp_path: Path) -> None:
    club = Club(tmp_path / "log.sqlite")
    club.open()
    for who in PUPILS[:4]:
        club.does(who, "room", "join", {"name": "M" * LONGEST_NAME})
    names = names_of(club.room(), (0, 1, 2, 3))
    assert {len(one) for one in names} == {LONGEST_NAME}
    assert len(set(names)) == 4


def test_a_tournament_of_two_rounds(club: Club) -> None:
    club.does(TEACHERS, "desk", "pair", {})
    club.does(TEACHERS, "desk", "pair", {"swap": [0, 4]})
    assert len(club.room().pairs) == 2
    assert why(lambda: club.does(PUPILS[0], "desk", "seat", {"hands": 1})) == "evening.refused.host"
    for _ in range(2):
        club.does(TEACHERS, "desk", "seat", {"hands": 1}, nonce="nonce-of-a-round")
    (seating,) = club.room().seatings
    (code, _) = seating.tables[0]
    begun = fold(club.store.matches.entries(code)).start
    assert (begun.format, begun.deals) == ("four", 1)
    assert why(lambda: club.does(TEACHERS, "desk", "seat", {"hands": 1})) == "evening.refused.still-playing"
    write = itertools.count(2)
    for entry in (Monte(1), Counted(2, (34, 14), 0, (60, 20), (50, 37))):
        place = next(write)
        club.store.matches.append(code, PUPILS[0], place, entry, f"nonce-{place}")
    assert fold(club.store.matches.entries(code)).over, "the score page of those who sit there says so"
    score = club.sessions.state(TEACHERS, f"desk/{club.code}").scores[code]
    assert score.hands == 1, "cards thrown in are no hand"
    assert score.points[0] > score.points[1]
    club.does(TEACHERS, "desk", "gather")
    assert why(lambda: club.does(TEACHERS, "desk", "seat", {"hands": 4})) == "evening.refused.no-pairs"
    club.does(TEACHERS, "desk", "tables")
    assert len(club.room().seatings) == 1, "it goes on"
    club.does(TEACHERS, "desk", "seat", {"hands": 4})
    assert len(club.room().seatings) == 2
    club.does(TEACHERS, "desk", "pair", {})
    assert club.room().seatings == (), "another tournament"


def test_what_cannot_be_seated_is_refused_in_words(club: Club) -> None:
    assert why(lambda: club.does(TEACHERS, "desk", "seat", {"hands": 4})) == "evening.refused.no-pairs"
    assert why(lambda: club.does(TEACHERS, "desk", "tables")) == "evening.refused.no-pairs"
    assert why(lambda: club.does(TEACHERS, "desk", "pair", {"swap": [0, 1]})) == "evening.refused.no-pairs"
    assert why(lambda: club.does(TEACHERS, "desk", "seat", {"hands": 9})) == "bad-move"
    for value in ({"swap": [0]}, {"swap": "01"}, {"swap": [[0], 1]}):
        assert why(lambda value=value: club.does(TEACHERS, "desk", "pair", value)) == "bad-move"
    for badge in (0, 1):
        club.does(TEACHERS, "desk", "leave-out", {"badge": badge})
    assert why(lambda: club.does(TEACHERS, "desk", "pair", {})) == "evening.refused.few"


def test_an_evening_that_is_forgotten_leaves_no_names_on_score_sheets(club: Club) -> None:
    club.does(TEACHERS, "desk", "pair", {})
    club.does(TEACHERS, "desk", "seat", {"hands": 1})
    ((code, _),) = club.room().seatings[0].tables
    assert club.store.matches.entries(code)
    club.does(TEACHERS, "desk", "end")
    club.does(TEACHERS, "after", "forget")
    assert club.store.matches.entries(code) == ()
