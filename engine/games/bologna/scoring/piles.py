"""Piles on demand: random, typical and rare ends of a deal, by what is to be practised. Chance comes in by the door."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random

from engine.cards import Card
from engine.errors import BadInput, quoted
from engine.games.bologna.counting.combinations import SEQUENCES
from engine.games.bologna.counting.grande import CONTATORI, PEZZI
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import State, trick_winner
from engine.games.bologna.pack import MATTO, NUMBERS, PACK
from engine.games.bologna.playout import random_deal
from engine.games.bologna.rules import Rules
from engine.games.bologna.scoring.codes import cards_of
from engine.games.bologna.scoring.impossible import impossible
from engine.games.bologna.scoring.position import Position, ShownCombination, of_codes
from engine.games.bologna.scoring.sheet import Sheet, sheet

TRIES = 4000
Make = Callable[[Random, Rules], Position]
Fits = Callable[[Sheet], bool]


@dataclass(frozen=True, slots=True)
class Recipe:
    """A recipe for piles of one sort, and the name by which they are known."""

    make: Make
    fits: Fits


def draw(sort: str, rng: Random, rules: Rules | None = None) -> Position:
    """A pile of this sort (:data:`SORTS`), sound in every respect. Errors: :class:`BadInput` for an unknown sort."""
    if sort not in SORTS:
        raise BadInput("unknown-sort", f"no piles of the sort {quoted(sort)}; there are {', '.join(SORTS)}", "sort")
    recipe = SORTS[sort]
    for _ in range(TRIES):
        position = recipe.make(rng, rules or Rules())
        if not impossible(position) and recipe.fits(sheet(position)):
            return position
    raise BadInput("none-found", f"no pile of the sort {quoted(sort)} under these rules", "sort")


def of_deal(state: State) -> Position:
    """The end of a deal that was played, the smaller pile laid out."""
    cards = score(state).piles
    ours = 0 if len(cards[0]) <= len(cards[1]) else 1
    shown = [
        ShownCombination(2 * (seat % 2 != ours) + seat // 2, one.kind, PACK.sorted(PACK[code] for code in one.cards))
        for seat, made in enumerate(state.shown)
        for one in made
    ]
    return Position(
        won=frozenset(cards[ours]),
        last=int(state.form.side(trick_winner(state.tricks[-1], state.form.seats)) != ours),
        dealer=int(state.form.side(state.dealer) != ours),
        left=frozenset(state.left[state.dealer]),
        shown=tuple(sorted(shown, key=lambda one: one.player)),
        rules=state.rules,
    )


def _played(rng: Random, rules: Rules) -> Position:
    while True:
        state, _ = random_deal(OTTOCENTO, rng, rules)
        if state.ending == "played":
            return of_deal(state)


def _with(ours: str = "", theirs: str = "") -> Make:
    """Random piles in which these cards are on the one side and on the other."""
    mine, others = of_codes(ours.split()), of_codes(theirs.split())
    return lambda rng, rules: _split(rng, rules, mine, others)


def _split(rng: Random, rules: Rules, ours: frozenset[Card], theirs: frozenset[Card]) -> Position:
    free = [card for card in PACK if card not in ours and card not in theirs]
    dealer, swapped = rng.randrange(2), rng.random() < 0.5
    sizes = [n for n in range(22, 44, 4) if n >= len(ours) and len(PACK) - n >= len(theirs)]
    # 22, 26 ... are four to a trick and the two cards left by the dealer: as they are for the dealer's side.
    size = rng.choice(sizes) - (0 if dealer == 0 else 2)
    won = ours | frozenset(rng.sample(free, max(0, size - len(ours))))
    if swapped:
        won, dealer = frozenset(PACK) - won, 1 - dealer
    return Position(won, last=rng.randrange(2), dealer=dealer, rules=rules)


def _socks(rng: Random, rules: Rules) -> Position:
    ours = of_codes(["Angel", *rng.sample(PEZZI, rng.choice((2, 3))), *(f"T{n}" for n in NUMBERS)])
    if rng.random() < 0.5:
        gap = of_codes([f"T{rng.choice(NUMBERS[:-1])}"])
        return _split(rng, rules, ours - gap | of_codes([rng.choice(CONTATORI)]), gap)
    return _split(rng, rules, ours, frozenset())


def _no_grande(rng: Random, rules: Rules) -> Position:
    theirs = PEZZI if rng.random() < 0.5 else (*rng.sample(PEZZI, 2), *CONTATORI)
    return _split(rng, rules, of_codes(["Angel"]), of_codes(theirs))


def _owed(rng: Random, rules: Rules) -> Position:
    """The Matto's side still has to give a card: what it would have given lies with it."""
    position = _played(rng, rules)
    side = 0 if MATTO in position.won else 1
    from_them = [card for card in position.taken(1 - side) if card.points == 1 and card not in position.left]
    if not from_them:
        return position
    card = rng.choice(from_them)
    won = position.won | {card} if side == 0 else position.won - {card}
    return replace(position, won=won, matto="owed")


