"""The protocol of the Sicilian games: what is asked, and that the answers hang together."""

import json
from typing import Any

import pytest

from engine import game
from engine.protocol.asks import asks
from engine.protocol.manual import examples
from engine.protocol.serve import answers

ASKS = {"legal_plays", "trick_winner", "card_points", "deal", "play", "speak", "deal_score", "settle"}


def test_every_game_answers_the_questions_of_the_protocol(sicilian: str) -> None:
    asked = set(asks(game(sicilian)))
    assert asked >= ASKS
    form = game(sicilian).form
    assert ("discard" in asked) is (form.monte > 0)
    assert ("called" in asked) is (form.may_call is not None)


def test_every_example_runs(sicilian: str) -> None:
    for question in examples(game(sicilian)):
        for line in answers([json.dumps(question)]):
            assert json.loads(line)["ok"], (question, line)


def test_a_played_deal_scores_the_same_when_it_is_put_again(sicilian: str) -> None:
    names = asks(game(sicilian))["deal_score"]
    for line in answers([json.dumps({"game": sicilian, "ask": "play", "seed": "again", "deals": 12})]):
        played = json.loads(line)
        fields = {name: played[name] for name in (*names.needs, *names.may) if name in played}
        (reply,) = answers([json.dumps({"game": sicilian, "ask": "deal_score", **fields})])
        scored = json.loads(reply)
        assert scored["ok"], reply
        for name in ("payoffs", "points", "breakdown"):
            assert scored[name] == played["deal_score"][name], (fields, name)


def test_what_a_played_deal_says_is_legal_from_the_first_word_to_the_last_card(ask: Any, sicilian: str) -> None:
    for line in answers([json.dumps({"game": sicilian, "ask": "play", "seed": 11, "deals": 3})]):
        played = json.loads(line)
        spoken = ask(sicilian, "speak", words=played["words"])
        assert spoken["illegal_at"] is None
        assert spoken["result"]["kind"] == played["kind"]
        assert spoken["legal"] == []
        dealt = ask(sicilian, "deal", deck=played["deck"], dealer=played["dealer"])
        assert dealt["hands"] == played["hands"]


def test_mineo_needs_only_bidder_discards_and_tricks(ask: Any) -> None:
    (line,) = answers([json.dumps({"game": "mineo4", "ask": "play", "seed": 2, "deals": 1})])
    played = json.loads(line)
    few = {name: played[name] for name in ("bidder", "partner", "discards", "tricks")}
    reply = ask("mineo4", "deal_score", **few)
    assert set(reply["points"]) == {"bidder_side", "others"}
    assert sum(reply["points"].values()) == 109
    assert set(reply["breakdown"]) == {
        "rimatura", "vanto", "pigliata", "four_kings", "arie", "scommessa", "rivanto"
    }  # fmt: skip
    assert len(reply["payoffs"]) == 4


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"ask": "legal_plays", "hand": ["DA"], "trick": []}, "unknown-card", "hand[0]"),
        ({"ask": "legal_plays", "hand": ["C5", "C5"], "trick": []}, "card-twice", "hand[1]"),
        ({"ask": "trick_winner", "trick": ["C5"]}, "wrong-number", "trick"),
        ({"ask": "discard", "hand": ["C5"], "discards": []}, "wrong-number", "hand"),
        ({"ask": "speak", "words": "passo"}, "bad-value", "words"),
        ({"ask": "speak", "words": [7]}, "bad-value", "words[0]"),
        ({"ask": "speak", "words": [], "hands": [[]]}, "wrong-number", "hands"),
        ({"ask": "deal", "deck": [], "dealer": 0}, "wrong-number", "deck"),
        ({"ask": "settle", "bidder": 3, "points": 50, "last_trick": "others"}, "bad-value", "bidder"),
        ({"ask": "settle", "bidder": 0, "points": 50, "last_trick": "me"}, "bad-value", "last_trick"),
        ({"ask": "settle", "bidder": 0, "points": 50, "last_trick": "others", "partner": 1}, "bad-value", "partner"),
    ],
)
def test_bad_input_is_named_and_pointed_at(ask: Any, fields: dict[str, Any], code: str, field: str) -> None:
    error = ask("mineo3", fields.pop("ask"), fails=True, **fields)["error"]
    assert (error["code"], error["field"]) == (code, field)


