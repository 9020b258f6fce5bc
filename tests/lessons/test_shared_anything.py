"""Whatever stands in a table's log, in whatever order and by whomever: its fold goes on, and nobody is told what is not there."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import game
from lessons.shared_table.entries import (
    Agreed,
    AskedBack,
    CameBack,
    Claimed,
    Conceded,
    PlayedFor,
    Sat,
    SatAgain,
    Shut,
    Stood,
    TableLine,
    Undone,
    WentOn,
)
from lessons.shared_table.entry import TableEntry
from lessons.shared_table.folding import fold
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching import polls
from lessons.shared_table.teaching.entries import (
    HandLaid,
    HandsOpened,
    Moved,
    Paused,
    PollAnswered,
    PollClosed,
    PollOpened,
    PollShown,
    Returned,
    StepsSet,
    TeachingSet,
    WentBack,
)
from lessons.tables.recorded import lines_of, record_of

from .teaching import ONLOOKER, TEACHER, Class, somebody_presses, told
from .test_shared_table import SEATED

PEOPLE = (TEACHER, TEACHER, TEACHER, "anna", "bruno", ONLOOKER)
LINES = 70


def anything(table: SharedTable, rng: Random) -> TableEntry:
    on = rng.random() < 0.5
    asked, chair = polls.to_play(table), rng.randrange(5)
    card = rng.choice([*polls.verdicts(asked[1])]) if asked else "CK"
    poll = table.teaching.poll if table.teaching else None
    record = tuple(lines_of(record_of(table.hand))) if table.hand and on else ("calzettini", "hand 0")
    return rng.choice(
        (
            HandsOpened(chairs=(chair,)), Paused(on=on), WentBack(trick=rng.randrange(6)), Returned(), PollOpened(),
            PollAnswered(to=poll.number if poll else 3, card=card), PollShown(worth={card: "+3"}), PollClosed(), StepsSet(on=on),
            HandLaid(record=record), Moved(chair=chair, to=rng.randrange(5)), TeachingSet(on=on), Sat(chair=chair, name="Anna"),
            Stood(), PlayedFor(chair=chair, host=on), SatAgain(chair=chair),
            CameBack(), Undone(), WentOn(), AskedBack(), Agreed(to=table.number, on=on),
            Shut(chair=chair, on=on), Claimed(players=record), Conceded(to=table.number, on=on, players=record),
        )
    )  # fmt: skip


@pytest.mark.parametrize("name", SEATED)
def test_any_entries_in_any_order_lead_somewhere(name: str) -> None:
    company, rng = Class(name, min(2, game(name).seats), 4), Random(name)
    company.deal()
    for _ in range(LINES):
        table = company.table
        if table.over or not table.begun:
            company.log.append(TableLine(table.number + 1, TEACHER, company.redealt()))
        elif rng.random() < 0.5 and table.people and not table.stopped and not table.steps:
            somebody_presses(company)
            continue
        else:
            company.log.append(TableLine(table.number + 1, rng.choice(PEOPLE), anything(table, rng)))
        company.table = fold(company.log[-1:], table)
        assert company.table.number == table.number + 1
        for who in (TEACHER, ONLOOKER, "anna"):
            assert told(who, company.table)["stage"]
    assert fold(company.log) == company.table
