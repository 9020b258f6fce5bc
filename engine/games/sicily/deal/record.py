"""A Sicilian deal as text that can be replayed; the verbs of its lines are these.

exposes 3 2                   the dealer turns up the second card of each packet (0: none)
says 0 altre cinque           a word of the speaking
takes 2                       the dealer takes the monte before saying what is played
discards 1 S7 S8 C5
calls 1 T18                   a card called after the discard
announces 1 scommessa         or 'announces 0 nothing'
trick 0 C8/batto CK C6        the leader's seat, the cards in order, what was told with a card
tells 2 faglio                a phrase of the table talk; a trick broken off by one goes on with the line
and 2 C9
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.errors import BadInput
from engine.games.sicily.deal.actions import Action, Announce, Call, Expose, Leave, Play, Speak, Take, Tell
from engine.games.sicily.deal.moves import apply, start
from engine.games.sicily.deal.state import State
from engine.games.sicily.form import Form
from engine.house import HouseRules
from engine.notation import read_card
from engine.record import Entry, Record, bad_line, cards, opening, table, take_apart
from engine.verdict import Refused

NOTHING = "nothing"
VERBS = "exposes says takes discards calls announces trick and tells"


def write(state: State, actions: tuple[Action, ...]) -> str:
    """The record of these actions from the start of ``state``'s deal; ends with a line break."""
    form = state.form
    lines = opening(form.id, state.rules)
    if state.pool:
        lines.append(f"pool {state.pool}")
    lines += table(form.pack, state.dealer, *form.hands(state.deck, state.dealer))
    in_trick = 0
    for action in actions:
        if isinstance(action, Play):
            text = action.card.code + (f"/{action.say}" if action.say else "")
            if in_trick and lines[-1].startswith(("trick ", "and ")):
                lines[-1] += f" {text}"
            else:
                lines.append(f"{'and' if in_trick else 'trick'} {action.seat} {text}")
            in_trick = (in_trick + 1) % form.seats
        else:
            lines.append(_line(form, action))
    return "\n".join(lines) + "\n"


def _line(form: Form, action: Action) -> str:
    match action:
        case Expose():
            return f"exposes {action.seat} {action.place}"
        case Speak():
            return f"says {action.seat} {action.word}"
        case Take():
            return f"takes {action.seat}"
        case Leave():
            return f"discards {action.seat} {cards(form.pack, action.cards)}"
        case Call():
            return f"calls {action.seat} {action.card.code}"
        case Announce():
            return f"announces {action.seat} {action.word or NOTHING}"
        case Tell():
            return f"tells {action.seat} {action.phrase}"
        case Play():
            raise AssertionError("cards stand in the line of their trick")


def read(form: Form, house: type[HouseRules], text: str) -> tuple[State, tuple[Action, ...]]:
    """The state a record leads to, and its actions.

    Errors: :class:`BadInput` naming the line, also for an action that the rules refuse there.
    """
    record = take_apart(text)
    if record.game != form.id:
        raise BadInput("bad-record", f"this is a record of {record.game!r}, not of {form.id}", "line 1")
    state = _start(form, house, record)
    done: list[Action] = []
    for entry in record.body:
        for action in _actions(form, entry):
            try:
                state = apply(state, action)
            except Refused as error:
                raise bad_line(entry.number, error.verdict.reason, "illegal") from error
            done.append(action)
    return state, tuple(done)


def _start(form: Form, house: type[HouseRules], record: Record) -> State:
    dealer = record.need("dealer").seat(0, form.seats)
    hands = [record.need(f"hand {seat}").cards(form.pack) for seat in range(form.seats)]
    deck = form.deck(hands, record.need("rest").cards(form.pack), dealer)
    pool = record.head["pool"].whole() if "pool" in record.head else 0
    return start(form, deck, dealer, record.rules(house), pool)


def _actions(form: Form, entry: Entry) -> Iterator[Action]:
    seat, words = entry.seat(0, form.seats), entry.words[1:]
    match entry.verb:
        case "exposes":
            yield Expose(seat, entry.whole(1))
        case "says" if words:
            yield Speak(seat, " ".join(words))
        case "takes":
            yield Take(seat)
        case "discards":
            yield Leave(seat, entry.cards(form.pack, 1))
        case "calls" if len(words) == 1:
            yield Call(seat, entry.cards(form.pack, 1)[0])
        case "announces" if len(words) == 1:
            yield Announce(seat, "" if words[0] == NOTHING else words[0])
        case "tells" if len(words) == 1:
            yield Tell(seat, words[0])
        case "trick" | "and":
            for i, word in enumerate(words):
                code, _, say = word.partition("/")
                try:
                    card = read_card(form.pack, code)
                except BadInput as error:
                    raise bad_line(entry.number, error.message, error.code) from error
                yield Play((seat + i) % form.seats, card, say or None)
        case _:
            text = " ".join((entry.verb, *entry.words))
            raise bad_line(entry.number, f"{text!r} is not understood; a line opens with one of: {VERBS}")
