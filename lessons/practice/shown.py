"""What a practice hand shows at each of its moments: cards, what is asked, what the others did, why a card may not go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field

from engine.cards import Card
from engine.fast_dataclass import changed, fast_dataclass
from engine.games.bologna import declaring, matto
from engine.games.bologna.counting.combinations import combination, total
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Monte, PickUp, Play
from engine.games.bologna.deal.state import Trick, trick_winner
from engine.games.bologna.pack import level
from engine.games.bologna.players import REASONS
from engine.games.bologna.signals import judge_meaning
from engine.games.bologna.sources import VARIANTS
from engine.parts.following import suit_led
from engine.parts.tricks import winner
from engine.sheet import codes
from engine.verdict import Verdict
from lessons.practice import ending
from lessons.practice.ending import SPOKEN
from lessons.practice.hand import ME, SEATS, PracticeHand, chosen
from lessons.question.panel import Panel, Row, Table
from lessons.text.said import Said

PLAY = "ottocento#the-play"


@fast_dataclass(frozen=True)
class ShownHand:
    """``values``: what the pick (then the choice) at each place says to :func:`lessons.practice.playing.act`.

    ``refused``: place in the hand -> why that card may not go. ``told``: what the others did meanwhile that
    the table does not show, ``played``: the cards they played. ``result``: who
    takes a finished trick, why; ``ours``: it is the learner's side.
    """

    panel: Panel
    refused: Mapping[int, Verdict] = field(default_factory=dict)
    told: tuple[Said, ...] = ()
    played: tuple[Said, ...] = ()
    result: tuple[Said, ...] = ()
    ours: bool = False
    coach: tuple[Said, ...] = ()


def shown(hand: PracticeHand) -> ShownHand:
    """The hand as it waits for the learner."""
    stage, (told, played) = hand.stage, news(hand)
    if stage == "trick":
        coach = looking_back(hand) if hand.coached else ()
        return changed(_finished(hand, hand.state.tricks[-1]), told=told, played=played, coach=coach)
    if stage == "over":
        return ShownHand(Panel("none", ending.of_hand(hand)), told=told, played=played)
    mine = _hand(hand, pick=stage in ("play", "leave"))
    refused = {}
    if mine.pick:
        verdicts = hand.verdicts()
        refused = {place: verdicts[card] for place, card in enumerate(hand.mine) if not verdicts[card].ok}
    coach = coaching(hand) if hand.coached else ()
    panel = _asking(hand, _cloth(hand), mine)
    if any(row.seat is not None for row in panel.rows):
        panel = changed(panel, table=_table(hand))
    return ShownHand(panel, refused=refused, told=told, played=played, coach=coach)


def last_trick(hand: PracticeHand) -> ShownHand:
    """The last finished trick once more, and what was declared."""
    return _finished(hand, hand.state.tricks[-1])


def _asking(hand: PracticeHand, rows: tuple[Row, ...], mine: Row) -> Panel:
    match hand.stage:
        case "monte":
            ways = (Said("practice.ask-monte-yes"), Said("practice.ask-monte-no"))
            return Panel("choice", Said("practice.ask-monte", {}, VARIANTS), (mine,), ways)
        case "early":
            points = total(declaring.best(hand.mine, hand.state.rules))
            ways = (Said("practice.early-out", {"points": points}), Said("practice.early-on"))
            return Panel("choice", Said("practice.early"), (mine,), ways)
        case "leave":
            return Panel("many", Said("practice.leave"), (mine,), at_least=2, at_most=2)
        case "declare":
            made = [
                Said("practice.declare-one", {"kind": one.kind, "n": one.length, "points": one.points})
                for one in hand.may_declare
            ]
            made += [Said("practice.declare-fewer", {"kind": one.kind}) for one in hand.may_shorten]
            # Before the first card is led there is no trick to look at.
            lies = (row for row in rows if row.cards or row.layout != "trick")
            return Panel("choice", Said("practice.declare"), (*lies, mine), (*made, Said("practice.declare-no-more")))
        case "fewer":
            return _fewer(hand)
        case "signal":
            assert hand.lead is not None
            signals = [Said("practice.signal-none"), *(Said(f"practice.signal-{one}") for one in hand.may_signal)]
            about = Said("practice.signal", {"card": hand.lead.code})
            return Panel("choice", about, (*rows, mine), tuple(signals))
        case "give":
            cards = Row(tuple(card.code for card in hand.may_give), Said("practice.taken"), pick=True)
            later = (Said("practice.give-later"),) if hand.state.phase == "play" else ()
            return Panel("one", Said("practice.give"), (cards,), later)
        case "others":
            seat = hand.state.to_act
            return Panel("none", Said("practice.others", {"who": SPOKEN[seat or 0]}), (*rows, mine))
    led = suit_led(hand.state.trick.cards)
    asked = "practice.lead" if not hand.state.trick.cards else "practice.follow" if led else "practice.free"
    return Panel("one", Said(asked, {"suit": led or ""}), (*rows, mine), lines=_owing(hand))


def _fewer(hand: PracticeHand) -> Panel:
    """All cards of a combination, to pick those that are shown; what was no combination is told above them."""
    longest = next(one for one in hand.may_declare if one.kind == hand.fewer)
    row = Row(longest.cards, Said("practice.held"), pick=True, layout="row")
    why = (Said(hand.unfit.reason, hand.unfit.facts, hand.unfit.source),) if hand.unfit else ()
    asked = Said("practice.fewer", {"kind": hand.fewer})
    back = (Said("practice.fewer-back"),)
    return Panel("many", asked, (row,), back, declaring.SHORTEST, longest.length - 1, why)


def _owing(hand: PracticeHand) -> tuple[Said, ...]:
    if hand.sort == "short" or not hand.state.owed or hand.state.matto_player is None:
        return ()
    ours = hand.state.form.side(hand.state.matto_player) == 0
    return (Said("practice.we-owe" if ours else "practice.they-owe", {}, matto.SOURCE),)


def _table(hand: PracticeHand) -> Table:
    """Who sits there, who has dealt, whose turn it is, how many cards and tricks each has; no turn while a trick lies there."""
    state = hand.state
    took = [trick_winner(trick, len(SEATS)) for trick in state.tricks]
    return Table(
        SEATS,
        dealer=state.dealer,
        turn=None if hand.rests else state.to_act,
        left=tuple(state.form.packet if state.phase == "monte" else len(held) for held in state.hands),
        taken=tuple(took.count(seat) for seat in range(len(SEATS))),
    )


def _cloth(hand: PracticeHand) -> tuple[Row, ...]:
    """The trick so far, and what has been declared."""
    trick = hand.state.trick
    label = Said("row.trick" if trick.cards else "row.you-lead" if hand.state.to_act == ME else "practice.empty")
    return (Row(codes(trick.cards), label, layout="trick", seat=trick.leader), *_declared(hand))


def _declared(hand: PracticeHand) -> Iterator[Row]:
    """What the others have shown and still hold.

    The book lets them take it up again after their first card; as everybody has seen it, here it stays in sight.
    """
    state = hand.state
    for seat in state.form.order(state.form.eldest(state.dealer)):
        held = {card.code for card in state.hands[seat]}
        for one in state.shown[seat] if seat != ME else ():
            cards = tuple(code for code in one.cards if code in held)
            held.difference_update(cards)
            if cards:
                yield Row(
                    cards, Said("practice.shows", {"who": SPOKEN[seat], "kind": one.kind}), layout="row", seat=seat
                )


def _hand(hand: PracticeHand, *, pick: bool = False) -> Row:
    """The learner's cards, and which of them they have declared."""
    shown = {code for one in hand.state.shown[ME] for code in one.cards}
    seen = tuple(place for place, card in enumerate(hand.mine) if card.code in shown)
    return Row(codes(hand.mine), Said("row.hand"), pick=pick, seat=ME, seen=seen)


