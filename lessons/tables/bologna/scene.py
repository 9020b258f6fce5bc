"""What a hand of Bologna shows at each of its moments: what is asked, what lies on the table, what the learner's answer means."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.bologna import declaring, matto
from engine.games.bologna.counting.combinations import total
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.sources import VARIANTS
from engine.parts.following import suit_led
from engine.sheet import codes
from engine.verdict import Facts
from lessons.learner.event import Json
from lessons.question.panel import Answer, Panel, Row
from lessons.tables.bologna.choosing import may_declare, may_give, may_shorten, may_signal, may_tell_of, signal_said
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.option import Option
from lessons.text.message import Message

PICKED = ("play", "leave")


class BolognaScene(FamilyTable):
    """What is asked, what lies on the table, what an answer means."""

    def options(self, hand: TableHand) -> tuple[Option, ...]:
        match hand.stage:
            case "monte":
                throws, plays = (Message(f"practice.ask-monte-{way}") for way in ("yes", "no"))
                return Option(throws, {"monte": True}), Option(plays, {"monte": False})
            case "early":
                points = total(declaring.best(hand.mine, hand.state.rules))
                out = Message("practice.early-out", {"points": points})
                return Option(out, {"out": True}), Option(Message("practice.early-on"), {"out": False})
            case "declare":
                return tuple(_combinations(hand))
            case "fewer":
                return (Option(Message("practice.fewer-back"), {"fewer": ""}),)
            case "signal":
                ways = (None, *may_signal(hand))
                return tuple(Option(signal_said(one, hand.state.rules), {"signal": one}) for one in ways)
            case "give" if hand.state.phase == "play":
                return (Option(Message("practice.give-later"), {"card": ""}),)
        return ()

    def asking(self, hand: TableHand) -> Panel:
        (mine,), choices = self.own(hand, pick=True), tuple(one.said for one in self.options(hand))
        match hand.stage:
            case "monte":
                return Panel("choice", Message("practice.ask-monte", {}, VARIANTS), (mine,), choices)
            case "early":
                return Panel("choice", Message("practice.early"), (mine,), choices)
            case "leave":
                early = hand.state.phase == "early"
                number = hand.state.form.early if early else hand.state.form.last
                prompt = Message("practice.leave-first" if early else "practice.leave")
                return Panel("many", prompt, (mine,), at_least=number, at_most=number)
            case "fewer":
                return _fewer(hand, choices)
            case "give":
                cards = Row(codes(may_give(hand)), Message("practice.taken"), pick=True)
                return Panel("one", Message("practice.give"), (cards,), choices)
        rows = tuple(_cloth(hand))
        match hand.stage:
            case "declare":
                # Before the first card is led there is no trick to look at.
                lies = (row for row in rows if row.cards or row.layout != "trick")
                return Panel("choice", Message("practice.declare"), (*lies, mine), choices)
            case "signal":
                assert hand.card is not None
                asked = "practice.say-word" if hand.state.rules.speaks else "practice.signal"
                first = codes(PACK.sorted(may_tell_of(hand)))
                told = (Message("practice.first-five", {"cards": first}),) if first else ()
                prompt = Message(asked, {"card": hand.card.code})
                return Panel("choice", prompt, (*rows, mine), choices, lines=told)
            case "others":
                seat = hand.state.to_act or 0
                return Panel("none", Message("practice.others", {"who": hand.spoken[seat]}), (*rows, mine))
        led = suit_led(hand.state.trick.cards)
        asked = "practice.lead" if not hand.state.trick.cards else "practice.follow" if led else "practice.free"
        return Panel(
            "one",
            Message(asked, {"suit": led or ""}),
            (*rows, mine),
            lines=(*self._said_with_the_lead(hand), *_owing(hand)),
        )

    def _said_with_the_lead(self, hand: TableHand) -> tuple[Message, ...]:
        """The signal of the trick, where the news do not tell it any more: in the first trick one declares in between."""
        trick = hand.state.trick
        told = any(isinstance(one, Play) and one.signal for one in hand.done[hand.news :])
        if not trick.cards or trick.signal is None or trick.leader == ME or told:
            return ()
        return self.tells(hand, hand.state, Play(trick.leader, trick.cards[0], trick.signal))

    def meant(self, hand: TableHand, answer: Answer) -> dict[str, Json]:
        found = self.options(hand)
        if hand.stage in ("monte", "early", "declare", "signal"):
            return dict(found[answer[0]].value)
        if answer[0] < 0:
            return dict(found[-1 - answer[0]].value)
        cards = self.asking(hand).pickable
        if hand.stage in ("leave", "fewer"):
            return {"cards": [cards[place] for place in answer]}
        # The last card tells the partner nothing: no signal is asked for.
        silent: dict[str, Json] = {"signal": None} if hand.stage == "play" and len(hand.mine) == 1 else {}
        return {"card": cards[answer[0]], **silent}

    def own(self, hand: TableHand, pick: bool) -> tuple[Row, ...]:
        """The learner's cards, and which of them they have declared."""
        shown = {code for one in hand.state.shown[ME] for code in one.cards}
        seen = tuple(place for place, card in enumerate(hand.mine) if card.code in shown)
        return (Row(codes(hand.mine), Message("row.hand"), pick=pick and hand.stage in PICKED, seat=ME, seen=seen),)

    def stays(self, hand: TableHand) -> Iterator[Row]:
        """What the others have shown and still hold.

        The book lets them take it up again after their first card; as everybody has seen it, here it stays in sight.
        """
        state: State = hand.state
        for seat in state.form.order(state.form.eldest(state.dealer)):
            held = {card.code for card in state.hands[seat]}
            for one in state.shown[seat] if seat != ME else ():
                cards = tuple(code for code in one.cards if code in held)
                held.difference_update(cards)
                if cards:
                    label = Message("practice.shows", {"who": hand.spoken[seat], "kind": one.kind})
                    yield Row(cards, label, layout="row", seat=seat)


