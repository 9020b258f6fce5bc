"""A full season, written straight into the log: everybody comes to every evening, answers, and plays."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from random import Random

from sqlalchemy import Connection, insert, select

from engine.games.bologna.scorekeeper import Counted, Start
from lessons.evening.activities.tables import proposed
from lessons.evening.entries.lifecycle import Laid, Paired, SatDown
from lessons.evening.entries.rounds import CODEC, Ended, Joined, Opened, Revealed
from lessons.learner.codes import words
from lessons.learner.learners import of
from lessons.learner.match_lines import LINES
from lessons.learner.storage.schema import learners, match_entries, matches, room_entries, rooms
from tests.lessons.evening.room_log import MOORS, Log, asked, question, wrong_of
from tests.lessons.evening.test_places import TEACHER
from tests.lessons.season.club_year import ClubYear

STAMP = datetime(2026, 10, 1, tzinfo=UTC).isoformat()
ROUNDS = 6


def full_year(file: Path, people: int, evenings: int) -> ClubYear:
    """A tournament of one round every evening, at as many tables as there are."""
    year = ClubYear(file)
    year.begins()
    names = {f"{word}-onda-faro-luna": f"Anna {number}" for number, word in enumerate(words()[:people])}
    rng = Random(7)
    logs = [_evening(names, words()[at], rng) for at in range(evenings)]
    with year.store._database.writing(of(TEACHER)) as db:
        db.execute(insert(learners), [{"code": who, "created": STAMP} for who in names])
        ids = {one.code: int(one.id) for one in db.execute(select(learners.c.code, learners.c.id))}
        for at, log in enumerate(logs):
            _written(db, words()[at], log, ids)
    return year


def _evening(names: dict[str, str], code: str, rng: Random) -> Log:
    log, (wrong, _) = Log(), wrong_of()
    log.does(TEACHER, Opened())
    for who, name in names.items():
        log.does(who, Joined(name=name))
    for _ in range(ROUNDS):
        log.does(TEACHER, asked(MOORS))
        for who in names:
            log.answers(who, wrong if rng.random() < 0.4 else question().right)
        log.turns(Revealed, TEACHER)
    pairs = proposed(log.room)
    log.does(TEACHER, Paired(pairs=pairs))
    two = [(at, at + 1) for at in range(0, len(pairs), 2)]
    laid = tuple(Laid(match=f"{code}-{words()[at]}-a-b", pairs=pair) for at, pair in enumerate(two))
    log.does(TEACHER, SatDown(hands=1, tables=laid), Ended())
    return log


def _written(db: Connection, code: str, log: Log, ids: dict[str, int]) -> None:
    """The evening's lines, and at each of its tables the hand that the first pair has won."""
    (room,) = db.execute(insert(rooms).values(code=code, created=STAMP)).inserted_primary_key or (0,)
    for line in log.lines:
        told = {"kind": line.entry.kind, "data": CODEC.write(line.entry), "learner": ids[line.who]}
        db.execute(insert(room_entries).values(room=room, nonce=f"n{line.number}", at=STAMP, **told))
    hand = Counted(1, (34, 14), 0, (60, 20), (50, 37))
    for table, _ in log.room.seatings[0].tables:
        (match,) = db.execute(insert(matches).values(code=table, created=STAMP)).inserted_primary_key or (0,)
        for place, entry in enumerate((Start(("A", "B", "C", "D"), format="four", deals=1), hand), 1):
            told = {"place": place, "line": LINES.write_line(entry), "learner": ids[TEACHER], "nonce": f"n{place}"}
            db.execute(insert(match_entries).values(match=match, at=STAMP, **told))
