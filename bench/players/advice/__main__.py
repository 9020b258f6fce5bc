"""Does what the tactics advise hold where deals are played out? ``python -m bench.players.advice`` and a word:

``find [theme …]``    looks for situations that can be asked, and writes them into content/situations
``again [number [theme …]]``    plays so many of these themes out in deals that are new, and says what they hold
``page [theme …]``    writes the rows of docs/advice.md of what both have found
``doubted``           measures what the choices that are only doubted bring; writes content/situations/doubted.yaml
``deeper theme reason [deals]``    one pair of choices, played on by players who search

What is measured is kept in ``build/advice/``, a file for each theme, and not measured again.
"""

from __future__ import annotations

import sys

from bench.players.advice import again, deeper, doubted, finding, page
from lessons.questions.choose_card.bologna.situations import FREELY


def find(*names: str) -> int:
    """Looks through these themes, or all."""
    some = {}
    for ask, theme in finding.themes():
        if theme.name in names or not (names or theme.name in FREELY):
            some[theme.name] = one = finding.kept(ask, theme)
            print(
                f"{theme.name:22}{len(one.numbers):5} situations, {one.refuted} of the first {one.looked} refuted",
                flush=True,
            )
    finding.write(some)
    return 0 if all(len(one.numbers) == finding.enough_of(name) for name, one in some.items()) else 1


def played_again(number: int = finding.ENOUGH, *names: str) -> int:
    """Plays them out again."""
    worst = 0
    for ask, theme in finding.themes():
        if names and theme.name not in names:
            continue
        one = again.kept(ask, theme, number)
        worst += one.refuted + one.partly
        print(
            f"{theme.name:22}{one.situations:5} situations {one.gain:+6.1f} ± {one.error:.1f}, "
            f"{one.partly} in which one of the best is refuted, {one.refuted} in which all are",
            flush=True,
        )
    return 1 if worst else 0


def main(word: str = "", *told: str) -> int:
    if word == "find":
        return find(*told)
    if word == "again":
        return played_again(int(told[0]) if told else finding.ENOUGH, *told[1:])
    if word == "page":
        page.write(told)
        return 0
    if word == "doubted":
        print(doubted.write())
        return 0
    if word == "deeper" and len(told) in (2, 3):
        ask, theme = next(pair for pair in finding.themes() if pair[1].name == told[0])
        gap, error, simple = deeper.deeper(ask, theme, told[1], int(told[2]) if told[2:] else 400)
        print(f"{told[0]}, {told[1]}: {gap:+.1f} ± {error:.1f} when all search, {simple:+.1f} by the playouts")
        return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
