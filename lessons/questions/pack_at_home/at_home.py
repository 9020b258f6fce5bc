"""The question itself: printed cards, the custom by which they are played, and what is asked of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from engine.cards import Card
from engine.games.bologna.pack import MOORS
from engine.games.bologna.sources import SUBSTITUTE_PACK
from engine.games.bologna.substitute import LEFT_OUT, SOURCES, stands_for
from engine.games.bologna.substitute import NUMBERINGS as NUMERALS
from engine.sheet import codes
from lessons.question.facts.bologna import PrintedCardFacts
from lessons.question.kind import Message, Panel, Row, Table
from lessons.question.seats import seats_of
from lessons.question.stepwise import Step, StepwiseItem

PACK = "marseille"
NUMBERINGS = {"subject": "by_subject", "number": "by_number"}
"""The two customs, and what the engine calls them."""
_HIGHEST = ("Angel", "World")


@dataclass(frozen=True)
class AtHome(StepwiseItem):
    """A pack of another city, from which cards of Bologna are to be found. ``shown``: cards as they are printed, by the codes
    they have by subject. ``wanted``: the card of Bologna asked for.
    """

    ask: str
    custom: str
    shown: tuple[Card, ...]
    wanted: Card | None

    @property
    def parts(self) -> tuple[Card, ...]:
        """The cards of Bologna whose parts the printed ones play."""
        return tuple(stands_for(card, NUMBERINGS[self.custom]) for card in self.shown)

    def build(self) -> Iterable[Step]:
        yield {"out": self._out, "stands": self._stands, "takes": self._takes}[self.ask]()

    def _out(self) -> Step:
        right = tuple(i for i, card in enumerate(self.shown) if card.code in LEFT_OUT)
        row = Row(codes(self.shown), pick=True, layout="grid", named=False)
        panel = Panel("many", Message("ask.pack-at-home.out"), (row,), at_most=len(self.shown), pack=PACK)
        hints = (
            Message("hint.pack-at-home.look-out"),
            Message("pack-at-home.sixteen", {}, SUBSTITUTE_PACK),
            Message("hint.pack-at-home.first-out", {"card": self.shown[right[0]].code}),
        )
        each = {i: Message(f"pack-at-home.{_why_out(card)}", {"card": card.code}) for i, card in enumerate(self.shown)}
        why = (Message("pack-at-home.sixteen", {}, SUBSTITUTE_PACK),)
        return Step("out", panel, right, why, hints, each, about=self._about)

    def _stands(self) -> Step:
        wanted = cast(Card, self.wanted)
        fit = [i for i, part in enumerate(self.parts) if part.strength == wanted.strength]
        row = Row(codes(self.shown), pick=True, layout="row", named=False)
        moor = wanted.code in MOORS
        ask = "stands-moor" if moor else f"stands-{self.custom}" if wanted.code in _HIGHEST else "stands"
        panel = Panel("one", Message(f"ask.pack-at-home.{ask}", {"card": wanted.code}), (row,), pack=PACK)
        source = self._source if wanted.code in _HIGHEST else SUBSTITUTE_PACK
        rule = Message(f"pack-at-home.rule-{_sort(wanted)}", {}, source)
        hints = (
            Message(f"hint.pack-at-home.look-{_sort(wanted)}"),
            rule,
            self.left_of(fit),
        )
        each = {
            i: Message(
                "pack-at-home.stands-moor" if part.code in MOORS else "pack-at-home.stands-for",
                {"card": card.code, "other": part.code},
            )
            for i, (card, part) in enumerate(zip(self.shown, self.parts, strict=True))
        }
        also = frozenset((i,) for i in fit[1:])
        other = next(numbering for custom, numbering in NUMBERINGS.items() if custom != self.custom)
        otherwise = [i for i, card in enumerate(self.shown) if stands_for(card, other).strength == wanted.strength]
        return Step(
            "stands", panel, (fit[0],), (each[fit[0]], rule), hints, each, also, self._about,
            lures=tuple((i,) for i in otherwise if i not in fit),  # who goes by the other custom says the same
        )  # fmt: skip

    def _takes(self) -> Step:
        taken = self.game.winner(self.parts, self.rules).index
        row = Row(codes(self.shown), Message("row.trick-from-leader"), pick=True, layout="trick", seat=self._leader)
        ask = Message(f"ask.pack-at-home.takes-{self.custom}")
        panel = Panel("one", ask, (row,), table=Table(seats_of(self.game)), pack=PACK)
        reason = self._reason(taken)
        source = self._source if reason in _HIGHEST_REASONS else SUBSTITUTE_PACK
        why = (Message(f"pack-at-home.{reason}", {"card": self.shown[taken].code}, source),)
        sort = "moor" if reason == "last-moor" else "customs" if reason in _HIGHEST_REASONS else "higher"
        rule = Message(f"pack-at-home.rule-{sort}", {}, source)
        hints = (
            Message("hint.pack-at-home.look-takes"),
            rule,
            Message(f"hint.pack-at-home.first-{reason}", {"cards": codes(self.shown)}),
        )
        loses = "pack-at-home.moor-not-ahead" if reason == "last-moor" else "pack-at-home.not-ahead"
        each = {1 - taken: Message(loses, {"card": self.shown[1 - taken].code})}
        return Step("takes", panel, (taken,), why, hints, each, about=self._about)

    def _reason(self, taken: int) -> str:
        """Why this one takes the trick."""
        if {card.code for card in self.shown} == set(_HIGHEST):
            return "xx-highest" if self.custom == "subject" else "xxi-highest"
        return "last-moor" if all(card.code in MOORS for card in self.shown) else "higher-numeral"

    def left_of(self, fit: Sequence[int], refused: Collection[int] = ()) -> Message:
        """The last hint: the right card and one that is not, as they lie, and none that was refused; or how many are right."""
        if len(fit) > 1:
            return Message("hint.pack-at-home.first-stands-n", {"n": len(fit)})
        others = [i for i in range(len(self.shown)) if i not in fit]
        other = next((i for i in others if i not in refused), others[0])
        return Message(
            "hint.pack-at-home.first-stands", {"cards": tuple(self.shown[i].code for i in sorted((*fit, other)))}
        )

    @property
    def _source(self) -> str:
        return SOURCES[NUMBERINGS[self.custom]]

    @property
    def _leader(self) -> int:
        return Random(" ".join(codes(self.shown))).randrange(self.game.seats)

    @property
    def _about(self) -> PrintedCardFacts:
        return PrintedCardFacts(
            custom=self.custom,
            wanted=self.wanted,
            shown=self.shown,
            numerals={card.code: NUMERALS["by_subject"].get(card.code, "") for card in self.shown},
        )


_HIGHEST_REASONS = ("xx-highest", "xxi-highest")


def _sort(wanted: Card) -> str:
    """By which rule one finds what stands for this card."""
    if wanted.code in _HIGHEST:
        return "customs"
    if wanted.code in MOORS:
        return "moor"
    return "numbers" if wanted.rank.isdigit() else "great" if wanted.code != "Begato" else "begato"


def _why_out(card: Card) -> str:
    if card.code in LEFT_OUT:
        return "goes"
    if card.code in MOORS:
        return "stays-moor"
    return "stays-trump" if card.is_trump or card.is_fool else "stays-ace" if card.rank == "A" else "stays-card"
