"""What the doctor has found: values, sentences for the operator, JSON for the developers."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

Outcome = Literal["works", "fails", "skipped"]

SIGNS = {"works": "ok  ", "fails": "FAIL", "skipped": "-   "}


class Finding(Struct, frozen=True):
    """What came of one step."""

    step: str
    """Its name, the same in every release."""

    outcome: Outcome
    said: str
    """What happened, in a sentence."""

    milliseconds: int
    status: int | None = None
    """Status of the HTTP answer that refused it."""

    code: int | None = None
    """Discord's own number for the refusal."""

    observed: dict[str, bool | int | str] = {}
    """Facts on which Discord's documents are not clear."""


def sentence(finding: Finding) -> str:
    """The line that the operator reads."""
    facts = ", ".join(f"{name}: {value}" for name, value in finding.observed.items())
    return f"{SIGNS[finding.outcome]} {finding.step}: {finding.said}" + (
        f" ({facts})" if facts else ""
    )


def written(release: str, findings: Sequence[Finding]) -> bytes:
    """All findings as JSON, with the release that made them."""
    return msgspec.json.format(
        msgspec.json.encode({"release": release, "findings": findings}), indent=1
    )
