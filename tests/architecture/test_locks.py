"""The lock files: hashes for everything, addresses of nothing, one version of each package."""

import re

import pytest

from tests.architecture.tree import ROOT

OURS = ("requirements.lock", "requirements-dev.lock")
LOCKS = (*OURS, "requirements-bench.lock")
PIN = re.compile(r"^([a-z0-9-]+)(?:\[[\w,-]+\])?==(\S+)", re.MULTILINE)


def pins(name: str) -> dict[str, str]:
    """Package and version of every line."""
    return dict(PIN.findall((ROOT / name).read_text()))


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_host(name: str) -> None:
    """Where packages come from is the installer's business."""
    text = (ROOT / name).read_text()
    assert re.findall(r"\S*(?:://|index-url|find-links|trusted-host)\S*", text) == []


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_hashes(name: str) -> None:
    """What is installed is what was looked at."""
    entries = re.split(r"\n(?=\S)", (ROOT / name).read_text())
    assert entries
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_developers_have_what_runs() -> None:
    """The developers' lock holds everything of the other, in the same versions."""
    running, developing = map(pins, OURS)
    assert running
    assert running.items() <= developing.items()
    assert developing.keys() - running.keys()


def test_the_locks_hold_what_is_asked_for() -> None:
    """A dependency added to pyproject.toml is in the locks too: `make lock` was not forgotten."""
    import tomllib

    read = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = read["project"]
    extras = project["optional-dependencies"]
    asked = {
        "requirements.lock": [*project["dependencies"], *extras["playground"]],
        "requirements-dev.lock": extras["dev"],
        "requirements-bench.lock": read["dependency-groups"]["bench"],
    }
    missing = [
        wish
        for name, wishes in asked.items()
        for wish in wishes
        if re.sub(r"[._]", "-", re.split(r"[\[ <>=]", wish)[0]).lower() not in pins(name)
    ]
    assert missing == []
