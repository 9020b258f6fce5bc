"""A deal of a Bolognese game as text that can be replayed; the verbs of its lines are these.

scores 120 340                the sides' points before this deal
monte 1 yes                   agrees to throw the cards in, or not
picks-up 3
leaves 3 S7 S8
shows 0 kings SK BK CK        before the player's own card to the first trick
trick 0 C8/volo CK C6 C9      the leader's seat, the cards in order, a signal after the first (or an old word: T9/parte-giusta)
gives 2 S7                    for the Matto, between two tricks
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.bologna.counting.combinations import KINDS
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Monte, PickUp, Play
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.record import Record, RecordLine, cards, opening, retrace, table, take_apart

VERBS = "rules scores dealer hand rest monte picks-up leaves shows trick gives"


def write(state: State, actions: tuple[Action, ...]) -> str:
    """The record of these actions from the start of ``state``'s deal; ends with a line break."""
    lines = [*opening(state.form.id, state.rules), f"scores {state.scores[0]} {state.scores[1]}"]
    lines += table(PACK, state.dealer, *state.form.hands(state.deck, state.dealer))
    for action in actions:
        _add(lines, action, state.form.seats)
    return "\n".join(lines) + "\n"


def _add(lines: list[str], action: Action, seats: int) -> None:
    match action:
        case Monte():
            lines.append(f"monte {action.seat} {'yes' if action.agrees else 'no'}")
        case PickUp():
            lines.append(f"picks-up {action.seat}")
        case Leave():
            lines.append(f"leaves {action.seat} {cards(PACK, action.cards)}")
        case Declare():
            lines.append(f"shows {action.seat} {action.kind} {cards(PACK, action.cards)}")
        case Give():
            lines.append(f"gives {action.seat} {action.card.code}")
        case Play():
            signal = f"/{action.signal}" if action.signal else ""
            place = next((i for i in range(len(lines) - 1, -1, -1) if lines[i].startswith("trick ")), None)
            # Declarations stand between the cards of the first trick, so the trick's line may not be the last one.
            if place is not None and len(lines[place].split()) - 2 < seats:
                lines[place] += f" {action.card.code}{signal}"
            else:
                lines.append(f"trick {action.seat} {action.card.code}{signal}")


def read(form: Form, house: type[Rules], text: str) -> tuple[State, tuple[Action, ...]]:
    """The state a record leads to, and its actions.

    Errors: :class:`BadInput` naming the line, also for an action that the rules refuse there.
    """
    record = take_apart(text)
    record.expect(form.id)
    return retrace(_start(form, house, record), _actions(form, record.body), apply)


def _start(form: Form, house: type[Rules], record: Record) -> State:
    rules = record.rules(house)
    ours, theirs = record.head["scores"].wholes(2) if "scores" in record.head else (0, 0)
    dealer, hands, rest = record.dealt(PACK, form.seats, form.size)
    return start(form, form.deck(hands, rest, dealer), dealer, rules, (ours, theirs))


def _actions(form: Form, body: tuple[RecordLine, ...]) -> Iterator[tuple[int, Action]]:
    """The actions in the order in which they happened: what is shown goes before the player's card to the first trick."""
    shown: dict[int, list[tuple[int, Action]]] = {}
    order: list[tuple[RecordLine, Action | None]] = []
    for entry in body:
        action = None if entry.verb == "trick" else _action(entry, form.seats)
        if isinstance(action, Declare) and any(isinstance(before, Leave) for _, before in order):
            shown.setdefault(action.seat, []).append((entry.number, action))
        else:
            order.append((entry, action))
    for entry, action in order:
        if action is not None:
            yield entry.number, action
            continue
        for seat, card, signal in entry.played(PACK, form.seats):
            yield from shown.pop(seat, ())
            yield entry.number, Play(seat, card, signal)
    for left_over in shown.values():
        yield from left_over


def _action(entry: RecordLine, seats: int) -> Action:
    seat, words = entry.seat(0, seats), entry.words[1:]
    match entry.verb, words:
        case "monte", ("yes" | "no" as word,):
            return Monte(seat, word == "yes")
        case "picks-up", ():
            return PickUp(seat)
        case "leaves", _:
            return Leave(seat, entry.cards(PACK, 1))
        case "shows", (kind, *_) if kind in KINDS:
            return Declare(seat, kind, entry.cards(PACK, 2))
        case "gives", (_,):
            return Give(seat, *entry.cards(PACK, 1))
    raise entry.not_understood(VERBS)
