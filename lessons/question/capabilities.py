"""The capabilities of a game: what it offers to be asked about, told by the engine's own answers, never by a list of games.

A need is a word and what it is about: ``ask:grande`` (the engine answers questions about it), ``cards:moors`` (a group of the
pack), ``card:Miseria``, ``pack:Bolognese`` (the drawn cards), ``rule:must-beat`` (the engine refuses what would not beat),
``word:pago`` (a word that may be said while the cards are dealt), ``pays:pigliata`` (what is paid for at the end of a deal), or
``partners``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec

from engine.cards import Card
from engine.game import Game
from engine.protocol.asks import asks
from lessons.yamlfile.checker_message import CheckerMessage, sentences

PARTNERS, MUST_BEAT, MAY_DUCK, FOOL_WAITS = "partners", "rule:must-beat", "rule:may-duck", "rule:fool-waits"
FOOL_LEADS, ACE, THREE_SEATS = "rule:fool-leads", "rank:ace", "seats:three"
"""The fool may be led at any time; a suit has an ace (or a 1); at least three sit at the table."""
TACTICS = "tactics"
"""The engine grades choices of the play, by a source or by what follows from its rules, and there are others to play with or
against."""
SHORT_DEAL, BEGINS = "deal:short", "deal:begins"
"""The engine begins a deal with short hands, in which a few tricks are played. Who leads first hangs on the dealer alone."""
BIDS, TWO_SIDES, FOR_ONESELF, BY_POINTS = "rule:bids", "sides:two", "sides:alone", "pays:points"
FORCED = "rule:forced-courts"
AUCTION, LAYS, SHOWS, CALLS = "rule:auction", "rule:lays", "rule:shows", "rule:calls"
NOT_TEN = "poignee:not-ten"
"""What is played is bid, and nobody pays for throwing in as in Mineo; two may play against two; three or more may play
each for himself; card points are paid one by one;
in the first trick of a suit some courts must be played. Each bids once for a contract; cards are laid away for those taken up;
trumps among them are shown; a card is called; a poignée takes another number of trumps than ten."""
CONTRACT, STRAY_HALVES = "pays:contract", "count:stray-halves"
"""A taker plays for a contract, and each defender pays or is paid; half a point may be left over in a count."""
PAIRS, THREES, HALVES = "count:pairs", "count:threes", "count:halves"
"""How card points are counted: two cards at a time, three, or each by itself in half points. Not at all where they bring
nothing, as in Ragusa."""
POINTS = "count:points"
"""Card points are counted, in whichever way."""
_BY_WORTH = frozenset((BY_POINTS, CONTRACT, "pays:rimatura"))
BY_TWO = "count:two"
"""Two cards together lose a point of their values, be it as a rule or because each is worth half a point less."""


@cache
def capabilities(game_id: str) -> frozenset[str]:
    """All capabilities of this game."""
    from engine.game import game  # looked up here, so that a game is the key and not its whole bundle

    its = game(game_id)
    found = {f"ask:{name}" for name in asks(its)} | {f"card:{card.code}" for card in its.pack}
    found.add(f"pack:{its.pack.name}")
    found |= {f"cards:{group}" for card in its.pack for group in card.groups}
    # Signals are made to the partner opposite: a game for four that has them has fixed partners.
    if "signal" in asks(its) and its.seats == 4:
        found.add(PARTNERS)
    found.add(PAIRS if counted_by(its) > 1 else HALVES if fraction(its) > 1 else THREES)
    if THREES not in found:
        found.add(BY_TWO)
    found.add(MUST_BEAT if _beats(its) else MAY_DUCK)
    found.add(FOOL_WAITS if _fool_waits(its) else FOOL_LEADS)
    if its.seats > 2:
        found.add(THREE_SEATS)
    if "score" in asks(its) and its.form.bids:
        found.add(CONTRACT)
    if HALVES in found and its.seats % 2:
        found.add(STRAY_HALVES)
    if find_spec(f"engine.games.{its.family}.deal.short"):
        found.add(SHORT_DEAL)
    if its.seats > 2 and find_spec(f"engine.games.{its.family}.advice"):
        found.add(TACTICS)
    if "settle" in asks(its):
        found |= {f"word:{row.word}" for stage in its.form.stages(its.house()) for row in stage.rows}
        found |= {f"word:{word}" for word in its.form.declares}
        found |= {f"pays:{item.__name__}" for item in getattr(its.form.settle, "items", ())}
        found |= set(_bid_and_paid(its, frozenset(found)))
    found |= set(_taken_and_called(its, frozenset(found)))
    if found & {"ask:declare", AUCTION}:
        found.add(BEGINS)
    if "settle" in asks(its) and not found & _BY_WORTH:
        found.discard(THREES)
    if found & {PAIRS, THREES, HALVES}:
        found.add(POINTS)
    if any(card.rank in ("A", "1") and not card.is_trump for card in its.pack):
        found.add(ACE)
    return frozenset(found)


def _bid_and_paid(its: Game, found: frozenset[str]) -> Iterator[str]:
    """How a game that settles after each deal is bid and paid."""
    form = its.form
    if "word:pago" not in found and any(len(stage.rows) > 1 for stage in form.stages(its.house())):
        yield BIDS
    if "led" in form.looks:
        yield FORCED
    if "pays:vanto" not in found:
        yield BY_POINTS
    if set(form.kinds) - form.own - {"solo"}:
        yield TWO_SIDES
    if form.own and its.seats > 2:
        yield FOR_ONESELF


def _taken_and_called(its: Game, found: frozenset[str]) -> Iterator[str]:
    """How one plays against the others: by an auction, with cards taken up and laid away, with a called partner."""
    lays = getattr(its.form, "lays", None)
    if lays is not None:
        yield LAYS
        if lays.shows:
            yield SHOWS
    if "ask:bids" in found:
        yield AUCTION
    if found & {"ask:called", "ask:callable"}:
        yield CALLS
    if "ask:poignee" in found and its.form.poignees[0] != 10:
        yield NOT_TEN
    if "ask:callable" in found:
        yield TWO_SIDES


def missing_capability(game: Game, needs: Iterable[str]) -> str:
    """The first of these capabilities that this game does not have, in plain words with its id; empty where it has them all."""
    missing = next((need for need in needs if need not in capabilities(game.id)), "")
    return CheckerMessage("checker.lacks-in", what=_told(missing, game), game=game.id) if missing else ""


def counted_by(game: Game) -> int:
    """How many cards are counted together, so that a number of them that does not fit cannot be counted; 1 where any can."""
    return _counted_by(game.id)


def counts_points(game: Game) -> bool:
    """Does what the cards are worth bring anything at the end? Not where only the last trick is paid for, as in Ragusa."""
    return POINTS in capabilities(game.id)


def fraction(game: Game) -> int:
    """Into how many parts a card point is divided: 2 where cards are worth half points, else 1."""
    return _fraction(game.id)


@cache
def _fraction(game_id: str) -> int:
    from engine.game import game

    return max(getattr(card.points, "denominator", 1) for card in game(game_id).pack)


@cache
def _counted_by(game_id: str) -> int:
    from engine.game import game

    its = game(game_id)
    one = tuple(its.pack)[:1]
    try:
        its.count(one, its.house())
    except ValueError:
        return 2
    return 1


def _told(need: str, game: Game) -> CheckerMessage:
    """What is told of a game that does not have it."""
    code = f"checker.lacks.{need.replace(':', '.').replace('_', '-')}"
    if code in sentences():
        return CheckerMessage(code)
    what, _, name = need.partition(":")
    if what in ("card", "pack"):
        return CheckerMessage(f"checker.lacks-{what}", pack=game.pack.name if what == "card" else name, name=repr(name))
    return CheckerMessage("checker.lacks-cards" if what == "cards" else "checker.lacks-ask", name=name)


def _beats(its: Game) -> bool:
    """Must a trump that lies there be beaten if it can be?"""
    high, middle, low = _trumps(its)
    suit = next(card for card in its.pack if card.suit and not card.is_trump)
    return not its.judge_play((high, low), (suit, middle), low, its.house()).ok


def _fool_waits(its: Game) -> bool:
    """May the fool not be led while there are other cards?"""
    fool = next(card for card in its.pack if card.is_fool)
    return not its.judge_play((fool, *_trumps(its)), (), fool, its.house()).ok


def _trumps(its: Game) -> tuple[Card, Card, Card]:
    ranks = sorted({card.strength: card for card in its.pack if card.is_trump}.values(), key=lambda one: -one.strength)
    return ranks[0], ranks[len(ranks) // 2], ranks[-1]
