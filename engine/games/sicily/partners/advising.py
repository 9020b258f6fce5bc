"""Table talk as a plain player uses it: advice before a partner's lead, what is asked back, what is told of a card; and heeding it.

It is used sparingly, as the source says it should be: only where it names cards that do something. Source:
sicilian#communication-during-the-play.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from engine.cards import TRUMPS, Card
from engine.games.sicily.deal.actions import Tell
from engine.games.sicily.deal.judging import judge
from engine.games.sicily.deal.state import State
from engine.games.sicily.pack import COINS, PICCIOTTI
from engine.games.sicily.partners.knowing import mates, seen
from engine.games.sicily.sources import TALK
from engine.parts.following import suit_led
from engine.parts.plain.choice import Choice
from engine.parts.plain.seat import Seat

TRUNFU, ASKS_BACK, LARGE, SMALL = "trunfu", "grossu-o-picciriddu", "grossu", "picciriddu"
OFTEN = 2
"""So many times in a deal a player says a phrase of their own accord: whoever plays alone hears it, too."""
Said = tuple[str, str]
"""The phrase, and the reason to say it."""


def unasked(state: State, silent: Collection[int]) -> Choice | None:
    """What a player tells the partner now of their own accord; ``silent``: who is left out, as they speak for themselves."""
    if state.phase != "play" or not state.form.phrases(state.rules):
        return None
    for seat in state.form.order(state.trick.leader):
        if (
            seat in silent
            or not mates(state, seat)
            or any(one[0] == seat for one in said_now(state) if one[1] != TRUNFU)
        ):
            continue
        for phrase, reason in (
            *_asks_back(state, seat),
            *_replies(state, seat),
            *_advises(state, seat),
            *_informs(state, seat),
        ):
            often = sum(one.seat == seat and one.code == phrase for one in state.told)
            if often < OFTEN and judge(state, Tell(seat, phrase)).ok:
                return Choice(Tell(seat, phrase), reason, {"suit": _suit(state)}, TALK)
    return None


def said_now(state: State) -> tuple[tuple[int, str], ...]:
    """Who has said which phrase during this trick, or before its lead."""
    return tuple((one.seat, one.code) for one in state.told if one.trick == len(state.tricks))


def heeded(state: State, seat: int, may: Sequence[Card]) -> tuple[str, tuple[Card, ...]]:
    """The partner's last advice about this lead, and the cards that fit it. No phrase where there is none, or none fits."""
    friends = mates(state, seat)
    if state.trick.cards:
        return "", tuple(may)
    for who, phrase in reversed(said_now(state)):
        fits = FITS.get(phrase)
        if who in friends and fits is not None:
            cards = tuple(card for card in may if not card.is_fool and fits(state, seat, card))
            return (phrase, cards) if cards else ("", tuple(may))
    return "", tuple(may)


def _suit(state: State) -> str:
    """The suit that is spoken of: what was led to this trick, or to the one before."""
    cards = state.trick.cards or (state.tricks[-1].cards if state.tricks else ())
    return suit_led(cards) or ""


def _asks_back(state: State, seat: int) -> Iterator[Said]:
    trumps = [card for card in state.hands[seat] if card.is_trump]
    heard = any(who in mates(state, seat) and phrase == TRUNFU for who, phrase in said_now(state))
    if heard and seat == state.trick.leader and len(trumps) > 1:
        yield ASKS_BACK, "any-asks-back"


def _replies(state: State, seat: int) -> Iterator[Said]:
    if any(who in mates(state, seat) and phrase == ASKS_BACK for who, phrase in said_now(state)):
        top = any(card.is_trump and seen(state, seat).highest(card) for card in state.hands[seat])
        yield (SMALL, "any-says-small") if top else (LARGE, "any-says-large")


