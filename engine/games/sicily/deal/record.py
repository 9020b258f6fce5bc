"""A Sicilian deal as text that can be replayed; the verbs of its lines are these.

exposes 3 2                   the dealer turns up the second card of each packet (0: none)
says 0 altre cinque           a word of the speaking
takes 2                       the dealer takes the monte before saying what is played
discards 1 S7 S8 C5
calls 1 T18                   a card called after the discard
announces 1 scommessa         or 'announces 0 nothing'
trick 0 C8/batto CK C6        the leader's seat, the cards in order, what was told with a card
tells 2 faglio                a phrase of the table talk, or 'tells 2 shows-a-card C9'; a trick broken off goes on with the line
and 2 C9
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.sicily.deal.actions import Action, Announce, Call, Expose, Leave, Play, Speak, Take, Tell
from engine.games.sicily.deal.moves import apply, start
from engine.games.sicily.deal.state import State
from engine.games.sicily.form import Form
from engine.house import HouseRules
from engine.record import Record, RecordLine, cards, opening, retrace, table, take_apart

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
            return f"tells {action.seat} {action.phrase}" + (f" {action.card.code}" if action.card else "")
        case Play():
            raise AssertionError("cards stand in the line of their trick")


def read(form: Form, house: type[HouseRules], text: str) -> tuple[State, tuple[Action, ...]]:
    """The state a record leads to, and its actions.

    Errors: :class:`BadInput` naming the line, also for an action that the rules refuse there.
    """
    record = take_apart(text)
    record.expect(form.id)
    numbered = ((entry.number, action) for entry in record.body for action in _actions(form, entry))
    return retrace(_start(form, house, record), numbered, apply)


def _start(form: Form, house: type[HouseRules], record: Record) -> State:
    rules = record.rules(house)
    (pool,) = record.head["pool"].wholes(1) if "pool" in record.head else (0,)
    dealer, hands, rest = record.dealt(form.pack, form.seats, form.size)
    return start(form, form.deck(hands, rest, dealer), dealer, rules, pool)


def _actions(form: Form, entry: RecordLine) -> Iterator[Action]:
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
        case "tells" if len(words) == 2:
            yield Tell(seat, words[0], entry.cards(form.pack, 2)[0])
        case "trick" | "and":
            yield from (Play(*played) for played in entry.played(form.pack, form.seats))
        case _:
            raise entry.not_understood(VERBS)
