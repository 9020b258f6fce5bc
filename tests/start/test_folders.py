"""A folder's name is its name: whatever stands in it, what is kept lies there and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from urllib.parse import unquote

import pytest
from PIL import Image

from calzettini import home
from lessons.backup.making import take
from lessons.backup.putting_back import put_back
from lessons.club import own_lessons
from lessons.learner.data_folder import data_folder, log_file
from lessons.learner.errors import UnusableDatabase
from lessons.learner.event import Event
from lessons.learner.log_url import log_url
from lessons.learner.store import Store
from lessons.yamlfile import disk_cache
from players.core import cache
from screens.card_pictures import custom_packs
from screens.wording.database_words import explain
from screens.wording.texts import LANGUAGES
from tests.start.starting import house

CODE = "luna-sole-onda-faro"
VARIABLES = (home.DATABASE, home.DATA, home.COMPILED)
NAMES = (
    "cento%20per%20cento",
    "%25 %2F %zz",
    "che cosa?mode=ro&uri=true",
    "tavolo #1",
    "due  parole ",
    "perché più",
    'l\'"asso" `di` $HOME',
    "[soci] {altri} *",
    "file:log;x=1",
    ":memory:",
    "@host:5432",
    "100%",
    "塔羅",
)


@pytest.fixture(autouse=True)
def nothing_named(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No variable names anything, and where one stands nothing was begun: a log in ``data/`` would go on being used."""
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    for name in VARIABLES:
        monkeypatch.setenv(name, "")  # so that it is put back as it was, whatever is set meanwhile
        monkeypatch.delenv(name)
    yield
    own_lessons.forget()
    custom_packs.forget()


def keep_something() -> None:
    """A log with an event, a lesson and a pack of the club's, in what is named."""
    store = Store()
    store.append(CODE, "following", Event("next", "s", "nonce-0001"))
    store.close()
    for place in ("lessons/nostre/prima.yaml", "packs/club/angel.png"):
        (data_folder() / place).parent.mkdir(parents=True)
    (data_folder() / "lessons" / "nostre" / "prima.yaml").write_text("id: ours/first\n")
    Image.new("RGB", (480, 1000), "red").save(data_folder() / "packs" / "club" / "angel.png")


def found() -> tuple[int, list[str], list[str]]:
    """How many events the log has, and which lessons and packs are seen."""
    store = Store()
    events = len(store.events(CODE))
    store.close()
    return events, [one.name for one in own_lessons.look().files], [one.id for one in custom_packs.look()]


THERE = (1, ["nostre/prima.yaml"], ["club"])


def named(by: str, folder: Path) -> str:
    return str(folder / "calzettini.sqlite" if by == home.DATABASE else folder)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("by", [home.DATA, home.DATABASE, "the checkout"])
def test_what_is_kept_lies_in_the_folder_that_is_named_and_nowhere_else(
    by: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / name
    if by in VARIABLES:
        monkeypatch.setenv(by, named(by, Path(name)))  # from where one stands
        home.settle(tmp_path / "program", installed=False)
    else:
        folder = tmp_path / name / "data"
        home.settle(tmp_path / name, installed=False)
    monkeypatch.chdir("/")
    keep_something()
    assert log_file() == folder / "calzettini.sqlite"
    assert log_file().stat().st_size > 0  # type: ignore[union-attr]
    assert found() == THERE
    assert [one.name for one in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("name", NAMES)
def test_a_backup_is_written_where_it_is_told_and_put_back_from_there(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(home.DATA, str(tmp_path / "before" / name))
    keep_something()
    (tmp_path / name).mkdir()
    for target in (tmp_path / name / f"{name}.zip", tmp_path / name):
        file = take(target, date(2026, 11, 26)).file
        monkeypatch.setenv(home.DATA, str(tmp_path / f"after {name}"))
        put_back(file, datetime(2026, 11, 26, 12, len(name) % 60))
        assert found() == THERE
        monkeypatch.setenv(home.DATA, str(tmp_path / "before" / name))
    assert {one.name for one in (tmp_path / name).iterdir()} == {f"{name}.zip", "calzettini-2026-11-26.zip"}
    assert {one.name for one in tmp_path.iterdir()} == {"before", name, f"after {name}"}


@pytest.mark.parametrize("name", NAMES)
def test_what_can_be_made_again_lies_where_it_is_told(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(home.COMPILED, name)
    home.settle(tmp_path / "program", installed=False)
    monkeypatch.chdir("/")
    compiled = cache._folder()
    assert compiled is not None
    assert compiled.parent == tmp_path / name == disk_cache.DiskCache("words", ()).path.parent
    assert [one.name for one in tmp_path.iterdir()] == [name]


def test_the_log_its_copies_and_backups_are_for_their_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(home.DATA, str(tmp_path / "data"))
    store = Store()
    store.append(CODE, "following", Event("next", "s", "nonce-0001"))
    backup = take(tmp_path / "all.zip", date(2026, 11, 26)).file
    monkeypatch.setenv(home.DATA, str(tmp_path / "elsewhere"))
    put_back(backup, datetime(2026, 11, 26))
    put_back(backup, datetime(2026, 11, 26))
    made = [one for one in tmp_path.rglob("*") if one.suffix == ".zip" or ".sqlite" in one.name]
    assert {"calzettini.sqlite", "calzettini.sqlite-wal", "all.zip"} < {one.name for one in made}
    assert len(made) >= 6
    assert {oct(one.stat().st_mode & 0o777) for one in made} == {"0o600"}
    store.close()


def test_a_log_that_its_owner_let_others_read_stays_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(home.DATA, str(tmp_path))
    Store().close()
    (tmp_path / "calzettini.sqlite").chmod(0o640)
    Store().close()
    assert (tmp_path / "calzettini.sqlite").stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("name", NAMES)
def test_started_from_any_folder_all_languages_are_found(name: str, tmp_path: Path) -> None:
    folder = tmp_path / name
    folder.mkdir()
    here = house(folder)
    french = folder / "content" / "languages" / "fr" / "words"
    french.mkdir(parents=True)
    (french / "start.yaml").write_text('start.making: "Premier démarrage"\n', encoding="utf-8")
    assert here.start.texts("start.making")[-1] == "Premier démarrage"


@pytest.mark.parametrize("password", ["p%40ss%3Aw%2Frd", "p:ss/w#rd?", "%25%20", "più"])
def test_a_password_may_have_any_characters(password: str) -> None:
    url = log_url(f"postgresql://ada:{password}@db.example:5433/club")
    assert (url.password, url.host, url.port, url.database) == (unquote(password), "db.example", 5433, "club")


@pytest.mark.parametrize(
    "address", ["postgresql://ada:s3cr@t@host/club", "postgresql://ada:s3cret@host:port/club", "x://"]
)
def test_an_address_that_cannot_be_read_is_quoted_without_its_password(address: str) -> None:
    with pytest.raises(UnusableDatabase) as raised:
        Store(address)
    for lang in LANGUAGES:
        told = explain(raised.value, lang)
        assert "s3cr" not in told
        assert address.partition(":")[0] in told


def test_a_file_is_what_has_no_scheme() -> None:
    assert log_url("/data/a://b").database == "/data/a://b"
    assert log_url("sqlite:////data/a%20b").database == "/data/a b", "of a URL a blank may be written so"