def _advises(state: State, seat: int) -> Iterator[Said]:
    """Before the partner's lead: where this player has the best card left, or trumps to catch the 1, or what the soloist lacks."""
    if state.trick.cards or state.trick.leader not in mates(state, seat) or (seat, TRUNFU) in said_now(state):
        return
    knows = seen(state, seat)
    against = [other for other in range(state.form.seats) if other != seat and other not in knows.mates]
    plays_alone = against[0] if len(against) == 1 else None
    lacks = knows.voids[plays_alone] - {TRUMPS} if plays_alone is not None else frozenset()
    led = [suit for suit in (state.led or ()) if suit != TRUMPS]
    if state.tricks and _has_best(knows, _suit(state), lacks):
        yield "u-stissu-jocu", "any-has-the-best"
    for suit, phrase in zip(led, ("u-primu-jocu", "u-sicunnu-jocu"), strict=False):
        if state.led.index(suit) == ("u-primu-jocu", "u-sicunnu-jocu").index(phrase) and _has_best(knows, suit, lacks):
            yield phrase, "any-has-the-best"
    if PICCIOTTI in knows.unseen and any(card.is_trump and knows.highest(card) for card in knows.hand):
        yield TRUNFU, "any-catches-the-1"
    if lacks and any(card.suit in lacks for card in knows.unseen):
        yield "faglio", "any-soloist-lacks-it"


def _has_best(knows: Seat, suit: str, lacks: Collection[str]) -> bool:
    """The best card left of a suit that whoever plays alone has to follow, and one that counts."""
    mine = [card for card in knows.hand if card.suit == suit]
    return suit not in ("", TRUMPS, *lacks) and any(knows.highest(card) and knows.worth(card) > 0 for card in mine)


def _informs(state: State, seat: int) -> Iterator[Said]:
    """That the card just played is the best one left, to a partner who has yet to play; with a King or a Queen it
    goes without saying."""
    cards, led = state.trick.cards, suit_led(state.trick.cards)
    place = (seat - state.trick.leader) % state.form.seats
    if led in (None, TRUMPS) or place != len(cards) - 1 or len(cards) == state.form.seats:
        return
    if state.trick.taker(state.form.seats) != seat:
        return
    knows, card = seen(state, seat), cards[place]
    behind = {(seat + i) % state.form.seats for i in range(1, state.form.seats - place)}
    if card.suit == led and card.rank not in ("K", "Q") and knows.highest(card) and behind & knows.mates:
        yield "chistu-e-u-re", "any-is-the-best"


Fits = Callable[[State, int, Card], bool]


def _of(suit: Callable[[State], str | None]) -> Fits:
    return lambda state, seat, card: card.suit == suit(state)


def _led(place: int) -> Callable[[State], str | None]:
    return lambda state: state.led[place] if len(state.led) > place else None


def _king(state: State, seat: int, suit: str) -> bool:
    return any(card.code == suit + "K" for card in state.hands[seat])


def _is_end(state: State, seat: int, card: Card, highest: bool) -> bool:
    """Is this the highest, or the lowest, of its suit in hand? The 1 is not given away as a low trump."""
    same = [one for one in state.hands[seat] if one.suit == card.suit and (highest or one is not PICCIOTTI)]
    return bool(same) and card is (max if highest else min)(same, key=lambda one: one.strength)


def _soloist_lacks(state: State, seat: int, card: Card) -> bool:
    knows = seen(state, seat)
    return not card.is_trump and any(
        card.suit in suits for other, suits in knows.voids.items() if other != seat and other not in knows.mates
    )


FITS: dict[str, Fits] = {
    "faglio": _soloist_lacks,
    "u-stissu-jocu": _of(_suit),
    "n-auto-jocu": lambda state, seat, card: not card.is_trump and card.suit != _suit(state),
    "u-primu-jocu": _of(_led(0)),
    "u-sicunnu-jocu": _of(_led(1)),
    "di-unni-vuliti": lambda state, seat, card: not card.is_trump and _is_end(state, seat, card, True),
    "joca-unni-hai-u-re": lambda state, seat, card: not card.is_trump and _king(state, seat, card.suit),
    "joca-uno-nunnhai-u-re": lambda state, seat, card: not card.is_trump and not _king(state, seat, card.suit),
    TRUNFU: lambda state, seat, card: card.is_trump and card is not PICCIOTTI,
    LARGE: lambda state, seat, card: card.is_trump and _is_end(state, seat, card, True),
    SMALL: lambda state, seat, card: card.is_trump and _is_end(state, seat, card, False),
    "jocu-novu-novu": lambda state, seat, card: card.suit == COINS,
}
"""Which cards an advice about the lead asks for."""
