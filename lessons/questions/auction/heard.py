"""An auction as a question: what may be bid now, who is the taker when all have spoken, what a bid makes of the chien."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.games.france.auction import bidding
from engine.games.france.auction.bidding import BIDS, DEFENCE, PASS, RANK, bid_of
from engine.games.france.sources import BIDDING
from lessons.question.answered.offered_sets import errors
from lessons.question.facts.france import AuctionFacts
from lessons.question.kind import Answer, Message, Panel, Table
from lessons.question.seats import YOU, seats_of
from lessons.question.stepwise import Step, StepwiseItem

FATES = ("taken", "unseen-taker", "unseen-defence", "seen-defence")
"""What may become of the chien: taken and as much laid away; left unseen, for one side or the other; turned up for the others."""


@dataclass(frozen=True)
class Auction(StepwiseItem):
    """The words said so far, the learner's place among the speakers (0 at the dealer's right), and the bid in question."""

    ask: str
    said: tuple[str, ...] = ()
    place: int = 0
    bid: str = ""
    offered: tuple[frozenset[str], ...] = ()

    def build(self) -> Iterable[Step]:
        yield {"may": self._may, "comes": self._comes, "chien": self._chien}[self.ask]()

    @property
    def dealer(self) -> int:
        return (YOU - 1 - self.place) % self.game.seats

    @property
    def legal(self) -> frozenset[str]:
        """The words that may be said now; none where everybody has spoken."""
        return frozenset(bidding.legal(self.said, self.game.seats))

    @cached_property
    def highest(self) -> str:
        """The highest bid so far; to pass where there is none."""
        return max(self.said, key=lambda word: RANK[word], default=PASS)

    @property
    def over(self) -> bool:
        return len(self.said) >= self.game.seats

    def lacks_only_the_pass(self, answer: Answer) -> bool:
        """Does this name every bid that may be made, and not that one may pass as well?"""
        return self.ask == "may" and not self.over and self.offered[answer[0]] == self.legal - {PASS}

    def _seat(self, place: int) -> str:
        """Who spoke at this place."""
        return seats_of(self.game)[(YOU + place - self.place) % self.game.seats]

    def _lines(self) -> tuple[Message, ...]:
        return tuple(Message("auction.says", {"seat": self._seat(i), "word": word}) for i, word in enumerate(self.said))

    @property
    def _table(self) -> Table:
        return Table(seats_of(self.game), dealer=self.dealer)

    def _may(self) -> Step:
        sort = "over" if self.over else "first" if not self.said else "after"
        panel = Panel(
            "choice",
            Message(f"ask.auction.may-{sort}", {"word": self.said[self.place] if self.over else ""}),
            choices=tuple(named(one) for one in self.offered),
            lines=self._lines(),
            table=self._table,
        )
        none, top = self.highest == PASS, self.highest == WORDS[-1]
        above = "top" if top else "last" if self.highest == WORDS[-2] else "higher"
        so = "over" if self.over else "free" if none else above
        first = "-over" if self.over else "-none" if none else "-top" if top else ""
        why = Message(f"auction.so-{so}", self._bid, BIDDING)
        hints = (
            Message(
                f"hint.auction.look{'-once' if self.over else '-first' if not self.said else '-none' if none else ''}"
            ),
            Message("hint.auction.rule", {}, BIDDING),
            Message(f"hint.auction.first{first}", self._bid),
        )
        about = AuctionFacts(said=self.said, bids=WORDS, legal=self.legal, offered=self.offered, over=self.over)
        each = errors(self.offered, self.legal, self._not_this)
        # Where nobody has bid, who begins at the bottom need not climb step by step afterwards.
        lowest = frozenset({PASS, WORDS[0]})
        # Who looks for what is above the highest bid of all finds that one can only pass, without thinking of a second turn.
        near = [lowest] if none else [frozenset({PASS})] if top else []
        lures = tuple((self.offered.index(one),) for one in near if one in self.offered and one != self.legal)
        return Step("may", panel, (self.offered.index(self.legal),), (why,), hints, each, about=about, lures=lures)

    def _not_this(self, word: str) -> Message:
        """Why this word may not be said."""
        if self.over:
            return Message("auction.has-spoken", {"word": self.said[self.place]})
        return Message("auction.not-above", {"word": word, "highest": self.highest})

    @property
    def _bid(self) -> dict[str, str]:
        return {"word": self.highest}

    def _comes(self) -> Step:
        place = bidding.best_place(self.said)
        seats = seats_of(self.game)
        words = (*seats, "again")
        right = "again" if place is None else self._seat(place)
        choices = tuple(Message(f"auction.{word}") for word in words)
        panel = Panel("choice", Message("ask.auction.comes"), choices=choices, lines=self._lines(), table=self._table)
        facts = {**self._bid, "seat": right if place is not None else seats[YOU]}
        why = (Message("auction.so-again" if place is None else "auction.so-takes", facts, BIDDING),)
        hints = (
            Message("hint.auction.comes-look"),
            Message("hint.auction.comes-rule", {}, BIDDING),
            Message("hint.auction.comes-none" if place is None else "hint.auction.comes-first", self._bid),
        )
        about = AuctionFacts(said=self.said, bids=WORDS, seats=words, first=words.index(self._seat(0)))
        each = {i: self._not_the_taker(word) for i, word in enumerate(words) if word != right}
        # Any bid may be taken for the highest.
        bidders = tuple((words.index(self._seat(i)),) for i, word in enumerate(self.said) if word != PASS)
        return Step("comes", panel, (words.index(right),), why, hints, each, about=about, lures=bidders)

    def _not_the_taker(self, seat: str) -> Message:
        """Why it does not come to this: what that player has said, or that somebody has bid."""
        word = next((said for i, said in enumerate(self.said) if self._seat(i) == seat), None)
        if word is None:
            return Message("auction.was-bid")
        return Message("auction.has-passed" if word == PASS else "auction.was-overbid", {"seat": seat, "word": word})

    def _chien(self) -> Step:
        one = bid_of(self.bid)
        fate = "taken" if one.takes_chien else "unseen-defence" if one.chien_side == DEFENCE else "unseen-taker"
        facts = {"word": self.bid, "n": self.game.form.chien}
        choices = tuple(Message(f"auction.chien-{word}", {"n": self.game.form.chien}) for word in FATES)
        panel = Panel("choice", Message("ask.auction.chien", facts), choices=choices)
        hints = (
            Message("hint.auction.chien-look", facts),
            Message("hint.auction.chien-rule", {}, BIDDING),
            Message(f"hint.auction.chien-first-{'closed' if not one.takes_chien else 'open'}", facts),
        )
        why = (Message(f"auction.so-chien-{fate}", facts, BIDDING),)
        about = AuctionFacts(bids=WORDS, bid=self.bid)
        each = {i: Message(_off(word, fate), facts) for i, word in enumerate(FATES) if word != fate}
        return Step("chien", panel, (FATES.index(fate),), why, hints, each, about=about)


WORDS = tuple(bid.word for bid in BIDS)
"""The bids from the lowest to the highest."""


def _off(chosen: str, fate: str) -> str:
    """What is wrong with this fate of the chien: whether it is taken, seen, or the side it counts for."""
    if fate == "taken":
        return "auction.chien-for-the-taker" if chosen.startswith("seen") else "auction.chien-is-used"
    if chosen == "taken":
        return "auction.chien-is-not-used"
    return "auction.chien-other-side" if chosen.startswith("unseen") else "auction.chien-not-seen"


def named(words: frozenset[str]) -> Message:
    """A set of words as a choice."""
    if not words:
        return Message("auction.nothing")
    return Message("auction.words", {"words": tuple(word for word in RANK if word in words)})
