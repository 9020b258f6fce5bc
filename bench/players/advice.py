"""Does the master find what the tactics call best better than what they call poor? One row for each theme of ``choose-card``.

``python -m bench.players.advice [situations] [worlds]`` draws so many situations of each theme, deals the cards nobody sees as
what is known allows, and has every best and every poor choice played on in the same worlds. A question whose best seems worse
than one of its poor choices by two standard errors is looked at again, in more worlds that are new. What is measured is kept in
``build/advice/``, a file for each theme, and not measured again; ``docs/advice.md`` is written when all is there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import numpy as np
import numpy.typing as npt

from bench.players.pasts import earlier
from engine.cards import Card
from engine.games.bologna.advice import PARTNER, Advice, Option, View
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.declaring import best
from engine.games.bologna.leaving import FIVE_POINTS
from engine.games.bologna.pack import ANGEL, PACK, WORLD
from engine.games.bologna.rules import Rules
from engine.parts.following import suit_led
from lessons.questions.choose_card.deck import Deck
from lessons.questions.choose_card.situations import LEAVE, THEMES, counsel, usable
from lessons.questions.choose_card.theme import Theme
from players.core import search
from players.core.cards import mask
from players.position import position
from players.searching import WHIM, evaluate

RULES = Rules()
HAND, SEATS = 15, 4
TRIES, LAWFUL, PASTS = 600, 200, 60
"""Deals of the cards nobody sees; so many of them for which a lawful way there is looked for, and ways tried for each."""


def world(view: View, rng: Random, leaves: bool) -> State | None:
    """A deal that looks like this from the chair 0; None where none was found."""
    known = {*view.hand, *view.trick, *view.gone}
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
        if past is None and unseen:
            tried += 1
            if tried == LAWFUL:
                break
            continue
        tricks = (*(past or ()), *view.tricks)
        return State(
            OTTOCENTO, RULES, view.dealer, (0, 0), tuple(map(tuple, hands)), (), "leave" if leaves else "play",
            tuple(left), tuple(best(cards, RULES) for cards in view.shown), deck=(), tricks=tricks,
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


ROOT = Path(__file__).parents[2]
FOLDER, PAGE = ROOT / "build" / "advice", ROOT / "docs" / "advice.md"
ERRORS, MORE, ENOUGH = 2.0, 10, 200
"""Standard errors that tell; how many times as many worlds a second look takes; situations of each theme for the page."""


def compared(state: State, advice: Advice, worlds: int, seed: int) -> list[list[tuple[float, float]]]:
    """For each best choice and each poor one how many points the best is ahead, and the standard error of that."""
    if state.phase == "leave":
        points = discarded(state, [*advice.best, *advice.poor], worlds, seed)
    else:
        cards = [option[0] for option in (*advice.best, *advice.poor)]
        values = evaluate(position(state, 0), cards, worlds, seed)
        points = np.stack([values.of[card].points for card in cards]).astype(np.float64)
    here, many = [], len(advice.best)
    for good in points[:many]:
        gaps = [good - poor for poor in points[many:]]
        here.append([(float(gap.mean()), float(gap.std(ddof=1) / len(gap) ** 0.5)) for gap in gaps])
    return here


def discarded(state: State, pairs: Sequence[Option], worlds: int, seed: int) -> npt.NDArray[np.float64]:
    """[pair, world]: the points after each of these is laid away."""
    where = position(state, 0)
    masks = np.array([mask(pair) for pair in pairs], np.int64)
    points = search.discards(
        masks, worlds, seed, WHIM, where.seat, where.own, where.table[1], where.rules, where.ways, *where.hidden
    )
    found: npt.NDArray[np.float64] = points.T.astype(np.float64)
    return found


@dataclass(frozen=True)
class Measured:
    """A theme: what the best choices gain over the poor ones; questions in which a poor choice is better than one of them, and
    than all of them."""

    theme: str
    situations: int
    gain: float
    error: float
    looked_again: int
    partly: int
    refuted: int
    lawless: int


def measure(ask: str, theme: Theme, situations: int, worlds: int) -> Measured:
    """``lawless``: situations for which no tricks by the rules were found that could have gone before."""
    rng = Random(theme.name)
    gains: list[float] = []
    again = partly = refuted = lawless = 0
    while len(gains) < situations:
        view = theme.draw(Deck(rng))
        advice = counsel(view, ask)
        if not usable(advice):
            continue
        state = world(view, rng, ask == LEAVE)
        if state is None:
            lawless += 1
            continue
        seed = len(gains)
        pairs = compared(state, advice, worlds, seed)
        gains.append(fmean(gap for row in pairs for gap, _ in row))
        if any(_worse(column, any) for column in zip(*pairs, strict=True)):
            again += 1
            pairs = compared(state, advice, MORE * worlds, seed + 1_000_000)
            partly += any(_worse(column, any) for column in zip(*pairs, strict=True))
            refuted += any(_worse(column, all) for column in zip(*pairs, strict=True))
    error = stdev(gains) / len(gains) ** 0.5
    return Measured(f"{ask}: {theme.name}", len(gains), fmean(gains), error, again, partly, refuted, lawless)


def _worse(gaps: Iterable[tuple[float, float]], wanted: Callable[[Iterable[bool]], bool]) -> bool:
    """Is one poor choice better than any of the best ones, or than all of them?"""
    return wanted(gap < -ERRORS * error for gap, error in gaps)


def kept(ask: str, theme: Theme, situations: int, worlds: int) -> Measured:
    """As it was measured before, or measured now."""
    file = FOLDER / f"{ask}-{theme.name}-{situations}-{worlds}.json"
    if file.exists():
        return Measured(**json.loads(file.read_text()))
    found = measure(ask, theme, situations, worlds)
    FOLDER.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(found)))
    return found


def table(rows: Sequence[Measured], worlds: int) -> str:
    """The page of the documentation."""
    lines = [
        "# The advice, played out by the master", "",
        f"`python -m bench.players.advice`: {rows[0].situations} situations of each theme of `choose-card`, {worlds} worlds each.",
        "The gain is what the choices that the tactics call best bring more than those they call poor, in points, with its",
        "standard error. A question in which some best choice seemed worse than some poor one by two standard errors was",
        f"played out again, in {MORE * worlds} new worlds; the last columns count those in which a poor choice was still",
        "better than one of the best ones, and than all of them.", "",
        "| theme | gain | ± | looked at again | better than one | than all |", "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]  # fmt: skip
    lines += [
        f"| {one.theme} | {one.gain:+.1f} | {one.error:.1f} | {one.looked_again} | {one.partly} | {one.refuted} |"
        for one in rows
    ]
    return "\n".join(lines) + "\n"


def main(situations: int = 200, worlds: int = 400) -> int:
    rows = []
    for ask, themes in THEMES.items():
        for theme in themes:
            rows.append(kept(ask, theme, situations, worlds))
            print(rows[-1], flush=True)
    if situations >= ENOUGH:
        PAGE.write_text(table(rows, worlds))
    return 1 if any(one.refuted or one.gain + ERRORS * one.error < 0 for one in rows) else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