def _combinations(hand: TableHand) -> Iterator[Option]:
    for one in may_declare(hand):
        facts: Facts = {"kind": one.kind, "n": one.length, "points": one.points}
        yield Option(Message("practice.declare-one", facts), {"kind": one.kind})
    for one in may_shorten(hand):
        yield Option(Message("practice.declare-fewer", {"kind": one.kind}), {"fewer": one.kind})
    yield Option(
        Message("practice.declare-no-more" if hand.state.shown[ME] else "practice.declare-nothing"), {"kind": ""}
    )


def _fewer(hand: TableHand, back: tuple[Message, ...]) -> Panel:
    """All cards of a combination, to pick those that are shown; what was no combination is told above them."""
    longest = next(one for one in may_declare(hand) if one.kind == hand.word)
    row = Row(longest.cards, Message("practice.held"), pick=True, layout="row")
    why = (Message(hand.refused.reason, hand.refused.facts, hand.refused.source),) if hand.refused else ()
    asked = Message("practice.fewer", {"kind": hand.word})
    return Panel("many", asked, (row,), back, declaring.SHORTEST, longest.length - 1, why)


def _cloth(hand: TableHand) -> Iterator[Row]:
    """The trick so far, and what has been declared."""
    trick = hand.state.trick
    label = Message("row.trick" if trick.cards else "row.you-lead" if hand.state.to_act == ME else "practice.empty")
    yield Row(codes(trick.cards), label, layout="trick", seat=trick.leader)
    yield from hand.family.stays(hand)


def _owing(hand: TableHand) -> tuple[Message, ...]:
    state: State = hand.state
    if hand.sort == "short" or not state.owed or state.matto_player is None:
        return ()
    ours = state.form.side(state.matto_player) == state.form.side(ME)
    return (Message("practice.we-owe" if ours else "practice.they-owe", {}, matto.SOURCE),)
