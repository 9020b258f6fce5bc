"""Play a few tricks: your cards are judged one by one, simple players play the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import prod
from random import Random
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.game import Game
from engine.parts.following import suit_led
from engine.sheet import codes
from lessons.question.authored import authored
from lessons.question.capabilities import PARTNERS, SHORT_DEAL, THREE_SEATS, capabilities
from lessons.question.kind import Answer, Answers, Fault, Item, Kind, Mark, Message, Panel, Row, Table
from lessons.question.misconception import Aim, ids
from lessons.question.seats import seats_of
from lessons.question.topics import Topics
from lessons.questions.legal_plays.model import KIND as LEGAL_PLAYS
from lessons.questions.legal_plays.position import Position
from lessons.questions.play_tricks.comments import Comment
from lessons.questions.play_tricks.reasons import advice, hints, plainly, takes
from lessons.questions.play_tricks.small_deal import ME, SmallDeal, needed, short_hands, teaches
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec, Whole

FIELDS = {"you": "hand", "opposite": "partner", "second-right": "second_right", "second-left": "second_left"}
"""The fields that hold the hands, where they are not called as the seats are."""
BACK = ("must-follow", "must-trump")
"""Reasons for which a card comes back that are said in this kind's own words."""
MOST = 15
TRIES = 200
Of = Literal["suits", "numbers", "trumps", "moors", "all"]
_WITHOUT: Mapping[Of, frozenset[str]] = {
    "suits": frozenset({"trumps"}),
    "numbers": frozenset({"pezzi", "tarocchi", "moors"}),
    "trumps": frozenset({"moors"}),
    "moors": frozenset(),
    "all": frozenset(),
}
"""The groups that are left out."""


class PlayTricksSpec(Spec):
    """The hands of all, of as many cards each; without them they are drawn."""

    hand: Cards = Field(default="", description="Your hand.")
    right: Cards = Field(default="", description="The hand of the player on your right.")
    partner: Cards = Field(default="", description="Your partner's hand, or that of the player opposite.")
    second_right: Cards = Field(default="", description="Of five players, the hand of the second on your right.")
    second_left: Cards = Field(default="", description="Of five players, the hand of the second on your left.")
    left: Cards = Field(default="", description="The hand of the player on your left.")
    leader: Literal["you", "right", "partner", "left"] = Field(default="you", description="Who leads the first trick.")
    alone: Literal["", "you", "right", "partner", "left"] = Field(
        default="", description="Who plays against all the others, in a game where one does."
    )
    lead: Cards = Field(
        default="", description="The card led first, where another player leads and it must be this one."
    )
    tricks: Whole = Field(default=0, le=MOST, description="How many tricks are played; all where nothing is said.")
    each: Whole = Field(default=3, ge=1, le=MOST, description="When drawn: how many cards everybody gets.")
    of: Of = Field(
        default="all",
        description="When drawn, out of which cards: suits; numbers, with the numbered trumps; trumps, all but the Moors; "
        "moors, all trumps; all, with the Matto.",
    )
    comments: tuple[Comment, ...] = Field(default=(), max_length=20, description="What is said after a trick.")


