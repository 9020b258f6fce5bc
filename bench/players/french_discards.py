"""Are the grades of French discards borne out? Hands of each theme, discards of each grade, played out against random hands.

    python -m bench.players.french_discards [hands] [worlds]

How far, on average, the taker ends above the points needed, with the standard error; every player is a sensible one.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

from engine.cards import Card
from engine.game import game
from engine.games.france.deal.actions import Play
from engine.games.france.deal.moves import apply
from engine.games.france.deal.short import short_start
from engine.games.france.deal.state import State
from engine.games.france.pack import EXCUSE, PACK, is_bout
from engine.games.france.rules import FrenchRules
from engine.games.france.sensible.choosing import played
from engine.games.france.sensible.seat_knowledge import known
from lessons.questions.choose_card.france.asked import THEMES, counsel
from lessons.questions.choose_card.france.french_deck import FrenchDeck
from lessons.questions.choose_card.moment import LEAVE

GAME = game("french4")
TAKER, HAND = 0, 18
NEEDED = {0: 56, 1: 51, 2: 41, 3: 36}


def margin(hands: Sequence[Sequence[Card]], leader: int, left: Sequence[Card]) -> float:
    """How far the taker ends above what was needed; a card owed for the Excuse is left aside."""
    state: State = short_start(GAME.form, hands, leader, FrenchRules(), TAKER)
    while state.phase == "play":
        assert state.to_act is not None
        state = apply(state, Play(state.to_act, played(known(state, state.to_act))[0]))
    own = list(left)
    for trick, taker in zip(state.tricks, state.won_by, strict=True):
        for place, card in enumerate(trick.cards):
            kept = card == EXCUSE and trick is not state.tricks[-1]
            if (trick.seat(place, GAME.seats) if kept else taker) == TAKER:
                own.append(card)
    return float(sum(card.points for card in own) - NEEDED[sum(map(is_bout, own))])


def main(hands: int, worlds: int) -> None:
    for theme in THEMES[LEAVE]:
        found: dict[str, list[float]] = {"best": [], "fair": [], "poor": []}
        for number in range(hands):
            rng = Random(number)
            view = theme.draw(FrenchDeck(rng, GAME))
            hand = view.hand
            advice = counsel(GAME, view, LEAVE)
            graded = {name: [one for one in advice.options if advice.grade(one) == name] for name in found}
            chosen = {name: rng.choice(options) for name, options in graded.items() if options}
            for _ in range(worlds):
                rest = [card for card in PACK if card not in hand]
                rng.shuffle(rest)
                others = [rest[HAND * seat : HAND * (seat + 1)] for seat in range(3)]
                leader = rng.randrange(GAME.seats)
                for name, away in chosen.items():
                    kept = [card for card in hand if card not in away]
                    found[name].append(margin([kept, *others], leader, away))
        for name, ends in found.items():
            print(
                f"{theme.name:26} {name:5} {fmean(ends):+6.2f}  +- {stdev(ends) / len(ends) ** 0.5:.2f}  ({len(ends)} deals)"
            )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:] or ("50", "4")))
