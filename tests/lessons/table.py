"""What the tests of the lessons share: the game, answers written as text, and drawing for every kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import Game, game
from engine.games.bologna.house import PROFILES
from engine.house import HouseRules
from lessons.question.kind import Answer, Answers, Item, Kind, Panel
from lessons.question.misconception import Misconception
from lessons.question.panel import read_reply
from lessons.question.registry import kinds
from lessons.question.sampling import draw
from lessons.question.stepwise import Stepwise
from lessons.question.stepwise import word as word_of

ROOT = Path(__file__).parents[2]
OTTOCENTO, MINEO, FRENCH = game("ottocento"), game("mineo3"), game("french4")
HOMES = {"bologna": OTTOCENTO, "sicily": MINEO, "france": FRENCH}
"""A game of each family there are lessons about."""
TOWNS = ("mineo4", "tortorici3", "barcellona3", "calatafimi4", "calatafimi3", "tortorici4", "vanto", "french5")
"""Games with questions that no game of HOMES has."""

PLAIN = {
    "say": {"en": "Which?", "it": "Quale?"},
    "right": [{"en": "This", "it": "Questa"}, {"en": "That", "it": "Quella"}],
    "wrong": [{"en": "None", "it": "Nessuna", "why": {"en": "There is one.", "it": "Ce n'è una."}}],
}
"""A question whose answers stand in the lesson."""

WAYS: dict[str, tuple[dict[str, Any], ...]] = {
    "count-grande": ({"method": "row"}, {"method": "scavezzo"}),
    "order-cards": ({"among": "trumps"}, {"among": "long"}, {"among": "round"}),
    "pick-cards": (
        {},
        {"group": "trumps"},
        {"group": "tarocchi"},
        {"group": "contatori"},
        {"group": "courts"},
        {"group": "bouts"},
    ),
    "name-card": ({}, {"group": "courts"}, {"group": "trumps"}),
    "combinations": ({"part": "one"}, {"part": "criccone"}, {"part": "sequences"}, {}),
    "pile-worth": ({"part": "length"}, {"part": "grande"}, {"part": "criccone"}, {"part": "sequences"}, {}),
    "gaps": ({"part": "one"}, {"part": "criccone"}, {"part": "sequences"}, {"part": "points"}, {}),
    "may-leave": ({}, {"ask": "these"}, {"ask": "whose"}, {"ask": "declare"}),
    "signal": ({}, {"ask": "meaning"}),
    "give-for-matto": ({}, {"ask": "must"}, {"ask": "usual"}),
    "who-holds": ({}, {"ask": "holds"}, {"ask": "follow"}, {"ask": "likely"}, {"ask": "suit"}),
    "next-to-act": ({}, {"ask": "lead"}),
    "go-a-monte": ({}, {"ask": "comes"}),
    "which-reading": ({}, {"custom": "tarocchini"}, {"ask": "worth"}),
    "pack-at-home": ({}, {"ask": "stands"}, {"ask": "takes"}),
    "match-end": ({}, {"ask": "counted"}, {"ask": "four"}),
    "choice": (PLAIN,),
    "problem": ({}, {"level": 1}, {"level": 3}, {"about": "saving-the-begato"}),
    "choose-card": ({}, {"ask": "follow"}, {"ask": "trumps"}, {"ask": "keys"}, {"ask": "late"}, {"ask": "leave"}),
    "play-tricks": ({}, {"of": "suits"}, {"of": "numbers", "each": 4}),
    "declare": ({}, {"ask": "legal"}, {"ask": "worth"}, {"ask": "side"}),
    "how-many-points": ({}, {"size": 8}),
    "speaking": (*({"cards": cards} for cards in (5, 10, 15, 20)), {"ask": "comes"}),
    "lay-away": ({}, {"ask": "these"}),
    "talk": ({}, {"ask": "says"}, {"ask": "when"}),
    "calling": ({}, {"ask": "who"}),
    "auction": ({}, {"ask": "comes"}, {"ask": "chien"}),
    "count-hand": ({}, {"ask": "bouts"}),
    "last-trick": ({}, {"ask": "takes"}),
    "poignee": ({}, {"ask": "these"}, {"ask": "whose"}),
    "bidding": ({}, {"ask": "comes"}),
    "threes": ({}, {"method": "less"}),
    "in-pairs": ({}, {"method": "laid"}),
    "points-needed": ({}, {"ask": "made"}),
    "whose-excuse": ({}, {"ask": "whose"}),
    "payments": ({}, {"ask": "error"}, {"ask": "part"}),
    "settle": ({}, {"ask": "error"}, {"sides": "two"}, {"ask": "item"}, {"ask": "item", "item": "scommessa"}),
    "find-error": ({}, {"of": "criccone"}, {"of": "sequences"}, {"of": "pile"}, {"of": "sheet"}, {"error": "none"}),
}
"""The ways a kind can be asked that make a difference to what is drawn."""
RULED: dict[str, tuple[tuple[dict[str, Any], dict[str, Any]], ...]] = {
    "signal": tuple(
        (dict(PROFILES["old_signals"]), {"ask": "word", "moment": one}) for one in ("old-high", "old-length")
    )
}
"""The ways that only a house rule has, each with the house rules."""


def ways(kind: str) -> tuple[dict[str, Any], ...]:
    return WAYS.get(kind, ({},))


def spec(kind: str, **fields: Any) -> Any:
    return kinds()[kind].Spec(**{"id": "question", "skill": "skill", **fields})


def ask(kind: str, seed: int = 0, of: Game | None = None, /, *, under: HouseRules | None = None, **fields: Any) -> Item:
    """Asked in this game, or in the first there are lessons about that can be asked; ``under`` these house rules."""
    return draw(kinds()[kind], spec(kind, **fields), of or home_of(kinds()[kind], **fields), seed, under)


def home_of(kind: Kind[Any, Any], **fields: Any) -> Game:
    """The first game there are lessons about in which this can be asked; in this way, where that depends on the pack."""
    able = [game for game in everywhere() if not kind.refuses(game)]
    group = fields.get("group")
    return next((game for game in able if not group or game.pack.group(group)), able[0])


def home(belief: Misconception, name: str = "") -> Game:
    """A game in which this is a mistake, and in which questions of this kind are asked."""
    asked = kinds().get(name)
    return next(game for game in everywhere() if belief.fits(game) and not (asked and asked.refuses(game)))


def everywhere() -> Iterator[Game]:
    yield from HOMES.values()
    yield from (game(town) for town in TOWNS)


def every_way() -> Iterator[tuple[Kind[Any, Any], dict[str, Any]]]:
    for name, kind in kinds().items():
        for way in ways(name):
            yield kind, way


def step(panel: Panel, word: str) -> Answer:
    """One step of an answer as the examples write it."""
    if word in ("stop", "no-grande"):
        return (-1 if word == "stop" or len(panel.choices) == 1 else -2,)
    return (int(word),) if panel.mode == "number" else (panel.pickable.index(word),)


def named(panel: Panel, word: str) -> Answer:
    """A word of an answer to a question in steps: a number, a card, or the end of a choice's reason."""
    if panel.mode == "number":
        return read_reply(panel, word)
    words = [word_of(panel, place) for place in range(len(panel.choices))]
    if word in words:
        return (words.index(word),) if panel.mode == "choice" else (-1 - words.index(word),)
    return (panel.pickable.index(word),)


def written(kind: Kind[Any, Any], item: Any, text: str) -> tuple[Answers, Answer]:
    """An answer as the examples write it: the steps accepted before, and the answer itself."""
    given: Answers = ()
    if kind.name == "count-grande":
        *before, last = text.split()
        for word in before:
            given = (*given, step(kind.panel(item, given), word))
        return given, step(kind.panel(item, given), last)
    if isinstance(kind, Stepwise):
        for part in text.split("|"):
            found = tuple(place for word in part.split() for place in named(kind.panel(item, given), word))
            given = (*given, found)
        return given[:-1], given[-1]
    if kind.name == "choice":
        return (), (next(i for i, one in enumerate(item.options) if one.en == text),)
    if kind.name == "name-card":
        return (), (next(i for i, card in enumerate(item.names) if card.code == text),)
    panel = kind.panel(item)
    return (), tuple(position for word in text.split() for position in step(panel, word))


def believe(kind: Kind[Any, Any], item: Item, given: Answers, belief: Misconception) -> Answer:
    """What a learner with this misconception answers, who is right in everything else."""
    answer = belief.answer(item, given)
    return kind.right(item, given) if answer is None else answer
