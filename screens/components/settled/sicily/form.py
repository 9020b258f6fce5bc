"""The form in which the end of a Sicilian deal is entered: which fields each way of ending has, by what the game pays for."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.sicily.scorekeeper import Deal, End, Start
from engine.games.sicily.scorekeeper.counting import contract_of
from engine.games.sicily.scorekeeper.spoken import can_be_thrown_in, pays, solo_on
from engine.games.sicily.settling.figures import Figures
from engine.parts.settled_match import dealer_of
from lessons.keeping.told import NOBODY, THROWN, told_of
from screens.components.settled.given import Choice, ChoiceField, DealFormProps, Field, FigureField
from screens.components.settled.names import card, part, say
from screens.components.settled.sicily.words import camps

BIDS = ("solo", "chiamo", "venti")


def form(start: Start, hand: int, lang: str, had: End | None = None) -> DealFormProps:
    """How this deal can end, with the fields of each way; ``had``: what was written of it."""
    dealer = dealer_of(start, hand)
    kinds = [
        kind
        for kind in start.form.kinds
        if start.form.id != "barcellona4" or kind == getattr(start.house, "play", kind)
    ]
    if pays(start.form, start.house) or can_be_thrown_in(start.form, dealer, start.house):
        kinds.append(THROWN)
    its = told_of(start, had) if had else None
    return {
        "hand": hand,
        "kinds": [(kind, say(f"keeper.jochi.kind.{_called(start, kind)}", lang)) for kind in kinds],
        "fields": {kind: list(_fields(start, hand, kind, lang)) for kind in kinds},
        "had": {"kind": its[0], "told": its[1]} if its else None,
    }


def at_the_table(start: Start, lang: str) -> DealFormProps:
    """The same where the cards lie there: what they tell by themselves is not asked."""
    its = form(start, 1, lang)
    fields = {kind: [one for field in told for one in _laid(field, lang)] for kind, told in its["fields"].items()}
    for told in fields.values():
        twice = [one for one in told if one["name"] == "announced" and one["sort"] == "many"]
        if len(twice) == 2:
            twice[0]["options"] = [*twice[0]["options"], *twice[1]["options"]]
            told.remove(twice[1])
    kinds = [one for one in its["kinds"] if one[0] != THROWN]
    return its | {"kinds": kinds, "fields": {kind: fields[kind] for kind, _ in kinds}}


def _laid(field: Field, lang: str) -> Iterator[Field]:
    name = field["name"]
    if name == "scommessa":
        told = [("scommessa", say("keeper.jochi.word.scommessa", lang))]
        yield _many("announced", say("keeper.jochi.table.announced", lang), told)
    elif name == "bidder" and field["sort"] == "one":
        yield field | {"default": field["options"][0][0]}
    elif not name.startswith("points.") and name not in ("kings", "arie"):
        yield field


def _called(start: Start, kind: str) -> str:
    """Chiamo is a call for a partner in Mineo, and everybody for themselves in Tortorici."""
    return f"{kind}-own" if kind == "chiamo" and kind in start.form.own else kind


def _fields(start: Start, hand: int, kind: str, lang: str) -> Iterator[Field]:
    if kind == THROWN:
        yield from _thrown(start, lang)
        return
    seats = [(str(seat), name) for seat, name in enumerate(start.names)]
    if kind in BIDS:
        yield _one("bidder", say(f"keeper.jochi.bidder.{_called(start, kind)}", lang), seats)
    on = solo_on(start.form, start.house) if kind == "solo" else ()
    if len(on) > 1:
        field = _one("on", say("keeper.jochi.on", lang), [(str(n), part("keeper.jochi.cards", lang, n=n)) for n in on])
        if start.form.size in on:
            # A full hand is what is bid on most often, and what is meant where nothing is said.
            field["default"] = str(start.form.size)
        yield field
    if start.form.may_call and kind in ("chiamo", "venti"):
        nobody = [(NOBODY, part("keeper.jochi.partner.nobody", lang))]
        yield _one("partner", say("keeper.jochi.partner", lang), seats + nobody)
    yield from _figures(start, hand, kind, lang)


def _figures(start: Start, hand: int, kind: str, lang: str) -> Iterator[Field]:
    settler, alone = start.form.settle, kind in BIDS
    asks = settler.asks
    contract = contract_of(start, Deal(hand, kind, 0 if alone else None, Figures()))
    names = camps(start, contract, lang)
    sides = [(str(camp), name) for camp, name in enumerate(names)]
    nobody = [("", part("keeper.jochi.nobody", lang))]
    for camp, name in enumerate(names if "points" in asks else ()):
        yield _figure(f"points.{camp}", say("keeper.jochi.points", lang, who=name))
    if "last" in asks:
        only = "vanto" in asks
        if only and kind != "solo":
            pass  # the last trick is paid for in a soloist's vanto alone
        else:
            yield _one(
                "last",
                say("keeper.jochi.last-vanto" if only else "keeper.jochi.last", lang),
                (nobody if only else []) + sides,
            )
    if "captured" in asks:
        cards = [(code, card(code, lang)) for code in settler.capturable]
        for by, winner in enumerate(names):
            for loser, robbed in enumerate(names):
                if by != loser:
                    two = len(names) == 2
                    label = say(
                        "keeper.jochi.captured" if two else "keeper.jochi.captured-from", lang, who=winner, whom=robbed
                    )
                    yield _many(f"captured.{by}.{loser}", label, cards)
    if "kings" in asks:
        yield _one("kings", say("keeper.jochi.kings", lang), nobody + sides)
    if "arie" in asks:
        both = [
            (f"{camp}{end}", part(f"keeper.jochi.{word}", lang, who=name))
            for camp, name in enumerate(names)
            for end, word in (("", "four-arie"), (":5", "five-arie"))
        ]
        yield _one("arie", say("keeper.jochi.arie", lang), nobody + both)
    if "four_arie" in asks:
        yield _one("arie", say("keeper.jochi.four-arie-of", lang), nobody + sides)
    if "scommessa" in asks and "scommessa" in start.form.declares and (alone and _called(start, kind) != "chiamo-own"):
        told = [
            ("", part("keeper.jochi.not-announced", lang)),
            *((end, part(f"keeper.jochi.{end}", lang)) for end in ("kept", "lost")),
        ]
        yield _one("scommessa", say("keeper.jochi.scommessa", lang), told)
        if "vanto" in asks:
            cards = [(str(n), part("keeper.jochi.cards", lang, n=n)) for n in start.form.solo_cards]
            yield _one("scommessa_on", say("keeper.jochi.scommessa-on", lang), cards)
    words = [word for word in ("rivanto", "vanto") if word in asks and word in start.form.declares and alone]
    if words and _called(start, kind) != "chiamo-own":
        told = [(word, say(f"keeper.jochi.{word}", lang)) for word in words]
        yield _many("announced", say("keeper.jochi.announced", lang), told)
    if "ternone" in asks:
        yield _one(
            "ternone",
            say("keeper.jochi.ternone", lang),
            nobody + [(str(seat), name) for seat, name in enumerate(start.names)],
        )


def _thrown(start: Start, lang: str) -> Iterator[Field]:
    seats = [(str(seat), name) for seat, name in enumerate(start.names)]
    word = pays(start.form, start.house)
    if word == "pago":
        yield _many("payers", say("keeper.jochi.payers", lang), seats)
        yield _one("taker", say("keeper.jochi.taker", lang), [("", part("keeper.jochi.nobody", lang)), *seats])
    for seat, name in enumerate(start.names if word == "offro" else ()):
        for way in ("pays", "takes"):
            yield _figure(f"{way}.{seat}", say(f"keeper.jochi.{way}", lang, who=name))


def _one(name: str, label: str, options: list[Choice]) -> ChoiceField:
    return {"name": name, "sort": "one", "label": label, "options": options}


def _many(name: str, label: str, options: list[Choice]) -> ChoiceField:
    return {"name": name, "sort": "many", "label": label, "options": options}


def _figure(name: str, label: str) -> FigureField:
    return {"name": name, "sort": "figure", "label": label}
