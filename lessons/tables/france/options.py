"""What may be chosen in words at a French table: bids, Kings, a slam, a poignée; and what the learner chooses by half."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.cards import UnknownCard
from engine.games.france import poignee
from engine.games.france.auction.bidding import BIDS, PASS, bid_of
from engine.games.france.auction.calling import callable_cards
from engine.games.france.deal.actions import AnnounceSlam, Call, Play, Speak
from engine.games.france.deal.judging import judge
from engine.games.france.deal.state import State
from engine.games.france.pack import KINGS
from engine.games.france.sources import BIDDING, BONUSES, FIVE
from lessons.tables.acting import does
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.option import Option
from lessons.tables.playing import done
from lessons.text.message import Message

SILENT = "silent"
"""The learner's answer to the question for a slam, where there is none to be announced."""


class FrenchOptions(FamilyTable):
    """What may be chosen in words, and by half."""

    def options(self, hand: TableHand) -> tuple[Option, ...]:
        """In the order in which they are shown; nothing where only cards are picked."""
        state: State = hand.state
        match hand.stage:
            case "speak":
                return tuple(
                    does(hand, word_said(word), Speak(ME, word)) for word in (PASS, *(bid.word for bid in BIDS))
                )
            case "call":
                return tuple(_calling(hand))
            case "announce":
                nothing = Option(Message("announcing.no-slam"), {"word": SILENT})
                return nothing, does(hand, Message("announcing.slam", {}, BONUSES), AnnounceSlam(ME))
            case "play":
                return tuple(_poignees(state))
        return ()

    def act(self, hand: TableHand, told: Mapping[str, Any]) -> TableHand | None:
        """``{"word": "silent"}``: no slam; ``{"word": "10"}``: a poignée of so many is put together; ``{"card": …}``: plays it."""
        if "word" in told:
            chosen = [one for one in self.options(hand) if one.value == dict(told)]
            if not chosen:
                return None
            silent = told["word"] == SILENT
            return replace(hand.whole, silent=True) if silent else replace(hand.whole, word=str(told["word"]))
        try:
            play = Play(ME, hand.game.pack[str(told.get("card"))])
        except UnknownCard:
            return None
        return done(hand, play) if hand.stage == "play" and judge(hand.state, play).ok else None


def word_said(word: str) -> Message:
    """A bid with what it means and what it costs."""
    return Message(f"spoken.france.{word}", {"times": 1 if word == PASS else bid_of(word).times}, BIDDING)


def _calling(hand: TableHand) -> Iterator[Option]:
    state: State = hand.state
    held = state.hands[ME]
    for card in dict.fromkeys((*KINGS, *callable_cards(held, state.rules))):
        own = "-own" if card in held else ""
        yield does(hand, Message(f"at-table.call{own}", {"card": card.code}, FIVE), Call(ME, card))


def _poignees(state: State) -> Iterator[Option]:
    """Before the own first card: every size that the trumps in hand are enough for."""
    if state.tricks or state.shown[ME]:
        return
    held = len(poignee.trumps_of(state.hands[ME]))
    for number in state.form.poignees:
        if number <= held:
            facts = {"n": number, "points": poignee.points(state.form, number)}
            yield Option(Message("announcing.poignee", facts, BONUSES), {"word": str(number)})
