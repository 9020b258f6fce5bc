"""What each device at a shared table is told: nothing of it hangs on cards that its seat cannot have seen; in every game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.fast_dataclass import changed
from engine.game import game
from lessons.learner.store import Store
from lessons.places.at_a_table.at_table import AtTable
from lessons.places.at_a_table.opening import opened
from lessons.places.place import Context
from screens.learner.preferences import Preferences
from screens.views.at_a_table.seat import panel

from .test_shared_table import NAMES, SEATED, Company
from .test_table_seats import otherwise

PREFERENCES = Preferences({}, "it")


@pytest.mark.parametrize("name", SEATED)
def test_a_device_is_told_the_same_however_the_cards_lie_that_its_seat_has_not_seen(name: str) -> None:
    rng, compared = Random(name), 0
    company = Company(name, min(3, game(name).seats), 7)
    moments = (table for _ in range(8) for table in company.play())
    for at, table in enumerate(moments):
        chair = rng.randrange(len(table.people))
        sitting = table.seats[chair]
        hand = sitting.hand
        assert hand is not None
        claims = table.asking is not None and table.asking.rest
        open_ = [*company.sitting(table.asking.chair).mine] if table.asking is not None and claims else []
        other = None if hand.stage == "over" or (at % 3 and not claims) else otherwise(hand, 0, rng, open_)
        if other is None:
            continue
        dealt = changed(sitting, hand=changed(hand, state=other.state))
        elsewhere = changed(table, seats=(*table.seats[:chair], dealt, *table.seats[chair + 1 :]))
        who = NAMES[chair].lower()
        told = panel(AtTable(who, "luna-faro", table), PREFERENCES)
        assert told["stage"] == "deal"
        assert told == panel(AtTable(who, "luna-faro", elsewhere), PREFERENCES)
        compared += 1
        if compared == 12:
            break
    assert compared >= 3


def test_before_the_first_deal_everybody_sees_who_sits_where() -> None:
    company = Company("mineo4", 2)
    told = panel(AtTable("bruno", "luna-faro", company.table), PREFERENCES)
    assert [one["name"] for one in told["chairs"]] == ["Anna", "Bruno", "", ""]
    assert [one["sits"] for one in told["chairs"]] == [False, False, True, True]


def test_whoever_has_no_chair_sees_no_card() -> None:
    company = Company("ottocento", 2)
    company.deal()
    stranger = panel(AtTable("dino", "luna-faro", company.table), PREFERENCES)
    assert stranger["stage"] == "chairs"
    assert "rows" not in stranger


def test_a_table_that_is_opened_is_played_by_the_old_signals_where_its_opener_plays_so(tmp_path: Path) -> None:
    context = Context(Store(str(tmp_path / "log.sqlite")), dict, b"")
    context.store.keep("anna", {"custom": "old_signals"})
    told = {"game": "ottocento", "name": "Anna", "length": "800", "strength": "book"}
    found = context.tables.table(context.store.rooms, opened(context, "anna", told, "one-press"))
    assert found is not None
    assert found.rules == {"custom": "old_signals"}
    other = context.tables.table(context.store.rooms, opened(context, "bruno", told, "another-press"))
    assert other is not None
    assert other.rules == {}
