"""The questions of ``python -m players``: who there is, what they choose, what the end comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields as fields_of
from typing import Any

from engine.cards import Card
from engine.errors import BadInput, quoted
from engine.game import AnyGame, game, games, is_game
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Monte, PickUp, Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import PACK
from engine.notation import read_card
from engine.protocol.ask import whole
from engine.protocol.framing import served
from engine.protocol.questions import complete, put, text
from players.begato import home
from players.readiness import sentence, why_not_here
from players.registry import GAMES, NAMES, SEARCHING, names, player
from players.strengths.book import gift
from players.strengths.decision import Decision, Value

Fields = Mapping[str, Any]
Reply = dict[str, Any]
LONGEST_MS = 60_000
USUAL_MS = 1_000
SEARCHED = ("coach", "solve")


def answers(lines: Iterable[str], prepared: Callable[[], object] | None = None) -> Iterator[str]:
    """One line of JSON for each question. ``prepared`` is called before whatever needs a search, and may take its time."""
    return served(lines, lambda fields: [_reply(fields, prepared)])


def _reply(fields: Fields, prepared: Callable[[], object] | None) -> Reply:
    name, (answer, needs, may) = put(fields, ASKS, "players")
    complete(name, fields, needs, may, ("id", "ask"))
    if (
        prepared
        and fields.get("ms") != 0
        and (name in SEARCHED or (name == "choose" and fields["player"] in SEARCHING))
    ):
        prepared()
    return answer(fields)


def players(fields: Fields) -> Reply:
    """Who there is, and whether those who search can (else the book plays for them)."""
    del fields
    why = why_not_here()
    known = {"players": list(NAMES), "games": list(GAMES), "compiled": not why, "why_not": sentence(why)}
    return {**known, "by_game": {one: list(names(one)) for one in games()}}


def choose(fields: Fields) -> Reply:
    """What a player does at the end of this record, in its seat, and why."""
    one, state, actions = _dealt(fields)
    seat = _seat(fields, state)
    ms = _whole(fields, "ms", None, LONGEST_MS)
    seed = _whole(fields, "seed", 0, 2**31 - 1)
    assert seed is not None
    chosen = player(text(fields, "player"), one.id)
    decision = chosen.choose(state, seed, ms) if seat == state.to_act else gift(state, seat)
    after = (one.deal.apply(state, decision.action), (*actions, decision.action))
    return {**_decision(decision), "player": chosen.name, "record": one.deal.write(*after)}


def coach(fields: Fields) -> Reply:
    """What every card comes to for the seat that is to act, and whether the book's card is as good as the best."""
    state, _ = _state(fields)
    ms, seed = _whole(fields, "ms", None, LONGEST_MS), _whole(fields, "seed", 0, 2**31 - 1)
    assert seed is not None
    wanted = _card(fields, state) if "card" in fields else None
    if ms != 0:
        _able()
    from players.coach import opinion  # here, since it loads what is compiled

    one = opinion(state, seed, ms, wanted)
    if one is None:
        raise BadInput("no-choice", "there is no card to be chosen here", "record")
    weighed = one.weighed
    told = {"verdict": weighed.verdict, "card": one.card.code, "book": one.book.code, "best": one.best.code}
    gap = {name: _tenths(getattr(weighed, name)) for name in ("gap", "margin", "told", "sampled")}
    because = {"reason": one.why[0], "facts": dict(one.why[1])}
    values = {"values": _values(one.values), "worlds": one.worlds, "solved": one.solved}
    return {"seat": state.to_act, **told, **gap, **values, "why": because}


def solve(fields: Fields) -> Reply:
    """The exact points for each card at the end of this record, all four hands open."""
    state, _ = _state(fields)
    if state.phase != "play":
        raise BadInput("not-now", f"there are no cards to be played in the phase {state.phase!r}", "record")
    ms = _whole(fields, "ms", USUAL_MS, LONGEST_MS)
    assert ms is not None
    _able()
    from players.search.solving import solve as solved  # here, since it loads what is compiled

    found = solved(state, ms)
    if not found.points:
        raise BadInput("too-long", f"this end could not be solved in {ms} ms", "ms")
    values = sorted(found.points.items(), key=lambda one: -one[1])
    told = [{"card": card.code, "points": points} for card, points in values]
    return {"seat": state.to_act, "values": told, "nodes": found.nodes}


def bring_home(fields: Fields) -> Reply:
    """For each card that may go at the end of this record: does it bring the Bégato home, all four hands open?"""
    state, _ = _state(fields)
    if state.phase != "play":
        raise BadInput("not-now", f"there are no cards to be played in the phase {state.phase!r}", "record")
    ms = _whole(fields, "ms", USUAL_MS, LONGEST_MS)
    assert ms is not None
    try:
        found = home(state, ms)
    except ValueError as error:
        raise BadInput("begato-has-fallen", str(error), "record") from None
    if found is None:
        raise BadInput("too-long", f"this could not be searched in {ms} ms", "ms")
    return {"seat": state.to_act, "cards": {card.code: brings for card, brings in found.items()}}


