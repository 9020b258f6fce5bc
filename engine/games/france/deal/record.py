"""A French deal as text that can be replayed; these are the verbs of its lines.

chien 3 7 11 15 19 23         where in the deck the chien's cards lay, from 0; the cards themselves are the rest
speaks 0 pass garde pass pass the bids, from the first speaker's seat on
calls 1 HK                    five players: the card the taker calls
leaves 1 S4 S5 H1             the discard
slam 1                        announces the chelem
shows 1 T21 T20 ...           a poignée, before the player's own card to the first trick
trick 0 C8 CK C6 Excuse       the leader's seat, the cards in order
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.errors import BadInput
from engine.games.france.deal.actions import Action, AnnounceSlam, Call, Leave, Play, Show, Speak
from engine.games.france.deal.moves import apply, start
from engine.games.france.deal.state import Cards, State
from engine.games.france.dealing import DealtCards, deal, deck_of
from engine.games.france.form import PILE_DEPTH, Form
from engine.games.france.pack import PACK
from engine.record import Record, RecordLine, bad_line, cards, opening, retrace, table, take_apart

VERBS = "chien speaks calls leaves slam shows trick"


def write(state: State, actions: tuple[Action, ...]) -> str:
    """The record of these actions from the start of ``state``'s deal; ends with a line break."""
    form = state.form
    dealt = deal(form, state.deck, state.dealer, state.places)
    lines = opening(form.id, state.rules)
    lines += table(PACK, state.dealer, _in_order(dealt), dealt.chien)
    if form.chien:
        lines.append("chien " + " ".join(str(place) for place in state.places))
    in_trick = 0
    shown: list[str] = []
    for action in actions:
        match action:
            case Speak() if lines[-1].startswith("speaks "):
                lines[-1] += f" {action.word}"
            case Speak():
                lines.append(f"speaks {action.seat} {action.word}")
            case Call():
                lines.append(f"calls {action.seat} {action.card.code}")
            case Leave():
                lines.append(f"leaves {action.seat} {cards(PACK, action.cards)}")
            case AnnounceSlam():
                lines.append(f"slam {action.seat}")
            case Show():
                shown.append(f"shows {action.seat} {cards(PACK, action.cards)}")
            case Play():
                lines = [*lines, f"trick {action.seat}"] if not in_trick else lines
                lines[-1] += f" {action.card.code}"
                in_trick = (in_trick + 1) % form.seats
    # A poignée stands before the trick in which it was shown, whoever showed it.
    first = next((i for i, line in enumerate(lines) if line.startswith("trick ")), len(lines))
    return "\n".join([*lines[:first], *shown, *lines[first:]]) + "\n"


def _in_order(dealt: DealtCards) -> list[Cards]:
    """Each player's cards as they came: with two players those on the table first, layer by layer."""
    on_table = [tuple(pile[layer] for layer in range(PILE_DEPTH) for pile in own) if own else () for own in dealt.piles]
    return [first + hand for first, hand in zip(on_table, dealt.hands, strict=True)]


def _dealt(form: Form, hands: list[Cards], chien: Cards) -> DealtCards:
    """:func:`_in_order` backwards."""
    on_table = form.size - form.held
    piles = tuple(tuple(hand[pile : on_table : form.piles] for pile in range(form.piles)) for hand in hands)
    return DealtCards(tuple(hand[on_table:] for hand in hands), chien, piles)


def read(form: Form, text: str) -> tuple[State, tuple[Action, ...]]:
    """The state a record leads to, and its actions.

    Errors: :class:`BadInput` naming the line, also for an action that the rules refuse there.
    """
    record = take_apart(text)
    record.expect(form.id)
    return retrace(_start(form, record), _actions(form, record.body), apply)


def _start(form: Form, record: Record) -> State:
    rules = record.rules(form.house)
    dealer, hands, chien = record.dealt(PACK, form.seats, form.size)
    line = next((entry for entry in record.body if entry.verb == "chien"), None)
    if line is None and form.chien:
        raise BadInput("missing-line", "the record has no line 'chien'", "chien")
    places = _places(line, form.chien) if line else ()
    deck = deck_of(form, _dealt(form, hands, chien), dealer, places)
    return start(form, deck, dealer, rules, places)


def _places(entry: RecordLine, number: int) -> tuple[int, ...]:
    """The places of the deck, from 0, whose cards went into the chien."""
    if len(entry.words) != number:
        message = f"the chien has {number} cards with as many places; here are {len(entry.words)}"
        raise bad_line(entry.number, message, "bad-number")
    places = entry.wholes(number)
    if sorted(set(places)) != list(places) or places[-1:] > (len(PACK) - 1,):
        raise bad_line(
            entry.number, f"the places of the chien go up, each once, from 0 to {len(PACK) - 1}", "bad-number"
        )
    return places


def _actions(form: Form, body: tuple[RecordLine, ...]) -> Iterator[tuple[int, Action]]:
    """The actions in the order in which they happened: a poignée is shown just before its player's first card."""
    waiting: dict[int, tuple[int, Action]] = {}
    for entry in (one for one in body if one.verb != "chien"):
        seat, words = entry.seat(0, form.seats), entry.words[1:]
        match entry.verb:
            case "speaks":
                yield from ((entry.number, Speak((seat + i) % form.seats, word)) for i, word in enumerate(words))
            case "calls" if len(words) == 1:
                yield entry.number, Call(seat, entry.cards(PACK, 1)[0])
            case "leaves":
                yield entry.number, Leave(seat, entry.cards(PACK, 1))
            case "slam" if not words:
                yield entry.number, AnnounceSlam(seat)
            case "shows":
                waiting[seat] = entry.number, Show(seat, entry.cards(PACK, 1))
            case "trick":
                for i, word in enumerate(words):
                    player = (seat + i) % form.seats
                    if player in waiting:
                        yield waiting.pop(player)
                    yield entry.number, Play(player, entry.card(PACK, word))
            case _:
                raise entry.not_understood(VERBS)
    yield from waiting.values()
