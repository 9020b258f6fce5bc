"""What single sentences claim beside what they name: a reason code, and when it is so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards import Card
from lessons.question.kind import Answer, Answers, Item, Message, Panel

Claim = Callable[[Any, Answers, Panel, Message, Answer | None], bool]
"""Called with the item, the answers before, the panel, what is said, and the answer it is said of (None: a hint)."""


def _hand(panel: Panel, item: Item) -> list[Card]:
    """The learner's cards: what may be picked, or what lies at seat 0."""
    rows = [row for row in panel.rows if row.pick or row.seat == 0] or list(panel.rows)
    return [item.game.pack[code] for row in rows for code in row.cards]


def _held(panel: Panel, item: Item, suit: object) -> int:
    return sum(card.suit == suit for card in _hand(panel, item))


def _trumps(panel: Panel, item: Item) -> int:
    return sum(card.is_trump for card in _hand(panel, item))


def _lies(panel: Panel, code: object) -> bool:
    return any(code in row.cards for row in panel.rows)


GENERAL = (
    "signal.how",
    "hint.pick-cards.look-",
    "hint.scavezzo.number-look",
    "hint.count.pile-grande.look",
    "hint.count.length.look-",
    "hint.count.length.first-no-head",
    "hint.count-grande.first-no-",
    "diagnosis.pezzi-count-five",
    "order-cards.",
    "free-lead",
    "high-trumps-stay",
    "name-card.tell",
    "poignee.because-some-kept",
    "advice-trumps-led",
    "advice-angel-on-a-moor",
    "advice-petit-lives",
)
"""So begins what speaks of cards in general, or of one that somebody else may hold."""
ABSENT = {"diagnosis.moon-needed": "Moon", "diagnosis.world-needed": "World", "diagnosis.wild-angel": "Angel"}
"""Reason code -> the card it says is missing."""
CLAIMS: Mapping[str, Claim] = {
    "diagnosis.pezzi-count-five": lambda item, _, panel, __, ___: any(
        code in ("Sun", "Moon") for row in panel.rows for code in row.cards
    ),
    "hint.count.length.first-no-head": lambda _, __, panel, said, ____: not _lies(panel, said.facts["card"]),
    "hint.count.length.first-no-head-they": lambda _, __, panel, said, ____: _lies(panel, said.facts["card"]),
    "hint.count-grande.first-no-angel": lambda _, __, panel, ___, ____: not _lies(panel, "Angel"),
    "hint.legal-plays.first-follow": lambda item, _, panel, said, __: (
        _held(panel, item, said.facts["suit"]) == said.facts["n"] != 0
    ),
    "hint.legal-plays.first-trump": lambda item, _, panel, said, __: (
        not _held(panel, item, said.facts["suit"]) and _trumps(panel, item) > 0
    ),
    "hint.legal-plays.first-free": lambda item, _, panel, said, __: (
        not _held(panel, item, said.facts["suit"]) and not _trumps(panel, item)
    ),
    "legal-plays.more-of-the-suit": lambda item, _, panel, said, answer: any(
        card.suit == said.facts["suit"] and i not in (answer or ()) for i, card in enumerate(item.hand)
    ),
    "legal-plays.more-trumps": lambda item, _, __, ___, answer: any(
        card.is_trump and i not in (answer or ()) for i, card in enumerate(item.hand)
    ),
    "hint.legal-plays.look-fool": lambda item, _, __, ___, ____: any(card.is_fool for card in item.hand),
    "hint.who-wins.look-trumps": lambda item, _, __, ___, ____: any(card.is_trump for card in item.trick),
    "hint.who-wins.look-suit": lambda item, _, __, ___, ____: not any(card.is_trump for card in item.trick),
    "hint.auction.first": lambda item, _, __, said, ____: (
        said.facts["word"] in item.said and said.facts["word"] != "pass"
    ),
    "hint.auction.first-top": lambda item, _, __, ___, ____: "garde_contre" in item.said,
    "hint.auction.first-none": lambda item, _, __, ___, ____: set(item.said) <= {"pass"},
    "hint.auction.comes-first": lambda item, _, __, said, ____: said.facts["word"] in item.said != "pass",
    "hint.auction.comes-none": lambda item, _, __, ___, ____: set(item.said) <= {"pass"},
    "hint.auction.look": lambda item, _, __, ___, ____: bool(set(item.said) - {"pass"}),
    "auction.not-above": lambda item, _, __, said, ____: said.facts["highest"] in item.said,
    "auction.has-passed": lambda item, _, __, ___, ____: "pass" in item.said,
    "announcing.had-the-chance": lambda item, _, __, ___, ____: len(item.may) < len(item.others),
    "diagnosis.only-who-passed-says-rivanto": lambda item, _, __, ___, answer: any(
        word.partition(" ")[0] in ("passo", "mischio") for word in item.said
    ),
    "speaking.nobody-said": lambda item, _, __, said, ____: said.facts["code"] not in item.said,
    "speaking.was-said": lambda item, _, __, said, ____: said.facts["code"] in item.said,
    "hint.speaking.comes-first": lambda item, _, __, ___, ____: bool(item.said),
    "hint.next.first-turn": lambda item, _, __, said, ____: said.facts["n"] == len(item.trick) > 0,
    "hint.signal.first-trick": lambda item, _, __, ___, ____: bool(item.trick),
    "hint.lay-away.first-all": lambda item, given, panel, ___, ____: item.at(given).right != (-1,),
    "ladder.more": lambda item, given, _, __, answer: (
        answer is not None and set(answer) < set(item.at(given).right) if hasattr(item, "at") else True
    ),
    "captured.something": lambda item, given, _, __, ___: item.at(given).right != (-1,),
    "ladder.there-is-one": lambda item, given, _, __, ___: item.at(given).right[0] >= 0,
}
"""Reason code -> is it so here?"""