class PlayTricks(Kind[PlayTricksSpec, SmallDeal]):
    name = "play-tricks"
    Spec = PlayTricksSpec
    requires = (SHORT_DEAL, THREE_SEATS)
    moves_on = True
    reviewed = False

    def fixed(self, spec: PlayTricksSpec) -> bool:
        return bool(spec.hand)

    def impossible(self, spec: PlayTricksSpec, game: Game, rules: Any) -> Iterator[Fault]:
        fields = _fields(game)
        given = [name for name in fields if getattr(spec, name)]
        hands = {name: self.cards(spec, game, name) for name in fields}
        for name in ("leader", "alone"):
            if (where := getattr(spec, name)) and FIELDS.get(where, where) not in fields:
                yield Fault(name, CheckerMessage("checker.no-such-seat", seat=repr(where), game=game.id), "impossible")
                return
        if spec.partner and "partner" not in fields:
            yield Fault("partner", CheckerMessage("checker.nobody-opposite", game=game.id), "impossible")
        if spec.alone and PARTNERS in capabilities(game.id):
            yield Fault("alone", CheckerMessage("checker.two-against-two", game=game.id), "impossible")
        most = len(hands["hand"]) if given else spec.each
        if given and len(given) < len(fields):
            missing = ", ".join(name for name in fields if name not in given)
            yield Fault(given[0], CheckerMessage("checker.hands-of-all", missing=missing), "impossible")
            return
        for name in fields[1:]:
            if len(hands[name]) != len(hands["hand"]):
                said = CheckerMessage("checker.hands-apart", n=len(hands[name]), of=len(hands["hand"]))
                yield Fault(name, said, "impossible")
        owner: dict[Card, str] = {}
        for name in fields:
            for card in hands[name]:
                if owner.setdefault(card, name) != name:
                    at = self.offset(spec, name, card)
                    yield Fault(
                        name,
                        CheckerMessage("checker.in-other-too", card=card.code, where=owner[card]),
                        "impossible",
                        at,
                    )
        lead = self.cards(spec, game, "lead")
        if lead and (spec.leader == "you" or len(lead) > 1 or lead[0] not in hands[spec.leader]):
            yield Fault("lead", CheckerMessage("checker.lead-of-leader", who=spec.leader), "impossible")
        if spec.tricks > most:
            yield Fault("tricks", CheckerMessage("checker.many-tricks", n=spec.tricks, most=most), "impossible")
        for comment in spec.comments:
            if comment.trick > (spec.tricks or most):
                yield Fault("comments", CheckerMessage("checker.no-trick", n=comment.trick), "impossible")
        if not given and len(_pack(game, spec.of)) < len(fields) * spec.each:
            yield Fault("each", CheckerMessage("checker.not-so-many", of=spec.of), "impossible")

    def make(self, spec: PlayTricksSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> SmallDeal:
        rules, fields = rules or game.house(), _fields(game)
        leader = fields.index(FIELDS.get(spec.leader, spec.leader))
        alone = fields.index(FIELDS.get(spec.alone, spec.alone)) if spec.alone else None
        if self.fixed(spec):
            hands = tuple(game.pack.sorted(self.cards(spec, game, name)) for name in fields)
            lead = next(iter(self.cards(spec, game, "lead")), None)
            tricks = spec.tricks or len(hands[ME])
            return SmallDeal(game, rules, ids(aim), hands, leader, tricks, spec.comments, lead, alone)
        pack, tricks = _pack(game, spec.of), spec.tricks or spec.each
        for _ in range(TRIES):
            hands = short_hands(game, pack, spec.each, rng)
            deal = SmallDeal(game, rules, ids(aim), hands, leader, tricks, spec.comments, None, alone)
            if teaches(deal):
                break
        return deal

    def panel(self, item: SmallDeal, given: Answers = ()) -> Panel:
        state = item.at(given)
        trick, led = state.trick, suit_led(state.trick.cards)
        lines = () if item.alone is None else (_against(item, item.alone),)
        asked = "play-tricks.lead" if not trick.cards else "play-tricks.follow" if led else "play-tricks.free"
        label = Message("row.trick" if trick.cards else "row.you-lead")
        rows = (Row(codes(trick.cards), label, layout="trick", seat=trick.leader), _hand(item.hand(state), pick=True))
        table = Table(item.seats, turn=ME, left=tuple(map(len, state.hands)), taken=_made(item, state, len(given)))
        said = Message(asked, {"suit": led or "", "n": len(given) + 1, "of": item.tricks})
        return Panel("one", said, rows, lines=lines, plays=True, table=table)

    def after(self, item: SmallDeal, given: Answers, answer: Answer) -> Panel:
        """The finished trick, who played what, and what is left of your hand."""
        if not self.is_right(item, given, answer):
            return self.panel(item, given)
        state, number = item.at((*given, answer)), len(given)
        trick = state.tricks[number]
        took = (item.took(state, number) - trick.leader) % len(item.seats)
        row = Row(codes(trick.cards), Message("row.trick-from-leader"), layout="trick", seat=trick.leader)
        left = _hand(item.hand(state), pick=False)
        said = Message("play-tricks.trick", {"n": number + 1, "of": item.tricks})
        # Of the next trick, which the others may have begun, nothing is seen yet.
        held = (len(left.cards),) * len(item.seats)
        table = Table(item.seats, winner=took, left=held, taken=_made(item, state, number + 1))
        return Panel("none", said, (row, left) if left.cards else (row,), table=table)

    def on_its_own(self, item: SmallDeal) -> tuple[Kind[Any, Any], Item] | None:
        """Paper plays no card of the others': it asks which cards may go to the first trick, where not all of them may."""
        state = item.at(())
        hand = item.hand(state)
        if not state.trick.cards or item.legal(state) == hand:
            return None
        return LEGAL_PLAYS, Position(item.game, item.rules, (), tuple(state.trick.cards), hand)

    def right(self, item: SmallDeal, given: Answers = ()) -> Answer:
        state = item.at(given)
        return (item.hand(state).index(item.advised(state)),)

    def is_right(self, item: SmallDeal, given: Answers, answer: Answer) -> bool:
        state = item.at(given)
        return item.verdicts(state)[item.hand(state)[answer[0]]].ok

    def explain(self, item: SmallDeal, given: Answers, answer: Answer) -> Mark:
        state = item.at(given)
        card = item.hand(state)[answer[0]]
        verdict = item.verdicts(state)[card]
        if not verdict.ok:
            back = self.error_of(item, given, answer)
            return replace(back, says=tuple(replace(said, source=verdict.source) for said in back.says))
        return self._taken(item, item.at((*given, answer)), len(given))

    def error_of(self, item: SmallDeal, given: Answers, answer: Answer) -> Mark:
        """A card that comes back to the hand, and in a word why."""
        state = item.at(given)
        card = item.hand(state)[answer[0]]
        facts = {**item.verdicts(state)[card].facts, "card": card.code}
        reason = item.verdicts(state)[card].reason
        said = Message(f"play-tricks.back-{reason}" if reason in BACK else reason, facts)
        return Mark(False, False, (said,), {answer[0]: "wrong"}, title=Message("play-tricks.refused"))

    def _taken(self, item: SmallDeal, state: Any, number: int) -> Mark:
        """Who took the trick and why, and what the author says to it."""
        cards, seat = state.tricks[number].cards, item.took(state, number)
        ours = item.ours(state)
        won = item.game.winner(cards, item.rules)
        says = [plainly(item, won)]
        fool = next((place for place, one in enumerate(cards) if one.is_fool), None)
        if fool is not None:
            says.append(Message("practice.matto-stays", {}, won.source))
        says += [
            authored("play-tricks.comment", one)
            for one in item.comments
            if one.trick == number + 1 and FIELDS.get(one.by, one.by) in ("", _fields(item.game)[seat])
        ]
        done = number + 1 >= item.tricks
        return Mark(True, done, tuple(says), title=takes(item, state, number), told=seat not in ours, rests=not done)

    def hints(self, item: SmallDeal, given: Answers = ()) -> tuple[Message, Message, Message]:
        return hints(item, item.at(given))

    def look(self, item: SmallDeal, given: Answers, answer: Answer) -> Message:
        """What else there is, where it has been said of the card itself why it may not go."""
        state = item.at(given)
        reason = item.verdicts(state)[item.hand(state)[answer[0]]].reason
        # Whoever has the suit has been told so, and which it is; of the fool led, that there is such a card.
        several = (reason not in BACK or reason == "must-follow") and len(item.legal(state)) > 1
        told = several or reason == "fool-may-not-lead"
        return Message("hint.choose-card.look-then") if told else super().look(item, given, answer)

    def reveal(self, item: SmallDeal, given: Answers = ()) -> Mark:
        return Mark(True, True, advice(item, item.at(given)), dict.fromkeys(self.right(item, given), "right"))

    def worked(self, item: SmallDeal, given: Answers = ()) -> Mark:
        return replace(self.reveal(item, given), done=self.explain(item, given, self.right(item, given)).done)

    def solution(self, item: SmallDeal, given: Answers = ()) -> tuple[Message, ...]:
        """The card that was played in place of the learner's, and who takes the trick with it."""
        state, over = item.at(given), item.at((*given, self.right(item, given)))
        played = "play-tricks.played-only" if len(item.legal(state)) == 1 else "play-tricks.played"
        return Message(played, {"card": item.advised(state).code}), takes(item, over, len(given))

    def topics(self, item: SmallDeal) -> Topics:
        return needed(item)

    def decided_by(self, item: SmallDeal) -> tuple[Mapping[str, object], ...]:
        state = item.at(())
        return ({"ask": "legal_plays", "hand": codes(item.hand(state)), "trick": codes(state.trick.cards)},)

    def expected(self, item: SmallDeal) -> str:
        """The cards that may go first."""
        return " ".join(card.code for card in item.legal(item.at(())))

    def guess_rate(self, item: SmallDeal) -> float:
        # Never more than a slip leaves: to have been lucky is then no sign of anything.
        shares, given = [], Answers()
        while len(given) < item.tricks:
            state = item.at(given)
            shares.append(len(item.legal(state)) / len(item.hand(state)))
            given = (*given, self.right(item, given))
        return min(0.9, prod(shares))


def _fields(game: Game) -> tuple[str, ...]:
    """The fields that hold the hands, in the order of the seats."""
    return tuple(FIELDS.get(seat, seat) for seat in seats_of(game))


def _against(item: SmallDeal, alone: int) -> Message:
    """Who plays against all the others."""
    return Message("at-table.alone-yours") if alone == ME else Message("at-table.alone", {"who": item.seats[alone]})


def _pack(game: Game, of: Of) -> list[Card]:
    return [card for card in game.pack if not _WITHOUT[of] & card.groups and (of == "all" or not card.is_fool)]


def _made(item: SmallDeal, state: Any, tricks: int) -> tuple[int, ...]:
    """How many of the first so many tricks each seat has made."""
    took = [item.took(state, number) for number in range(tricks)]
    return tuple(took.count(seat) for seat in range(len(item.seats)))


def _hand(cards: tuple[Card, ...], pick: bool) -> Row:
    return Row(codes(cards), Message("row.hand"), pick=pick, seat=ME)


KIND = PlayTricks()
