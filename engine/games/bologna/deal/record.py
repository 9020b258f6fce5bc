"""A deal as text that a person can read and mail, and from which it can be replayed.

calzettini ottocento 1
rules target=1000
scores 120 340
dealer 3
hand 0 Angel T16 B7 ...       one line a seat, the cards in the order in which they were dealt
rest SK D7                    the cards left on the table: the dealer's last two
leaves 3 S7 S8
shows 0 kings SK BK CK        before the player's own card to the first trick
trick 0 C8/volo CK C6 C9      the leader's seat, the cards in order, a signal after the first
gives 2 S7                    for the Matto, between two tricks
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.cards import Card
from engine.errors import BadInput
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Monte, PickUp, Play
from engine.games.bologna.deal.form import MILLE, OTTOCENTO, Form
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.notation import read_card, read_cards, write_cards
from engine.verdict import Refused

FORMS: dict[str, Form] = {"ottocento": OTTOCENTO, "mille": MILLE}
HEAD = "calzettini"
VERSION = "1"


def write(state: State, actions: tuple[Action, ...]) -> str:
    """The record of these actions from the start of ``state``'s deal; ends with a line break."""
    game = next(name for name, form in FORMS.items() if form == state.form)
    lines = [f"{HEAD} {game} {VERSION}"]
    changed = state.rules.changed()
    if changed:
        lines.append("rules " + " ".join(f"{name}={str(value).lower()}" for name, value in changed.items()))
    lines += [f"scores {state.scores[0]} {state.scores[1]}", f"dealer {state.dealer}"]
    hands, rest = state.form.hands(state.deck, state.dealer)
    lines += [f"hand {seat} {_text(hand)}" for seat, hand in enumerate(hands)]
    lines.append(f"rest {_text(rest)}")
    for action in actions:
        _add(lines, action, state.form.seats)
    return "\n".join(lines) + "\n"


def _text(cards: Iterable[Card]) -> str:
    return write_cards(PACK, cards, keep_order=True)


def _add(lines: list[str], action: Action, seats: int) -> None:
    match action:
        case Monte():
            lines.append(f"monte {action.seat} {'yes' if action.agrees else 'no'}")
        case PickUp():
            lines.append(f"picks-up {action.seat}")
        case Leave():
            lines.append(f"leaves {action.seat} {_text(action.cards)}")
        case Declare():
            lines.append(f"shows {action.seat} {action.kind} {_text(action.cards)}")
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


