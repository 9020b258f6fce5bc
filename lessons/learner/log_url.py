"""The log's address as SQLAlchemy takes it: a file's name is its name, whatever characters stand in it."""

from __future__ import annotations

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from lessons.learner.errors import UnusableDatabase
from lessons.learner.log_place import is_url

SQLITE = "sqlite"


def log_url(address: str) -> URL:
    """A file by its name, or a database by its URL. Errors: :class:`UnusableDatabase`, which quotes no password.

    A name is no part of a URL before it stands in one: written into ``sqlite:///`` a ``%20`` would become a blank, and all that
    stands behind a ``?`` would be lost.
    """
    if not is_url(address):
        return URL.create(SQLITE, database=address)
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise UnusableDatabase("bad-address", where=_without_password(address)) from error
    if "@" in (url.host or ""):  # of a password that has one: the rest would be taken for the host
        raise UnusableDatabase("bad-address", where=_without_password(address))
    return url


def _without_password(address: str) -> str:
    scheme, _, rest = address.partition("://")
    told, at, place = rest.rpartition("@")
    user, colon, _ = told.partition(":")
    return f"{scheme}://{user}{':***' if colon else ''}{at}{place}"[:200]
