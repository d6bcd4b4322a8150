"""The doctor on the simulated Discord: what works there is said to, and what is refused is told with its code."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

from bot.app.command_line import main
from bot.doctor.board import FORM, LATE
from bot.doctor.checkup import STEPS
from bot.doctor.examine import Doctor, NoPatient, Visit, examined

PRESSES = {"late answer to a press", "form"}


class Patient:
    """A server with a channel, the doctor and a person in it."""

    def __init__(self, env: simcord.Env, doctor: Doctor) -> None:
        self.env, self.doctor = env, doctor
        self.guild = env.create_guild("Mesa")
        self.channel = self.guild.create_text_channel("workshop")
        self.ana = self.guild.add_member(env.create_user("ana"))
        self.told: list[str] = []
        self.is_told = asyncio.Event()

    def tell(self, line: str) -> None:
        """Hear what the doctor says."""
        self.told.append(line)
        self.is_told.set()

    def examining(self, out: Path, **asked: float) -> "asyncio.Task[bool]":
        """The doctor begins."""
        visit = Visit(self.channel.id, self.ana.id, out=out, **asked)
        return asyncio.create_task(examined(self.doctor, visit, self.tell))

    async def until(self, told: str) -> None:
        """Wait until something has been said."""
        while not any(told in line for line in self.told):
            self.is_told.clear()
            await self.is_told.wait()


@pytest.fixture
async def patient() -> AsyncIterator[Patient]:
    """On a Discord that works."""
    doctor = Doctor()
    env = simcord.Env(doctor, check_errors=False)
    await env.start()
    yield Patient(env, doctor)
    await env.shutdown()
    await doctor.close()


def found(out: Path) -> dict[str, dict[str, object]]:
    """What was written, by step."""
    return {one["step"]: one for one in json.loads(out.read_text())["findings"]}


async def test_every_route_is_tried(patient: Patient, tmp_path: Path) -> None:
    """With a person who presses when asked; nothing is left behind."""
    out = tmp_path / "doctor.json"
    examining = patient.examining(out, press_seconds=20.0)
    await patient.until("Press me first")
    [message] = [one for one in patient.channel.history() if not one.is_system()]
    await patient.ana.click(message, custom_id=LATE)
    await patient.until("Press me second")
    [message] = [one for one in patient.channel.history() if not one.is_system()]
    shown = await patient.ana.click(message, custom_id=FORM)
    await patient.until("press the form")
    await patient.ana.submit_modal(shown, {"line": "well"})

    assert await examining, patient.told
    steps = found(out)
    assert [*steps] == [*[name for name, _ in STEPS], "clean up"]
    skipped = {name for name, one in steps.items() if one["outcome"] == "skipped"}
    assert skipped <= {"old message", "locked thread"}
    assert patient.told[-1] == "Nothing fails."
    assert [one for one in patient.channel.history() if not one.is_system()] == []


async def test_who_presses_nothing_is_told_so(patient: Patient, tmp_path: Path) -> None:
    """Everything else is tried all the same."""
    out = tmp_path / "doctor.json"

    assert await patient.examining(out, press_seconds=0.01)

    steps = found(out)
    assert {name for name, one in steps.items() if one["said"] == "nobody pressed."} == PRESSES
    assert steps["edit with a new picture"]["outcome"] == "works"
    kept = steps["edit that keeps the picture by its number"]["observed"]
    assert kept == {"numbered": 1, "is the same one": True}


async def test_an_old_message_is_edited(patient: Patient, tmp_path: Path) -> None:
    """After the time that was asked for, each answer by itself."""
    out = tmp_path / "doctor.json"

    assert await patient.examining(out, press_seconds=0.01, minutes=0.0001)

    assert found(out)["old message"]["observed"] == {f"edit {n}": "works" for n in range(1, 5)}


async def test_what_is_refused_is_told(patient: Patient, tmp_path: Path) -> None:
    """With status and code, and the steps after it go on."""
    patient.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    out = tmp_path / "doctor.json"

    assert not await patient.examining(out, press_seconds=0.01)

    step = found(out)["direct message"]
    assert (step["outcome"], step["status"], step["code"]) == ("fails", 403, 50007)
    assert found(out)["emoji"]["outcome"] == "works"
    assert patient.told[-1] == "Fails: direct message."


async def test_a_channel_that_is_not_there_is_one_sentence(patient: Patient) -> None:
    """Nothing is tried."""
    with pytest.raises(NoPatient, match="no text channel with the id 17"):
        await examined(patient.doctor, Visit(17))
    assert patient.channel.history() == []


def test_the_doctor_needs_a_token(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The simulated Discord of the playground would prove nothing: one sentence, exit code 2."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)

    assert main(["doctor", "17"]) == 2
    assert capsys.readouterr().err == "The doctor goes to the real Discord: set DISCORD_TOKEN.\n"
