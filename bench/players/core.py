"""Is the compiled core equal to the engine? ``python -m bench.players.core [deals]``: card by card, on deals with what is rare.

Each deal is played by the engine's own functions (what may be played, who takes, what is owed, what both sides score) and then
once more by the core from the same cards. The moods see to it that Moors meet Moors, that the Matto is led, owed, given
in the middle, and lost with a side that takes nothing, and that combinations and house rules of every sort come up.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass
from random import Random
from time import process_time

import numpy as np

from engine.cards import Card
from engine.games.bologna import declaring, matto
from engine.games.bologna.counting.combinations import total
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.score import DealScore, score_deal
from engine.games.bologna.deal.state import Trick, owed_by, taken
from engine.games.bologna.leaving import may_go
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.rules import Rules
from players.core.cards import NUMBER, mask
from players.core.piles import combinations
from players.core.replay import replay
from players.search.position import core_rules

MOODS = ("plain", "moors", "matto-led", "matto-lost", "no-tricks", "towers", "house-rules")
HOUSE = (
    Rules(),
    Rules(grande="laghi_sun_moon"),
    Rules(grande="laghi_moon_16"),
    Rules(grande="laghi_both"),
    Rules(grande="tarocchini"),
    Rules(moors_in_grande=False),
    Rules(matto_exchange="single_point"),
    Rules(moors_in_grande=False, grande="laghi_both", matto_exchange="single_point"),
)


@dataclass(frozen=True)
class EngineDeal:
    """A deal as the engine played it."""

    rules: Rules
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    left: tuple[Card, ...]
    legal: tuple[int, ...]
    tricks: tuple[Trick, ...]
    given: Card | None
    score: DealScore


def play(mood: str, seed: int) -> EngineDeal:
    """A deal in this mood."""
    rng = Random(f"{mood} {seed}")
    rules = rng.choice(HOUSE) if mood == "house-rules" else Rules()
    dealer = rng.randrange(4)
    hands, left = _dealt(mood, dealer, rng)
    held, tricks, legal, given = [list(hand) for hand in hands], list[Trick](), list[int](), None
    leader = OTTOCENTO.eldest(dealer)
    while held[leader]:
        cards: list[Card] = []
        for seat in OTTOCENTO.order(leader):
            may = FOLLOWING.allowed(held[seat], cards)
            legal.append(mask(may))
            card = _chosen(mood, seat, may, cards, rng)
            held[seat].remove(card)
            cards.append(card)
        tricks.append(Trick(leader, tuple(cards)))
        leader = tricks[-1].taker(4)
        given = given or _given(tricks, rules, rng, 0.2)
    given = given or _given(tricks, rules, rng, 1.0, over=True)
    away = tuple(left if seat == dealer else () for seat in range(4))
    return EngineDeal(
        rules, dealer, hands, left, tuple(legal), tuple(tricks), given,
        score_deal(OTTOCENTO, away, tricks, given, (0, 0), rules),
    )  # fmt: skip


def _dealt(mood: str, dealer: int, rng: Random) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    deck = list(PACK)
    rng.shuffle(deck)
    if mood in ("no-tricks", "towers", "matto-lost"):
        # The cards that take tricks lie together: with one side, or with one player.
        weak = 0.05 if mood != "towers" else 0.4
        deck.sort(key=lambda card: (card.is_trump or card.rank == "K") ^ (rng.random() < weak), reverse=True)
    order = [0, 2, 1, 3] if mood in ("no-tricks", "matto-lost") else rng.sample(range(4), 4)
    if rng.random() < 0.5:
        order = [seat ^ 1 for seat in order]
    hands: list[tuple[Card, ...]] = [()] * 4
    for seat in order:
        size = 17 if seat == dealer else 15
        hands[seat], deck = tuple(deck[:size]), deck[size:]
    if mood == "matto-lost":
        _matto_to(hands, order[-1])
    may = may_go(hands[dealer])
    left = tuple(rng.sample(may, 2))
    hands[dealer] = tuple(card for card in hands[dealer] if card not in left)
    return tuple(hands), left


def _matto_to(hands: list[tuple[Card, ...]], seat: int) -> None:
    """The Matto changes places with a card of the weak."""
    at = next(one for one in range(4) if MATTO in hands[one])
    if at != seat:
        other = next(card for card in hands[seat] if card.points != 5)
        hands[at] = tuple(other if card == MATTO else card for card in hands[at])
        hands[seat] = tuple(MATTO if card == other else card for card in hands[seat])


def _chosen(mood: str, seat: int, may: list[Card], trick: list[Card], rng: Random) -> Card:
    moors = [card for card in may if "moors" in card.groups]
    if mood == "moors" and moors and rng.random() < 0.9:
        return rng.choice(moors)
    if mood == "matto-led" and not trick and MATTO in may and rng.random() < 0.7:
        return MATTO
    if mood == "matto-lost" and MATTO in may and len(may) > 1 and rng.random() < 0.5:
        return MATTO
    return rng.choice(may)


def _given(tricks: list[Trick], rules: Rules, rng: Random, often: float, over: bool = False) -> Card | None:
    debtor = owed_by(tricks, OTTOCENTO)
    if debtor is None or rng.random() >= often:
        return None
    may = matto.allowed(taken(tricks, debtor, OTTOCENTO), rules, over=over)
    return rng.choice(may) if may else None


def unlike(played: EngineDeal) -> str:
    """In what the core differs from the engine in this deal; empty where in nothing."""
    hands = np.array([mask(hand) for hand in played.hands], np.int64)
    cards = np.array([NUMBER[card] for trick in played.tricks for card in trick.cards], np.int64)
    rules = core_rules(played.rules)
    for hand in played.hands:
        if total(declaring.best(hand, played.rules)) != combinations(mask(hand), rules):
            return f"declared {hand}"
    given = mask([played.given]) if played.given else 0
    leader = played.tricks[0].leader
    may, takers, end = replay(hands, leader, cards, mask(played.left), played.dealer, given, rules)
    for i, wanted in enumerate(played.legal):
        if wanted != may[i]:
            return f"legal at card {i}"
    if [trick.taker(4) for trick in played.tricks] != list(takers):
        return "takers"
    piles, sides = played.score.piles, played.score.sides
    if (mask(piles[0]), mask(piles[1])) != (end[0], end[1]):
        return "piles"
    worths = [one.criccone + one.sequences + one.card_points for one in sides]
    return "" if worths == [end[2], end[3]] else "worths"


def rare(played: EngineDeal) -> list[str]:
    """What of the rare came up in this deal."""
    found = []
    side = owed_by(played.tricks, OTTOCENTO)
    moors = max(sum("moors" in card.groups for card in trick.cards) for trick in played.tricks)
    found += ["two Moors in a trick"] * (moors == 2) + ["three Moors or four"] * (moors > 2)
    found += ["Matto led"] * any(trick.cards[0] == MATTO for trick in played.tricks)
    found += ["Matto owed"] * (side is not None) + ["Matto lost"] * (side is not None and played.given is None)
    found += ["a side without tricks"] * (len({trick.taker(4) % 2 for trick in played.tricks}) == 1)
    found += ["a grande"] * any("grande" in count[1].lengths for count in played.score.counts)
    return found


def compare(deals: int) -> tuple[Counter[str], list[str]]:
    """What came up, and every difference."""
    seen: Counter[str] = Counter()
    differences = []
    for seed in range(deals):
        mood = MOODS[seed % len(MOODS)]
        played = play(mood, seed)
        seen.update(rare(played))
        if found := unlike(played):
            differences.append(f"{mood} {seed}: {found}")
    return seen, differences


def main(deals: int = 100_000) -> int:
    start = process_time()
    seen, differences = compare(deals)
    print(f"{deals} deals, {60 * deals} cards, {process_time() - start:.0f} s of CPU; differences: {len(differences)}")
    for what, often in seen.most_common():
        print(f"  {what:24}{often:8}")
    print("\n".join(differences[:20]))
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
