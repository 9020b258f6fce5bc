"""Draws cards to PNG files: python -m images.drawn OUTDIR [--deck bologna] [--width 480] [CODES...]"""

import argparse
from pathlib import Path

from . import DECKS, codes, render


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m images.drawn", description="Draw cards to PNG files.")
    parser.add_argument("outdir", type=Path)
    parser.add_argument("codes", nargs="*", metavar="CODES", help="card codes, all if none is given")
    parser.add_argument("--deck", choices=tuple(DECKS), default="bologna")
    parser.add_argument("--width", type=int, default=480, help="width in pixels")
    wanted = parser.parse_intermixed_args()
    wanted.outdir.mkdir(parents=True, exist_ok=True)
    for code in wanted.codes or codes(wanted.deck):
        render(wanted.deck, code, wanted.width).save(wanted.outdir / f"{code}.png")
        print(code)


if __name__ == "__main__":
    main()
