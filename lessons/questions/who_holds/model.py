"""After the first trick: who holds a card for certain, who may, who probably does; who must follow; who asks for which suit."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.game import Game
from engine.games.bologna.counting.combinations import Combination, found
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.state import Trick
from engine.games.bologna.inference.cards import DealView
from engine.games.bologna.pack import BEGATO
from lessons.question.capabilities import PARTNERS
from lessons.question.kind import Answer, Answers, Fault, Message
from lessons.question.misconception import Aim, ids
from lessons.question.stepwise import Stepwise
from lessons.questions.who_holds.known import SEAT, WhoHoldsItem
from lessons.questions.who_holds.plans import DISCARD, ME
from lessons.questions.who_holds.tables import SIZE, draw, view_of
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec

Seat = Literal["", "you", "right", "partner", "left"]
SHOWS = ("right_shows", "partner_shows", "left_shows")


class WhoHoldsSpec(Spec):
    """A table after the first trick, seen by one player; without a hand it is drawn, dealer and all."""

    ask: Literal["where", "holds", "follow", "likely", "suit"] = Field(
        default="where",
        description="Where is the card for certain; does the player hold it; must the player follow suit; where is the "
        "Bégato most likely; which suit does the player ask for.",
    )
    hand: Cards = Field(default="", description="Your hand, 15 cards, or 14 after the first trick.")
    card: Cards = Field(default="", description="The card asked about, for where and holds.")
    seat: Seat = Field(default="", description="The player asked about, for holds, follow and suit.")
    suit: Literal["", "S", "B", "C", "D"] = Field(default="", description="The suit led, for follow.")
    dealer: Seat = Field(default="", description="Who has dealt.")
    right_shows: Cards = Field(default="", description="What the player on your right has declared.")
    partner_shows: Cards = Field(default="", description="What your partner has declared.")
    left_shows: Cards = Field(default="", description="What the player on your left has declared.")
    laid_away: Cards = Field(default="", description="Your discard, where you have dealt.")
    trick: Cards = Field(default="", description="The first trick, from the player on the dealer's right.")


class WhoHolds(Stepwise[WhoHoldsSpec, WhoHoldsItem]):
    name = "who-holds"
    Spec = WhoHoldsSpec
    requires = (PARTNERS, "ask:declare")
    looks = MappingProxyType({"asks-for-a-suit": "hint.who-holds.look-asked"})

    def fixed(self, spec: WhoHoldsSpec) -> bool:
        return bool(spec.hand)

    def impossible(self, spec: WhoHoldsSpec, game: Game, rules: Any) -> Iterator[Fault]:
        if not self.fixed(spec):
            return
        if not spec.dealer:
            yield Fault("dealer", CheckerMessage("checker.who-dealt"), "impossible")
        if spec.ask in ("where", "holds") and not spec.card:
            yield Fault("card", CheckerMessage("checker.which-card"), "impossible")
        if spec.ask in ("holds", "follow", "suit") and spec.seat in ("", "you"):
            yield Fault("seat", CheckerMessage("checker.which-other"), "impossible")
        if spec.ask == "follow" and not spec.suit:
            yield Fault("suit", CheckerMessage("checker.which-suit"), "impossible")
        fields = ("hand", *SHOWS, "laid_away")
        cards = [card for name in fields for card in self.cards(spec, game, name)]
        trick = self.cards(spec, game, "trick")
        if len(set(cards)) < len(cards):
            yield Fault("hand", CheckerMessage("checker.two-places"), "impossible")
        elif len(trick) not in (0, len(SEAT)):
            yield Fault("trick", CheckerMessage("checker.first-trick-size", n=len(SEAT), of=len(trick)), "impossible")
        elif spec.dealer and not self._view(spec, game, rules).possible:
            away = CheckerMessage("checker.laid-away", n=SIZE[DISCARD]) if spec.dealer == "you" else ""
            yield Fault(
                "hand", CheckerMessage("checker.no-deal-fits", n=SIZE[ME] - bool(trick), away=away), "impossible"
            )

    def make(self, spec: WhoHoldsSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> WhoHoldsItem:
        rules = rules or game.house()
        if self.fixed(spec):
            card = (*self.cards(spec, game, "card"), BEGATO)[0]
            seat = SEAT.index(spec.seat) if spec.seat else ME
            return WhoHoldsItem(game, rules, ids(aim), spec.ask, self._view(spec, game, rules), card, seat, spec.suit)
        plan, view = draw(spec.ask, rng, rules, aim)
        card = game.pack[plan.card] if plan.card else BEGATO
        return WhoHoldsItem(game, rules, ids(aim), spec.ask, view, card, plan.seat, plan.suit)

    def first_step(self, item: WhoHoldsItem, given: Answers, answer: Answer) -> Message:
        """Of players who have not followed suit one that was not told of with the answer itself."""
        hint, slip = super().first_step(item, given, answer), self.error_of(item, given, answer).says[0]
        seat = str(hint.facts.get("seat", ""))
        told = slip.reason == "known-void" and hint.reason == "hint.who-holds.first-void" and slip.facts["seat"] == seat
        return item.another(seat) if told else hint

    def _view(self, spec: WhoHoldsSpec, game: Game, rules: Any) -> DealView:
        shown: list[tuple[Combination, ...]] = [()]
        shown += [found(self.cards(spec, game, name), rules) for name in SHOWS]
        dealer, trick = SEAT.index(spec.dealer or "you"), self.cards(spec, game, "trick")
        first = Trick(OTTOCENTO.eldest(dealer), trick) if trick else None
        return view_of(dealer, self.cards(spec, game, "hand"), shown, first, self.cards(spec, game, "laid_away"))


KIND = WhoHolds()
