"""The pip cards show as many signs as they are worth, and are told from their neighbours."""

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from images.drawn.bolognese.pips.signs import PREFIX, signs
from images.drawn.gather import recipe
from images.drawn.kit import INKS

RANKS = (6, 7, 8, 9, 10)
Pack = dict[str, Image.Image]


def distance(one: Image.Image, other: Image.Image) -> float:
    """How different two cards look at a glance, 0 to 1: mean difference of blurred 48 x 96 grids."""
    grids = []
    for card in (one, other):
        flat = Image.new("RGB", card.size, INKS["paper"])
        flat.paste(card, (0, 0), card)
        blurred = flat.resize((240, 500), Image.Resampling.LANCZOS).filter(ImageFilter.GaussianBlur(3))
        grids.append(blurred.resize((48, 96), Image.Resampling.BOX))
    return sum(ImageStat.Stat(ImageChops.difference(*grids)).mean) / 3 / 255


@pytest.mark.parametrize("suit", "SBCD")
@pytest.mark.parametrize("rank", RANKS)
def test_a_pip_card_draws_as_many_signs_as_its_rank(suit: str, rank: int) -> None:
    assert signs(recipe("bologna", f"{suit}{rank}")) == rank


@pytest.mark.parametrize("suit", "SBCD")
@pytest.mark.parametrize("rank", RANKS)
def test_no_two_signs_of_a_card_are_marked_at_one_place(suit: str, rank: int) -> None:
    boxes = [box for name, box in recipe("bologna", f"{suit}{rank}").marks.items() if name.startswith(PREFIX)]
    centres = [(x + w / 2, y + h / 2) for x, y, w, h in boxes]
    for (x0, y0), (x1, y1) in combinations(centres, 2):
        assert abs(x0 - x1) + abs(y0 - y1) > 20


@pytest.mark.parametrize("suit", "SBCD")
def test_neighbouring_pips_of_a_suit_look_different(suit: str, drawn: Pack) -> None:
    for low, high in pairwise(RANKS):
        apart = distance(drawn[f"{suit}{low}"], drawn[f"{suit}{high}"])
        assert apart > 0.05, f"{suit}{low} and {suit}{high} are only {apart:.3f} apart"


@pytest.mark.parametrize("rank", RANKS)
def test_curved_swords_are_not_taken_for_straight_batons(rank: int, drawn: Pack) -> None:
    assert distance(drawn[f"S{rank}"], drawn[f"B{rank}"]) > 0.1
