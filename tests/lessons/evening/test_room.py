"""A room from its log: who is there, who may do what, which answer counts."""

from __future__ import annotations

import pytest

from lessons.evening.entries.rounds import (
    CODEC,
    SORTS,
    Asked,
    Closed,
    Covered,
    Ended,
    Hosted,
    Joined,
    LeftOut,
    Opened,
    Renamed,
    Reopened,
    Revealed,
    RoomLine,
    SecondVote,
    Talked,
)
from lessons.evening.folding import fold, take
from lessons.evening.judging import LONGEST_NAME, MOST_MEMBERS
from lessons.learner.first_names import tidy
from lessons.learner.shared_logs.entries import BadEntry
from tests.lessons.evening.room_log import ANNA, BRUNO, CARLA, MOORS, TEACHER, Log, asked, opened, question, wrong_of

RIGHT = question().right
WRONG, AIM = wrong_of()


def in_a_round(*names: str) -> Log:
    log = opened(*(names or (ANNA, BRUNO)))
    assert log.does(TEACHER, asked()) == ""
    return log


def test_a_round_goes_from_the_question_to_the_reveal() -> None:
    log = in_a_round()
    assert log.room.phase == "open"
    assert log.answers(ANNA, RIGHT) == log.answers(BRUNO, WRONG) == ""
    assert [one.name for one in log.room.in_votes] == ["Anna", "Bruno"]
    assert log.turns(Closed) == log.turns(Talked) == log.turns(SecondVote) == ""
    assert [one.name for one in log.room.in_votes] == ["Anna", "Bruno"], "first answers stand"
    assert log.room.again == 0
    log.answers(BRUNO, RIGHT)
    assert len(log.room.in_votes) == 2
    assert log.room.again == 1
    assert log.turns(Closed) == log.turns(Revealed) == ""
    assert log.room.points(ANNA) == log.room.points(BRUNO) == 1, "who does not answer again stays with the first answer"
    assert log.room.round is not None
    assert log.room.round.votes[0][BRUNO].diagnosis == AIM
    assert log.does(TEACHER, asked()) == ""
    assert (log.room.phase, log.room.revision) == ("open", "2.1.open")


def test_the_last_answer_before_closing_counts() -> None:
    log = in_a_round()
    log.answers(ANNA, WRONG)
    log.answers(ANNA, RIGHT)
    log.turns(Closed)
    assert log.answers(ANNA, WRONG) == "evening.refused.closed"
    log.turns(Revealed)
    assert log.room.points(ANNA) == 1


def test_an_answer_that_reaches_the_disk_after_the_closing_counts_for_nothing() -> None:
    log = in_a_round()
    late = log.room
    log.answers(ANNA, WRONG)
    written = log.lines.pop()
    log.room = late
    log.turns(Closed)
    log.room = take(log.room, RoomLine(9, ANNA, written.entry))
    assert log.room.round is not None
    assert log.room.round.vote == {}
    assert log.room.number == 9


def test_who_comes_late_answers_the_question_that_is_open() -> None:
    log = in_a_round()
    assert log.answers(CARLA, RIGHT) == "evening.refused.not-in"
    log.does(CARLA, Joined(name="Carla"))
    assert log.answers(CARLA, RIGHT) == ""


def test_who_joins_again_keeps_badge_points_and_answers() -> None:
    log = in_a_round()
    log.answers(ANNA, RIGHT)
    log.turns(Revealed)
    badge = log.room.members[ANNA].badge
    assert log.does(ANNA, Joined(name="Anna Rosa")) == ""
    assert (log.room.members[ANNA].badge, log.room.members[ANNA].name) == (badge, "Anna Rosa")
    assert log.room.points(ANNA) == 1
    assert len(log.room.there) == 2


def test_two_of_one_name_have_two_badges_and_are_known_to_be_twins() -> None:
    log = opened(ANNA)
    log.does(BRUNO, Joined(name="ANNA"))
    anna, other = log.room.there
    assert anna.badge != other.badge
    assert log.room.members.twins(anna)
    assert log.room.members.twins(other)


@pytest.mark.parametrize(
    "turn",
    [
        asked(),
        Ended(),
        LeftOut(badge=0),
        Renamed(badge=1, name="Fool"),
        Closed(seen="1.1.open"),
        Revealed(seen="1.1.open"),
    ],
    ids=lambda one: one.kind,
)
def test_a_pupil_neither_asks_nor_closes_nor_reveals_nor_renames_others(turn: Asked) -> None:
    log = in_a_round()
    before = log.room
    assert log.does(ANNA, turn) == "evening.refused.host"
    assert take(before, RoomLine(99, ANNA, turn)).rounds == before.rounds, "nor would a line of the log"


def test_a_pupil_may_mend_the_own_name() -> None:
    log = opened(ANNA)
    assert log.does(ANNA, Renamed(badge=0, name="Annarella")) == ""
    assert log.room.members[ANNA].name == "Annarella"


