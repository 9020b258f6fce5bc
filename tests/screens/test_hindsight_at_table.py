"""A deal of a table's game looked at again on its page: over the one way in, in every game and language; played on; its record."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import BadInput
from engine.game import game
from lessons.places.hindsight import open_record
from lessons.tables.recorded import hand_of, record_of
from screens.shared import services, sessions
from screens.wording import record_errors
from screens.wording.texts import text
from tests.lessons.test_at_table import HERE
from tests.lessons.test_hindsight_at_table import played
from tests.screens.driving import LEARNER, given, play, visit
from tests.screens.posting import Device
from tests.screens.test_playing_table import sat_down, to_the_end


@pytest.mark.parametrize("name", HERE)
@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "fr-FR"])
def test_the_deal_a_trick_and_the_settlement_are_shown_in_every_game(name: str, locale: str) -> None:
    hand = played(name)
    services.store().keep(LEARNER, {"met": "yes"})
    open_record(sessions.sessions().context, LEARNER, record_of(hand))
    device = Device("hindsight/record", locale=locale)
    shown = device.look()
    rows = [row for row in shown["rows"] if row.get("seat") is not None]
    assert len(rows) == game(name).seats, "all hands are open"
    shown = device.press("next", seen=shown["qid"])
    assert shown["mark"]["title"] == text("hindsight.who-did-what", locale[:2])
    assert len(shown["mark"]["says"]) >= game(name).seats
    end = shown["progress"][1]
    shown = device.press("answer", end, seen=shown["qid"])
    told = " ".join(word for paragraph in shown["prompt"] for _, word in paragraph)
    assert text("at-table.over", locale[:2]).split(".")[0] in told
    assert not shown["can"]["next"]


def test_after_a_deal_one_looks_at_it_again_and_plays_on_from_a_trick() -> None:
    to_the_end(sat_down("barcellona4"), Random(4))
    at = visit("practice", game="barcellona4")
    assert text("hindsight.open", "en") in [one.proto.label for one in at.get("page_link")]
    hand = sessions.sessions().state(LEARNER, "table/barcellona4").hand
    at = visit("practice", game="barcellona4", look="back")
    for _ in range(4):
        play(at, "next")
    assert given(at)["progress"] == [4, 17]
    at.button(key="from-here").click().run()
    now = sessions.sessions().state(LEARNER, "table/barcellona4").hand
    assert now.state.tricks[:3] == hand.state.tricks[:3]
    assert given(at)["place"] == "table/barcellona4"
    at = visit("practice", game="barcellona4", look="back")
    assert given(at)["progress"][1] == 17, "the deal before is still there"
    assert text("hindsight.still-playing", "en") in [one.value for one in at.caption]
    assert "same-deal" not in [one.key for one in at.button]


def test_the_same_deal_again() -> None:
    to_the_end(sat_down("barcellona4"), Random(4))
    deck = sessions.sessions().state(LEARNER, "table/barcellona4").hand.state.deck
    at = visit("practice", game="barcellona4", look="back")
    at.button(key="same-deal").click().run()
    now = sessions.sessions().state(LEARNER, "table/barcellona4").hand
    assert now.state.deck == deck
    assert now.kept == 0


def test_nothing_was_played_there_yet() -> None:
    at = visit("practice", game="french4", look="back")
    assert text("hindsight.none", "en") in [one.value for one in at.markdown]


@pytest.mark.parametrize("name", ["mineo3", "french4"])
def test_of_a_bad_record_the_line_and_the_reason_are_said(name: str) -> None:
    good = record_of(played(name))
    record_errors.read(good)
    assert hand_of(good).game_id == name
    trick = next(line for line in good.splitlines() if line.startswith(("trick", "plays")))
    for bad, told in (
        (good.replace(trick, f"{trick}\n{trick}"), "Line "),
        (good.replace("hand 0 ", "hand 0 XX "), "XX"),
    ):
        with pytest.raises(BadInput) as error:
            record_errors.read(bad)
        assert told in record_errors.explain(error.value, bad, "en")
