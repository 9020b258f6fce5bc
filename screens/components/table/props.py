"""What the browser is told of a panel and its mark: sentences, addresses of pictures, positions, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import cast

from lessons.question.kind import Mark, Message, Panel, Row, Table
from lessons.question.seats import SIDES
from lessons.text import phrases
from lessons.text.card_catalogue import entry
from lessons.text.markup import spans
from lessons.text.phrases import Lang
from lessons.text.printed import edition
from screens.card_pictures import addresses, overlays
from screens.components.table.given import CardProps, MarkProps, PanelProps, Press, RowProps, SeatsProps, Tone
from screens.wording.citations import address
from screens.wording.faces import drawn_otherwise, mistake_in
from screens.wording.given import Paragraph, Words
from screens.wording.term_notes import piece
from screens.wording.texts import has, text, texts_under

Say = Callable[[Message], str]
PRESSES: tuple[Press, ...] = ("answer", "next", "hint", "reveal", "undo", "back", "share", "report", "talk")
_CHOOSES = ("coach.play", "coach.leave")
_BLANKS = re.compile(r"[ \t\n]+")
"""Blanks a line may break at; French keeps others before its colons and question marks."""


@dataclass(frozen=True, slots=True)
class CardStyle:
    """The style in which one learner sees cards: the language, the deck of the game and the pack of pictures."""

    lang: str
    deck: str
    pack: str
    say: Say

    @property
    def edition(self) -> str:
        """The family by which cards are named: the deck's own, or by what is printed on the pack that is shown."""
        return edition(self.deck, self.pack)

    @classmethod
    def of(cls, lang: str, deck: str, pack: str, item: str) -> CardStyle:
        """Of whoever has set this ``pack``; where the pictures are mixed, ``item`` (what is on the table) decides which."""
        shown = addresses.pack_for(deck, pack, item)
        return cls(lang, deck, shown, _sayer(lang, edition(deck, shown)))

    def to_two(self) -> CardStyle:
        """The same look, with sentences said to one of two players."""
        return replace(self, say=_to_two(self.say))


@lru_cache(maxsize=256)
def _to_two(say: Say) -> Say:
    """One for each, so that two who see alike have equal looks."""
    return lambda said: say(phrases.to_two(said))


@cache
def _sayer(lang: str, named_by: str) -> Say:
    """One for each language and edition, so that two who see alike have equal looks."""
    return lambda said: phrases.say(said, cast(Lang, lang), named_by)


def paragraphs(said: str, lang: str, family: str = "") -> list[Paragraph]:
    """A text in paragraphs (at empty lines), each in its pieces."""
    parts = [_BLANKS.sub(" ", part).strip() for part in said.split("\n\n")]
    return [[piece(span, lang) for span in spans(part, cast(Lang, lang), family)] for part in parts if part]


def given_panel(panel: Panel, look: CardStyle, prompt: Sequence[Paragraph]) -> PanelProps:
    """The question: rows of pictures with what may be said of each, choices, and how many may be picked."""
    told: PanelProps = {
        "mode": panel.mode,
        "prompt": [*prompt, *(one for line in panel.lines for one in paragraphs(look.say(line), look.lang))],
        "rows": [given_row(row, look) for row in panel.rows],
        "table": given_table(panel.table, look) if panel.table else None,
        "choices": [look.say(choice) for choice in panel.choices],
        "at_least": panel.at_least,
        "at_most": panel.at_most,
        "parts": panel.parts,
        "lang": look.lang,
        "size": addresses.size(look.deck, look.pack),
        "words": texts_under("table", look.lang) | _playing(panel, look),
    }
    if panel.plays:
        told["again"] = True
    return told


def _playing(panel: Panel, look: CardStyle) -> Words:
    """What a button says by which a card is played, and a card of which there was only one to be found."""
    plays = {"answer": text("practice.word.answer", look.lang)} if panel.plays else {}
    return plays | ({"missed": text("table.was_right", look.lang)} if panel.mode == "one" else {})


