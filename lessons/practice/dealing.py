"""Deals a practice hand from a seed: a whole deal, or four cards each of which something can be learnt."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from zlib import crc32

from engine.errors import BadInput
from engine.game import game
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.moves import start
from engine.games.bologna.deal.short import short_start
from engine.games.bologna.pack import MATTO, PACK
from engine.games.bologna.rules import Rules
from lessons.learner.event import Json
from lessons.practice.hand import ME, PracticeHand, Sort, chosen, done

SHORT = 4
"""Cards each in the small game."""


USUAL, NOTHING = Rules(), (0, 0)


def deal(sort: Sort, seed: int, dealer: int, rules: Rules = USUAL, scores: tuple[int, int] = NOTHING) -> PracticeHand:
    """The hand of this seed, nothing done yet; ``scores`` are those of the match before it."""
    if sort != "short":
        deck = list(PACK)
        Random(seed).shuffle(deck)
        return PracticeHand(sort, seed, start(OTTOCENTO, deck, dealer, rules, scores))
    rng = Random(seed)
    while True:
        hand = _short(rng, seed, dealer)
        if _teaches(hand):
            return hand


def lines_of(record: str) -> list[Json]:
    """A record as the log keeps it: its lines."""
    return [" ".join(line.split()) for line in record.splitlines() if line.strip()]


def hand_of(lines: object) -> PracticeHand | None:
    """The hand that these lines are the record of, as far as it goes; None where they are none."""
    text = "\n".join(map(str, lines)) if isinstance(lines, list) else ""
    try:
        state, actions = game(OTTOCENTO.id).deal.read(text)
    except BadInput:
        return None
    return PracticeHand("again", crc32(text.encode()), state, actions, news=len(actions))


def of_record(lines: object) -> PracticeHand | None:
    """A hand to be played on from where its record ends; None where there is nothing more to be played, or no record."""
    hand = hand_of(lines)
    return None if hand is None or hand.state.phase == "over" else hand


def record_of(hand: PracticeHand, done: int | None = None) -> str:
    """The record of a hand, or of so many of its actions."""
    return game(OTTOCENTO.id).deal.write(hand.state, hand.done[:done])


def _short(rng: Random, seed: int, dealer: int) -> PracticeHand:
    cards = rng.sample(list(PACK), OTTOCENTO.seats * SHORT)
    hands = [PACK.sorted(cards[seat * SHORT : (seat + 1) * SHORT]) for seat in range(OTTOCENTO.seats)]
    return PracticeHand("short", seed, short_start(OTTOCENTO, hands, dealer, Rules()))


def _teaches(hand: PracticeHand) -> bool:
    """Are there cards in it that may not be played, trumps and suits, and does each side take a trick?"""
    mine = hand.mine
    if not any(card.is_trump for card in mine) or len({card.suit for card in mine if card != MATTO}) < 2:
        return False
    greyed = 0
    while hand.stage != "over":
        if hand.stage == "trick":
            hand = replace(hand, rests=False)
            continue
        if hand.state.to_act == ME:
            greyed += any(not verdict.ok for verdict in hand.verdicts().values())
        action = chosen(hand).action
        assert action is not None
        hand = done(hand, action)
    return greyed >= 2 and 0 < hand.won(0) < SHORT