def test_the_point_that_four_targets_of_27_leave_over_is_shown(ask: Any) -> None:
    """S25."""
    reply = ask("barcellona4", "settle", points=[30, 20, 40, 19], kind="own")
    assert reply["sheet"][-1]["reason"] == "points-left-over"
    assert reply["sheet"][-1]["facts"] == {"points": 109, "left": 1}


def test_a_double_solo_has_no_partner(ask: Any) -> None:
    fields = {"bidder": 0, "points": 50, "last_trick": "others", "five_card_solo": True}
    assert ask("mineo4", "settle", **fields)["payoffs"] == [-12, 4, 4, 4]
    assert ask("mineo4", "settle", fails=True, partner=2, **fields)["error"]["field"] == "five_card_solo"


def test_an_unknown_word_is_illegal_where_it_stands_and_no_error(ask: Any) -> None:
    reply = ask("mineo3", "speak", words=["passo", "boh"])
    assert reply["illegal_at"] == 1
    assert reply["legal"] == ["passo", "altre cinque", "vado solo"]
    assert reply["verdict"]["reason"] == "no-such-word-here"


def test_a_trick_counts_the_fool_in_the_list_but_not_in_what_is_taken(ask: Any) -> None:
    reply = ask("mineo3", "trick_winner", trick=["C5", "Fool", "CK"])
    assert (reply["winner"], reply["taken"]) == (2, ["C5", "CK"])


def test_card_points_come_with_both_counts(ask: Any) -> None:
    reply = ask("barcellona4", "card_points", cards=["T20", "D4", "DA", "SM"])
    assert reply["points"] == 11
    assert sum(line["points"] for line in reply["one_less_each"]) == 11


@pytest.mark.parametrize("rules", [{}, {"secret_solo": True}])
def test_the_legal_words_are_those_with_a_good_verdict(ask: Any, sicilian: str, rules: dict[str, Any]) -> None:
    """Also a word to which something must be added: an offer, or a trump that is called."""
    if rules and sicilian != "mineo4":
        rules = {}
    for line in answers([json.dumps({"game": sicilian, "ask": "play", "seed": 4, "deals": 3, "rules": rules})]):
        played = json.loads(line)
        for spoken in range(len(played["words"])):
            reply = ask(sicilian, "speak", words=played["words"][:spoken], hands=played["hands"], rules=rules)
            assert reply["legal"] == [word for word, verdict in reply["verdicts"].items() if verdict["ok"]]


def test_a_played_deal_is_scored_again_from_the_fields_that_every_game_has(ask: Any, sicilian: str) -> None:
    """Where everybody plays alone although a solo can be bid (sicilian#barcellona-di-pozzo), nobody is named as bidder."""
    fields = ["bidder", "partner", "discards", "five_card_solo", "scommessa", "rivanto", "tricks"]
    if sicilian == "vanto":
        fields += ["kind", "cards", "scommessa_cards", "vanto", "ternoni", "pool"]
    if sicilian == "calatafimi4":
        fields.append("kind")  # whoever calls a card that lies in the discard plays alone, and yet no solo
    for line in answers([json.dumps({"game": sicilian, "ask": "play", "seed": 99, "deals": 12})]):
        played = json.loads(line)
        again = ask(sicilian, "deal_score", **{field: played[field] for field in fields})
        assert again["payoffs"] == played["deal_score"]["payoffs"]


def test_the_numbers_bid_at_calatafimi_may_be_numbers(ask: Any) -> None:
    """sicilian#calatafimi: players may bid either 20 or zero, and 15 in answer to a 20."""
    said = ["tengo", "passo", "passo", "passo", "passo"]
    reply = ask("calatafimi4", "speak", words=[*said, 20, "zero", 15])
    assert (reply["illegal_at"], reply["result"]["bidder"], reply["result"]["partner"]) == (None, 0, 2)
    assert ask("calatafimi4", "speak", words=[*said, 15])["verdict"]["reason"] == "fifteen-answers-twenty"
