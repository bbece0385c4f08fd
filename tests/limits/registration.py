"""Discord's rules for the registration of commands that neither discord.py nor Discord's document checks in full."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot import limits

COMMANDS = 100
COMMAND_NAME = 32
COMMAND_OPTIONS = 25
"""Options of a command, subcommands of a group, and choices of an option, each."""
COMMAND_CHARACTERS = 8000
"""A whole command: names, descriptions and values of it and all below it; of translations the longest counts."""
SUBCOMMAND, GROUP, STRING = 1, 2, 3
USER_MENU, MESSAGE_MENU = 2, 3
"""Types of whole commands."""
MENUS = 15
"""Menus of each type."""
LOCALES = {locale.value for locale in discord.Locale}


def faults(command: Mapping[str, Any]) -> list[str]:
    """Return all that is wrong with one top-level command's payload."""
    if command.get("type") in (USER_MENU, MESSAGE_MENU):
        return list(_of_menu(command))
    found = list(_of_node(command, command["name"]))
    if (size := characters(command)) > COMMAND_CHARACTERS:
        found.append(f"{command['name']}: {size} characters in all")
    return found


def _of_menu(command: Mapping[str, Any]) -> Iterator[str]:
    """Tell what is wrong with an entry in the menu of a person or a message: its name may have any letters."""
    for locale, name in _texts(command, "name"):
        if not 1 <= len(name.strip()) <= len(name) <= COMMAND_NAME:
            yield f"{command['name']}: name {name!r} ({locale})"
    yield from _locales(command, command["name"])
    if command.get("description") or command.get("options"):
        yield f"{command['name']}: a menu has neither description nor options"


def characters(node: Mapping[str, Any]) -> int:
    """Return the characters of a command as Discord counts them: of a text and its translations the longest."""
    own = _longest(node, "name") + _longest(node, "description")
    if isinstance(node.get("value"), str):
        own += len(node["value"])
    below = [*node.get("options", ()), *node.get("choices", ())]
    return own + sum(map(characters, below))


def _longest(node: Mapping[str, Any], field: str) -> int:
    return max((len(text) for _, text in _texts(node, field)), default=0)


def _texts(node: Mapping[str, Any], field: str) -> Iterator[tuple[str, str]]:
    if field in node:
        yield "default", node[field]
    yield from (node.get(f"{field}_localizations") or {}).items()


def _of_node(node: Mapping[str, Any], path: str) -> Iterator[str]:
    for locale, name in _texts(node, "name"):
        if not is_command_name(name):
            yield f"{path}: name {name!r} ({locale})"
    for locale, text in _texts(node, "description"):
        if not 1 <= len(text.strip()) <= len(text) <= limits.COMMAND_TEXT:
            yield f"{path}: description of {len(text)} characters ({locale})"
    yield from _locales(node, path)
    yield from _of_options(node.get("options") or [], path)


def _locales(node: Mapping[str, Any], path: str) -> Iterator[str]:
    for field in ("name_localizations", "description_localizations"):
        for locale in set(node.get(field) or {}) - LOCALES:
            yield f"{path}: Discord has no locale {locale!r}"


def _of_options(options: list[Mapping[str, Any]], path: str) -> Iterator[str]:
    if len(options) > COMMAND_OPTIONS:
        yield f"{path}: {len(options)} options"
    yield from doubles(options, path)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{path}: a required option after an optional one"
    for option in options:
        below = f"{path} {option['name']}"
        yield from _of_node(option, below)
        yield from _of_choices(option, below)


def doubles(nodes: list[Mapping[str, Any]] | list[dict[str, Any]], path: str) -> Iterator[str]:
    """Tell which of these have one name, in the default or in some language."""
    for locale in sorted(LOCALES):
        names = [(node.get("name_localizations") or {}).get(locale, node["name"]) for node in nodes]
        yield from (f"{path}: {name!r} twice in {locale}" for name in {*names} if names.count(name) > 1)


def _of_choices(option: Mapping[str, Any], path: str) -> Iterator[str]:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        yield f"{path}: choices and autocomplete"
    if len(choices) > COMMAND_OPTIONS:
        yield f"{path}: {len(choices)} choices"
    if len({choice["value"] for choice in choices}) != len(choices):
        yield f"{path}: a choice's value twice"
    for choice in choices:
        yield from _locales(choice, path)
        for locale, name in _texts(choice, "name"):
            if not 1 <= len(name) <= limits.COMMAND_TEXT:
                yield f"{path}: choice {name!r} ({locale})"
        if isinstance(choice["value"], str) and not 1 <= len(choice["value"]) <= limits.COMMAND_TEXT:
            yield f"{path}: choice's value {choice['value']!r}"


def is_command_name(name: str) -> bool:
    r"""Return whether Discord takes this name for a command or option: `^[-_'\p{L}\p{N}]{1,32}$`, in lower case.

    (Discord also takes Devanagari's and Thai's combining signs.)
    """
    return 1 <= len(name) <= COMMAND_NAME and name == name.lower() and all(map(_name_character, name))


def _name_character(character: str) -> bool:
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return unicodedata.name(character, "").startswith(("DEVANAGARI", "THAI"))
