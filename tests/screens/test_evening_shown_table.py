"""The wall shows one table of a round, as whoever leads chooses: no card of a deal that somebody else has still to play."""

from __future__ import annotations

from typing import Any

from lessons.moves.move import Move
from lessons.places.at_a_table.seat import PLACE
from screens.shared import sessions
from screens.wording.texts import text
from tests.screens.evening_room import STRANGER, TEACHER
from tests.screens.posting import Device
from tests.screens.tournament import AtTable, Tournament


def on_the_wall(eight: Tournament) -> dict[str, Any] | None:
    """The table that everybody sees there, whoever they are."""
    told = eight.wall.look()["shown_table"]
    assert Device(f"wall/{eight.code}", learner=STRANGER).look()["shown_table"] == told
    return told


def lies(told: dict[str, Any] | None) -> list[str]:
    """The cards of the trick that is seen there; else nothing is but what somebody has shown, and no hand."""
    assert told is not None
    beside = [row["label"] for row in told["table"]["rows"] if row["layout"] != "trick"]
    assert all("shown" in label or label == "Face up" for label in beside), beside
    return [card["label"] for row in told["table"]["rows"] if row["layout"] == "trick" for card in row["cards"]]


def trick_at(table: AtTable) -> int:
    hand = table.now.hand
    assert hand is not None
    return len((hand.state.tricks[-1] if hand.rests else hand.state.trick).cards)


def test_the_wall_shows_a_table_once_all_others_have_its_deal_behind_them() -> None:
    eight = Tournament(8)
    eight.lead("seat", {"deals": 2})
    fast, slow = eight.tables()
    assert on_the_wall(eight) is None
    assert eight.refused("show-table", {"table": fast.code}) == text("evening.refused.not-dealt", "en")
    assert eight.refused("show-table", {"table": "faro-sole"})
    fast.deal()
    assert "(2)" in eight.refused("show-table", {"table": fast.code}), "table 2 has still to play it"
    slow.begins()
    eight.lead("show-table", {"table": slow.code})
    assert [one["shown"] for one in eight.desk.look()["seats"]["tables"]] == [False, True]
    assert (told := on_the_wall(eight)) is not None
    assert told["title"].startswith("Table 2: ")
    names = {one.name for one in slow.now.chairs}
    assert names <= {seat["name"] for seat in told["table"]["table"]["seats"]}
    seen = 0
    while slow.goes_on():
        if not slow.now.over:
            cards = lies(on_the_wall(eight))
            assert len(cards) == trick_at(slow)
            seen += len(cards)
    assert seen > 100
    state = sessions.sessions().state(slow.devices[0].learner, f"seat/{slow.code}")
    move = Move(place=f"seat/{slow.code}", event="answer", nonce="nonce-nonce", value=[0])
    context = sessions.sessions().context
    assert f"wall/{eight.code}" in [place for place, _ in PLACE.news(context, state, move)], "a card is news there"
    ended = slow.look(slow.devices[0])["ended"]["sheet"]
    assert (told := on_the_wall(eight)) is not None
    assert [row[-1] for row in told["sheet"]][1:] in ([row[at] for row in ended[1:]] for at in (1, 2))
    # The next deal: what lies at the table is over for both, and then a deal that the other has still to play.
    fast.begins()
    assert "(2)" in eight.refused("show-table", {"table": fast.code})
    assert on_the_wall(eight) == told
    slow.begins()
    held = on_the_wall(eight)
    assert held is not None
    assert (held["table"], held["sheet"]) == (None, [])
    assert held["waits"] == text("evening.wall.shown_waits", "en", n=2)
    eight.lead("round-over", {"round": 1})
    assert on_the_wall(eight) is None, "it is nobody's turn: the standings are there"
    eight.lead("show-table", {"table": slow.code})
    assert len(lies(on_the_wall(eight))) == trick_at(slow), "nobody plays that deal any more"
    eight.phones[0].press("show-table", {"table": ""})
    assert eight.phones[0].refused
    eight.lead("show-table", {"table": ""})
    assert on_the_wall(eight) is None
    eight.lead("show-table", {"table": slow.code})
    eight.lead("seat", {"deals": 2})
    assert on_the_wall(eight) is None, "a new round begins with the standings"


def test_when_the_last_table_has_finished_the_standings_are_there_and_a_table_only_if_chosen_then(
    eight: Tournament,
) -> None:
    eight.lead("seat", {"deals": 2})
    fast, slow = eight.tables()
    for table in (fast, slow):
        table.deal()
    eight.lead("show-table", {"table": fast.code})
    fast.begins()
    (first, _) = eight.desk.look()["seats"]["tables"]
    assert (first["shown"], first["held"]) == (True, True), "it is not on the wall: it is only waited for"
    assert on_the_wall(eight) is not None
    while fast.goes_on():
        pass
    assert fast.now.over
    assert on_the_wall(eight) is None, "it has no deal left that could be waited for"
    assert [one["shown"] for one in eight.desk.look()["seats"]["tables"]] == [False, False]
    slow.deal()
    assert not eight.wall.look()["seats"]["open"]
    assert on_the_wall(eight) is None, "the round is over: the standings are there"
    eight.lead("show-table", {"table": fast.code})
    assert (told := on_the_wall(eight)) is not None
    assert told["sheet"]
    assert [(one["shown"], one["held"]) for one in eight.desk.look()["seats"]["tables"]] == [
        (True, False),
        (False, False),
    ]
    eight.lead("show-table", {"table": ""})
    assert on_the_wall(eight) is None


def test_pairs_that_stand_alike_have_the_same_place_and_nobody_has_one_before_anything_counts(
    eight: Tournament,
) -> None:
    eight.lead("seat", {"deals": 2})
    assert [one["place"] for one in eight.wall.look()["seats"]["standings"]] == [0, 0, 0, 0]
    for table in eight.tables():
        table.deal()
    eight.lead("round-over", {"round": 1})
    told = eight.wall.look()["seats"]["standings"]
    # At two tables who is ahead of the mean at one has another pair at the other that is as far ahead.
    assert [one["place"] for one in told] == [1, 1, 3, 3]
    assert told[0]["against"] == told[1]["against"]
    after = Device(f"after/{eight.code}", learner=TEACHER).look()["tables"][0]["rows"]
    assert [one["place"] for one in after] == [1, 1, 3, 3], "and afterwards it is the same"
