"""A shared table as its log tells it: who sits where, and the deal as it is seen from each chair; a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pydantic import JsonValue

from engine.fast_dataclass import fast_dataclass
from lessons.shared_table.duplicate_state import DuplicateState
from lessons.shared_table.taught import TeachingState
from lessons.shared_table.turning import seat_from
from lessons.tables.hand import TableHand
from lessons.tables.sitting import Sitting
from lessons.tables.stages import OWN, SORTED, Sort


@dataclass(frozen=True, slots=True)
class Chair:
    """A chair at a shared table. ``who`` sits there, with the ``name`` they gave; ``played``: a player has it, for whoever is
    away or because nobody sits there; ``shut``: it is kept for a player.
    """

    who: str = ""
    name: str = ""
    played: bool = False
    shut: bool = False

    @property
    def person(self) -> bool:
        """Does somebody sit there who acts for themselves now?"""
        return bool(self.who) and not self.played


@fast_dataclass(frozen=True)
class OpenRequest:
    """Whoever sits in ``chair`` has asked all others something in the line ``number``; who has ``agreed``, by chair.

    ``rest``: that all tricks to come are theirs; else to take back what they did last.
    """

    chair: int
    number: int
    agreed: frozenset[int] = frozenset()
    rest: bool = False


@fast_dataclass(frozen=True)
class SharedTable:
    """The state of a shared table, folded from its log. ``number``: that of the last line read. ``seats``: the deals as seen
    from each chair, the first of which is the opener's.

    ``dealt``: the same before anybody had done anything. ``before``: by chair, how many actions were done before what somebody
    there did last, as long as it can be taken back. ``host``: what the opener is called; ``teaching``: what they do as the
    teacher, None at an ordinary table. ``duplicate``: what there is where the same deals are played at several tables.
    ``evening``: the room that has opened it, for its tournament or for a part of its plan; ``since``: when play last went on (UTC,
    ISO 8601). ``shows``: the chairs whose hands those see one trick late, beside what lies on the table, who only look on; None:
    they see no card.
    """

    number: int = 0
    game_id: str = ""
    opener: str = ""
    length: str = ""
    strength: str = ""
    rules: Mapping[str, JsonValue] = field(default_factory=dict)
    chairs: tuple[Chair, ...] = ()
    seats: tuple[Sitting, ...] = ()
    dealt: tuple[Sitting, ...] = ()
    before: Mapping[int, int] = field(default_factory=dict)
    asking: OpenRequest | None = None
    closed: bool = False
    host: str = ""
    teaching: TeachingState | None = None
    duplicate: DuplicateState | None = None
    evening: str = ""
    since: str = ""
    shows: frozenset[int] | None = None

    @property
    def in_tournament(self) -> bool:
        """Is it a table of an evening's tournament, with a chair kept for each of the four?"""
        return bool(self.evening) and self.duplicate is not None

    @property
    def in_plan(self) -> bool:
        """Has a part of an evening's plan opened it? Whoever teaches there leads the evening, and has given no name."""
        return bool(self.evening) and self.duplicate is None

    @property
    def looked_on(self) -> bool:
        """Do those see cards who only look on, one trick late? What a teacher opens is seen at once."""
        return self.shows is not None and self.teaching is None

    @property
    def teacher(self) -> str:
        """Who teaches there; nobody at an ordinary table."""
        return self.opener if self.teaching is not None else ""

    @property
    def stopped(self) -> bool:
        """Does the teacher keep everybody from playing?"""
        return self.teaching is not None and (self.teaching.paused or self.teaching.poll is not None)

    @property
    def steps(self) -> bool:
        """Does the teacher let the players go on, card by card?"""
        return self.teaching is not None and self.teaching.steps

    def sees(self, who: str) -> frozenset[int]:
        """The chairs whose hands lie open to this person, whether it is theirs or not."""
        claims = frozenset({self.asking.chair}) if self.asking is not None and self.asking.rest else frozenset[int]()
        if self.teaching is None:
            return claims
        if who == self.teacher:
            return frozenset(range(len(self.chairs)))
        poll = self.teaching.poll
        return self.teaching.opened | claims | ({poll.chair} if poll is not None else set())

    @property
    def sort(self) -> Sort:
        """How its deals are dealt, where that can be chosen."""
        if self.game_id != SORTED:
            return ""
        return "match" if self.duplicate is None else "whole"

    @property
    def dealer(self) -> int:
        """The chair that deals next: at the tables of a duplicate the same for each deal of it, whatever happened before."""
        if self.duplicate is not None:
            return (self.duplicate.dealt - 1) % len(self.chairs)
        return self.seats[0].dealer

    @property
    def hand(self) -> TableHand | None:
        """The deal as seen from the first chair; None before the first."""
        return self.seats[0].hand if self.seats else None

    @property
    def begun(self) -> bool:
        return self.hand is not None

    @property
    def over(self) -> bool:
        """Is the deal on the table over, and its last trick taken up?"""
        return self.hand is not None and self.hand.stage == "over"

    @property
    def deal_seen(self) -> bool:
        """Is a deal on of which those have seen hands who look on?"""
        return self.looked_on and bool(self.shows) and self.begun and not self.over

    @property
    def finished(self) -> int:
        """How many deals were played to their end."""
        return self.seats[0].finished if self.seats else 0

    @property
    def people(self) -> frozenset[int]:
        """The chairs in which somebody sits who acts for themselves now."""
        return frozenset(number for number, chair in enumerate(self.chairs) if chair.person)

    def chair_of(self, who: str) -> int | None:
        """Where somebody sits, or sat before a player took over for them."""
        return next((number for number, chair in enumerate(self.chairs) if who and chair.who == who), None)

    @property
    def waited(self) -> frozenset[int]:
        """The people who are waited for, but where there is nothing to choose. Who speaks before the next card comes first."""
        asked = [number for number in self.people if self._is_asked(number)]
        first = [number for number in asked if self._hand(number).state.to_act != 0]
        return frozenset(first or asked)

    @property
    def taker(self) -> int | None:
        """Who has taken the trick that lies there."""
        hand = self.hand
        return None if hand is None or not hand.rests else hand.family.took(hand.state)[-1]

    def may_sweep(self, chair: int) -> bool:
        """Does the trick that lies there wait for this chair? What a player has taken, and the last one, for anybody."""
        taker, hand = self.taker, self.hand
        if taker is None or hand is None:
            return False
        return taker == chair or taker not in self.people or hand.family.is_over(hand.state)

    @property
    def deserted(self) -> bool:
        """Is everybody of a tournament's table away, so that nothing goes on there unless whoever leads the evening lets it?"""
        played_all = self.duplicate is not None and self.duplicate.over
        return self.in_tournament and not self.people and not self.closed and not played_all

    @property
    def players_wait(self) -> bool:
        """Is it a player's turn, so that somebody has to let them go on?"""
        hand = self.hand
        return hand is not None and not hand.rests and not self.over and not self.waited

    def _hand(self, chair: int) -> TableHand:
        hand = self.seats[chair].hand
        assert hand is not None
        return hand

    def _is_asked(self, chair: int) -> bool:
        hand = self.seats[chair].hand if self.seats else None
        if hand is None or hand.rests or hand.family.is_over(hand.state) or hand.turn != 0:
            return False
        return hand.family.stage(hand) in OWN

    def seen_from(self, chair: int) -> frozenset[int]:
        """The chairs of people, as seen from this one."""
        return frozenset(seat_from(chair, one, len(self.chairs)) for one in self.people)
