"""Which contract a question means when it does not say everything. Source: sicilian, the towns; rulings S23, S24."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine import game
from engine.protocol.serve import answers

ITEMS = {"rimatura", "vanto", "pigliata", "four_kings", "arie", "scommessa", "rivanto"}
FIELDS = ("bidder", "partner", "discards", "five_card_solo", "scommessa", "rivanto", "tricks")
"""What a reader of the protocol puts into ``deal_score``, and no more."""


def deals(name: str, number: int = 6, **rules: Any) -> Iterator[dict[str, Any]]:
    for line in answers([json.dumps({"game": name, "ask": "play", "seed": 5, "deals": number, "rules": rules})]):
        yield json.loads(line)


def one(name: str, kind: str, **rules: Any) -> dict[str, Any]:
    return next(played for played in deals(name, 40, **rules) if played["kind"] == kind)


@pytest.mark.parametrize(
    "town", ["mineo3", "mineo4", "ragusa", "tortorici3", "tortorici4", "barcellona4", "calatafimi2"]
)
def test_the_fields_of_the_protocol_are_enough(ask: Any, town: str) -> None:
    for played in deals(town):
        reply = ask(town, "deal_score", **{name: played[name] for name in FIELDS})
        for name in ("kind", "payoffs", "points", "breakdown"):
            assert reply[name] == played["deal_score"][name], name


def test_the_breakdown_has_every_item_in_every_town(sicilian: str) -> None:
    for played in deals(sicilian, 2):
        assert set(played["deal_score"]["breakdown"]) >= ITEMS


def test_null_is_as_good_as_false_and_as_left_out(ask: Any) -> None:
    played = one("mineo4", "chiamo")
    given = {name: played[name] for name in ("bidder", "partner", "discards", "tricks")}
    flags = ("five_card_solo", "scommessa", "rivanto")
    expected = ask("mineo4", "deal_score", **given)
    for value in (None, False):
        assert ask("mineo4", "deal_score", **given, **dict.fromkeys(flags, value)) == expected
    assert ask("mineo3", "speak", words=[], dealer=None) == ask("mineo3", "speak", words=[])


@pytest.mark.parametrize("town", ["tortorici4", "calatafimi3"])
def test_where_nobody_bids_the_first_leader_tells_who_dealt(ask: Any, town: str) -> None:
    played = one(town, "partners" if town == "tortorici4" else "own")
    given = {"discards": played["discards"], "tricks": played["tricks"]}
    for bidder in ({}, {"bidder": None}, {"bidder": played["dealer"]}):
        assert ask(town, "deal_score", **given, **bidder)["payoffs"] == played["deal_score"]["payoffs"]


def test_without_a_bidder_everybody_plays_alone_in_barcellona(ask: Any) -> None:
    played = one("barcellona3", "own")
    given = {"discards": played["discards"], "tricks": played["tricks"]}
    assert ask("barcellona3", "deal_score", bidder=None, **given)["payoffs"] == played["deal_score"]["payoffs"]
    solo = ask("barcellona3", "deal_score", bidder=played["dealer"], **given)
    assert (solo["kind"], len(solo["camps"])) == ("solo", 2)


def test_without_a_monte_the_bidder_only_names_the_side_that_is_counted_first(ask: Any) -> None:
    played = one("barcellona4", "partners")
    ours, theirs = (ask("barcellona4", "deal_score", bidder=seat, tricks=played["tricks"]) for seat in (2, 3))
    assert ours["payoffs"] == theirs["payoffs"]
    assert [ours["points"][side] for side in ("bidder_side", "others")] == [
        theirs["points"][side] for side in ("others", "bidder_side")
    ]
    assert ask("barcellona4", "settle", points=[61, 48], dealer=3)["payoffs"] == [-13, 13, -13, 13]


def test_somebody_who_must_have_bid_is_asked_for(ask: Any) -> None:
    figures = {"points": 50, "last_trick": "others", "bidder": None}
    assert ask("mineo3", "settle", fails=True, **figures)["error"]["field"] == "bidder"
    assert ask("tortorici3", "settle", fails=True, points=[61, 48])["error"]["field"] == "bidder"


def test_the_old_vanto_is_a_chiamo_unless_the_solo_says_with_how_many_cards(ask: Any) -> None:
    """With twenty cards nobody may bid a solo, and only a soloist announces."""
    played = one("vanto", "chiamo")
    given: dict[str, Any] = {"bidder": 0, "discards": played["discards"], "tricks": played["tricks"]}
    assert [ask("vanto", "deal_score", **given, **more)["kind"] for more in (
        {}, {"cards": 20}, {"cards": 15}, {"five_card_solo": True}, {"scommessa": True}, {"vanto": True}, {"dealer": 1},
    )] == ["chiamo", "chiamo", "solo", "solo", "solo", "solo", "solo"]  # fmt: skip
    five = ask("vanto", "deal_score", **given, five_card_solo=True)
    assert five["payoffs"] == ask("vanto", "deal_score", **given, cards=5)["payoffs"]
    assert not five["doubled"]


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"kind": "solo", "cards": 20}, "cards"),
        ({"kind": "chiamo", "scommessa": True}, "scommessa"),
        ({"cards": 10, "scommessa": True, "scommessa_cards": 5}, "scommessa_cards"),
    ],
)
def test_the_old_vanto_refuses_what_cannot_have_been_said(ask: Any, more: dict[str, Any], field: str) -> None:
    """A scommessa is announced in the same round of the deal as the solo, or later; not with more than fifteen cards."""
    played = one("vanto", "chiamo")
    given = {"bidder": 0, "discards": played["discards"], "tricks": played["tricks"]}
    assert ask("vanto", "deal_score", fails=True, **given, **more)["error"]["field"] == field


def test_a_scommessa_counts_by_the_cards_of_the_solo_unless_it_came_later(ask: Any) -> None:
    """S24."""
    played = one("vanto", "chiamo")
    given = {"bidder": 0, "discards": played["discards"], "tricks": played["tricks"], "scommessa": True, "cards": 5}
    at_once, later = (ask("vanto", "deal_score", **given, **more) for more in ({}, {"scommessa_cards": 15}))
    assert [abs(reply["breakdown"]["scommessa"]) for reply in (at_once, later)] == [30, 10]


def test_a_solo_on_five_cards_is_doubled_where_the_form_says_so(ask: Any, sicilian: str) -> None:
    """In Mineo and Ragusa; the old Vanto has its own price for it; elsewhere there is no such solo."""
    fields: dict[str, Any] = {"bidder": 0, "points": [50, 59], "five_card_solo": True}
    form = game(sicilian).form
    if form.doubles:
        reply = ask(sicilian, "settle", **{**fields, "points": 50, "last_trick": "others"})
        assert reply["breakdown"]["vanto"] == -2
    elif form.solo_cards:
        played = one(sicilian, "solo")
        given = {"bidder": played["bidder"], "discards": played["discards"], "tricks": played["tricks"]}
        assert not ask(sicilian, "deal_score", five_card_solo=True, **given)["doubled"]
    else:
        played = next(deals(sicilian, 1))
        given = {name: played[name] for name in ("bidder", "partner", "kind", "dealer", "discards", "tricks")}
        error = ask(sicilian, "deal_score", fails=True, five_card_solo=True, **given)["error"]
        assert error["field"] == "five_card_solo"


def test_figures_for_every_seat_are_a_contract_in_which_everybody_plays_alone(ask: Any) -> None:
    assert ask("tortorici3", "settle", bidder=0, points=[47, 30, 32])["payoffs"] == [10, -6, -4]
    assert ask("tortorici3", "settle", bidder=0, points=[60, 49])["payoffs"] == [10, -5, -5]
    assert ask("barcellona3", "settle", dealer=2, points=[40, 30, 39])["payoffs"] == [4, -6, 2]
    assert ask("vanto", "settle", bidder=0, points=[40, 36, 33])["payoffs"] == [3, 0, -3]


def test_fixed_partners_sit_across(ask: Any) -> None:
    assert ask("tortorici4", "settle", bidder=3, partner=1, points=[60, 49])["payoffs"] == [-5, 5, -5, 5]
    assert ask("tortorici4", "settle", fails=True, bidder=3, partner=2, points=[60, 49])["error"]["field"] == "partner"


@pytest.mark.parametrize("kind", ["bettel", 7, ["solo"], {"solo": 1}, True])
def test_a_contract_that_there_is_not_is_refused_whatever_it_is(ask: Any, kind: Any) -> None:
    error = ask("tortorici3", "settle", fails=True, bidder=0, points=[61, 48], kind=kind)["error"]
    assert (error["code"], error["field"]) == ("bad-value", "kind")