def read(text: str) -> tuple[State, tuple[Action, ...]]:
    """The state a record leads to, and its actions.

    Errors: :class:`BadInput` naming the line, also for an action that the rules refuse there.
    """
    lines = [(number, line.split()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1][:1] != [HEAD] or len(lines[0][1]) != 3 or lines[0][1][2] != VERSION:
        raise BadInput("bad-record", f"a record opens with '{HEAD} ottocento {VERSION}'", "line 1")
    game = lines[0][1][1]
    if game not in FORMS:
        raise BadInput("bad-record", f"no game {game!r}; a record is of {' or '.join(FORMS)}", "line 1")
    head = {
        words[0]: (number, words[1:])
        for number, words in lines[1:]
        if words[0] in ("rules", "scores", "dealer", "rest")
    }
    head |= {
        f"hand {words[1]}": (number, words[2:]) for number, words in lines[1:] if words[0] == "hand" and len(words) > 1
    }
    state = _start(FORMS[game], head)
    done: list[Action] = []
    body = [(number, words) for number, words in lines[1:] if words[0] not in head and words[0] != "hand"]
    for number, action in _actions(body, FORMS[game]):
        try:
            state = apply(state, action)
        except Refused as error:
            raise BadInput("illegal", f"line {number}: {error.verdict.reason}", f"line {number}") from error
        done.append(action)
    return state, tuple(done)


def _start(form: Form, head: dict[str, tuple[int, list[str]]]) -> State:
    for key in ("dealer", *(f"hand {seat}" for seat in range(form.seats)), "rest"):
        if key not in head:
            raise BadInput("bad-record", f"the record has no line {key!r}", key)
    number, words = head.get("scores", (0, ["0", "0"]))
    dealer_line, dealer = head["dealer"]
    if len(words) != 2 or not all(word.lstrip("-").isdigit() for word in words):
        raise BadInput(
            "bad-record", f"line {number}: scores are two whole numbers, not {' '.join(words)!r}", f"line {number}"
        )
    if len(dealer) != 1 or dealer[0] not in map(str, range(form.seats)):
        raise BadInput(
            "bad-record", f"line {dealer_line}: the dealer is a seat from 0 to {form.seats - 1}", f"line {dealer_line}"
        )
    chosen = dict(word.split("=", 1) for word in head.get("rules", (0, []))[1] if "=" in word)
    rules = Rules.read({name: _value(text) for name, text in chosen.items()})
    hands = [_cards(*head[f"hand {seat}"]) for seat in range(form.seats)]
    deck = form.deck(hands, _cards(*head["rest"]), int(dealer[0]))
    return start(form, deck, int(dealer[0]), rules, (int(words[0]), int(words[1])))


def _value(text: str) -> str | int | bool:
    return {"true": True, "false": False}.get(text, int(text) if text.isdigit() else text)


def _cards(number: int, words: list[str]) -> tuple[Card, ...]:
    try:
        return read_cards(PACK, " ".join(words))
    except BadInput as error:
        raise BadInput(error.code, f"line {number}: {error.message}", f"line {number}") from error


def _actions(body: list[tuple[int, list[str]]], form: Form) -> Iterator[tuple[int, Action]]:
    """The actions in the order in which they happened: what is shown goes before the player's card to the first trick."""
    waiting: dict[int, list[tuple[int, Action]]] = {}
    order: list[tuple[int, Action | None, tuple[int, list[str]]]] = []
    for number, words in body:
        verb, rest = words[0], words[1:]
        if verb == "trick":
            order.append((number, None, (number, rest)))
            continue
        action = _action(number, verb, rest)
        if isinstance(action, Declare) and any(isinstance(a, Leave) for _, a, _ in order if a is not None):
            waiting.setdefault(action.seat, []).append((number, action))
        else:
            order.append((number, action, (number, rest)))
    for number, done, (_, rest) in order:
        if done is not None:
            yield number, done
            continue
        leader = _seat(number, rest)
        for i, word in enumerate(rest[1:]):
            seat = (leader + i) % form.seats
            yield from waiting.pop(seat, ())
            code, _, signal = word.partition("/")
            yield number, Play(seat, _cards(number, [code])[0], signal or None)
    for left_over in waiting.values():
        yield from left_over


def _action(number: int, verb: str, rest: list[str]) -> Action:
    seat = _seat(number, rest)
    if verb == "monte" and rest[1:] in (["yes"], ["no"]):
        return Monte(seat, rest[1] == "yes")
    if verb == "picks-up" and len(rest) == 1:
        return PickUp(seat)
    if verb == "leaves":
        return Leave(seat, _cards(number, rest[1:]))
    if verb == "shows" and len(rest) > 1:
        return Declare(seat, rest[1], _cards(number, rest[2:]))
    if verb == "gives" and len(rest) == 2:
        return Give(seat, read_card(PACK, rest[1]))
    known = "rules scores dealer hand rest monte picks-up leaves shows trick gives"
    raise BadInput(
        "bad-record",
        f"line {number}: {' '.join([verb, *rest])!r} is not understood; a line opens with one of: {known}",
        f"line {number}",
    )


def _seat(number: int, rest: list[str]) -> int:
    if not rest or not rest[0].isdigit():
        raise BadInput("bad-record", f"line {number}: a seat number is missing", f"line {number}")
    return int(rest[0])
