"""A hand played for practice: the engine's deal, what was done in it, and where it waits for the learner."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Literal

from engine.cards import Card
from engine.fast_dataclass import changed, fast_dataclass
from engine.games.bologna import declaring, leaving, matto
from engine.games.bologna.counting.combinations import Combination
from engine.games.bologna.deal.actions import Action, Declare, Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.state import State, trick_winner
from engine.games.bologna.pack import PACK
from engine.games.bologna.players import Choice, choose
from engine.games.bologna.players.choosing import declare, give, go_out, play
from engine.games.bologna.signals import SIGNALS
from engine.games.bologna.signals import judge as judge_signal
from engine.verdict import Verdict

ME = 0
SEATS = ("you", "right", "partner", "left")
"""What the learner calls the seats; seat + 1 sits to the right of seat."""
Sort = Literal["short", "whole", "match", "again"]
"""Four tricks; a whole hand; hands of a match; a hand played once more."""
Stage = Literal["monte", "early", "leave", "declare", "fewer", "play", "signal", "give", "others", "trick", "over"]


@fast_dataclass(frozen=True)
class PracticeHand:
    """One hand. ``done``: every action so far. ``news``: how many of them the learner had seen done when it was their turn last.

    ``rests``: a finished trick lies there until the learner goes on. ``lead``: the card picked to lead, its signal still
    open. ``later``: the learner will give a card for the Matto another time. ``said``: the learner declares no more.
    ``fewer``: the combination of which the learner wants to show less than all; ``unfit``: why what was picked is none.
    ``stood_in``: for so many cards the book has just stood in for players who search and had no answer. ``sat``: from which
    action on who of this strength has sat in the other chairs; nothing where that is not known. ``coached``: the coach has said
    which card; ``weighed``: and was asked for more, what a search makes of every card.
    """

    sort: Sort
    seed: int
    state: State
    done: tuple[Action, ...] = ()
    news: int = 0
    rests: bool = False
    lead: Card | None = None
    later: bool = False
    said: bool = False
    fewer: str = ""
    unfit: Verdict | None = None
    coached: bool = False
    weighed: bool = False
    stood_in: int = 0
    sat: tuple[tuple[int, str], ...] = ()
    before: PracticeHand | None = None

    @property
    def can_undo(self) -> bool:
        """Is there anything of the learner's own to be taken back: the card picked to lead, or what was done last?"""
        return self.stage != "over" and (self.lead is not None or self.before is not None)

    @property
    def chose(self) -> PracticeHand | None:
        """While a finished trick lies there: the moment at which the learner chose a card for it; None without a choice."""
        before = self.before
        if self.stage != "trick" or before is None or before.stage != "play":
            return None
        return before if len(FOLLOWING.allowed(before.mine, before.state.trick.cards)) > 1 else None

    @property
    def can_ask(self) -> bool:
        """Has the coach something to say that was not asked for yet: of what is to be done now, or of the trick that lies there?"""
        if self.stage in ("others", "over"):
            return False
        if self.coached:
            return self.can_be_weighed and not self.weighed
        return self.stage != "trick" or self.chose is not None

    @property
    def can_be_weighed(self) -> bool:
        """Is there a card to be chosen among several now, or was one chosen for the trick that lies there? Not in four tricks."""
        before = self.chose or self
        if self.sort == "short" or before.stage != "play":
            return False
        return len(FOLLOWING.allowed(before.mine, before.state.trick.cards)) > 1

    @property
    def thrown_in(self) -> bool:
        """Have all four agreed to throw the cards in?"""
        return self.state.ending == "monte"

    @property
    def stage(self) -> Stage:
        """What comes next, and who is waited for: the learner in all of these but ``others``."""
        state = self.state
        if self.rests:
            return "trick"
        if state.phase == "over" or (self.sort == "short" and state.phase == "owing"):
            return "over"
        if self._gives():
            return "give"
        if state.to_act != ME:
            return "others"
        if state.phase == "monte":
            return "monte"
        if state.phase == "option" and self.may_go_out:
            return "early"
        if state.phase == "leave":
            return "leave"
        if state.phase != "play":
            return "others"
        if self.lead is not None:
            return "signal"
        if self.sort != "short" and not self.said and self.may_declare:
            return "fewer" if self.fewer else "declare"
        return "play"

    @property
    def mine(self) -> tuple[Card, ...]:
        """The learner's cards; as long as they may be thrown in, only the first five are there."""
        hand = self.state.hands[ME]
        return PACK.sorted(hand[: self.state.form.packet] if self.state.phase == "monte" else hand)

    @property
    def may_declare(self) -> tuple[Combination, ...]:
        """What the learner can show now and has not shown yet, each at its longest."""
        if self.state.tricks or self.state.to_act != ME or self.state.phase != "play":
            return ()
        shown = {one.kind for one in self.state.shown[ME]}
        return tuple(one for one in declaring.best(self.mine, self.state.rules) if one.kind not in shown)

    @property
    def may_go_out(self) -> tuple[Action, ...]:
        """With what the learner, who deals, ends the match before the last cards are taken up; nothing where it is not enough."""
        state, shows = self.state, list[Action]()
        while state.phase == "option" and state.to_act == ME and (going := go_out(state, ME)) and going.action:
            shows.append(going.action)
            state = apply(state, going.action)
        return tuple(shows) if state.ending else ()

    @property
    def may_shorten(self) -> tuple[Combination, ...]:
        """Those of them of which fewer cards than are held make one as well."""
        return tuple(one for one in self.may_declare if declaring.shorter(one, self.state.rules))

    @property
    def may_give(self) -> tuple[Card, ...]:
        """The cards out of which one is given for the Matto."""
        taken = self.state.taken(self.state.form.side(ME))
        over = self.state.phase == "owing"
        return (matto.must_give if over else matto.may_give)(taken, self.state.rules)

    @property
    def may_signal(self) -> tuple[str, ...]:
        """The signals that are allowed with the card picked to lead."""
        if self.lead is None:
            return ()
        state = self.state
        return tuple(
            one
            for one in SIGNALS
            if judge_signal((), self.lead, state.earlier, (), state.rules, signal=one, hand=self.mine).ok
        )

    def verdicts(self) -> Mapping[Card, Verdict]:
        """Of every card of the learner's hand, whether it may go now, and why not."""
        if self.stage == "leave":
            return {card: leaving.judge_card(self.mine, card) for card in self.mine}
        return FOLLOWING.verdicts(self.mine, self.state.trick.cards)

    def _gives(self) -> bool:
        state = self.state
        if self.sort == "short" or state.matto_player != ME or not state.owed:
            return False
        if state.phase == "owing":
            return True
        return state.phase == "play" and not state.trick.cards and not self.later and bool(self.may_give)

    @property
    def took(self) -> int:
        """Who took the last finished trick."""
        return trick_winner(self.state.tricks[-1], self.state.form.seats)

    def won(self, side: int) -> int:
        """How many tricks a side has."""
        form = self.state.form
        return sum(form.side(trick_winner(one, form.seats)) == side for one in self.state.tricks)

    @property
    def sits(self) -> str:
        """The strength of those who play for the others; nothing where that is not known."""
        return self.sat[-1][1] if self.sat else ""

    def rng(self) -> Random:
        """Chance, the same whenever this moment of the hand comes again."""
        return Random(f"{self.seed} {len(self.done)}")


def chosen(hand: PracticeHand) -> Choice:
    """What one of the simple players would do now in the place of whoever is to act."""
    state = hand.state
    if hand.stage == "give":
        return give(state, ME)
    if hand.sort == "short":
        choice = play(state, hand.rng())
        return (
            changed(choice, action=changed(choice.action, signal=None)) if isinstance(choice.action, Play) else choice
        )
    if hand.stage in ("declare", "fewer"):
        return declare(state, ME)
    if hand.stage in ("play", "signal"):
        return play(state, hand.rng())
    return choose(state, hand.rng())


def done(hand: PracticeHand, action: Action) -> PracticeHand:
    """The hand after an action; a finished trick lies there from now on."""
    state = apply(hand.state, action)
    rests = isinstance(action, Play) and len(state.tricks) > len(hand.state.tricks)
    return changed(
        hand, state=state, done=(*hand.done, action), rests=rests, lead=None, fewer="", unfit=None, coached=False, weighed=False,
        later=hand.later and not rests, said=hand.said and not (isinstance(action, Declare) and action.seat == ME),
    )  # fmt: skip
