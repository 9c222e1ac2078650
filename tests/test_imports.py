"""Dependencies point one way: games know only their contract, hardware and page never each other."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAME_MODULES = {"msgspec", "companion.game"}
IMPURE = {
    "asyncio", "datetime", "io", "os", "pathlib", "queue", "random", "secrets", "shutil", "socket", "sqlite3", "subprocess",
    "tempfile", "threading", "time", "tomllib", "urllib", "uuid",
}  # fmt: skip
JOINTS = {"companion/app.py", "companion/cli.py"}
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
