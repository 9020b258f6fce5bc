"""What may be chosen in words at each moment: each option with what it means and costs, and what it says to the log.

Words that may not be said now are among them: whoever chooses one is told why.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.fast_dataclass import changed
from engine.games.sicily.deal.actions import Announce, Call, Expose, Play, Speak, Take, Tell
from engine.games.sicily.deal.judging import PACKET_PLACES, judge
from engine.games.sicily.deal.state import State
from engine.games.sicily.pack import ARIE
from engine.games.sicily.speaking.table import Row
from engine.games.sicily.vanto.settling import SCOMMESSA, TIMES
from engine.verdict import Facts
from lessons.question.table_talk import explained
from lessons.tables.acting import does
from lessons.tables.hand import ME, FamilyTable, TableHand
from lessons.tables.option import Option
from lessons.tables.sicily import talking
from lessons.tables.sicily.acting import sayings
from lessons.text.message import Message

FEW = 6
"""So many additions to a word stand among the options; of more the word is chosen first."""
SPOKEN = {"mineo3": "mineo", "ragusa": "mineo", "calatafimi3": "calatafimi", "calatafimi4": "calatafimi"}
"""Games that speak as another one does, or share the name of their town."""
SLUGS = {"ognuno per sé": "ognuno-per-se", "20": "venti", "15": "quindici"}


class SicilianOptions(FamilyTable):
    """What may be chosen in words."""

    def options(self, hand: TableHand) -> tuple[Option, ...]:
        """In the order in which they are shown; nothing where cards are picked or a number is typed."""
        match hand.stage:
            case "expose":
                return tuple(does(hand, Message("at-table.expose", {"n": n}), Expose(ME, n)) for n in PACKET_PLACES)
            case "speak":
                return (*_words(hand, hand.state.floor.stage.rows), *_taking(hand))
            case "talking":
                phrases = (
                    Option(explained(one), {"word": one.code})
                    if one.private
                    else does(hand, explained(one), Tell(ME, one.code))
                    for one in talking.phrases(hand)
                )
                return (
                    *_words(hand, talking.words(hand)),
                    *phrases,
                    Option(Message("at-table.keeps-silent"), {"talk": False}),
                )
            case "call":
                return tuple(
                    does(hand, Message("at-table.call", {"card": code}), Call(ME, hand.state.form.pack[code]))
                    for code in callable_or_like(hand)
                )
            case "announce":
                asked = hand.state.asked[0]
                said = announced_said(hand.state, asked.word, asked.cards, asked.source)
                return does(hand, said, Announce(ME, asked.word)), does(
                    hand, Message("announcing.nothing"), Announce(ME)
                )
            case "telling":
                return tuple(_tellings(hand))
        return ()


def numbers(hand: TableHand) -> bool:
    """Is a number to be added to the word that was chosen? Else cards are."""
    if hand.state.phase == "play":
        return False
    more = _row(hand, hand.word).more(hand.state.floor.moment, ME)
    return not more or more[0].isdigit()


def word_said(state: State, word: str, more: str = "", cards: int | None = None) -> Message:
    """A word with what it means and what it costs, as it is spoken in this town."""
    game = state.form.id
    name = SLUGS.get(word, word.replace(" ", "-"))
    cards = state.floor.stage.cards if cards is None else cards
    double = state.form.doubles and name == "vado-solo" and cards < state.form.size
    facts = _facts(state, cards) | {"more": f" {more}" if more else "", "card": more or "T20"}
    return Message(
        f"spoken.{SPOKEN.get(game, game)}.{name}{'-double' if double else ''}", facts, state.floor.stage.source
    )


def announced_said(state: State, word: str, cards: int, source: str = "") -> Message:
    """An announcement with what it means and costs; with how many cards it is made where the deal still goes on."""
    name = f"{word}-points" if word == "scommessa" and state.form.pool else word
    facts = _facts(state, cards) | {"points": SCOMMESSA.get(cards, 0)}
    return Message(f"announcing.{name}", facts, source)


def callable_or_like(hand: TableHand) -> tuple[str, ...]:
    """The cards that may be called, and those one might take for such: of the same rank, or the high trumps."""
    state = hand.state
    assert state.form.may_call is not None
    may = state.form.may_call(state.hands[ME], state.left_by(ME), state.rules)
    if not may or state.form.pack[may[0]].is_trump:
        return tuple(dict.fromkeys((*may, *ARIE)))
    rank = state.form.pack[may[0]].rank
    return tuple(card.code for card in state.form.pack if card.rank == rank and not card.is_trump)


def _facts(state: State, cards: int) -> dict[str, str | int]:
    full = getattr(state.rules, "solo_payment", "full") == "full"
    return {"cards": cards, "times": TIMES.get(cards, 1), "four": 4 if full else 2, "pool": state.pool}


def _words(hand: TableHand, rows: tuple[Row, ...]) -> Iterator[Option]:
    state: State = hand.state
    for row in rows:
        more: tuple[str, ...] = () if row.open_ended else row.more(state.floor.moment, ME)
        if row.open_ended or len(more) > FEW:
            yield Option(word_said(state, row.word), {"word": row.word})
            continue
        texts = [text for text in state.floor.texts(ME) if text == row.word or text.startswith(f"{row.word} ")]
        # A solo player names the card that is called with the word; where there is one only it goes without saying.
        if len(more) == 1 and row.alone:
            texts = texts[:1]
        for text in texts or [row.word]:
            named = text[len(row.word) + 1 :] or (more[0] if len(more) == 1 else "")
            said = word_said(state, row.word, named)
            if row.word == "chiamo" and named in {card.code for card in hand.mine}:
                said = changed(said, reason=f"{said.reason}-own")  # nobody else is told so: see tells
            yield does(hand, said, Speak(ME, text))


def _taking(hand: TableHand) -> Iterator[Option]:
    state: State = hand.state
    if judge(state, Take(ME)).ok:
        yield does(hand, Message("spoken.takes", {}, state.floor.stage.source), Take(ME))


def _tellings(hand: TableHand) -> Iterator[Option]:
    assert hand.card is not None
    yield does(hand, Message("spoken.says-nothing"), Play(ME, hand.card))
    for one in sayings(hand):
        yield does(hand, saying_said(hand.state, one.code), Play(ME, hand.card, one.code))


def saying_said(state: State, code: str) -> Message:
    """What a saying tells, in this town."""
    number = code.rpartition("-")[2]
    facts: Facts = {"n": int(number)} if number.isdigit() else {}
    name = "ho-il" if code.startswith("ho-il-") and code != "ho-il-20" else code
    return Message(f"tells.{SPOKEN.get(state.form.id, state.form.id)}.{name}", facts)


def _row(hand: TableHand, word: str) -> Row:
    row: Row = next(row for row in hand.state.floor.stage.rows if row.word == word)
    return row
