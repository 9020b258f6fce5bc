"""The petit, the one bout that is played for: hunted, saved, kept for the last trick. Source: french#bidding, #game-play, #bonuses.

The essay says that of the bouts only the petit can still be won; the rest follows from its rules: a trump must be beaten if it
can be, who lacks the suit must trump, and the side that takes the last trick with the petit in it scores.
"""

from __future__ import annotations

from engine.cards import Card
from engine.games.france.advice.view import YOU, Rule, View
from engine.games.france.pack import EXCUSE, HALF, PETIT
from engine.games.france.sources import BONUSES, PLAY
from engine.games.france.sources import EXCUSE as EXCUSE_SOURCE
from engine.parts.advice import Opinion, Option
from engine.verdict import Facts


def hunts(view: View, option: Option) -> Opinion | None:
    """The taker, long and high in trumps, leads them: the petit falls when its company is gone. Source: french#game-play."""
    if view.trick or view.taker != YOU or PETIT in view.hand or view.trumps_gone or not view.many_trumps:
        return None
    card = option[0]
    if not view.top_run:
        return None
    facts: Facts = {"card": card.code, "trumps": len(view.trumps)}
    if card in view.top_run:
        return Opinion("best", "advice-hunts-the-petit", facts, PLAY)
    if card.suit in view.suits and card.rank != "K":
        return Opinion("poor", "advice-petit-lives", facts, PLAY)
    return None


def shelters(view: View, option: Option) -> Opinion | None:
    """A defender with the petit and few trumps leads none: each round takes away its company. Source: french#game-play."""
    if view.trick or view.taker == YOU or PETIT not in view.hand or not view.few_trumps or view.trumps_gone:
        return None
    card = option[0]
    facts: Facts = {"card": card.code, "trumps": len(view.trumps), "suit": card.suit}
    if card == PETIT:
        return Opinion("poor", "advice-petit-led", facts, PLAY)
    if card.is_trump:
        return Opinion("poor", "advice-petit-drawn-out", facts, PLAY)
    return Opinion("best", "advice-petit-waits", facts, PLAY) if card.points == HALF else None


def _left_beside(view: View, card: Card) -> int:
    """How many trumps are left with the petit once this card has been played."""
    return len([one for one in view.trumps if one not in (card, PETIT)])


def takes_itself(view: View, option: Option) -> Opinion | None:
    """In a suit one lacks the petit takes the trick: surely, where no opponent comes after; early on, as they still follow.

    Source: french#game-play.
    """
    if not view.petit_may_come or view.trumps_gone:
        return None
    sure = not view.opponents_behind
    if not sure and (not view.early or view.taker in view.behind):
        return None
    card = option[0]
    facts: Facts = {"card": card.code, "suit": view.led or "", "beside": _left_beside(view, card)}
    if card == PETIT:
        return Opinion("best", "advice-petit-takes" if sure else "advice-petit-while-they-follow", facts, PLAY)
    return Opinion("poor", "advice-petit-left-in-danger", facts, PLAY) if card.is_trump and view.few_trumps else None


def under_a_friend(view: View, option: Option) -> Opinion | None:
    """Where the trick is one's own side's already and no higher trump is owed, the petit goes with it. Source: french#game-play."""
    if PETIT not in view.legal or view.takes(PETIT) or not view.ours or view.trumps_gone:
        return None
    card = option[0]
    facts: Facts = {"card": card.code, "beside": _left_beside(view, card)}
    if card == PETIT:
        return Opinion("best", "advice-petit-to-friends", facts, PLAY)
    return Opinion("poor", "advice-petit-left-in-danger", facts, PLAY) if card.is_trump and view.few_trumps else None


def not_to_them(view: View, option: Option) -> Opinion | None:
    """Into a trick of the others goes another trump, or the Excuse in its place. Source: french#game-play, #the-excuse."""
    if PETIT not in view.legal or view.takes(PETIT) or not view.lost or len(view.legal) == 1:
        return None
    card = option[0]
    facts: Facts = {"card": card.code, "trumps": len(view.trumps)}
    others = [one for one in view.legal if one.is_trump and one != PETIT]
    if card == PETIT:
        return Opinion("poor", "advice-petit-given", facts, PLAY)
    if card == EXCUSE:
        return None if others else Opinion("best", "advice-excuse-for-the-petit", facts, EXCUSE_SOURCE)
    return Opinion("best", "advice-petit-spared", facts, PLAY) if others and card == others[-1] else None


def for_the_last_trick(view: View, option: Option) -> Opinion | None:
    """With no other trump left the petit cannot be beaten, and in the last trick it scores ten points. Source: french#bonuses."""
    if not view.trumps_gone or PETIT not in view.legal or len(view.legal) == 1:
        return None
    card = option[0]
    facts: Facts = {"card": card.code, "n": len(view.hand)}
    if card == PETIT:
        return Opinion("poor", "advice-petit-too-early", facts, BONUSES)
    return Opinion("best", "advice-petit-for-the-last", facts, BONUSES)


RULES: tuple[Rule, ...] = (hunts, shelters, takes_itself, under_a_friend, not_to_them, for_the_last_trick)
