"""Hands that call, and tables at which somebody has called: drawn so that what decides is there often enough."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.games.france.playing import allowed
from engine.games.sicily.pack import ARIE
from engine.games.sicily.speaking.table import SpeakingMoment
from engine.parts.plain.leaving import laid_away
from engine.parts.playout import shuffled

Dealt = tuple[int, Card, tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], int]
"""Caller, called card, your hand, the monte that all see, the trick so far, its leader."""


TO_CALL = ("chiamo", "20")
"""The bids after which a card is called."""
OWN = 0.25
"""How often, where one of the caller's own trumps may be called, it is."""


def drawn_hand(game: Game, rng: Random, rules: Any) -> tuple[Card, ...]:
    """A hand such as calls: mostly with the giove, and with some arie below it; one that may make the bid it takes."""
    while True:
        pack = list(shuffled(game.pack, rng))
        some = [game.pack[code] for code in ARIE if rng.random() < (0.75 if code == ARIE[0] else 0.45)]
        hand = (*some, *(card for card in pack if card not in some))[: game.form.size]
        if _may_bid(game, hand, rules):
            return hand


def _may_bid(game: Game, hand: tuple[Card, ...], rules: Any) -> bool:
    """May this hand say what comes before a call? Calatafimi asks for 20 points of it."""
    stages = game.form.stages(rules)
    moment = SpeakingMoment(game.seats, game.seats - 1, rules, len(stages) - 1, len(hand), (), (hand,) * game.seats)
    rows = [row for row in stages[-1].rows if row.word in TO_CALL]
    # With a secret solo the trump is named with the word.
    return any(row.refused(moment, 0, more) is None for row in rows for more in (row.more(moment, 0) or ("",)))


def of_kings(game: Game, rng: Random, rules: Any = None) -> tuple[Card, ...]:
    """A hand of one that may call any King: some of them are in it, and now and then all, with Queens besides."""
    pack = list(shuffled(game.pack, rng))
    all_four = rng.random() < 0.3
    some = [card for card in pack if card.rank == "K" and (all_four or rng.random() < 0.35)]
    some += [card for card in pack if card.rank == "Q" and not card.is_trump and all_four and rng.random() < 0.6]
    return tuple([*some, *(card for card in pack if card not in some)][: game.form.size])


def drawn_table(game: Game, rules: Any, rng: Random, *, shown: bool) -> Dealt:
    """Somebody has called: the card lies in the monte, in your hand, on the table, or nobody can know where; perhaps it was an own
    trump of the caller's."""
    caller, size = rng.randrange(game.seats), game.form.size
    free = len(game.form.may_call((), (), rules)) > 1
    hand_of = of_kings if free else drawn_hand
    secret = free and game.family == "sicily" and rng.random() < OWN
    while True:
        own = hand_of(game, rng, rules)
        may = [code for code in game.form.may_call(own, (), rules) if (game.pack[code] in own) == secret]
        if may:
            break
    call = game.pack[rng.choice(may)]
    where = rng.choice(
        ("monte", "hand", "table", "table", "nowhere") if shown else ("hand", "table", "table", "nowhere")
    )
    others = [seat for seat in range(game.seats) if seat != caller]
    holder = None if where == "monte" else 0 if where == "hand" and caller != 0 else rng.choice(others)
    if where == "nowhere" and holder == 0:
        holder = next(seat for seat in others if seat != 0)
    holder = caller if secret else holder
    rest = list(shuffled((card for card in game.pack if card not in own and card != call), rng))
    hands = {caller: list(own)}
    for seat in others:
        hands[seat] = [call] if seat == holder else []
        hands[seat] += [rest.pop() for _ in range(size - len(hands[seat]))]
    monte = (*([call] if holder is None else []), *rest)
    leader, falls = (caller + 1) % game.seats, where == "table"
    number = game.seats if falls else rng.randint(0, game.seats - 1)
    if number and shown:  # before the first lead the caller has taken the monte and laid as many cards away
        hands[caller] = _exchanged(game, hands[caller], monte, call)
    trick = _trick(game, rules, rng, hands, leader, call, number=number, falls=falls)
    if trick is None or (number and len(hands[caller]) + (game.seats == number) != size):
        return drawn_table(game, rules, rng, shown=shown)
    return caller, call, game.pack.sorted(hands[0]), monte if shown else (), trick, leader


def _exchanged(game: Game, hand: list[Card], monte: tuple[Card, ...], call: Card) -> list[Card]:
    """The caller's hand with the monte in it and as many cards laid away; the called card stays, that nobody looks for it there."""
    held = [*hand, *monte]
    away = laid_away([card for card in held if card != call], len(monte), ())
    return [card for card in held if card not in away]


def _trick(
    game: Game,
    rules: Any,
    rng: Random,
    hands: dict[int, list[Card]],
    leader: int,
    call: Card,
    *,
    number: int,
    falls: bool,
) -> tuple[Card, ...] | None:
    """So many cards of the first trick, with the called card among them or not; None where that cannot be."""
    trick: list[Card] = []
    for i in range(number):
        hand = hands[(leader + i) % game.seats]
        able = game.legal_plays(hand, trick, rules)
        if not i and game.family == "france" and rules.fft:
            able = tuple(allowed(hand, (), call))  # the called suit may not be led, but for the card itself
        if not i and call in hand and not call.is_trump and game.family == "sicily":
            able = tuple(card for card in able if card.suit == call.suit)  # the holder's first lead
        card = call if falls and call in able else rng.choice(able)
        if card is not call and card.points == max(one.points for one in game.pack) and len(able) > 1:
            card = rng.choice([one for one in able if one is not card])
        hand.remove(card)
        trick.append(card)
    return tuple(trick) if not falls or call in trick else None
