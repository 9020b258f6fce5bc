"""Moments at which a signal is made, or could be: what it says there, and situations drawn."""

from __future__ import annotations

from random import Random

from engine.cards import TRUMPS, Card
from engine.game import Game
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import KING_OF
from engine.games.bologna.sources import OLD_SIGNALS
from lessons.questions.signal.spoken import OLD

MEANINGS: dict[str, dict[str, str]] = {
    "trump": {"volo": "ottocento#signals", "busso": "ottocento#leading-trumps", "striscio": "ottocento#leading-trumps"},
    "suit": {"volo": "ottocento#signals", "busso": "ottocento#returning-a-lead", "striscio": "ottocento#signals"},
    "trump-return": {
        "volo": "ottocento#returning-a-lead",
        "busso": "ottocento#returning-a-lead",
        "striscio": "ottocento#returning-a-lead",
        "none": "ottocento#returning-a-lead",
    },
    "trump-late": {"volo": "ottocento#signals", "busso": "ottocento#the-endgame", "striscio": "ottocento#the-endgame"},
    "asks": dict.fromkeys(("volo", "busso", "striscio"), "standard-pack#signals"),
    **{moment: dict.fromkeys(words, OLD_SIGNALS) for moment, words in OLD.items()},
}
"""Moment of the game -> signal -> where its meaning is written; the words are ``signal.<moment>.<signal>``. ``asks``: at any
moment, by the meanings of a table at which signals ask. ``old-``: where they are words, a group of them."""


def moments(rules: BologneseRules) -> tuple[str, ...]:
    """Those that there are by the meanings that these house rules give to signals."""
    if rules.speaks:
        return tuple(OLD)
    return tuple(name for name in MEANINGS if name not in OLD and (name == "asks") == rules.asks_by_signal)


def about_to_play(game: Game, rng: Random) -> tuple[Card, tuple[Card, ...], tuple[Card, ...]]:
    """A card about to be led or to follow, with Kings gone and not gone, thrown away or led."""
    suits = [card.suit for card in game.pack if card.rank == "K"]
    suit = rng.choice([*suits, *suits, TRUMPS])
    of = [card for card in game.pack if card.suit == suit]
    pips = [card for card in of if card.points == 1] or of
    king = KING_OF.get(suit)
    card = rng.choice(pips)
    if king is not None and rng.random() < 0.25:
        card = king
    if rng.random() < 0.08:
        card = next(one for one in game.pack if one.is_fool)
    gone: list[Card] = []
    if king is not None and card != king and rng.random() < 0.5:
        gone.append(king)
    others = [KING_OF[one] for one in suits if one != suit]
    gone += rng.sample(others, rng.randint(0, 2))
    rest = [one for one in game.pack if one not in gone and one != card and one.rank != "K"]
    gone += rng.sample([one for one in rest if one.points == 1 and not one.is_fool], 3)
    rng.shuffle(gone)
    follows = rng.random() < 0.3
    same = [one for one in rest if one.suit == (card.suit or TRUMPS) and one not in gone]
    return card, tuple(rng.sample(same, rng.randint(1, 2))) if follows else (), tuple(gone)
