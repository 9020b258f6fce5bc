"""What the learner does at the table, and what it makes of the deal."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import UnknownCard
from engine.games.sicily.deal.actions import Play
from engine.games.sicily.deal.judging import judge
from engine.games.sicily.talk import Saying
from lessons.at_table import talking
from lessons.at_table.hand import ME, Hand, done
from lessons.at_table.written import read
from lessons.learner.event import Json


def act(hand: Hand, told: Json) -> Hand | None:
    """The deal after what the learner does; None where it cannot be read. What is not allowed leaves only its reason.

    ``{"do": a line}`` does it; ``{"word": a word}`` chooses a word to which something is to be added, ``{"card": a code}`` a card
    with which something may be told, ``{"talk": true}`` speaks out of turn, or thinks better of it.
    """
    if not isinstance(told, dict):
        return None
    if "talk" in told:
        wants = told["talk"] is True
        return replace(hand, talks=wants, refused=None, asked="") if hand.talks or talking.may_talk(hand) else None
    if "word" in told:
        known = (
            hand.stage in ("speak", "talking")
            and hand.state.phase == "speak"
            and told["word"] in [row.word for row in hand.state.floor.stage.rows]
        )
        return replace(hand, word=str(told["word"]), refused=None, asked="") if known else None
    if "card" in told:
        return _picks(hand, told["card"])
    action = read(told.get("do"), hand.state.form.pack)
    if action is None or action.seat != ME or hand.stage in ("trick", "others", "over"):
        return None
    verdict = judge(hand.state, action)
    return done(hand, action) if verdict.ok else replace(hand, refused=verdict, asked="")


def _picks(hand: Hand, code: Json) -> Hand | None:
    """A card is played, or waits for what is told with it."""
    try:
        card = hand.state.form.pack[str(code)]
    except UnknownCard:
        return None
    if hand.stage != "play" or not judge(hand.state, Play(ME, card)).ok:
        return None
    asks = replace(hand, card=card, refused=None, asked="")
    return (
        asks
        if any(judge(hand.state, Play(ME, card, one.code)).ok for one in sayings(hand))
        else done(hand, Play(ME, card))
    )


def sayings(hand: Hand) -> tuple[Saying, ...]:
    """All that can be told with a card in this game."""
    return hand.state.form.tellable(hand.state.rules)
