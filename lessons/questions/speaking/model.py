"""What may be said now, while the cards are dealt in fives; and when a round is over, what it comes to and who pays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from lessons.question.kind import Answer, Answers, Fault, Message
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Stepwise
from lessons.questions.speaking.rounds import SHOWN, WORDS, drawn_words, floor_at, offered, rounds, whole_round
from lessons.questions.speaking.spoken import Round
from lessons.yamlfile.checker_message import CheckerMessage, meant_or_all
from lessons.yamlfile.fields import Spec, Whole

BY_NAME = {**{word: word for word in WORDS}, **{name: word for word, name in SHOWN.items()}}


class SpeakingSpec(Spec):
    """A round of speaking; what is left out is drawn."""

    ask: Literal["may", "comes"] = Field(
        default="may", description="What you may say now, or what the whole round comes to."
    )
    cards: Whole | None = Field(default=None, description="How many cards each has: 5, 10, 15 or 20.")
    said: str | None = Field(
        default=None, description="What was said in this round before you, from the dealer's right: `mischio, pago`."
    )
    place: Whole | None = Field(default=None, le=2, description="Of comes: your place, 0 at the dealer's right.")


class Speaking(Stepwise[SpeakingSpec, Round]):
    name = "speaking"
    Spec = SpeakingSpec
    requires = ("word:pago",)
    looks = MappingProxyType(
        {
            "speaking.was-said": "hint.speaking.comes-look-decides",
            "speaking.nobody-said": "hint.speaking.comes-look-other",
            "speaking.how-many": "hint.speaking.comes-look-worth",
            **dict.fromkeys(
                ("speaking.you-only-said", "speaking.you-said-and-it-counts"), "hint.speaking.jochi-look-word"
            ),
            "speaking.count-the-offers": "hint.speaking.jochi-look-offers",
        }
    )
    varies = ()

    def fixed(self, spec: SpeakingSpec) -> bool:
        return spec.cards is not None and spec.said is not None

    def impossible(self, spec: SpeakingSpec, game: Game, rules: Any) -> Iterator[Fault]:
        every = rounds(game, rules or game.house())
        if spec.cards is not None and spec.cards not in every:
            known = ", ".join(map(str, every))
            yield Fault("cards", CheckerMessage("checker.no-cards-to-speak", n=spec.cards, known=known), "impossible")
        elif spec.said is not None and spec.cards is None:
            yield Fault("said", CheckerMessage("checker.said-with-how-many", word=repr(spec.said)), "impossible")
        elif spec.said is not None:
            yield from self._unsaid(spec, game, rules or game.house())

    def _unsaid(self, spec: SpeakingSpec, game: Game, rules: Any) -> Iterator[Fault]:
        """A word that may not be said there, or a round that is not over, or over already."""
        assert spec.cards is not None
        floor = floor_at(game, rules, game.seats - 1, spec.cards)
        for word in _words(spec.said):
            over = floor.outcome is not None or floor.stage.cards != spec.cards
            if over or not floor.judge(floor.turn or 0, word).ok:
                hint = "" if over else meant_or_all(word, floor.words(), "checker.one-may-say")
                now = CheckerMessage("checker.may-not-be-said-now", word=repr(word), hint=hint)
                said = CheckerMessage("checker.said-after-the-end", word=repr(word)) if over else now
                yield Fault("said", said, "impossible")
                return
            floor = floor.say(floor.turn or 0, word)
        over = floor.outcome is not None or floor.stage.cards != spec.cards
        if over and spec.ask == "may":
            yield Fault("said", CheckerMessage("checker.round-over"), "impossible")
        if not over and spec.ask == "comes":
            yield Fault("said", CheckerMessage("checker.round-not-over"), "impossible")

    def make(self, spec: SpeakingSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> Round:
        rules = rules or game.house()
        cards = spec.cards if spec.cards is not None else rng.choice(rounds(game, rules))
        # Whose place it is matters to nothing but the seats: the round is drawn for a dealer of its own.
        floor = floor_at(game, rules, game.seats - 1, cards)
        if spec.ask == "may":
            said = _words(spec.said) if spec.said is not None else drawn_words(floor, rng, rng.randrange(game.seats))
            for word in said:
                floor = floor.say(floor.turn or 0, word)
            return Round(game, rules, ids(aim), "may", cards, said, len(said), offered(frozenset(floor.words()), rng))
        said = _words(spec.said) if spec.said is not None else whole_round(floor, rng)
        place = spec.place if spec.place is not None else rng.randrange(game.seats)
        return Round(game, rules, ids(aim), "comes", cards, said, place)

    def first_step(self, item: Round, given: Answers, answer: Answer) -> Message:
        if item.ask == "may":
            return item.towards(item.offered[answer[0]])
        return item.towards_the_jochi(answer[0]) if given else item.towards_the_outcome(answer[0])

    def decided_by(self, item: Round) -> tuple[Mapping[str, object], ...]:
        floor = floor_at(item.game, item.rules, item.dealer, item.cards)
        words = [one.word for one in floor.said] + list(item.said)
        return ({"ask": "speak", "words": words, "dealer": item.dealer},)


def _words(text: str | None) -> tuple[str, ...]:
    """``mischio, pago`` as the words of the table; what is none stays as it was written."""
    parts = [" ".join(part.split()).casefold() for part in (text or "").split(",")]
    return tuple(BY_NAME.get(part, part) for part in parts if part)


KIND = Speaking()
