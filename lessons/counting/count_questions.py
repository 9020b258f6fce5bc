"""The steps in which a count is asked: one figure each, with what was worked out before written above it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.cards import TRUMPS, Card
from engine.games.bologna.counting.combinations import CRICCONE, CRICCONE_POINTS, ROWS, SUIT_SEQUENCES
from engine.games.bologna.counting.grande import CONTATORI, PEZZI
from engine.games.bologna.pack import SUITS
from engine.verdict import Fact
from lessons.counting.scoring_steps import Cell
from lessons.question.kind import Message, Panel, Row
from lessons.question.stepwise import NONE, Step

A_CARD = {"worth": 5, "product": 10}
"""What one card more or less comes to: in what a sequence is worth by itself, and in the quick way."""
LEAST = 3
"""So many cards a sequence has at least."""
CROWDED = 11
"""More cards than this lie in two rows."""
_SCALARS = (int, str, bool, tuple)


def laid_out(cards: Sequence[Card], *, pick: bool = False, all_of_them: bool = False) -> tuple[Row, ...]:
    """A pile as it is laid on the table: trumps and Matto, then suit by suit; of the small cards only if all are to be seen."""
    shown = [card for card in cards if all_of_them or "scartini" not in card.groups]
    groups = [[card for card in shown if card.suit in (TRUMPS, "")]]
    groups += [[card for card in shown if card.suit == suit] for suit in SUITS]
    rows = []
    for group in groups:
        if group:
            suit = group[0].suit or TRUMPS
            half = len(group) if len(group) <= CROWDED else (len(group) + 1) // 2
            rows.append(Row(tuple(card.code for card in group[:half]), Message("row.pile", {"suit": suit}), pick=pick))
            if group[half:]:
                rows.append(Row(tuple(card.code for card in group[half:]), pick=pick))
    return tuple(rows)


def figure(cell: Cell, rows: tuple[Row, ...] = (), lines: Iterable[Message] = ()) -> Step:
    """The step that asks this figure."""
    base = "length" if "kind" in cell.about and cell.name.startswith("length") else cell.name
    facts = _facts(cell)
    prompt = Message(f"ask.count.{base}.{cell.side}", facts)
    panel = Panel("number", prompt, rows, lines=tuple(lines))
    hints, card = _hints(base, cell, facts), A_CARD.get(base, 0)
    slips: tuple[int, ...] = (cell.value - card, cell.value + card) if card and cell.value else ()
    if cell.name in ("criccone-sum", "criccone"):
        slips = _one_card_off(cell)
    return Step(cell.name, panel, (cell.value,), cell.why, hints, about=cell.about, slips=slips)


def _one_card_off(cell: Cell) -> tuple[int, ...]:
    """What the sets come to with a card of one of them overlooked or added: the fourth of a kind counts as much as the three."""
    held: frozenset[str] = cell.about["held"]
    counts = {kind: len(held.intersection(of)) for kind, of in CRICCONE.items()}
    found = []
    for kind, n in counts.items():
        for other in (n - 1, n + 1):
            made = {**counts, kind: other}
            worth = [CRICCONE_POINTS[one][n - 3] for one, n in made.items() if 3 <= n <= 4]
            found.append(sum(worth) * (1 + (cell.name == "criccone" and len(worth) >= 3)))
    return tuple(found)


def line(cell: Cell) -> Message:
    """The figure as it stands on the sheet."""
    base = "length" if cell.name.startswith("length-") else "set" if cell.name.startswith("criccone-") else cell.name
    base = "criccone-sum" if cell.name == "criccone-sum" else base
    return Message(f"line.{base}", {**_facts(cell), "n": cell.value, "points": cell.value})


def made_criccone(cell: Cell, rows: tuple[Row, ...]) -> Step:
    """Which cards score in the criccone: picked out of the pile."""
    codes = [code for row in rows for code in row.cards]
    held: frozenset[str] = cell.about["held"]
    counts = {kind: [code for code in of if code in held] for kind, of in CRICCONE.items()}
    right = tuple(i for i, code in enumerate(codes) if any(code in of and len(of) >= 3 for of in counts.values()))
    each = {}
    for i, code in enumerate(codes):
        kind = next((kind for kind, of in CRICCONE.items() if code in of), None)
        if kind is None:
            each[i] = Message("count.not-of-the-criccone", {"card": code})
        elif len(counts[kind]) < 3:
            each[i] = Message("count.too-few", {"kind": kind, "n": len(counts[kind]), "card": code})
        else:
            each[i] = Message("count.enough", {"kind": kind, "n": len(counts[kind]), "card": code})
    first = next((of[0] for of in counts.values() if len(of) >= 3), "")
    hints = (
        Message("hint.count.made.look"),
        Message("hint.count.made.rule", {}, "ottocento#combinations-criccone"),
        Message("hint.count.made.first", {"card": first})
        if first
        else Message("hint.count.made.first-none", {"n": max(map(len, counts.values()))}),
    )
    panel = Panel("many", Message("ask.count.made"), rows, (Message("count.none"),), at_most=len(codes))
    return Step("made", panel, right or NONE, cell.why, hints, each, about=cell.about)


def _facts(cell: Cell) -> dict[str, Fact]:
    return {name: value for name, value in cell.about.items() if isinstance(value, _SCALARS)}


def _hints(base: str, cell: Cell, facts: dict[str, Fact]) -> tuple[Message, Message, Message]:
    """Of the other side nothing lies there: its cards are those that are not seen, and its points what is left."""
    base = "rest" if (base, cell.side) == ("points", "they") else base
    if base == "total":
        facts = {**facts, **_two_to_begin_with(cell)}
    if base != "length":
        source = cell.why[-1].source if cell.why else ""
        grande = base == "pile-grande"
        none = grande and not cell.value
        bare = grande and not cell.about["held"].intersection(CONTATORI)
        return (
            Message(f"hint.count.{base}.look", facts),
            Message("no-grande" if none else f"hint.count.{base}.rule", facts, source),
            lacking(cell.about["held"])
            if none
            else Message(f"hint.count.{base}.first{'-plain' if bare else ''}", facts),
        )
    kind = str(cell.about["kind"])
    sort = "suit" if kind in SUIT_SEQUENCES else kind if kind == "grande" else "level"
    suit = SUIT_SEQUENCES.get(kind, "")
    theirs = "-they" if cell.side == "they" else ""
    plain = "-plain" if sort == "level" and not cell.about["held"].intersection(CONTATORI) else ""
    look = Message(f"hint.count.length.look-{sort}{plain}{theirs}", {"kind": kind, "suit": suit, "king": suit + "K"})
    rule = Message(f"no-{kind}", {}, "ottocento#combinations-sequences")
    return look, rule, _length_first(cell, suit + "K" if suit else "Angel" if kind == "grande" else "", sort == "level")


def _two_to_begin_with(cell: Cell) -> dict[str, Fact]:
    """The two largest of the figures to be added up, in the order of the sheet."""
    parts = [cell.about[name] for name in ("criccone", "last", "sequences", "points")]
    large = sorted(range(len(parts)), key=lambda i: -parts[i])[:2]
    return dict(zip(("first", "second"), (parts[i] for i in sorted(large)), strict=True))


def _length_first(cell: Cell, head: str, level: bool) -> Message:
    """With which card the sequence begins, and whether there are contatori; or what is missing, the card that heads it first."""
    theirs, held = "-they" if cell.side == "they" else "", cell.about["held"]
    cards = cell.why[0].facts.get("cards", ())
    if isinstance(cards, tuple) and cards and cell.value:
        wild = "" if held.intersection(CONTATORI) else "-plain"
        found: dict[str, Fact] = {"card": cards[0], "n": sum(code not in CONTATORI for code in cards)}
        return Message(f"hint.count.length.first{'-level' if level else wild}{theirs}", found)
    if head and head not in held:
        return Message(f"hint.count.length.first-no-head{theirs}", {"card": head})
    few_real = level and len(held.intersection(ROWS[str(cell.about["kind"])])) >= LEAST
    return Message(f"hint.count.length.first-none{'-real' if few_real else ''}")


def lacking(held: Collection[str]) -> Message:
    """What the head of the grande lacks, so that there is none."""
    if "Angel" not in held:
        return Message("hint.count-grande.first-no-angel")
    return Message("hint.count-grande.first-no-head", {"held": sum(code in held for code in PEZZI)})