def test_two_hosts_lead_together_and_the_slower_press_says_nothing() -> None:
    log = in_a_round()
    log.does("phone", Hosted())
    slower = Closed(seen=log.room.revision)
    assert log.turns(Closed, "phone") == ""
    assert log.does(TEACHER, slower) == "evening.refused.not-now"
    assert log.turns(Reopened) == ""
    assert log.room.phase == "open"


def test_nobody_opens_a_room_a_second_time() -> None:
    log = opened(ANNA)
    assert log.does(ANNA, Opened()) == "evening.refused.open"
    assert log.room.hosts == {TEACHER}


def test_there_is_one_talk_in_a_round() -> None:
    log = in_a_round()
    for turn in (Closed, Talked, SecondVote, Closed):
        assert log.turns(turn) == ""
    assert log.turns(Talked) == "evening.refused.talked"


def test_who_was_left_out_is_counted_no_more_and_may_come_again() -> None:
    log = in_a_round()
    log.does(TEACHER, LeftOut(badge=0))
    assert log.answers(ANNA, RIGHT) == "evening.refused.not-in"
    assert [one.name for one in log.room.there] == ["Bruno"]
    log.does(ANNA, Joined(name="Anna"))
    assert log.room.members[ANNA].badge == 0


def test_what_is_covered_is_uncovered_by_the_next_question() -> None:
    log = in_a_round()
    log.turns(Revealed)
    log.does(TEACHER, Covered(seen=log.room.revision, on=True))
    assert log.room.covered
    log.does(TEACHER, asked())
    assert not log.room.covered


def test_nothing_happens_after_the_end() -> None:
    log = in_a_round()
    log.does(TEACHER, Ended())
    assert log.does(CARLA, Joined(name="Carla")) == "evening.refused.ended"
    assert log.does(TEACHER, asked()) == "evening.refused.ended"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "evening.refused.no-name"),
        ("   ", "evening.refused.no-name"),
        ("\u200b\u202e", "evening.refused.no-name"),
        ("\u3164", "evening.refused.no-name"),
        ("\u2800\u115f\u1160\uffa0", "evening.refused.no-name"),
        ("...", "evening.refused.no-name"),
        ("x" * 200, "evening.refused.long-name"),
        ("x" * (LONGEST_NAME + 1), "evening.refused.long-name"),
        ("<b>Anna</b>", ""),
        ("🃏 Anna", ""),
        ("👩‍👩‍👧", ""),
        ("Ànna\u202eMaria", ""),
        ("Łucja", ""),
        ("e\u0301" * LONGEST_NAME, ""),
    ],
)
def test_a_name_is_what_somebody_can_be_called_by(typed: str, why: str) -> None:
    log = opened()
    name = tidy(typed)
    assert log.does(ANNA, Joined.model_construct(name=name)) == why
    if not why:
        assert log.room.members[ANNA].name == name
        assert "\u202e" not in name


def test_the_room_is_full_at_some_point_and_says_so_but_nobody_inside_is_shut_out() -> None:
    log = opened(*(f"p{n}" for n in range(MOST_MEMBERS)))
    assert log.does("one-more", Joined(name="Zoe")) == "evening.refused.full"
    assert log.does("p3", Joined(name="Pia")) == ""


def test_read_on_or_from_the_beginning_it_is_the_same_room() -> None:
    log = in_a_round()
    log.answers(ANNA, WRONG)
    for turn in (Closed, Talked, SecondVote, Revealed):
        log.turns(turn)
    half = fold(log.lines[:5])
    assert fold(log.lines[5:], half) == fold(log.lines) == log.room


def test_every_entry_comes_back_from_its_text() -> None:
    log = in_a_round()
    log.answers(ANNA, WRONG)
    log.turns(Closed)
    log.does(TEACHER, Renamed(badge=0, name="<b>Anna</b> 🃏"), Ended())
    for line in log.lines:
        assert CODEC.read(line.entry.kind, CODEC.write(line.entry)) == line.entry
    assert len(CODEC.kinds) == len(SORTS), "no two are called the same"


@pytest.mark.parametrize(
    ("kind", "text", "told"),
    [
        ("sung", "{}", "no entry is called 'sung'"),
        ("joined", "{}", "joined: name: Field required"),
        ("joined", "[", "joined: Invalid JSON"),
        ("joined", '{"name": 3}', "joined: name: Input should be a valid string"),
        ("closed", '{"seen": "now"}', "closed: seen: String should match"),
        ("asked", '{"lesson": "a/b", "step": "c", "seed": -1}', "asked: seed: Input should be greater"),
        ("ended", '{"by": "me"}', "ended: by: Extra inputs"),
    ],
)
def test_a_line_that_cannot_be_read_says_which_field_is_wrong(kind: str, text: str, told: str) -> None:
    with pytest.raises(BadEntry, match=f"^{told}"):
        CODEC.read(kind, text)


def test_the_moment_tells_nothing_of_the_question() -> None:
    log = in_a_round()
    assert str(MOORS.seed) not in log.room.revision.split(".")[2]
    assert log.room.revision == "1.1.open"
