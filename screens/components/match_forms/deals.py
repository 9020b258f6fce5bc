"""Matches in which a deal is one entry: everybody has a score of their own, and every deal says line by line who pays whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import game
from lessons.score_forms.families import DealtMatch, DealtStart
from lessons.score_forms.values import Written
from lessons.text.phrases import sentences
from screens.components.match_forms.family import MatchFamily
from screens.components.match_forms.fields import (
    beside,
    form,
    group,
    help_text,
    one,
    person,
    rules,
    stage,
    way,
)
from screens.components.match_forms.given import (
    Field,
    FormPart,
    FormProps,
    HandProps,
    LedgerLine,
    SideScore,
    StageProps,
)
from screens.components.match_forms.names import amount, say, total
from screens.wording.texts import headed


def _nothing(*_: Any) -> list[Any]:
    return []


@dataclass(frozen=True)
class DealtFamily(MatchFamily):
    """What such a family says of its deals.

    ``ended``: how one ended, as a phrase; ``lines``: what it is made of; ``payoffs``: what everybody receives, or pays.
    ``fields``: how one can end, by each way what it is called and what it asks; ``at_the_table``: the same where cards lie there,
    and what they tell is not asked; ``written``: the way and the fields of one that was written.
    ``before``: rows above a deal's sum; ``remarks``: what is said below it; ``pool``: what lies in it now.
    """

    name: str
    ended: Callable[[Any, Any, str], str]
    lines: Callable[[Any, Any, str], list[LedgerLine]]
    payoffs: Callable[[Any], Sequence[Any]]
    fields: Callable[[Any, int, str], Mapping[str, tuple[str, list[Field]]]]
    at_the_table: Callable[[Any, str], Mapping[str, tuple[str, list[Field]]]]
    written: Callable[[Any, Any], Written]
    before: Callable[[Any, str], list[list[str | int]]] = _nothing
    remarks: Callable[[Any, Any, str], list[str]] = _nothing
    pool: Callable[[Any, str], list[str]] = _nothing
    files: tuple[str, ...] = ("txt", "pdf")

    def words(self, code: str, lang: str) -> str:
        """A text of the forms, in the family's own words where it has them."""
        own = f"{code}@{self.name}"
        return say(own if own in sentences() else code, lang)

    def starting(self, lang: str, had: DealtStart | None = None, learned: str = "") -> FormProps:
        offered = self.games if had is None else (had.game,)
        house, event = (had.house, "start") if had else (None, "begin")
        ways = []
        for id in offered:
            its, value = game(id), dict[str, object](game=id, names=[""] * game(id).seats, house={})
            seats = range(1, its.seats + 1)
            people = [person(f"names.{n - 1}", say("keeper.jochi.player", lang, n=n)) for n in seats]
            dealers = [(n - 1, str(n)) for n in seats]
            fields: list[FormPart] = [
                group("two", people),
                help_text(say("keeper.jochi.seats", lang)),
                one("dealer", say("keeper.new.dealer", lang), dealers, had.dealer if had else 0),
                *rules(its.house.bearing_on("payment"), house, lang),
            ]
            ways.append(way(id, say(f"game.{id}", lang), (event, value), fields, say("keeper.new.go", lang)))
        first = had.game if had else learned if learned in offered else self.first
        told = {f"names.{seat}": name for seat, name in enumerate(had.names)} if had else {}
        return form(f"start-{self.name}", ways, say("keeper.jochi.game", lang), (first, told)) | {"listed": True}

    def stages(self, match: DealtMatch, lang: str) -> list[StageProps]:
        if match.open is None:
            return []
        hand = match.open.number
        return [stage("end", hand, say("keeper.jochi.end", lang), self.ending(match.start, hand, lang))]

    def correcting(self, match: DealtMatch, number: int, its: Any, lang: str) -> tuple[str, FormProps]:
        if isinstance(its, type(match.start)):
            return "start", self.starting(lang, match.start)
        return "end", self.ending(match.start, its.hand, lang, self.written(match.start, its))

    def ending(self, start: Any, hand: int, lang: str, had: Written | None = None) -> FormProps:
        """How this deal can end, with what was written of it."""
        return self._form(self.fields(start, hand, lang).items(), {"hand": hand}, lang, had)

    def laying(self, start: Any, lang: str) -> FormProps:
        """What is asked where the cards lie on the scoring table."""
        ways = self.at_the_table(start, lang)
        return self._form(ways.items(), {}, lang, (next(iter(ways)), {}))

    def _form(
        self,
        kinds: Iterable[tuple[str, tuple[str, list[Field]]]],
        deal: dict[str, object],
        lang: str,
        had: Written | None,
    ) -> FormProps:
        help, go = self.words("keeper.jochi.points-help", lang), say("keeper.jochi.go", lang)
        ways = [
            way(kind, label, ("deal", {**deal, "kind": kind, "told": {}}), beside(fields, help), go)
            for kind, (label, fields) in kinds
        ]
        return form(f"end {deal.get('hand', 0)}", ways, self.words("keeper.jochi.how", lang), had)

    def entry(self, match: DealtMatch, told: Any, lang: str) -> str:
        if isinstance(told, type(match.start)):
            return say("keeper.said.start", lang, names=" – ".join(told.names), format=self.called(told, lang))
        return say("keeper.jochi.said", lang, hand=told.hand, what=self.ended(match.start, told, lang))

    def sides(self, match: DealtMatch) -> list[str]:
        return list(match.start.names)

    def scores(self, match: DealtMatch, lang: str) -> list[SideScore]:
        best, dealer = max(match.totals), match.open.dealer if match.open else None
        return [
            {
                "own": "",
                "names": [(name, seat == dealer)],
                "points": total(points, lang),
                "ahead": points == best and any(match.totals),
                "left": "",
            }
            for seat, (name, points) in enumerate(zip(match.start.names, match.totals, strict=True))
        ]

    def now(self, match: DealtMatch, lang: str) -> list[str]:
        start, hand, pool = match.start, match.open, self.pool(match, lang)
        if hand is None:
            return [say("keeper.result.stopped-jochi", lang), *pool]
        deals = "● " + say("keeper.deals", lang, name=start.names[hand.dealer])
        return [self.called(start, lang), say("keeper.hand", lang, n=hand.number), deals, *pool]

    def hands(self, match: DealtMatch, lang: str) -> list[HandProps]:
        return [self._hand(match, hand, lang) for hand in match.hands if hand.end is not None]

    def _hand(self, match: DealtMatch, hand: Any, lang: str) -> HandProps:
        start = match.start
        return {
            "number": hand.number,
            "title": f"{say('keeper.hand', lang, n=hand.number)} · {self.ended(start, hand.end, lang)}",
            "rows": [
                *self.before(hand, lang),
                ["hand_total", say("keeper.jochi.deal", lang), *(amount(one, lang) for one in self.payoffs(hand))],
                ["total", say("keeper.jochi.total", lang), *(total(one, lang) for one in hand.after)],
            ],
            "out": False,
            "remarks": self.remarks(start, hand, lang),
            "lines": self.lines(start, hand, lang),
        }

    def label(self, match: DealtMatch, lang: str) -> str:
        people = zip(match.start.names, match.totals, strict=True)
        named = ", ".join(f"{name} {total(points, lang)}" for name, points in people)
        state = say("keeper.result.stopped-jochi" if match.over else "keeper.going", lang)
        return f"{headed(self.called(match.start, lang), lang)} {named} ({state})"

    def called(self, start: DealtStart, lang: str) -> str:
        return say(f"game.{start.game}", lang)

    def told(self, match: DealtMatch, lang: str) -> list[str]:
        start, told = match.start, [" – ".join(match.start.names), ""]
        for hand in match.hands:
            if hand.end is None:
                continue
            told.append(f"{hand.number}. {self.ended(start, hand.end, lang)}")
            told += [f"  {one['points']:>5}  {one['label']}" for one in self.lines(start, hand, lang)]
            pairs = zip(start.names, self.payoffs(hand), hand.after, strict=True)
            told.append("  = " + "  ".join(f"{name} {amount(a, lang)} ({total(b, lang)})" for name, a, b in pairs))
        totals = "  ".join(f"{name} {total(one, lang)}" for name, one in zip(start.names, match.totals, strict=True))
        return [*told, "", totals, *self.pool(match, lang)]
