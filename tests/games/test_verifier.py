"""`docs/verify.py`, the file that players are given: it finds what `python -m games verify` finds, without our code."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.fair import Void, commitment, seating, terms_text
from games.core.record import Move, Record, Undo, fingerprint, packed, write
from tests.games.core.toy import TOY
from tests.games.core.toying import fair_record
from tests.playing import faults

VERIFIER = Path(__file__).parents[2] / "docs" / "verify.py"


def checked(file: Path, *more: str) -> tuple[int, str]:
    """Exit code and words: alone in its folder, with nothing of ours to import."""
    command = [sys.executable, "-I", str(VERIFIER), str(file), *more]
    ended = subprocess.run(command, cwd=file.parent, capture_output=True, text=True, check=False)
    assert "Traceback" not in ended.stderr
    return ended.returncode, ended.stdout + ended.stderr


@pytest.fixture(scope="module")
def right() -> Record:
    """A game with nothing wrong in it, with letters beyond ASCII."""
    return replace(fair_record(), names=("Ana", "Bráulio", "Çağla"))


def test_a_right_record_fits(right: Record, tmp_path: Path) -> None:
    """Promise, terms, message, seats and fingerprint, as the kernel has them."""
    assert right.fair is not None
    file, terms = tmp_path / "game.json", tmp_path / "terms.json"
    file.write_bytes(packed(write(right)))
    terms.write_text(terms_text(right.fair.terms), encoding="utf-8")

    code, told = checked(
        file,
        *("--terms", str(terms), "--message", "4242"),
        *("--commitment", right.fair.terms.commitment, "--fingerprint", fingerprint(right)),
    )

    assert code == 0, told
    assert f"fingerprint {fingerprint(right)}" in told
    assert "Bráulio" in told


def forged(right: Record) -> dict[str, Record]:
    """One record for each thing that the file looks at."""
    fair = right.fair
    assert fair is not None
    [segment] = right.segments
    back = replace(segment, entries=(*segment.entries, Undo(0, None, 3)))
    void = replace(fair.terms, void=(Void(commitment(b"x"), b"y".hex()),), attempt=2)
    return {
        "the secret of attempt 1": replace(right, fair=replace(fair, secret=bytes(32).hex())),
        "the secret of attempt 1 ": replace(right, fair=replace(fair, terms=void)),
        "the seed is not": replace(right, seed=bytes(32).hex()),
        "game or options": replace(right, options={"length": "long"}),
        "next fork": replace(right, segments=(back,)),
        "for what all agreed": replace(
            right, segments=(replace(segment, entries=(*segment.entries, Undo(0, 1, 1))),)
        ),
        "no segments": replace(right, segments=()),
        "release or schema": replace(right, segments=(replace(segment, release="9"),)),
        "no terms": replace(right, fair=None),
    }


def test_what_was_changed_is_found(right: Record, tmp_path: Path) -> None:
    """By the file, and by the whole check, too."""
    for what, record in forged(right).items():
        file = tmp_path / "game.json"
        file.write_bytes(write(record))

        code, told = checked(file)

        assert (code, what.strip() in told) == (1, True), told
        assert faults(TOY, record), what


@pytest.mark.parametrize("option", ["--terms", "--message", "--commitment", "--fingerprint"])
def test_what_a_player_has_kept_is_compared(option: str, right: Record, tmp_path: Path) -> None:
    """A record that fits in itself and was made up later is found by what the bot showed then."""
    file, kept = tmp_path / "game.json", tmp_path / "kept.json"
    file.write_bytes(write(right))
    kept.write_text("{}")

    code, told = checked(file, option, str(kept) if option == "--terms" else "17")

    assert code == 1, told


def test_only_the_fingerprint_binds_who_answered(right: Record, tmp_path: Path) -> None:
    """Without it the file says so; with it a changed mark is found."""
    [segment] = right.segments
    first, *others = segment.entries
    assert isinstance(first, Move)
    marked = replace(segment, entries=(replace(first, by="default"), *others))
    file = tmp_path / "game.json"
    file.write_bytes(write(replace(right, segments=(marked,))))

    code, told = checked(file)
    assert (code, "Not bound" in told) == (0, True), told

    code, told = checked(file, "--fingerprint", fingerprint(right))
    assert (code, "Not bound" in told) == (1, False), told


@pytest.mark.parametrize("stored", [b"{", b"\xff", b"[]", b'{"game": 1, "game": 2}', b"[" * 9_999])
def test_what_is_no_record_is_told(stored: bytes, tmp_path: Path) -> None:
    """By exit code 2 and a sentence."""
    file = tmp_path / "game.json"
    file.write_bytes(stored)

    code, told = checked(file)

    assert (code, told.count("\n")) == (2, 1)


def test_it_is_made_for_any_python() -> None:
    """It imports nothing but the standard library, and nothing of ours."""
    imported = {
        line.split()[1] for line in VERIFIER.read_text().splitlines() if line[:7] == "import "
    }
    assert imported <= set(sys.stdlib_module_names)


def drawn(record: dict[str, Any]) -> list[int]:
    """The seats as the file draws them."""
    found_by = f"runpy.run_path({str(VERIFIER)!r})['seats']"
    code = f"import json, runpy; print({found_by}(json.loads({json.dumps(record)!r})))"
    out = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, check=True)
    found: list[int] = json.loads(out.stdout)
    return found


def test_it_draws_the_seats_as_the_kernel_does() -> None:
    """For as many players as any game has."""
    for seats in range(1, 7):
        seed = bytes([seats] * 32)
        record = {"seats": seats, "seed": seed.hex(), "options": {}}
        assert drawn(record) == list(seating(seed, seats)[0])
        assert drawn({**record, "options": {"seating": "joined"}}) == list(range(seats))
