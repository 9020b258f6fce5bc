"""The players' shortcut, number by number: the scavezzo, what stands above it, 21 minus both, times 5."""

from __future__ import annotations

from engine.games.bologna.counting.scavezzo import WHOLE_ROW, Shortcut, shortcut
from engine.games.bologna.pack import MOORS
from engine.sheet import Line
from engine.verdict import Fact
from lessons.question.kind import Answer, Answers, Mark, Message, Panel, Row, State
from lessons.question.stepwise import off
from lessons.questions.count_grande.held import Grande

SOCKS, NO_GRANDE = (-1,), (-2,)
PROMPTS = ("ask.scavezzo.number", "ask.scavezzo.above", "ask.scavezzo.left", "ask.scavezzo.points")
LINES = ("scavezzo-number", "scavezzo-above", "scavezzo-from-21", "scavezzo-times-5")
"""The line of the engine's reckoning that stands behind each step."""
UNBROKEN = {
    "-socks": ("count-grande.socks", "scavezzo-all-of-them"),
    "-five": ("count-grande.five", "scavezzo-all-but-moors"),
}
"""Where nothing breaks the row, and how far it goes -> what is said of that, and of the cards above."""


def reckoning(item: Grande) -> Shortcut:
    return shortcut(item.others, item.rules)


def panel(item: Grande, given: Answers) -> Panel:
    theirs = tuple(card.code for card in item.others)
    step = len(given)
    if step == 0:
        return Panel(
            "one", Message(PROMPTS[0]), (Row(theirs, Message("row.others"), pick=True, layout="grid"),), _choices(item)
        )
    found = reckoning(item)
    facts = {
        "number": found.scavezzo or 0,
        "counted": _counted(found),
        "n": len(found.above),
        "left": found.points // 5,
    }
    prompt = PROMPTS[step] if step == 3 else f"{PROMPTS[step]}{found.ends}"
    told = {name: facts[name] for name in (("number", "counted", "n", "left")[: step + 1])}
    if step == 2:
        # On paper, where what came of the first step is not told, the house rule is.
        told["unbroken"] = 0 if item.rules.moors_in_grande else len(MOORS)
    return Panel("number", Message(prompt, told), (Row(theirs, Message("row.others"), layout="grid"),))


