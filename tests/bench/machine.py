"""What the figures were measured on."""

import os
import platform
import subprocess
from pathlib import Path


def machine() -> dict[str, str | int | float]:
    """Processor, cores, load, Python, commit."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count() or 0,
        "load": round(os.getloadavg()[0], 2),
        "system": platform.platform(),
        "python": platform.python_version(),
        "commit": _commit(),
    }


def _processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        told = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return platform.processor()
    names = [
        row.partition(":")[2].strip() for row in told.splitlines() if row.startswith("model name")
    ]
    return names[0] if names else platform.processor()


def _commit() -> str:
    """The commit that was measured; empty outside of a checkout."""
    command = ["git", "describe", "--always", "--dirty"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip()
