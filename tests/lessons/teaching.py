"""A teacher, and people who learn at their table, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine.cards import Card
from engine.fast_dataclass import changed
from lessons.places.at_a_table.at_table import AtTable
from lessons.shared_table.entries import Acted, DealtOut, Sat, Swept, TableOpened, Undone, WentOn
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching import polls
from lessons.shared_table.teaching.entries import HandsOpened
from lessons.tables.hand import ME, TableHand
from lessons.tables.playing import begun, chosen, done
from lessons.tables.stages import SORTED
from lessons.text.card_catalogue import entry as catalogue
from screens.learner.preferences import Preferences
from screens.views.at_a_table.seat import panel
from screens.wording.texts import text

from .test_shared_table import NAMES, SILENT, Company
from .test_table_seats import known

TEACHER, ONLOOKER = "maestra", "viola"
PREFERENCES, DEALS = Preferences({}, "it"), 8
HIGHEST = ("17", "18", "19", "20")


class Class(Company):
    """A teaching table of this game: whoever opened it has no chair, and so many others have one."""

    def __init__(self, name: str, people: int, seed: int = 0) -> None:
        self.rng, self.table, self.log = Random(f"{name} {seed}"), SharedTable(), []
        opened = TableOpened(game=name, name="Maria", length="four" if name == SORTED else "", teaching=True)
        self.did(TEACHER, opened)
        for chair in range(people):
            self.did(NAMES[chair].lower(), Sat(chair=chair, name=NAMES[chair]))

    def deal(self) -> None:
        self.did(TEACHER, self.redealt())

    def redealt(self) -> DealtOut:
        return DealtOut(seed=self.rng.randrange(2**31))

    def opens(self, *chairs: int) -> None:
        self.did(TEACHER, HandsOpened(chairs=chairs))


def elsewhere(table: SharedTable, knows: frozenset[Card], rng: Random) -> SharedTable | None:
    """The same table with all other cards dealt otherwise, as seen from every chair; None where it cannot have gone so."""
    hidden = [card for card in table.seats[0].hand.state.deck if card not in knows]
    mixed = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    seats = []
    for sitting in table.seats:
        other = None if sitting.hand is None else _again(sitting.hand, mixed)
        if other is None or sitting.hand is None:
            return None
        seats.append(changed(sitting, hand=changed(sitting.hand, state=other.state)))
    return changed(table, seats=tuple(seats))


def _again(hand: TableHand, mixed: dict[Card, Card]) -> TableHand | None:
    state = hand.state
    deck = tuple(mixed.get(card, card) for card in state.deck)
    other = begun(hand.game, hand.seed, deck, state.dealer, state.rules, getattr(state, "scores", 0), hand.sort)
    for action in hand.done:
        if not hand.game.deal.judge(other.state, action).ok:
            return None
        other = replace(done(other, action), rests=False, talks=False)
    return None if other.family.is_over(other.state) != hand.family.is_over(hand.state) else other


def knows(table: SharedTable, chair: int | None) -> frozenset[Card]:
    """The cards of which somebody may know where they are: of this chair's, or what everybody knows; and all open hands."""
    hands = [one.hand for one in table.seats if one.hand is not None]
    assert table.teaching is not None
    poll = table.teaching.poll
    chairs = table.teaching.opened | ({poll.chair} if poll is not None else set())
    chairs |= {table.asking.chair} if table.asking is not None and table.asking.rest else set()
    opened = {card for at in chairs for card in hands[at].family.in_hand(hands[at].state, ME)}
    told = known_to_all(hands)
    return (told if chair is None else known(hands[chair], ME) | told) | opened


def known_to_all(hands: Sequence[TableHand]) -> frozenset[Card]:
    """The cards of which everybody knows where they are."""
    first, both = hands[0], frozenset.intersection(*(known(hand, ME) for hand in hands))
    # Whoever calls a partner tells by it which of the highest trumps they hold themselves.
    called = any("chiamo" in first.family.written(action) for action in first.done)
    return both | {card for card in first.state.deck if called and card.is_trump and card.rank in HIGHEST}


def told(who: str, table: SharedTable) -> dict[str, Any]:
    return panel(AtTable(who, "luna-faro", table), PREFERENCES)


def cards(who: str, table: SharedTable) -> set[str]:
    """The names of all cards that a device shows."""
    rows = told(who, table).get("rows", ())
    labels = [card["label"] for row in rows for card in row["cards"]]
    seen = text("table.seen", "it", card="")
    return {label.removesuffix(seen) for label in labels}


def labels(table: SharedTable, chair: int) -> set[str]:
    hand = table.seats[chair].hand
    assert hand is not None
    found = (catalogue(card.code, hand.game.family) for card in hand.family.in_hand(hand.state, ME))
    return {one.name["it"] for one in found if one is not None}


def cards_asked(table: SharedTable) -> dict[str, bool]:
    """The cards of the hand that is asked about: may each be played?"""
    asked = polls.to_play(table)
    assert asked is not None
    return {code: verdict.ok for code, verdict in polls.verdicts(asked[1]).items()}


def somebody_presses(company: Class) -> None:
    """Whoever is waited for plays what the program would; the teacher lets all others go on."""
    table = company.table
    if table.taker is not None:
        company.did(TEACHER, Swept())
    elif table.waited:
        chair = min(table.waited)
        hand = company.sitting(chair)
        who = table.chairs[chair].who
        if hand.family.half(hand):
            company.did(who, Undone())
        choice = company.sitting(chair).family.advised(company.sitting(chair)) or chosen(company.sitting(chair))
        stage = company.sitting(chair).stage
        value = SILENT[stage] if choice.action is None else {"do": hand.family.written(choice.action)}
        company.did(who, Acted(value=value))
    else:
        company.did(TEACHER, WentOn())