def _finished(hand: PracticeHand, trick: Trick) -> ShownHand:
    took = winner(trick.cards, PLAY)
    seats = tuple(SEATS[trick.seat(place, len(SEATS))] for place in range(len(trick.cards)))
    who = seats[took.index]
    side = {"you": "practice.you-take", "partner": "practice.partner-takes"}.get(who, "practice.they-take")
    row = Row(codes(trick.cards), Said("row.trick-from-leader"), layout="trick", seat=trick.leader)
    result = [Said(side, {"who": who}), Said(took.reason, took.facts, took.source)]
    if any(card.is_fool for card in trick.cards):
        result.append(Said("practice.matto-stays", {"who": seats[[c.is_fool for c in trick.cards].index(True)]}, PLAY))
    result += _untrue(hand, trick)
    prompt = Said("practice.trick", {"n": hand.state.tricks.index(trick) + 1})
    table = changed(_table(hand), winner=took.index, turn=None)
    panel = Panel("none", prompt, (row, *_declared(hand), _hand(hand)), table=table)
    return ShownHand(panel, result=tuple(result), ours=who in ("you", "partner"))


def _untrue(hand: PracticeHand, trick: Trick) -> Iterator[Said]:
    """That the learner's signal was not true: it may be made, but it deceives the partner too."""
    if trick.leader == ME and trick.signal:
        state = hand.state
        since = (card for place, card in enumerate(state.trick.cards) if state.trick.seat(place, len(SEATS)) == ME)
        meant = judge_meaning(trick.cards[0], trick.signal, (*state.hands[ME], *since))
        if not meant.ok:
            yield Said(meant.reason, meant.facts, meant.source)


