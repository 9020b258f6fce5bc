"""Every reason of the book's players that claims something: is it so, by all four hands and by what the seat can know?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain

from engine.cards import TRUMPS, Card
from engine.games.bologna import declaring, matto
from engine.games.bologna.counting.combinations import CRICCONE
from engine.games.bologna.deal.actions import Declare, Give, Leave, PickUp, Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.games.bologna.inference.cards import lacking
from engine.games.bologna.pack import ANGEL, BEGATO, KING_OF, MATTO, PACK
from engine.games.bologna.players import REASONS, Choice
from engine.games.bologna.players.choosing import give
from engine.games.bologna.players.seat_view import cost, worth
from engine.games.bologna.rules import Rules
from engine.parts.following import suit_led
from engine.parts.tricks import best
from tests.engine.bologna.by_the_book import played_by_the_book

DEALS = 60
KINGS = frozenset(KING_OF.values())
DEAR = 5


@dataclass(frozen=True)
class Moment:
    """A choice, looked at from above; what the seat can know is made out here anew."""

    state: State
    choice: Choice
    seat: int

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.state.hands[self.seat]

    @property
    def partner(self) -> int:
        return (self.seat + 2) % 4

    @property
    def opponents(self) -> tuple[int, int]:
        return (self.seat + 1) % 4, (self.seat + 3) % 4

    @property
    def trick(self) -> tuple[Card, ...]:
        return self.state.trick.cards

    @property
    def behind(self) -> tuple[int, ...]:
        return tuple((self.seat + i) % 4 for i in range(1, 4 - len(self.trick)))

    @property
    def led(self) -> str | None:
        return suit_led(self.trick)

    @property
    def card(self) -> Card:
        assert isinstance(self.choice.action, Play)
        return self.choice.action.card

    @cached_property
    def legal(self) -> list[Card]:
        return FOLLOWING.allowed(self.hand, self.trick)

    @property
    def mine(self) -> list[Card]:
        """The cards of the suit of the card that is played."""
        return [card for card in self.hand if card.suit == self.card.suit]

    @property
    def others(self) -> list[Card]:
        return [card for at, hand in enumerate(self.state.hands) if at != self.seat for card in hand]

    @property
    def partner_shown(self) -> set[Card]:
        return {PACK[code] for one in self.state.shown[self.partner] for code in one.cards}

    def takes(self, card: Card) -> bool:
        return card != MATTO and best((*self.trick, card)) == len(self.trick)

    def unseen(self, suit: str, seat: int | None = None) -> int:
        """Cards of the suit whose place this player does not know, or that this other may hold for all that is known."""
        known = {*self.hand, *self.state.earlier, *self.trick, *self.state.left[self.seat]}
        known |= self.partner_shown if seat in self.opponents else set()
        return sum(card.suit == suit and card not in known for card in PACK)

    def known_without(self, seat: int, suit: str) -> bool:
        """Seen without it, said so with a volo, or nobody can have any."""
        tricks = (*self.state.tricks, self.state.trick)
        said = any(one.signal == "volo" and one.leader == seat and one.cards[0].suit == suit for one in tricks)
        return said or suit in lacking(tricks, 4)[seat] or not self.unseen(suit, seat)

    def waits(self, seat: int, suit: str) -> bool:
        """Is this player known to have none of the suit, and may have trumps?"""
        return self.known_without(seat, suit) and not self.known_without(seat, TRUMPS)

    def followed(self, seat: int, suit: str) -> bool:
        return any(
            suit_led(one.cards) == suit
            and any(c.suit == suit and one.seat(i, 4) == seat for i, c in enumerate(one.cards))
            for one in (*self.state.tricks, self.state.trick)
        )

    @cached_property
    def takers(self) -> set[int]:
        """Whoever can take this trick, by the cards that really are in hand."""
        tricks = [(*self.trick, self.card)]
        for seat in self.behind:
            tricks = [(*one, card) for one in tricks for card in FOLLOWING.allowed(self.state.hands[seat], one)]
        return {(self.state.trick.leader + best(one)) % 4 for one in tricks}

    @property
    def ours(self) -> bool:
        """Is it the trick of one's own side, whatever is played after?"""
        return self.takers <= {self.seat, self.partner}

    @property
    def last(self) -> bool:
        return len(self.trick) == 3

    @property
    def partner_ahead(self) -> bool:
        return bool(self.trick) and self.state.trick.taker(4) == self.partner

    @property
    def none_of_suit_led(self) -> bool:
        return self.led in KING_OF and not any(card.suit == self.led for card in self.hand)

    @property
    def no_better_elsewhere(self) -> bool:
        return not any(one.suit == self.card.suit and one.strength > self.card.strength for one in self.others)

    @property
    def number(self) -> bool:
        return bool(self.card.groups & {"numbers"})

    @property
    def moor(self) -> bool:
        return bool(self.card.groups & {"moors"})

    @property
    def cheapest_that_takes(self) -> bool:
        prices = {one: 100 if one == ANGEL else worth(one) for one in self.legal if self.takes(one)}
        return prices[self.card] == min(prices.values())

    @property
    def highest_is_partners(self) -> bool:
        """Do the opponents have no better card of the suit led than partner's, who is ahead with it?"""
        high = self.trick[best(self.trick)]
        theirs = chain(*(self.state.hands[seat] for seat in self.opponents))
        return (
            self.partner_ahead
            and high.suit == self.led
            and not any(one.suit == high.suit and one.strength > high.strength for one in theirs)
        )

    @property
    def next_opponents(self) -> list[int]:
        return [seat for seat in self.behind if seat != self.partner]

    def can_empty_another(self) -> bool:
        """Is there a suit that the discard could empty?"""
        number = len(self.left)
        suits = [[card for card in self.hand if card.suit == suit] for suit in KING_OF]
        return any(0 < len(held) <= number and all(card.points != 5 for card in held) for held in suits)

    @property
    def left(self) -> tuple[Card, ...]:
        assert isinstance(self.choice.action, Leave)
        return self.choice.action.cards

    @property
    def may_give(self) -> tuple[Card, ...]:
        taken = self.state.taken(self.state.form.side(self.seat))
        over = self.state.phase == "owing"
        return tuple(matto.must_give(taken, self.state.rules) if over else matto.may_give(taken, self.state.rules))


