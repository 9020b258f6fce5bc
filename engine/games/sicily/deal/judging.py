"""May this be done now? One verdict per action; :func:`legal` lists exactly what it accepts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import Card
from engine.games.sicily import leaving
from engine.games.sicily.deal import talking
from engine.games.sicily.deal.actions import Action, Announce, Call, Expose, Leave, Play, Speak, Take, Tell
from engine.games.sicily.deal.state import State
from engine.games.sicily.following import allowed, judge_play
from engine.games.sicily.form import DutyContext
from engine.games.sicily.sources import BARCELLONA, PLAY, TORTORICI
from engine.verdict import Facts, Verdict

PACKET_PLACES = range(6)
NOTHING_SEEN = DutyContext()


def judge(state: State, action: Action) -> Verdict:
    """The verdict on any action in any state; turn and phase are looked at first."""
    if state.phase == "over":
        return Verdict(False, "deal-is-over", {"seat": action.seat}, PLAY)
    if isinstance(action, Tell):
        return talking.judge_phrase(state, action.seat, action.phrase, action.card)
    out_of_turn = isinstance(action, Speak) and state.phase == "speak" and state.floor.stage.any_order
    if action.seat != state.to_act and not out_of_turn:
        return Verdict(False, "not-your-turn", {"seat": action.seat, "turn": state.to_act}, PLAY)
    match action:
        case Speak() if state.phase == "speak":
            return _speak(state, action)
        case Expose() if state.phase == "expose":
            ok = action.place in PACKET_PLACES
            return Verdict(ok, "exposes" if ok else "no-such-place", {"place": action.place}, TORTORICI)
        case Take() if state.phase == "speak":
            return _take(state)
        case Leave() if state.phase == "leave":
            return leaving.judge(state.hands[action.seat], action.cards, state.form.monte)
        case Call() if state.phase == "call":
            return _call(state, action)
        case Announce() if state.phase == "announce":
            return _announce(state, action)
        case Play() if state.phase == "play":
            return _play(state, action)
        case _:
            return Verdict(False, "not-now", {"phase": state.phase}, PLAY)


def accepts(state: State, action: Action) -> bool:
    """Does :func:`judge` say yes? For a card with which nothing is said, without putting the reason together."""
    if isinstance(action, Play) and action.say is None and state.phase == "play" and action.seat == state.to_act:
        return action.card in playable(state, action.seat)
    return judge(state, action).ok


def playable(state: State, seat: int) -> list[Card]:
    """The cards that this player, whose turn it is, may play."""
    seen = state.seen(seat) if state.form.has_duty else NOTHING_SEEN
    return allowed(state.form, state.hands[seat], state.trick.cards, seen)


def _speak(state: State, action: Speak) -> Verdict:
    verdict = state.floor.judge(action.seat, action.word)
    found = state.floor.read(action.word)
    if not verdict.ok or found is None:
        return verdict
    row, _ = found
    if row.after_taking and state.taker is None:
        return Verdict(False, "take-the-monte-first", verdict.facts, row.source)
    # Whoever has taken the monte to choose between such words cannot pass any more.
    choosing = state.taker is not None and any(one.after_taking for one in state.floor.stage.rows)
    if choosing and not row.after_taking:
        return Verdict(False, "monte-taken", verdict.facts, row.source)
    return verdict


def _take(state: State) -> Verdict:
    seat, stage = state.to_act, state.floor.stage
    facts: Facts = {"seat": seat, "taken": state.taker is not None}
    may = state.taker is None and any(row.after_taking for row in stage.rows)
    return Verdict(may, "takes-the-monte" if may else "not-now", facts, BARCELLONA)


def _call(state: State, action: Call) -> Verdict:
    assert state.form.may_call is not None
    may = state.form.may_call(state.hands[action.seat], state.left_by(action.seat), state.rules)
    facts: Facts = {"card": action.card.code, "cards": may}
    ok = action.card.code in may
    reason = "may-call" if ok else _why_not_called(state, action, may) if may else "may-not-be-called"
    return Verdict(ok, reason, facts, state.form.call_source)


def _why_not_called(state: State, action: Call, may: Sequence[str]) -> str:
    """Why another card has to be called than this one, and not one of those that ``may`` be."""
    if len(may) > 1:
        return "other-card-is-called"
    if action.card in state.hands[action.seat]:
        return "own-card-not-called"
    if action.card in state.left_by(action.seat):
        return "discarded-not-called"
    trump = action.card.is_trump and state.form.pack[may[0]].is_trump
    return "higher-trump-is-called" if trump else "other-card-is-called"


def _announce(state: State, action: Announce) -> Verdict:
    asked = state.asked[0]
    facts: Facts = {"word": action.word, "seat": action.seat}
    if not action.word:
        return Verdict(True, "announces-nothing", facts, asked.source)
    if action.word != asked.word:
        return Verdict(False, "not-this-announcement", {**facts, "words": (asked.word,)}, asked.source)
    return Verdict(not asked.refused, asked.refused or f"announces-{action.word}", facts, asked.source)


def _play(state: State, action: Play) -> Verdict:
    hand = state.hands[action.seat]
    verdict = judge_play(state.form, hand, state.trick.cards, action.card, state.seen(action.seat))
    if not verdict.ok or action.say is None:
        return verdict
    told = talking.judge_saying(state, action.seat, action.card, action.say)
    return verdict if told.ok else told


def legal(state: State) -> tuple[Action, ...]:
    """Everything that may be done now, by whoever may do it."""
    return tuple(action for action in _thinkable(state) if accepts(state, action))


def _thinkable(state: State) -> Iterator[Action]:
    seat = state.to_act
    if seat is None:
        return
    match state.phase:
        case "expose":
            yield from (Expose(seat, place) for place in PACKET_PLACES)
        case "speak":
            speakers = range(state.form.seats) if state.floor.stage.any_order else (seat,)
            for speaker in speakers:
                yield from (Speak(speaker, text) for text in state.floor.texts(speaker))
            yield Take(seat)
        case "leave":
            yield from (Leave(seat, cards) for cards in leaving.every(state.hands[seat], state.form.monte))
        case "call":
            yield from (Call(seat, card) for card in state.form.pack)
        case "announce":
            yield from (Announce(seat), Announce(seat, state.asked[0].word))
        case "play":
            sayings = [None, *(saying.code for saying in state.form.tellable(state.rules))]
            yield from (Play(seat, card, say) for card in playable(state, seat) for say in sayings)
            for phrase in state.form.phrases(state.rules):
                if phrase.private:
                    yield from (Tell(seat, phrase.code, card) for card in playable(state, seat))
                else:
                    yield from (Tell(speaker, phrase.code) for speaker in range(state.form.seats))
