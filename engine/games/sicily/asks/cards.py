"""The protocol's questions about cards, hands and tricks of a Sicilian game."""

from __future__ import annotations

from engine.errors import BadInput, no_such
from engine.games.sicily import leaving
from engine.games.sicily.counting import count, one_less_each
from engine.games.sicily.following import verdicts
from engine.games.sicily.form import DutyContext, Form
from engine.games.sicily.pack import SUITS
from engine.games.sicily.piles import Trick
from engine.games.sicily.sources import CARDS, PLAY
from engine.games.sicily.talk import SayingContext
from engine.parts.leaving import plain_cards
from engine.parts.tricks import winner
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, apart, asking


def legal_plays(request: Request, form: Form) -> Reply:
    most = form.size + (form.monte if form.draws else 0)
    hand, trick = request.cards("hand", 1, most), request.cards("trick", 0, form.seats - 1)
    apart(hand=hand, trick=trick)
    return to_json.plays(verdicts(form, hand, trick, _seen(request)))


def _seen(request: Request) -> DutyContext:
    led = request.rows("led") if request.get("led") is not None else []
    for i, suit in enumerate(led):
        if suit not in (*SUITS, "T"):
            raise no_such("suit", suit, (*SUITS, "T"), f"led[{i}]")
    called = request.card("called").code if request.get("called") is not None else None
    return DutyContext(tuple(led), called)


def trick_winner(request: Request, form: Form) -> Reply:
    trick = request.cards("trick", 2, form.seats)
    return {**to_json.winner(winner(trick, PLAY)), "taken": to_json.cards(Trick(0, trick).taken)}


def card_points(request: Request, form: Form) -> Reply:
    """Both ways; they always agree."""
    cards = request.cards("cards", 0, len(form.pack))
    threes, others = count(cards), one_less_each(cards)
    return {
        "points": threes.total,
        "sheet": to_json.lines(threes),
        "one_less_each": to_json.lines(others),
        "source": CARDS,
    }


def discard(request: Request, form: Form) -> Reply:
    hand = request.cards("hand", form.size + form.monte, form.size + form.monte)
    cards = request.cards("discards", form.monte, form.monte)
    return {
        **to_json.leaving({card: leaving.judge_card(hand, card, cards, form.monte) for card in cards}),
        "may_go": to_json.cards(dict.fromkeys(card for cards in leaving.every(hand, form.monte) for card in cards)),
    }


def called(request: Request, form: Form) -> Reply:
    assert form.may_call is not None
    left = request.cards("discards", 0, form.monte) if request.get("discards") is not None else ()
    hand = request.cards("hand", 1, form.size + form.monte)
    return {"call": list(form.may_call(hand, left, request.rules)), "source": form.call_source}


def saying(request: Request, form: Form) -> Reply:
    """May this be told with this card? ``gone``: the cards of earlier tricks."""
    hand, card = request.cards("hand", 1, form.size), request.card("card")
    if card not in hand:
        raise BadInput("not-in-hand", f"{card.code} is played from the hand, but the hand has not got it", "card")
    found = {one.code: one for one in form.tellable(request.rules)}
    word = request.fields["saying"]
    if not isinstance(word, str) or word not in found:
        raise no_such("saying", word, found, "saying")
    gone = frozenset(one.code for one in request.cards("gone")) if "gone" in request.fields else frozenset()
    leading = SayingContext(hand, card, request.flag("leads", True), request.flag("against_solo", True), gone)
    reason = found[word].refused(leading)
    facts = {"saying": word, "card": card.code}
    return {"legal": reason is None, "reason": reason or "may-tell", "facts": facts, "source": found[word].source}


def phrases(request: Request, form: Form) -> Reply:
    """The table talk that the house rules allow."""
    names = ("code", "says", "meaning", "who", "when", "source", "private")
    return {"phrases": [{name: getattr(one, name) for name in names} for one in form.phrases(request.rules)]}


def asks(form: Form) -> dict[str, Ask]:
    """These questions for a game of this form; what a game has not got, it is not asked."""
    pack = to_json.cards(form.pack)
    whole = [*pack[1::2], *pack[::2]][: form.size + form.monte]
    plain_codes = [code for code in whole if plain_cards([form.pack[code]])]
    made = {
        "legal_plays": asking(
            form,
            legal_plays,
            "which cards of the hand may be played to the trick, and why (not); a hand of one card is the last trick",
            "hand trick",
            {"hand": ["C7", "S9", "T5", "Fool"], "trick": ["C10", "T9"][: form.seats - 1]},
            " ".join(form.looks),
        ),
        "trick_winner": asking(
            form,
            trick_winner,
            "which card takes the trick: its place, the leader's being 0; the Fool is in the list, but not in the trick",
            "trick",
            {"trick": ["CK", "Fool", "T3", "CQ"][: form.seats]},
        ),
        "card_points": asking(
            form,
            card_points,
            "card points, counted in threes and by one less each",
            "cards",
            {"cards": ["T20", "T9", "T6", "SM"]},
        ),
    }
    if form.monte:
        example = {"hand": whole, "discards": [*plain_codes, *whole][: form.monte]}
        about = "may these cards go from the hand with the monte"
        made["discard"] = asking(form, discard, about, "hand discards", example)
    if form.may_call is not None:
        hand = ["T20", "T18", "T9", "T8", "T4", "T2", "SK", "SQ", "S9", "BQ", "B7", "CH", "C9", "C8", "D6"]
        about = "the trump or King(s) that this hand may call"
        made["called"] = asking(form, called, about, "hand", {"hand": hand}, "discards")
    if form.sayings is not None:
        told = {"hand": ["T20", "T18", "T15", "T14", "T13", "C9"], "card": "T13", "saying": form.example_saying}
        about = "may this be told while playing this card from this hand; gone are the cards of earlier tricks"
        made["saying"] = asking(form, saying, about, "hand card saying", told, "leads against_solo gone")
    if form.talk is not None:
        about = "the table talk as data: phrase, meaning, who may say it and when"
        made["phrases"] = asking(form, phrases, about, "", {})
    return made
