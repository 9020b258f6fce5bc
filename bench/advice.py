"""Do the choices that the tactics call best win more points than those they call poor?

``python -m bench.advice [situations] [worlds]``: for each theme of the question kind ``choose-card``, situations are drawn,
the hands nobody sees are dealt as what is known allows, and simple players play the deal out after a best choice and after
a poor one, with the same hands. They are simple, and a difference within two standard errors says nothing. As last players
they never spend the Angel on a pezzo, so third hand, who should fear just that, looks worse here than at a table.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean, stdev

from engine.cards import Card
from engine.games.bologna.advice import PARTNER, Option, View
from engine.games.bologna.deal.actions import Leave, Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.leaving import FIVE_POINTS
from engine.games.bologna.pack import ANGEL, PACK, WORLD
from engine.games.bologna.players import choose
from engine.games.bologna.players.choosing import play
from engine.games.bologna.rules import Rules
from engine.parts.following import suit_led
from lessons.questions.choose_card.deck import Deck
from lessons.questions.choose_card.situations import LEAVE, THEMES, counsel, usable
from lessons.questions.choose_card.theme import Theme

RULES = Rules()
HAND, TRIES = 15, 300


def world(view: View, rng: Random, leaves: bool) -> State | None:
    """A deal that looks like this from the chair 0; None where none was found."""
    known = {*view.hand, *view.trick, *view.gone}
    for _ in range(TRIES):
        unseen = [card for card in PACK if card not in known]
        rng.shuffle(unseen)
        hands: list[list[Card]] = [list(view.hand), [], [], []]
        for seat, cards in enumerate(view.shown):
            hands[seat] += cards
            unseen = [card for card in unseen if card not in cards]
        size = HAND if leaves else len(view.hand)
        for seat in (1, 2, 3):
            wanted = size - (0 if leaves or seat in view.behind or not view.trick else 1) - len(hands[seat])
            hands[seat] += unseen[:wanted]
            unseen = unseen[wanted:]
        if not possible(view, hands):
            continue
        left: list[tuple[Card, ...]] = [(), (), (), ()]
        if not leaves:
            spare = [card for card in unseen if card.points != FIVE_POINTS]
            if len(spare) < 2:  # a King or a tarocco cannot have been laid away
                continue
            left[view.dealer] = tuple(spare[:2])
            unseen = [card for card in unseen if card not in spare[:2]]
        past = [Trick(1 + i % 2, tuple(unseen[4 * i : 4 * i + 4])) for i in range(len(unseen) // 4)]
        tricks = (*past, *view.tricks)
        return State(
            OTTOCENTO, RULES, view.dealer, (0, 0), tuple(map(tuple, hands)), (), "leave" if leaves else "play",
            tuple(left), ((),) * 4, deck=(), tricks=tricks,
            trick=Trick(3 if leaves else view.leader, view.trick, view.signal) if not leaves else Trick(1),
        )  # fmt: skip
    return None


def possible(view: View, hands: list[list[Card]]) -> bool:
    """Do the hands fit what was seen: suits not followed, signals made?"""
    for seat in (1, 2, 3):
        if any(view.void(seat, card.suit) for card in hands[seat]):
            return False
        if seat not in view.behind and view.trick:
            card, led = view.trick[(seat - view.leader) % 4], suit_led(view.trick)
            if card.suit not in (led, "") and any(one.suit == led for one in hands[seat]):
                return False
    signals = [view.signal] if view.leader == PARTNER and view.trick else []
    signals += [trick.signal for trick in view.tricks if trick.leader == PARTNER]
    partner = hands[PARTNER]
    if "busso" in signals and ANGEL not in (*partner, *view.trick):
        return False
    return "striscio" not in signals or not {ANGEL, WORLD} & set(partner)


def difference(state: State, option: Option, seed: int) -> int:
    """Our side's points less theirs, when chair 0 chooses this and simple players play on."""
    rng = Random(seed)
    state = apply(state, Leave(0, option) if state.phase == "leave" else Play(0, option[0]))
    while state.phase != "over":
        chosen = play(state, rng) if state.phase == "play" else choose(state, rng)
        if chosen.action is None:
            raise AssertionError("nothing chosen")
        state = apply(state, chosen.action)
    ours, theirs = score(state).sides
    return ours.total - theirs.total


def measure(ask: str, theme: Theme, situations: int, worlds: int) -> tuple[int, float, float, float]:
    """Situations measured, mean gain of best over poor, its standard error, share of situations where best is no worse."""
    rng = Random(theme.name)
    gains: list[float] = []
    while len(gains) < situations:
        view = theme.draw(Deck(rng))
        advice = counsel(view, ask)
        if not usable(advice):
            continue
        best, poor = rng.choice(advice.best), rng.choice(advice.poor)
        here = []
        for seed in range(worlds):
            state = world(view, rng, ask == LEAVE)
            if state is not None:
                here.append(difference(state, best, seed) - difference(state, poor, seed))
        if here:
            gains.append(fmean(here))
    error = stdev(gains) / len(gains) ** 0.5
    return len(gains), fmean(gains), error, sum(gain >= 0 for gain in gains) / len(gains)


def main(situations: int = 40, worlds: int = 10) -> int:
    print(f"{'theme':32}{'situations':>11}{'gain, points':>14}{'± error':>9}{'no worse':>10}")
    worse = 0
    for ask, themes in THEMES.items():
        for theme in themes:
            n, gain, error, share = measure(ask, theme, situations, worlds)
            worse += gain + 2 * error < 0
            print(f"{ask + ': ' + theme.name:32}{n:>11}{gain:>14.1f}{error:>9.1f}{share:>10.0%}", flush=True)
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
