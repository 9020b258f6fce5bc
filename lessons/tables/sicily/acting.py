"""What the learner chooses by half: a word to which something is to be added, a card with which something may be told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.cards import UnknownCard
from engine.fast_dataclass import changed
from engine.games.sicily.deal.actions import Play
from engine.games.sicily.deal.judging import judge
from engine.games.sicily.talk import Saying
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.playing import done
from lessons.tables.sicily import talking


class SicilianHalves(FamilyTable):
    """What the learner chooses by half."""

    def act(self, hand: TableHand, told: Mapping[str, Any]) -> TableHand | None:
        """``{"word": a word}`` chooses a word to which something is to be added, ``{"card": a code}`` a card to be played."""
        if "word" in told:
            speaks = hand.stage in ("speak", "talking") and hand.state.phase == "speak"
            known = speaks and told["word"] in [row.word for row in hand.state.floor.stage.rows]
            # A phrase that goes with a card shown to the partner: the card is still open.
            known = known or told["word"] in [one.code for one in talking.phrases(hand) if one.private]
            return changed(hand, word=str(told["word"]), refused=None, asked="") if known else None
        return _picks(hand, told["card"]) if "card" in told else None


def _picks(hand: TableHand, code: object) -> TableHand | None:
    """A card is played, or waits for what is told with it."""
    try:
        card = hand.state.form.pack[str(code)]
    except UnknownCard:
        return None
    if hand.stage != "play" or not judge(hand.state, Play(ME, card)).ok:
        return None
    asks = changed(hand, card=card, refused=None, asked="")
    return (
        asks
        if any(judge(hand.state, Play(ME, card, one.code)).ok for one in sayings(hand))
        else done(hand, Play(ME, card))
    )


def sayings(hand: TableHand) -> tuple[Saying, ...]:
    """All that can be told with a card in this game."""
    found: tuple[Saying, ...] = hand.state.form.tellable(hand.state.rules)
    return found