def declared(m: Moment) -> tuple[Card, ...]:
    assert isinstance(m.choice.action, Declare)
    return m.choice.action.cards


def kinds_like(m: Moment) -> int:
    """How many combinations of the sort that is declared the hand holds."""
    assert isinstance(m.choice.action, Declare)
    sort = m.choice.action.kind in CRICCONE
    return sum((one.kind in CRICCONE) is sort for one in declaring.best(m.hand, m.state.rules))


def left_alone(m: Moment) -> bool:
    """Can nobody be seen to wait with a trump for the card that is led?"""
    return not any(m.waits(seat, m.card.suit) for seat in m.opponents)


def comes_back(m: Moment) -> bool:
    """A single card of its suit, of which others hold more than one for all the seat knows, and trumps to put on it."""
    return len(m.mine) == 1 and m.unseen(m.card.suit) > 1 and any(card.is_trump for card in m.hand)


def least(m: Moment) -> bool:
    return cost(m.card) == min(cost(card) for card in m.hand if card != MATTO)


def lowest_number(m: Moment) -> bool:
    return m.number and m.card.strength == min(card.strength for card in m.hand if card.groups & {"numbers"})


def lets_go(m: Moment) -> bool:
    return worth(m.card) == min(worth(one) for one in m.legal if one not in (MATTO, ANGEL) or one == m.card)


def lost(m: Moment) -> bool:
    return not m.takers & {m.seat, m.partner}


def spares(m: Moment) -> bool:
    other = PACK[str(m.choice.facts["other"])]
    less = [one for one in m.legal if one not in (MATTO, ANGEL) and worth(one) < worth(other)]
    return m.card == MATTO and other in m.legal and not less


def least_given(m: Moment) -> bool:
    assert isinstance(m.choice.action, Give)
    return worth(m.choice.action.card) == min(map(worth, m.may_give))


def hopes(m: Moment) -> bool:
    """It takes as things stand; opponents come, and none of them is known to trump."""
    return (
        m.takes(m.card) and bool(m.next_opponents) and not any(m.waits(seat, str(m.led)) for seat in m.next_opponents)
    )


def king_shown(m: Moment) -> bool:
    king = KING_OF[m.card.suit]
    return king in m.partner_shown and king in m.state.hands[m.partner]


