"""Kings, queens and horsemen: those of our Sicilian pack, in the colours and under the titles of this one."""

from images.drawn.marseille.plate import titled
from images.drawn.sicilian.courts import horsemen, kings, queens

SUITS = {"S": "D'ÉPÉE", "B": "DE BÂTON", "C": "DE COUPE", "D": "DE DENIERS"}
RANKS = (("K", "K", "ROI", kings), ("Q", "Q", "REINE", queens), ("N", "H", "CAVALIER", horsemen))

CARDS = {}
for rank, sicilian, name, module in RANKS:
    for suit, of in SUITS.items():
        model = module.CARDS[suit + sicilian]
        CARDS[suit + rank] = titled(f"{name} {of}", model.draw, next(iter(model.marks.values())))
