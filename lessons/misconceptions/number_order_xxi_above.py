"""The order of other tarot packs, where XXI, the World, stands above XX, the Angel."""

from engine.cards import Card
from engine.games.bologna.pack import ANGEL, WORLD
from lessons.misconceptions.tools.playing import either, ranks
from lessons.question.facts.bologna import PrintedCardFacts
from lessons.question.misconception import Misconception
from lessons.questions.order_cards.model import OrderCardsItem
from lessons.questions.pack_at_home.at_home import AtHome
from lessons.questions.who_wins.model import CompletedTrick
from lessons.wrong_rules.steps import any_of, picks


def _strength(card: Card) -> float:
    return 100 if card.code == "World" else card.strength


def _the_other(code: str, about: PrintedCardFacts) -> bool:
    """By the subjects: the World is taken for the Angel, the Angel for the World."""
    wanted = about["wanted"]
    other = WORLD if wanted == ANGEL else ANGEL if wanted == WORLD else None
    return about["custom"] == "subject" and other is not None and code == other.code


def _world(code: str, about: PrintedCardFacts) -> bool:
    return about["custom"] == "subject" and set(about["shown"]) == {ANGEL, WORLD} and code == WORLD.code


_ranked = ranks(_strength)
NUMBER_ORDER_XXI_ABOVE = Misconception(
    "number-order-xxi-above",
    "trump-order",
    ("order-cards", "who-wins", "pack-at-home"),
    either(
        {
            CompletedTrick: _ranked,
            OrderCardsItem: _ranked,
            AtHome: any_of(picks("takes", _world), picks("stands", _the_other)),
        }
    ),
    requires=("card:Angel",),
)
