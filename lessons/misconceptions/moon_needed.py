"""The 16 can only be joined to the Moon, so a missing Moon ends the row."""

from lessons.beliefs import reads_grande
from lessons.misconception import Misconception

MOON_NEEDED = Misconception("moon-needed", "grande-head", ("count-grande",), reads_grande(moon_needed=True))
