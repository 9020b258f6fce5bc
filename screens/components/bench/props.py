"""What the browser is told of a position: the sheet in sentences, what can be set, what cannot be. It computes no figure."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, cast

from engine.games.bologna import matto
from engine.games.bologna.counting.combinations import CRICCONE, KINDS, SUIT_SEQUENCES
from engine.games.bologna.counting.grande import CONTATORI
from engine.games.bologna.pack import HEAD, MOORS, NUMBERS, SUITS
from engine.games.bologna.rules import Rules
from engine.games.bologna.scoring import PLAYERS, Position, write
from engine.games.bologna.scoring.impossible import impossible, possible_sizes
from engine.games.bologna.scoring.piles import SORTS
from engine.house import Value
from engine.verdict import Verdict
from lessons.question.kind import Message
from lessons.scoring.moves import CARDS
from lessons.text import phrases
from lessons.text.printed import edition, parts, prints
from screens.card_pictures import addresses, overlays
from screens.components.bench.given import BenchTable, PositionProps, RuleChoices
from screens.wording import texts

DECK = "bologna"
PLACE = {card.code: place for place, card in enumerate(CARDS)}
COURTS = ("K", "Q", "N", "J", "A")
PIPS = ("10", "9", "8", "7", "6")
COUNTED_BY = Rules.bearing_on("count", "exchange", "match")
"""The house rules that bear on a count or on the match; the others are about play."""


@dataclass(frozen=True, slots=True)
class Wording:
    """In which language a count is told, and by which family or edition its cards are named."""

    lang: str
    edition: str = DECK

    @classmethod
    def of(cls, lang: str, pack: str) -> Wording:
        """That of somebody who sees the cards in this pack."""
        return cls(lang, edition(DECK, pack))

    def say(self, code: str, **facts: Any) -> str:
        return _said(code, self.lang, self.edition, tuple(facts.items()))

    def card(self, code: str, form: str = "name") -> str:
        return phrases.card_name(code, cast(phrases.Lang, self.lang), form, self.edition)


def say(code: str, lang: str, **facts: Any) -> str:
    """A text that names no card."""
    return Wording(lang).say(code, **facts)


@lru_cache(maxsize=4096)
def _said(code: str, lang: str, named_by: str, facts: tuple[tuple[str, Any], ...]) -> str:
    # A sheet is some seventy sentences, and from one tap to the next most of them are the same.
    return phrases.say(Message(code, dict(facts)), cast(phrases.Lang, lang), named_by)


def _index(code: str, words: Wording) -> str:
    """What stands on a card: of its suit speaks the head of the row."""
    return overlays.tag(code, DECK, words.lang)["text"] if code in overlays.SUITED else _short(code, words)


def _short(code: str, words: Wording) -> str:
    """A card in few signs: a trump by its numeral, where the pack that is shown has one."""
    numeral = prints(parts(words.edition)[1])[code].numeral if words.edition != DECK else ""
    return numeral or words.card(code, "short")


def places(codes: Any) -> list[int]:
    return [PLACE[code] for code in codes]


@cache
def table(lang: str, pack: str) -> BenchTable:
    """What stays the same: the cards with their pictures, how they lie, and every word the browser says by itself."""
    words = Wording.of(lang, pack)
    return {
        "cards": [
            (addresses.url(DECK, pack, code), words.card(code), _short(code, words), _index(code, words))
            for code in PLACE
        ],
        "suits": [
            {
                "name": say(f"suit.{suit}", lang),
                "cards": places(suit + rank for rank in COURTS),
                "pips": places(suit + rank for rank in PIPS),
            }
            for suit in SUITS
        ],
        "ranks": [say(f"workbench.rank.{rank}", lang) for rank in COURTS],
        "trumps": [
            {
                "name": words.say(_of_the_row("row", name), first=_short(codes[0], words), last=_short(codes[-1], words)),
                "sign": words.say(_of_the_row("sign", name), first=_short(codes[0], words), last=_short(codes[-1], words)),
                "cards": places(codes),
            }
            for name, codes in (
                ("head", (*HEAD, "Begato", "Matto")),
                ("high", [f"T{n}" for n in NUMBERS[:6]]),
                ("low", [f"T{n}" for n in NUMBERS[6:]]),
            )
        ],
        "moors": places(MOORS),
        "needs": {kind: _may_be_of(kind) for kind in KINDS},
        "kinds": [(kind, say(f"workbench.kind.{kind}", lang)) for kind in KINDS],
        "players": [say(f"workbench.player.{player}", lang) for player in PLAYERS],
        "sorts": [(sort, say(f"workbench.sort.{sort}", lang)) for sort in SORTS],
        "sides": (say("workbench.we", lang), say("workbench.they", lang)),
        "words": words_under("workbench.ui", lang),
        "blank": write(Position()),
    }  # fmt: skip


def _of_the_row(what: str, name: str) -> str:
    """Two rows of trumps are called by their first and last number, as it stands on the cards that are shown."""
    return f"workbench.{what}.{name if name == 'head' else 'numbers'}"


def words_under(prefix: str, lang: str) -> dict[str, str]:
    """Every text whose key begins with ``prefix.``, by the rest of its key; holes are left for the browser to fill."""
    found = phrases.sentences()
    return {key.removeprefix(prefix + "."): both[lang] for key, both in found.items() if key.startswith(prefix + ".")}


def options(position: Position, words: Wording) -> PositionProps:
    """What stands beside the cards: who won the last trick, who dealt, the Matto, declarations, the match, house rules."""
    owing = position.owing
    taken = [] if owing is None else [card for card in position.taken(owing) if card not in position.left]
    may = matto.must_give(taken, position.rules)
    given = position.given
    return {
        "text": write(position),
        "won": sorted(PLACE[card.code] for card in position.won),
        "sizes": list(possible_sizes(position)),
        "last": position.last,
        "dealer": position.dealer,
        "left": sorted(PLACE[card.code] for card in position.left),
        "matto": position.matto,
        "gives": None if position.gives is None else PLACE[position.gives.code],
        "given": None if given is None else PLACE[given.code],
        "may_give": places(card.code for card in may),
        "before": position.before,
        "shown": [
            {
                "player": one.player,
                "label": words.say(f"workbench.kind.{one.kind}"),
                "cards": places(card.code for card in one.cards),
            }
            for one in position.shown
        ],
        "problems": [problem(verdict, words) for verdict in impossible(position)],
        "rules": {rule.name: getattr(position.rules, rule.name) for rule in COUNTED_BY},
    }  # fmt: skip


def problem(verdict: Verdict, words: Wording) -> str:
    """Why this cannot be, in words; a side among the facts is spoken of by its name."""
    facts = dict(verdict.facts)
    if isinstance(facts.get("side"), int):
        facts["side"] = words.say(f"workbench.{('we', 'they')[cast(int, facts['side'])]}")
    return words.say(verdict.reason, **facts)


@cache
def rule_choices(lang: str) -> list[RuleChoices]:
    """The house rules that bear on a count, each with what it could be; what it is, a position's options tell."""
    return [
        {
            "name": rule.name,
            "label": texts.text(f"house.{rule.name}", lang),
            "default": rule.default,
            "choices": [(choice, chosen(rule.name, choice, lang)) for choice in rule.choices],
        }
        for rule in COUNTED_BY
    ]


def chosen(name: str, value: Value, lang: str) -> str:
    """A choice of a house rule in words."""
    if isinstance(value, bool):
        return texts.text("settings.yes" if value else "settings.no", lang)
    return str(value) if isinstance(value, int) else texts.text(f"house.{name}.{value}", lang)


def _may_be_of(kind: str) -> list[int]:
    """The cards that can be of a combination of this kind, contatori last."""
    if kind in CRICCONE:
        return places(CRICCONE[kind])
    if kind == "grande":
        return places((*HEAD, *(f"T{n}" for n in NUMBERS), *MOORS, *CONTATORI))
    if kind in SUIT_SEQUENCES:
        return places((*(SUIT_SEQUENCES[kind] + rank for rank in COURTS), *CONTATORI))
    return places((*(MOORS if kind == "moors" else tuple(suit + "A" for suit in SUITS)), *CONTATORI))