def news(hand: PracticeHand) -> tuple[tuple[Said, ...], tuple[Said, ...]]:
    """What the others did since the learner's last turn; the cards that they just played, which lie there, by themselves."""
    told = ((action, said) for action in hand.done[hand.news :] if (said := told_of(hand, action)) is not None)
    done = list(_named_once(told))
    lies = [isinstance(action, Play) and action.signal is None for action, _ in done]
    heard = tuple(said for (_, said), seen in zip(done, lies, strict=True) if not seen)
    return heard, tuple(said for (_, said), seen in zip(done, lies, strict=True) if seen)


def _named_once(told: Iterable[tuple[Action, Said]]) -> Iterator[tuple[Action, Said]]:
    """Who declares one combination after another is named with the first of them only."""
    before: Action | None = None
    for action, said in told:
        also = isinstance(action, Declare) and isinstance(before, Declare) and before.seat == action.seat
        yield action, Said("practice.declares-also", said.facts) if also else said
        before = action


def told_of(hand: PracticeHand, action: Action) -> Said | None:
    """What one of the others did; None of what nobody hears of, and of what the learner did."""
    who = SPOKEN[action.seat]
    if action.seat == ME:
        return None
    match action:
        case Play(_, card, None):
            return Said("practice.plays", {"who": who, "card": card.code})
        case Play(_, card, signal):
            return Said(f"practice.plays-{signal}", {"who": who, "card": card.code})
        case Declare(_, kind, cards):
            made = combination(kind, cards, hand.state.rules)
            return Said("practice.declares", {"who": who, "kind": kind, "points": made.points if made else 0})
        case Give(_, card):
            return Said("practice.gives", {"who": who, "card": card.code})
        case Leave():
            return Said("practice.leaves", {"who": who})
        case Monte(_, agrees):
            return Said(f"practice.says-monte-{'yes' if agrees else 'no'}", {"who": who})
    return None


def looking_back(hand: PracticeHand) -> tuple[Said, ...]:
    """What a simple player would have played to the trick that lies there, and why."""
    before = hand.chose
    if before is None:
        return ()
    choice = chosen(before)
    assert isinstance(choice.action, Play)
    source, card = REASONS[choice.reason], choice.action.card
    said = "hindsight.book-too" if level(card, own_card(hand)) else "hindsight.book"
    return (Said(said, {"card": card.code}), Said(f"coach.{choice.reason}", choice.facts, source))


def own_card(hand: PracticeHand) -> Card:
    """The learner's card in the trick that lies there finished."""
    trick = hand.state.tricks[-1]
    return trick.cards[(ME - trick.leader) % len(SEATS)]


def coaching(hand: PracticeHand) -> tuple[Said, ...]:
    """What a simple player would do here, and why."""
    choice = chosen(hand)
    source, action = REASONS[choice.reason], choice.action
    why = Said(f"coach.{choice.reason}", choice.facts, source)
    match action:
        case Play(_, card, signal) if hand.stage == "signal":
            if hand.lead == card:
                return (Said(f"practice.signal-{signal or 'none'}"),)
            return (Said("coach.signal"),)
        case Play(_, card, _):
            return (Said("coach.play", {"card": card.code}), why)
        case PickUp():
            return (Said("coach.take-up"),)
        case Monte(_, agrees):
            return (Said(f"coach.monte-{'yes' if agrees else 'no'}"), why)
        case Leave(_, cards):
            return (Said("coach.leave", {"cards": tuple(card.code for card in cards)}), why)
        case Declare(_, kind, _):
            return (Said("coach.declare", {"kind": kind}), why)
    return (why,)
