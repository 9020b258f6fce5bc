"""What the learner's cards have cost in a hand that is over, by a search and by the book, and what became of the Bégato."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.bologna.pack import level
from engine.verdict import Facts
from lessons.tables.after_a_deal.hindsight import TableMoment, moments
from lessons.tables.bologna.weighing import advice, declared, may
from lessons.tables.hand import TableHand
from lessons.tables.told import why
from lessons.text.message import Message
from screens.analysis.begato import looked_at
from screens.analysis.coaching import SOLVED
from screens.analysis.hindsight import CardCost, searched
from screens.components.table.given import MarkProps, Tone
from screens.components.table.props import CardStyle
from screens.wording import citations
from screens.wording.texts import text


def weighed(hand: TableHand, moment: TableMoment, look: CardStyle) -> MarkProps | None:
    """The mark of this moment; None of a trick in which the learner had no card to play."""
    return _trick(hand, moment, look) if moment.number else _whole(hand, look)


def _whole(hand: TableHand, look: CardStyle) -> MarkProps:
    """Before the first trick: what was declared, and where points were lost in the whole hand."""
    found, tricks = searched(hand), moments(hand)
    lost = [(number, one) for number, one in found.tricks.items() if one.plain]
    says = [look.say(one) for one in declared(hand)]
    ways: list[tuple[str, int]] = []
    for number, one in lost:
        mine = tricks[number].mine
        assert mine is not None
        facts: Facts = {"n": number, "card": mine.code, "best": one.best, "points": one.points, "margin": one.margin}
        ways.append((look.say(Message("hindsight.lost-in", facts)), number))
    begato = looked_at(hand)
    if begato is not None and begato.trick:
        ways.append((look.say(begato.said), begato.trick))
    elif begato is not None:
        says.append(look.say(begato.said))
    if not found.whole:
        says.append(text("hindsight.unsearched", look.lang))
    title = "hindsight.lost" if lost else "hindsight.nothing-lost" if found.whole else "hindsight.by-the-book"
    points = sum(one.points for _, one in lost)
    told = _told("told", "→", look.say(Message(title, {"points": points, "n": len(lost)})), says, look)
    return told | {"ways": ways}


def _trick(hand: TableHand, moment: TableMoment, look: CardStyle) -> MarkProps | None:
    if moment.mine is None:
        return None
    begato = tuple(_begato(hand, moment, look))
    if len(may(moment)) < 2:
        return _told("told", "→", text("hindsight.only-card", look.lang), [*begato], look)
    judged = searched(hand).tricks.get(moment.number)
    source, book = _book(hand, moment, look)
    if judged is None:
        return _told("told", "→", text("hindsight.by-the-book", look.lang), [*book, *begato], look, source)
    says = [*_cost(judged, look), *book, *_open(judged, look), *begato]
    if judged.doubted:
        return _told("told", "→", text("hindsight.doubted", look.lang), says, look, source)
    if not judged.plain:
        return _told("good", "✓", text("hindsight.as-good", look.lang), says, look, source)
    facts = {"points": judged.points, "margin": judged.margin}
    return _told("bad", "✗", look.say(Message("hindsight.cost", facts)), says, look, source)


def _cost(judged: CardCost, look: CardStyle) -> Iterator[str]:
    """What would have been better, and what it would have brought; or what speaks for it, and how little that proves."""
    facts: Facts = {"card": judged.best, "told": judged.told, "points": judged.points, "margin": judged.margin}
    how = SOLVED if judged.solved else ""
    if judged.doubted:
        yield look.say(Message("hindsight.doubted-why" + how, facts))
    if judged.plain:
        yield look.say(judged.why)
        yield look.say(Message("hindsight.left" + how, facts))


def _book(hand: TableHand, moment: TableMoment, look: CardStyle) -> tuple[str, tuple[str, ...]]:
    """What the book would have played, why, and where it says so."""
    choice = advice(hand, moment)
    card = choice.action.card
    same = moment.mine is not None and level(card, moment.mine)
    first = Message("hindsight.book-too" if same else "hindsight.book", {"card": card.code})
    return choice.source, (look.say(first), look.say(why(choice)))


def _open(judged: CardCost, look: CardStyle) -> Iterator[str]:
    """How it was as the cards really lay."""
    if judged.open is not None:
        said = "hindsight.open-cost" if judged.open > 0 else "hindsight.open-fine"
        yield look.say(Message(said, {"points": judged.open}))


def _begato(hand: TableHand, moment: TableMoment, look: CardStyle) -> Iterator[str]:
    """Was this the last chance to bring the Bégato home?"""
    begato = looked_at(hand)
    if begato is not None and begato.trick == moment.number:
        yield look.say(begato.said)


def _told(tone: Tone, glyph: str, title: str, says: list[str], look: CardStyle, source: str = "") -> MarkProps:
    cited = [citations.link(source, look.lang)] if source else []
    return {"tone": tone, "glyph": glyph, "title": title, "says": says, "cards": {}, "rule": "", "source": cited}