def given_mark(
    mark: Mark, look: CardStyle, source: Callable[[str], str], told: bool = False, rule: Message | None = None
) -> MarkProps:
    """What came of an answer. ``source`` turns ``ottocento#the-play`` into words; ``told``: the solution is shown.

    ``rule`` is one press away, with where it is written, and not said there where the mark says it.
    """
    told = told or mark.told
    spoken = [said for said in mark.says if not drawn_otherwise(mistake_in(said), look.edition)]
    tone: Tone = "told" if told else "good" if mark.ok else "bad"
    title, glyph = {"told": ("told", "→"), "good": ("ok", "✓"), "bad": ("not_ok", "✗")}[tone]
    cited = dict.fromkeys(said.source for said in (*spoken, *([rule] if rule else [])) if said.source)
    says = list(dict.fromkeys(_sentence(look.say(said)) for said in spoken))
    ruled = look.say(rule) if rule else ""
    return {
        "tone": tone,
        "glyph": glyph,
        "title": look.say(mark.title) if mark.title else text(f"table.{title}", look.lang),
        "says": says,
        "cards": {str(place): state for place, state in mark.cards.items()},
        "rule": "" if ruled in says else ruled,
        "source": [(source(one), address(one)) for one in cited],
        "beside": [given_row(row, look) for row in mark.beside],
        "figures": [(look.say(name), number) for name, number in mark.figures],
    }


def _sentence(said: str) -> str:
    """With a full stop where it has none: the words of a choice are among the sentences."""
    return f"{said}." if said[-1:].isalnum() else said


def given_hints(hints: Sequence[Message], look: CardStyle) -> list[str]:
    return [look.say(hint) for hint in hints]


def given_row(row: Row, look: CardStyle) -> RowProps:
    # A plain card has its name printed on it: to be recognised, a card is shown as it is drawn.
    pack = look.pack if row.named or look.pack != "plain" else "drawn"
    return {
        "label": look.say(row.label) if row.label else "",
        "pick": row.pick,
        "layout": row.layout,
        "named": row.named,
        "seat": row.seat,
        "cards": [
            _card(row, place, src, pack, look) for place, src in enumerate(addresses.urls(look.deck, pack, row.cards))
        ],
    }


def _card(row: Row, place: int, src: str, pack: str, look: CardStyle) -> CardProps:
    code, seen = row.cards[place], place in row.seen
    name = _called(label(code, row.named, look.lang, look.edition), seen, look.lang)
    told: CardProps = {"src": src, "label": name, **overlays.given(code, pack, look, row.rings, row.named)}
    if place in row.lit:
        told["lit"] = True
    if seen:
        told["seen"] = True
    return told


def given_table(table: Table, look: CardStyle) -> SeatsProps:
    """Who sits around the table, each with their side of it; what lies there is in the rows, by the seat."""
    sides = SIDES[len(table.seats)]
    return {
        "winner": table.winner,
        "seats": [
            {
                "side": side,
                "name": text(f"chair.{name}", look.lang),
                "dealer": seat == table.dealer,
                "turn": _turn(name, look.lang) if seat == table.turn else "",
                "left": table.left[seat] if table.left else None,
                "taken": table.taken[seat] if table.taken else None,
            }
            for seat, (side, name) in enumerate(zip(sides, table.seats, strict=True))
        ],
    }


def _turn(name: str, lang: str) -> str:
    own = f"chair.turn.{name}"
    return text(own, lang) if has(own) else text("chair.turn", lang, name=text(f"chair.{name}", lang))


def _called(name: str, seen: bool, lang: str) -> str:
    return text("table.seen", lang, card=name) if seen else name


def label(code: str, named: bool, lang: str, family: str = "") -> str:
    """A card's name; of a card that is to be recognised only what is seen on it."""
    known = entry(code, family)
    if known is None:
        return code if named else ""
    return (known.name if named else known.look).get(lang, "")


def advised(panel: Panel, coach: Sequence[Message]) -> list[int]:
    """The places, among the cards to pick from, of those that the coach would play or lay away: they are lifted."""
    named = [said.facts.get("cards", said.facts.get("card", ())) for said in coach if said.reason in _CHOOSES]
    wanted = {code for one in named for code in (one if isinstance(one, tuple) else (one,))}
    return [place for place, code in enumerate(panel.pickable) if code in wanted]


def may(**can: bool) -> dict[Press, bool]:
    """Which buttons there are: those of :data:`PRESSES`."""
    return {name: can.get(name, False) for name in PRESSES} | ({"claim": True} if can.get("claim") else {})
