"""Dependencies point one way: games know only their contract, hardware and page never each other."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAME_MODULES = {"msgspec", "companion.contract"}
IMPURE = {
    "asyncio", "datetime", "io", "os", "pathlib", "queue", "random", "secrets", "shutil", "socket", "sqlite3", "subprocess",
    "tempfile", "threading", "time", "tomllib", "urllib", "uuid",
}  # fmt: skip
JOINTS = {"companion/app.py", "companion/command/box.py"}
"""The files that may know all three."""


def imports(source: str) -> set[str]:
    """Every module that a source imports, inside functions too; `from a import b` counts as `a` and `a.b`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return found


def sources(folder: str) -> list[Path]:
    found = sorted((ROOT / folder).rglob("*.py"))
    assert found, f"no files in {folder}"
    return found


def test_games_import_the_standard_library_msgspec_and_their_contract_only() -> None:
    for path in sources("companion/games"):
        own = "companion.games" + (
            f".{path.relative_to(ROOT / 'companion/games').parts[0]}" if path.parent.name != "games" else ""
        )
        for module in imports(path.read_text(encoding="utf-8")):
            top = module.split(".")[0]
            allowed = any(module == known or module.startswith(known + ".") for known in (*GAME_MODULES, own))
            assert allowed or (top in sys.stdlib_module_names and top not in IMPURE), f"{path}: {module}"


def test_a_game_opens_no_file() -> None:
    for path in sources("companion/games"):
        calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
        assert not [call for call in calls if ast.unparse(call.func) in ("open", "input", "print", "eval", "exec")], (
            path
        )


@pytest.mark.parametrize(
    ("folder", "forbidden"),
    [("companion", ("hardware", "web")), ("hardware", ("web",)), ("web", ("hardware",))],
)
def test_rooms_do_not_know_what_they_must_not(folder: str, forbidden: tuple[str, ...]) -> None:
    for path in sources(folder):
        if str(path.relative_to(ROOT)) in JOINTS:
            continue
        tops = {module.split(".")[0] for module in imports(path.read_text(encoding="utf-8"))}
        assert not tops & set(forbidden), path


def test_the_import_reader_sees_imports_inside_functions() -> None:
    assert imports("def f():\n    from os import path\n    import time") == {"os", "os.path", "time"}


# The rooms of the companion

MOST_ROOMS, MOST_FLOORS, MOST_ENTRIES = 20, 9, 18
BELOW = {
    "contract": set(),
    "inputs": {"contract"},
    "kept": {"contract", "clock", "registry", "words"},
    "games": {"contract"},
    "words": {"contract"},
    "table": {"contract", "inputs", "kept", "clock", "protocol", "registry", "rulebook", "words"},
}
"""What each wing may touch of the companion; the commands may touch everything, and nothing touches them."""


def rooms(folder: str) -> dict[str, set[str]]:
    """Every room of a package (a folder, or a file at its top) with the rooms that it imports."""
    known = {path.stem for path in (ROOT / folder).iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    package = folder.replace("/", ".")
    found: dict[str, set[str]] = {room: set() for room in known - {"__init__"}}
    for path in sources(folder):
        room = path.relative_to(ROOT / folder).parts[0].removesuffix(".py")
        if room != "__init__":
            modules = imports(path.read_text(encoding="utf-8"))
            touched = {
                module.removeprefix(package + ".").partition(".")[0]
                for module in modules
                if module.startswith(package + ".")
            }
            found[room] |= (touched & known) - {room}
    return found


def floors(touched: dict[str, set[str]]) -> list[set[str]]:
    """The rooms by floor, each touching lower ones only; what is left over when rooms go round in a circle is an error."""
    built: list[set[str]] = []
    placed: set[str] = set()
    while len(placed) < len(touched):
        floor = {room for room, below in touched.items() if room not in placed and below <= placed}
        assert floor, f"a circle among {sorted(set(touched) - placed)}"
        built.append(floor)
        placed |= floor
    return built


def test_the_companion_has_few_rooms_on_few_floors_and_no_circle() -> None:
    touched = rooms("companion")
    assert len(touched) <= MOST_ROOMS, sorted(touched)
    assert len(floors(touched)) <= MOST_FLOORS, floors(touched)


@pytest.mark.parametrize("wing", BELOW)
def test_a_wing_touches_only_what_lies_below_it(wing: str) -> None:
    assert rooms("companion")[wing] <= BELOW[wing]


def test_nothing_touches_the_commands() -> None:
    assert [room for room, touched in rooms("companion").items() if "command" in touched] == []


@pytest.mark.parametrize(
    "folder",
    [
        "companion",
        "companion/contract",
        "companion/table",
        "companion/inputs",
        "companion/kept",
        "companion/words",
        "companion/command",
    ],
)
def test_a_wing_says_what_belongs_there(folder: str) -> None:
    tree = ast.parse((ROOT / folder / "__init__.py").read_text(encoding="utf-8"))
    assert len((ast.get_docstring(tree) or "").split()) >= 5, folder


@pytest.mark.parametrize("package", ["companion", "hardware", "web", "systemd"])
def test_no_folder_is_crowded(package: str) -> None:
    folders = [path for path in (ROOT / package).rglob("*") if path.is_dir() and path.name != "__pycache__"]
    for folder in (ROOT / package, *folders):
        entries = [path for path in folder.iterdir() if path.name not in ("__pycache__", "__init__.py")]
        assert len(entries) <= MOST_ENTRIES, (folder, len(entries))


def test_the_builder_of_floors_sees_a_circle() -> None:
    assert floors({"a": set(), "b": {"a"}}) == [{"a"}, {"b"}]
    with pytest.raises(AssertionError, match="circle"):
        floors({"a": {"b"}, "b": {"a"}})
