"""Speaking in the other towns. Source: sicilian#tortorici, #barcellona-di-pozzo, #calatafimi; rulings S20-S22, S26, S29."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.games.sicily.barcellona3.form import BARCELLONA3
from engine.games.sicily.barcellona3.rules import BarcellonaRules
from engine.games.sicily.calatafimi3 import CALATAFIMI3
from engine.games.sicily.calatafimi4.bidding import STAGES, honours
from engine.games.sicily.pack import PACK
from engine.games.sicily.speaking.floor import Floor
from engine.games.sicily.tortorici3.form import TORTORICI3
from engine.games.sicily.tortorici4.informing import STAGES as INFORMING
from engine.games.sicily.vanto.form import VANTO
from engine.games.sicily.vanto.rules import VantoRules
from engine.notation import read_cards


def result(reply: dict[str, Any]) -> tuple[str, int | None]:
    return reply["result"]["kind"], reply["result"]["bidder"]


def explored(floor: Floor) -> Iterator[Floor]:
    yield floor
    if floor.outcome is None:
        assert floor.turn is not None
        assert floor.words(), "a dead end"
        for word in floor.words():
            yield from explored(floor.say(floor.turn, word))


def test_tortorici_the_first_player_opens(ask: Any) -> None:
    assert set(ask("tortorici3", "speak", words=[])["legal"]) >= {"chiamo", "solo"}
    assert result(ask("tortorici3", "speak", words=["chiamo", "bene", "bene"])) == ("chiamo", 0)
    assert result(ask("tortorici3", "speak", words=["solo"])) == ("solo", 0)


def test_tortorici_a_chiamo_is_passed_with_bene_or_overcalled_with_solo(ask: Any) -> None:
    assert ask("tortorici3", "speak", words=["chiamo"])["legal"] == ["bene", "solo"]
    assert ask("tortorici3", "speak", words=["chiamo", "chiamo"])["illegal_at"] == 1


def test_tortorici_the_caller_answers_a_solo_with_bene_or_solo_io(ask: Any) -> None:
    for words, soloist in ((["chiamo", "solo"], 1), (["chiamo", "bene", "solo"], 2)):
        reply = ask("tortorici3", "speak", words=words)
        assert (reply["legal"], reply["turn"]) == (["bene", "solo io"], 0)
        assert result(ask("tortorici3", "speak", words=[*words, "bene"])) == ("solo", soloist)
        assert result(ask("tortorici3", "speak", words=[*words, "solo io"])) == ("solo", 0)


def test_tortorici_after_a_pass_the_next_may_open_and_all_passes_throw_the_cards_in(ask: Any) -> None:
    """S21."""
    assert result(ask("tortorici3", "speak", words=["passo", "chiamo", "bene"])) == ("chiamo", 1)
    assert result(ask("tortorici3", "speak", words=["passo", "chiamo", "solo", "solo io"])) == ("solo", 1)
    assert result(ask("tortorici3", "speak", words=["passo"] * 3)) == ("abandoned", None)


def test_tortorici_explored_to_the_end() -> None:
    ends = [floor for floor in explored(Floor(TORTORICI3.stages(None), 3, 2, None)) if floor.outcome]
    assert {floor.outcome.kind for floor in ends if floor.outcome} == {"chiamo", "solo", "abandoned"}
    for floor in ends:
        words = [said.word for said in floor.said]
        assert words.count("chiamo") <= 1
        assert words.count("solo") <= 1
        # Solo io is only said by the caller, and only to a solo.
        assert "solo io" not in words or words.index("chiamo") < words.index("solo") < words.index("solo io")


def test_old_vanto_solo_with_five_ten_or_fifteen_cards_else_the_first_player_calls(ask: Any) -> None:
    for before, cards in ((0, 5), (3, 10), (6, 15)):
        reply = ask("vanto", "speak", words=["passo"] * before + ["solo"])
        assert (result(reply), reply["result"]["cards"]) == (("solo", 0), cards)
    reply = ask("vanto", "speak", words=["passo"] * 9)
    assert (reply["legal"], reply["turn"]) == (["chiamo"], 0)
    assert result(ask("vanto", "speak", words=["passo"] * 9 + ["chiamo"])) == ("chiamo", 0)


def test_old_vanto_scommessa_in_the_same_or_a_later_round_but_not_with_twenty_cards(ask: Any) -> None:
    announced = ask("vanto", "speak", words=["passo"] * 3 + ["solo"])["result"]["may_announce"]
    assert [(one["word"], one["cards"]) for one in announced] == [("scommessa", 10), ("scommessa", 15), ("vanto", 0)]
    assert ask("vanto", "speak", words=["passo"] * 9 + ["chiamo"])["result"]["may_announce"] == []


def test_old_vanto_explored_to_the_end() -> None:
    for floor in explored(Floor(VANTO.stages(VantoRules()), 3, 2, VantoRules())):
        if floor.outcome is None:
            assert floor.turn is not None
            assert floor.judge(floor.turn, "solo").ok is (floor.moment.cards < 20)
            assert floor.judge(floor.turn, "chiamo").ok is (floor.moment.cards == 20)


def test_barcellona_solo_or_pass_and_the_dealer_last(ask: Any) -> None:
    assert ask("barcellona3", "speak", words=[])["legal"] == ["passo", "solo"]
    assert result(ask("barcellona3", "speak", words=["passo", "solo"])) == ("solo", 1)
    assert ask("barcellona3", "speak", words=["passo", "passo"])["legal"] == ["passo", "solo", "ognuno per sé"]
    assert result(ask("barcellona3", "speak", words=["passo", "passo", "passo"])) == ("abandoned", None)
    assert result(ask("barcellona3", "speak", words=["passo", "passo", "solo"])) == ("solo", 2)
    assert result(ask("barcellona3", "speak", words=["passo", "passo", "ognuno per sé"])) == ("own", 2)


def test_barcellona_some_do_not_allow_the_dealer_to_play_a_solo(ask: Any) -> None:
    reply = ask("barcellona3", "speak", words=["passo", "passo"], rules={"dealer_may_solo": False})
    assert reply["legal"] == ["passo", "ognuno per sé"]


def test_barcellona_explored_to_the_end() -> None:
    rules = BarcellonaRules()
    ends = [floor.outcome for floor in explored(Floor(BARCELLONA3.stages(rules), 3, 2, rules)) if floor.outcome]
    assert sorted((end.kind, end.bidder) for end in ends if end.bidder is not None) == [
        ("own", 2), ("solo", 0), ("solo", 1), ("solo", 2)
    ]  # fmt: skip


def test_barcellona_four_has_no_bidding(ask: Any) -> None:
    assert result(ask("barcellona4", "speak", words=[]))[0] == "partners"
    assert result(ask("barcellona4", "speak", words=[], rules={"play": "own"}))[0] == "own"


def test_tortorici_four_information_mischio_and_tengo(ask: Any) -> None:
    assert ask("tortorici4", "speak", words=[])["legal"] == ["informo", "passo"]
    assert ask("tortorici4", "speak", words=["informo SK T20"])["legal"] == ["informo", "passo"]
    assert ask("tortorici4", "speak", words=["informo", "passo"])["legal"] == ["mischio", "tengo"]
    assert ask("tortorici4", "speak", words=["informo", "passo", "tengo"])["cards"] == 10
    assert ask("tortorici4", "speak", words=["informo", "informo", "mischio"])["turn"] == 3
    assert result(ask("tortorici4", "speak", words=["informo", "passo", "mischio", "mischio"])) == ("abandoned", None)
    assert result(ask("tortorici4", "speak", words=["passo", "passo"])) == ("partners", 3)


def test_tortorici_four_nobody_tells_of_more_than_two_kings(ask: Any) -> None:
    refused = ask("tortorici4", "speak", words=["informo SK BK CK"])
    assert (refused["illegal_at"], refused["verdict"]["reason"]) == (0, "two-kings-at-most")
    twice = ["informo SK BK", "passo", "tengo", "informo CK"]
    assert ask("tortorici4", "speak", words=twice)["verdict"]["reason"] == "two-kings-at-most"


def test_tortorici_four_explored_to_the_end() -> None:
    for floor in explored(Floor(INFORMING, 4, 3, None)):
        if floor.outcome:
            assert floor.outcome.kind in ("partners", "abandoned")


def said(seat: int, word: str) -> dict[str, Any]:
    return {"seat": seat, "word": word}


def test_calatafimi_bargaining_in_any_order_until_tengo(ask: Any) -> None:
    words = [said(3, "offro 5"), said(1, "offro 3"), said(0, "tengo")]
    reply = ask("calatafimi4", "speak", words=words)
    assert (reply["result"], reply["cards"], reply["legal"]) == (None, 15, ["passo", "solo"])


def test_calatafimi_takers_are_served_in_speaking_order(ask: Any) -> None:
    words = [said(3, "offro 5"), said(1, "offro 3"), said(2, "prendo 6"), said(0, "prendo")]
    assert ask("calatafimi4", "speak", words=words)["result"]["payments"] == [2, -3, 6, -5]


def test_calatafimi_an_unclaimed_remainder_is_not_paid(ask: Any) -> None:
    words = [said(3, "offro 5"), said(1, "offro 3"), said(2, "prendo 6"), said(0, "mescolate")]
    assert ask("calatafimi4", "speak", words=words)["result"]["payments"] == [0, -1, 6, -5]


def test_calatafimi_nothing_can_be_taken_that_is_not_offered(ask: Any) -> None:
    assert ask("calatafimi4", "speak", words=["prendo"])["verdict"]["reason"] == "nothing-to-take"
    assert ask("calatafimi4", "speak", words=["offro 5", "prendo 6"])["verdict"]["reason"] == "cannot-be-added"
    assert ask("calatafimi4", "speak", words=["offro"])["verdict"]["reason"] == "says-too-little"


def bargained(floor: Floor) -> Iterator[Floor]:
    """Every bargaining in which offers are of one or two points, in every order of speaking."""
    yield floor
    if floor.outcome is None and floor.at == 0:
        for seat in range(floor.seats):
            for text in ("mescolate", "offro 1", "offro 2", "prendo", "prendo 1", "tengo"):
                if floor.judge(seat, text).ok:
                    yield from bargained(floor.say(seat, text))


def test_calatafimi_bargaining_explored_in_every_order() -> None:
    ends = 0
    for floor in bargained(Floor(CALATAFIMI3.stages(None), 3, 2, None)):
        offered = {one.seat: int(one.more) for one in floor.said if one.word == "offro"}
        if floor.outcome is None or floor.outcome.kind != "abandoned":
            continue
        ends += 1
        assert "tengo" not in [one.word for one in floor.said]
        assert sum(floor.outcome.payments) == 0
        for seat, points in enumerate(floor.outcome.payments):
            assert points >= -offered.get(seat, 0)
            assert points <= 0 or any(one.seat == seat and one.word == "prendo" for one in floor.said)
    assert ends > 100


def test_calatafimi_who_has_spoken_may_still_say_tengo(ask: Any) -> None:
    assert ask("calatafimi4", "speak", words=["offro 5", said(0, "tengo")])["illegal_at"] is None
    assert ask("calatafimi4", "speak", words=["offro 5", said(0, "offro 6")])["verdict"]["reason"] == "has-spoken"


def test_calatafimi_three_bargains_on_fifteen_cards_and_then_plays(ask: Any) -> None:
    assert ask("calatafimi3", "speak", words=[])["cards"] == 15
    assert result(ask("calatafimi3", "speak", words=["tengo"])) == ("own", 2)
    assert result(ask("calatafimi3", "speak", words=["mescolate"] * 3)) == ("abandoned", None)


BID = ["tengo", "passo", "passo", "passo", "passo"]


def test_calatafimi_a_solo_ends_the_bidding(ask: Any) -> None:
    assert result(ask("calatafimi4", "speak", words=["tengo", "passo", "solo"])) == ("solo", 1)


def test_calatafimi_four_zeros_throw_the_cards_in(ask: Any) -> None:
    assert result(ask("calatafimi4", "speak", words=[*BID, *["zero"] * 4])) == ("abandoned", None)


def test_calatafimi_after_a_20_all_others_may_say_15_from_that_players_right(ask: Any) -> None:
    reply = ask("calatafimi4", "speak", words=[*BID, "zero", "20"])
    assert (reply["turn"], reply["legal"]) == (2, ["zero", "15"])
    reply = ask("calatafimi4", "speak", words=[*BID, "zero", "20", "zero", "zero"])
    assert (reply["turn"], reply["legal"]) == (0, ["zero", "15"])
    ended = ask("calatafimi4", "speak", words=[*BID, "zero", "20", "zero", "15"])["result"]
    assert (ended["kind"], ended["bidder"], ended["partner"]) == ("venti", 1, 3)
    ended = ask("calatafimi4", "speak", words=[*BID, "zero", "20", "zero", "zero", "zero"])["result"]
    assert (ended["bidder"], ended["partner"], ended["reason"]) == (1, None, "calls-a-king")


def test_calatafimi_bids_need_their_honours_but_are_never_compelled(ask: Any) -> None:
    hands = [
        ["T20", "T1", "C5", "C6"],  # 20
        ["SK", "T19", "T18", "C7", "C8"],  # 15
        ["BK", "CK", "DK", "T17", "B5"],  # 20
        ["T16", "B6", "B7"],  # 5
    ]
    assert ask("calatafimi4", "speak", words=BID, hands=hands)["legal"] == ["zero", "20"]
    assert ask("calatafimi4", "speak", words=[*BID, "zero"], hands=hands)["legal"] == ["zero"]
    assert ask("calatafimi4", "speak", words=[*BID, "20"], hands=hands)["legal"] == ["zero", "15"]
    assert ask("calatafimi4", "speak", words=[*BID, "20", "zero"], hands=hands)["legal"] == ["zero"]


@pytest.mark.parametrize(("cards", "points"), [("T20 T1 Fool", 30), ("SK T19", 10), ("SQ T15 Miseria", 0)])
def test_calatafimi_honours_are_the_tens_and_fives(cards: str, points: int) -> None:
    assert honours(read_cards(PACK, cards)) == points


def test_calatafimi_bidding_explored_to_the_end() -> None:
    floor = Floor(STAGES, 4, 3, None).say(0, "tengo")
    for one in explored(floor):
        if one.outcome is not None and one.outcome.kind == "venti":
            assert one.outcome.bidder != one.outcome.partner
