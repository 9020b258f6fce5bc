"""All that the app loads by and by, loaded by importing this: servers begin where one would be some seconds after its start.

A journey needs a server with a log of its own, not the three and a half seconds of work in which each reads the same
lessons and modules. What is loaded here opens no log, begins no thread and remembers nobody.
"""

from __future__ import annotations

import importlib
import pkgutil

from lessons.places import sessions as places
from lessons.text import card_catalogue, phrases
from screens import pages, services
from screens.card_pictures import addresses

for module in ("app", "screens.sessions", "screens.shell.page_frame", "screens.parts.learner.other_learner"):
    importlib.import_module(module)
for page in pkgutil.iter_modules(pages.__path__):
    importlib.import_module(f"{pages.__name__}.{page.name}")
addresses.shelf()
services.courses()
places.places()
card_catalogue.books()
phrases.sentences()
