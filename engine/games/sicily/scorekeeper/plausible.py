"""Which figures no cards give: every camp's cards that are known set its fewest points, and a card lies with one camp only."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.cards import Pack
from engine.games.sicily.contract import Contract
from engine.games.sicily.counting import LAST_TRICK, count
from engine.games.sicily.form import Form
from engine.games.sicily.pack import DECINE, FOUR_ARIE, GIOVE, KINGS
from engine.games.sicily.settling.figures import Figures
from engine.games.sicily.sources import CARDS, SCORING
from engine.verdict import Facts, Verdict

Known = tuple[frozenset[str], ...]
"""By camp, the codes of cards that it must have."""


def impossible(form: Form, contract: Contract, told: Figures) -> Verdict | None:
    """What cannot be in these figures; None where all can be."""
    return next(_found(form, contract, told), None)


def _found(form: Form, contract: Contract, told: Figures) -> Iterator[Verdict]:
    known = known_cards(form, contract, told)
    for camp, cards in enumerate(known):
        for other in known[camp + 1 :]:
            if twice := sorted(cards & other):
                yield Verdict(False, "card-with-both", {"card": twice[0]}, SCORING)
    asks = set(form.settle.asks)
    for camp, cards in enumerate(known):
        for name, codes, holder in (("kings", KINGS, told.kings), ("arie", FOUR_ARIE, told.arie)):
            if asks & {name, f"four_{name}"} and cards.issuperset(codes) and holder != camp:
                yield Verdict(False, f"all-{name}-there", {"camp": camp}, SCORING)
    if "scommessa" in told.announced and not told.kept and known[contract.bidding_camp].issuperset(DECINE):
        yield Verdict(False, "scommessa-was-kept", {}, SCORING)
    if told.points:
        yield from _points(form, contract, told, known)


def _points(form: Form, contract: Contract, told: Figures, known: Known) -> Iterator[Verdict]:
    may = totals(form, len(contract.camps))
    if sum(told.points) not in may:
        facts: Facts = {"sum": sum(told.points), "all": max(may), "may": tuple(sorted(may))}
        yield Verdict(False, "points-do-not-add-up", facts, CARDS)
    for camp, cards in enumerate(known):
        least = int(count([form.pack[code] for code in cards]).total) + LAST_TRICK * (told.last == camp)
        if told.points[camp] < least:
            short: Facts = {"camp": camp, "points": told.points[camp], "least": least}
            yield Verdict(False, "fewer-than-its-cards", short, CARDS)


def known_cards(form: Form, contract: Contract, told: Figures) -> Known:
    """What every camp must have in its tricks."""
    found: list[set[str]] = [set() for _ in contract.camps]
    for code, by, _ in told.captured:
        found[contract.camp(by)].add(code)
    if told.kings is not None:
        found[told.kings] |= set(KINGS)
    if told.arie is not None:
        found[told.arie] |= set(FOUR_ARIE)
        # Four arie are those without the giove, where five pay more; of two sides the other one has it then.
        if "arie" in form.settle.asks:
            found[told.arie if told.giove else 1 - told.arie].add(GIOVE.code)
    if "scommessa" in told.announced and told.kept:
        found[contract.bidding_camp] |= set(DECINE)
    return tuple(frozenset(cards) for cards in found)


def totals(form: Form, camps: int) -> frozenset[int]:
    """What all camps' points can come to together: threes that are left over may cost or give a point (S3)."""
    pack: Pack = form.pack
    one_less = sum(int(card.points) - 1 for card in pack) + LAST_TRICK
    cards = len(pack)
    if camps == 3:
        # Tricks of three, and three laid away: only the Fool disturbs the threes.
        return frozenset({one_less + cards // 3})
    return frozenset(
        one_less + (cards - sum(over)) // 3 + over.count(2)
        for over in product(range(3), repeat=camps)
        if sum(over) % 3 == cards % 3 and sum(over) <= cards
    )