def right(item: Grande, given: Answers) -> Answer:
    found, step = reckoning(item), len(given)
    if step == 0:
        if found.scavezzo is None:
            return NO_GRANDE
        return number_answer(item, found.scavezzo) or SOCKS
    return ((len(found.above), found.points // 5, found.points)[step - 1],)


def number_answer(item: Grande, number: int) -> Answer | None:
    """The answer that names this number as the scavezzo; None when the others do not hold it."""
    if number == 0:
        return SOCKS
    return next(((i,) for i, card in enumerate(item.others) if card.code == f"T{number}"), None)


def explain(item: Grande, given: Answers, answer: Answer) -> Mark:
    found, step = reckoning(item), len(given)
    wanted = right(item, given)
    ok = answer == wanted
    before: tuple[Message, ...] = ()
    if found.scavezzo is None:
        why = _said(found.steps[0])
    else:
        why = _said(next(line for line in found.steps if line.reason == LINES[step]))
        if step < 2 and found.ends:
            why = Message(_unbroken(item, found, step), why.facts, why.source)
        if step == 2:
            before = _added(found)
    done = ok and (step == 3 or found.scavezzo is None)
    if step == 0:
        cards: dict[int, State] = {wanted[0]: "right" if ok else "missed"} if wanted[0] >= 0 else {}
        if ok:
            return Mark(True, done, (why,), cards)
        if answer[0] >= 0:
            cards[answer[0]] = "wrong"
        return Mark(False, False, (_not_it(item, found, answer), why), cards)
    if ok:
        return Mark(True, done, (*before, why))
    off_it = Message("count-grande.not-that-number", {"yours": answer[0], "right": wanted[0]})
    return Mark(False, False, (off_it, *before, why))


def _added(found: Shortcut) -> tuple[Message, ...]:
    """What is taken off, where that is a sum; of Moors that do not count, that they are part of it."""
    line = next(line for line in found.steps if line.reason == "scavezzo-added")
    if found.ends == "-five":
        return (Message("count-grande.added-five", line.facts, line.source),)
    return (_said(line),) if found.counted and found.above else ()


def _unbroken(item: Grande, found: Shortcut, step: int) -> str:
    """What is said where nothing breaks the row; of the Moors only where there are some to be spoken of."""
    theirs = {card.code for card in item.others}.intersection(MOORS)
    if step == 0:
        return (
            "count-grande.no-moor-left"
            if found.ends == "-socks" and len(theirs) == len(MOORS)
            else UNBROKEN[found.ends][0]
        )
    return UNBROKEN[found.ends][1] if theirs else "scavezzo-all-there-is"


def error_of(item: Grande, given: Answers, answer: Answer) -> Mark:
    """The learner's own error at this step, without the number that is right."""
    if given:
        return Mark(False, False, (off(answer[0], right(item, given)[0]),))
    if answer[0] < 0:
        stops = "ladder.something-breaks" if reckoning(item).scavezzo else "ladder.is-there-a-grande"
        return Mark(False, False, (Message("ladder.there-is-a-grande" if answer == NO_GRANDE else stops),))
    card = item.others[answer[0]]
    reason = "ladder.not-the-scavezzo" if "numbers" in card.groups else "scavezzo.not-a-number"
    return Mark(False, False, (Message(reason, {"card": card.code}),), {answer[0]: "wrong"})


def hints(item: Grande, given: Answers) -> tuple[Message, Message, Message]:
    found, step = reckoning(item), len(given)
    source = found.steps[0].source
    name = ("number", "above", "left", "points")[step]
    number, left = found.scavezzo or 0, found.points // 5
    facts = {"number": number, "counted": _counted(found), "n": len(found.above), "left": left}
    if step == 0:
        first_said = _first(item, found)
    elif step == 1:
        one = next(iter(found.above), "")
        first_said = Message("hint.scavezzo.above-first" if one else "hint.scavezzo.above-none", {"card": one})
    else:
        alone = "" if step != 2 else "-socks" if not found.counted else "" if found.above else f"-none{found.ends}"
        first_said = Message(f"hint.scavezzo.{name}-first{alone}", facts)
    moors = item.rules.moors_in_grande
    part = found.ends if step == 1 else "" if step != 2 or moors else "-five"
    rule = "hint.count-grande.rule-head" if found.scavezzo is None else f"hint.scavezzo.{name}-rule{part}"
    return Message(f"hint.scavezzo.{name}-look", facts), Message(rule, {}, source), first_said


def lures(item: Grande, given: Answers) -> tuple[Answer, ...]:
    """Their highest number, whatever covers it, and their lowest, by which the row is soon thought to end."""
    numbers = [i for i, card in enumerate(item.others) if "numbers" in card.groups]
    return () if given or not numbers else ((numbers[0],), (numbers[-1],))


def ahead(item: Grande) -> tuple[int, ...]:
    """What comes out where somebody takes away too early, from 21 or from 22: the scavezzo, or what is above it as well."""
    found = reckoning(item)
    return tuple(less + one for less in (WHOLE_ROW - _counted(found), found.points // 5) for one in (0, 1))


def _choices(item: Grande) -> tuple[Message, Message]:
    """Beside their cards: nothing breaks the row, which then goes as far as the house rules let it, or there is none."""
    whole = "count-grande.no-scavezzo" if item.rules.moors_in_grande else "count-grande.no-scavezzo-five"
    return Message(whole), Message("count-grande.no-grande")


def _first(item: Grande, found: Shortcut) -> Message:
    """What settles whether the row breaks, and where: their highest number, or that the head is theirs."""
    if found.scavezzo is None:
        head = tuple(card.code for card in item.others if card.groups & {"pezzi", "contatori"})
        return Message("hint.scavezzo.number-head", {"cards": head})
    highest = next((card for card in item.others if "numbers" in card.groups), None)
    if highest is None:
        return Message("hint.scavezzo.number-none")
    # There is a contatore, and yet it does not cover this number: something else needs it, or lies beside.
    beside = int(highest.rank) == found.scavezzo and any("contatori" in card.groups for card in item.held)
    return Message(f"hint.scavezzo.number-first{'-beside' if beside else ''}", {"card": highest.code})


def first(item: Grande, given: Answers, answer: Answer) -> Message:
    """To who thinks that there is no grande, what the others have of its head."""
    head = tuple(card.code for card in item.others if card.groups & {"pezzi", "contatori"})
    denied = not given and answer == NO_GRANDE and reckoning(item).scavezzo is not None
    return Message("hint.scavezzo.number-head", {"cards": head}) if denied and head else hints(item, given)[2]


def _counted(found: Shortcut) -> int:
    line = found.steps[0].facts
    counted = line.get("counted", 0)
    return counted if isinstance(counted, int) else 0


def _said(line: Line) -> Message:
    return Message(line.reason, line.facts, line.source)


def _not_it(item: Grande, found: Shortcut, answer: Answer) -> Message:
    """Why this is not the scavezzo."""
    number = found.scavezzo
    facts: dict[str, Fact] = {"number": number or 0, "card": "", "scavezzo": f"T{number}" if number else ""}
    if answer == NO_GRANDE:
        return Message("scavezzo.there-is-one", facts)
    if number is None:
        return Message("scavezzo.no-row-to-break", facts)
    if answer == SOCKS:
        return Message("scavezzo.something-breaks", facts)
    card = item.others[answer[0]]
    facts["card"] = card.code
    if "numbers" not in card.groups:
        return Message("scavezzo.not-a-number", facts)
    return Message("scavezzo.covered" if int(card.rank) > number else "scavezzo.higher-one", facts)
