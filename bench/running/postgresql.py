"""A PostgreSQL of one's own, for tests and measures: in a folder that goes with it, reached by a socket there and nowhere else."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

OWNER = "postgres"
FIRST_OF = "/usr/lib/postgresql/*/bin/initdb"
_numbers = itertools.count(1)
SMALL = """
listen_addresses = ''
unix_socket_directories = '{folder}'
max_connections = 100
shared_buffers = 16MB
fsync = off
full_page_writes = off
log_min_messages = fatal
"""
"""Nobody's answers are at stake here, so it need not wait for the disk."""


@dataclass
class Cluster:
    """A server that can be stopped and started again."""

    folder: Path
    programs: Path
    process: subprocess.Popen[bytes] | None = None
    made: list[str] = field(default_factory=list)

    def start(self) -> None:
        with (self.folder / "said").open("ab") as saying:
            told: list[str | Path] = [self.programs / "postgres", "-D", self.folder / "data"]
            self.process = subprocess.Popen(_as_owner(told), stdout=saying, stderr=saying)
        self._until_it_answers()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """As a restart does: whoever is connected is cut off."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"log_{next(_numbers)}"
        self.say(f"CREATE DATABASE {name}")
        self.made.append(name)
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    def say(self, statement: str, name: str = "postgres") -> list[tuple[object, ...]]:
        """What this statement finds in one of the databases."""
        with psycopg.connect(host=str(self.folder), user=OWNER, dbname=name, autocommit=True) as db:
            found = db.execute(statement.encode())
            return found.fetchall() if found.description else []

    def cut(self, name: str) -> None:
        """Everybody who is connected with this database is cut off."""
        self.say(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def _until_it_answers(self) -> None:
        while True:
            assert self.process is not None
            assert self.process.poll() is None, (self.folder / "said").read_text()
            try:
                self.say("SELECT 1")
            except psycopg.OperationalError:
                continue
            return


def name_in(address: str) -> str:
    """The database's name in its address."""
    return address.partition("@/")[2].partition("?")[0]


@contextmanager
def cluster(settings: str = SMALL) -> Iterator[Cluster]:
    """``settings``: lines of postgresql.conf, where ``{folder}`` is where its socket is to be."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    made = Cluster(folder, _programs())
    try:
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            shutil.chown(folder, OWNER)
        told: list[str | Path] = [made.programs / "initdb", "-D", folder / "data", "-U", OWNER, "-A", "trust"]
        subprocess.run(
            _as_owner([*told, "-E", "UTF8", "--no-sync", "--locale=C.UTF-8"]), check=True, stdout=subprocess.DEVNULL
        )
        with (folder / "data" / "postgresql.conf").open("a") as conf:
            conf.write(settings.format(folder=folder))
        made.start()
        yield made
    finally:
        made.stop(signal.SIGQUIT)  # at once: nothing of it is wanted any more
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """Where Debian and its kin keep them, the newest first; elsewhere they are on the path."""
    found = sorted(Path("/").glob(FIRST_OF.lstrip("/")), key=lambda one: int(one.parts[-3]))
    initdb = str(found[-1]) if found else shutil.which("initdb")
    assert initdb, "PostgreSQL is not installed: `make postgresql`"
    return Path(initdb).resolve().parent


def _as_owner(told: Sequence[str | Path]) -> list[str]:
    """The command, as somebody who is not root."""
    if os.geteuid() != 0:
        return [*map(str, told)]
    pwd.getpwnam(OWNER)
    # setpriv becomes the command, so that a signal reaches it.
    as_owner = ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--clear-groups"]
    return [*as_owner, *map(str, told)]
