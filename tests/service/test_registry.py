"""Buttons and pages register themselves; no other list names them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.service import features
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features import registry
from bot.service.features.all_handlers import BUTTONS, PAGES
from bot.service.features.host_tools.actions import TOOLS
from bot.service.features.settings.actions import TYPED
from bot.service.request import Request
from tests.architecture.source import ROOT


async def nothing(_context: Context, _request: Request) -> Card:
    """Answer nothing."""
    return Card(())


def test_second_handler_of_a_button_or_page_is_refused() -> None:
    buttons, pages = dict(BUTTONS), dict(PAGES)
    with pytest.raises(ValueError, match="'join' has two handlers"):
        registry.button("join")(nothing)
    with pytest.raises(ValueError, match="'log' has two handlers"):
        registry.page("log")(nothing)
    assert (buttons, pages) == (BUTTONS, PAGES)


def calls(path: Path, *names: str) -> Iterator[ast.Call]:
    """Yield the calls of these functions and methods in a file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", None)
            if called in names:
                yield node


def texts(arguments: list[ast.expr]) -> set[str]:
    """Return what is written as text among these arguments."""
    return {each.value for each in arguments if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def test_handlers_register_in_modules_that_are_imported() -> None:
    """A decorator in a module of another name would register nothing until something else imports it."""
    (folder,) = features.__path__
    buttons, pages = set(TOOLS), set(TYPED)
    for path in sorted(Path(folder).rglob("*.py")):
        if path.parent.parent.name == "features" and path.name == "handlers.py":
            buttons |= set().union(*(texts(call.args) for call in calls(path, "button")))
            pages |= set().union(*(texts(call.args) for call in calls(path, "page")))
        else:
            assert "import button" not in path.read_text("utf-8"), f"{path} registers a handler and is not imported"
    assert (buttons, pages) == (set(BUTTONS), set(PAGES))


def test_every_button_that_a_card_makes_has_a_handler() -> None:
    made = set[str]()
    for path in (ROOT / "bot" / "service").rglob("*.py"):
        for call in calls(path, "ButtonId"):
            made |= texts(call.args[2:3])
        for call in calls(path, "button", "make_button", "_button", "id"):
            made |= texts(call.args[:1])
    assert len(made) > 40 and made - {""} <= set(BUTTONS)
