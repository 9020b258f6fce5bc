"""The club's stick: everything in one ZIP for each system, started where there is no net at all."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path

import pypdfium2
import pytest
from packaging.tags import Tag
from packaging.utils import parse_wheel_filename

from building.closure import NotPinned, needed, pins, required
from building.files import program
from building.stick import BESIDE, FOLDER, MOST, PAGE, TooLarge, name_of, pack
from building.systems import SYSTEMS, System
from building.wheel_list import OtherWheels, compare, listed
from tests.start.fetched import stick_wheels
from tests.start.starting import ROOT

LINUX = next(one for one in SYSTEMS if one.id == "linux")
THIS = LINUX.of(f"{sys.version_info.major}.{sys.version_info.minor}")


def unpacked(stick: Path, into: Path) -> Path:
    """As the system's own window for ZIPs does it: with the rights that are written in it."""
    with zipfile.ZipFile(stick) as archive:
        for told in archive.infolist():
            path = Path(archive.extract(told, into))
            path.chmod(told.external_attr >> 16 & 0o777)
    return into / FOLDER


def test_it_starts_in_a_fresh_environment_without_any_network(tmp_path: Path) -> None:
    stick = pack(THIS, stick_wheels(THIS), tmp_path / name_of(THIS))
    assert stick.stat().st_size < MOST
    folder = unpacked(stick, tmp_path / "una %20 chiavetta #1")
    assert os.access(folder / "Calzettini.command", os.X_OK)
    for name in program():
        assert (folder / name).read_bytes() == (ROOT / name).read_bytes(), name
    # In a network namespace of its own, where the machine allows that to a user; else every way out is a closed door.
    alone = ["unshare", "--map-root-user", "--net"]
    offline = not subprocess.run([*alone, "true"], capture_output=True, check=False).returncode
    command = [sys.executable, "-m", "tests.start.offline", str(folder), *(["offline"] if offline else [])]
    done = subprocess.run([*(alone if offline else []), *command], cwd=ROOT, capture_output=True, text=True)
    told = (folder / "said").read_text(errors="replace") if (folder / "said").exists() else ""
    assert done.returncode == 0, done.stdout + done.stderr[-3000:] + told
    assert "a step was taken" in done.stdout
    assert "Sto installando" in told, "whoever starts it reads what is going on"


def test_the_guides_that_the_pages_name_are_on_it() -> None:
    words = [one.read_text(encoding="utf-8") for one in (ROOT / "content").rglob("words/*.yaml")]
    named = {page for text in words for page in re.findall(r"docs/[a-z.-]+\.md", text)}
    assert "docs/write-a-lesson.it.md" in named
    assert named <= set(BESIDE)


def fits(system: System, tag: Tag) -> bool:
    """May a wheel with this tag be installed there?"""
    short = f"cp{system.python.replace('.', '')}"
    at_most = [f"cp3{minor}" for minor in range(2, int(system.python.partition(".")[2]) + 1)]
    if (tag.interpreter, tag.abi) not in {
        (short, short),
        (short, "none"),
        ("py3", "none"),
        *((one, "abi3") for one in at_most),
    }:
        return False
    if system.id.startswith("macos"):
        kind, _, rest = tag.platform.partition("_")
        older = kind == "macosx" and int(rest.partition("_")[0]) <= 12
        return tag.platform == "any" or (older and rest.endswith((system.machine["platform_machine"], "universal2")))
    return tag.platform in ("any", *system.platforms)


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda one: one.id)
def test_there_is_a_wheel_of_everything_pinned_for_every_system(system: System) -> None:
    """As the index had them when the list was written; it has to be written anew whenever a pin changes."""
    wheels = [parse_wheel_filename(name) for name in listed()[system.id]]
    assert {f"{name}=={version}" for name, version, *_ in wheels} == set(needed(system)), (
        "python -m building.stick --write"
    )
    for name, _, _, tags in wheels:
        assert any(fits(system, tag) for tag in tags), f"{name} does not fit on {system.id}"


def test_other_wheels_than_those_listed_are_not_put_on_a_stick(small: Path) -> None:
    with pytest.raises(OtherWheels, match="numpy"):
        compare(SYSTEMS[0], small)


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda one: one.id)
def test_everything_that_is_needed_there_is_pinned(system: System) -> None:
    found = needed(system)
    lists = [*required(ROOT / "requirements.txt"), *(required(ROOT / "requirements-players.txt") * system.players)]
    assert {one.lower() for one in lists} <= set(found)
    assert [one for one in found if one.startswith("pip==")], "Debian's Python has none of its own"
    assert "pytest" not in {one.partition("==")[0] for one in found}


