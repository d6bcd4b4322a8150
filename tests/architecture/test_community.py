"""What strangers meet first: documents whose links lead somewhere, and checks that are those of the project."""

import re
import tomllib

import pytest

from tests.architecture.tree import ROOT

DOCUMENTS = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md")
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)(?:#[^)\s]*)?\)")
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_link_of_a_document_is_dead(name: str) -> None:
    """Each leads to a file of the checkout."""
    text = (ROOT / name).read_text("utf-8")
    assert [target for target in LINK.findall(text) if not (ROOT / target).exists()] == []


def test_a_commit_is_checked_as_make_checks() -> None:
    """The hooks are the lines of `make check`, tool for tool."""
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    [lines] = re.findall(r"^check:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    told = [line.removeprefix("\t@$(PY)") for line in lines.splitlines()]
    modules = [line for line in told if line.startswith(" -m ")]

    assert [line for line in modules if f"entry: .venv/bin/python{line}\n" not in hooks] == []
    assert len(modules) + 1 == len(told) == hooks.count("entry:")
    assert "importlinter" in told[-1]
    assert "lint-imports" in hooks


def test_hosted_checks_run_every_python_from_the_oldest_on() -> None:
    """By the same script as everybody's."""
    text = (ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8")
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    [versions] = re.findall(r"python: \[(.*)\]", text)
    minors = [int(minor) for minor in re.findall(r'"3\.(\d+)"', versions)]

    assert oldest == f">=3.{minors[0]}"
    assert minors == list(range(11, 15))
    assert "- run: bash .ci/run\n" in text


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_asks_each_thing_once(path: object) -> None:
    """Its fields have ids of their own."""
    text = (ROOT / ".github" / "ISSUE_TEMPLATE" / str(getattr(path, "name", ""))).read_text("utf-8")
    ids = re.findall(r"^    id: (\w+)$", text, re.MULTILINE)
    assert len(ids) == len(set(ids)) == len(re.findall(r"^  - type:", text, re.MULTILINE))
