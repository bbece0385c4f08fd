"""The house rules hold (DESIGN sections 1 and 11), and each of these tests can fail."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from fnmatch import fnmatch

import pytest

from tests.architecture import rules
from tests.architecture.source import ROOT, Source, everything, product

Rule = Callable[[Source], Iterator[str]]

FOR_THE_PRODUCT = (
    rules.layers,
    rules.floors,
    rules.no_state_for_renderers,
    rules.doors,
    rules.no_sql,
    rules.documented_once,
    rules.due_is_noted,
    rules.pure_games,
    rules.small,
)

TOP_LEVEL = (
    ".gitignore",
    ".ci",
    "README.md",
    "CHANGELOG.md",
    "Makefile",
    "LICENSE",
    "pyproject.toml",
    "requirements*.lock",
    ".env.example",
    "bot",
    "cogs",
    "renderers",
    "db",
    "docs",
    "tests",
)

# Written in two halves, so that this file does not name them itself.
UNSPEAKABLE = ("/work" + "/", "/root" + "/", "pypi" + ".org", "files.python" + "hosted", "/tmp/bash" + "_jobs")


@pytest.mark.parametrize("rule", FOR_THE_PRODUCT, ids=lambda rule: rule.__name__)
def test_the_house_rule_holds(rule: Rule):
    assert [fault for source in product() for fault in rule(source)] == []


def test_no_modules_import_each_other_in_a_circle():
    assert list(rules.circles(product())) == []


def test_the_names_of_tests_are_short():
    assert [fault for source in everything() for fault in rules.short_test_names(source)] == []


def test_nothing_is_silenced_without_a_name():
    assert [fault for source in everything() for fault in rules.nothing_silenced(source)] == []


VIOLATIONS: list[tuple[Rule, str, str]] = [
    (rules.layers, "bot/games/core/x.py", "from bot.games.space_mission.view import Card"),
    (rules.layers, "bot/games/core/x.py", "def f():\n    import bot.service"),
    (rules.layers, "bot/games/core/x.py", "from . import options"),
    (rules.layers, "bot/games/skymines/x.py", "from bot.games.space_mission import view"),
    (rules.layers, "bot/games/skymines/x.py", "import bot.service.tables.tx"),
    (rules.layers, "bot/games/skymines/x.py", "from bot.games.history.log import Acted"),
    (rules.layers, "bot/games/core/x.py", "from bot.games.history import replay"),
    (rules.layers, "bot/games/registry.py", "import bot.service"),
    (rules.layers, "bot/service/x.py", "from db.store import Store"),
    (rules.layers, "bot/service/x.py", "from bot.games.space_mission.state import SpaceMissionState"),
    (rules.layers, "bot/service/x.py", "import cogs.pages"),
    (rules.layers, "bot/service/x.py", "import renderers"),
    (rules.layers, "renderers/x.py", "from bot.games.space_mission import state"),
    (rules.layers, "renderers/x.py", "from bot.games.space_mission.setup import setup"),
    (rules.layers, "renderers/x.py", "import bot.games.history.replay"),
    (rules.layers, "db/x.py", "from bot.games.core.contract import Game"),
    (rules.layers, "db/x.py", "import bot.service.features.play.actions"),
    (rules.layers, "cogs/x.py", "from db.store import Store"),
    (rules.layers, "cogs/x.py", "import bot.games.space_mission"),
    (rules.layers, "bot/text/x.py", "import bot.games.core.contract"),
    (rules.floors, "bot/service/tables/x.py", "from bot.service.features.play import actions"),
    (rules.floors, "bot/service/features/x.py", "from bot.service.messages.sender import Sender"),
    (rules.floors, "bot/service/answers/x.py", "from bot.service import service"),
    (rules.floors, "bot/service/request.py", "import bot.service.context"),
    (rules.floors, "bot/service/novelty/x.py", ""),
    (rules.no_state_for_renderers, "renderers/x.py", "from bot.games.space_mission.state import Pilot"),
    (rules.no_state_for_renderers, "renderers/x.py", "from bot.games.core.contract import State"),
    (rules.doors, "bot/service/x.py", "import discord"),
    (rules.doors, "bot/commands/x.py", "from discord.http import Route"),
    (rules.doors, "cogs/x.py", "import simcord"),
    (rules.doors, "cogs/x.py", "from PIL import Image"),
    (rules.doors, "bot/service/x.py", "import sqlite3"),
    (rules.doors, "bot/app.py", "import aiosqlite"),
    (rules.doors, "db/store.py", "import asyncpg"),
    (rules.no_sql, "bot/service/x.py", "x = 'SELECT 1 FROM tables'"),
    (rules.no_sql, "bot/service/x.py", "x = f'DELETE FROM {name} WHERE id = 1'"),
    (rules.no_sql, "cogs/x.py", "x = 'PRAGMA user_version'"),
    (rules.due_is_noted, "db/x.py", "def f(self): self._source.defer('INSERT OR REPLACE INTO timer (due) VALUES (1)')"),
    (rules.due_is_noted, "db/x.py", "def f(self):\n    x = f'UPDATE {table} SET due = 1'"),
    (rules.due_is_noted, "db/x.py", "tx = GuildWriting(session, 1, now)"),
    (rules.documented_once, "db/x.py", "class A:\n    def stranger(self): ..."),
    (
        rules.documented_once,
        "db/x.py",
        'class A:\n    async def drop_posted(self):\n        """Delete the record of a posted message."""',
    ),
    (rules.pure_games, "bot/games/core/x.py", "import random"),
    (rules.pure_games, "bot/games/skymines/x.py", "from datetime import datetime"),
    (rules.pure_games, "bot/games/skymines/x.py", "import os.path"),
    (rules.pure_games, "bot/games/skymines/x.py", "from importlib import import_module"),
    (rules.pure_games, "bot/games/skymines/x.py", "x = open('cards.toml')"),
    (rules.pure_games, "bot/games/skymines/x.py", "import discord"),
    (rules.small, "bot/x.py", "\n" * 401),
    (rules.small, "bot/x.py", "def f():\n" + "    x = 1\n" * 60),
    (rules.short_test_names, "tests/test_x.py", f"def test_{'x' * 56}(): ..."),
    (rules.short_test_names, "tests/test_x.py", f"class TestX:\n    async def test_{'x' * 56}(self): ..."),
    (rules.nothing_silenced, "bot/x.py", "x = 1  # type" + ": ignore"),
    (rules.nothing_silenced, "bot/x.py", "x = 1  # no" + "qa"),
    (rules.nothing_silenced, "bot/x.py", "# ruff: no" + "qa"),
    (rules.nothing_silenced, "bot/x.py", "x = 1  # pyright: ig" + "nore"),
]


@pytest.mark.parametrize(("rule", "path", "text"), VIOLATIONS)
def test_a_violation_is_found(rule: Rule, path: str, text: str):
    assert list(rule(Source(path, text)))


FINE: list[tuple[Rule, str, str]] = [
    (rules.layers, "renderers/x.py", "from bot.games.space_mission.view import Planet"),
    (rules.layers, "bot/app.py", "import db.store, cogs, renderers"),
    (
        rules.floors,
        "bot/service/features/x.py",
        "from bot.service import names\nfrom bot.service.features.play.panel import panel",
    ),
    (rules.floors, "bot/app.py", "from bot.service.service import Host"),
    (rules.no_state_for_renderers, "renderers/x.py", "from bot.games.core.contract import Standing"),
    (rules.doors, "cogs/x.py", "import discord"),
    (rules.no_sql, "bot/x.py", '"""SELECT what you like FROM tables."""\nx = "Select a card"'),
    (rules.documented_once, "db/x.py", "class A:\n    async def drop_posted(self): ..."),
    (rules.documented_once, "db/x.py", 'class A:\n    async def drop_posted(self):\n        """At once."""'),
    (rules.pure_games, "bot/games/skymines/x.py", "import tomllib\nfrom importlib import resources"),
    (rules.due_is_noted, "db/x.py", "def f(self):\n    x = 'UPDATE timer SET due = 1'\n    self._note_due(1)"),
    (rules.small, "bot/x.py", "def f():\n" + "    x = 1\n" * 59),
    (rules.short_test_names, "tests/test_x.py", f"def test_{'x' * 55}(): ..."),
    (rules.nothing_silenced, "bot/x.py", "x = '# no" + "qa'  # noqa: E501"),
    (rules.nothing_silenced, "bot/x.py", "x = 1  # pyright: ignore[reportMissingTypeStubs] it has none"),
]


@pytest.mark.parametrize(("rule", "path", "text"), FINE)
def test_what_is_fine_is_not_found(rule: Rule, path: str, text: str):
    assert list(rule(Source(path, text))) == []


CIRCLES = {
    "by its name": {"db/a.py": "import db.b", "db/b.py": "from db.a import x"},
    "out of the package": {"db/a.py": "from db import b", "db/b.py": "from db import a"},
    "through a third": {
        "bot/a.py": "from cogs.b import x",
        "cogs/b.py": "import renderers",
        "renderers/__init__.py": "from bot.a import x",
    },
    "in a function": {"db/a.py": "import db.b", "db/b.py": "def f():\n    from db.a import x"},
    "for types alone": {
        "db/a.py": "from db import b",
        "db/b.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from db.a import A",
    },
    "with its own package": {"db/__init__.py": "from db.a import A", "db/a.py": "from db import A"},
    "with itself": {"db/a.py": "import db.a"},
}


@pytest.mark.parametrize("files", CIRCLES.values(), ids=CIRCLES)
def test_a_circle_of_modules_is_found(files: dict[str, str]):
    sources = [Source(path, text) for path, text in {"db/__init__.py": "", **files}.items()]
    assert list(rules.circles(sources))
    for path in files:
        assert not list(rules.circles([source for source in sources if source.path != path])), "each has its part in it"


def test_modules_that_import_one_way_only_are_no_circle():
    files = {
        "db/__init__.py": "from db.a import A\nfrom db.b import B",
        "db/a.py": "import sqlite3\nfrom db import b, c\nfrom db.b import B",
        "db/b.py": "from db import c",
        "db/c.py": "x = 'import db.a'",
    }
    assert list(rules.circles([Source(path, text) for path, text in files.items()])) == []


def test_every_module_of_the_product_is_part_of_the_program():
    assert list(rules.unreached(product())) == []


def test_a_module_that_only_tests_import_is_found():
    files = {
        "bot/__init__.py": "",
        "bot/__main__.py": "from bot import a\nx = 'bot.named:Game'",
        "bot/a.py": "def f():\n    import bot.service.features.all_handlers",
        "bot/named.py": "",
        "bot/service/features/all_handlers.py": "",
        "bot/service/features/notes/handlers.py": "",
        "bot/alone.py": "import bot.a\nx = 'bot.alone'",
    }
    found = list(rules.unreached([Source(path, text) for path, text in files.items()]))
    assert found == ["bot/alone.py is not part of the program"]


def _tracked() -> list[str]:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout, so what is tracked cannot be told")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    return [name for name in listed.stdout.decode().split("\0") if name]


def test_no_two_migrations_have_one_number():
    """Two branches that each add one meet only when they are merged."""
    found = [file.parent.name + "/" + file.name[:3] for file in (ROOT / "db" / "migrations").glob("*/*.sql")]
    assert sorted({number for number in found if found.count(number) > 1}) == []


def test_the_top_level_holds_only_what_belongs_there():
    tops = {name.partition("/")[0] for name in _tracked()}
    assert [top for top in sorted(tops) if not any(fnmatch(top, allowed) for allowed in TOP_LEVEL)] == []


def test_nothing_names_the_machine_it_was_written_on():
    found: list[str] = []
    for name in _tracked():
        file = ROOT / name
        if file.suffix in {".py", ".md", ".toml", ".lock", ".ftl", ".txt", ".html", ".sql", ""} and file.is_file():
            text = file.read_text(encoding="utf-8", errors="replace")
            found += [f"{name}: {word}" for word in UNSPEAKABLE if re.search(re.escape(word), text)]
    assert found == []
