"""One ranked bid each. Source: french#bidding."""

from itertools import product

import pytest

from engine.games.france.auction.bidding import BIDS, PASS, RANK, judge, legal, result
from engine.protocol.serve import answers

RISING = ["petite", "garde", "garde_sans", "garde_contre"]


def every_auction(seats: int, said: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """All auctions there are: whatever is legal is said."""
    words = legal(said, seats)
    return [said] if not words else [one for word in words for one in every_auction(seats, (*said, word))]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_auction_ends_after_one_word_each_and_names_the_last_bidder(seats: int) -> None:
    auctions = every_auction(seats)
    for said in auctions:
        assert len(said) == seats
        bids = [word for word in said if word != PASS]
        assert bids == sorted(bids, key=RISING.index)
        assert len(set(bids)) == len(bids)
        ended = result(said, seats)
        assert ended is not None
        if bids:
            assert (ended.facts["taker"], ended.facts["bid"]) == (said.index(bids[-1]), bids[-1])
        else:
            assert ended.reason == "all-pass"
    # Choose which players bid, and which of the four bids they make, in rising order.
    by_hand = [
        said
        for said in product(RANK, repeat=seats)
        if (bids := [RANK[word] for word in said if word != PASS]) == sorted(set(bids))
    ]
    assert sorted(by_hand) == sorted(auctions)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_may_say_what_the_text_forbids(seats: int) -> None:
    for said in {one[:n] for one in every_auction(seats) for n in range(seats)}:
        highest = max(RANK[word] for word in (PASS, *said))
        for word in RANK:
            verdict = judge(said, word, seats)
            assert verdict.ok == (word == PASS or RANK[word] > highest)
            assert verdict.source == "french#bidding"
            assert verdict.facts["highest"] == next((bid.word for bid in BIDS if RANK[bid.word] == highest), None)
        assert PASS in legal(said, seats), "nobody is ever forced to bid"


def test_each_player_has_only_one_chance() -> None:
    assert judge(["pass"] * 4, "garde", 4).reason == "bidding-is-over"


def test_petite_and_garde_take_the_chien_and_the_others_leave_it() -> None:
    assert [(bid.word, bid.times, bid.takes_chien, bid.chien_side) for bid in BIDS] == [
        ("petite", 1, True, 0),
        ("garde", 2, True, 0),
        ("garde_sans", 4, False, 0),
        ("garde_contre", 6, False, 1),
    ]


def speak(**fields: object) -> dict[str, object]:
    import json

    (reply,) = answers([json.dumps({"game": "french4", "ask": "speak", **fields})])
    read: dict[str, object] = json.loads(reply)
    return read


def test_the_first_word_is_said_at_the_dealers_right() -> None:
    said = ["pass", "prise", "pass", "garde"]
    assert speak(words=said)["result"] | {} == speak(words=said, dealer=3)["result"]  # type: ignore[operator]
    assert speak(words=said)["result"]["taker"] == 3  # type: ignore[index]
    assert speak(words=said, dealer=0)["result"]["taker"] == 0  # type: ignore[index]


def test_the_reading_of_an_auction_stops_at_the_word_that_is_not_allowed() -> None:
    reply = speak(words=["garde", "petite", "pass"])
    assert (reply["illegal_at"], reply["result"]) == (1, None)
    assert reply["legal"] == ["pass", "garde_sans", "garde_contre"]
    assert speak(words=["pass"] * 5)["illegal_at"] == 4
    assert speak(words=["contra"])["illegal_at"] == 0
    over = speak(words=["pass"] * 4)
    assert (over["legal"], over["result"]["kind"]) == ([], "passed")  # type: ignore[index]
