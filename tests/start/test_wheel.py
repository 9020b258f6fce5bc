"""`pip install`, in each way and by old and new pips: everything of ours in one package, its data in the user's own folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import pytest
from packaging.metadata import parse_email
from packaging.requirements import Requirement

from building.closure import required
from building.files import program
from engine.protocol.manual import manual
from tests.start.fetched import newest, oldest, pip_of
from tests.start.living import Person, running
from tests.start.starting import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
VERSION = PROJECT["project"]["version"]
EXTRAS = {
    "players": "requirements-players.txt",
    "server": "requirements-server.txt",
}


@dataclass(frozen=True)
class Installed:
    """A clean environment, somewhere else, with the wheel in it; what others wrote is borrowed from the tests' own."""

    folder: Path

    @property
    def site(self) -> Path:
        return next((self.folder / "venv" / "lib").glob("python3*/site-packages"))

    @property
    def python(self) -> str:
        return str(self.folder / "venv" / "bin" / "python")

    @property
    def command(self) -> str:
        return str(self.folder / "venv" / "bin" / "calzettini")

    @property
    def env(self) -> dict[str, str]:
        """A person's own; nothing of the checkout is in it."""
        mine = {name: value for name, value in os.environ.items() if not name.startswith(("CALZETTINI", "PYTHON"))}
        return mine | {"HOME": f"{self.folder}/home", "XDG_DATA_HOME": f"{self.folder}/home/data",
                       "XDG_CACHE_HOME": f"{self.folder}/home/cache"}  # fmt: skip

    def ask(self, *arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.command, *arguments], input=said, env=self.env, cwd=self.folder, capture_output=True, text=True
        )


@dataclass(frozen=True)
class Built:
    """What the project makes for those who install it."""

    wheel: Path
    sdist: Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("built")
    hatch("-d", folder)
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return Built(wheel, sdist)