def _able() -> None:
    """Errors: ``not-compiled`` where this process cannot search."""
    if why := why_not_here():
        raise BadInput("not-compiled", sentence(why))


def _state(fields: Fields) -> tuple[State, tuple[Action, ...]]:
    name = text(fields, "game", code="unknown-game")
    if is_game(name) and name not in GAMES:
        raise BadInput("unknown-game", f"{quoted(name)} is not searched; there is: {', '.join(GAMES)}", "game")
    _, state, actions = _dealt(fields)
    return state, actions


def _dealt(fields: Fields) -> tuple[AnyGame, Any, tuple[Any, ...]]:
    """The game, and where its record ends."""
    one = game(text(fields, "game", code="unknown-game"))
    return one, *one.deal.read(text(fields, "record"))


def _seat(fields: Fields, state: Any) -> int:
    """The seat asked for, which has to have something to do."""
    if state.to_act is None:
        raise BadInput("deal-is-over", "this deal is over: nobody is to act", "record")
    seat = _whole(fields, "seat", state.to_act, state.form.seats - 1)
    assert seat is not None
    owes = state.phase == "play" and isinstance(state, State) and state.owed
    gives = owes and not state.trick.cards and seat == state.matto_player
    if seat != state.to_act and not gives:
        raise BadInput("not-your-turn", f"seat {seat} is not to act; seat {state.to_act} is", "seat")
    return seat


def _card(fields: Fields, state: State) -> Card:
    """The card asked about, which has to be one that may go."""
    try:
        card, seat = read_card(PACK, text(fields, "card")), state.to_act
    except BadInput as error:
        raise error.at("card") from None
    may = [] if seat is None else FOLLOWING.allowed(state.hands[seat], state.trick.cards)
    if state.phase == "play" and card not in may:
        there = " ".join(one.code for one in may)
        raise BadInput("not-allowed", f"{quoted(card.code)} may not go here; there are: {there}", "card")
    return card


def _whole(fields: Fields, name: str, default: int | None, at_most: int) -> int | None:
    value: Any = fields.get(name, default)
    if value is None or value is default:
        return default
    return whole(value, name, 0, at_most)


def _decision(one: Decision) -> Reply:
    told = {"reason": one.reason, "facts": dict(one.facts), "source": one.source}
    return {
        "action": written(one.action),
        **told,
        "values": _values(one.values),
        "worlds": one.worlds,
        "exact": one.exact,
    }


def _values(values: tuple[Value, ...]) -> list[Reply]:
    return [
        {"card": one.card.code, "points": _tenths(one.points), "low": _tenths(one.low), "high": _tenths(one.high)}
        for one in values
    ]


def _tenths(points: float) -> float:
    return round(points, 1)


def written(action: Any) -> Reply:
    """An action by the verbs of the record; one of another family by what it is called there."""
    match action:
        case Play(seat, card, signal):
            return {"do": "plays", "seat": seat, "card": card.code, "signal": signal}
        case Declare(seat, kind, cards):
            return {"do": "shows", "seat": seat, "kind": kind, "cards": [card.code for card in cards]}
        case Leave(seat, cards):
            return {"do": "leaves", "seat": seat, "cards": [card.code for card in cards]}
        case Give(seat, card):
            return {"do": "gives", "seat": seat, "card": card.code}
        case PickUp(seat):
            return {"do": "picks-up", "seat": seat}
        case Monte(seat, agrees):
            return {"do": "monte", "seat": seat, "agrees": agrees}
    told = {one.name: getattr(action, one.name) for one in fields_of(action)}
    return {"do": type(action).__name__.lower(), **{name: _plainly(one) for name, one in told.items()}}


def _plainly(value: Any) -> Any:
    """Cards by their codes."""
    if isinstance(value, tuple):
        return [_plainly(one) for one in value]
    return value.code if isinstance(value, Card) else value


def read_action(told: Mapping[str, Any]) -> Action:
    """The action of a reply: :func:`written` backwards. Errors: ``KeyError`` for what is none."""
    seat, do = int(told["seat"]), told["do"]
    if do == "plays":
        return Play(seat, PACK[told["card"]], told["signal"])
    if do == "leaves":
        return Leave(seat, tuple(PACK[code] for code in told["cards"]))
    if do == "shows":
        return Declare(seat, told["kind"], tuple(PACK[code] for code in told["cards"]))
    if do == "gives":
        return Give(seat, PACK[told["card"]])
    return PickUp(seat) if do == "picks-up" else Monte(seat, bool(told["agrees"]))


ASKS: Mapping[str, tuple[Callable[[Fields], Reply], tuple[str, ...], tuple[str, ...]]] = {
    "players": (players, (), ()),
    "coach": (coach, ("game", "record"), ("ms", "seed", "card")),
    "solve": (solve, ("game", "record"), ("ms",)),
    "begato": (bring_home, ("game", "record"), ("ms",)),
    "choose": (choose, ("game", "record", "player"), ("seat", "ms", "seed")),
}
