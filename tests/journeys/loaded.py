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

OURS = ("app", "engine.games.bologna.asks", "players.warming", "screens.api.places", "screens.parts.learner.other_learner",
        "screens.parts.unavailable", "screens.sessions", "screens.shell.page_frame", "screens.warming")  # fmt: skip
OTHERS = ("anyio._backends._asyncio", "PIL.PngImagePlugin", "sqlalchemy.dialects.sqlite", "streamlit.web.bootstrap",
          "uvicorn.lifespan.on", "uvicorn.protocols.websockets.websockets_sansio_impl")  # fmt: skip

for module in (*OURS, *OTHERS):
    importlib.import_module(module)
for page in pkgutil.iter_modules(pages.__path__):
    importlib.import_module(f"{pages.__name__}.{page.name}")
addresses.shelf()
services.courses()
places.places()
card_catalogue.books()
phrases.sentences()
