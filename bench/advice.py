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
from engine.games.bologna.deal.judging import FOLLOWING
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
HAND, SEATS = 15, 4
TRIES, LAWFUL, PASTS = 600, 200, 60
"""Deals of the cards nobody sees; so many of them for which a lawful way there is looked for, and ways tried for each."""


def world(view: View, rng: Random, leaves: bool) -> State | None:
    """A deal that looks like this from the chair 0; None where none was found."""
    known = {*view.hand, *view.trick, *view.gone}
    lawless: State | None = None
    tried = 0
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
        leader = view.tricks[0].leader if view.tricks else view.leader if view.trick else 0
        pasts = (earlier(hands, unseen, view, leader, rng) for _ in range(PASTS if unseen else 0))
        past = next((one for one in pasts if one is not None), None)
        tricks = (*(piled(unseen) if past is None else past), *view.tricks)
        found = State(
            OTTOCENTO, RULES, view.dealer, (0, 0), tuple(map(tuple, hands)), (), "leave" if leaves else "play",
            tuple(left), ((),) * 4, deck=(), tricks=tricks,
            trick=Trick(3 if leaves else view.leader, view.trick, view.signal) if not leaves else Trick(1),
        )  # fmt: skip
        if past is not None or not unseen:
            return found
        lawless, tried = lawless or found, tried + 1
        if tried == LAWFUL:
            break
    return lawless


def piled(cards: list[Card]) -> tuple[Trick, ...]:
    """These cards in tricks that both sides take in turn: where no lawful way was found, late in odd deals."""
    return tuple(Trick(1 + i % 2, tuple(cards[SEATS * i : SEATS * (i + 1)])) for i in range(len(cards) // SEATS))


def earlier(
    hands: list[list[Card]], cards: list[Card], view: View, leader: int, rng: Random
) -> tuple[Trick, ...] | None:
    """Tricks of these cards before the ones that were seen, by the rules, the last of them taken by ``leader``; None where
    this try comes to nothing. ``hands`` are those of the moment; cards that the view has seen played were held then, too.
    """
    many = len(cards) // SEATS
    cards = rng.sample(cards, len(cards))
    played = [cards[seat * many : (seat + 1) * many] for seat in range(SEATS)]
    later = [list(hand) for hand in hands]
    for one in (*view.tricks, Trick(view.leader, view.trick)):
        for place, card in enumerate(one.cards):
            later[one.seat(place, SEATS)].append(card)
    tricks: list[Trick] = []
    to_lead = (view.dealer + 1) % SEATS
    for _ in range(many):
        leads = rng.sample(played[to_lead], len(played[to_lead]))
        ways = (_trick(to_lead, card, played, later, rng) for card in leads)
        trick = next((way for way in ways if way is not None), None)
        if trick is None:
            return None
        for place, card in enumerate(trick.cards):
            played[trick.seat(place, SEATS)].remove(card)
        tricks.append(trick)
        to_lead = trick.taker(SEATS)
    return tuple(tricks) if to_lead == leader else None


def _trick(leader: int, led: Card, played: list[list[Card]], later: list[list[Card]], rng: Random) -> Trick | None:
    """This card led, and three of the cards that are to be played now; None where somebody has none that may go."""
    trick = Trick(leader, (led,))
    for place in range(1, SEATS):
        seat = trick.seat(place, SEATS)
        may = FOLLOWING.allowed((*played[seat], *later[seat]), trick.cards)
        able = [card for card in played[seat] if card in may]
        if not able:
            return None
        trick = Trick(leader, (*trick.cards, rng.choice(able)))
    return trick


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
