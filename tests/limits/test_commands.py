"""All commands of the bot, in all languages, keep Discord's limits."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from bot.client import MissionClient
from bot.games.registry import TITLES
from bot.text.translator import FALLBACK, Translator
from tests.cogs.conftest import client_of
from tests.cogs.fake_service import FakeService
from tests.limits import registration
from tests.limits.registration import characters, doubles, faults
from tests.support.judge import ABSENT, Judge

MENUS = ("Invite to my table", "Their record", "Replay of this table", "As text")
"""In the menus of a person, in servers only, and of a message: they have names alone."""


@cache
def texts() -> Translator:
    return Translator(strict=True)


async def registered() -> list[dict[str, Any]]:
    return await client().tree.payload()


def client() -> MissionClient:
    return client_of(FakeService(), TITLES, texts(), strict=False)


def nodes(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options") or []:
        yield from nodes(option)


async def test_every_command_keeps_every_limit() -> None:
    commands = await registered()
    kinds = [command.get("type", 1) for command in commands]
    assert kinds.count(1) <= registration.COMMANDS
    assert all(kinds.count(menu) <= registration.MENUS for menu in (registration.USER_MENU, registration.MESSAGE_MENU))
    assert [fault for command in commands for fault in faults(command)] == []
    assert list(doubles(commands, "/")) == []


async def test_discords_own_document_takes_the_registration() -> None:
    judge = Judge.load()
    if judge is None:
        pytest.skip(ABSENT)
    assert judge.judge("PUT", "/applications/1/commands", await registered()) == []


async def test_all_of_it_is_translated() -> None:
    languages = [language for language in texts().languages if language != FALLBACK]
    assert languages
    for command in await registered():
        for node in nodes(command):
            for language in languages:
                if node["name"] not in MENUS:
                    assert language in node["description_localizations"], node["name"]


async def test_in_english_names_are_those_of_the_code() -> None:
    for command in await registered():
        for node in nodes(command):
            assert "en-US" not in node["name_localizations"]
    strings = [command._locale_name for command in client().tree.walk_commands()]
    words = texts().words(FALLBACK)
    named = [string for string in strings if string is not None and "phrase" in string.extras]
    assert len(named) > 10
    assert [string.message for string in named] == [words(string.extras["phrase"]) for string in named]


async def test_where_commands_can_be_used() -> None:
    for command in await registered():
        assert command["integration_types"] == [0]
        in_servers_only = command["name"] in ("server", "tables", "stats", "leaderboard", *MENUS[:2])
        assert command["contexts"] == ([0] if in_servers_only else [0, 1])


async def test_each_game_has_its_commands_and_its_line_in_play() -> None:
    commands = {command["name"]: command for command in await registered()}
    [game, _thread] = commands["play"]["options"]
    assert [choice["value"] for choice in game["choices"]] == list(TITLES)
    for title in TITLES.values():
        meta = title.game.meta
        [line] = [choice["name"] for choice in game["choices"] if choice["value"] == meta.id]
        assert line.startswith(f"{meta.title} ({meta.designer}): ")
        offered = {
            option["name"]: [slot["name"] for slot in option["options"]] for option in commands[meta.id]["options"]
        }
        wanted = {verb.id: [*(slot.id.replace("_", "-") for slot in verb.slots), "table"] for verb in meta.verbs}
        assert offered == wanted
        for option in commands[meta.id]["options"]:
            assert all(slot["autocomplete"] for slot in option["options"])


def _set(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda command: command.update({key: value})


def _option(**given: Any) -> dict[str, Any]:
    return {"type": 3, "name": "card", "description": "A card", "required": False} | given


def _options(*options: dict[str, Any]) -> Callable[[dict[str, Any]], None]:
    return _set("options", list(options))


CHOICE = {"name": "A", "value": "a"}
WRONG = [
    _set("name", "Jump"),
    _set("name", "two words"),
    _set("name", "x" * 33),
    _set("name", ""),
    _set("name", "a/b"),
    _set("name_localizations", {"de": "Springen"}),
    _set("name_localizations", {"xx": "springen"}),
    _set("description", ""),
    _set("description", " "),
    _set("description", "x" * 101),
    _set("description_localizations", {"de": "x" * 101}),
    _set("description_localizations", {"en": "x"}),
    _options(*(_option(name=f"o{number}") for number in range(26))),
    _options(_option(), _option()),
    _options(_option(), _option(name="other", name_localizations={"de": "card"})),
    _options(_option(), _option(name="other", required=True)),
    _options(_option(name="Card")),
    _options(_option(description="x" * 101)),
    _options(_option(choices=[CHOICE], autocomplete=True)),
    _options(_option(choices=[{"name": str(number), "value": str(number)} for number in range(26)])),
    _options(_option(choices=[CHOICE, CHOICE])),
    _options(_option(choices=[CHOICE | {"name": "x" * 101}])),
    _options(_option(choices=[CHOICE | {"value": "x" * 101}])),
    _options(_option(choices=[CHOICE | {"name_localizations": {"xx": "A"}}])),
    _options({"type": 1, "name": "sub", "description": "x", "options": [_option(name="Card")]}),
    _options(
        *(_option(name=f"o{n}", choices=[{"name": f"{n:09}x{m}", "value": "v" * 9 + f"{m}"} for m in range(20)])
          for n in range(20))
    ),
]  # fmt: skip


@pytest.mark.parametrize("spoil", WRONG)
def test_the_check_bites(spoil: Callable[[dict[str, Any]], None]) -> None:
    good: dict[str, Any] = {
        "name": "jump",
        "description": "Jump",
        "name_localizations": {"de": "springen"},
        "options": [
            _option(choices=[CHOICE], required=True),
            _option(name="tisch-7", name_localizations={"de": "plättchen"}),
        ],
    }
    assert faults(good) == []
    spoiled = copy.deepcopy(good)
    spoil(spoiled)
    assert faults(spoiled)


def test_of_translations_the_longest_counts() -> None:
    node = {"name": "ab", "name_localizations": {"de": "abcd", "fr": "a"}, "description": "x", "options": [CHOICE]}
    assert characters(node) == 4 + 1 + 2


@pytest.mark.parametrize(
    ("name", "good"),
    [("top-up", True), ("zurücknehmen", True), ("don't", True), ("плиты", True), ("कार्ड", True), ("手札", True),
     ("a b", False), ("Öl", False), ("a.b", False), ("🌀", False), ("", False), ("x" * 32, True), ("x" * 33, False)],
)  # fmt: skip
def test_names(name: str, good: bool) -> None:
    assert registration.is_command_name(name) == good
