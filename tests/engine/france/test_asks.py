"""The French games in the protocol: replies by name, and what is wrong with a question."""

import json
from random import Random

import pytest

from engine.games.france.pack import PACK
from engine.protocol.serve import answers

CODES = [card.code for card in PACK]
TRUMPS = CODES[:22]


def ask(game: str, ask: str, **fields: object) -> dict[str, object]:
    (reply,) = answers([json.dumps({"game": game, "ask": ask, **fields})])
    read: dict[str, object] = json.loads(reply)
    return read


def error(game: str, name: str, **fields: object) -> tuple[str, str]:
    reply = ask(game, name, **fields)
    assert not reply["ok"], reply
    wrong = reply["error"]
    assert isinstance(wrong, dict)
    return wrong["code"], wrong["field"]


def naive_legal(hand: list[str], trick: list[str]) -> set[str]:
    """The rule once more, said in another way: what a strict neighbour would let you play."""
    suit = {code: "" if code == "Excuse" else code[0] for code in CODES}
    led = next((suit[code] for code in trick if suit[code]), "")
    free = {"Excuse"} & set(hand)
    if not led:
        return set(hand)
    follow = {code for code in hand if suit[code] == led}
    if follow and led != "T":
        return follow | free
    mine = {code for code in hand if suit[code] == "T"}
    top = max((int(code[1:]) for code in trick if suit[code] == "T"), default=0)
    over = {code for code in mine if int(code[1:]) > top}
    return (over or mine or set(hand)) | free


@pytest.mark.parametrize(
    ("game", "seats", "most"), [("french4", 4, 18), ("french3", 3, 24), ("french5", 5, 15), ("french2", 2, 27)]
)
def test_legal_plays_agree_with_the_rule_said_in_another_way(game: str, seats: int, most: int) -> None:
    rng = Random(game)
    questions, expected = [], []
    for _ in range(700):
        # Many trumps and few suits, so that the duties meet.
        pool = rng.sample([c for c in CODES if c[0] in "TES" or rng.random() < 0.3], seats - 1 + rng.randint(1, 10))
        number = rng.randrange(seats)
        trick, hand = pool[:number], pool[number:][:most]
        questions.append(json.dumps({"game": game, "ask": "legal_plays", "hand": hand, "trick": trick}))
        expected.append(naive_legal(hand, trick))
    for reply, right, question in zip(answers(questions), expected, questions, strict=True):
        read = json.loads(reply)
        assert set(read["legal"]) == right, question
        assert all(one["reason"] and one["source"].startswith("french#") for one in read["verdicts"].values())


def test_the_reply_to_a_score_has_the_names_of_the_protocol() -> None:
    reply = ask(
        "french5", "score", bid="garde", half_points=103, bouts=1, petit_au_bout=None, poignees=[20], slam=None,
        slam_announced=None, taker=2, partner=4,
    )  # fmt: skip
    assert reply["per_defender"] == (25 + 1) * 2 + 20
    assert reply["payoffs"] == [-72, -72, 144, -72, 72]
    same = ask("french5", "score", bid="garde", points=51.5, bouts=1, poignees=[20], taker=2, partner=4)
    assert same["payoffs"] == reply["payoffs"]
    alone = ask("french5", "score", bid="garde", points=51.5, bouts=1, poignees=[20], taker=2, partner=2)
    assert alone["payoffs"] == [-72, -72, 288, -72, -72]
    equal = ask("french5", "score", bid="petite", points=52, bouts=1, taker=0, partner=1, rules={"split": "equal"})
    assert equal["payoffs"] == [39, 39, -26, -26, -26]
    assert ask("french5", "score", bid="petite", points=53, bouts=1, taker=0, partner=1, rules={"split": "equal"})[
        "payoffs"
    ] == [40.5, 40.5, -27, -27, -27]


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"bid": "garde", "bouts": 2}, "missing-field", "half_points"),
        ({"bid": "garde", "bouts": 2, "points": 41, "half_points": 83}, "bad-value", "half_points"),
        ({"bid": "gard", "bouts": 2, "points": 41}, "bad-value", "bid"),
        ({"bid": ["garde"], "bouts": 2, "points": 41}, "bad-value", "bid"),
        ({"bid": "garde", "bouts": 4, "points": 41}, "bad-value", "bouts"),
        ({"bid": "garde", "bouts": 2, "points": 40.3}, "bad-value", "points"),
        ({"bid": "garde", "bouts": 2, "points": 92}, "bad-value", "points"),
        ({"bid": "garde", "bouts": 2, "half_points": 82.5}, "bad-value", "half_points"),
        ({"bid": "garde", "bouts": 2, "points": 41, "poignees": [25]}, "bad-value", "poignees[0]"),
        ({"bid": "garde", "bouts": 2, "points": 41, "poignees": [20, 8]}, "bad-value", "poignees[1]"),
        ({"bid": "garde", "bouts": 2, "points": 41, "poignees": [True]}, "bad-value", "poignees[0]"),
        ({"bid": "garde", "bouts": 2, "points": 41, "slam": "all"}, "bad-value", "slam"),
        ({"bid": "garde", "bouts": 2, "points": 41, "slam_announced": True}, "bad-value", "slam_announced"),
        ({"bid": "garde", "bouts": 2, "points": 41, "taker": 4}, "bad-value", "taker"),
        ({"bid": "garde", "bouts": 2, "points": 41, "partner": 1}, "bad-value", "partner"),
    ],
)
def test_a_score_that_cannot_be_is_refused_where_it_is_wrong(fields: dict[str, object], code: str, field: str) -> None:
    assert error("french4", "score", **fields) == (code, field)