def hatch(*arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", *arguments], cwd=ROOT, check=True, capture_output=True)


def environment(folder: Path) -> Installed:
    """A clean one, somewhere else; what others wrote is borrowed from the tests' own."""
    found = Installed(folder)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", found.folder / "venv"], check=True)
    (found.site / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return found


def pip(version: str, python: Path | str, *arguments: str | Path) -> str:
    """What an installation says: from nowhere but here, and refused unless everything that is required is there."""
    told = ["--quiet", "--no-index", "--no-build-isolation", "--no-compile", *arguments]
    done = subprocess.run([python, pip_of(version), "install", *told], cwd="/", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """From the checkout, as anybody would."""
    found = environment(tmp_path_factory.mktemp("elsewhere"))
    pip(oldest(), found.python, f"{ROOT}[{','.join(EXTRAS)}]")
    return found


def test_nothing_of_ours_lies_beside_the_one_package(installed: Installed) -> None:
    found = {one.name for one in installed.site.iterdir()} - {"borrowed.pth", "__pycache__"}
    assert found == {"calzettini", f"calzettini-{VERSION}.dist-info"}


def test_lessons_pictures_and_program_are_the_checkouts_own_to_the_byte(installed: Installed) -> None:
    there = installed.site / "calzettini"
    names = list(program())
    for name in names:
        place = there / name.removeprefix("calzettini/")
        assert place.read_bytes() == (ROOT / name).read_bytes(), name
    found = {one.relative_to(there).as_posix() for one in there.rglob("*") if one.is_file()}
    assert {one for one in found if "__pycache__" not in one} == {one.removeprefix("calzettini/") for one in names}


def test_everything_that_is_kept_with_the_code_is_in_it() -> None:
    names = set(program())
    for ending in ("content/lessons/**/*.yaml", "content/words/*.yaml", "images/built/**/*.png", "screens/**/*.js",
                   "screens/**/*.css", "screens/**/*.ttf", "lessons/**/*.txt", ".streamlit/config.toml"):  # fmt: skip
        found = {one.relative_to(ROOT).as_posix() for one in ROOT.glob(ending)}
        assert found, ending
        assert found <= names, ending


def test_the_same_checkout_gives_the_same_wheel(built: Built, tmp_path: Path) -> None:
    hatch("-t", "wheel", "-d", tmp_path)
    assert (tmp_path / built.wheel.name).read_bytes() == built.wheel.read_bytes()


def test_the_index_and_its_checkers_have_nothing_against_them(built: Built) -> None:
    for command in (["twine", "check", "--strict", built.wheel, built.sdist], ["check_wheel_contents", built.wheel]):
        done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_required_is_what_the_lists_name_with_every_extra(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as wheel:
        about, _ = parse_email(wheel.read(f"calzettini-{VERSION}.dist-info/METADATA"))
    told = [Requirement(one) for one in about["requires_dist"]]
    assert set(about["provides_extra"]) == set(EXTRAS)
    lists = {"": "requirements.txt", **EXTRAS}
    for extra, name in lists.items():
        for system in ({"sys_platform": "linux"}, {"sys_platform": "win32"}):
            wanted = {one.name for one in told if not one.marker or one.marker.evaluate({**system, "extra": extra})}
            alone = wanted - {one.name for one in told if extra and not one.marker}
            listed = [Requirement(one) for one in required(ROOT / name)]
            assert alone == {one.name for one in listed if not one.marker or one.marker.evaluate(system)}, (
                extra,
                system,
            )


@pytest.mark.parametrize(("version", "made"), [(oldest(), "wheel"), (newest(), "sdist")])
def test_old_and_new_pips_find_all_that_every_extra_requires(built: Built, version: str, made: str) -> None:
    asked = f"{getattr(built, made)}[{','.join(EXTRAS)}]"
    (found,) = json.loads(pip(version, sys.executable, "--dry-run", "--report", "-", asked))["install"]
    assert found["metadata"]["name"] == "calzettini"


def test_what_is_required_and_not_there_is_missed(built: Built, tmp_path: Path) -> None:
    """So that the test above sees something."""
    clean = Installed(tmp_path)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", clean.folder / "venv"], check=True)
    with pytest.raises(AssertionError, match="No matching distribution found for "):
        pip(newest(), clean.python, "--dry-run", built.wheel)


def test_an_editable_installation_leads_to_the_checkout(tmp_path: Path) -> None:
    found = environment(tmp_path)
    pip(newest(), found.python, "--editable", ROOT)
    done = found.ask("backup", "--help")
    assert done.returncode == 0
    place = subprocess.run([found.python, "-c", "import calzettini; print(calzettini.__file__)"], cwd="/", check=True,
                           capture_output=True, text=True)  # fmt: skip
    assert Path(place.stdout.strip()).parent == ROOT / "calzettini"


def test_what_builds_them_is_in_the_environment_of_the_tests() -> None:
    for one in map(Requirement, PROJECT["build-system"]["requires"]):
        assert metadata.version(one.name) in one.specifier


def test_the_engine_answers_as_it_does_in_the_checkout(installed: Installed) -> None:
    questions = "".join(line.strip() + "\n" for line in manual() if line.strip().startswith('{"'))
    assert questions.count("\n") > 10
    here = subprocess.run([sys.executable, "-m", "engine"], input=questions, capture_output=True, text=True, cwd=ROOT)
    there = installed.ask("engine", said=questions)
    assert there.stdout == here.stdout
    assert '"ok": true' in there.stdout
    assert there.returncode == 0


def test_it_tells_its_commands_and_refuses_others(installed: Installed) -> None:
    assert "backup" in installed.ask("--help").stdout
    assert installed.ask("bakcup", "x").returncode == 2


def test_a_step_of_a_lesson_is_taken_and_kept_in_the_users_own_folder(installed: Installed) -> None:
    home = installed.folder / "home"
    before = {one for one in (installed.site / "calzettini").rglob("*") if "__pycache__" not in one.parts}
    with running([installed.command, "--no-browser"], installed.env, installed.folder) as url:
        person = Person(url)
        person.look()
        assert "ack" in person.press("next")
        assert person.press("answer", [0])["panel"]["mark"]
    assert (home / "data" / "calzettini" / "calzettini.sqlite").exists()
    kept = installed.ask("backup", "here.zip")
    assert kept.returncode == 0, kept.stderr
    assert (installed.folder / "here.zip").exists(), "a file is named from where one stands"
    after = {one for one in (installed.site / "calzettini").rglob("*") if "__pycache__" not in one.parts}
    assert after == before, "nothing is written into the program"
    with zipfile.ZipFile(installed.folder / "here.zip") as archive:
        assert json.loads(archive.read("calzettini.json"))["files"]
