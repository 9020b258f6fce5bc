"""What may be bid now, where each speaks once; who takes; and what the bid makes of the cards in the middle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from engine.games.france.auction import bidding
from engine.games.france.auction.bidding import BY_NAMES, PASS, RANK
from lessons.question.capabilities import AUCTION
from lessons.question.kind import Answer, Answers, Fault, Message
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Stepwise
from lessons.questions.auction.heard import WORDS, Auction
from lessons.yamlfile.checker_message import CheckerMessage, meant
from lessons.yamlfile.fields import Spec

OVER = 0.3
"""How often all have spoken already when it is asked what one may say."""
SILENT = 0.2
"""How often nobody bids at all."""


class AuctionSpec(Spec):
    """An auction; what is left out is drawn."""

    ask: Literal["may", "comes", "chien"] = Field(
        default="may", description="What you may say now; who takes in the end; what a bid makes of the chien."
    )
    said: str | None = Field(default=None, description="What was said, from the dealer's right on: `pass, petite`.")
    place: int = Field(default=0, ge=0, le=4, description="Where all have spoken: your own place among them, from 0.")
    bid: Literal["", "petite", "garde", "garde_sans", "garde_contre"] = Field(
        default="", description="The bid in question, for `chien`."
    )


class Auctions(Stepwise[AuctionSpec, Auction]):
    name = "auction"
    Spec = AuctionSpec
    requires = (AUCTION,)
    varies = ()
    looks = MappingProxyType({"auction.chien-other-side": "hint.auction.chien-look-side"})

    def look(self, item: Auction, given: Answers, answer: Answer) -> Message:
        return (
            Message("hint.auction.look-must") if item.lacks_only_the_pass(answer) else super().look(item, given, answer)
        )

    def first_step(self, item: Auction, given: Answers, answer: Answer) -> Message:
        return (
            Message("hint.auction.first-must")
            if item.lacks_only_the_pass(answer)
            else super().first_step(item, given, answer)
        )

    def fixed(self, spec: AuctionSpec) -> bool:
        return bool(spec.bid) if spec.ask == "chien" else spec.said is not None

    def impossible(self, spec: AuctionSpec, game: Game, rules: Any) -> Iterator[Fault]:
        words = read(spec.said)
        for i, word in enumerate(words):
            verdict = bidding.judge(words[:i], word, game.seats)
            if not verdict.ok:
                legal = bidding.legal(words[:i], game.seats)
                left = CheckerMessage("checker.one-may-say", known=", ".join(legal))
                may = meant(word, legal) or (left if legal else CheckerMessage("checker.say-nothing"))
                yield Fault(
                    "said", CheckerMessage("checker.may-not-be-said-here", word=repr(word), hint=may), "impossible"
                )
                return
        if spec.said is not None and spec.ask == "comes" and len(words) != game.seats:
            yield Fault("said", CheckerMessage("checker.words-and-players", n=game.seats, of=len(words)), "impossible")
        if spec.place >= game.seats:
            yield Fault("place", CheckerMessage("checker.players-from-nought", n=game.seats), "impossible")

    def make(self, spec: AuctionSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Auction:
        rules = rules or game.house()
        if spec.ask == "chien":
            return Auction(game, rules, ids(aim), "chien", bid=spec.bid or rng.choice(WORDS))
        said = read(spec.said)
        if spec.said is None:
            number = game.seats if spec.ask == "comes" or rng.random() < OVER else rng.randrange(game.seats)
            said = drawn(number, game.seats, rng)
        place = len(said)
        if place == game.seats:
            place = spec.place if spec.said is not None else rng.randrange(game.seats)
        item = Auction(game, rules, ids(aim), spec.ask, said, place)
        return Auction(game, rules, ids(aim), spec.ask, said, place, "", sets(item, rng) if spec.ask == "may" else ())

    def decided_by(self, item: Auction) -> tuple[Mapping[str, object], ...]:
        if item.ask == "chien":
            return ({"ask": "bids"},)
        return ({"ask": "speak", "words": list(item.said), "dealer": item.dealer},)


def drawn(number: int, seats: int, rng: Random) -> tuple[str, ...]:
    """What so many speakers say: mostly to pass, and low bids more often than high ones."""
    said: list[str] = []
    silent = rng.random() < SILENT
    for _ in range(number):
        words = bidding.legal(said, seats)
        weights = [4, *(2 ** (3 - RANK[word]) for word in words[1:])]
        said.append(PASS if silent else rng.choices(words, weights)[0])
    return tuple(said)


def sets(item: Auction, rng: Random) -> tuple[frozenset[str], ...]:
    """Four sets of words to choose from: the right one, and such as come of mistakes in it."""
    higher = frozenset(word for word in WORDS if RANK[word] > RANK[item.highest])
    equal = frozenset({item.highest})
    nearest = frozenset(WORDS[RANK[item.highest] + 1 : RANK[item.highest] + 2])
    thinkable = [
        item.legal,
        frozenset({PASS}) | higher,
        frozenset({PASS}) | higher | equal,
        frozenset({PASS}) | nearest,
        frozenset[str](),
        higher,
        frozenset({PASS}),
        frozenset({PASS, *WORDS}),
    ]
    four = list(dict.fromkeys(thinkable))[:4]
    rng.shuffle(four)
    return tuple(four)


def read(text: str | None) -> tuple[str, ...]:
    """``passe, garde sans`` as the words of the auction; unknown ones as they are."""
    parts = (" ".join(part.split()).casefold() for part in (text or "").split(",") if part.strip())
    return tuple(BY_NAMES.get(part, part) for part in parts)


KIND = Auctions()
