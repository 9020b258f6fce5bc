"""A club's season as a club would say it: who came, who is who, what each has learnt, who leads the table."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from lessons.places.in_a_room.gathering import tournaments_in
from lessons.season.club import Club as ClubLog
from lessons.season.club import fold
from lessons.season.entries import CODEC, ClubLine, SeasonBegun
from tests.lessons.evening.test_places import ANNA, BRUNO, STRANGER, TEACHER, why
from tests.lessons.season.club_year import AIM, ClubYear
from tests.lessons.season.full_year import full_year

CARLA, DINO, ANNAS_TABLET = "mare-onda-faro-luna", "pane-onda-faro-luna", "vela-onda-faro-luna"
FOUR = {ANNA: "Anna", BRUNO: "Bruno", CARLA: "Carla", DINO: "Dino"}


@pytest.fixture
def year(tmp_path: Path) -> ClubYear:
    made = ClubYear(tmp_path / "log.sqlite")
    made.begins()
    return made


def test_who_came_is_told_evening_by_evening(year: ClubYear) -> None:
    year.evening({ANNA: "Anna", BRUNO: "Bruno"})
    year.evening({ANNA: "Anna"})
    assert [(one.name, one.evenings) for one in year.season().members] == [("Anna", (0, 1)), ("Bruno", (0,))]


def test_who_comes_again_with_the_same_telephone_is_the_same_whatever_they_call_themselves(year: ClubYear) -> None:
    year.evening({ANNA: "Anna"})
    year.evening({ANNA: "Annetta"})
    assert year.named() == ["Annetta"], "as they were called last"
    year.says("rename", {"pupil": year.member("Annetta").key, "name": "Anna R."})
    year.evening({ANNA: "Anna"})
    assert year.named() == ["Anna R."]


def test_the_same_name_with_another_telephone_is_proposed_and_only_the_teacher_joins_them(year: ClubYear) -> None:
    year.evening({ANNA: "Anna"})
    year.evening({ANNAS_TABLET: "anna"})
    (proposal,) = year.season().proposals
    assert proposal.name.casefold() == "anna"
    assert len(year.season().members) == 2
    year.says("same", {"one": proposal.one.key, "other": proposal.other.key})
    (anna,) = year.season().members
    assert anna.evenings == (0, 1)
    assert year.season().proposals == ()


def test_two_people_may_have_one_name(year: ClubYear) -> None:
    year.evening({ANNA: "Anna"})
    year.evening({ANNAS_TABLET: "Anna"})
    (proposal,) = year.season().proposals
    year.says("two", {"one": proposal.one.key, "other": proposal.other.key})
    assert year.season().proposals == ()
    assert year.named() == ["Anna 1", "Anna 2"]


def test_two_of_one_name_in_the_same_evening_are_two_and_nobody_asks(year: ClubYear) -> None:
    year.evening({ANNA: "Anna", ANNAS_TABLET: "Anna"})
    assert year.season().proposals == ()
    assert year.named() == ["Anna 1", "Anna 2"]


def test_of_two_of_one_name_the_first_is_who_came_first_whoever_came_last(year: ClubYear) -> None:
    year.evening({ANNA: "Anna", BRUNO: "Bruno"})
    year.evening({ANNAS_TABLET: "Anna"})
    (proposal,) = year.season().proposals
    year.says("two", {"one": proposal.one.key, "other": proposal.other.key})
    year.evening({ANNA: "Anna"})
    assert year.member("Anna", 1).evenings == (0, 2)
    assert year.member("Anna", 2).evenings == (1,)


def test_of_two_of_one_name_who_came_in_one_evening_the_first_is_who_came_in_first(year: ClubYear) -> None:
    year.evening({ANNA: "Anna", ANNAS_TABLET: "Anna"})
    year.evening({ANNAS_TABLET: "Anna", ANNA: "Anna"})
    first, second = year.member("Anna", 1), year.member("Anna", 2)
    assert [one.badge for one in first.seen] == [0, 1]
    assert [one.badge for one in second.seen] == [1, 0]


def test_who_was_joined_wrongly_is_parted_again_and_may_be_joined_once_more(year: ClubYear) -> None:
    year.evening({ANNA: "Anna"})
    year.evening({BRUNO: "Bruno"})
    one, other = year.season().members
    year.says("same", {"one": one.key, "other": other.key})
    (both,) = year.season().members
    year.says("part", {"pupil": both.pupils[1].key})
    assert year.named() == ["Anna", "Bruno"]
    year.evening({BRUNO: "Bruno"})
    assert year.member("Bruno").evenings == (1, 2), "parted from Anna, and still one"
    year.says("same", {"one": one.key, "other": other.key})
    assert len(year.season().members) == 1


def test_a_tablet_of_two_people_is_parted_by_their_names(year: ClubYear) -> None:
    year.evening({ANNA: "Anna"})
    year.evening({ANNA: "Piero"})
    (both,) = year.season().members
    year.says("part", {"pupil": next(one.key for one in both.pupils if one.name == "Piero")})
    year.evening({ANNA: "Piero"})
    year.evening({ANNA: "Anna"})
    assert [(one.name, one.evenings) for one in year.season().members] == [("Anna", (0, 3)), ("Piero", (1, 2))]


def test_what_was_believed_one_evening_is_gone_when_a_later_one_proves_it(year: ClubYear) -> None:
    year.evening({ANNA: "Anna", BRUNO: "Bruno"}, wrong=[ANNA, BRUNO])
    year.evening({ANNA: "Anna"})
    anna, bruno = (year.season().learnt[year.member(name).key] for name in ("Anna", "Bruno"))
    assert [(one.misconception, one.met, one.gone) for one in anna.believed] == [(AIM, 0, 1)]
    assert [one.misconception for one in bruno.still] == [AIM]
    assert [[(at, one.right, one.of) for at, one in over.by] for over in anna.skills] == [[(0, 0, 1), (1, 1, 1)]]
    _, (met,) = year.season().together
    assert (met.met, met.gone) == (2, 1)


def test_a_member_sees_what_the_teacher_sees_of_them_and_a_stranger_nothing(year: ClubYear) -> None:
    year.evening({ANNA: "Anna"}, wrong=[ANNA])
    look = year.look(ANNA)
    assert not look.leads
    assert look.own == year.member("Anna")
    assert look.book.of(look.own) == year.season().learnt[look.own.key]
    assert year.look(STRANGER).own is None
    place = f"season/{year.season_code}"
    for event, value in (
        ("end", {}),
        ("forget", {"pupil": look.own.key}),
        ("rename", {"pupil": look.own.key, "name": "X"}),
    ):
        assert why(lambda e=event, v=value: year.does(ANNA, place, e, v)) == "season.refused.not-yours"


def test_evenings_before_and_after_a_season_count_only_where_the_teacher_says_so(tmp_path: Path) -> None:
    year = ClubYear(tmp_path / "log.sqlite")
    before = year.evening({ANNA: "Anna"})
    year.begins()
    inside = year.evening({ANNA: "Anna"})
    year.says("end")
    year.evening({ANNA: "Anna"})
    assert [one.code for one in year.season().evenings] == [inside]
    year.says("count", {"season": 1, "evening": before, "on": True})
    year.says("count", {"season": 1, "evening": inside, "on": False})
    assert [one.code for one in year.season().evenings] == [before]
    year.says("begin", {"name": "Primavera"})
    assert (year.season().number, year.season().evenings) == (2, ())
    assert [one.code for one in year.season(1).evenings] == [before]


def test_an_evening_that_is_deleted_vanishes_from_the_season(year: ClubYear) -> None:
    year.evening({ANNA: "Anna"})
    year.evening({BRUNO: "Bruno"})
    year.does(TEACHER, "after", "forget")
    assert year.named() == ["Anna"]
    assert len(year.season().evenings) == 1


def test_the_league_is_the_sum_of_the_evenings_standings(year: ClubYear) -> None:
    for _ in range(3):
        year.evening(FOUR, plays=True)
    year.evening({ANNA: "Anna", BRUNO: "Bruno"})
    season = year.season()
    persons = {season_name(year, one.who): one for one in season.persons}
    assert set(persons) == set(FOUR.values())
    for name, row in persons.items():
        wins = margin = played = 0
        for evening in season.evenings:
            for won in tournaments_in(year.context, evening.room):
                (badge,) = (one.badge for one in evening.room.members.values() if one.name == name)
                (mine,) = (one for one in won.standings if badge in won.tournament.pairs[one.pair])
                wins, margin, played = wins + mine.half_wins, margin + mine.margin, played + mine.played
        assert (row.half_wins, row.margin, row.played) == (wins, margin, played)
    assert sum(one.half_wins for one in season.pairs) * 2 == sum(one.half_wins for one in season.persons)
    assert [one.place for one in season.persons] == [1, 1, 3, 3]


def season_name(year: ClubYear, key: str) -> str:
    return next(one.name for one in year.season().members if key in one.keys)


def test_a_season_of_sixty_people_and_thirty_evenings_is_no_long_wait(tmp_path: Path) -> None:
    year = full_year(tmp_path / "log.sqlite", people=60, evenings=30)
    year.context.asked()
    begun = time.process_time()
    season = year.season()
    assert len(season.members) == 60
    assert len(season.learnt) == 60
    assert season.together
    assert (len(season.persons), len(season.evenings)) == (60, 30)
    assert time.process_time() - begun < 5, (
        "a second and less on a quiet machine; what grows with the square takes minutes"
    )


def test_lines_that_nobody_can_read_or_that_may_not_be_there_change_nothing() -> None:
    begun = ClubLine(1, TEACHER, SeasonBegun(name="Autunno"))
    counted = '{"season": 1, "evening": "luna", "on": true}'
    others = [ClubLine(2, ANNA, SeasonBegun(name="Mine")), ClubLine(3, TEACHER, SeasonBegun(name="Another"))]
    for kind, text in (
        ("season-named", '{"season": 7, "name": "x"}'),
        ("evening-counted", counted),
    ):
        others.append(ClubLine(len(others) + 2, ANNA, CODEC.read(kind, text)))
    club = fold([begun, *others])
    assert (club.owner, [one.name for one in club.seasons]) == (TEACHER, ["Autunno"])
    assert fold([], ClubLog()) == ClubLog()
