"""The jochi of random deals, counted once more by hand from the record's own words. Source: sicilian#scoring."""

from random import Random

import pytest

from engine import game
from engine.games.sicily.deal.score import score
from engine.games.sicily.deal.state import State
from engine.games.sicily.playout import played_deal

ARIE4 = {"T19", "T18", "T17", "T16"}
KINGS = {"SK", "BK", "CK", "DK"}


def winner(cards: list[str], strengths: dict[str, int]) -> int:
    """The place of the winning card: trumps, else the suit of the first card that is not the Fool."""
    playing = [code for code in cards if code != "Fool"]
    trumps = [code for code in playing if code[0] == "T" or code == "Miseria"]
    racing = trumps or [code for code in playing if code[0] == playing[0][0]]
    return cards.index(max(racing, key=lambda code: strengths[code]))


def recount(state: State) -> dict[str, int]:
    """What each item brings the bidder's side, before any doubling."""
    contract, seats = state.contract, state.form.seats
    assert contract is not None
    strengths = {card.code: card.strength for card in state.form.pack}
    ours = {contract.bidder, contract.partner} - {None}
    won: dict[bool, set[str]] = {True: {card.code for card in state.left}, False: set()}
    took: set[bool] = set()
    captured, fool = 0, None
    for trick in state.tricks:
        codes = [card.code for card in trick.cards]
        side = (trick.leader + winner(codes, strengths)) % seats in ours
        took.add(side)
        for i, code in enumerate(codes):
            by_us = (trick.leader + i) % seats in ours
            if code == "Fool":
                fool = by_us
                continue
            won[side].add(code)
            if code in ARIE4 | {"T1"} and by_us is not side:
                captured += 1 if side else -1
    assert fool is not None or "Fool" in won[True]
    if fool is not None:
        won[fool if fool in took else not fool].add("Fool")
    last = 1 if side else -1
    announced = state.announced_words()
    arie = sum(s * (2 if ARIE4 | {"T20"} <= won[s > 0] else 1 if won[s > 0] >= ARIE4 else 0) for s in (1, -1))
    kings = sum(s for s in (1, -1) if won[s > 0] >= KINGS)
    made = 1 if {"T20", "T1", "Fool"} <= won[True] else -1
    worth = {card.code: int(card.points) for card in state.form.pack}
    points = sum(worth[code] - 1 for code in won[True]) + len(won[True]) // 3 + (len(won[True]) % 3 == 2) + 5 * side
    return {
        "rimatura": 1 if points >= 55 else -1,
        "vanto": last,
        "pigliata": captured,
        "four_kings": kings,
        "arie": arie,
        "scommessa": made if "scommessa" in announced else 0,
        "rivanto": last if "rivanto" in announced else 0,
    }


@pytest.mark.parametrize("name", ["mineo3", "mineo4"])
def test_the_reckoning_agrees_with_a_plain_recount(name: str) -> None:
    rng, one = Random(21), game(name)
    form = one.deal.start(one.pack.cards, 0, one.house()).form
    for _ in range(80):
        state, _ = played_deal(form, rng, one.house())
        items, contract = recount(state), state.contract
        assert contract is not None
        factor = 2 if contract.double else 1
        scored = score(state)
        assert scored.breakdown == {item: factor * jochi for item, jochi in items.items()}
        net = factor * sum(items.values())
        alone = contract.partner is None
        each = net * (form.seats - 1) if alone else net
        ours = {contract.bidder, contract.partner}
        assert scored.payoffs == tuple(each if seat in ours else -net for seat in range(form.seats))