@pytest.mark.parametrize(
    ("said", "otherwise"),
    [
        ({"half_points": 98}, {"points": 49}),
        ({"half_points": 98}, {"points": 49.0, "half_points": 98}),
        ({"half_points": 98}, {"points": 49, "half_points": None}),
        ({"half_points": 81}, {"points": 40.5}),
        ({"half_points": 98}, {"points": 49, "taker": 0, "partner": 0}),
        ({"half_points": 98}, {"points": 49, "partner": None, "petit_au_bout": None, "slam": None, "poignees": None}),
        ({"half_points": 98}, {"points": 49, "slam": False, "slam_announced": False, "petit_au_bout": False}),
    ],
)
@pytest.mark.parametrize("game", ["french3", "french4", "french5"])
def test_a_score_may_be_asked_for_in_more_than_one_way(
    game: str, said: dict[str, object], otherwise: dict[str, object]
) -> None:
    first, second = (ask(game, "score", bid="garde", bouts=3, **one) for one in (said, otherwise))
    assert first["ok"]
    assert first == second


@pytest.mark.parametrize(
    ("game", "numbers"), [("french4", (10, 13, 15)), ("french3", (13, 15, 18)), ("french5", (8, 10, 13))]
)
def test_a_poignee_is_told_by_its_points_or_by_its_number_of_trumps(game: str, numbers: tuple[int, ...]) -> None:
    for number, points in zip(numbers, (20, 30, 40), strict=True):
        for shown in ([points], [number], [0, number, None]):
            reply = ask(game, "score", bid="petite", points=36, bouts=3, poignees=shown)
            assert reply["per_defender"] == 25 + points, (shown, reply)


def test_two_players_have_neither_bids_nor_slams_and_may_say_so() -> None:
    none = {"bid": None, "partner": None, "poignees": [], "slam": None, "slam_announced": False}
    assert ask("french2", "score", points=47, bouts=2, **none) == ask("french2", "score", half_points=94, bouts=2)
    assert error("french2", "score", points=47, bouts=2, poignees=[20]) == ("bad-value", "poignees")
    assert error("french2", "score", points=47, half_points=[93, 89], bouts=2) == ("bad-value", "half_points")


def test_what_seat_1_pays_in_a_duel_is_what_seat_0_gets() -> None:
    for line in answers([json.dumps({"game": "french2", "ask": "play", "seed": 5, "deals": 12})]):
        score = json.loads(line)["deal_score"]
        assert score["payoffs"] == [score["per_defender"], -score["per_defender"]]


def test_discard_says_which_trumps_to_show() -> None:
    hand = [*TRUMPS[:16], "Excuse", "SK", "HK", "DK", "CK", "S1", "S2", "S3"]
    reply = ask("french4", "discard", hand=hand, discards=["S1", "S2", "S3", "T20", "T19", "T18"])
    assert (reply["legal"], reply["show"], reply["reason"]) == (True, ["T20", "T19", "T18"], "trumps-shown")
    refused = ask("french4", "discard", hand=hand, discards=["S1", "S2", "SK", "T20", "T19", "T18"])
    assert (refused["legal"], refused["reason"]) == (False, "kings-stay")
    assert error("french4", "discard", hand=hand[:18], discards=["S1"]) == ("wrong-number", "hand")
    assert error("french4", "discard", hand=hand, discards=["S1"]) == ("wrong-number", "discards")


