"""The wheel, installed into an environment of its own outside the checkout."""

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]


def build_wheel(source: Path, folder: Path) -> Path:
    """Build it as pip would, without asking a registry: the build backend is among the developers' tools."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(
        [*command, "--directory", str(folder)], cwd=source, check=True, capture_output=True
    )
    [wheel] = folder.glob("feitoria-*.whl")
    return wheel


def install(wheel: Path, home: Path) -> Path:
    """Make an empty environment with nothing but the wheel; the answer is the folder of its commands.

    What the wheel depends on comes from the environment that runs the tests, by a path file, so that no registry is needed.
    Path files are not read along such a path: a checkout that is installed there in place stays out of sight.
    """
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel)],
        check=True,
        capture_output=True,
    )
    packages = home / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return home / "bin"
