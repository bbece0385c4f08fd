"""One group of commands per registered game, made from the verbs it declares. Nothing here knows a game.

Words: `<prefix>-verb-<verb>-about` and `<prefix>-slot-<slot>` are the descriptions; the same keys with `-name`
(`sm-verb-jump-name`, `sm-slot-card-name`) are the names that each language gives to commands and options.
"""

from __future__ import annotations

from discord import app_commands

from bot.games.core.actions import Slot, Verb
from bot.games.core.contract import Meta
from bot.service.card import Choice
from bot.service.request import Answer, Request
from cogs.commands import CommandSpec, Given, Option, make
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels
from cogs.options import table_option


def group(runner: InteractionRunner, labels: Labels, meta: Meta) -> app_commands.Group:
    """Return the game's commands."""
    about = labels.text("command-game-about", title=meta.title, designer=meta.designer)
    made = app_commands.Group(name=meta.id, description=about)
    for verb in meta.verbs:
        made.add_command(make(runner, _command_spec(runner, labels, meta, verb)))
    return made


def _command_spec(runner: InteractionRunner, labels: Labels, meta: Meta, verb: Verb) -> CommandSpec:
    key = f"{meta.prefix}-verb-{verb.id}"
    slots = {_name(slot): slot.id for slot in verb.slots}

    async def act(request: Request, given: Given) -> Answer:
        return await runner.service.command(request, meta.id, verb.id, _nouns(slots, given))

    options = (_option(runner, labels, meta, verb, slot) for slot in verb.slots)
    return CommandSpec(
        labels.name(verb.id, f"{key}-name"),
        labels.text(f"{key}-about"),
        act,
        (*options, table_option(runner, labels)),
    )


def _option(runner: InteractionRunner, labels: Labels, meta: Meta, verb: Verb, slot: Slot) -> Option:
    key = f"{meta.prefix}-slot-{slot.id}"
    slots = {_name(other): other.id for other in verb.slots}

    async def suggest(request: Request, typed: str, given: Given) -> list[Choice]:
        nouns = _nouns(slots, given)
        return await runner.service.complete(request, meta.id, verb.id, slot.id, nouns, typed)

    name = labels.name(_name(slot), f"{key}-name")
    return Option(name, labels.text(key), required=True, suggest=suggest)


def _nouns(slots: dict[str, str], given: Given) -> dict[str, str]:
    return {slots[name]: value for name, value in given.items() if name in slots}


def _name(slot: Slot) -> str:
    return slot.id.replace("_", "-")