def test_poignee_and_callable() -> None:
    hand = ["Excuse", *TRUMPS[1:10], *CODES[22:30]]
    assert ask("french4", "poignee", hand=hand, shown=hand[:10])["points"] == 20
    refused = ask("french3", "poignee", hand=hand, shown=hand[:10])
    assert (refused["legal"], refused["points"], refused["source"]) == (False, 0, "french#three-players")
    kings = ["SK", "HK", "DK", "CK"]
    assert ask("french5", "callable", hand=[*kings, *TRUMPS[:11]])["cards"] == [*kings, "SQ", "HQ", "DQ", "CQ"]
    assert ask("french5", "callable", hand=["SK", *TRUMPS[:14]])["alone"] == ["SK"]
    assert error("french4", "callable", hand=kings) == ("unknown-ask", "ask")


def test_a_deal_tells_whether_the_petit_cancels_it() -> None:
    deck = ["T1", *(code for code in CODES if code != "T1")]
    essay, fft = (ask("french4", "deal", deck=deck, dealer=3, rules={"profile": name}) for name in ("essay", "fft"))
    assert (essay["cancelled"], essay["cancelled_by"]) == (True, 0)
    assert essay["verdict"]["source"] == "french#le-petit"  # type: ignore[index]
    assert (fft["cancelled"], fft["hands"]) == (False, essay["hands"])
    assert error("french4", "deal", deck=deck, dealer=3, chien_at=[0, 8, 9, 10, 11, 12])[1] == "chien_at"
    assert len(ask("french5", "deal", deck=deck, dealer=0, chien_at=[3, 4, 74])["chien"]) == 3  # type: ignore[arg-type]
    assert ask("french4", "deal", deck=deck, dealer=3, chien_at=None) == ask("french4", "deal", deck=deck, dealer=3)


def test_the_called_suit_is_barred_only_from_the_first_lead_by_the_federation() -> None:
    hand = ["H4", "H5", "HK", "S1", "S2", "S3", "S4", "D1", "D2", "D3", "D4", "C1", "C2", "C3", "C4"]
    for rules, opening, barred in (
        ({}, True, False),
        ({"profile": "fft"}, True, True),
        ({"profile": "fft"}, False, False),
    ):
        reply = ask("french5", "legal_plays", hand=hand, trick=[], called="HK", opening=opening, rules=rules)
        assert ("H4" not in reply["legal"]) == barred  # type: ignore[operator]
        assert "HK" in reply["legal"]  # type: ignore[operator]


def test_a_last_trick_led_with_the_excuse_after_all_others() -> None:
    trick = ["Excuse", "T21", "HK", "S1"]
    assert ask("french4", "trick_winner", trick=trick)["winner"] == 1
    assert ask("french4", "trick_winner", trick=trick, won_all_before=True)["winner"] == 0


def test_the_score_of_two_players_by_either_seat() -> None:
    for fields in (
        {"points": [60, 31], "bouts": [3, 0], "petit_au_bout": 1},
        {"points": 60, "bouts": 3, "petit_au_bout": "defence"},
        {"half_points": 62, "bouts": 0, "taker": 1, "petit_au_bout": "taker"},
    ):
        reply = ask("french2", "score", **fields)
        assert (reply["winner"], reply["scores"], reply["payoffs"]) == (0, [49, 10], [39, -39])
    assert error("french2", "score", points=[60, 30], bouts=3) == ("bad-value", "points")
    assert error("french2", "deal_score", tricks=[], bid="garde") == ("bad-value", "bid")
    assert error("french2", "speak", words=[]) == ("unknown-ask", "ask")


@pytest.mark.parametrize("game", ["french2", "french3", "french4", "french5"])
def test_the_essays_answers_never_cite_the_federation(game: str) -> None:
    (played, *more) = answers([json.dumps({"game": game, "ask": "play", "seed": 36, "deals": 8})])
    for line in (played, *more):
        assert "french#" in line
        assert "fft" not in line