def poor(m: Moment) -> bool:
    return all(card.points != 5 for card in m.hand[: m.state.form.packet])


def trumps_dealt(m: Moment) -> int:
    return sum(card.is_trump for card in m.hand[: m.state.form.packet])


def side_deals(m: Moment) -> bool:
    return (m.seat - m.state.dealer) % 2 == 0


CLAIMS: dict[str, Callable[[Moment], bool]] = {
    "only-card": lambda m: isinstance(m.choice.action, PickUp) or m.legal == [m.card],
    "monte-poor-dealing": lambda m: poor(m) and trumps_dealt(m) <= 1 and side_deals(m),
    "monte-dealing": lambda m: poor(m) and trumps_dealt(m) == 2 and side_deals(m),
    "monte-poor": lambda m: poor(m) and not side_deals(m),
    "lead-begato-to-the-angel": lambda m: (
        m.card == BEGATO and ANGEL in m.partner_shown and ANGEL in m.state.hands[m.partner]
    ),
    "lead-long-trumps": lambda m: lowest_number(m) and len(m.mine) == m.choice.facts["n"],
    "lead-single-king": lambda m: m.card in KINGS and comes_back(m),
    "lead-short-suit": lambda m: comes_back(m) and not king_shown(m),
    "lead-to-partners-king": king_shown,
    "lead-back": lambda m: KING_OF[m.card.suit] in m.state.earlier and worth(m.card) == 0,
    "lead-back-dear": lambda m: (
        KING_OF[m.card.suit] in m.state.earlier and 0 < worth(m.card) == min(map(worth, m.mine))
    ),
    "lead-highest": lambda m: m.no_better_elsewhere and left_alone(m),
    "lead-for-a-trump": lambda m: (
        worth(m.card) == 0 and any(all(one.suit != m.card.suit for one in m.state.hands[seat]) for seat in m.opponents)
    ),
    "lead-without-the-king": lambda m: (
        KING_OF[m.card.suit] not in m.hand and bool(KINGS & {*m.hand}) and worth(m.card) == 0
    ),
    "lead-without-a-king": lambda m: not KINGS & {*m.hand} and worth(m.card) == 0,
    "lead-from-courts": lambda m: KING_OF[m.card.suit] not in m.hand and 0 < worth(m.card) == min(map(worth, m.mine)),
    "lead-small-trump": lowest_number,
    "lead-what-is-left": lambda m: least(m) and MATTO not in m.hand,
    "lead-not-the-matto": lambda m: least(m) and MATTO in m.hand,
    "begato-under-the-angel": lambda m: m.card == BEGATO and m.takers == {m.partner} and ANGEL in m.trick,
    "begato-takes": lambda m: m.card == BEGATO and m.last and m.takers == {m.seat},
    "angel-for-the-begato": lambda m: m.card == ANGEL and BEGATO in m.trick and m.takers == {m.seat},
    "points-to-partner": lambda m: m.ours and not m.card.is_trump and m.card not in KINGS and worth(m.card) >= DEAR,
    "key-to-partner": lambda m: m.ours and m.card in {BEGATO, *KINGS},
    "moor-to-partner": lambda m: m.ours and m.moor,
    "points-likely-safe": lambda m: (
        m.highest_is_partners
        and all(m.followed(seat, str(m.led)) and not m.known_without(seat, str(m.led)) for seat in m.next_opponents)
        and all(m.unseen(str(m.led), seat) > 1 for seat in m.next_opponents)
    ),
    "points-by-the-count": lambda m: (
        m.highest_is_partners
        and all(m.unseen(str(m.led), seat) > 1 and not m.known_without(seat, str(m.led)) for seat in m.next_opponents)
    ),
    "matto-saves": lambda m: lost(m) and spares(m),
    "matto-waits": lambda m: spares(m) and not m.last,
    "king-first-round": lambda m: m.takes(m.card) and all(one.suit != m.led for one in m.state.earlier),
    "king-takes": lambda m: m.card in KINGS and m.takers == {m.seat},
    "king-hopes": lambda m: (
        m.card in KINGS
        and m.takes(m.card)
        and bool(m.behind)
        and not any(m.waits(seat, m.card.suit) for seat in m.next_opponents)
    ),
    "highest-of-suit": lambda m: (
        m.takes(m.card) and m.no_better_elsewhere and not any(m.waits(seat, m.card.suit) for seat in m.next_opponents)
    ),
    "take-home": lambda m: m.last and m.takers == {m.seat},
    "take-cheaply": lambda m: m.takers == {m.seat} and m.cheapest_that_takes,
    "take-in-trumps": lambda m: m.led == TRUMPS and m.last and m.takes(m.card) and m.number,
    "take-in-trumps-high": lambda m: m.led == TRUMPS and m.last and m.takes(m.card) and m.cheapest_that_takes,
    "trump-in": lambda m: m.none_of_suit_led and m.number and m.ours,
    "trump-in-hoping": lambda m: m.none_of_suit_led and m.number and hopes(m),
    "trump-in-moor": lambda m: m.none_of_suit_led and m.moor and m.ours,
    "trump-in-moor-hoping": lambda m: m.none_of_suit_led and m.moor and hopes(m),
    "trump-in-high": lambda m: m.none_of_suit_led and m.takes(m.card) and m.cheapest_that_takes,
    "partner-has-it": lambda m: m.partner_ahead and not m.takes(m.card) and lets_go(m),
    "over-partner": lambda m: m.partner_ahead and m.takes(m.card) and lets_go(m),
    "lost": lambda m: lost(m) and lets_go(m),
    "worthless": lambda m: not m.partner_ahead and not m.last and lets_go(m),
    "leave-a-void": lambda m: (
        not any(card.suit == m.choice.facts["suit"] and card not in m.left for card in m.hand)
        and any(card.is_trump for card in m.hand)
    ),
    "leave-beside-a-void": lambda m: (
        not any(card.suit == m.choice.facts["suit"] for card in m.hand) and not m.can_empty_another()
    ),
    "leave-useful": lambda m: {card.suit for card in m.hand} >= {*KING_OF} and not m.can_empty_another(),
    "declare-key-cards": lambda m: bool({*declared(m)} & {ANGEL, BEGATO, *KINGS}),
    "declare-moors": lambda m: sum(card.groups & {"moors"} != frozenset() for card in declared(m)) > 1,
    "declare-doubled": lambda m: kinds_like(m) >= 3,
    "give-a-pip": least_given,
    "give-later": lambda m: all(worth(card) > 1 for card in m.may_give),
}
"""A reason -> is what its sentence claims so?"""
OPINIONS = frozenset({"monte-good", "declare-to-go-out", "declare-nothing"})
"""These claim nothing of the cards that could be looked up; what goes out is judged by the engine."""

