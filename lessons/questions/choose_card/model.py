"""Which card to lead, to play or to lay away. The best are right, fair ones are accepted, poor ones told why."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.game import Game
from engine.parts.advice import Advice, Opinion, Option
from engine.sheet import codes
from lessons.question.capabilities import TACTICS
from lessons.question.kind import Answer, Answers, Fault, Kind, Mark, Message, Panel, State
from lessons.question.misconception import Aim, Misconception, ids
from lessons.questions.choose_card.doubted import found
from lessons.questions.choose_card.moment import LEAVE, ChoiceMoment, family_of
from lessons.questions.choose_card.smallest import smallest
from lessons.questions.choose_card.theme import usable
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Cards, Spec, Yes

TOLD = frozenset(
    f"advice-{what}"
    for what in (
        *("petit-drawn-out", "petit-lives", "petit-led", "petit-left-in-danger", "petit-too-early", "petit-given"),
        *(
            "trumps-led",
            "trumps-led-own-begato",
            "trumps-led-alone",
            "begato-left-behind",
            "safe-moment-missed",
            "key-card-lost",
            "valuable-lost",
            "chance-missed",
        ),
    )
)
"""What answers already where to look: whose the trick is, what becomes of the key card, how many trumps there are."""


RULES = MappingProxyType(
    {
        **dict.fromkeys(("advice-long-suit-king", "advice-long-suit-valuable"), "hint.choose-card.planning-the-play"),
        "advice-king-takes": "hint.choose-card.the-first-round",
        "advice-low-from-king-late": "hint.choose-card.low-from-king-late",
        "advice-throw-in": "hint.choose-card.left-on-lead",
        "advice-left-on-lead": "hint.choose-card.left-on-lead",
        "advice-brought-home": "remedy.small-cards-to-partner",
        "advice-feed-the-dealer": "hint.problem.feeding",
        "advice-hunts-the-petit": "remedy.trumps-kept-for-later",
        "advice-petit-waits": "remedy.petit-loses-its-company",
        "advice-petit-takes": "remedy.petit-kept-too-long",
        "advice-petit-while-they-follow": "remedy.petit-kept-too-long",
        "advice-petit-to-friends": "remedy.petit-kept-too-long",
        "advice-petit-spared": "remedy.petit-as-small-change",
    }
)
"""What the best choice is for -> its rule, where the section of the source speaks of more than this, or of leads alone."""


class ChooseCardSpec(Spec):
    """A moment of the play from one chair; without a hand it is drawn."""

    ask: Literal["", "lead", "follow", "trumps", "keys", "late", "leave"] = Field(
        default="",
        description="What about: leads, following in a suit, trumps led, the key cards, towards the end, or what is laid away; "
        "in France leads, keys (the petit) and leave. Left out: the first of these that the game has.",
    )
    hand: Cards = Field(default="", description="Your hand; for leave with the cards that were taken up.")
    trick: Cards = Field(default="", description="What lies in the trick already; nothing when you lead.")
    dealer: Literal["", "you", "right", "partner", "left"] = Field(default="", description="Who deals, seen from you.")
    signal: Literal["", "volo", "busso", "striscio"] = Field(
        default="", description="The signal of the trick's leader."
    )
    partner: Cards = Field(default="", description="Cards your partner has declared and still holds.")
    right: Cards = Field(default="", description="Cards the player on your right has declared and still holds.")
    taker: Literal["", "you", "right", "opposite", "left"] = Field(
        default="", description="In France: who takes, seen from you; you where nothing is said."
    )
    trumps_gone: Yes = Field(default=False, description="In France, true: all trumps but yours have been played.")


class ChooseCard(Kind[ChooseCardSpec, ChoiceMoment]):
    name = "choose-card"
    Spec = ChooseCardSpec
    requires = (TACTICS,)

    def fixed(self, spec: ChooseCardSpec) -> bool:
        return bool(spec.hand)

    def impossible(self, spec: ChooseCardSpec, game: Game, rules: Any) -> Iterator[Fault]:
        spec, family = _with_theme(spec, game), family_of(game)
        if spec.ask not in family.THEMES:
            ways = ", ".join(family.THEMES)
            yield Fault(
                "ask",
                CheckerMessage("checker.not-asked-in", ask=repr(spec.ask), game=game.id, known=ways),
                "impossible",
            )
            return
        if refused := family.refuses(game, spec.ask):
            yield Fault("ask", refused, "impossible")
            return
        for name in sorted({"dealer", "signal", "partner", "right", "taker", "trumps_gone"} - family.FIELDS):
            if getattr(spec, name):
                yield Fault(name, CheckerMessage("checker.field-idle", key=repr(name), game=game.id), "impossible")
                return
        fields = self._fields(spec, game)
        for name in ("trick", "partner", "right"):
            for card in fields[name]:
                if card in fields["hand"]:
                    where = self.offset(spec, name, card)
                    yield Fault(name, CheckerMessage("checker.in-hand-too", card=card.code), "impossible", where)
        its = list(family.impossible(game, spec, fields))
        yield from its
        if len(fields["trick"]) >= game.seats:
            yield Fault("trick", CheckerMessage("checker.whole-trick", n=len(fields["trick"])), "impossible")
        elif fields["hand"] and not its:
            view = family.given(game, spec, fields)
            if not family.counsel(game, view, spec.ask).clear:
                said = CheckerMessage("checker.tactics-open")
                yield Fault("hand", said, "impossible")

    def make(self, spec: ChooseCardSpec, game: Game, rng: Random, rules: Any = None, aim: Aim = ()) -> ChoiceMoment:
        spec, family = _with_theme(spec, game), family_of(game)
        fixed = self.fixed(spec)
        view = family.given(game, spec, self._fields(spec, game)) if fixed else family.drawn(game, rng, spec.ask, aim)
        return ChoiceMoment(game, rules or game.house(), ids(aim), spec.ask, view)

    def _fields(self, spec: ChooseCardSpec, game: Game) -> dict[str, tuple[Card, ...]]:
        """The cards of the fields that hold some."""
        return {name: self.cards(spec, game, name) for name in ("hand", "trick", "partner", "right")}

    def panel(self, item: ChoiceMoment, given: Answers = ()) -> Panel:
        shown: Panel = family_of(item.game).panel(item)
        return shown

    def right(self, item: ChoiceMoment, given: Answers = ()) -> Answer:
        return item.places(item.advice.best[0])

    def is_right(self, item: ChoiceMoment, given: Answers, answer: Answer) -> bool:
        option = item.option(answer)
        return option in item.advice.options and item.advice.grade(option) != "poor"

    def discriminates(self, item: ChoiceMoment, belief: Misconception) -> bool:
        """A wrong idea shows only where the tactics are clear."""
        return super().discriminates(item, belief) and usable(item.advice)

    def explain(self, item: ChoiceMoment, given: Answers, answer: Answer) -> Mark:
        option, advice = item.option(answer), item.advice
        if option not in advice.options:
            return self._refused(item, option)
        grade, said = advice.grade(option), tuple(map(_told, advice.options[option]))
        if grade == "best":
            return Mark(True, True, said, dict.fromkeys(answer, "right"))
        better = advice.best[0]
        why = _told(advice.options[better][0])
        if grade == "doubted":
            by_the_book = Message("choose-card.by-the-book", {"cards": codes(better)})
            doubt = next(one for one in advice.options[option] if one.grade == "doubted")
            says: tuple[Message, ...] = (*said, found(doubt), by_the_book, why)
            return Mark(True, True, says, dict.fromkeys(answer, "right"), title=Message("choose-card.accepted"))
        if grade == "fair":
            named = Message("choose-card.better", {"cards": codes(better)})
            says = (Message("choose-card.fair", {"cards": codes(option)}), named, why)
            return Mark(True, True, says, dict.fromkeys(answer, "right"))
        good = item.places(better)
        cards: dict[int, State] = {place: "right" if place in good else "wrong" for place in answer}
        cards |= dict.fromkeys(set(good) - set(answer), "missed")
        named = Message("choose-card.instead", {"cards": codes(better)})
        return Mark(False, False, (said[0], named, why), cards)

    def error_of(self, item: ChoiceMoment, given: Answers, answer: Answer) -> Mark:
        option = item.option(answer)
        if option not in item.advice.options:
            return changed(self._refused(item, option), refused=True)
        # Of several cards some may well belong to the good choice: those are not lit.
        good = item.places(item.advice.best[0])
        lit: dict[int, State] = {place: "wrong" for place in answer if place not in good}
        return Mark(False, False, (_told(item.advice.options[option][0]),), lit)

    def _refused(self, item: ChoiceMoment, option: Option) -> Mark:
        """What the rules do not allow, each reason once, which is not a matter of tactics; lit is what may not be chosen."""
        verdicts = family_of(item.game).judged(item, option)
        no = {card: verdict for card, verdict in zip(option, verdicts, strict=True) if not verdict.ok}
        each = {verdict.reason: Message(verdict.reason, verdict.facts, verdict.source) for verdict in no.values()}
        says = (Message("choose-card.not-allowed"), *each.values())
        return Mark(False, False, says, dict.fromkeys(item.places(no), "wrong"))

    def open_to(self, item: ChoiceMoment, given: Answers) -> Collection[int]:
        """The cards that the rules allow to be played, or to be laid away."""
        return {place for option in item.advice.options for place in item.places(option)}

    def lures(self, item: ChoiceMoment, given: Answers) -> Collection[Answer]:
        """Of what is laid away, simply the smallest cards."""
        return smallest(item) if item.leaves else ()

    def solution(self, item: ChoiceMoment, given: Answers = ()) -> tuple[Message, ...]:
        return (Message("choose-card.best-is", {"cards": codes(item.advice.best[0])}),)

    def hints(self, item: ChoiceMoment, given: Answers = ()) -> tuple[Message, Message, Message]:
        advice = item.advice
        best = advice.options[advice.best[0]][0]
        rule = Message(RULES.get(best.reason, f"hint.choose-card.{best.source.partition('#')[2]}"), {}, best.source)
        return Message(family_of(item.game).where_to_look(item)), rule, _not(advice, advice.poor, len(advice.options))

    def look(self, item: ChoiceMoment, given: Answers, answer: Answer) -> Message:
        said = self.error_of(item, given, answer).says[0].reason
        return Message("hint.choose-card.look-then") if said in TOLD else super().look(item, given, answer)

    def first_step(self, item: ChoiceMoment, given: Answers, answer: Answer) -> Message:
        """What else is poor: of the answer itself it has been said."""
        advice, chosen = item.advice, _called(item.option(answer))
        others = len(advice.options) - (item.option(answer) in advice.options)
        return _not(advice, [option for option in advice.poor if _called(option) != chosen], others)

    def decided_by(self, item: ChoiceMoment) -> tuple[Mapping[str, object], ...]:
        if item.ask == LEAVE:
            return ()
        return ({"ask": "legal_plays", "hand": codes(item.view.hand), "trick": codes(item.view.trick)},)

    def guess_rate(self, item: ChoiceMoment) -> float:
        return item.advice.share_not_poor

    def expected(self, item: ChoiceMoment) -> str:
        return " | ".join(" ".join(codes(option)) for option in item.advice.best)

    def agrees(self, item: ChoiceMoment, expect: str) -> bool:
        """An author names one of the best choices, or all of them with bars between."""
        best = [sorted(codes(option)) for option in item.advice.best]
        return all(sorted(one.split()) in best for one in expect.split("|"))


def _with_theme(spec: ChooseCardSpec, game: Game) -> ChooseCardSpec:
    """Where nothing is said, what is asked about is the first theme that this game has."""
    family = family_of(game)
    able = [theme for theme in family.THEMES if not family.refuses(game, theme)]
    return spec if spec.ask else spec.model_copy(update={"ask": able[0]})


def _called(option: Option) -> list[tuple[str, int]]:
    """What tells the cards of a choice from others in words: one Moor is called as another."""
    return sorted((card.suit, card.strength) for card in option)


def _not(advice: Advice, poor: Sequence[Option], others: int) -> Message:
    """Of these poor choices the one that has least to do with the best; where there is none, that any other will do.

    ``others``: among how many choices one may still choose.
    """
    if not poor:
        return Message("hint.choose-card.any-other" if others > 1 else "hint.choose-card.the-other")
    one = min(poor, key=lambda option: len(set(option) & set(advice.best[0])))
    # A card that may go beside others is not poor by itself.
    blamed = set(advice.poor)
    together = any(set(one) & set(option) for option in advice.options if option not in blamed)
    return Message(f"hint.choose-card.not-{'together' if together else 'this'}", {"cards": codes(one)})


def _told(opinion: Opinion) -> Message:
    return Message(opinion.reason, opinion.facts, opinion.source)


KIND = ChooseCard()