def test_what_only_one_system_needs_is_seen_from_here(tmp_path: Path) -> None:
    """Streamlit watches files by a package that it leaves out on Macs: the markers are read as they are there."""
    of = {one.id: {line.partition("==")[0] for line in needed(one)} for one in SYSTEMS}
    assert "watchdog" in of["windows"] & of["linux"]
    assert "watchdog" not in of["macos-arm64"] | of["macos-x86-64"]
    assert "tzdata" in of["windows"]
    for name in ("requirements.txt", "requirements-players.txt"):
        (tmp_path / name).write_text((ROOT / name).read_text())
    (tmp_path / "constraints.txt").write_text((ROOT / "constraints.txt").read_text().replace("watchdog==", "# "))
    with pytest.raises(NotPinned, match="watchdog: needed on windows"):
        needed(SYSTEMS[0], tmp_path)


def test_what_is_installed_here_is_what_is_pinned() -> None:
    pinned = pins()
    for line in needed(LINUX):
        name = line.partition("==")[0]
        assert name == "pip" or version(name) == pinned[name], name


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Two wheels that weigh nothing."""
    folder = tmp_path / "wheels"
    folder.mkdir()
    for name in ("pip-26.3-py3-none-any.whl", "numpy-2.4.6-cp314-cp314-win_amd64.whl"):
        (folder / name).write_bytes(name.encode())
    return folder


def test_the_same_checkout_and_wheels_give_the_same_stick(small: Path, tmp_path: Path) -> None:
    made = [pack(SYSTEMS[0], small, tmp_path / name).read_bytes() for name in ("one.zip", "two.zip")]
    assert made[0] == made[1]
    with zipfile.ZipFile(io.BytesIO(made[0])) as archive:
        names = archive.namelist()
        assert f"{FOLDER}/Calzettini.bat" in names
        assert f"{FOLDER}/wheels/pip-26.3-py3-none-any.whl" in names
        assert not [
            one for one in names if "/data/" in one or "__pycache__" in one or one.startswith(f"{FOLDER}/tests/")
        ]
        assert archive.read(f"{FOLDER}/Calzettini.bat") == (ROOT / "Calzettini.bat").read_bytes()


def test_a_stick_that_is_too_large_is_said_to_be(small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("building.stick.MOST", 1000)
    with pytest.raises(TooLarge, match="are allowed"):
        pack(SYSTEMS[0], small, tmp_path / "one.zip")


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda one: one.id)
def test_one_page_says_in_three_languages_how_to_start(
    system: System, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("building.stick.program", lambda _: ())  # what is beside the page is looked at above
    with zipfile.ZipFile(pack(system, small, tmp_path / "stick.zip")) as archive:
        pdf = pypdfium2.PdfDocument(archive.read(f"{FOLDER}/{PAGE}"))
        icons = [
            one.partition("/")[2] for one in archive.namelist() if one.startswith(f"{FOLDER}/") and "alzettini." in one
        ]
    assert len(pdf) == 1
    told = pdf[0].get_textpage().get_text_bounded().replace("\r\n", " ")
    for heading in ("Come si comincia", "How to start", "Pour commencer"):
        assert heading in told
    assert told.count(f"Python {system.python}") >= 3
    assert told.count([one for one in icons if "/" not in one][-1]) == 3, "the icon that is on it"


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda one: one.id)
def test_for_which_python_it_is_made_stands_on_its_name_and_in_the_readme(system: System) -> None:
    assert name_of(system).endswith(f"-{system.id}-python{system.python}.zip")
    told = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    (said,) = re.findall(r"Each is made for one Python, which its name and its page say: (.*?)\. `", told)
    of = {"windows": "Windows", "macos": "Macs", "linux": "Linux"}[system.id.partition("-")[0]]
    assert re.search(rf"{re.escape(system.python)} on [^,]*\b{of}\b", said)


def test_the_tests_and_their_environment_are_no_part_of_it() -> None:
    tops = {name.partition("/")[0] for name in program()}
    assert not tops & {"tests", "bench", "building", "node_modules", "data", ".venv"}