ASKED_FOR = frozenset({"lead-as-partner-asks", "highest-as-partner-asks"})
"""Only where signals ask for something, as the other source plays: ``test_profile.py`` looks at what they claim."""


@cache
def moments() -> tuple[Moment, ...]:
    """All choices of the book in these deals, what is given for the Matto as well."""
    return tuple(one for seed in range(DEALS) for one in of_deal(seed))


def of_deal(seed: int) -> Iterator[Moment]:
    for state, choice in played_by_the_book(seed, Rules(andare_a_monte=seed % 3 == 0)):
        debtor = state.matto_player
        if state.phase == "play" and state.owed and not state.trick.cards and debtor is not None:
            yield Moment(state, give(state, debtor), debtor)
        assert state.to_act is not None
        yield Moment(state, choice, state.to_act)


def test_every_reason_that_claims_something_is_looked_at() -> None:
    assert {*CLAIMS} | OPINIONS | ASKED_FOR == {*REASONS}


def test_what_every_reason_claims_is_so() -> None:
    met, wrong = Counter[str](), Counter[str]()
    for one in moments():
        if one.choice.reason in CLAIMS:
            met[one.choice.reason] += 1
            wrong[one.choice.reason] += not CLAIMS[one.choice.reason](one)
    assert not +wrong, {reason: f"{n} of {met[reason]}" for reason, n in (+wrong).items()}
    assert len(met) > 40, met


def test_where_the_next_player_should_have_the_suit_more_have_it_than_not() -> None:
    has = Counter[bool]()
    for one in moments():
        if one.choice.reason in ("points-by-the-count", "points-likely-safe"):
            has.update(any(card.suit == one.led for card in one.state.hands[seat]) for seat in one.next_opponents)
    assert has[True] > has[False] > 0
