"""The scripts, from a folder with a space in its name: what they would do, what they do twice, what they leave alone."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = [*sorted((ROOT / "systemd").glob("*.sh")), ROOT / ".ci" / "run"]

PYTHON = """#!/bin/bash
# Stands in for Python, its venv and its pip: notes what it is asked and makes no more than the files.
echo "python $*" >> "$NOTES"
case "$*" in
    "-m venv "*) mkdir -p "${@: -1}/bin" && cp "$0" "${@: -1}/bin/python" ;;
    "-m pip install "*companion*)
        printf '#!/bin/bash\n! grep "broken" "${@: -1}"\n' > "$(dirname "$0")/companion"
        chmod +x "$(dirname "$0")/companion" ;;
    "-m pip install "*lgpio*) [[ "$*" == *"$HAS_PINS"* ]] ;;
    "-c import lgpio") exit 1 ;;
    *) echo "unexpected: $*" >&2; exit 3 ;;
esac
"""


class Machine:
    """A machine's files under a folder, and the scripts beside it."""

    def __init__(self, folder: Path) -> None:
        self.scripts = folder / "the companion box" / "systemd"
        shutil.copytree(ROOT / "systemd", self.scripts)
        self.root = folder / "a root"
        self.notes = folder / "notes"
        python = folder / "python3"
        python.write_text(PYTHON)
        python.chmod(0o755)
        self.environ = os.environ | {
            "DESTDIR": str(self.root), "PYTHON": str(python), "NOTES": str(self.notes), "HAS_PINS": "lgpio",
        }  # fmt: skip

    def do(self, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.scripts / script, *arguments],
            env=self.environ, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL,
        )  # fmt: skip

    def install(self, *arguments: str) -> str:
        done = self.do("install.sh", *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def files(self) -> dict[str, str]:
        """Every file by its path, with its content or the place it links to."""
        return {
            str(path.relative_to(self.root)): str(path.readlink()) if path.is_symlink() else path.read_text()
            for path in sorted(self.root.rglob("*"))
            if path.is_symlink() or path.is_file()
        }

    def pi(self, config: str, model: str = "Raspberry Pi 4 Model B Rev 1.5") -> Path:
        """Makes it a Pi; returns the folder of its settings."""
        folder = self.root / "boot" / "firmware"
        folder.mkdir(parents=True)
        (folder / "config.txt").write_text(config)
        (folder / "cmdline.txt").write_text("console=serial0,115200 console=tty1 root=PARTUUID=1-2 rootwait\n")
        (self.root / "proc" / "device-tree").mkdir(parents=True)
        (self.root / "proc" / "device-tree" / "model").write_text(model + "\0")
        return folder


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_shellcheck_finds_nothing(script: Path) -> None:
    checked = subprocess.run(
        ["shellcheck", "--external-sources", "--source-path=SCRIPTDIR/..", script],
        capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip
    assert checked.stdout == ""


@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh"])
def test_a_dry_run_tells_its_steps_and_changes_nothing(machine: Machine, script: str) -> None:
    machine.pi("dtparam=audio=on\n")
    before = machine.files()
    told = machine.do(script, "--dry-run")
    assert told.returncode == 0, told.stderr
    assert "Would: " in told.stdout
    assert machine.files() == before
    assert not machine.notes.exists()


def test_a_dry_run_names_the_program_the_unit_and_the_settings_it_would_write(machine: Machine) -> None:
    machine.pi("dtparam=audio=on\n")
    told = machine.install("--dry-run", "--yes")
    for step in ("pip install", "companion-box.service", "box.toml", "firmware/config.txt"):
        assert [line for line in told.splitlines() if line.startswith("Would:") and step in line]


def test_the_install_puts_every_file_in_its_place(machine: Machine) -> None:
    machine.install()
    files = machine.files()
    assert files["etc/systemd/system/companion-box.service"] == (ROOT / "systemd/companion-box.service").read_text()
    assert files["usr/local/bin/companion"] == "/opt/companion-box/venv/bin/companion"
    assert (machine.root / "opt/companion-box/venv/bin/companion").exists()
    assert "etc/systemd/system/multi-user.target.wants/companion-box.service" in files
    for place in ("sysusers.d/companion-box.conf", "modules-load.d/companion-box.conf", "avahi/services/companion-box.service",
                  "udev/rules.d/70-companion-box.rules", "companion-box/box.toml"):  # fmt: skip
        assert f"etc/{place}" in files


def test_a_second_install_leaves_the_same_and_one_program(machine: Machine) -> None:
    def settled() -> dict[str, str]:
        return {path: text for path, text in machine.files().items() if "venv" not in path}

    machine.install()
    first = settled()
    machine.install()
    assert settled() == first
    assert len(list((machine.root / "opt/companion-box").glob("venv-*"))) == 1


def test_the_services_user_can_read_it_all_even_where_roots_files_are_private(machine: Machine) -> None:
    before = os.umask(0o077)
    try:
        machine.install()
    finally:
        os.umask(before)
    unreadable = [path for path in machine.root.rglob("*") if not path.lstat().st_mode & stat.S_IROTH]
    assert unreadable == []


def test_an_install_that_fails_leaves_the_old_program_at_work(machine: Machine) -> None:
    machine.install()
    before = machine.files()
    python = Path(machine.environ["PYTHON"])
    python.write_text(PYTHON.replace("        printf ", "        exit 1; printf "))
    failed = machine.do("install.sh")
    assert failed.returncode == 1
    assert "What was here before still works." in failed.stderr
    assert before.items() <= machine.files().items()
    assert (machine.root / "opt/companion-box/venv/bin/companion").exists()


def test_the_owners_parts_list_stays_and_is_kept_when_another_is_asked_for(machine: Machine, tmp_path: Path) -> None:
    machine.install()
    mine = machine.root / "etc/companion-box/box.toml"
    mine.write_text("# mine\n")
    machine.install()
    assert mine.read_text() == "# mine\n"
    (tmp_path / "other box.toml").write_text("# another\n")
    for _ in range(2):
        machine.install("--box", str(tmp_path / "other box.toml"))
    assert mine.read_text() == "# another\n"
    assert [path.read_text() for path in mine.parent.glob("box.toml.*")] == ["# mine\n"]


def test_a_parts_list_that_cannot_be_built_is_refused_and_the_old_one_stays(machine: Machine, tmp_path: Path) -> None:
    machine.install()
    before = {path: text for path, text in machine.files().items() if not path.startswith("opt/")}
    (tmp_path / "new box.toml").write_text("broken = 1\n")
    refused = machine.do("install.sh", "--box", str(tmp_path / "new box.toml"))
    assert refused.returncode == 1
    assert "That box cannot be built: broken = 1. The parts list stays as it was." in refused.stderr
    assert {path: text for path, text in machine.files().items() if not path.startswith("opt/")} == before


def test_where_pypi_has_no_pins_for_this_python_the_other_wheels_are_taken(machine: Machine) -> None:
    machine.environ["HAS_PINS"] = "adafruit-lgpio"
    assert "No pin library" not in machine.install()
    machine.environ["HAS_PINS"] = "nobody has them"
    assert "No pin library" in machine.install()


def test_the_settings_of_a_pi_are_offered_and_not_taken_without_a_yes(machine: Machine) -> None:
    folder = machine.pi("dtparam=audio=on\n")
    assert machine.install().count("Offered, not done") == 3
    assert (folder / "config.txt").read_text() == "dtparam=audio=on\n"


def test_with_a_yes_a_pi_gets_its_settings_once_and_uninstall_takes_them_back(machine: Machine) -> None:
    folder = machine.pi("dtparam=audio=on\n\n[cm4]\notg_mode=1\n")
    for _ in range(2):
        machine.install("--yes")
    assert (folder / "config.txt").read_text() == (
        "dtparam=audio=on\n\n[cm4]\notg_mode=1\n# companion-box begin\n[all]\ndtparam=i2c_arm=on\n"
        "dtparam=i2c_arm_baudrate=400000\ndtparam=spi=on\nenable_uart=1\n# companion-box end\n"
    )
    assert (folder / "cmdline.txt").read_text() == "console=tty1 root=PARTUUID=1-2 rootwait\n"
    machine.do("uninstall.sh")
    assert (folder / "config.txt").read_text() == "dtparam=audio=on\n\n[cm4]\notg_mode=1\n"


@pytest.mark.parametrize("cut", ["# companion-box end\n", "# companion-box begin\n"])
def test_settings_that_the_owner_has_cut_into_are_not_lost(machine: Machine, cut: str) -> None:
    folder = machine.pi("dtparam=audio=on\n")
    machine.install("--yes")
    config = folder / "config.txt"
    config.write_text(config.read_text().replace(cut, "") + "gpu_mem=16\n")
    machine.install("--yes")
    machine.do("uninstall.sh")
    assert "dtparam=audio=on\n" in config.read_text()
    assert "gpu_mem=16\n" in config.read_text()


@pytest.mark.parametrize("model", ["Raspberry Pi 5 Model B Rev 1.0", "Raspberry Pi Compute Module 5 Rev 1.0"])
def test_on_a_pi_5_the_headers_serial_pins_have_another_setting(machine: Machine, model: str) -> None:
    folder = machine.pi("", model=model)
    machine.install("--yes")
    assert "dtparam=uart0=on\n" in (folder / "config.txt").read_text()


def test_uninstall_leaves_the_owners_games_and_settings_unless_told(machine: Machine) -> None:
    machine.install()
    games = machine.root / "var/lib/companion-box/journal.sqlite"
    games.parent.mkdir(parents=True)
    games.write_text("games")
    machine.do("uninstall.sh")
    assert set(machine.files()) == {"etc/companion-box/box.toml", "var/lib/companion-box/journal.sqlite"}
    machine.do("uninstall.sh", "--data")
    assert machine.files() == {}


def test_uninstall_may_be_run_where_nothing_is_installed(machine: Machine) -> None:
    assert [machine.do("uninstall.sh").returncode for _ in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("script", "arguments", "told"),
    [
        ("install.sh", ["--nope"], "Unknown: --nope. There are --box FILE, --yes and --dry-run."),
        ("install.sh", ["--box"], "--box needs a file"),
        ("install.sh", ["--box", "/no/such file"], "There is no file /no/such file."),
        ("uninstall.sh", ["--all"], "Unknown: --all. There are --data and --dry-run."),
        ("debian-packages.sh", [], "Say what for: debian-packages.sh run, test or box."),
    ],
)
def test_a_wrong_call_says_what_there_is_and_changes_nothing(
    machine: Machine, script: str, arguments: list[str], told: str
) -> None:
    refused = machine.do(script, *arguments)
    assert refused.returncode != 0
    assert told in refused.stderr
    assert not machine.root.exists()


@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh"])
def test_without_root_the_way_to_get_it_is_said(machine: Machine, script: str, tmp_path: Path) -> None:
    machine.environ |= {"DESTDIR": "", "PATH": str(bare_path(tmp_path, id="echo 1000"))}
    refused = machine.do(script)
    assert refused.returncode == 1
    assert "needs root: sudo " in refused.stderr


def bare_path(folder: Path, **programs: str) -> Path:
    """A folder of programs to stand for PATH: bash and dirname, and the shell lines given by name."""
    path = folder / "bin"
    path.mkdir()
    for tool in ("bash", "dirname"):
        (path / tool).symlink_to(shutil.which(tool) or tool)
    for name, lines in programs.items():
        program = path / name.replace("_", "-")
        program.write_text(f"#!/bin/bash\n{lines}\n")
        program.chmod(0o755)
    return path


NO_VENV = '[[ "$2" != *ensurepip* ]]'


def packages(machine: Machine, folder: Path, python: str, **programs: str) -> subprocess.CompletedProcess[str]:
    """Asks for what the program needs on a machine that has only these programs beside that Python."""
    note = f"echo ${{0##*/}} $* >> '{machine.notes}'"
    path = bare_path(folder, python3=python, **{name: lines or note for name, lines in programs.items()})
    machine.environ |= {"PATH": str(path), "PYTHON": "python3"}
    return machine.do("debian-packages.sh", "run")


def test_what_is_missing_is_installed_from_debian_and_said(machine: Machine, tmp_path: Path) -> None:
    asked = packages(machine, tmp_path, NO_VENV, id="echo 0", env='shift; "$@"', apt_get="", apt_cache="exit 0")
    assert asked.returncode == 0, asked.stderr
    assert "Missing: python3-venv (a folder of its own for the program's Python packages)" in asked.stdout
    assert "apt-get install -y -qq --no-install-recommends python3-venv" in machine.notes.read_text()


def test_a_user_with_sudo_installs_through_it(machine: Machine, tmp_path: Path) -> None:
    asked = packages(machine, tmp_path, NO_VENV, id="echo 1000", sudo="", apt_get="", apt_cache="exit 0")
    assert asked.returncode == 0, asked.stderr
    assert "sudo env DEBIAN_FRONTEND=noninteractive apt-get install" in machine.notes.read_text()


def test_a_user_without_sudo_is_told_what_to_ask_for(machine: Machine, tmp_path: Path) -> None:
    asked = packages(machine, tmp_path, NO_VENV, id="echo 1000", apt_get="", apt_cache="exit 0")
    assert asked.returncode == 1
    assert "Ask someone who may: apt-get install python3-venv" in asked.stderr


def test_where_there_is_no_apt_the_packages_are_named(machine: Machine, tmp_path: Path) -> None:
    asked = packages(machine, tmp_path, NO_VENV, id="echo 0")
    assert asked.returncode == 1
    assert "There is no apt-get here. Please install by hand: python3-venv" in asked.stderr


def test_a_python_that_is_too_old_is_named_with_the_least_that_will_do(machine: Machine, tmp_path: Path) -> None:
    asked = packages(machine, tmp_path, '[ "$1" = --version ] && echo Python 3.9.2 && exit; [[ "$2" != *"(3, 11)"* ]]')
    assert asked.returncode == 1
    assert "Python 3.9.2 is too old: 3.11 is the least" in asked.stderr


def test_where_nothing_is_missing_nothing_is_said_or_asked_of_apt(machine: Machine, tmp_path: Path) -> None:
    asked = packages(machine, tmp_path, "exit 0", apt_get="")
    assert (asked.returncode, asked.stdout, asked.stderr) == (0, "", "")
    assert not machine.notes.exists()