def _tie(rng: Random, rules: Rules) -> Position:
    position = _played(rng, rules)
    counted = sheet(position)
    goal = rules.target + rng.randrange(0, 60)
    before = goal - counted.total(0), goal - counted.total(1)
    return replace(position, before=before) if all(0 <= one < rules.target for one in before) else position


def _sequences(counted: Sheet, side: int) -> int:
    return sum(bool(row.lines[side]) for row in counted.rows if row.id in SEQUENCES)


def _has(id: str, *sides: int) -> Fits:
    return lambda counted: all((row := counted.row(id)) is not None and row.lines[side] for side in sides)


def _either(id: str) -> Fits:
    return lambda counted: (row := counted.row(id)) is not None and any(row.lines)


def _ends(*reasons: str) -> Fits:
    return lambda counted: counted.grande.row.reason in reasons


def _contatore_in_a_gap(counted: Sheet) -> bool:
    return any(place.reason == "grande-wild" for place in counted.grande.row.places)


def _typical(counted: Sheet) -> bool:
    return 20 <= len(counted.position.won) <= 30 and counted.grande.row.length > 0


def _level(counted: Sheet) -> bool:
    return counted.after[0] == counted.after[1] >= counted.position.rules.target


SORTS: Mapping[str, Recipe] = {
    "typical": Recipe(_played, _typical),
    "random": Recipe(_played, lambda counted: True),
    "criccone-doubled": Recipe(_played, _either("criccone-doubled")),
    "few-sequences": Recipe(_with(), lambda counted: all(_sequences(counted, side) in (1, 2) for side in (0, 1))),
    "doubled-on-both-sides": Recipe(_with("Matto", "Begato"), _has("sequences-doubled", 0, 1)),
    "moors-on-both-sides": Recipe(_with("Matto", "Begato"), _has("moors", 0, 1)),
    "contatore-in-a-gap": Recipe(_with("Angel World Matto", ""), _contatore_in_a_gap),
    "two-gaps": Recipe(
        _with("Angel World Sun Matto Begato"),
        _ends("grande-two-wild", "grande-two-gaps", "grande-no-moor-below", "grande-no-moor-held"),
    ),
    "down-to-the-socks": Recipe(_socks, _ends("grande-socks", "grande-to-the-five", "grande-whole")),
    "no-grande": Recipe(_no_grande, lambda counted: not counted.grande.row.places),
    "declared": Recipe(_played, lambda counted: any(counted.section("declared", side) for side in (0, 1))),
    "matto-owed": Recipe(_owed, lambda counted: counted.position.matto == "owed"),
    "tie-at-the-target": Recipe(_tie, _level),
}
"""What one can ask for, the plain ones first."""

PUBLISHED = Position(
    won=frozenset(cards_of("Angel.World.Sun.Moon.T16to5.Moor12.Begato.SKQNJ109876A.BQNJ109876.CQNJ109876.D6", 1)),
    last=0,
    dealer=0,
)
"""The worked hand that was printed with 407 points: standard-pack#scoring. The grande down to the socks was cut at the 5."""
