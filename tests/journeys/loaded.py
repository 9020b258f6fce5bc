"""All that the app loads by and by, loaded by importing this: servers begin where one would be some minutes after its start.

A journey needs a server with a log of its own, not the four seconds of work in which each reads the same lessons and
modules. What is loaded here opens no log, begins no thread and remembers nobody.
"""

from __future__ import annotations

import gc
import importlib
import pkgutil

from streamlit import config

from lessons.places import sessions as places
from lessons.question import registry
from lessons.review import stock
from lessons.text import card_catalogue, phrases
from screens.card_pictures import addresses
from screens.shared import services
from screens.web.headers import policy
from tests.journeys import heard  # noqa: F401

OURS = ("app", "players.compile_ahead", "screens.api.match_files", "screens.api.places", "screens.components.match_forms.families",
        "screens.analysis.coaching", "screens.shared.sessions", "screens.terminal.told",
        "screens.entry.preload")  # fmt: skip
WHOLE = ("engine.games", "lessons.tables", "lessons.wrong_rules", "lessons.shared_deal", "lessons.evening", "lessons.questions",
         "screens.evening", "screens.pages", "screens.parts", "screens.shell", "screens.views")  # fmt: skip
"""Packages of which every module is found by its name sooner or later."""
OTHERS = ("anyio._backends._asyncio", "itsdangerous", "PIL.PngImagePlugin", "segno", "sqlalchemy.dialects.sqlite",
          "starlette.applications", "starlette.middleware.sessions", "starlette.staticfiles", "streamlit.emojis",
          "streamlit.material_icon_names", "streamlit.runtime.scriptrunner.magic_funcs", "streamlit.web.bootstrap",
          "streamlit.web.server.starlette.starlette_agent_routes", "streamlit.web.skills", "uvicorn.lifespan.on",
          "uvicorn.loops.auto", "uvicorn.protocols.websockets.websockets_sansio_impl")  # fmt: skip
RUN = "screens.entry.main"
"""What Streamlit runs, which is not loaded."""


def _all_in(package: str) -> None:
    home = importlib.import_module(package)
    for one in pkgutil.walk_packages(home.__path__, f"{package}."):
        if one.name != RUN:
            importlib.import_module(one.name)


for module in (*OURS, *OTHERS):
    importlib.import_module(module)
for package in WHOLE:
    _all_in(package)
config.get_option("server.port")
policy("")
addresses.shelf()
services.courses()
places.places()
for kind in registry.kinds():
    registry.about(kind)
stock.stocks()
card_catalogue.books()
phrases.sentences()
gc.freeze()
