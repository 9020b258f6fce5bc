"""``python -m players``: questions on standard input, answers on standard output, one JSON object a line.

  {"ask": "players"}
  {"ask": "choose", "game": "ottocento", "record": "…", "seat": 2, "player": "club", "ms": 200, "seed": 1}
  {"ask": "coach", "game": "ottocento", "record": "…", "ms": 100, "seed": 1}
  {"ask": "solve", "game": "ottocento", "record": "…", "ms": 1000}
  {"ask": "begato", "game": "ottocento", "record": "…", "ms": 1000}

``record`` is a deal as ``python -m engine`` writes it, up to the moment asked about; ``seat`` may be left out, and so may
``ms`` (the time of one core for the decision, at most; 0: at once, by the book, which lays away as well where there is too
little time to tell one discard from another) and ``seed``. ``choose`` sees only what its seat may know, and answers for every
game: ``players`` says who plays which (outside Bologna ``plain``, in France ``sensible`` as well). Where the taker of a French
deal announces the slam, that comes first, whoever leads. The reply has the action, reason, facts and source, the record with
the action in it, and for those who search ``values``: of each card the points of the seat's side less the others', declarations
apart, with a 95 % interval. No question draws more than 100,000 worlds.
``coach`` says what every card comes to for whoever is to act, and whether the book's card is as good as the best: agree, differ,
even, where no card is plainly behind, or open. Deals are played out by rule of thumb (100 ms, if ``ms`` is left out); with seven
cards in hand or fewer, and time for eight such deals, they are ``solved``, everybody playing best with all hands open (300 ms).
The card is behind by ``told`` points, give or take ``sampled``, in such deals. When players who search play on, ``gap`` of them are
left on average, give or take ``margin``, which has the error of the rule of thumb, or of open hands, in it (each to 95 %). differ
is said where ``gap`` is more than ``margin``; open where the deals are against the card and that is not so, with fewer than 200
played out, and with ``ms`` 0: then the book answers alone. Another card may be asked about as ``card``.
``solve`` looks at all four hands and
gives the exact points for each card that may be played. ``begato`` looks at them too and says of each card whether it brings the
Bégato home to whoever is to act, whatever the other side plays then.

What is lacking is compiled beside the answers, which takes about a minute, once: what needs a search waits for it, and all else is
answered at once. Where nothing can be compiled the book plays for those who search, and ``coach`` and ``solve`` are refused as
``not-compiled``; ``players`` says why (``why_not``), and whether it is still under way.

python -m players compile                 compiles what those who search need, into the cache
python -m players find [number] [folder]  looks for so many problems (260; it may be fewer that fit together), plays each on by
                                          search, and writes them there (content/problems), a file for each section of the book
                                          that they are about
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from players.beside import READY, UNABLE
from players.bounds import bound_memory
from players.compile_ahead import BACKGROUND, BESIDE, begin, compile_all, end_with_the_app, load
from players.core import cache
from players.protocol import answers
from players.readiness import give_up, sentence, trouble, why_not, why_not_here

PROBLEMS, FIND = Path(__file__).parents[1] / "content" / "problems", 260
BEHIND = 5
"""How far a search of the app stands back behind its answers (``nice``)."""


def main(arguments: list[str]) -> int:
    """Serve until the input ends; ``--help`` prints the manual, ``compile`` fills the cache."""
    if arguments in (["-h"], ["--help"], ["help"]):
        print(__doc__)
        return 0
    if arguments in (["compile"], ["compile", BESIDE]):
        if BESIDE in arguments:
            end_with_the_app()
        if hasattr(os, "nice"):
            os.nice(BACKGROUND)
        return _compile()
    if arguments[:1] == ["find"]:
        return _find(arguments[1:])
    beside = arguments == ["beside"]  # the app's own process: what it needs is compiled already
    if beside and hasattr(os, "nice"):
        os.nice(BEHIND)
    elif arguments and not beside:
        print(f"unknown argument {arguments[0]!r}; there are --help, compile and find", file=sys.stderr)
        return 2
    if beside and why_not_here():
        return UNABLE
    compiled = None if beside else begin(0)
    if not beside:
        print(sentence(why_not()) or READY, file=sys.stderr)
    bound_memory()
    if beside:
        load()
        print(READY, flush=True)
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    # A handler of Python's would wait until compiled code comes back, which may be a minute.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    for answer in answers(sys.stdin, lambda: _prepared(compiled)):
        print(answer, flush=True)
    return 0


def _prepared(compiled: Callable[[], None] | None) -> None:
    """Waits for what is compiled beside this process, where that can come to anything."""
    if trouble():
        give_up()
    elif compiled is not None:
        compiled()


def _compile() -> int:
    try:
        print(compile_all())
    except OSError as error:  # a full disk, say
        print(f"what is compiled could not be kept in {cache.FOLDER}: {error}", file=sys.stderr)
        return 1
    return 1 if why_not_here() else 0


def _find(arguments: list[str]) -> int:
    number, folder = [*arguments, *(str(FIND), str(PROBLEMS))[len(arguments) :]][:2]
    if not number.isdecimal() or not int(number):
        print(f"how many problems are to be found is a whole number, not {number!r}", file=sys.stderr)
        return 2
    print(compile_all(), file=sys.stderr)
    if why_not_here():
        return 1
    from players.problems import collecting  # here, since it loads what is compiled

    for path, some in collecting.files(int(number), Path(folder)).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(collecting.as_yaml(some), encoding="utf-8")
        print(f"{path}: {len(some)}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (BrokenPipeError, KeyboardInterrupt):
        sys.exit(0)
